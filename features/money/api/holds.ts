import { z } from 'zod';
import { answerResult } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, jsonAnswer, jsonBody, type RoutesOf, routesFor } from '#platform/http/route.ts';
import { captureBody, handHoldBody, holdKept, holdReturnBody, keepHoldBody } from '../schema/holds.ts';
import { moneyChanged } from '../schema/index.ts';
import {
  authorizeHold,
  endCharterHold,
  giveBackOfHold,
  keepHold,
  type MoneyOfCharters,
  takeBackOfHold,
  takeHoldByHand,
} from '../service/index.ts';
import { by } from './doer.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Money'] });
const params = z.object({ charterId: z.string().max(60) });
const one = '/api/admin/charters/{charterId}/money/hold';

const postHold = routes.post(one, {
  summary: 'Record a damage hold that was taken by hand',
  description: 'Cash, or an authorization of the bank’s terminal. Cash is in the ledger from then on.',
  request: { params, body: jsonBody(handHoldBody) },
  responses: { 201: jsonAnswer('Recorded', holdKept) },
});

const postAuthorize = routes.post(`${one}/authorize`, {
  summary: 'Have the damage hold put on the kept card',
  request: { params },
  responses: { 200: jsonAnswer('Asked for', moneyChanged) },
});

const postRelease = routes.post(`${one}/release`, {
  summary: 'Let go of the damage hold',
  request: { params },
  responses: { 200: jsonAnswer('Released', moneyChanged) },
});

const postCapture = routes.post(`${one}/capture`, {
  summary: 'Keep so much of the damage hold, with a reason',
  description: 'Before the card’s bank lets go of it. The rest is the client’s again.',
  request: { params, body: jsonBody(captureBody) },
  responses: { 200: jsonAnswer('Captured', moneyChanged) },
});

const postReturn = routes.post(`${one}/returns`, {
  summary: 'Give back a part or all of what was kept of the damage hold',
  description:
    'By `card` the card company sends it to the hold’s card. By any other way staff have sent it already.',
  request: { params, body: jsonBody(holdReturnBody) },
  responses: { 201: jsonAnswer('Given back, or on its way', holdKept) },
});

const postReturnFailed = routes.post(`${one}/returns/{returnId}/came-back`, {
  summary: 'Record that what staff had sent back came back',
  request: { params: params.extend({ returnId: z.string().max(60) }) },
  responses: { 200: jsonAnswer('Recorded', moneyChanged) },
});

const putKeeping = routes.put(`${one}/keeping`, {
  summary: 'Say whether the damage hold stays until a colleague decides',
  request: { params, body: jsonBody(keepHoldBody) },
  responses: { 200: jsonAnswer('Noted', moneyChanged) },
});

/** The routes by which staff handle damage holds (product 4.23). */
export function holdsApi(deps: MoneyOfCharters) {
  return createApiRouter()
    .openapi(postHold, async (c) => {
      const body = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) =>
        takeHoldByHand({ ...deps, ...within }, charterId, body, by(c)),
      );
    })
    .openapi(postAuthorize, async (c) =>
      answerResult(c, await authorizeHold(deps, c.req.valid('param').charterId, by(c))),
    )
    .openapi(postRelease, async (c) =>
      answerResult(c, await endCharterHold(deps, c.req.valid('param').charterId, { kind: 'release' }, by(c))),
    )
    .openapi(postCapture, async (c) => {
      const capture = { kind: 'capture', ...c.req.valid('json') } as const;
      return answerResult(c, await endCharterHold(deps, c.req.valid('param').charterId, capture, by(c)));
    })
    .openapi(postReturn, async (c) => {
      const body = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) =>
        giveBackOfHold({ ...deps, ...within }, charterId, body, by(c)),
      );
    })
    .openapi(postReturnFailed, async (c) => {
      const { charterId, returnId } = c.req.valid('param');
      return answerResult(c, await takeBackOfHold(deps, charterId, returnId, by(c)));
    })
    .openapi(putKeeping, async (c) =>
      answerResult(c, await keepHold(deps, c.req.valid('param').charterId, c.req.valid('json').keep, by(c))),
    );
}

export type HoldsApi = RoutesOf<typeof holdsApi>;
