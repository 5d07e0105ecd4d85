import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { CharterDay } from '#core/charter-time.ts';
import type { CheckoutInput } from '#features/money/schema/index.ts';
import { CAME_WITH_PAGE, reading, readingIfAny } from '#ui/reading.ts';
import type { ChartersApi } from '../api/index.ts';
import type { AcceptInput, CancelInput, CharterRequestInput } from '../schema/index.ts';

/** The typed client for the charters' routes. */
export const charters = (api: ApiClient = browserApi()) => api<ChartersApi>().api;

/** Sends a booking request. With the same key, the server stores the same request only once, however often it is sent. */
export const sendCharterRequest = (api: ApiClient, json: CharterRequestInput, key: string) =>
  answer(charters(api)['yacht-requests'].$post({ json }, { headers: { 'Idempotency-Key': key } }));

/** When a yacht is free: by day and slot, and for another time if one is named. Fresh only briefly: others may be booking. */
export const availabilityQuery = (
  yachtId: string,
  from: CharterDay,
  to: CharterDay,
  time: { readonly hours?: string; readonly startTime?: string } = {},
) => ({
  ...reading(charters().yachts[':id'].availability, { param: { id: yachtId }, query: { from, to, ...time } }),
  staleTime: 30_000,
});

/** The address of all that was read about when yachts are free; used to read it again. */
export const AVAILABILITY = '/api/yachts/:id/availability';

/** The address of all that was read by mailed links; used to read it again. */
export const CHARTER_LINKS = '/api/charter-links';

const linked = (api?: ApiClient) => charters(api)['charter-links'][':token'];

/** The charter of a mailed link; null when the link leads nowhere. It can also change on the client's other devices. */
export const linkedCharterQuery = (token: string, api?: ApiClient) => ({
  ...readingIfAny(linked(api), { param: { token } }),
  ...CAME_WITH_PAGE,
});

/** The address below which the papers of a mailed link's charter are. */
export const linkedPapersAddress = (token: string) => `/api/charter-links/${encodeURIComponent(token)}`;

/** Accepts the quote of a mailed link. */
export const sendAcceptance = (token: string, json: AcceptInput) =>
  answer(linked().accept.$post({ param: { token }, json }));

/** Cancels the charter of a mailed link. */
export const sendCancellation = (token: string, json: CancelInput) =>
  answer(linked().cancel.$post({ param: { token }, json }));

/** Asks for the address of the card company's page for a payment. */
export const startPayment = (token: string, json: CheckoutInput) =>
  answer(linked().checkout.$post({ param: { token }, json }));

/** Asks for the address of the card company's page on which the damage hold is authorized. */
export const startHold = (token: string) => answer(linked().hold.checkout.$post({ param: { token } }));

/** Withdraws the client's consent to keep their card. */
export const letGoOfCard = (token: string) => answer(linked().card.$delete({ param: { token } }));

/** Has the server ask the card company about the payment from which the client has just come back. */
export const lookAtPayment = (token: string, api: ApiClient) =>
  answer(linked(api).checkout.state.$post({ param: { token } }));
