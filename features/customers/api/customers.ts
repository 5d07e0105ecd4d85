import { z } from 'zod';
import { charterDayAt } from '#core/charter-time.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import { encodeBooking } from '#features/charters/api/encode.ts';
import type { Balance } from '#features/reporting/service/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { answerRefusal, answerResult, csvHeaders, tellPages } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import {
  createApiRouter,
  csvFile,
  jsonAnswer,
  jsonBody,
  routesFor,
  versionQuery,
} from '#platform/http/route.ts';
import { statusOf } from '../domain/index.ts';
import {
  clientsQuery,
  customerAnswer,
  customerBody,
  customerDetailAnswer,
  customerKeptAnswer,
  customerQuery,
  knownClientAnswer,
  newCustomerBody,
} from '../schema.ts';
import {
  addCustomer,
  type Customer,
  editCustomer,
  findClientsLike,
  isOnlyAdded,
  listCustomers,
  type OpenedCustomer,
  openCustomer,
  removeCustomer,
  reportCustomers,
} from '../service/customers.ts';

const routes = routesFor({ audience: 'administrator', area: 'customers', tags: ['Customers'] });
const params = z.object({ customerId: z.string().max(60) });
const one = '/api/admin/customers/{customerId}';

const getList = routes.get('/api/admin/customers', {
  summary: 'Customers: from accounts and requests, merged by email',
  description: '`X-Total-Count` tells how many there are in all; `Link` leads on.',
  request: { query: customerQuery },
  responses: { 200: jsonAnswer('A page of them', z.array(customerAnswer)) },
});

const getReport = routes.get('/api/admin/customers-report', {
  does: 'exports',
  'x-confirmed': true,
  summary: 'Customers as a CSV file',
  description: 'For the same filter, with a total row; safe to open in a spreadsheet.',
  request: { query: customerQuery },
  responses: { 200: csvFile },
});

const getClients = routes.get('/api/admin/clients', {
  summary: 'Clients by what was typed of their name, email or phone',
  description: 'A few. Of fewer than two letters, nobody.',
  request: { query: clientsQuery },
  responses: { 200: jsonAnswer('Who was found', z.array(knownClientAnswer)) },
});

const postCustomer = routes.post('/api/admin/customers', {
  summary: 'Add a customer',
  request: { body: jsonBody(newCustomerBody) },
  responses: { 201: jsonAnswer('Added', customerKeptAnswer) },
});

const getCustomer = routes.get(one, {
  summary: 'A customer with everything that is known of them',
  request: { params },
  responses: { 200: jsonAnswer('The customer', customerDetailAnswer) },
});

const putCustomer = routes.put(one, {
  summary: 'Change a customer',
  request: { params, body: jsonBody(customerBody) },
  responses: { 200: jsonAnswer('Saved', customerKeptAnswer) },
});

const deleteOne = routes.delete(one, {
  summary: 'Remove a customer whom staff added and who has no request and no account',
  request: { params, query: versionQuery },
  responses: { 200: jsonAnswer('Removed', customerKeptAnswer) },
});

const encodeCustomer = (customer: Customer, { openCents, overCents }: Balance, now: Date) => ({
  id: customer.id,
  name: customer.name,
  email: customer.email ?? '',
  phone: customer.phone,
  totalRequests: customer.requests,
  totalBookings: customer.bookings,
  totalSpent: dollarsFromCents(customer.spentCents),
  openCents,
  overCents,
  hasAccount: customer.accounts > 0,
  hasNotes: customer.notes !== '',
  status: statusOf(customer.lastActiveAt, now),
  firstSeenAt: customer.firstSeenAt,
  lastActiveAt: customer.lastActiveAt,
  version: customer.version,
});

const encodeOpened = ({ customer, bookings, trail, balance }: OpenedCustomer, now: Date) => ({
  ...encodeCustomer(customer, balance, now),
  notes: customer.notes,
  language: trail.accounts[0]?.language ?? bookings[0]?.language ?? FIRST_LANGUAGE,
  canChangeEmail: isOnlyAdded(customer),
  bookings: bookings.map(encodeBooking),
  accounts: trail.accounts.map(({ id, username, role, lockedAt, createdAt, emailVerifiedAt }) => ({
    id,
    isClient: role === 'client',
    isLocked: lockedAt !== null,
    username,
    createdAt,
    isEmailConfirmed: emailVerifiedAt !== null,
  })),
  applications: trail.applications.map(({ id, status, estimatedAmountCents, submittedAt }) => ({
    id,
    status,
    amount: dollarsFromCents(estimatedAmountCents),
    submittedAt,
  })),
  inquiries: [...trail.inquiries],
});

/** The refusal of a stale change, with the customer as they are now. */
async function withCurrent<Stale extends object>(deps: Deps, id: string, actor: Actor, stale: Stale) {
  const current = await openCustomer(deps, id, actor);
  return current.ok ? { ...stale, current: encodeOpened(current.value, deps.now()) } : current;
}

/** The staff's routes of the list of customers. */
export function customerListApi(deps: Deps) {
  return createApiRouter()
    .openapi(getList, async (c) => {
      const query = c.req.valid('query');
      const { customers, balanceOf, total } = await listCustomers(deps, query);
      tellPages(c, total, query.page, query.pageSize);
      return c.json(
        customers.map((customer) => encodeCustomer(customer, balanceOf(customer.email), deps.now())),
        200,
      );
    })
    .openapi(getReport, async (c) => {
      const report = await reportCustomers(deps, c.req.valid('query'), c.get('actor'));
      if (!report.ok) return refuse(c, report.reason);
      return c.body(report.value, 200, csvHeaders(`customers-${charterDayAt(deps.now())}`));
    })
    .openapi(getClients, async (c) => c.json(await findClientsLike(deps, c.req.valid('query').q), 200))
    .openapi(postCustomer, async (c) => {
      const body = c.req.valid('json');
      return createOnce(c, deps, body, (within) => addCustomer(within, body, c.get('actor')));
    })
    .openapi(getCustomer, async (c) => {
      const found = await openCustomer(deps, c.req.valid('param').customerId, c.get('actor'));
      return answerResult(c, found, (customer) => encodeOpened(customer, deps.now()));
    })
    .openapi(putCustomer, async (c) => {
      const { customerId } = c.req.valid('param');
      const saved = await editCustomer(deps, customerId, c.req.valid('json'), c.get('actor'));
      if (saved.ok || saved.reason !== 'changed-meanwhile') return answerResult(c, saved);
      return answerRefusal(c, await withCurrent(deps, customerId, c.get('actor'), saved));
    })
    .openapi(deleteOne, async (c) => {
      const { customerId } = c.req.valid('param');
      const { version } = c.req.valid('query');
      const removed = await removeCustomer(deps, customerId, version, c.get('actor'));
      if (removed.ok || removed.reason !== 'changed-meanwhile') return answerResult(c, removed);
      return answerRefusal(c, await withCurrent(deps, customerId, c.get('actor'), removed));
    });
}
