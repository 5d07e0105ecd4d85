import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answer, type CallOptions } from '#core/api-client.ts';
import type { SaidTime } from '#features/calendar/domain/times.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { FRESH_MS, readingIfAny, readingPage } from '#ui/reading.ts';
import type { CalledOffBy } from '../../domain.ts';
import type { SteppedTo } from '../../policy/states.ts';
import { charters } from '../../queries/booking.ts';
import type { BookingDetailsInput, EntryInput, NewBookingInput, QuoteInput } from '../../schema/index.ts';

/** The filters, order and page of the list of bookings, as parameters of its address. */
export const BOOKING_PARTS = [
  'q',
  'status',
  'when',
  'spam',
  'yacht',
  'email',
  'from',
  'to',
  'sort',
  'page',
] as const;
export const BOOKING_PAGE_SIZE = 25;

/** A free time of the same yacht, offered in place of a taken one. */
export type Offer = SaidTime;

const all = (api?: ApiClient) => charters(api).admin.charters;
const one = () => all()[':charterId'];

/** One page of the requests and bookings. */
export const bookingsQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(all(api), { query: { ...query, pageSize: String(BOOKING_PAGE_SIZE) } }),
  staleTime: FRESH_MS,
});

/** The address of the list as a CSV file. */
export const BOOKINGS_REPORT = '/api/admin/charters-report';

/** One charter with everything that staff see; null when there is none. */
export const staffCharterQuery = (charterId: string) => ({
  ...readingIfAny(one(), { param: { charterId } }),
  staleTime: FRESH_MS,
});

/** What a quote would come to if it were sent now. */
export const quotePreviewQuery = (charterId: string, json: QuoteInput) =>
  queryOptions({
    queryKey: [one()['quote-preview'].$path(), charterId, json],
    queryFn: ({ signal }) =>
      answer(one()['quote-preview'].$post({ param: { charterId }, json }, { init: { signal } })),
    staleTime: 0,
  });

/** What a move would mean, before it is made. */
export const moveCheckQuery = (
  charterId: string,
  json: { yachtId: string; mode?: Mode; guestCount?: number } & SaidTime,
) =>
  queryOptions({
    queryKey: [one()['move-check'].$path(), charterId, json],
    queryFn: ({ signal }) =>
      answer(one()['move-check'].$post({ param: { charterId }, json }, { init: { signal } })),
    staleTime: 0,
  });

export const addBooking = (json: NewBookingInput, options: CallOptions) =>
  answer(all().$post({ json }, options));

export type Words = { readonly reason?: string; readonly version: number };

export const stepCharter = (charterId: string, status: SteppedTo, words: Partial<Words>) =>
  answer(one().status.$post({ param: { charterId }, json: { status, ...words } }));

export const confirmCharter = (charterId: string, json: Words) =>
  answer(one().confirm.$post({ param: { charterId }, json }));

export const cancelCharter = (charterId: string, json: Words & { calledOffBy?: CalledOffBy }) =>
  answer(one().cancel.$post({ param: { charterId }, json }));

export const moveCharter = (
  charterId: string,
  json: Words & { yachtId?: string; mode?: Mode; guestCount?: number } & Partial<SaidTime>,
) => answer(one().move.$post({ param: { charterId }, json }));

/** Corrects the client's details, the number of guests and the wishes. */
export const correctCharter = (charterId: string, json: BookingDetailsInput) =>
  answer(one().$patch({ param: { charterId }, json }));

export const sendQuote = (charterId: string, json: QuoteInput) =>
  answer(one().quote.$post({ param: { charterId }, json }));

export const writeMessage = (
  charterId: string,
  json: { kind: 'mail' | 'note'; subject: string; body: string },
  options: CallOptions,
) => answer(one().messages.$post({ param: { charterId }, json }, options));

const entries = () => charters().admin['calendar-entries'];

/** Blocks a yacht, or holds it without a request. */
export const addEntry = (json: EntryInput, options: CallOptions) =>
  answer(entries().$post({ json }, options));

export const changeEntry = (entryId: string, json: EntryInput) =>
  answer(entries()[':entryId'].$put({ param: { entryId }, json }));

/** Takes an entry off the calendar, unless a colleague has changed it since it was read. */
export const removeEntry = ({ id: entryId, version }: { readonly id: string; readonly version: string }) =>
  answer(entries()[':entryId'].$delete({ param: { entryId }, query: { version } }));

/** The free times that a refusal offers; empty for any other error. */
export function offersOf(error: unknown): readonly Offer[] {
  return error instanceof ApiError ? ((error.refusal.alternatives ?? []) as readonly Offer[]) : [];
}
