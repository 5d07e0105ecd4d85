import { type ApiClient, answer, type CallOptions } from '#core/api-client.ts';
import { upload } from '#core/upload.ts';
import { FRESH_MS, lookWhile, readingIfAny, readingPage } from '#ui/reading.ts';
import { financing, isBeingScanned } from '../../queries.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import type {
  ContactCorrectionInput,
  DecisionCorrectionInput,
  DecisionInput,
  DocumentReviewInput,
  LegalHold,
  StatusChange,
} from '../../schema/calls.ts';
import type { DocumentRequest, Reveal, StaffMessage, StaffNote } from '../../schema/staff.ts';

/** What narrows, orders and pages the staff's list, as its address has it. */
export const PIPELINE_PARTS = ['q', 'status', 'purpose', 'assignee', 'replies', 'sort', 'page'] as const;

/** The same parts as the end of an address: what leads into an application leads back to the list as it was. */
export function listIn(parts: Readonly<Record<string, string>>): string {
  const text = String(new URLSearchParams(parts));
  return text && `?${text}`;
}

/** Cards on a page: it divides by two and three columns. */
export const PIPELINE_PAGE_SIZE = 18;

const all = (api?: ApiClient) => financing(api).admin['financing-applications'];
const one = (api?: ApiClient) => all(api)[':applicationId'];

/** A page of the staff's list. */
export const pipelineQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(all(api), { query: { ...query, pageSize: String(PIPELINE_PAGE_SIZE) } }),
  staleTime: FRESH_MS,
});

/** Where the list is as a CSV file. */
export const PIPELINE_REPORT = '/api/admin/financing-report';

/** Everything about one application; null when there is none. Read again while a file of it is being scanned. */
export const dossierQuery = (applicationId: string, api?: ApiClient) => ({
  ...readingIfAny(one(api), { param: { applicationId } }),
  ...lookWhile((read: DossierAnswer | null | undefined) => isBeingScanned(read?.documents)),
  staleTime: FRESH_MS,
});

/**
 * What stands before and after an application in the list it was opened from. Read once while it is open: what is decided
 * there may leave the list, and the way on stays the same.
 */
export const neighborsQuery = (applicationId: string, query: Readonly<Record<string, string>>) => ({
  queryKey: ['neighbors', applicationId, query],
  queryFn: () => answer(one().neighbors.$get({ param: { applicationId }, query })),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
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

/** Accepts all of these that are fine. */
export const acceptDocuments = (applicationId: string, documentIds: string[]) =>
  answer(one().acceptances.$post({ param: { applicationId }, json: { documentIds } }));

/** Adds a file that reached us another way. */
export const addDocument = (
  applicationId: string,
  { type, reason, file }: { readonly type: string; readonly reason: string; readonly file: File },
  idempotencyKey: string,
) =>
  upload(one().documents, {
    param: { applicationId },
    fields: { type, reason },
    file: ['document', file, file.name],
    idempotencyKey,
  });

/** Sends a lender's terms to be signed. */
export const sendTerms = (applicationId: string, file: File, idempotencyKey: string) =>
  upload(one().terms, {
    param: { applicationId },
    fields: {},
    file: ['document', file, file.name],
    idempotencyKey,
  });

/** Gives an application to a colleague; null to nobody. */
export const assign = (applicationId: string, assignedTo: string | null) =>
  answer(one().assignee.$put({ param: { applicationId }, json: { assignedTo } }));

/** Notes something for the team. */
export const writeNote = (applicationId: string, json: StaffNote, options: CallOptions) =>
  answer(one().notes.$post({ param: { applicationId }, json }, options));

/** Corrects how the applicant is reached. */
export const correctContact = (applicationId: string, json: ContactCorrectionInput) =>
  answer(one().contact.$put({ param: { applicationId }, json }));

/** Corrects a lender's decision that was recorded wrongly. */
export const correctDecision = (applicationId: string, json: DecisionCorrectionInput) =>
  answer(one().decision.$put({ param: { applicationId }, json }));

/** Writes to the applicant. */
export const sendMessage = (applicationId: string, json: StaffMessage, options: CallOptions) =>
  answer(one().messages.$post({ param: { applicationId }, json }, options));

/** Opens a sealed field. Who did so and why is kept. */
export const revealField = (applicationId: string, json: Reveal) =>
  answer(one().reveal.$post({ param: { applicationId }, json }));

/** Holds an application against deletion, or lets it go. */
export const setLegalHold = (applicationId: string, json: LegalHold) =>
  answer(one()['legal-hold'].$post({ param: { applicationId }, json }));

/** Where a document is shown, to staff alone. Each opening of it is kept with the application. */
export function viewAddress(applicationId: string, documentId: string): string {
  return `/api/admin/financing-applications/${applicationId}/documents/${documentId}`;
}

/** Where a document is. Each opening of it is kept with the application. */
export function documentAddress(applicationId: string, documentId: string): string {
  return `/api/financing/applications/${applicationId}/documents/${documentId}`;
}
