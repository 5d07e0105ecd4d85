import { type ApiClient, answer } from '#core/api-client.ts';
import type { CheckoutInput } from '#features/money/schema/index.ts';
import { JUST_READ_MS, reading } from '#ui/reading.ts';
import type { CancelInput } from '../schema/index.ts';
import { charters } from './booking.ts';

/** The address of the client's own requests; every address about one of them begins with it. */
export const OWN_REQUESTS = '/api/profile/requests';

const own = (api?: ApiClient) => charters(api).profile.requests;

/** The client's own requests, the newest first. */
export const ownRequestsQuery = (api?: ApiClient) => ({
  ...reading(own(api), {}),
  staleTime: JUST_READ_MS,
});

/** One of the client's own requests, with its history. Always read anew, because staff may be changing it. */
export const ownRequestQuery = (charterId: string) => ({
  ...reading(own()[':charterId'], { param: { charterId } }),
  staleTime: 0,
});

/** The address of a confirmed charter's calendar file. */
export function calendarFileAddress(charterId: string): string {
  return `/api/profile/requests/${encodeURIComponent(charterId)}/calendar-file`;
}

/** The address below which the papers of an own request are. */
export const papersAddress = (charterId: string) => `/api/profile/requests/${encodeURIComponent(charterId)}`;

/** Cancels an own request. */
export const cancelOwnRequest = (charterId: string, json: CancelInput) =>
  answer(own()[':charterId'].cancel.$post({ param: { charterId }, json }));

/** Asks for the address of the card company's page for a payment. */
export const startOwnPayment = (charterId: string, json: CheckoutInput) =>
  answer(own()[':charterId'].checkout.$post({ param: { charterId }, json }));

/** Asks for the address of the card company's page on which the damage hold is authorized. */
export const startOwnHold = (charterId: string) =>
  answer(own()[':charterId'].hold.checkout.$post({ param: { charterId } }));

/** Withdraws the client's consent to keep their card for an own request. */
export const letGoOfOwnCard = (charterId: string) =>
  answer(own()[':charterId'].card.$delete({ param: { charterId } }));
