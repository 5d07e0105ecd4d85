import { and, eq, inArray, lt, ne, not, sql } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import type { StaffRole } from '#core/rights.ts';
import { isInForce, ownsPasskey } from '#platform/auth/session.ts';
import { accounts, credentials, secondFactors, sessions, signInChallenges } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { deleteInParts } from '#platform/db/delete-in-parts.ts';
import type { Role } from '../domain.ts';
import { accountLinks, knownDevices, passwordRequests, profiles, signInTries } from '../tables.ts';

/**
 * Takes one try from the bucket; false if `most` tries were taken within the window. A single statement, so that it is exact
 * under concurrency.
 */
export async function takeTry(
  db: Database,
  bucket: string,
  now: Date,
  { most, windowMs }: { most: number; windowMs: number },
): Promise<boolean> {
  const nowMs = now.getTime();
  const recent = sql`(select coalesce(jsonb_agg(tried.value order by tried.place), '[]'::jsonb)
    from jsonb_array_elements(${signInTries.tries}) with ordinality as tried(value, place)
    where (tried.value)::bigint > ${nowMs - windowMs}::bigint)`;
  const taken = await db
    .insert(signInTries)
    .values({ bucket, tries: [nowMs], lastTryAt: now })
    .onConflictDoUpdate({
      target: signInTries.bucket,
      set: { tries: sql`${recent} || to_jsonb(${nowMs}::bigint)`, lastTryAt: now },
      setWhere: sql`jsonb_array_length(${recent}) < ${most}`,
    })
    .returning({ bucket: signInTries.bucket });
  return taken.length > 0;
}

/** Gives back a try that did not fail. */
export async function returnTry(db: Database, bucket: string, takenAt: Date): Promise<void> {
  await db
    .update(signInTries)
    .set({
      tries: sql`${signInTries.tries} - coalesce((select max(tried.place)::int - 1
        from jsonb_array_elements(${signInTries.tries}) with ordinality as tried(value, place)
        where (tried.value)::bigint = ${takenAt.getTime()}::bigint), jsonb_array_length(${signInTries.tries}))`,
    })
    .where(eq(signInTries.bucket, bucket));
}

export async function deleteTriesBefore(db: Database, before: Date): Promise<void> {
  await deleteInParts(db, signInTries, lt(signInTries.lastTryAt, before));
}

/** Deletes known browsers that have not signed in since that instant. */
export async function deleteDevicesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before));
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
  await db.delete(passwordRequests).where(lt(passwordRequests.expiresAt, now));
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(not(isInForce));
  await db.delete(sessions).where(inArray(sessions.id, over));
  await db.delete(signInChallenges).where(sql`${signInChallenges.expiresAt} < now()`);
}

export async function findAccountByUsername(db: Database, username: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.username, username));
  return account;
}

export async function findAccount(db: Database, id: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** Whether another account's name has the same look (`lookOf`). */
export async function isLookTaken(db: Database, look: string, username: string): Promise<boolean> {
  return (await db.$count(accounts, and(eq(accounts.look, look), ne(accounts.username, username)))) > 0;
}

export async function countAdministrators(db: Database): Promise<number> {
  return db.$count(accounts, and(eq(accounts.role, 'administrator'), sql`${accounts.bannedAt} is null`));
}

/** Stores an account with its password and an empty profile. False if the name is taken. */
export async function insertAccount(
  db: Database,
  account: {
    readonly id: string;
    readonly credentialId: string;
    readonly username: string;
    readonly look: string;
    readonly role: Role;
    readonly staffRoles: readonly StaffRole[];
    readonly passwordHash: string;
    readonly mustChoosePassword: boolean;
    readonly language: Language;
    readonly at: Date;
  },
): Promise<boolean> {
  const {
    id,
    credentialId,
    username,
    look,
    role,
    staffRoles,
    passwordHash,
    mustChoosePassword,
    language,
    at,
  } = account;
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(accounts)
      .values({
        id,
        username,
        look,
        role,
        staffRoles: [...staffRoles],
        roleSince: at,
        mustChoosePassword,
        email: `${id}@no-mail.invalid`,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing({ target: accounts.username })
      .returning({ id: accounts.id });
    if (stored.length === 0) return false;
    await tx.insert(credentials).values({
      id: credentialId,
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: passwordHash,
      createdAt: at,
      updatedAt: at,
    });
    await tx.insert(profiles).values({ accountId: id, language, updatedAt: at });
    return true;
  });
}

export async function findPasswordHash(db: Database, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, accountId));
  return found?.password ?? undefined;
}

