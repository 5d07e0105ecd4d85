import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { CharterDay } from '#core/charter-time.ts';
import type { CheckoutInput } from '#features/money/schema/index.ts';
import { CAME_WITH_PAGE, reading, readingIfAny } from '#ui/reading.ts';
import type { ChartersApi } from '../api/index.ts';
import type { AcceptInput, CharterRequestInput } from '../schema/index.ts';

/** The routes of charters. */
export const charters = (api: ApiClient = browserApi()) => api<ChartersApi>().api;

/** Sends a booking request. The same key with the same request stores it once, however often it is sent. */
export const sendCharterRequest = (api: ApiClient, json: CharterRequestInput, key: string) =>
  answer(charters(api)['yacht-requests'].$post({ json }, { headers: { 'Idempotency-Key': key } }));

/** What is free of a yacht, day by day, slot by slot and for a time beside them. It ages quickly: somebody else may be booking. */
export const availabilityQuery = (
  yachtId: string,
  from: CharterDay,
  to: CharterDay,
  time: { readonly hours?: string; readonly startTime?: string } = {},
) => ({
  ...reading(charters().yachts[':id'].availability, { param: { id: yachtId }, query: { from, to, ...time } }),
  staleTime: 30_000,
});

/** Where all that is known of when yachts are free was read. */
export const AVAILABILITY = '/api/yachts/:id/availability';

/** Where the charters of mailed links were read. */
export const CHARTER_LINKS = '/api/charter-links';

const linked = (api?: ApiClient) => charters(api)['charter-links'][':token'];

/** The charter of a mailed link; null when the link leads nowhere. It is accepted, paid and signed on other devices too. */
export const linkedCharterQuery = (token: string, api?: ApiClient) => ({
  ...readingIfAny(linked(api), { param: { token } }),
  ...CAME_WITH_PAGE,
});

/** Where the receipt of a payment for it is. */
export const linkedReceiptAddress = (token: string, paymentId: string) =>
  `/api/charter-links/${encodeURIComponent(token)}/receipts/${paymentId}`;

/** Accepts the quote of a mailed link. */
export const sendAcceptance = (token: string, json: AcceptInput) =>
  answer(linked().accept.$post({ param: { token }, json }));

/** Cancels the charter of a mailed link. */
export const sendCancellation = (token: string, json: { refundPercent: number; reason: string }) =>
  answer(linked().cancel.$post({ param: { token }, json }));

/** Asks for the page to pay on by card. */
export const startPayment = (token: string, json: CheckoutInput) =>
  answer(linked().checkout.$post({ param: { token }, json }));

/** Asks for the page on which the damage hold is authorized. */
export const startHold = (token: string) => answer(linked().hold.checkout.$post({ param: { token } }));

/** Takes back that the card is kept. */
export const letGoOfCard = (token: string) => answer(linked().card.$delete({ param: { token } }));

/** Has the card company asked how a payment stands whose client has just come back. */
export const lookAtPayment = (token: string, api: ApiClient) =>
  answer(linked(api).checkout.state.$post({ param: { token } }));
