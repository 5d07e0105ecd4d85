import type { Deps } from '#server/deps.ts';
import { createOnce } from '#server/http/idempotency.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#server/http/route.ts';
import { charterRequestAnswer, charterRequestBody } from './schema.ts';
import { requestCharter } from './service.ts';

const postRequest = defineRoute({
  method: 'post',
  path: '/api/yacht-requests',
  audience: 'everyone',
  tags: ['Charters'],
  summary: 'Request a charter',
  description:
    'Stores the request and mails the visitor and the team. Send an Idempotency-Key to be sure that it is stored once.',
  request: { body: jsonBody(charterRequestBody) },
  responses: { 201: jsonAnswer('Received', charterRequestAnswer) },
});

/** The HTTP routes of charters. */
export function chartersApi(deps: Deps) {
  return createApiRouter().openapi(postRequest, (c) => {
    const body = c.req.valid('json');
    return createOnce(c, deps, body, (within) => requestCharter(within, body));
  });
}
