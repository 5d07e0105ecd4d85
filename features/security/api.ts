import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { tellPages } from '#platform/http/answers.ts';
import { createApiRouter, jsonAnswer, type RoutesOf, routesFor } from '#platform/http/route.ts';
import { securityEventAnswer, securityEventsQuery } from './schema.ts';
import { listSecurityEvents, listSecurityKinds } from './service/index.ts';

const routes = routesFor({
  audience: 'administrator',
  area: 'security',
  tags: ['Administration'],
});

const getEvents = routes.get('/api/admin/security-events', {
  summary: 'Security events, the newest first',
  description: 'The total is in X-Total-Count, the pages in Link.',
  request: { query: securityEventsQuery },
  responses: { 200: jsonAnswer('A page of them', z.array(securityEventAnswer)) },
});

const getKinds = routes.get('/api/admin/security-events/kinds', {
  summary: 'What security events can be narrowed to',
  responses: { 200: jsonAnswer('The kinds there are', z.array(z.string())) },
});

/** The staff's routes that read security events. No route can change them. */
export function securityEventsApi(deps: Deps) {
  return createApiRouter()
    .openapi(getEvents, async (c) => {
      const query = c.req.valid('query');
      const { events, total } = await listSecurityEvents(deps, query);
      tellPages(c, total, query.page, query.pageSize);
      return c.json(
        events.map((event) => ({ ...event, at: event.at.toISOString() })),
        200,
      );
    })
    .openapi(getKinds, async (c) => c.json(await listSecurityKinds(deps), 200));
}

export type SecurityEventsApi = RoutesOf<typeof securityEventsApi>;
