import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { customers, privacyRequests } from '../tables.ts';
import type { Customer } from './customers.ts';

export type PrivacyRequest = InferSelectModel<typeof privacyRequests>;

/** Whose entries are meant: those of accounts, and that of an address. */
export type CustomersOf = { readonly accountIds: readonly string[]; readonly email: string | undefined };

const of = ({ accountIds, email }: CustomersOf) =>
  or(
    inArray(customers.accountId, [...accountIds]),
    email === undefined ? undefined : eq(customers.email, email.toLowerCase()),
  );

export async function findCustomersTouching(db: Database, whose: CustomersOf): Promise<Customer[]> {
  return db.select().from(customers).where(of(whose));
}

/** Deletes what the team has written about somebody. What still counts for the address brings a bare entry back. */
export async function deleteCustomers(db: Database, whose: CustomersOf): Promise<void> {
  await db.delete(customers).where(of(whose));
}

/** Forgets whom staff wrote down and who have neither asked, sailed nor signed up since that instant; answers how many. */
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

/** Stores what was asked; false when the same has been asked for that person and is not over. */
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

/** What waits for a second colleague, or was agreed to and is not over, the oldest first. */
export async function findPrivacyRequests(db: Database, now: Date): Promise<PrivacyRequest[]> {
  return db
    .select()
    .from(privacyRequests)
    .where(gt(privacyRequests.endsAt, now))
    .orderBy(asc(privacyRequests.askedAt), asc(privacyRequests.id));
}

/** One of them, locked until the transaction ends. */
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

/** Forgets what else was asked for of somebody who is erased. */
export async function deletePrivacyRequestsOf(db: Database, whom: readonly string[]): Promise<void> {
  await db.delete(privacyRequests).where(inArray(privacyRequests.who, [...whom]));
}

/** Forgets what is over; answers how many. */
export async function deletePrivacyRequestsOver(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(privacyRequests).where(lte(privacyRequests.endsAt, now));
  return rowCount ?? 0;
}

/** Has whoever changes the same person's data wait until this transaction is over. */
export async function lockPerson(db: Database, who: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person ${who}`}, 0))`);
}
