import type { Deps } from '#platform/deps.ts';
import { createApiRouter, defineRoute, jsonAnswer, type RoutesOf } from '#platform/http/route.ts';
import { fleetCalendarAnswer, fleetCalendarQuery, overviewAnswer } from './schema.ts';
import { readFleetCalendar, readOverview } from './service/index.ts';

const shared = { method: 'get' as const, audience: 'administrator' as const, tags: ['Reporting'] };

const getOverview = defineRoute({
  ...shared,
  area: 'overview',
  path: '/api/admin/overview',
  summary: 'The business at a glance, computed now',
  responses: { 200: jsonAnswer('The figures and what is behind them', overviewAnswer) },
});

const getFleetCalendar = defineRoute({
  ...shared,
  area: 'charters',
  path: '/api/admin/fleet-calendar',
  summary: 'What is on the calendars of the fleet',
  request: { query: fleetCalendarQuery },
  responses: { 200: jsonAnswer('Yachts by name, entries in order', fleetCalendarAnswer) },
});

/** What is read across features, for the team. */
export function reportingApi(deps: Deps) {
  return createApiRouter()
    .openapi(getOverview, async (c) => c.json(await readOverview(deps, c.get('actor')), 200))
    .openapi(getFleetCalendar, async (c) => c.json(await readFleetCalendar(deps, c.req.valid('query')), 200));
}

export type ReportingApi = RoutesOf<typeof reportingApi>;
