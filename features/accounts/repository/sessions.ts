import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { isInForce } from '#platform/auth/session.ts';
import { accounts, sessions, signInChallenges } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { knownDevices } from '../tables.ts';

export async function findSessions(db: Database, accountId: string) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(and(eq(sessions.userId, accountId), isInForce))
    .orderBy(desc(sessions.updatedAt));
}

/** Records that the session's user has just proved to be the account's owner. */
export async function confirmSession(db: Database, sessionId: string): Promise<void> {
  await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** Ends one session of an account; false if the account has no such session. */
export async function deleteSession(db: Database, accountId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), eq(sessions.id, sessionId)));
  return (rowCount ?? 0) > 0;
}

export async function deleteSessionOf(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, tokenHash));
}

/** Ends an account's sign-ins that wait for their second factor. */
export async function deleteChallenges(db: Database, accountId: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.value, accountId));
}

/** Ends an account's sessions, except the one given. */
export async function deleteSessions(db: Database, accountId: string, but?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), but ? ne(sessions.id, but) : undefined));
}

export async function findChallengedAccount(db: Database, identifier: string): Promise<string | undefined> {
  const [found] = await db
    .select({ accountId: signInChallenges.value })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.identifier, identifier), sql`${signInChallenges.expiresAt} > now()`));
  return found?.accountId;
}

/** Ends an account's sessions and unfinished sign-ins, and forgets its known browsers, except the session and browser given. */
export async function shutOut(
  db: Database,
  accountId: string,
  but: { readonly sessionId?: string; readonly deviceHash?: string | undefined } = {},
): Promise<void> {
  const { sessionId, deviceHash } = but;
  await deleteSessions(db, accountId, sessionId);
  await deleteChallenges(db, accountId);
  await db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.accountId, accountId),
        deviceHash ? ne(knownDevices.deviceHash, deviceHash) : undefined,
      ),
    );
}

export async function isKnownDevice(db: Database, accountId: string, deviceHash: string): Promise<boolean> {
  return (
    (await db.$count(
      knownDevices,
      and(eq(knownDevices.accountId, accountId), eq(knownDevices.deviceHash, deviceHash)),
    )) > 0
  );
}

export async function keepDevice(
  db: Database,
  accountId: string,
  deviceHash: string,
  at: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ accountId, deviceHash, lastSeenAt: at })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.deviceHash],
      set: { lastSeenAt: at },
    });
}
