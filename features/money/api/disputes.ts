import { z } from 'zod';
import { answerPdf, answerRefusal, answerResult } from '#platform/http/answers.ts';
import {
  createApiRouter,
  jsonAnswer,
  jsonBody,
  pdfFile,
  type RoutesOf,
  routesFor,
} from '#platform/http/route.ts';
import {
  disputeAnswerBody,
  disputeAnswerKept,
  disputeAnswerSent,
  disputeAnswerView,
} from '../schema/disputes.ts';
import {
  editDisputeAnswer,
  type MoneyOfDisputes,
  openDisputeAnswer,
  printDisputeAnswer,
  stageDisputeAnswer,
  submitDisputeAnswer,
} from '../service/index.ts';
import { by } from './doer.ts';
import { encodeDispute } from './encode-dispute.ts';

// Only staff who may record payments: the answer holds a client's data, which goes to the client's bank.
const routes = routesFor({
  audience: 'administrator',
  area: 'charters',
  does: 'changes',
  tags: ['Money'],
});
const params = z.object({ charterId: z.string().max(60), disputeId: z.string().max(100) });
const one = '/api/admin/charters/{charterId}/money/disputes/{disputeId}';

const getAnswer = routes.get(one, {
  summary: 'What a dispute’s answer is made of, and how far it is',
  description: 'That it was opened is logged.',
  request: { params },
  responses: { 200: jsonAnswer('As of now', disputeAnswerView) },
});

const putAnswer = routes.put(one, {
  summary: 'Change the words of a dispute’s answer, and what is left out',
  description: '409 `changed-meanwhile` if a colleague has kept another draft since `edited`.',
  request: { params, body: jsonBody(disputeAnswerBody) },
  responses: { 200: jsonAnswer('Kept, and nothing sent', disputeAnswerKept) },
});

const getPaper = routes.get(`${one}/file`, {
  summary: 'A dispute’s answer as a PDF: what is staged or was handed in, else as it would be sent now',
  request: { params },
  responses: { 200: pdfFile('The answer') },
});

const postStaged = routes.post(`${one}/staged`, {
  summary: 'Lay a dispute’s answer down at the card company',
  description: 'The bank does not see it until it is handed in.',
  request: { params },
  responses: { 200: jsonAnswer('How far it came', disputeAnswerSent) },
});

const postSubmitted = routes.post(`${one}/submitted`, {
  summary: 'Hand a dispute’s answer in to the bank, for good',
  description: 'What was staged last, letter by letter.',
  request: { params },
  responses: { 200: jsonAnswer('How far it came', disputeAnswerSent) },
});

/** The routes by which staff answer a dispute. */
export function disputesApi(deps: MoneyOfDisputes) {
  return createApiRouter()
    .openapi(getAnswer, async (c) => {
      const { charterId, disputeId } = c.req.valid('param');
      return answerResult(c, await openDisputeAnswer(deps, charterId, disputeId, by(c)), encodeDispute);
    })
    .openapi(putAnswer, async (c) => {
      const { charterId, disputeId } = c.req.valid('param');
      const kept = await editDisputeAnswer(deps, charterId, disputeId, c.req.valid('json'), by(c));
      return answerResult(c, kept, ({ message, edited }) => ({ message, edited: edited.toISOString() }));
    })
    .openapi(getPaper, async (c) => {
      const { charterId, disputeId } = c.req.valid('param');
      const paper = await printDisputeAnswer(deps, charterId, disputeId, by(c));
      return paper.ok ? answerPdf(c, paper.value.bytes, `dispute-${disputeId}`) : answerRefusal(c, paper);
    })
    .openapi(postStaged, async (c) => {
      const { charterId, disputeId } = c.req.valid('param');
      return answerResult(c, await stageDisputeAnswer(deps, charterId, disputeId, by(c)));
    })
    .openapi(postSubmitted, async (c) => {
      const { charterId, disputeId } = c.req.valid('param');
      return answerResult(c, await submitDisputeAnswer(deps, charterId, disputeId, by(c)));
    });
}

export type DisputesApi = RoutesOf<typeof disputesApi>;
