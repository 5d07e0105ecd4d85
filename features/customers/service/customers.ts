import { charterDayAt } from '#core/charter-time.ts';
import { countOf, reportOf } from '#core/csv.ts';
import { isId } from '#core/ids.ts';
import { dollarsFromCents } from '#core/money.ts';
import { ok, refused } from '#core/result.ts';
import { may } from '#core/rights.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { bookingQuery } from '#features/charters/schema/index.ts';
import { type Booking, findCalledClients } from '#features/charters/service/index.ts';
import { listBookings } from '#features/charters/service/list.ts';
import {
  type Balance,
  type CustomerTrail,
  readBalances,
  readCustomerTrail,
  readLanguages,
} from '#features/reporting/service/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { words } from '../components/admin/words/index.ts';
import { activeSince, CUSTOMER_BADGES, statusOf } from '../domain/index.ts';
import {
  type Customer,
  type CustomerFilter,
  countCustomers,
  deleteCustomer,
  findCustomer,
  findCustomers,
  insertCustomer,
  isAddressTaken,
  sumCustomers,
  updateCustomer,
} from '../repository/index.ts';
import type { CustomerBody, CustomerQuery, NewCustomerBody } from '../schema.ts';

export type { Customer } from '../repository/index.ts';

const MOST_REPORTED = 50_000;
function filterOf({ now }: Pick<Deps, 'now'>, { q, ids, status }: CustomerQuery): CustomerFilter {
  return { q, ids, active: status && { is: status === 'active', since: activeSince(now()) } };
}

/** How the activity log names a customer: by id only, because that log is kept for years. */
const nameInLog = ({ id }: Pick<Customer, 'id'>) => `Customer ${id.slice(-8)}`;

/** One page of the customers, with their balances, and how many match in all. */
export async function listCustomers(
  deps: Pick<Deps, 'db' | 'now'>,
  query: CustomerQuery,
): Promise<{
  readonly customers: Customer[];
  readonly balanceOf: (email: string | null) => Balance;
  readonly total: number;
}> {
  const filter = filterOf(deps, query);
  const part = { offset: (query.page - 1) * query.pageSize, limit: query.pageSize };
  const [customers, total] = await Promise.all([
    findCustomers(deps.db, filter, query.sort, part),
    countCustomers(deps.db, filter),
  ]);
  const balanceOf = await readBalances(
    deps,
    customers.flatMap(({ email }) => email ?? []),
  );
  return { customers, balanceOf, total };
}

/** The customers that match all words, the most recently active first. */
export async function findCustomersLike({ db }: Pick<Deps, 'db'>, q: string, most: number) {
  return findCustomers(db, { q }, 'recent', { offset: 0, limit: most });
}

/** At most this many suggestions fit under the field. Staff type more to narrow them. */
const MOST_OFFERED = 6;
/** A single letter would match almost everything. */
const SHORTEST = 2;

/**
 * The clients that match all words: customers first, the most recently active first, then clients without an email address who
 * booked by phone. Empty if the text is too short.
 */
export async function findClientsLike({ db }: Pick<Deps, 'db'>, q: string) {
  if (q.length < SHORTEST) return [];
  const [known, called] = await Promise.all([
    findCustomersLike({ db }, q, MOST_OFFERED),
    findCalledClients({ db }, q, MOST_OFFERED),
  ]);
  const languages = await readLanguages(
    { db },
    known.flatMap(({ email }) => email ?? []),
  );
  return [
    ...known.map(({ name, email, phone, bookings }) => ({
      name,
      email: email ?? '',
      phone,
      language: languages.get(email ?? '') ?? null,
      bookings,
    })),
    ...called.map((client) => ({ ...client, email: '', bookings: 0 })),
  ].slice(0, MOST_OFFERED);
}

/** The list as a CSV file with a total row; the export is logged. Refused with `report-too-long` above `most` rows. */
export async function reportCustomers(
  deps: Deps,
  query: CustomerQuery,
  by: ActivityActor,
  most = MOST_REPORTED,
) {
  const filter = filterOf(deps, query);
  const summed = await sumCustomers(deps.db, filter);
  if (summed.customers > most) return refused('report-too-long');
  const customers = await findCustomers(deps.db, filter, query.sort, { offset: 0, limit: most });
  await recordActivity(deps, by, {
    action: 'exported',
    subject: { kind: 'report', id: 'customers', name: 'Customers' },
    details: { rows: summed.customers },
  });
  return ok(
    reportOf(customers, [
      ['Name', ({ name }) => name, 'Total'],
      ['Email', ({ email }) => email ?? '', countOf(summed.customers, 'customer')],
      ['Phone', ({ phone }) => phone],
      ['Status', ({ lastActiveAt }) => CUSTOMER_BADGES[statusOf(lastActiveAt, deps.now())].label],
      ['Requests', ({ requests }) => requests],
      ['Bookings', ({ bookings }) => bookings, summed.bookings],
      ['Total (USD)', ({ spentCents }) => dollarsFromCents(spentCents), dollarsFromCents(summed.spentCents)],
      ['Account', ({ accounts }) => (accounts > 0 ? 'yes' : 'no')],
      ['First seen', ({ firstSeenAt }) => charterDayAt(firstSeenAt)],
      ['Last active', ({ lastActiveAt }) => charterDayAt(lastActiveAt)],
    ]),
  );
}

