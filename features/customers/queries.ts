import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { JUST_READ_MS, reading } from '#ui/reading.ts';
import type { CustomersApi } from './api/index.ts';

/** The client of the customers' routes, including those for a client's own data. */
export const customers = (api: ApiClient = browserApi()) => api<CustomersApi>().api;

/** The summary of the account. It becomes stale like its lists, because bookings made on other pages change it. */
export const summaryQuery = (api?: ApiClient) => ({
  ...reading(customers(api).profile, {}),
  staleTime: JUST_READ_MS,
});

/** What closing the account would do. Never cached: a charter that prevented it may have been cancelled since. */
export const closingQuery = () => ({ ...reading(customers().profile.closing, {}), staleTime: 0 });

/** Moves requests that the client sent as a guest into their account. */
export const sendClaims = () => answer(customers().profile.claims.$post());

/** The address of the file with everything that is stored about the account. */
export const DATA_FILE = '/api/profile/data';

/** Closes the account permanently. */
export const closeAccount = (password: string) => answer(customers().profile.$delete({ json: { password } }));
