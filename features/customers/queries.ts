import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { JUST_READ_MS, reading } from '#ui/reading.ts';
import type { CustomersApi } from './api/index.ts';

/** The routes of customers, and of what is a client's own. */
export const customers = (api: ApiClient = browserApi()) => api<CustomersApi>().api;

/** The account at a glance. It ages, as its lists do: what is booked or asked for on other pages belongs to it. */
export const summaryQuery = (api?: ApiClient) => ({
  ...reading(customers(api).profile, {}),
  staleTime: JUST_READ_MS,
});

/** What closing the account would do. Asked each time: a charter that stood in the way may be cancelled meanwhile. */
export const closingQuery = () => ({ ...reading(customers().profile.closing, {}), staleTime: 0 });

/** Makes one's own what was sent as a guest. */
export const sendClaims = () => answer(customers().profile.claims.$post());

/** Where the file with everything that is kept of the account is. */
export const DATA_FILE = '/api/profile/data';

/** Closes the account for good. */
export const closeAccount = (password: string) => answer(customers().profile.$delete({ json: { password } }));
