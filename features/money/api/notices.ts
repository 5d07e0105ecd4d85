import { answerResult } from '#platform/http/answers.ts';
import { createApiRouter, defineRoute, jsonAnswer } from '#platform/http/route.ts';
import { noticeNoted } from '../schema/index.ts';
import { type MoneyOfCharters, receiveNotice } from '../service/index.ts';

const postNotice = defineRoute({
  audience: 'everyone',
  tags: ['Money'],
  method: 'post',
  path: '/api/webhooks/stripe',
  summary: 'Where Stripe says that something has changed',
  description:
    'The body as Stripe signed it, with its `Stripe-Signature`; anything else is refused with 400. What has become of it is then asked for at Stripe.',
  responses: { 200: jsonAnswer('Noted', noticeNoted) },
});

/** The route by which the card company reports changes. */
export function noticesApi(deps: MoneyOfCharters) {
  return createApiRouter().openapi(postNotice, async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return answerResult(c, await receiveNotice(deps, bytes, c.req.header('stripe-signature') ?? ''));
  });
}
