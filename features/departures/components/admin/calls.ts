import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { FRESH_MS, reading, readingIfAny } from '#ui/reading.ts';
import type { DeparturesApi } from '../../api/index.ts';
import type { CaptainBody } from '../../schema.ts';

const admin = (api: ApiClient = browserApi()) => api<DeparturesApi>().api.admin;
const one = () => admin().charters[':charterId'].departure;

/** The charters under way, and those that leave today and tomorrow. */
export const departuresQuery = (api?: ApiClient) => ({
  ...reading(admin(api).departures, {}),
  staleTime: FRESH_MS,
});

/** How what is shown at the dock is read again: colleagues check guests in and let yachts leave, and the day changes. */
export const AT_THE_DOCK = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

/** A charter's departure. Always read anew, because other parts of the same drawer change what it depends on. */
export const departureQuery = (charterId: string) => ({
  ...reading(one(), { param: { charterId } }),
  staleTime: 0,
});

export const assignCaptain = (charterId: string, json: CaptainBody) =>
  answer(one().captain.$put({ param: { charterId }, json }));

export const letPass = (charterId: string, json: { readonly point: string; readonly reason: string }) =>
  answer(one().overrides.$post({ param: { charterId }, json }));

export const letDepart = (charterId: string) => answer(one().depart.$post({ param: { charterId } }));

export const noteReturn = (charterId: string) => answer(one().return.$post({ param: { charterId } }));

export const takeBack = (charterId: string, of: 'departure' | 'return') =>
  answer(one().undo.$post({ param: { charterId }, query: { of } }));

export const noteAboard = (charterId: string, guestId: string, isAboard: boolean) =>
  answer(one().guests[':guestId'].$put({ param: { charterId, guestId }, json: { isAboard } }));

/** Makes the link for a chosen captain of the list. */
export const makeCaptainLink = (charterId: string) =>
  answer(one()['captain-link'].$post({ param: { charterId } }));

const checkIn = () => admin()['check-in'][':code'];

/** The guests whom a check-in code is for; null if the code is unknown. */
export const checkInQuery = (code: string) => ({
  ...readingIfAny(checkIn(), { param: { code } }),
  staleTime: 0,
});

export const checkInByCode = (code: string, guestId: string) =>
  answer(checkIn().$post({ param: { code }, json: { guestId } }));
