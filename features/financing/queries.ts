import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { sendFile } from '#features/documents/queries.ts';
import type {
  ApplicationAnswer,
  ApplicationInput,
  ApplicationListAnswer,
  ChangedAnswer,
  ContactInput,
  DraftAnswer,
  DraftInput,
  MessageAnswer,
  ReplyInput,
  SubmittedAnswer,
  UploadedAnswer,
} from './schema/index.ts';

/** What is absent, or not the caller's, is null; any other failure throws. */
async function orNull<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * An application; null when there is none of that id for whoever asks.
 *
 * @param applicationId absent: the newest of whoever asks, else the demonstration
 */
export function applicationQuery(applicationId: string | undefined, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/financing/applications', applicationId ?? 'current'],
    queryFn: async (): Promise<ApplicationAnswer | null> => {
      if (applicationId === undefined) {
        return answerOf(await api.api.financing['current-application'].$get());
      }
      return orNull(async () =>
        answerOf<ApplicationAnswer>(
          await api.api.financing.applications[':applicationId'].$get({ param: { applicationId } }),
        ),
      );
    },
  });
}

/** The conversation of an application, the oldest first. */
export function messagesQuery(applicationId: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/financing/messages', applicationId],
    queryFn: async () =>
      answerOf<MessageAnswer[]>(
        await api.api.financing.messages[':applicationId'].$get({ param: { applicationId } }),
      ),
  });
}

/** The applications of whoever is signed in. */
export function ownApplicationsQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/financing/applications'],
    queryFn: async () => answerOf<ApplicationListAnswer>(await api.api.financing.applications.$get()),
  });
}

/** Sends an application. The same key with the same application stores it once, however often it is sent. */
export async function sendApplication(
  body: ApplicationInput,
  idempotencyKey: string,
  api: ApiClient = browserApi(),
): Promise<SubmittedAnswer> {
  return answerOf(
    await api.api.financing.applications.$post(
      { json: body },
      { headers: { 'Idempotency-Key': idempotencyKey } },
    ),
  );
}

/** Sends one file of an application. */
export async function sendDocument(
  applicationId: string,
  document: {
    readonly type: string;
    readonly file: File;
    readonly idempotencyKey: string;
    readonly onProgress?: (share: number) => void;
    readonly signal?: AbortSignal;
  },
): Promise<UploadedAnswer> {
  const { type, file, ...rest } = document;
  return sendFile({
    address: `/api/financing/applications/${encodeURIComponent(applicationId)}/documents`,
    file,
    fileName: file.name,
    fields: { type },
    ...rest,
  });
}

/** Takes an application back. */
export async function withdraw(applicationId: string, api: ApiClient = browserApi()): Promise<ChangedAnswer> {
  return answerOf(
    await api.api.financing.applications[':applicationId'].$delete({ param: { applicationId } }),
  );
}

/** Changes how the applicant is reached. */
export async function saveContact(
  applicationId: string,
  contact: ContactInput,
  api: ApiClient = browserApi(),
): Promise<ChangedAnswer> {
  return answerOf(
    await api.api.financing.applications[':applicationId'].contact.$patch({
      param: { applicationId },
      json: contact,
    }),
  );
}

/** Answers underwriting. */
export async function sendReply(
  applicationId: string,
  answer: ReplyInput,
  idempotencyKey: string,
  api: ApiClient = browserApi(),
): Promise<{ readonly id: string; readonly message: string }> {
  return answerOf(
    await api.api.financing.messages[':applicationId'].$post(
      { param: { applicationId }, json: answer },
      { headers: { 'Idempotency-Key': idempotencyKey } },
    ),
  );
}

/** Tells that the applicant has seen what others wrote. */
export async function sendRead(applicationId: string, api: ApiClient = browserApi()): Promise<ChangedAnswer> {
  return answerOf(
    await api.api.financing.messages[':applicationId'].read.$post({ param: { applicationId } }),
  );
}

/** Opens a mailed link in this browser; answers the application's id. */
export async function openMailedLink(
  token: string,
  api: ApiClient = browserApi(),
): Promise<{ readonly id: string }> {
  return answerOf(await api.api.financing.access.$post({ json: { token } }));
}

/** Has a new link mailed to the address of an application: for an earlier link, or for the address itself. */
export async function askForLink(
  of: { readonly token: string } | { readonly email: string },
  api: ApiClient = browserApi(),
): Promise<{ readonly message: string }> {
  return answerOf(await api.api.financing.links.$post({ json: of }));
}

/** The unfinished application of whoever is signed in; null when there is none. */
export async function readKeptDraft(api: ApiClient = browserApi()): Promise<DraftAnswer | null> {
  return answerOf(await api.api.financing.drafts.current.$get());
}

/** Keeps an unfinished application for another device. */
export async function keepDraft(draft: DraftInput, api: ApiClient = browserApi()): Promise<DraftAnswer> {
  return answerOf(await api.api.financing.drafts.current.$put({ json: draft }));
}
