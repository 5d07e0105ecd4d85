import { z } from 'zod';
import { timeOf } from '#core/half-hours.ts';
import type { Deps } from '#platform/deps.ts';
import { answerRefusal } from '#platform/http/answers.ts';
import { createOnceAndShow } from '#platform/http/idempotency.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor, shows } from '#platform/http/route.ts';
import {
  availabilityQuery,
  availableDay,
  charterRequestAnswer,
  charterRequestBody,
} from '../schema/index.ts';
import { openAvailability, requestCharter } from '../service/index.ts';

const routes = routesFor({ audience: 'everyone', tags: ['Charters'] });

const getAvailability = routes.get('/api/yachts/{id}/availability', {
  summary: 'When a yacht is free, by day and slot, or for any other time',
  description:
    'From today and for six weeks, unless other days are asked for; a year at most. With hours and startTime, also whether the yacht is free for just that time of each day.',
  request: { params: z.object({ id: z.string().max(120) }), query: availabilityQuery },
  responses: { 200: jsonAnswer('Each day in turn', z.array(availableDay)) },
});

const postRequest = routes.post('/api/yacht-requests', {
  summary: 'Request a charter',
  description:
    'Stores the request and mails the visitor and the team. Send an Idempotency-Key to be sure that it is stored once.',
  request: { body: jsonBody(charterRequestBody) },
  responses: { 201: jsonAnswer('Received', charterRequestAnswer) },
});

/** The routes that are open to everybody: looking at a yacht's calendar, and requesting a charter. */
export function requestsApi(deps: Deps) {
  return createApiRouter()
    .openapi(getAvailability, async (c) => {
      const result = await openAvailability(deps, c.req.valid('param').id, c.req.valid('query'));
      if (!result.ok) return answerRefusal(c, result);
      shows(c, 'fleet', 'calendar');
      return c.json(
        result.value.map(({ day, starts, outside, ...known }) => ({
          date: day,
          ...known,
          ...(starts ? { starts: starts.map(timeOf) } : {}),
          ...(outside ? { outside: outside.map(timeOf) } : {}),
        })),
        200,
      );
    })
    .openapi(postRequest, async (c) => {
      const body = c.req.valid('json');
      const actor = await c.get('findActor')();
      // A staff member books for a client, not for their own account.
      const accountId = actor?.role === 'client' ? actor.accountId : null;
      const create = (within: Deps) => requestCharter(within, body, accountId);
      // Parse the stored answer by its schema: the database returns its keys in another order, and a repeated call must get the
      // same bytes.
      return createOnceAndShow(c, deps, body, create, (kept) => charterRequestAnswer.parse(kept));
    });
}
