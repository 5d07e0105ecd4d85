import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { customers, privacyRequests } from '../tables.ts';
import type { Customer } from './customers.ts';

export type PrivacyRequest = InferSelectModel<typeof privacyRequests>;

/** Which customer rows are meant: those of the accounts, and the one with the address. */
export type CustomersOf = { readonly accountIds: readonly string[]; readonly email: string | undefined };

const of = ({ accountIds, email }: CustomersOf) =>
  or(
    inArray(customers.accountId, [...accountIds]),
    email === undefined ? undefined : eq(customers.email, email.toLowerCase()),
  );

export async function findCustomersTouching(db: Database, whose: CustomersOf): Promise<Customer[]> {
  return db.select().from(customers).where(of(whose));
}

/** Deletes the customer rows, with the team's notes. Requests still stored for the address create a row without notes again. */
export async function deleteCustomers(db: Database, whose: CustomersOf): Promise<void> {
  await db.delete(customers).where(of(whose));
}

/**
 * Deletes customers whom staff added and who have no request and no account, if last active before that instant. Returns how
 * many.
 */
export async function deleteAddedBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(customers)
    .where(
      and(
        customers.isAdded,
        eq(customers.requests, 0),
        eq(customers.accounts, 0),
        lt(customers.lastActiveAt, before),
      ),
    );
  return rowCount ?? 0;
}

/** Stores a privacy request; false if one of that kind for that person is still open. */
export async function insertPrivacyRequest(
  db: Database,
  request: typeof privacyRequests.$inferInsert,
): Promise<boolean> {
  await deletePrivacyRequestsOver(db, request.askedAt);
  const stored = await db
    .insert(privacyRequests)
    .values(request)
    .onConflictDoNothing({ target: [privacyRequests.kind, privacyRequests.who] })
    .returning({ id: privacyRequests.id });
  return stored.length > 0;
}

/** The privacy requests that wait for a second colleague, or are agreed to and not yet over; the oldest first. */
export async function findPrivacyRequests(db: Database, now: Date): Promise<PrivacyRequest[]> {
  return db
    .select()
    .from(privacyRequests)
    .where(gt(privacyRequests.endsAt, now))
    .orderBy(asc(privacyRequests.askedAt), asc(privacyRequests.id));
}

/** One open privacy request, locked until the transaction ends. */
export async function lockPrivacyRequest(
  db: Database,
  id: string,
  now: Date,
): Promise<PrivacyRequest | undefined> {
  const [found] = await db
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.id, id), gt(privacyRequests.endsAt, now)))
    .for('update');
  return found;
}

export async function agreeToPrivacyRequest(
  db: Database,
  id: string,
  agreed: Pick<PrivacyRequest, 'agreedBy' | 'endsAt'>,
): Promise<void> {
  await db.update(privacyRequests).set(agreed).where(eq(privacyRequests.id, id));
}

export async function deletePrivacyRequest(db: Database, id: string): Promise<void> {
  await db.delete(privacyRequests).where(eq(privacyRequests.id, id));
}

/** Deletes all privacy requests about a person who is erased. */
export async function deletePrivacyRequestsOf(db: Database, whom: readonly string[]): Promise<void> {
  await db.delete(privacyRequests).where(inArray(privacyRequests.who, [...whom]));
}

/** Deletes privacy requests that are over. Returns how many. */
export async function deletePrivacyRequestsOver(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(privacyRequests).where(lte(privacyRequests.endsAt, now));
  return rowCount ?? 0;
}

/** Makes other transactions that call it for the same person wait until this one ends. */
export async function lockPerson(db: Database, who: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person ${who}`}, 0))`);
}
