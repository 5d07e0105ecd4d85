import { type ApiClient, answer, type CallOptions } from '#core/api-client.ts';
import { upload } from '#core/upload.ts';
import { FRESH_MS, lookWhile, readingIfAny, readingPage } from '#ui/reading.ts';
import { financing, isBeingScanned } from '../../queries.ts';
import type { DossierAnswer, PipelineItemAnswer } from '../../schema/answers.ts';
import type {
  ContactCorrectionInput,
  DecisionCorrectionInput,
  DecisionInput,
  DocumentReviewInput,
  LegalHold,
  StatusChange,
} from '../../schema/calls.ts';
import type { DocumentRequest, Reveal, StaffMessage, StaffNote } from '../../schema/staff.ts';

/** The address parameters that filter, sort and page the staff list. */
export const PIPELINE_PARTS = ['q', 'status', 'purpose', 'assignee', 'replies', 'sort', 'page'] as const;

/** The given parts as the end of an address, so that the way back from an application leads to the same list. */
export function listIn(parts: Readonly<Record<string, string>>): string {
  const text = String(new URLSearchParams(parts));
  return text && `?${text}`;
}

/** The number of cards on a page: it divides evenly by two and by three columns. */
export const PIPELINE_PAGE_SIZE = 18;

const all = (api?: ApiClient) => financing(api).admin['financing-applications'];
const one = (api?: ApiClient) => all(api)[':applicationId'];

/** A page of the staff list. */
export const pipelineQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(all(api), { query: { ...query, pageSize: String(PIPELINE_PAGE_SIZE) } }),
  staleTime: FRESH_MS,
});

/** The address of the list as a CSV file. */
export const PIPELINE_REPORT = '/api/admin/financing-report';

/** Everything about one application; null if there is none. Reads again while one of its files is being scanned. */
export const dossierQuery = (applicationId: string, api?: ApiClient) => ({
  ...readingIfAny(one(api), { param: { applicationId } }),
  ...lookWhile((read: DossierAnswer | null | undefined) => isBeingScanned(read?.documents)),
  staleTime: FRESH_MS,
});

/**
 * The applications before and after this one in the list from which it was opened. Read only once while it is open: a decision
 * may take it out of the list, but the way on must stay the same.
 */
export const neighborsQuery = (applicationId: string, query: Readonly<Record<string, string>>) => ({
  queryKey: ['neighbors', applicationId, query],
  queryFn: () => answer(one().neighbors.$get({ param: { applicationId }, query })),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Moves an application on. `version` is the version that the caller has seen. */
export const changeStatus = (applicationId: string, json: StatusChange) =>
  answer(one().status.$post({ param: { applicationId }, json }));

/** Records a lender's decision. */
export const recordDecision = (applicationId: string, json: DecisionInput) =>
  answer(one().decision.$post({ param: { applicationId }, json }));

/** Asks the applicant for a document. */
export const requestDocument = (applicationId: string, json: DocumentRequest, options: CallOptions) =>
  answer(one()['document-requests'].$post({ param: { applicationId }, json }, options));

/** Withdraws a document request. */
export const withdrawRequest = (applicationId: string, requestId: string) =>
  answer(one()['document-requests'][':requestId'].$delete({ param: { applicationId, requestId } }));

/** Accepts a document, or sends it back with a reason. */
export const reviewDocument = (applicationId: string, documentId: string, json: DocumentReviewInput) =>
  answer(one().documents[':documentId'].review.$post({ param: { applicationId, documentId }, json }));

/** Accepts those of these files that passed their scan and are not reviewed yet. */
export const acceptDocuments = (applicationId: string, documentIds: string[]) =>
  answer(one().acceptances.$post({ param: { applicationId }, json: { documentIds } }));

/** Adds a file that reached the business in another way, such as by mail. */
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

/** Gives an application to a colleague, or to nobody, if the same colleague as was shown still handles it. */
export const assign = (
  { id, assignee }: Pick<PipelineItemAnswer, 'id' | 'assignee'>,
  assignedTo: string | null,
) =>
  answer(
    one().assignee.$put({ param: { applicationId: id }, json: { assignedTo, from: assignee?.id ?? null } }),
  );

/** Writes a note for the team. */
export const writeNote = (applicationId: string, json: StaffNote, options: CallOptions) =>
  answer(one().notes.$post({ param: { applicationId }, json }, options));

/** Corrects the applicant's contact details. */
export const correctContact = (applicationId: string, json: ContactCorrectionInput) =>
  answer(one().contact.$put({ param: { applicationId }, json }));

/** Corrects a lender's decision that was recorded wrongly. */
export const correctDecision = (applicationId: string, json: DecisionCorrectionInput) =>
  answer(one().decision.$put({ param: { applicationId }, json }));

/** Sends a message to the applicant. */
export const sendMessage = (applicationId: string, json: StaffMessage, options: CallOptions) =>
  answer(one().messages.$post({ param: { applicationId }, json }, options));

/** Opens a sealed field. Who opened it and why is recorded. */
export const revealField = (applicationId: string, json: Reveal) =>
  answer(one().reveal.$post({ param: { applicationId }, json }));

/** Sets or lifts the legal hold, which keeps an application from deletion. */
export const setLegalHold = (applicationId: string, json: LegalHold) =>
  answer(one()['legal-hold'].$post({ param: { applicationId }, json }));

/** The address at which a document is shown, to staff only. Each opening is recorded with the application. */
export function viewAddress(applicationId: string, documentId: string): string {
  return `/api/admin/financing-applications/${applicationId}/documents/${documentId}`;
}

/** The address from which a document is downloaded. Each opening by staff is recorded with the application. */
export function documentAddress(applicationId: string, documentId: string): string {
  return `/api/financing/applications/${applicationId}/documents/${documentId}`;
}
