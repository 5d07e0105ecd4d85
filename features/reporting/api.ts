import { listUnready } from '#features/departures/service/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { createApiRouter, jsonAnswer, type RoutesOf, routesFor } from '#platform/http/route.ts';
import {
  fleetCalendarAnswer,
  fleetCalendarQuery,
  overviewAnswer,
  paymentsAnswer,
  paymentsQuery,
} from './schema.ts';
import { readFleetCalendar, readOverview, readPayments, type ToAgree } from './service/index.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Reporting'] });

const getOverview = routes.get('/api/admin/overview', {
  area: 'overview',
  summary: 'The business at a glance, computed now',
  responses: { 200: jsonAnswer('The figures and what is behind them', overviewAnswer) },
});

const getFleetCalendar = routes.get('/api/admin/fleet-calendar', {
  summary: 'What is on the calendars of the fleet',
  request: { query: fleetCalendarQuery },
  responses: { 200: jsonAnswer('Yachts by name, entries in order', fleetCalendarAnswer) },
});

const getPayments = routes.get('/api/admin/payments', {
  summary: 'What is late, due, to give back, failed, disputed, received and earned',
  request: { query: paymentsQuery },
  responses: { 200: jsonAnswer('All lists as sums, one line by line', paymentsAnswer) },
});

/** The data that reporting needs from a feature above it: erasures and exports that wait for a colleague's agreement. */
type ReportingDeps = Deps & {
  readonly listToAgree: (deps: Deps, actor: Actor) => Promise<readonly ToAgree[]>;
};

/** Routes for staff that read data across features. */
export function reportingApi(deps: ReportingDeps) {
  return createApiRouter()
    .openapi(getOverview, async (c) => {
      const actor = c.get('actor');
      const waiter = {
        listUnready: () => listUnready(deps),
        listToAgree: () => deps.listToAgree(deps, actor),
      };
      return c.json(await readOverview({ ...deps, ...waiter }, actor), 200);
    })
    .openapi(getFleetCalendar, async (c) => c.json(await readFleetCalendar(deps, c.req.valid('query')), 200))
    .openapi(getPayments, async (c) => c.json(await readPayments(deps, c.req.valid('query')), 200));
}

export type ReportingApi = RoutesOf<typeof reportingApi>;
