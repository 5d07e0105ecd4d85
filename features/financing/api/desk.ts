import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import {
  acceptanceBody,
  assignmentBody,
  changedAnswer,
  contactCorrectionBody,
  createdAnswer,
  decisionCorrectionBody,
  neighborsAnswer,
  noteBody,
  pipelineQuery,
} from '../schema/index.ts';
import {
  acceptDocuments,
  assignTo,
  correctContact,
  correctDecision,
  findPlace,
  writeNote,
} from '../service/index.ts';
import { ownApplication } from './applicant.ts';
import { callerOf } from './caller.ts';

const routes = routesFor({
  audience: 'administrator',
  area: 'financing',
  tags: ['Financing pipeline'],
});
const one = '/api/admin/financing-applications/{applicationId}';

const getNeighbors = routes.get(`${one}/neighbors`, {
  summary: 'Where an application stands in a list',
  description:
    'The list is described as for the list itself. An application keeps its place in one that it is no longer part of.',
  request: { params: ownApplication, query: pipelineQuery },
  responses: { 200: jsonAnswer('Its place, and what stands before and after it', neighborsAnswer) },
});

const putAssignee = routes.put(`${one}/assignee`, {
  summary: 'Give an application to a colleague, or to nobody',
  request: { params: ownApplication, body: jsonBody(assignmentBody) },
  responses: { 200: jsonAnswer('Given', changedAnswer) },
});

const postNote = routes.post(`${one}/notes`, {
  summary: 'Note something for the team',
  description: 'The applicant never reads it.',
  request: { params: ownApplication, body: jsonBody(noteBody) },
  responses: { 201: jsonAnswer('Kept', createdAnswer) },
});

const postAcceptance = routes.post(`${one}/acceptances`, {
  summary: 'Accept all documents that are fine',
  description:
    'Of those named, each that has passed its check and that nobody has reviewed yet; each is written down by itself.',
  request: { params: ownApplication, body: jsonBody(acceptanceBody) },
  responses: { 200: jsonAnswer('Accepted', changedAnswer) },
});

const putContact = routes.put(`${one}/contact`, {
  summary: 'Correct how the applicant is reached',
  description: 'On the applicant’s behalf; why is kept, and the applicant is told that it was done.',
  request: { params: ownApplication, body: jsonBody(contactCorrectionBody) },
  responses: { 200: jsonAnswer('Corrected', changedAnswer) },
});

const putDecision = routes.put(`${one}/decision`, {
  summary: 'Correct a lender’s decision that was recorded wrongly',
  description:
    'While it stands: to another decision, or back to under_review where no lender has decided. What it was and why it is corrected are kept; the applicant is told of the correction.',
  request: { params: ownApplication, body: jsonBody(decisionCorrectionBody) },
  responses: { 200: jsonAnswer('Corrected', changedAnswer) },
});

/** The routes for organizing the work on applications: assignment, notes, acceptance and corrections. */
export function deskApi(deps: Deps) {
  return createApiRouter()
    .openapi(getNeighbors, async (c) => {
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      return answerResult(c, await findPlace(deps, applicationId, caller, c.req.valid('query')));
    })
    .openapi(putAssignee, async (c) => {
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      return answerResult(c, await assignTo(deps, applicationId, caller, c.req.valid('json')));
    })
    .openapi(postNote, async (c) => {
      const body = c.req.valid('json');
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      return createOnce(c, deps, body, (within) => writeNote(within, applicationId, caller, body));
    })
    .openapi(postAcceptance, async (c) => {
      const { applicationId } = c.req.valid('param');
      const { documentIds } = c.req.valid('json');
      const caller = await callerOf(c, deps);
      return answerResult(c, await acceptDocuments(deps, applicationId, caller, documentIds));
    })
    .openapi(putContact, async (c) => {
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      return answerResult(c, await correctContact(deps, applicationId, caller, c.req.valid('json')));
    })
    .openapi(putDecision, async (c) => {
      const { applicationId } = c.req.valid('param');
      const caller = await callerOf(c, deps);
      return answerResult(c, await correctDecision(deps, applicationId, caller, c.req.valid('json')));
    });
}
