import type { Context } from 'hono';
import { z } from 'zod';
import { dollarsFromCents } from '#core/money.ts';
import { type ApiEnv, createApiRouter, jsonAnswer, routesFor } from '#platform/http/route.ts';
import { type OwnRequestAnswer, ownRequestAnswer } from '../schema/index.ts';
import { listOwnCharters } from '../service/index.ts';
import type { ChartersDeps } from './answer.ts';
import { answersFor, clientRoutes } from './client.ts';

const routes = routesFor({ audience: 'signed-in', tags: ['Profile'] });
const params = z.object({ charterId: z.string().max(60) });
const receiptParams = params.extend({ paymentId: z.string().max(60) });
const own = clientRoutes(
  routes,
  '/api/profile/requests/{charterId}',
  params,
  receiptParams,
  'of the account that is signed in',
);

/** A client's own charter as a row of their list. */
function encodeOwn(charter: Awaited<ReturnType<typeof listOwnCharters>>[number]): OwnRequestAnswer {
  return {
    id: charter.id,
    requestType: charter.requestType,
    status: charter.status,
    startDate: charter.startOn,
    duration: charter.slot,
    departsAt: charter.departsAt.toISOString(),
    returnsAt: charter.returnsAt.toISOString(),
    guestCount: charter.guestCount,
    estimatedBudget: charter.estimate && dollarsFromCents(charter.estimate.totalCents),
    quotedPrice: charter.quotedCents === null ? null : dollarsFromCents(charter.quotedCents),
    message: charter.message,
    yachtId: charter.yachtId,
    yachtName: charter.yachtName,
    createdAt: charter.createdAt.toISOString(),
    updatedAt: charter.updatedAt.toISOString(),
  };
}

const listOwn = routes.get('/api/profile/requests', {
  summary: 'One’s own yacht requests',
  responses: { 200: jsonAnswer('The newest first', z.array(ownRequestAnswer)) },
});

/** The door to a charter of the account that calls. */
export const doorOf = (c: Context<ApiEnv>, { charterId }: { charterId: string }) => {
  const { accountId, sessionId } = c.get('actor');
  return { accountId, sessionId, charterId };
};

/** The routes for the requests of the account that is signed in. */
export function ownChartersApi(deps: ChartersDeps) {
  const answer = answersFor(deps);
  return createApiRouter()
    .openapi(listOwn, async (c) => {
      const all = await listOwnCharters(deps, c.get('actor').accountId);
      return c.json(all.map(encodeOwn), 200);
    })
    .openapi(own.getCharter, (c) => answer.charter(c, doorOf(c, c.req.valid('param'))))
    .openapi(own.getFile, (c) => answer.file(c, doorOf(c, c.req.valid('param'))))
    .openapi(own.getReceipt, (c) => {
      const { paymentId, ...charter } = c.req.valid('param');
      return answer.receipt(c, doorOf(c, charter), paymentId);
    })
    .openapi(own.getDamage, (c) => answer.damage(c, doorOf(c, c.req.valid('param'))))
    .openapi(own.postCancel, (c) => answer.cancel(c, doorOf(c, c.req.valid('param')), c.req.valid('json')))
    .openapi(own.postCheckout, (c) =>
      answer.checkout(c, doorOf(c, c.req.valid('param')), c.req.valid('json')),
    )
    .openapi(own.postHold, (c) => answer.hold(c, doorOf(c, c.req.valid('param'))))
    .openapi(own.deleteCard, (c) => answer.card(c, doorOf(c, c.req.valid('param'))));
}
