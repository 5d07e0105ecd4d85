import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { accounts, sessions } from '#server/auth/tables.ts';
import type { Database } from '#server/db/database.ts';

const isOneNow = and(eq(accounts.role, 'administrator'), isNull(accounts.bannedAt));

/** The administrators, by name, with the browsers each is signed in with. */
export async function findTeam(db: Database) {
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      hasSecondFactor: accounts.twoFactorEnabled,
      mustChoosePassword: accounts.mustChoosePassword,
      createdAt: accounts.createdAt,
      sessionCount: sql<number>`count(${sessions.id})::int`,
      lastSeenAt: sql<Date | null>`max(${sessions.updatedAt})`.mapWith(sessions.updatedAt),
    })
    .from(accounts)
    .leftJoin(sessions, and(eq(sessions.userId, accounts.id), sql`${sessions.expiresAt} > now()`))
    .where(isOneNow)
    .groupBy(accounts.id)
    .orderBy(asc(accounts.username));
}

/** The administrators, locked until the transaction ends. */
export async function lockAdministrators(db: Database) {
  return db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(isOneNow)
    .orderBy(asc(accounts.id))
    .for('update');
}