/** Keeps an account's row as it is until the transaction's end, once whoever is changing it is done. */
export async function holdAccountRow(db: Database, accountId: string): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('share');
}

/**
 * What decides whether and how a password opens an account; undefined if the account is gone. In a transaction, `isHeld` waits
 * for whoever is changing it, and keeps it as it is until the transaction's end.
 */
export async function readLock(db: Database, accountId: string, { isHeld = false } = {}) {
  // Hold the account's row alone and read afterwards: every change that shuts the account to somebody touches this row.
  if (isHeld) await holdAccountRow(db, accountId);
  const [found] = await db
    .select({
      passwordHash: credentials.password,
      role: accounts.role,
      bannedAt: accounts.bannedAt,
      twoFactorEnabled: accounts.twoFactorEnabled,
      // A client's password opens the account with or without one.
      needsPasskey: sql<boolean>`${accounts.role} = 'administrator' and not ${accounts.twoFactorEnabled} and ${ownsPasskey}`,
    })
    .from(accounts)
    .innerJoin(credentials, eq(credentials.userId, accounts.id))
    .where(eq(accounts.id, accountId));
  return found;
}

export async function updatePassword(
  db: Database,
  accountId: string,
  passwordHash: string,
  at: Date,
  mustChoosePassword = false,
): Promise<void> {
  await db
    .update(credentials)
    .set({ password: passwordHash, updatedAt: at })
    .where(eq(credentials.userId, accountId));
  await demandPassword(db, accountId, at, mustChoosePassword);
}

/** Sets whether the account's owner must choose a new password before anything else. */
export async function demandPassword(
  db: Database,
  accountId: string,
  at: Date,
  mustChoosePassword = true,
): Promise<void> {
  await db.update(accounts).set({ mustChoosePassword, updatedAt: at }).where(eq(accounts.id, accountId));
}

/**
 * Replaces an account's staff roles; without roles it becomes a client. `roleSince` starts anew if the account was not on the
 * team before, or gains the role `administrator`.
 */
export async function updateStaffRoles(
  db: Database,
  accountId: string,
  staffRoles: readonly StaffRole[],
  at: Date,
): Promise<void> {
  const stays = sql`'administrator' = any(${accounts.staffRoles}) or not ${staffRoles.includes('administrator')}::boolean`;
  await db
    .update(accounts)
    .set({
      role: staffRoles.length > 0 ? 'administrator' : 'client',
      staffRoles: [...staffRoles],
      roleSince: sql`case when ${accounts.role} = 'administrator' and (${stays}) then ${accounts.roleSince} else ${at.toISOString()}::timestamptz end`,
      updatedAt: at,
    })
    .where(eq(accounts.id, accountId));
}

/** Locks an account: nobody can sign in, and its sessions are invalid. If it is locked already, the original time stays. */
export async function lockAccount(db: Database, accountId: string, at: Date): Promise<void> {
  await db
    .update(accounts)
    .set({ bannedAt: sql`coalesce(${accounts.bannedAt}, ${at.toISOString()}::timestamptz)`, updatedAt: at })
    .where(eq(accounts.id, accountId));
}

export async function unlockAccount(db: Database, accountId: string, at: Date): Promise<void> {
  await db.update(accounts).set({ bannedAt: null, updatedAt: at }).where(eq(accounts.id, accountId));
}

/**
 * Deletes the account with everything that belongs only to it: sessions, password, second factor, profile, links, devices, saved
 * yachts.
 */
export async function deleteAccount(db: Database, accountId: string): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, accountId));
}

/** The id of the account's second factor, if it is in force. */
export async function findSecondFactorId(db: Database, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, accountId), secondFactors.verified));
  return found?.id;
}

/** Gives the account's second factor a new id: whoever compares ids takes it for another one. */
export async function renameSecondFactor(db: Database, accountId: string, id: string): Promise<void> {
  await db.update(secondFactors).set({ id }).where(eq(secondFactors.userId, accountId));
}

export async function deleteSecondFactor(db: Database, accountId: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, accountId));
  await db.update(accounts).set({ twoFactorEnabled: false }).where(eq(accounts.id, accountId));
}
