import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { accounts } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import type { Part } from '#platform/jobs/in-parts.ts';
import { profiles } from '../tables.ts';

/** The accounts that have this email address, and whether each has confirmed it. */
export async function findAccountsOfAddress(db: Database, email: string) {
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      role: accounts.role,
      isConfirmed: sql<boolean>`${profiles.emailVerifiedAt} is not null`,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(sql`lower(${profiles.email}) = lower(${email})`)
    .orderBy(asc(accounts.id));
}

/**
 * Removes an address from profiles where it was typed but never confirmed: those accounts' owners need not be the address's
 * owner.
 */
export async function forgetTypedAddress(db: Database, email: string): Promise<void> {
  await db
    .update(profiles)
    .set({ email: '' })
    .where(and(sql`lower(${profiles.email}) = lower(${email})`, isNull(profiles.emailVerifiedAt)));
}

/**
 * A part of the clients' accounts that were last used before `before`. Without those whose owners were warned after
 * `told`, and so still have time.
 */
export async function findUnused(
  db: Database,
  { before, told }: { readonly before: Date; readonly told: Date },
  { after, most }: Part,
) {
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      lastUsedAt: accounts.lastUsedAt,
      closingNoticeAt: accounts.closingNoticeAt,
    })
    .from(accounts)
    .where(
      and(
        after ? gt(accounts.id, after) : undefined,
        eq(accounts.role, 'client'),
        lt(accounts.lastUsedAt, before),
        or(
          isNull(accounts.closingNoticeAt),
          lte(accounts.closingNoticeAt, accounts.lastUsedAt),
          lte(accounts.closingNoticeAt, told),
        ),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(most);
}

export async function noteClosingNotice(db: Database, accountId: string, at: Date): Promise<void> {
  await db.update(accounts).set({ closingNoticeAt: at }).where(eq(accounts.id, accountId));
}

/** Whether an account is still unused since that instant; locks it until the transaction ends. */
export async function isStillUnused(db: Database, accountId: string, before: Date): Promise<boolean> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'client'), lt(accounts.lastUsedAt, before)))
    .for('update');
  return found.length > 0;
}