/** A customer with their bookings, their balance, and their accounts, applications and inquiries. */
export type OpenedCustomer = {
  readonly customer: Customer;
  readonly bookings: readonly Booking[];
  readonly trail: CustomerTrail;
  readonly balance: Balance;
};

/**
 * Everything the business knows about a customer. Financing applications are left out if the reader's role may not read them.
 * Refused with `customer-not-found`.
 */
export async function openCustomer(
  deps: Pick<Deps, 'db' | 'now'>,
  id: string,
  { staffRoles }: Pick<Actor, 'staffRoles'>,
) {
  const customer = isId(id) ? await findCustomer(deps.db, id) : undefined;
  if (!customer) return refused('customer-not-found');
  const [{ bookings }, trail, balanceOf] = await Promise.all([
    customer.email === null
      ? { bookings: [] }
      : listBookings(deps, bookingQuery.parse({ email: customer.email, pageSize: 100 })),
    readCustomerTrail(deps, { ...customer, withApplications: may(staffRoles, 'financing', 'reads') }),
    readBalances(deps, customer.email === null ? [] : [customer.email]),
  ]);
  return ok<OpenedCustomer>({ customer, bookings, trail, balance: balanceOf(customer.email) });
}

/** Whether nothing but what staff added knows the customer: then they may change the address, or remove the customer. */
export const isOnlyAdded = ({ requests, accounts }: Customer) => requests === 0 && accounts === 0;

const refusedAddress = <Reason extends 'customer-known' | 'invalid'>(reason: Reason, message: string) => ({
  ...refused(reason),
  issues: [{ path: 'email', message }],
});
const addressTaken = () => refusedAddress('customer-known', words.addressTaken);
const addressFixed = () => refusedAddress('invalid', words.addressFixed);

/** Why a customer cannot get that address; undefined if they can, or already have it. */
async function problemOfAddress({ db }: Pick<Deps, 'db'>, before: Customer, wanted: string | null) {
  if (wanted === before.email) return undefined;
  if (!isOnlyAdded(before)) return addressFixed();
  return wanted && (await isAddressTaken(db, wanted, before.id)) ? addressTaken() : undefined;
}

/** Adds a customer, in the caller's transaction. Refused with `customer-known` if another customer has that address. */
export async function addCustomer(deps: Deps, { email, ...typed }: NewCustomerBody, by: ActivityActor) {
  const now = deps.now();
  const customer = await insertCustomer(deps.db, {
    ...typed,
    id: deps.newId(),
    email: email.toLowerCase(),
    isAdded: true,
    isEdited: true,
    firstSeenAt: now,
    lastActiveAt: now,
  });
  if (!customer) return addressTaken();
  await recordActivity(deps, by, {
    action: 'added',
    subject: { kind: 'customer', id: customer.id, name: nameInLog(customer) },
  });
  return ok({ id: customer.id, version: customer.version, message: words.isOnList });
}

/**
 * Changes a customer's name, phone and notes, and the address if no request or account has it. Once name or phone is edited,
 * neither follows the customer's requests any more.
 *
 * Refused with `customer-not-found`, `customer-known`, `invalid` for an address that cannot be changed here, or
 * `changed-meanwhile` with what a colleague has saved.
 */
export async function editCustomer(
  deps: Deps,
  id: string,
  { version, email, ...typed }: CustomerBody,
  by: ActivityActor,
) {
  return allOrNothing(deps, async (within) => {
    const before = isId(id) ? await findCustomer(within.db, id) : undefined;
    if (!before) return refused('customer-not-found');
    if (version !== undefined && version !== before.version) return refused('changed-meanwhile');
    const wanted = email ? email.toLowerCase() : before.email;
    const problem = await problemOfAddress(within, before, wanted);
    if (problem) return problem;
    const isNamedAnew = typed.name !== before.name || typed.phone !== before.phone;
    const changed = await updateCustomer(within.db, before, {
      ...typed,
      email: wanted,
      isEdited: before.isEdited || isNamedAnew,
      // At another address the team alone knows the customer, also one whom a request that is marked as spam has left on the list.
      isAdded: before.isAdded || wanted !== before.email,
    });
    if (!changed) return refused('changed-meanwhile');
    const fields = (['name', 'email', 'phone', 'notes'] as const).filter(
      (field) => changed[field] !== before[field],
    );
    await recordActivity(within, by, {
      action: 'edited',
      subject: { kind: 'customer', id, name: nameInLog(before) },
      // Log only which fields changed, never their values: the log outlives a closed account.
      details: { changed: fields },
    });
    return ok({ id, version: changed.version, message: words.isSaved });
  });
}

/**
 * Takes off the list a customer whom staff added and who has no request and no account, such as one with a mistyped address. Their
 * notes go too. Refused with `customer-not-found`, `customer-in-use`, or `changed-meanwhile` with what a colleague has saved.
 */
export async function removeCustomer(deps: Deps, id: string, version: number | undefined, by: ActivityActor) {
  return allOrNothing(deps, async (within) => {
    const before = isId(id) ? await findCustomer(within.db, id) : undefined;
    if (!before) return refused('customer-not-found');
    if (!isOnlyAdded(before)) return refused('customer-in-use');
    if (version !== undefined && version !== before.version) return refused('changed-meanwhile');
    if (!(await deleteCustomer(within.db, before))) return refused('changed-meanwhile');
    await recordActivity(within, by, {
      action: 'deleted',
      subject: { kind: 'customer', id, name: nameInLog(before) },
    });
    return ok({ id, version: before.version, message: words.isRemoved });
  });
}
