import { type ApiClient, answer, type CallOptions } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { CAME_WITH_PAGE, reading, readingIfAny } from '#ui/reading.ts';
import type { GuestsApi } from './api/index.ts';
import type { DetailAsked, GuestChangeInput, GuestInput, WaiverInput } from './schema.ts';

const guests = (api: ApiClient = browserApi()) => api<GuestsApi>().api;
const linked = (api?: ApiClient) => guests(api)['charter-links'][':token'].guests;
const waiver = (api?: ApiClient) => guests(api).waivers[':token'];
const ofCharter = () => guests().admin.charters[':charterId'].guests;

/** The cache address of the guests read by mailed links. */
export const LINKED_GUESTS = '/api/charter-links/:token/guests';
/** The cache address of the waivers that guests sign. */
export const WAIVERS = '/api/waivers';

/** The guests of a mailed link's charter; null if the link leads nowhere. Reads again, because other guests sign meanwhile. */
export const linkedGuestsQuery = (token: string, api?: ApiClient) => ({
  ...readingIfAny(linked(api), { param: { token } }),
  ...CAME_WITH_PAGE,
});

export const nameGuest = (token: string, json: GuestInput, options: CallOptions) =>
  answer(linked().$post({ param: { token }, json }, options));

export const changeGuest = (token: string, guestId: string, json: GuestChangeInput) =>
  answer(linked()[':guestId'].$put({ param: { token, guestId }, json }));

export const removeGuest = (token: string, guestId: string) =>
  answer(linked()[':guestId'].$delete({ param: { token, guestId } }));

/** The link by which guests sign; a new one, which ends the one before it, if `renews`. */
export const makeGuestLink = (token: string, renews: boolean) =>
  answer(linked().link.$post({ param: { token }, json: { renews } }));

/** The waiver's page for a guest; null for a link that leads nowhere. */
export const waiverQuery = (token: string, api?: ApiClient) =>
  readingIfAny(waiver(api), { param: { token } });

export const signWaiver = (token: string, json: WaiverInput, options: CallOptions) =>
  answer(waiver().$post({ param: { token }, json }, options));

/** The guests of a charter, for the team. */
export const staffGuestsQuery = (charterId: string) => ({
  ...reading(ofCharter(), { param: { charterId } }),
  staleTime: 0,
});

export const nameGuestFor = (charterId: string, json: GuestInput, options: CallOptions) =>
  answer(ofCharter().$post({ param: { charterId }, json }, options));

export const changeGuestFor = (charterId: string, guestId: string, json: GuestChangeInput) =>
  answer(ofCharter()[':guestId'].$put({ param: { charterId, guestId }, json }));

export const removeGuestFrom = (charterId: string, guestId: string) =>
  answer(ofCharter()[':guestId'].$delete({ param: { charterId, guestId } }));

export const endGuestLink = (charterId: string) => answer(ofCharter().link.$delete({ param: { charterId } }));

export const openGuestDetail = (charterId: string, guestId: string, json: DetailAsked) =>
  answer(ofCharter()[':guestId'].details.$post({ param: { charterId, guestId }, json }));
