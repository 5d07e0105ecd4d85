import { z } from 'zod';
import { moneyChanged } from '#features/money/schema/index.ts';
import { answerResult } from '#platform/http/answers.ts';
import { callerAddress } from '#platform/http/guards.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { acceptBody, changedAnswer } from '../schema/index.ts';
import { acceptQuote, lookAgainAsClient } from '../service/index.ts';
import { words } from '../words/index.ts';
import { answerChanged, type ChartersDeps } from './answer.ts';
import { answersFor, clientRoutes } from './client.ts';

const routes = routesFor({ audience: 'everyone', tags: ['Charters'] });
const params = z.object({ token: z.string().max(200).meta({ description: 'From a mail’s link' }) });
const one = '/api/charter-links/{token}';
const receiptParams = params.extend({ paymentId: z.string().max(60) });
const linked = clientRoutes(routes, one, params, receiptParams, 'of a mailed link');

const postAccept = routes.post(`${one}/accept`, {
  summary: 'Accept a quote',
  description:
    'Name, time, address and browser are kept with the quote, and the charter is confirmed. Said twice, it is answered twice.',
  request: { params, body: jsonBody(acceptBody) },
  responses: { 200: jsonAnswer('Confirmed', changedAnswer) },
});

const postLookAgain = routes.post(`${one}/checkout/state`, {
  summary: 'Ask the card company how the payment stands, without waiting for its word',
  request: { params },
  responses: { 200: jsonAnswer('Looked into', moneyChanged) },
});

/** The routes of a mailed link, which need no account. */
export function linksApi(deps: ChartersDeps) {
  const answer = answersFor(deps);
  return createApiRouter()
    .openapi(linked.getCharter, (c) => answer.charter(c, c.req.valid('param')))
    .openapi(linked.getFile, (c) => answer.file(c, c.req.valid('param')))
    .openapi(linked.getReceipt, (c) => {
      const { token, paymentId } = c.req.valid('param');
      return answer.receipt(c, { token }, paymentId);
    })
    .openapi(linked.getDamage, (c) => answer.damage(c, c.req.valid('param')))
    .openapi(postAccept, async (c) => {
      const from = {
        address: callerAddress(c, deps.config),
        browser: c.req.header('user-agent') ?? '',
      };
      const accepted = await acceptQuote(deps, c.req.valid('param').token, c.req.valid('json'), from);
      return answerChanged(c, accepted, words.charterConfirmed);
    })
    .openapi(linked.postCancel, (c) => answer.cancel(c, c.req.valid('param'), c.req.valid('json')))
    .openapi(linked.postCheckout, (c) => answer.checkout(c, c.req.valid('param'), c.req.valid('json')))
    .openapi(linked.postHold, (c) => answer.hold(c, c.req.valid('param')))
    .openapi(linked.deleteCard, (c) => answer.card(c, c.req.valid('param')))
    .openapi(postLookAgain, async (c) =>
      answerResult(c, await lookAgainAsClient(deps, c.req.valid('param'))),
    );
}
