import { z } from 'zod';
import { dollarsFromCents } from '#core/money.ts';
import { receiptAnswer } from '#features/money/api/encode.ts';
import { checkoutAnswer, checkoutBody, moneyChanged } from '#features/money/schema/index.ts';
import { answerPdf, answerRefusal, answerResult } from '#platform/http/answers.ts';
import { createApiRouter, jsonAnswer, jsonBody, pdfFile, routesFor } from '#platform/http/route.ts';
import {
  cancelBody,
  changedAnswer,
  clientCharterAnswer,
  type OwnRequestAnswer,
  ownRequestAnswer,
} from '../schema/index.ts';
import {
  cancelFromAccount,
  damageFromAccount,
  fileOwnCharter,
  letGoOfCardFromAccount,
  listOwnCharters,
  openOwnCharter,
  payFromAccount,
  receiptFromAccount,
} from '../service/index.ts';
import { words } from '../words/index.ts';
import { answerChanged, answerForClient, type ChartersDeps, calendarAnswer } from './answer.ts';

const routes = routesFor({ audience: 'signed-in', tags: ['Profile'] });
const params = z.object({ charterId: z.string().max(60) });

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

const getOwn = routes.get('/api/profile/requests/{charterId}', {
  summary: 'One of one’s own requests, with what happened to it and what cancelling would mean',
  request: { params },
  responses: { 200: jsonAnswer('The request', clientCharterAnswer) },
});

const getOwnFile = routes.get('/api/profile/requests/{charterId}/calendar-file', {
  summary: 'One’s own confirmed charter as a calendar file',
  request: { params },
  responses: { 200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } } },
});

const getOwnReceipt = routes.get('/api/profile/requests/{charterId}/receipts/{paymentId}', {
  summary: 'The receipt of a payment for one’s own charter',
  request: { params: params.extend({ paymentId: z.string().max(60) }) },
  responses: { 200: pdfFile('The receipt') },
});

const getOwnDamage = routes.get('/api/profile/requests/{charterId}/damage', {
  summary: 'What was kept of the damage hold of one’s own charter, and why',
  request: { params },
  responses: { 200: pdfFile('What was kept') },
});

const postOwnCancel = routes.post('/api/profile/requests/{charterId}/cancel', {
  summary: 'Cancel one’s own request',
  request: { params, body: jsonBody(cancelBody) },
  responses: { 200: jsonAnswer('Cancelled', changedAnswer) },
});

const postOwnCheckout = routes.post('/api/profile/requests/{charterId}/checkout', {
  summary: 'Pay by card what is due next for one’s own charter',
  request: { params, body: { ...jsonBody(checkoutBody), required: false } },
  responses: { 200: jsonAnswer('Where to pay', checkoutAnswer) },
});

const postOwnHold = routes.post('/api/profile/requests/{charterId}/hold/checkout', {
  summary: 'Authorize the damage hold of one’s own charter by card',
  request: { params },
  responses: { 200: jsonAnswer('Where to authorize it', checkoutAnswer) },
});

const deleteOwnCard = routes.delete('/api/profile/requests/{charterId}/card', {
  summary: 'Take back that a card is kept for one’s own charter',
  request: { params },
  responses: { 200: jsonAnswer('Kept no more', moneyChanged) },
});

/** The routes for the requests of the account that is signed in. */
export function ownChartersApi(deps: ChartersDeps) {
  return createApiRouter()
    .openapi(listOwn, async (c) => {
      const own = await listOwnCharters(deps, c.get('actor').accountId);
      return c.json(own.map(encodeOwn), 200);
    })
    .openapi(getOwn, async (c) => {
      const found = await openOwnCharter(deps, c.get('actor').accountId, c.req.valid('param').charterId);
      return answerForClient(c, deps, found);
    })
    .openapi(getOwnFile, async (c) => {
      const file = await fileOwnCharter(deps, c.get('actor').accountId, c.req.valid('param').charterId);
      return file.ok ? calendarAnswer(c, file.value) : answerRefusal(c, file);
    })
    .openapi(getOwnReceipt, async (c) => {
      const { charterId, paymentId } = c.req.valid('param');
      const receipt = await receiptFromAccount(deps, c.get('actor').accountId, charterId, paymentId);
      return receipt.ok ? receiptAnswer(c, receipt.value) : answerRefusal(c, receipt);
    })
    .openapi(getOwnDamage, async (c) => {
      const { charterId } = c.req.valid('param');
      const paper = await damageFromAccount(deps, c.get('actor').accountId, charterId);
      return paper.ok ? answerPdf(c, paper.value, 'damage') : answerRefusal(c, paper);
    })
    .openapi(postOwnCancel, async (c) => {
      const { charterId } = c.req.valid('param');
      const { accountId } = c.get('actor');
      const cancelled = await cancelFromAccount(deps, accountId, charterId, c.req.valid('json'));
      return answerChanged(c, cancelled, words.requestIsCancelled);
    })
    .openapi(postOwnCheckout, async (c) => {
      const { charterId } = c.req.valid('param');
      const wish = c.req.valid('json');
      return answerResult(c, await payFromAccount(deps, c.get('actor').accountId, charterId, wish));
    })
    .openapi(postOwnHold, async (c) => {
      const { charterId } = c.req.valid('param');
      const { accountId } = c.get('actor');
      return answerResult(c, await payFromAccount(deps, accountId, charterId, { isHold: true }));
    })
    .openapi(deleteOwnCard, async (c) => {
      const { charterId } = c.req.valid('param');
      return answerResult(c, await letGoOfCardFromAccount(deps, c.get('actor').accountId, charterId));
    });
}
