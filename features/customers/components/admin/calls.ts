import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { once } from '#core/once.ts';
import type { CustomerAnswer, CustomerDetailAnswer, CustomerInput, NewCustomerInput } from '../../schema.ts';

/** What narrows, orders and pages the list of customers, as its address has it. */
export const CUSTOMER_PARTS = ['q', 'status', 'sort', 'page'] as const;
export const CUSTOMER_PAGE_SIZE = 25;

/** Staff look at what is so now: what was read longer ago is read again. */
const FRESH_MS = 10_000;

type Kept = { readonly id: string; readonly message: string };

/** A page of the customers, with how many there are in all. */
export function customersQuery(query: Readonly<Record<string, string>>, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/customers', 'list', query],
    queryFn: async () => {
      const response = await api.api.admin.customers.$get({
        query: { ...query, pageSize: String(CUSTOMER_PAGE_SIZE) },
      });
      const total = Number(response.headers.get('x-total-count'));
      return { customers: await answerOf<CustomerAnswer[]>(response), total };
    },
    staleTime: FRESH_MS,
  });
}

/** The address of the list as a CSV file, for the same filter and order. */
export function customersReportAddress(query: Readonly<Record<string, string>>): string {
  const { page: _page, ...filter } = query;
  const parts = new URLSearchParams(filter);
  return `/api/admin/customers-report${parts.size > 0 ? `?${parts}` : ''}`;
}

/** Everything about one customer; null when there is none. */
export function customerQuery(customerId: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/customers', customerId],
    queryFn: async (): Promise<CustomerDetailAnswer | null> => {
      try {
        return await answerOf<CustomerDetailAnswer>(
          await api.api.admin.customers[':customerId'].$get({ param: { customerId } }),
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: FRESH_MS,
  });
}

export async function addCustomer(json: NewCustomerInput): Promise<Kept> {
  return once(['customer', json], async (options) =>
    answerOf(await browserApi().api.admin.customers.$post({ json }, options)),
  );
}

export async function editCustomer(customerId: string, json: CustomerInput): Promise<Kept> {
  return answerOf(
    await browserApi().api.admin.customers[':customerId'].$put({ param: { customerId }, json }),
  );
}
