import type { Context } from 'hono';
import { z } from 'zod';
import { receiptAnswer } from '#features/money/api/encode.ts';
import {
  type CheckoutInput,
  checkoutAnswer,
  checkoutBody,
  moneyChanged,
} from '#features/money/schema/index.ts';
import { answerPdf, answerRefusal, answerResult } from '#platform/http/answers.ts';
import { jsonAnswer, jsonBody, pdfFile, type routesFor } from '#platform/http/route.ts';
import { type CancelBody, cancelBody, changedAnswer, clientCharterAnswer } from '../schema/index.ts';
import {
  cancelAsClient,
  type Door,
  fileAsClient,
  letGoOfCardAsClient,
  openAsClient,
  payAsClient,
  printDamageAsClient,
  printReceiptAsClient,
} from '../service/index.ts';
import { words } from '../words/index.ts';
import { answerChanged, answerForClient, type ChartersDeps, calendarAnswer } from './answer.ts';

/**
 * The routes by which a client reads, pays and cancels their charter, by a mailed link or signed in.
 *
 * @param routes declares them for who may call
 * @param one the path of the charter
 * @param receipt the parameters of a receipt's path
 * @param as whose charter it is, for the summaries: "of a mailed link"
 */
export function clientRoutes<
  const One extends string,
  Params extends z.ZodObject,
  Receipt extends z.ZodObject,
>(routes: ReturnType<typeof routesFor>, one: One, params: Params, receipt: Receipt, as: string) {
  return {
    getCharter: routes.get(one, {
      summary: `The charter ${as}, with what happened to it and what cancelling would mean`,
      request: { params },
      responses: { 200: jsonAnswer('As its client sees it', clientCharterAnswer) },
    }),
    getFile: routes.get(`${one}/calendar-file`, {
      summary: `The confirmed charter ${as} as a calendar file`,
      request: { params },
      responses: { 200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } } },
    }),
    getReceipt: routes.get(`${one}/receipts/{paymentId}`, {
      summary: `The receipt of a payment for the charter ${as}`,
      description: 'In the language of the request, with the account as it stands now.',
      request: { params: receipt },
      responses: { 200: pdfFile('The receipt') },
    }),
    getDamage: routes.get(`${one}/damage`, {
      summary: `What was kept of the damage hold of the charter ${as}, and why`,
      description: 'With its photographs and estimates; only where there are any.',
      request: { params },
      responses: { 200: pdfFile('What was kept') },
    }),
    postCancel: routes.post(`${one}/cancel`, {
      summary: `Cancel the charter ${as}`,
      request: { params, body: jsonBody(cancelBody) },
      responses: { 200: jsonAnswer('Cancelled', changedAnswer) },
    }),
    postCheckout: routes.post(`${one}/checkout`, {
      summary: `Pay by card what is due next for the charter ${as}`,
      description:
        'Answers the address of the card company’s page. What is to be paid follows from the ledger; a body changes nothing of it.',
      request: { params, body: { ...jsonBody(checkoutBody), required: false } },
      responses: { 200: jsonAnswer('Where to pay', checkoutAnswer) },
    }),
    postHold: routes.post(`${one}/hold/checkout`, {
      summary: `Authorize the damage hold of the charter ${as} by card`,
      description: 'Answers the address of the card company’s page. The amount is held there and not taken.',
      request: { params },
      responses: { 200: jsonAnswer('Where to authorize it', checkoutAnswer) },
    }),
    deleteCard: routes.delete(`${one}/card`, {
      summary: `Take back that a card is kept for the charter ${as}`,
      request: { params },
      responses: { 200: jsonAnswer('Kept no more', moneyChanged) },
    }),
  };
}

/** Answers these routes for the charter behind a door. */
export const answersFor = (deps: ChartersDeps) => ({
  charter: async (c: Context, door: Door) => answerForClient(c, deps, await openAsClient(deps, door)),
  file: async (c: Context, door: Door) => {
    const file = await fileAsClient(deps, door);
    return file.ok ? calendarAnswer(c, file.value) : answerRefusal(c, file);
  },
  receipt: async (c: Context, door: Door, paymentId: string) => {
    const receipt = await printReceiptAsClient(deps, door, paymentId);
    return receipt.ok ? receiptAnswer(c, receipt.value) : answerRefusal(c, receipt);
  },
  damage: async (c: Context, door: Door) => {
    const paper = await printDamageAsClient(deps, door);
    return paper.ok ? answerPdf(c, paper.value, 'damage') : answerRefusal(c, paper);
  },
  cancel: async (c: Context, door: Door, body: CancelBody) =>
    answerChanged(c, await cancelAsClient(deps, door, body), words.charterCancelled),
  checkout: async (c: Context, door: Door, wish: CheckoutInput) =>
    answerResult(c, await payAsClient(deps, door, wish)),
  hold: async (c: Context, door: Door) => answerResult(c, await payAsClient(deps, door, { isHold: true })),
  card: async (c: Context, door: Door) => answerResult(c, await letGoOfCardAsClient(deps, door)),
});
