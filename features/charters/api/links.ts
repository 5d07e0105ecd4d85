import { z } from 'zod';
import { receiptAnswer } from '#features/money/api/encode.ts';
import { checkoutAnswer, checkoutBody, moneyChanged } from '#features/money/schema/index.ts';
import { answerPdf, answerRefusal, answerResult } from '#platform/http/answers.ts';
import { callerAddress } from '#platform/http/guards.ts';
import { createApiRouter, jsonAnswer, jsonBody, pdfFile, routesFor } from '#platform/http/route.ts';
import { acceptBody, cancelBody, changedAnswer, clientCharterAnswer } from '../schema/index.ts';
import {
  acceptQuote,
  cancelByLink,
  damageByLink,
  fileLinkedCharter,
  letGoOfCardByLink,
  lookAgainByLink,
  openLinkedCharter,
  payByLink,
  receiptByLink,
} from '../service/index.ts';
import { words } from '../words/index.ts';
import { answerChanged, answerForClient, type ChartersDeps, calendarAnswer } from './answer.ts';

const routes = routesFor({ audience: 'everyone', tags: ['Charters'] });
const params = z.object({ token: z.string().max(200).meta({ description: 'From a mail’s link' }) });

const getLinked = routes.get('/api/charter-links/{token}', {
  summary: 'The charter of a mailed link',
  request: { params },
  responses: { 200: jsonAnswer('As its client sees it', clientCharterAnswer) },
});

const getFile = routes.get('/api/charter-links/{token}/calendar-file', {
  summary: 'A confirmed charter as a calendar file',
  request: { params },
  responses: { 200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } } },
});

const getReceipt = routes.get('/api/charter-links/{token}/receipts/{paymentId}', {
  summary: 'The receipt of a payment',
  description: 'In the language of the request, with the account as it stands now.',
  request: { params: params.extend({ paymentId: z.string().max(60) }) },
  responses: { 200: pdfFile('The receipt') },
});

const getDamage = routes.get('/api/charter-links/{token}/damage', {
  summary: 'What was kept of the damage hold, and why',
  description: 'With its photographs and estimates; only where there are any.',
  request: { params },
  responses: { 200: pdfFile('What was kept') },
});

const postAccept = routes.post('/api/charter-links/{token}/accept', {
  summary: 'Accept a quote',
  description:
    'Name, time, address and browser are kept with the quote, and the charter is confirmed. Said twice, it is answered twice.',
  request: { params, body: jsonBody(acceptBody) },
  responses: { 200: jsonAnswer('Confirmed', changedAnswer) },
});

const postCancel = routes.post('/api/charter-links/{token}/cancel', {
  summary: 'Cancel a charter',
  request: { params, body: jsonBody(cancelBody) },
  responses: { 200: jsonAnswer('Cancelled', changedAnswer) },
});

const postCheckout = routes.post('/api/charter-links/{token}/checkout', {
  summary: 'Pay by card what is due next',
  description:
    'Answers the address of the card company’s page. What is to be paid follows from the ledger; a body changes nothing of it.',
  request: { params, body: { ...jsonBody(checkoutBody), required: false } },
  responses: { 200: jsonAnswer('Where to pay', checkoutAnswer) },
});

const postHold = routes.post('/api/charter-links/{token}/hold/checkout', {
  summary: 'Authorize the damage hold by card',
  description: 'Answers the address of the card company’s page. The amount is held there and not taken.',
  request: { params },
  responses: { 200: jsonAnswer('Where to authorize it', checkoutAnswer) },
});

const deleteCard = routes.delete('/api/charter-links/{token}/card', {
  summary: 'Take back that a card is kept',
  request: { params },
  responses: { 200: jsonAnswer('Kept no more', moneyChanged) },
});

const postLookAgain = routes.post('/api/charter-links/{token}/checkout/state', {
  summary: 'Ask the card company how the payment stands, without waiting for its word',
  request: { params },
  responses: { 200: jsonAnswer('Looked into', moneyChanged) },
});

/** The routes of a mailed link, which need no account. */
export function linksApi(deps: ChartersDeps) {
  return createApiRouter()
    .openapi(getLinked, async (c) => {
      const found = await openLinkedCharter(deps, c.req.valid('param').token);
      return answerForClient(c, deps, found);
    })
    .openapi(getFile, async (c) => {
      const file = await fileLinkedCharter(deps, c.req.valid('param').token);
      return file.ok ? calendarAnswer(c, file.value) : answerRefusal(c, file);
    })
    .openapi(getReceipt, async (c) => {
      const { token, paymentId } = c.req.valid('param');
      const receipt = await receiptByLink(deps, token, paymentId);
      return receipt.ok ? receiptAnswer(c, receipt.value) : answerRefusal(c, receipt);
    })
    .openapi(getDamage, async (c) => {
      const paper = await damageByLink(deps, c.req.valid('param').token);
      return paper.ok ? answerPdf(c, paper.value, 'damage') : answerRefusal(c, paper);
    })
    .openapi(postAccept, async (c) => {
      const from = {
        address: callerAddress(c, deps.config),
        browser: c.req.header('user-agent') ?? '',
      };
      const accepted = await acceptQuote(deps, c.req.valid('param').token, c.req.valid('json'), from);
      return answerChanged(c, accepted, words.charterConfirmed);
    })
    .openapi(postCancel, async (c) => {
      const cancelled = await cancelByLink(deps, c.req.valid('param').token, c.req.valid('json'));
      return answerChanged(c, cancelled, words.charterCancelled);
    })
    .openapi(postCheckout, async (c) =>
      answerResult(c, await payByLink(deps, c.req.valid('param').token, c.req.valid('json'))),
    )
    .openapi(postHold, async (c) =>
      answerResult(c, await payByLink(deps, c.req.valid('param').token, { isHold: true })),
    )
    .openapi(deleteCard, async (c) =>
      answerResult(c, await letGoOfCardByLink(deps, c.req.valid('param').token)),
    )
    .openapi(postLookAgain, async (c) =>
      answerResult(c, await lookAgainByLink(deps, c.req.valid('param').token)),
    );
}
