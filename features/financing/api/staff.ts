import { z } from 'zod';
import { charterDayAt } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult, csvHeaders, tellPages } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, csvFile, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import {
  changedAnswer,
  createdAnswer,
  decisionBody,
  documentRequestBody,
  documentReviewBody,
  dossierAnswer,
  legalHoldBody,
  pipelineItemAnswer,
  pipelineQuery,
  revealBody,
  revealedAnswer,
  staffMessageBody,
  statusBody,
} from '../schema/index.ts';
import {
  changeStatus,
  listPipeline,
  messageApplicant,
  readDossier,
  recordDecision,
  reportPipeline,
  requestDocument,
  revealField,
  reviewDocument,
  setLegalHold,
  withdrawDocumentRequest,
} from '../service/index.ts';
import { ownApplication } from './applicant.ts';
import { callerOf } from './caller.ts';

const routes = routesFor({
  audience: 'administrator',
  area: 'financing',
  tags: ['Financing pipeline'],
});
const path = '/api/admin/financing-applications';
const one = `${path}/{applicationId}` as const;

const getList = routes.get(path, {
  summary: 'The applications',
  description:
    'Without parameters, every application; without what is sealed. `X-Total-Count` tells how many there are in all; `Link` leads on.',
  request: { query: pipelineQuery },
  responses: { 200: jsonAnswer('The applications', z.array(pipelineItemAnswer)) },
});

const getReport = routes.get('/api/admin/financing-report', {
  does: 'exports',
  'x-confirmed': true,
  summary: 'The applications as a CSV file',
  description: 'For the same filter, with a total row; safe to open in a spreadsheet.',
  request: { query: pipelineQuery },
  responses: { 200: csvFile },
});

const getOne = routes.get(one, {
  summary: 'Everything about an application but what is sealed',
  request: { params: ownApplication },
  responses: { 200: jsonAnswer('The application', dossierAnswer) },
});

const postStatus = routes.post(`${one}/status`, {
  summary: 'Move an application on',
  description:
    'Along the table of statuses. A lender’s decision (conditionally_approved, approved, declined) is recorded by the decision call instead.',
  request: { params: ownApplication, body: jsonBody(statusBody) },
  responses: { 200: jsonAnswer('Moved', changedAnswer) },
});

const postDecision = routes.post(`${one}/decision`, {
  summary: 'Record a lender’s decision',
  request: { params: ownApplication, body: jsonBody(decisionBody) },
  responses: { 200: jsonAnswer('Recorded', changedAnswer) },
});

const postDocumentRequest = routes.post(`${one}/document-requests`, {
  summary: 'Ask the applicant for a document',
  request: { params: ownApplication, body: jsonBody(documentRequestBody) },
  responses: { 201: jsonAnswer('Asked', createdAnswer) },
});

const deleteDocumentRequest = routes.delete(`${one}/document-requests/{requestId}`, {
  summary: 'Take back what was asked for, before anything has come for it',
  request: { params: ownApplication.extend({ requestId: z.string().max(100) }) },
  responses: { 200: jsonAnswer('Taken back', changedAnswer) },
});

const postReview = routes.post(`${one}/documents/{documentId}/review`, {
  summary: 'Accept a document, or send it back',
  description:
    'A file that is sent back counts for nothing; the applicant is told why and asked for another.',
  request: {
    params: ownApplication.extend({ documentId: z.string().max(100) }),
    body: jsonBody(documentReviewBody),
  },
  responses: { 200: jsonAnswer('Written down', changedAnswer) },
});

const postMessage = routes.post(`${one}/messages`, {
  summary: 'Write to the applicant',
  request: { params: ownApplication, body: jsonBody(staffMessageBody) },
  responses: { 201: jsonAnswer('Sent', createdAnswer) },
});

const postReveal = routes.post(`${one}/reveal`, {
  area: 'sealed',
  does: 'opens',
  summary: 'Open a sealed field',
  description: 'Who opened it, when and why is kept with the application.',
  'x-confirmed': true,
  request: { params: ownApplication, body: jsonBody(revealBody) },
  responses: { 200: jsonAnswer('The field', revealedAnswer) },
});

const postLegalHold = routes.post(`${one}/legal-hold`, {
  summary: 'Hold an application against deletion, or let it go',
  request: { params: ownApplication, body: jsonBody(legalHoldBody) },
  responses: { 200: jsonAnswer('Done', changedAnswer) },
});

/** The routes with which staff process applications. */
export function pipelineApi(deps: Deps) {
  return createApiRouter()
    .openapi(getList, async (c) => {
      const { items, total, page, pageSize } = await listPipeline(
        deps,
        await callerOf(c, deps),
        c.req.valid('query'),
      );
      tellPages(c, total, page, pageSize);
      return c.json(items, 200);
    })
    .openapi(getReport, async (c) => {
      const report = await reportPipeline(deps, await callerOf(c, deps), c.req.valid('query'));
      return c.body(report, 200, csvHeaders(`financing-applications-${charterDayAt(deps.now())}`));
    })
    .openapi(getOne, async (c) => {
      const { applicationId } = c.req.valid('param');
      const read = await readDossier(deps, applicationId, await callerOf(c, deps));
      return answerResult(c, read);
    })
    .openapi(postStatus, async (c) => {
      const { applicationId } = c.req.valid('param');
      const moved = await changeStatus(deps, applicationId, await callerOf(c, deps), c.req.valid('json'));
      return answerResult(c, moved);
    })
    .openapi(postDecision, async (c) => {
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      const moved = await recordDecision(deps, applicationId, caller, c.req.valid('json'));
      return answerResult(c, moved);
    })
    .openapi(postDocumentRequest, async (c) => {
      const body = c.req.valid('json');
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      return createOnce(c, deps, body, (within) => requestDocument(within, applicationId, caller, body));
    })
    .openapi(deleteDocumentRequest, async (c) => {
      const { applicationId, requestId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      const withdrawn = await withdrawDocumentRequest(deps, applicationId, requestId, caller);
      return answerResult(c, withdrawn);
    })
    .openapi(postReview, async (c) => {
      const { applicationId, documentId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      const body = c.req.valid('json');
      const reviewed = await reviewDocument(deps, applicationId, documentId, caller, body);
      return answerResult(c, reviewed);
    })
    .openapi(postMessage, async (c) => {
      const body = c.req.valid('json');
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      return createOnce(c, deps, body, (within) => messageApplicant(within, applicationId, caller, body));
    })
    .openapi(postReveal, async (c) => {
      const { applicationId } = c.req.valid('param');
      const opened = await revealField(deps, applicationId, await callerOf(c, deps), c.req.valid('json'));
      return answerResult(c, opened);
    })
    .openapi(postLegalHold, async (c) => {
      const { applicationId } = c.req.valid('param');
      const held = await setLegalHold(deps, applicationId, await callerOf(c, deps), c.req.valid('json'));
      return answerResult(c, held);
    });
}
