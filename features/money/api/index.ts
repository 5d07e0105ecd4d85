import { z } from 'zod';
import { answerRefusal, answerResult, csvHeaders } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import {
  createApiRouter,
  csvFile,
  jsonAnswer,
  jsonBody,
  pdfFile,
  type RoutesOf,
  routesFor,
} from '#platform/http/route.ts';
import { additionBody, additionKept } from '../schema/additions.ts';
import {
  moneyChanged,
  paymentBody,
  paymentKept,
  refundBody,
  refundElsewhereBody,
  refundStepBody,
  refundsKept,
  reversalBody,
  staffMoneyAnswer,
} from '../schema/index.ts';
import { ledgerQuery, trialBalanceAnswer, trialBalanceQuery } from '../schema/ledger.ts';
import {
  addOwed,
  enterRefundElsewhere,
  giveBack,
  type MoneyOfCharters,
  openMoney,
  printReceipt,
  readTrialBalance,
  recordCharterPayment,
  reportLedger,
  reportTrialBalance,
  reverseCharterPayment,
  stepCharterRefund,
  withdrawOwed,
} from '../service/index.ts';
import { by } from './doer.ts';
import { encodeStaffMoney, ledgerFile, receiptAnswer, trialBalanceFile } from './encode.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Money'] });
const params = z.object({ charterId: z.string().max(60) });
const paymentParams = params.extend({ paymentId: z.string().max(60) });
const one = '/api/admin/charters/{charterId}/money';

const getMoney = routes.get(one, {
  summary: 'What the client of a charter owes, paid and got back',
  request: { params },
  responses: { 200: jsonAnswer('Summed up from the ledger', staffMoneyAnswer) },
});

const postPayment = routes.post(`${one}/payments`, {
  summary: 'Record a payment',
  description: 'By bank transfer, Zelle, cash, or card by phone. The client is mailed a receipt.',
  request: { params, body: jsonBody(paymentBody) },
  responses: { 201: jsonAnswer('Recorded', paymentKept) },
});

const getReceipt = routes.get(`${one}/payments/{paymentId}/receipt`, {
  summary: 'The receipt of a payment',
  description: 'In the language of its client, with the account as it stands now.',
  request: { params: paymentParams },
  responses: { 200: pdfFile('The receipt') },
});

const postReversal = routes.post(`${one}/payments/{paymentId}/reversal`, {
  summary: 'Reverse a payment that was not made, or was recorded wrongly',
  description: 'Above a limit that is a setting by another colleague than who recorded it.',
  request: { params: paymentParams, body: jsonBody(reversalBody) },
  responses: { 200: jsonAnswer('Reversed', moneyChanged) },
});

const postRefund = routes.post(`${one}/refunds`, {
  summary: 'Give money back',
  description:
    'From the newest payments first. What was not paid too much is taken off what is owed. Of a cancelled charter the rest can be kept, or all of it.',
  request: { params, body: jsonBody(refundBody) },
  responses: { 201: jsonAnswer('To be sent', refundsKept) },
});

const postRefundElsewhere = routes.post(`${one}/refunds/elsewhere`, {
  summary: 'Enter a refund that was made on the card company’s own pages',
  description: 'As sent, with what it takes off what is owed. No money moves, and nobody is mailed.',
  request: { params, body: jsonBody(refundElsewhereBody) },
  responses: { 200: jsonAnswer('Entered', moneyChanged) },
});

const postRefundStep = routes.post(`${one}/refunds/{refundId}/step`, {
  summary: 'Say how far money is that goes back: sent, arrived, failed or withdrawn',
  request: { params: params.extend({ refundId: z.string().max(60) }), body: jsonBody(refundStepBody) },
  responses: { 200: jsonAnswer('Done', moneyChanged) },
});

const postAddition = routes.post(`${one}/additions`, {
  summary: 'Add something that the client owes in addition to the price',
  description:
    'For a confirmed or completed charter. It is due at once, and the client is mailed how to pay.',
  request: { params, body: jsonBody(additionBody) },
  responses: { 201: jsonAnswer('Owed', additionKept) },
});

