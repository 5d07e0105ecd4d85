import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { once } from '#core/once.ts';
import type { LenderDecision, SealedField } from '../../domain/index.ts';
import type { ChangedAnswer, DossierAnswer, PipelineItemAnswer } from '../../schema/answers.ts';

/** What narrows, orders and pages the staff's list, as its address has it. */
export const PIPELINE_PARTS = ['q', 'status', 'purpose', 'sort', 'page'] as const;

/** Cards on a page: it divides by two and three columns. */
export const PIPELINE_PAGE_SIZE = 18;

/** Staff look at what is so now: what was read longer ago is read again, but not what the page has just brought. */
const FRESH_MS = 10_000;

type Created = { readonly id: string; readonly message: string };

/** A page of the staff's list, with how many applications there are in all. */
export function pipelineQuery(query: Readonly<Record<string, string>>, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/financing-applications', query],
    queryFn: async () => {
      const response = await api.api.admin['financing-applications'].$get({
        query: { ...query, pageSize: String(PIPELINE_PAGE_SIZE) },
      });
      const total = Number(response.headers.get('x-total-count'));
      return { items: await answerOf<PipelineItemAnswer[]>(response), total };
    },
    staleTime: FRESH_MS,
  });
}

/** The address of the list as a CSV file, for the same filter and order. */
export function reportAddress(query: Readonly<Record<string, string>>): string {
  const { page: _page, ...filter } = query;
  const parts = new URLSearchParams(filter);
  return `/api/admin/financing-report${parts.size > 0 ? `?${parts}` : ''}`;
}

/** Everything about one application; null when there is none. */
export function dossierQuery(applicationId: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/financing-applications', applicationId],
    queryFn: async (): Promise<DossierAnswer | null> => {
      const response = await one(api).$get({ param: { applicationId } });
      try {
        return await answerOf<DossierAnswer>(response);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: FRESH_MS,
  });
}

const one = (api: ApiClient = browserApi()) => api.api.admin['financing-applications'][':applicationId'];

/** Moves an application on. `version` is the one that was seen. */
export async function changeStatus(
  applicationId: string,
  json: {
    readonly status: DossierAnswer['status'];
    readonly reason: string;
    readonly version: number | undefined;
  },
): Promise<ChangedAnswer> {
  return answerOf(await one().status.$post({ param: { applicationId }, json }));
}

/** Records a lender's decision. */
export async function recordDecision(
  applicationId: string,
  json: {
    readonly decision: LenderDecision;
    readonly lender: string;
    readonly reasons: string[];
    readonly note: string;
    readonly version: number | undefined;
  },
): Promise<ChangedAnswer> {
  return answerOf(await one().decision.$post({ param: { applicationId }, json }));
}

/** Asks the applicant for a document, once, however often the same words are sent. */
export async function requestDocument(
  applicationId: string,
  json: { readonly name: string; readonly note: string },
): Promise<Created> {
  return once(['document-request', applicationId, json], async (options) =>
    answerOf(await one()['document-requests'].$post({ param: { applicationId }, json }, options)),
  );
}

/** Takes back what was asked for. */
export async function withdrawRequest(applicationId: string, requestId: string): Promise<ChangedAnswer> {
  const call = one()['document-requests'][':requestId'];
  return answerOf(await call.$delete({ param: { applicationId, requestId } }));
}

/** Accepts a document, or sends it back with a reason. */
export async function reviewDocument(
  applicationId: string,
  documentId: string,
  json: { readonly review: 'accepted' | 'sent_back'; readonly reason?: string },
): Promise<ChangedAnswer> {
  const call = one().documents[':documentId'].review;
  return answerOf(await call.$post({ param: { applicationId, documentId }, json }));
}

/** Writes to the applicant, once, however often the same words are sent. */
export async function sendMessage(
  applicationId: string,
  json: { readonly from: 'system' | 'lender'; readonly subject: string; readonly content: string },
): Promise<Created> {
  return once(['financing-message', applicationId, json], async (options) =>
    answerOf(await one().messages.$post({ param: { applicationId }, json }, options)),
  );
}

/** Opens a sealed field. Who did so and why is kept. */
export async function revealField(
  applicationId: string,
  json: { readonly field: SealedField; readonly reason: string },
): Promise<{ readonly field: SealedField; readonly value: string }> {
  return answerOf(await one().reveal.$post({ param: { applicationId }, json }));
}

/** Holds an application against deletion, or lets it go. */
export async function setLegalHold(
  applicationId: string,
  json: { readonly hold: boolean; readonly reason: string },
): Promise<ChangedAnswer> {
  return answerOf(await one()['legal-hold'].$post({ param: { applicationId }, json }));
}

/** Where a document is. Each opening of it is kept with the application. */
export function documentAddress(applicationId: string, documentId: string): string {
  return `/api/financing/applications/${applicationId}/documents/${documentId}`;
}
