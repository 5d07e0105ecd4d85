import { z } from 'zod';
import { receiveUpload } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult, tellPages } from '#platform/http/answers.ts';
import { issuesOf, refuse } from '#platform/http/errors.ts';
import { createOnce, doOnce } from '#platform/http/idempotency.ts';
import {
  createApiRouter,
  formBody,
  gate,
  jsonAnswer,
  jsonBody,
  type RoutesOf,
  routesFor,
  sentFile,
} from '#platform/http/route.ts';
import { MOST_BANK_BYTES } from '../domain/bank/lines.ts';
import {
  type BankLinesAnswer,
  bankAsideBody,
  bankColumns,
  bankFileTaken,
  bankLinesAnswer,
  bankLinesQuery,
  bankMatchBody,
  bankPaymentBody,
  bankPayoutBody,
  type PayerAnswer,
  payersAnswer,
  payersQuery,
} from '../schema/bank.ts';
import { moneyChanged, paymentKept } from '../schema/index.ts';
import { words } from '../schema/words/index.ts';
import {
  linkBankLine,
  type MoneyOfCharters,
  readBankLines,
  recordBankLine,
  recordPayout,
  searchPayers,
  setBankLineAside,
  type TakenBankLine,
  takeBankFile,
  undoBankMatch,
  undoPayout,
} from '../service/index.ts';
import { by } from './doer.ts';

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Money'] });
const params = z.object({ lineId: z.string().max(60) });
const PAGE_SIZE = 25;
const tooManyFiles = () => [{ path: 'file', message: words.oneFile }];

const postFile = routes.post('/api/admin/money/bank/files', {
  summary: 'Take in a bank’s file',
  description:
    'CSV or OFX/QFX, 2 MB and 5,000 lines at most, UTF-8 or Windows-1252. Money that came in is kept, each line once, also across files; what went out is counted. A table whose headings are not known is refused as such until `columns` says what each is (none, day, amount, in, out, text) and `hasHeading` whether its first row is one; both go before the file. A file with any fault is refused with its line and column, and nothing of it is kept.',
  request: {
    body: formBody(
      z.object({
        columns: z.string().optional(),
        hasHeading: z.enum(['yes', 'no']).optional(),
        file: sentFile,
      }),
    ),
  },
  responses: { 200: jsonAnswer('Taken in', bankFileTaken) },
});

const getLines = routes.get('/api/admin/money/bank/lines', {
  summary: 'Money that came in by the bank’s files, with the charters it seems to be for',
  description: 'The total is in X-Total-Count, the pages in Link.',
  request: { query: bankLinesQuery },
  responses: { 200: jsonAnswer('A page of lines, and how many are in each state', bankLinesAnswer) },
});

const getPayers = routes.get('/api/admin/money/bank/payers', {
  summary: 'Charters that money may be for, by client, yacht or number',
  request: { query: payersQuery },
  responses: { 200: jsonAnswer('Eight at most', payersAnswer) },
});

const postPayment = routes.post('/api/admin/money/bank/lines/{lineId}/payment', {
  summary: 'Record a line of the bank as a payment of a charter',
  description:
    'Its amount, on its day. The client is mailed a receipt. Refused with 409 while a payment of that amount, recorded by hand within ten days, may be the same.',
  request: { params, body: jsonBody(bankPaymentBody) },
  responses: { 201: jsonAnswer('Recorded', paymentKept) },
});

const postMatch = routes.post('/api/admin/money/bank/lines/{lineId}/match', {
  summary: 'Say that a line of the bank is a payment that was recorded by hand',
  description: 'Of the same amount, within ten days. Nothing is recorded again, and nobody is mailed.',
  request: { params, body: jsonBody(bankMatchBody) },
  responses: { 200: jsonAnswer('It belongs to that receipt', moneyChanged) },
});

const deleteMatch = routes.delete('/api/admin/money/bank/lines/{lineId}/match', {
  summary: 'Undo that a line of the bank is a payment that was recorded by hand',
  description: 'The payment stays. One that was recorded from its line is reversed instead.',
  request: { params },
  responses: { 200: jsonAnswer('The line can be recorded anew', moneyChanged) },
});

const postPayout = routes.post('/api/admin/money/bank/lines/{lineId}/payout', {
  summary: 'Record a line of the bank as a payout of the card company, or as cash paid in',
  description: 'Of the cleared money, its amount is at the bank from then on, and the fee is spent.',
  request: { params, body: jsonBody(bankPayoutBody) },
  responses: { 200: jsonAnswer('Recorded', moneyChanged) },
});

const deletePayout = routes.delete('/api/admin/money/bank/lines/{lineId}/payout', {
  summary: 'Undo a payout that was recorded wrongly',
  request: { params },
  responses: { 200: jsonAnswer('Undone', moneyChanged) },
});

