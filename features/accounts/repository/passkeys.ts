import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { accounts, passkeys } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';

/** An account's passkeys, in the order in which they were added. */
export async function findPasskeys(db: Database, accountId: string) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function hasPasskey(db: Database, accountId: string): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.accountId, accountId))) > 0;
}

export async function findPasskey(db: Database, credentialId: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** Waits for whoever is changing how the account is opened or is signing in to it, and lets nobody else until the end. */
const lockOwner = (db: Database, accountId: string) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');

/** Stores a passkey, unless its credential is stored already or the account has `most` passkeys. */
export async function insertPasskey(
  db: Database,
  passkey: typeof passkeys.$inferInsert,
  most: number,
): Promise<'stored' | 'known' | 'full'> {
  // So two passkeys added at once are counted one after the other.
  await lockOwner(db, passkey.accountId);
  if ((await db.$count(passkeys, eq(passkeys.accountId, passkey.accountId))) >= most) return 'full';
  const stored = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return stored.length > 0 ? 'stored' : 'known';
}

/** Records a use; false if the counter has not grown since the last use, because then one of the two uses came from a copy. */
export async function notePasskeyUse(db: Database, id: string, counter: number, at: Date): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter} = 0`),
      ),
    )
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

const owned = (accountId: string, id: string) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));

/** Renames one of an account's passkeys; false if the account has no such passkey. */
export async function renamePasskey(
  db: Database,
  accountId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { rowCount } = await db.update(passkeys).set({ name }).where(owned(accountId, id));
  return (rowCount ?? 0) > 0;
}

/** Deletes one of an account's passkeys; false if the account has no such passkey. In a transaction, which locks the account. */
export async function deletePasskey(db: Database, accountId: string, id: string): Promise<boolean> {
  await lockOwner(db, accountId);
  const { rowCount } = await db.delete(passkeys).where(owned(accountId, id));
  return (rowCount ?? 0) > 0;
}

/** Deletes an account's passkeys; with `after`, only those added after that instant. */
export async function deletePasskeys(db: Database, accountId: string, after?: Date): Promise<void> {
  await db
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), after ? gt(passkeys.createdAt, after) : undefined));
}
