import { type ApiClient, answer, type CallOptions } from '#core/api-client.ts';
import { FRESH_MS, reading, readingIfAny, readingPage } from '#ui/reading.ts';
import { customers as allOfCustomers } from '../../queries.ts';
import type { CustomerInput, NewCustomerInput, PrivacyRequestInput } from '../../schema.ts';

/** The query parameters that filter, order and page the list of customers. */
export const CUSTOMER_PARTS = ['q', 'status', 'sort', 'page'] as const;
export const CUSTOMER_PAGE_SIZE = 25;

const customers = (api?: ApiClient) => allOfCustomers(api).admin.customers;

const privacy = () => allOfCustomers().admin['privacy-requests'];

/** The address of the open privacy requests. Read again after a change. */
export const PRIVACY = '/api/admin/privacy-requests';

export const privacyQuery = () => ({ ...reading(privacy(), {}), staleTime: FRESH_MS });

export const askForPrivacy = (json: PrivacyRequestInput) => answer(privacy().$post({ json }));

export const agreeToPrivacy = (privacyRequestId: string) =>
  answer(privacy()[':privacyRequestId'].agreement.$post({ param: { privacyRequestId } }));

export const dropPrivacy = (privacyRequestId: string) =>
  answer(privacy()[':privacyRequestId'].$delete({ param: { privacyRequestId } }));

/** Everything that is stored about a person. A call instead of a link, because staff may first have to prove who they are. */
export const fetchPersonalData = (privacyRequestId: string) =>
  answer(privacy()[':privacyRequestId'].data.$get({ param: { privacyRequestId } }));

/** One page of the customers. */
export const customersQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(customers(api), { query: { ...query, pageSize: String(CUSTOMER_PAGE_SIZE) } }),
  staleTime: FRESH_MS,
});

/** The address of the list. Every customer's own is below it. */
export const CUSTOMERS = '/api/admin/customers';

/** The address of the list as a CSV file. */
export const CUSTOMERS_REPORT = '/api/admin/customers-report';

/** Everything about one customer; null if there is no such customer. */
export const customerQuery = (customerId: string) => ({
  ...readingIfAny(customers()[':customerId'], { param: { customerId } }),
  staleTime: FRESH_MS,
});

/** Known clients that match the text typed: a name, an address or digits of a phone number. */
export const clientsQuery = (q: string) => ({
  ...reading(allOfCustomers().admin.clients, { query: { q } }),
  staleTime: FRESH_MS,
});

export const addCustomer = (json: NewCustomerInput, options: CallOptions) =>
  answer(customers().$post({ json }, options));

export const removeCustomer = ({
  id: customerId,
  version,
}: {
  readonly id: string;
  readonly version: number;
}) =>
  answer(customers()[':customerId'].$delete({ param: { customerId }, query: { version: String(version) } }));

export const editCustomer = (customerId: string, json: CustomerInput) =>
  answer(customers()[':customerId'].$put({ param: { customerId }, json }));
