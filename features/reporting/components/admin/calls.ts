import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { SlotId } from '#features/calendar/domain/index.ts';
import { FRESH_MS, reading } from '#ui/reading.ts';
import type { ReportingApi } from '../../api.ts';

/** The number of days that the fleet calendar shows. */
export const CALENDAR_DAYS = 90;

const reporting = (api: ApiClient = browserApi()) => api<ReportingApi>().api.admin;

/** The data of the overview. */
export const overviewQuery = (api?: ApiClient) => ({
  ...reading(reporting(api).overview, {}),
  staleTime: FRESH_MS,
});

/** The filters of the fleet: a name, and being free at a time for so many guests. */
type CalendarNarrowing = { q?: string; free?: string; slot?: SlotId; guests?: string };

/** The entries of the fleet's calendars, from a day on. */
export const fleetCalendarQuery = (from: string, narrowed: CalendarNarrowing) => ({
  ...reading(reporting()['fleet-calendar'], {
    query: { days: String(CALENDAR_DAYS), from, ...narrowed },
  }),
  staleTime: FRESH_MS,
});

/** The parts of the address that the list of payments uses. */
export const PAYMENT_PARTS = ['list', 'q', 'from', 'to'] as const;

/** The lists of payments: late, due, to give back, failed, disputed, received and earned. */
export const paymentsQuery = (query: Record<string, string>, api?: ApiClient) => ({
  ...reading(reporting(api).payments, { query }),
  staleTime: FRESH_MS,
});
