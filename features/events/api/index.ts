import type { Deps } from '#platform/deps.ts';
import { createApiRouter, type RoutesOf } from '#platform/http/route.ts';
import { publicEventsApi } from './public.ts';
import { staffEventsApi } from './staff.ts';

/** The HTTP routes of events. */
export function eventsApi(deps: Deps) {
  return createApiRouter().route('/', publicEventsApi(deps)).route('/', staffEventsApi(deps));
}

export type EventsApi = RoutesOf<typeof eventsApi>;
