import { type ApiClient, answer } from '#core/api-client.ts';
import type { CheckoutInput } from '#features/money/schema/index.ts';
import { JUST_READ_MS, reading } from '#ui/reading.ts';
import { charters } from './booking.ts';

/** One's own yacht requests, and what is below each. */
export const OWN_REQUESTS = '/api/profile/requests';

const own = (api?: ApiClient) => charters(api).profile.requests;

/** One's own yacht requests, the newest first. */
export const ownRequestsQuery = (api?: ApiClient) => ({
  ...reading(own(api), {}),
  staleTime: JUST_READ_MS,
});

/** One of them, with what happened to it. It ages: the team may be at it. */
export const ownRequestQuery = (charterId: string) => ({
  ...reading(own()[':charterId'], { param: { charterId } }),
  staleTime: 0,
});

/** Where a confirmed charter's calendar file is. */
export function calendarFileAddress(charterId: string): string {
  return `/api/profile/requests/${encodeURIComponent(charterId)}/calendar-file`;
}

/** Where the receipt of a payment for one of them is. */
export function receiptAddress(charterId: string, paymentId: string): string {
  return `/api/profile/requests/${encodeURIComponent(charterId)}/receipts/${paymentId}`;
}

/** Cancels one of one's own requests. */
export const cancelOwnRequest = (charterId: string, refundPercent: number | undefined) =>
  answer(
    own()[':charterId'].cancel.$post({
      param: { charterId },
      json: refundPercent === undefined ? {} : { refundPercent },
    }),
  );

/** Asks for the page to pay on by card for one of them. */
export const startOwnPayment = (charterId: string, json: CheckoutInput) =>
  answer(own()[':charterId'].checkout.$post({ param: { charterId }, json }));

/** Asks for the page on which the damage hold of one of them is authorized. */
export const startOwnHold = (charterId: string) =>
  answer(own()[':charterId'].hold.checkout.$post({ param: { charterId } }));

/** Takes back that a card is kept for one of them. */
export const letGoOfOwnCard = (charterId: string) =>
  answer(own()[':charterId'].card.$delete({ param: { charterId } }));
