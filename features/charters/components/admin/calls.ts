import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { once } from '#core/once.ts';
import type { SlotId } from '#features/calendar/domain.ts';
import type {
  BookingAnswer,
  BookingDetailsInput,
  EntryInput,
  MoveCheckAnswer,
  NewBookingInput,
  QuoteInput,
  QuotePreviewAnswer,
  StaffCharterAnswer,
} from '../../schema/index.ts';

/** What narrows, orders and pages the list of bookings, as its address has it. */
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

/** Staff look at what is so now: what was read longer ago is read again. */
const FRESH_MS = 10_000;

type Done = { readonly message: string };

/** Another time of the same yacht, where the wanted one is taken. */
export type Offer = { readonly startDate: string; readonly duration: SlotId };

/** A page of requests and bookings, with how many there are in all. */
export function bookingsQuery(query: Readonly<Record<string, string>>, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/charters', 'list', query],
    queryFn: async () => {
      const response = await api.api.admin.charters.$get({
        query: { ...query, pageSize: String(BOOKING_PAGE_SIZE) },
      });
      const total = Number(response.headers.get('x-total-count'));
      return { bookings: await answerOf<BookingAnswer[]>(response), total };
    },
    staleTime: FRESH_MS,
  });
}

/** The address of the list as a CSV file, for the same filter and order. */
export function bookingsReportAddress(query: Readonly<Record<string, string>>): string {
  const { page: _page, ...filter } = query;
  const parts = new URLSearchParams(filter);
  return `/api/admin/charters-report${parts.size > 0 ? `?${parts}` : ''}`;
}

const one = (api: ApiClient = browserApi()) => api.api.admin.charters[':charterId'];

/** Everything about one charter; null when there is none. */
export function staffCharterQuery(charterId: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/charters', charterId],
    queryFn: async (): Promise<StaffCharterAnswer | null> => {
      try {
        return await answerOf<StaffCharterAnswer>(await one(api).$get({ param: { charterId } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: FRESH_MS,
  });
}

/** What a quote would come to if it were sent now. */
export function quotePreviewQuery(charterId: string, quote: QuoteInput) {
  return queryOptions({
    queryKey: ['/api/admin/charters', charterId, 'quote-preview', quote],
    queryFn: async () =>
      answerOf<QuotePreviewAnswer>(await one()['quote-preview'].$post({ param: { charterId }, json: quote })),
    staleTime: 0,
  });
}

/** What moving would mean, before it is done. */
export function moveCheckQuery(
  charterId: string,
  to: { yachtId: string; startDate: string; duration: SlotId },
) {
  return queryOptions({
    queryKey: ['/api/admin/charters', charterId, 'move-check', to],
    queryFn: async () =>
      answerOf<MoveCheckAnswer>(await one()['move-check'].$post({ param: { charterId }, json: to })),
    staleTime: 0,
  });
}

export async function addBooking(json: NewBookingInput): Promise<Done & { readonly id: string }> {
  return once(['booking', json], async (options) =>
    answerOf(await browserApi().api.admin.charters.$post({ json }, options)),
  );
}

export type Words = { readonly reason?: string; readonly version: number };
export type SteppedTo = 'reviewed' | 'contacted' | 'completed' | 'confirmed' | 'pending';

export async function stepCharter(charterId: string, status: SteppedTo, words: Words): Promise<Done> {
  return answerOf(await one().status.$post({ param: { charterId }, json: { status, ...words } }));
}

export async function confirmCharter(charterId: string, words: Words): Promise<Done> {
  return answerOf(await one().confirm.$post({ param: { charterId }, json: words }));
}

export async function cancelCharter(charterId: string, words: Words): Promise<Done> {
  return answerOf(await one().cancel.$post({ param: { charterId }, json: words }));
}

export async function moveCharter(
  charterId: string,
  json: Words & { yachtId?: string; startDate: string; duration: SlotId },
): Promise<Done & { readonly version: number }> {
  return answerOf(await one().move.$post({ param: { charterId }, json }));
}

/** Corrects for whom a charter is, for how many and what they wish for. */
export async function correctCharter(charterId: string, json: BookingDetailsInput): Promise<Done> {
  return answerOf(await one().$patch({ param: { charterId }, json }));
}

export async function sendQuote(charterId: string, json: QuoteInput): Promise<Done> {
  return answerOf(await one().quote.$post({ param: { charterId }, json }));
}

export async function writeMessage(
  charterId: string,
  json: { kind: 'mail' | 'note'; subject: string; body: string },
): Promise<Done> {
  return once(['message', charterId, json], async (options) =>
    answerOf(await one().messages.$post({ param: { charterId }, json }, options)),
  );
}

const entries = () => browserApi().api.admin['calendar-entries'];

/** Blocks a yacht, or holds her without a request. */
export async function addEntry(json: EntryInput): Promise<Done> {
  return once(['entry', json], async (options) => answerOf(await entries().$post({ json }, options)));
}

export async function changeEntry(entryId: string, json: EntryInput): Promise<Done> {
  return answerOf(await entries()[':entryId'].$put({ param: { entryId }, json }));
}

export async function removeEntry(entryId: string): Promise<Done> {
  return answerOf(await entries()[':entryId'].$delete({ param: { entryId } }));
}

/** The free times that a refusal offers. */
export function offersOf(error: unknown): readonly Offer[] {
  return error instanceof ApiError ? ((error.refusal.alternatives ?? []) as readonly Offer[]) : [];
}