const postWithdrawal = routes.post(`${one}/additions/{additionId}/withdrawal`, {
  summary: 'Withdraw an addition of which nothing is paid',
  description: 'It is owed no more, and the client is mailed.',
  request: { params: params.extend({ additionId: z.string().max(60) }) },
  responses: { 200: jsonAnswer('Withdrawn', moneyChanged) },
});

const getTrialBalance = routes.get('/api/admin/money/trial-balance', {
  summary: 'What was written into each account of the ledger, and what stands in it',
  request: { query: trialBalanceQuery },
  responses: { 200: jsonAnswer('Debit and credit come to the same', trialBalanceAnswer) },
});

const getTrialBalanceReport = routes.get('/api/admin/money/trial-balance/report', {
  does: 'exports',
  'x-confirmed': true,
  summary: 'The trial balance as a CSV file',
  description: 'An account a line, with a total row; safe to open in a spreadsheet.',
  request: { query: trialBalanceQuery },
  responses: { 200: csvFile },
});

const getLedger = routes.get('/api/admin/money/ledger', {
  does: 'exports',
  'x-confirmed': true,
  summary: 'The ledger as a CSV file',
  description: 'Line by line with a total row; safe to open in a spreadsheet.',
  request: { query: ledgerQuery },
  responses: { 200: csvFile },
});

/** The staff's routes for the money of charters and for the ledger. */
export function moneyApi(deps: MoneyOfCharters) {
  return createApiRouter()
    .openapi(getMoney, async (c) =>
      answerResult(c, await openMoney(deps, c.req.valid('param').charterId), (opened) =>
        encodeStaffMoney(opened, by(c), deps.now()),
      ),
    )
    .openapi(postPayment, async (c) => {
      const body = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) =>
        recordCharterPayment({ ...deps, ...within }, charterId, body, by(c)),
      );
    })
    .openapi(getReceipt, async (c) => {
      const { charterId, paymentId } = c.req.valid('param');
      const receipt = await printReceipt(deps, charterId, paymentId);
      return receipt.ok ? receiptAnswer(c, receipt.value) : answerRefusal(c, receipt);
    })
    .openapi(postReversal, async (c) => {
      const { charterId, paymentId } = c.req.valid('param');
      const { reason } = c.req.valid('json');
      return answerResult(c, await reverseCharterPayment(deps, charterId, paymentId, reason, by(c)));
    })
    .openapi(postRefund, async (c) => {
      const body = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) => giveBack({ ...deps, ...within }, charterId, body, by(c)));
    })
    .openapi(postRefundElsewhere, async (c) => {
      const { charterId } = c.req.valid('param');
      return answerResult(c, await enterRefundElsewhere(deps, charterId, c.req.valid('json'), by(c)));
    })
    .openapi(postRefundStep, async (c) => {
      const { charterId, refundId } = c.req.valid('param');
      return answerResult(c, await stepCharterRefund(deps, charterId, refundId, c.req.valid('json'), by(c)));
    })
    .openapi(postAddition, async (c) => {
      const body = c.req.valid('json');
      const { charterId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) => addOwed({ ...deps, ...within }, charterId, body, by(c)));
    })
    .openapi(postWithdrawal, async (c) => {
      const { charterId, additionId } = c.req.valid('param');
      return answerResult(c, await withdrawOwed(deps, charterId, additionId, by(c)));
    })
    .openapi(getTrialBalance, async (c) => c.json(await readTrialBalance(deps, c.req.valid('query').on), 200))
    .openapi(getTrialBalanceReport, async (c) => {
      const { on } = c.req.valid('query');
      const report = await reportTrialBalance(deps, on, by(c));
      return c.body(report, 200, csvHeaders(trialBalanceFile(on, deps.now())));
    })
    .openapi(getLedger, async (c) => {
      const report = await reportLedger(deps, c.req.valid('query'), by(c));
      if (!report.ok) return answerRefusal(c, report);
      return c.body(report.value, 200, csvHeaders(ledgerFile(deps.now())));
    });
}

export type MoneyApi = RoutesOf<typeof moneyApi>;
