import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { SlotId } from '#features/calendar/domain/index.ts';
import { FRESH_MS, reading } from '#ui/reading.ts';
import type { ReportingApi } from '../../api.ts';

/** How many days the fleet calendar goes across. */
export const CALENDAR_DAYS = 90;

const reporting = (api: ApiClient = browserApi()) => api<ReportingApi>().api.admin;

/** The business at a glance. */
export const overviewQuery = (api?: ApiClient) => ({
  ...reading(reporting(api).overview, {}),
  staleTime: FRESH_MS,
});

/** What the fleet is narrowed to: a name, and who is free at a time for so many. */
type CalendarNarrowing = { q?: string; free?: string; slot?: SlotId; guests?: string };

/** What is on the calendars of the fleet, from a day on. */
export const fleetCalendarQuery = (from: string, narrowed: CalendarNarrowing) => ({
  ...reading(reporting()['fleet-calendar'], {
    query: { days: String(CALENDAR_DAYS), from, ...narrowed },
  }),
  staleTime: FRESH_MS,
});

/** What the address of the list of payments may say. */
export const PAYMENT_PARTS = ['list', 'q', 'from', 'to'] as const;

/** What is late, due, to give back, received and earned. */
export const paymentsQuery = (query: Record<string, string>, api?: ApiClient) => ({
  ...reading(reporting(api).payments, { query }),
  staleTime: FRESH_MS,
});
