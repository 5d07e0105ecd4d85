import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { upload } from '#core/upload.ts';
import type { SigningCalls } from '#features/agreements/components/signing-calls.ts';
import { isBeingSealed } from '#features/agreements/domain/index.ts';
import type { SignerAgreement } from '#features/agreements/schema.ts';
import { answerIfAny, JUST_READ_MS, lookWhile, reading, readWhile } from '#ui/reading.ts';
import type { FinancingApi } from './api/index.ts';
import type { ApplicationAnswer } from './schema/answers.ts';
import type { ApplicationInput, ContactChangeInput, DraftInput, ReplyInput } from './schema/index.ts';

/** The routes of financing. */
export const financing = (api: ApiClient = browserApi()) => api<FinancingApi>().api;

const routes = (api?: ApiClient) => financing(api).financing;
const one = (api?: ApiClient) => routes(api).applications[':applicationId'];
const conversation = (api?: ApiClient) => routes(api).messages[':applicationId'];

/** The cache addresses of an applicant's applications and messages. */
export const APPLICATIONS = '/api/financing/applications';
export const MESSAGES = '/api/financing/messages';

/** Whether one of these files still waits for the virus scanner, which takes a moment. */
export const isBeingScanned = (documents: readonly { readonly scan: string }[] | undefined) =>
  documents?.some(({ scan }) => scan === 'waiting') === true;

/**
 * An application; null if there is none with that id that the caller may see. Reads again while a file of it is being scanned.
 *
 * @param applicationId if absent: the caller's newest application, or else the demonstration
 */
export const applicationQuery = (applicationId: string | undefined, api?: ApiClient) => ({
  ...queryOptions({
    queryKey: [one(api).$path(), applicationId ?? 'current'],
    queryFn: async ({ signal }) =>
      applicationId === undefined
        ? answer(routes(api)['current-application'].$get({}, { init: { signal } }))
        : answerIfAny(await one(api).$get({ param: { applicationId } }, { init: { signal } })),
  }),
  ...lookWhile((read: ApplicationAnswer | null | undefined) => isBeingScanned(read?.documents)),
});

/** The conversation of an application, oldest first. */
export const messagesQuery = (applicationId: string, api?: ApiClient) =>
  reading(conversation(api), { param: { applicationId } });

/** The applications of the signed-in client. */
export const ownApplicationsQuery = (api?: ApiClient) => ({
  ...reading(routes(api).applications, {}),
  staleTime: JUST_READ_MS,
});

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Sends an application. With the same key, the same application is stored once, however often it is sent. */
export const sendApplication = (json: ApplicationInput, key: string) =>
  answer(routes().applications.$post({ json }, keyed(key)));

/** Sends one file of an application. */
export const sendDocument = (
  applicationId: string,
  {
    type,
    file,
    ...sending
  }: {
    readonly type: string;
    readonly file: File;
    readonly idempotencyKey: string;
    readonly onProgress?: (share: number) => void;
    readonly signal?: AbortSignal;
  },
) =>
  upload(one().documents, {
    param: { applicationId },
    fields: { type },
    file: ['document', file, file.name],
    ...sending,
  });

/** Removes a file that nobody has reviewed yet. */
export const removeDocument = (applicationId: string, documentId: string) =>
  answer(one().documents[':documentId'].$delete({ param: { applicationId, documentId } }));

/** Withdraws an application. */
export const withdraw = (applicationId: string) => answer(one().$delete({ param: { applicationId } }));

/** Changes the applicant's contact details. */
export const saveContact = (applicationId: string, json: ContactChangeInput) =>
  answer(one().contact.$patch({ param: { applicationId }, json }));

/** Sends a reply to underwriting. */
export const sendReply = (applicationId: string, json: ReplyInput, key: string) =>
  answer(conversation().$post({ param: { applicationId }, json }, keyed(key)));

/** Marks messages from the other side as read. */
export const sendRead = (applicationId: string, messageIds: string[]) =>
  answer(conversation().read.$post({ param: { applicationId }, json: { messageIds } }));

const terms = () => one().terms;

/** The cache address of a lender's terms, the same for the applicant and staff. */
export const TERMS = '/api/financing/applications/:applicationId/terms';

/** A lender's terms of an application, newest first. */
export const termsQuery = (applicationId: string) => ({
  ...reading(terms(), { param: { applicationId } }),
  ...readWhile((all: readonly SignerAgreement[] | undefined) => isBeingSealed(all?.[0])),
});

/** The calls by which an applicant reads, signs or refuses a lender's terms. */
export const signingTerms = (applicationId: string): SigningCalls => {
  const param = (agreementId: string) => ({ applicationId, agreementId });
  const of = () => terms()[':agreementId'];
  return {
    address: TERMS,
    fileUrl: (id) => `/api/financing/applications/${applicationId}/terms/${id}/file`,
    see: (id, json) => answer(of().seen.$post({ param: param(id), json })),
    consent: (id, json) => answer(of().consent.$post({ param: param(id), json })),
    sign: (id, json) => answer(of().sign.$post({ param: param(id), json })),
    refuse: (id, json) => answer(of().refuse.$post({ param: param(id), json })),
  };
};

/** Opens a mailed link in this browser; answers the application's id. */
export const openMailedLink = (token: string) => answer(routes().access.$post({ json: { token } }));

/** Asks for a new link by mail: with an earlier link's token, or with the email address. */
export const askForLink = (json: { readonly token: string } | { readonly email: string }) =>
  answer(routes().links.$post({ json }));

/** The unfinished application of the signed-in client; null if there is none. */
export const readKeptDraft = async () => answerIfAny(await routes().drafts.current.$get());

/** Keeps an unfinished application for another device. */
export const keepDraft = (json: DraftInput) => answer(routes().drafts.current.$put({ json }));
