import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { FleetCalendarAnswer, OverviewAnswer } from '../../schema.ts';

/** Staff look at what is so now: what was read longer ago is read again. */
const FRESH_MS = 10_000;

/** How many days the fleet calendar goes across. */
export const CALENDAR_DAYS = 90;

/** The house at a glance. */
export function overviewQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/overview'],
    queryFn: async () => answerOf<OverviewAnswer>(await api.api.admin.overview.$get()),
    staleTime: FRESH_MS,
  });
}

/** What is on the calendars of the fleet, from a day on; '' is today. */
export function fleetCalendarQuery(from: string, q: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/fleet-calendar', from, q],
    queryFn: async () =>
      answerOf<FleetCalendarAnswer>(
        await api.api.admin['fleet-calendar'].$get({
          query: { days: String(CALENDAR_DAYS), ...(from ? { from } : {}), ...(q ? { q } : {}) },
        }),
      ),
    staleTime: FRESH_MS,
  });
}
