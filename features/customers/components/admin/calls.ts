import { type ApiClient, answer, type CallOptions } from '#core/api-client.ts';
import { FRESH_MS, reading, readingIfAny, readingPage } from '#ui/reading.ts';
import { customers as allOfCustomers } from '../../queries.ts';
import type { CustomerInput, NewCustomerInput, PrivacyRequestInput } from '../../schema.ts';

/** What narrows, orders and pages the list of customers, as its address has it. */
export const CUSTOMER_PARTS = ['q', 'status', 'sort', 'page'] as const;
export const CUSTOMER_PAGE_SIZE = 25;

const customers = (api?: ApiClient) => allOfCustomers(api).admin.customers;

const privacy = () => allOfCustomers().admin['privacy-requests'];

/** What people have asked for by their right: read again after a change. */
export const PRIVACY = '/api/admin/privacy-requests';

export const privacyQuery = () => ({ ...reading(privacy(), {}), staleTime: FRESH_MS });

export const askForPrivacy = (json: PrivacyRequestInput) => answer(privacy().$post({ json }));

export const agreeToPrivacy = (privacyRequestId: string) =>
  answer(privacy()[':privacyRequestId'].agreement.$post({ param: { privacyRequestId } }));

export const dropPrivacy = (privacyRequestId: string) =>
  answer(privacy()[':privacyRequestId'].$delete({ param: { privacyRequestId } }));

/** Everything that is kept of a person. By a call and not a link: who fetches it may have to prove who they are first. */
export const fetchPersonalData = (privacyRequestId: string) =>
  answer(privacy()[':privacyRequestId'].data.$get({ param: { privacyRequestId } }));

/** A page of the customers. */
export const customersQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(customers(api), { query: { ...query, pageSize: String(CUSTOMER_PAGE_SIZE) } }),
  staleTime: FRESH_MS,
});

/** Where the list is as a CSV file. */
export const CUSTOMERS_REPORT = '/api/admin/customers-report';

/** Everything about one customer; null when there is none. */
export const customerQuery = (customerId: string) => ({
  ...readingIfAny(customers()[':customerId'], { param: { customerId } }),
  staleTime: FRESH_MS,
});

/** Clients whom the business knows, by what was typed of them. */
export const clientsQuery = (q: string) => ({
  ...reading(allOfCustomers().admin.clients, { query: { q } }),
  staleTime: FRESH_MS,
});

export const addCustomer = (json: NewCustomerInput, options: CallOptions) =>
  answer(customers().$post({ json }, options));

export const editCustomer = (customerId: string, json: CustomerInput) =>
  answer(customers()[':customerId'].$put({ param: { customerId }, json }));
