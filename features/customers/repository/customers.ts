import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  type InferSelectModel,
  inArray,
  lte,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { digitsOf, hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import type { CustomerSort } from '../domain/index.ts';
import { customers } from '../tables.ts';

export type Customer = InferSelectModel<typeof customers>;

export type CustomerFilter = {
  readonly q?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Only customers last active after that instant (`is`), or not after it. */
  readonly active?: { readonly is: boolean; readonly since: Date } | undefined;
};

/** Must be the same expression as in the trigram index, or the database cannot use that index. */
const searchedText = sql`${customers.name} || ' ' || coalesce(${customers.email}, '') || ' ' || ${customers.phone} || ' ' || ${digitsOf(customers.phone)}`;

function matching({ q, ids, active }: CustomerFilter): SQL | undefined {
  return and(
    ...hasAllOf(searchedText, q),
    ids && inArray(customers.id, [...ids]),
    active && (active.is ? gt : lte)(customers.lastActiveAt, active.since),
  );
}

const ORDERS: Readonly<Record<CustomerSort, SQL[]>> = {
  recent: [desc(customers.lastActiveAt), desc(customers.id)],
  name: [asc(sql`lower(${customers.name})`), asc(customers.id)],
  spent: [desc(customers.spentCents), desc(customers.id)],
  bookings: [desc(customers.bookings), desc(customers.id)],
};

/** One page of the customers that match. */
export async function findCustomers(
  db: Database,
  filter: CustomerFilter,
  sort: CustomerSort,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Customer[]> {
  return db
    .select()
    .from(customers)
    .where(matching(filter))
    .orderBy(...ORDERS[sort])
    .offset(offset)
    .limit(limit);
}

/** How many customers match, and the sums of their bookings and spending. */
export async function sumCustomers(db: Database, filter: CustomerFilter) {
  const [summed] = await db
    .select({
      customers: count(),
      bookings: sum(customers.bookings).mapWith(Number),
      spentCents: sum(customers.spentCents).mapWith(Number),
    })
    .from(customers)
    .where(matching(filter));
  return {
    customers: summed?.customers ?? 0,
    bookings: summed?.bookings ?? 0,
    spentCents: summed?.spentCents ?? 0,
  };
}

export async function countCustomers(db: Database, filter: CustomerFilter): Promise<number> {
  return db.$count(customers, matching(filter));
}

export async function findCustomer(db: Database, id: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  return customer;
}

/** Stores a customer whom staff added; undefined if another customer has that address. */
export async function insertCustomer(
  db: Database,
  customer: typeof customers.$inferInsert,
): Promise<Customer | undefined> {
  const [stored] = await db
    .insert(customers)
    .values(customer)
    .onConflictDoNothing({ target: customers.email })
    .returning();
  return stored;
}

/** Nothing but the customer's own row has their address: neither an account nor a request, but for one marked as spam. */
const isKnownByRowAlone = and(eq(customers.requests, 0), eq(customers.accounts, 0));

/**
 * Deletes a customer whom nothing but this row knows, if its version is still the one that was read; false if it has changed, or
 * somebody has asked for a charter by its address meanwhile.
 */
export async function deleteCustomer(db: Database, read: Pick<Customer, 'id' | 'version'>): Promise<boolean> {
  const { rowCount } = await db
    .delete(customers)
    .where(and(eq(customers.id, read.id), eq(customers.version, read.version), isKnownByRowAlone));
  return rowCount === 1;
}

/** Whether another customer has that address. */
export async function isAddressTaken(db: Database, email: string, exceptId: string): Promise<boolean> {
  const [found] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  return found !== undefined && found.id !== exceptId;
}

/**
 * Changes a customer if its version is still the one that was read; undefined if somebody else changed it first, or if its address was
 * to change and somebody has asked for a charter by it meanwhile.
 */
export async function updateCustomer(
  db: Database,
  read: Pick<Customer, 'id' | 'version' | 'email'>,
  fields: Partial<Pick<Customer, 'name' | 'email' | 'phone' | 'notes' | 'isEdited' | 'isAdded'>>,
): Promise<Customer | undefined> {
  const [changed] = await db
    .update(customers)
    .set({ ...fields, version: sql`${customers.version} + 1` })
    .where(
      and(
        eq(customers.id, read.id),
        eq(customers.version, read.version),
        fields.email === undefined || fields.email === read.email ? undefined : isKnownByRowAlone,
      ),
    )
    .returning();
  return changed;
}
