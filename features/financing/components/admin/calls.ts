import { type ApiClient, answer, type CallOptions } from '#core/api-client.ts';
import { readingIfAny, readingPage } from '#ui/reading.ts';
import { financing } from '../../queries.ts';
import type { DecisionInput, DocumentReviewInput, LegalHold, StatusChange } from '../../schema/calls.ts';
import type { DocumentRequest, Reveal, StaffMessage } from '../../schema/staff.ts';

/** What narrows, orders and pages the staff's list, as its address has it. */
export const PIPELINE_PARTS = ['q', 'status', 'purpose', 'sort', 'page'] as const;

/** Cards on a page: it divides by two and three columns. */
export const PIPELINE_PAGE_SIZE = 18;

/** Staff look at what is so now: what was read longer ago is read again, but not what the page has just brought. */
const FRESH_MS = 10_000;

const all = (api?: ApiClient) => financing(api).admin['financing-applications'];
const one = (api?: ApiClient) => all(api)[':applicationId'];

/** A page of the staff's list. */
export const pipelineQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(all(api), { query: { ...query, pageSize: String(PIPELINE_PAGE_SIZE) } }),
  staleTime: FRESH_MS,
});

/** Where the list is as a CSV file. */
export const PIPELINE_REPORT = '/api/admin/financing-report';

/** Everything about one application; null when there is none. */
export const dossierQuery = (applicationId: string, api?: ApiClient) => ({
  ...readingIfAny(one(api), { param: { applicationId } }),
  staleTime: FRESH_MS,
});

/** Moves an application on. `version` is the one that was seen. */
export const changeStatus = (applicationId: string, json: StatusChange) =>
  answer(one().status.$post({ param: { applicationId }, json }));

/** Records a lender's decision. */
export const recordDecision = (applicationId: string, json: DecisionInput) =>
  answer(one().decision.$post({ param: { applicationId }, json }));

/** Asks the applicant for a document. */
export const requestDocument = (applicationId: string, json: DocumentRequest, options: CallOptions) =>
  answer(one()['document-requests'].$post({ param: { applicationId }, json }, options));

/** Takes back what was asked for. */
export const withdrawRequest = (applicationId: string, requestId: string) =>
  answer(one()['document-requests'][':requestId'].$delete({ param: { applicationId, requestId } }));

/** Accepts a document, or sends it back with a reason. */
export const reviewDocument = (applicationId: string, documentId: string, json: DocumentReviewInput) =>
  answer(one().documents[':documentId'].review.$post({ param: { applicationId, documentId }, json }));

/** Writes to the applicant. */
export const sendMessage = (applicationId: string, json: StaffMessage, options: CallOptions) =>
  answer(one().messages.$post({ param: { applicationId }, json }, options));

/** Opens a sealed field. Who did so and why is kept. */
export const revealField = (applicationId: string, json: Reveal) =>
  answer(one().reveal.$post({ param: { applicationId }, json }));

/** Holds an application against deletion, or lets it go. */
export const setLegalHold = (applicationId: string, json: LegalHold) =>
  answer(one()['legal-hold'].$post({ param: { applicationId }, json }));

/** Where a document is. Each opening of it is kept with the application. */
export function documentAddress(applicationId: string, documentId: string): string {
  return `/api/financing/applications/${applicationId}/documents/${documentId}`;
}