const postAside = routes.post('/api/admin/money/bank/lines/{lineId}/aside', {
  summary: 'Set a line of the bank aside that is no client’s payment',
  request: { params, body: jsonBody(bankAsideBody) },
  responses: { 200: jsonAnswer('Set aside', moneyChanged) },
});

type Payer = NonNullable<TakenBankLine['proposal']>['payer'];

const encodePayer = ({ charterId, number, client, yacht, startOn, openCents }: Payer): PayerAnswer => ({
  charterId,
  number,
  client,
  yacht,
  openCents,
  startDate: startOn,
});

const encodeRecorded = (payment: NonNullable<TakenBankLine['proposal']>['recordedAs']) =>
  payment
    ? { paymentId: payment.id, receiptNumber: payment.receiptNumber, receivedOn: payment.receivedOn }
    : null;

const encodeLine = (line: TakenBankLine): BankLinesAnswer['lines'][number] => ({
  id: line.id,
  receivedOn: line.receivedOn,
  cents: line.cents,
  words: line.words,
  takenBy: line.takenBy,
  takenAt: line.takenAt.toISOString(),
  state: line.state,
  proposal: line.proposal && {
    ...encodePayer(line.proposal.payer),
    by: line.proposal.by,
    recordedAs: encodeRecorded(line.proposal.recordedAs),
  },
  recorded: line.recorded && {
    receiptNumber: line.recorded.receiptNumber,
    isByHand: line.recorded.isByHand,
    payer: line.recorded.payer && encodePayer(line.recorded.payer),
  },
  payout: line.payout && {
    feeCents: line.payout.feeCents,
    by: line.payout.by,
    at: line.payout.at.toISOString(),
  },
  aside: line.aside && { ...line.aside, at: line.aside.at.toISOString() },
  hasDouble: line.hasDouble,
});

/** The routes for the bank's files: upload, and what staff do with the lines. */
export function bankApi(deps: MoneyOfCharters) {
  const router = createApiRouter();
  // Do not let the declaration's validator read the body: it would hold the whole file in memory.
  router.use(postFile.getRoutingPath(), gate({ ...routes.shared, method: 'post' }), async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const received = await receiveUpload(c.req.raw, deps.config, {
      fileField: 'file',
      mostBytes: MOST_BANK_BYTES,
    });
    if (!received.ok) {
      if (received.reason === 'too-many-files') return refuse(c, 'invalid', tooManyFiles());
      return refuse(c, received.reason === 'too-large' ? 'bank-file-too-large' : received.reason);
    }
    const { file, fields } = received.value;
    const said = bankColumns.safeParse(fields.columns === undefined ? undefined : fields);
    if (!said.success) {
      await file.discard();
      return refuse(c, 'invalid', issuesOf(said.error));
    }
    try {
      const bytes = await file.read();
      const told = { digest: file.digest, ...said.data };
      return await doOnce(c, deps, told, (within: Deps) => takeBankFile(within, bytes, by(c), said.data));
    } finally {
      await file.discard();
    }
  });
  return router
    .openapi(postFile, (c) => refuse(c, 'malformed'))
    .openapi(getLines, async (c) => {
      const { state, page } = c.req.valid('query');
      const part = { from: (page - 1) * PAGE_SIZE, most: PAGE_SIZE };
      const { items, counts } = await readBankLines(deps, state, part);
      tellPages(c, counts[state], page, PAGE_SIZE);
      return c.json({ counts, lines: items.map(encodeLine) }, 200);
    })
    .openapi(getPayers, async (c) => {
      const found = await searchPayers(deps, c.req.valid('query').q);
      return c.json(found.map(encodePayer), 200);
    })
    .openapi(postPayment, async (c) => {
      const body = c.req.valid('json');
      const { lineId } = c.req.valid('param');
      return createOnce(c, deps, body, (within) =>
        recordBankLine({ ...deps, ...within }, lineId, body, by(c)),
      );
    })
    .openapi(postMatch, async (c) => {
      const { lineId } = c.req.valid('param');
      return answerResult(c, await linkBankLine(deps, lineId, c.req.valid('json').paymentId, by(c)));
    })
    .openapi(deleteMatch, async (c) =>
      answerResult(c, await undoBankMatch(deps, c.req.valid('param').lineId, by(c))),
    )
    .openapi(postPayout, async (c) => {
      const { lineId } = c.req.valid('param');
      return answerResult(c, await recordPayout(deps, lineId, c.req.valid('json').feeCents, by(c)));
    })
    .openapi(deletePayout, async (c) =>
      answerResult(c, await undoPayout(deps, c.req.valid('param').lineId, by(c))),
    )
    .openapi(postAside, async (c) => {
      const { lineId } = c.req.valid('param');
      return answerResult(c, await setBankLineAside(deps, lineId, c.req.valid('json').reason, by(c)));
    });
}

export type BankApi = RoutesOf<typeof bankApi>;
