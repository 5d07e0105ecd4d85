import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isInForce, ownsPasskey } from '#platform/auth/session.ts';
import { accounts, sessions } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { passwordRequests } from '../tables.ts';

const isOneNow = and(eq(accounts.role, 'administrator'), isNull(accounts.bannedAt));

/** The team by name, with how many browsers each member is signed in with. */
export async function findTeam(db: Database) {
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      staffRoles: accounts.staffRoles,
      hasSecondFactor: sql<boolean>`${accounts.twoFactorEnabled} or ${ownsPasskey}`,
      mustChoosePassword: accounts.mustChoosePassword,
      createdAt: accounts.createdAt,
      roleSince: accounts.roleSince,
      sessionCount: sql<number>`count(${sessions.id})::int`,
      lastSeenAt: sql<Date | null>`max(${sessions.updatedAt})`.mapWith(sessions.updatedAt),
    })
    .from(accounts)
    .leftJoin(sessions, and(eq(sessions.userId, accounts.id), isInForce))
    .where(isOneNow)
    .groupBy(accounts.id)
    .orderBy(asc(accounts.username));
}

/** The team, locked until the transaction ends. */
export async function lockTeam(db: Database) {
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      staffRoles: accounts.staffRoles,
      roleSince: accounts.roleSince,
    })
    .from(accounts)
    .where(isOneNow)
    .orderBy(asc(accounts.id))
    .for('update');
}

/** The team's names and roles, by name. */
export async function findColleagues(db: Database) {
  return db
    .select({ id: accounts.id, username: accounts.username, staffRoles: accounts.staffRoles })
    .from(accounts)
    .where(isOneNow)
    .orderBy(asc(accounts.username));
}

const askers = alias(accounts, 'askers');

/** The open requests for one-time passwords, with who made them. */
export async function findPasswordRequests(db: Database, now: Date) {
  return db
    .select({
      accountId: passwordRequests.accountId,
      askedBy: passwordRequests.askedBy,
      askedByName: askers.username,
      withoutSecondFactor: passwordRequests.withoutSecondFactor,
      dueAt: passwordRequests.dueAt,
    })
    .from(passwordRequests)
    .innerJoin(askers, eq(askers.id, passwordRequests.askedBy))
    .where(gt(passwordRequests.expiresAt, now));
}

/** Stores a request; false if the account has one that is still open. */
export async function insertPasswordRequest(
  db: Database,
  request: typeof passwordRequests.$inferInsert,
): Promise<boolean> {
  const { accountId: _accountId, ...fields } = request;
  const stored = await db
    .insert(passwordRequests)
    .values(request)
    .onConflictDoUpdate({
      target: passwordRequests.accountId,
      set: fields,
      setWhere: sql`${passwordRequests.expiresAt} <= ${request.askedAt.toISOString()}::timestamptz`,
    })
    .returning({ accountId: passwordRequests.accountId });
  return stored.length > 0;
}

/** Deletes and returns an account's open request; undefined if there is none. */
export async function takePasswordRequest(db: Database, accountId: string, now: Date) {
  const [taken] = await db
    .delete(passwordRequests)
    .where(and(eq(passwordRequests.accountId, accountId), gt(passwordRequests.expiresAt, now)))
    .returning();
  return taken;
}
