import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { brand } from '#core/brand.ts';
import { nameBrowser } from '#core/browser-name.ts';
import { browserId } from '#core/ids.ts';
import { AskBeforeLeaving } from '#ui/ask-before-leaving.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { instantText } from '#words/instants.ts';
import { ACCEPTED_FILES, ATTACHMENT, MOST_ATTACHED } from '../domain/checklist.ts';
import { takesFiles } from '../domain/status.ts';
import {
  APPLICATIONS,
  MESSAGES,
  messagesQuery,
  ownApplicationsQuery,
  sendDocument,
  sendRead,
  sendReply,
  termsQuery,
} from '../queries.ts';
import type { ApplicationAnswer, MessageAnswer } from '../schema/answers.ts';
import { words } from '../words/index.ts';
import { problemWith } from './chosen-files.ts';
import { HowManyChosen } from './file-list.tsx';
import { sentenceOf, useRemoval } from './sending.ts';
import { TERMS_STAGES } from './withdraw-dialog.tsx';

const AUTHORS: Readonly<Record<MessageAnswer['messageType'], () => string>> = {
  system: () => brand.name,
  lender: () => words.lender,
  applicant: () => words.you,
};

interface ConversationProps {
  application: ApplicationAnswer;
  onDemo: () => void;
}

/** The messages of underwriting and the applicant's replies. Messages are marked as read once they are shown. */
export function Conversation({ application, onDemo }: ConversationProps) {
  const { id, isDemo, mayReply, status } = application;
  const queries = useQueryClient();
  const messages = useQuery(messagesQuery(id));
  /** The messages that were new when this page was opened keep their dot until the applicant leaves it. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = messages.data?.filter((message) => !message.isRead && message.messageType !== 'applicant');
  const unreadIds = unread?.map((message) => message.id).join(' ') ?? '';

  const hasNew = unreadIds !== '' || fresh.size > 0;
  const isAllSet = useIsAllSet(application, messages.data);

  useEffect(() => {
    if (unreadIds === '') return;
    setFresh((now) => new Set([...now, ...unreadIds.split(' ')]));
    // Mark them as read in the background; if that fails, they are new again next time.
    if (!isDemo) void noteRead(queries, id, unreadIds.split(' ')).catch(() => undefined);
  }, [queries, id, isDemo, unreadIds]);

  return (
    <section aria-labelledby="financing-messages">
      <h2 id="financing-messages" className="text-xl">
        {words.messages}
      </h2>
      {messages.isPending && !messages.isError && (
        <div className="mt-5">
          <p role="status" className="sr-only">
            {words.loadingMessages}
          </p>
          <Skeleton className="h-40" />
        </div>
      )}
      {messages.isError && (
        <div className="mt-5" role="alert">
          <p className="text-muted">{words.messagesFailed}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void messages.refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {(messages.data?.length === 0 || (isAllSet && !hasNew)) && (
        <p className="mt-5 text-muted">{words.noMessages}</p>
      )}
      {messages.data && messages.data.length > 0 && (
        <ul className="mt-5 border-b border-line">
          {messages.data.map((message) => (
            <Message
              key={message.id}
              message={message}
              applicationId={id}
              isNew={fresh.has(message.id) || unreadIds.includes(message.id)}
            />
          ))}
        </ul>
      )}
      {isDemo && (
        <p className="mt-6">
          <Button variant="secondary" onClick={onDemo}>
            {words.reply}
          </Button>
        </p>
      )}
      {mayReply && <Reply applicationId={id} withFiles={takesFiles(status)} />}
    </section>
  );
}

/**
 * Whether an application under way asks nothing of its applicant: no document, no signature, no answer to what a colleague or the
 * lender wrote last. False until that is known.
 */
function useIsAllSet(
  { id, status, isOpen, isDemo, documentsStatus }: ApplicationAnswer,
  messages: readonly MessageAnswer[] | undefined,
): boolean {
  const mayHaveTerms = TERMS_STAGES.has(status) && !isDemo;
  const terms = useQuery({ ...termsQuery(id), enabled: mayHaveTerms });
  const isSigningKnown = !mayHaveTerms || terms.data !== undefined;
  if (!isOpen || !messages || !isSigningKnown || terms.data?.[0]?.state === 'open') return false;
  const answered = messages.findLastIndex(({ messageType }) => messageType === 'applicant');
  const isAsked = messages.slice(answered + 1).some(({ isPersonal }) => isPersonal);
  return !isAsked && !Object.values(documentsStatus).includes('pending');
}

/** Marks messages as read on the server and in the cache, because nothing reloads by itself, and reloads the unread counts. */
async function noteRead(queries: QueryClient, applicationId: string, seen: string[]): Promise<void> {
  await sendRead(applicationId, seen);
  queries.setQueryData(messagesQuery(applicationId).queryKey, (messages) =>
    messages?.map((message) => (seen.includes(message.id) ? { ...message, isRead: true } : message)),
  );
  await queries.invalidateQueries({ queryKey: ownApplicationsQuery().queryKey, exact: true });
}

function Message({
  message,
  applicationId,
  isNew,
}: {
  message: MessageAnswer;
  applicationId: string;
  isNew: boolean;
}) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] border-t border-line py-4">
      <span>
        {isNew && (
          <span className="unread-dot">
            <span className="sr-only">{words.unread}</span>
          </span>
        )}
      </span>
      <article>
        <h3 className="text-lg">{message.subject}</h3>
        <p className="text-sm text-muted">
          {AUTHORS[message.messageType]()},{' '}
          <time dateTime={message.createdAt}>{instantText(message.createdAt, 'plain')}</time>
        </p>
        <p className="mt-2 whitespace-pre-line">{message.content}</p>
        {message.documents.map((document) => (
          <a
            key={document.id}
            className="link mt-1 block truncate py-2.5"
            href={`/api/financing/applications/${applicationId}/documents/${document.id}`}
            download={document.fileName}
          >
            {document.fileName}
          </a>
        ))}
      </article>
    </li>
  );
}

type ReplyFile = {
  readonly key: string;
  readonly file: File;
  readonly cancel: AbortController;
  /** Its id once it is stored, which an earlier try may have done. */
  readonly documentId?: string;
};

/** The toast about a file that was not taken, as on the checklist. The form keeps the reason, with the focus. */
const sayUploadFailed = (description: string) =>
  toast({ title: words.uploadFailed, description, variant: 'destructive' });

/** The form for a reply, with files. The files are sent first; if one is refused, the typed text stays. */
function Reply({ applicationId, withFiles }: { applicationId: string; withFiles: boolean }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [files, setFiles] = useState<readonly ReplyFile[]>([]);
  const [fault, setFault] = useState<string>();
  /** Why files were not taken; each time anew, so that it is heard again. */
  const [refused, setRefused] = useState<{ readonly key: string; readonly sentence: string }>();
  const removal = useRemoval(applicationId);
  const attempt = useRef<{ body: string; key: string }>(undefined);

  /** Stores a file, unless it is taken off before. */
  const store = async ({ key, file, documentId, cancel: { signal } }: ReplyFile) => {
    if (documentId !== undefined || signal.aborted) return documentId;
    try {
      const sending = { type: ATTACHMENT, file, idempotencyKey: key, signal };
      const stored = await sendDocument(applicationId, sending);
      setFiles((now) => now.map((one) => (one.key === key ? { ...one, documentId: stored.id } : one)));
      return stored.id;
    } catch (error) {
      if (signal.aborted) return undefined;
      sayUploadFailed(sentenceOf(error));
      throw error;
    }
  };

  const { press, isPending, error, reset } = useSending(
    async (typed: string) => {
      const ids = new Map<ReplyFile, string | undefined>();
      for (const file of files) ids.set(file, await store(file));
      // Only now is it known which files have been taken off while the others were sent.
      const documentIds = files.flatMap((file) => (file.cancel.signal.aborted ? [] : (ids.get(file) ?? [])));
      const answer = { content: typed, documentIds };
      const body = JSON.stringify(answer);
      nameBrowser();
      if (attempt.current?.body !== body) attempt.current = { body, key: browserId() };
      await sendReply(applicationId, answer, attempt.current.key);
      attempt.current = undefined;
      // Whatever was typed or added during sending belongs to the next reply.
      if (field.current?.value === typed) field.current.value = '';
      setFiles((now) => now.filter(({ key }) => !files.some((sent) => sent.key === key)));
    },
    {
      readAgain: [APPLICATIONS, MESSAGES],
      says: () => ({ title: words.replySent, description: words.replySentText }),
    },
  );
  /** Clears the messages about an earlier try. */
  const begin = (missing?: string) => {
    if (error) reset();
    setFault(missing);
    setRefused(undefined);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    if (typed.trim() === '') {
      begin(words.messageMissing);
      field.current?.focus();
      return;
    }
    begin();
    void press(typed);
  };

  const remove = ({ key, cancel, documentId }: ReplyFile) => {
    cancel.abort(new Error('cancelled'));
    setFiles((now) => now.filter((one) => one.key !== key));
    if (documentId !== undefined) void removal.mutate(documentId);
  };

  return (
    <SentForm className="mt-6 grid gap-4" onSubmit={send}>
      <AskBeforeLeaving />
      <Field label={words.yourReply} id={id} error={fault}>
        <Textarea ref={field} rows={3} maxLength={5_000} onChange={() => begin()} />
      </Field>
      {files.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] text-sm">
          {files.map((one) => (
            <li key={one.key} className="flex min-h-11 items-center justify-between gap-4">
              <span className="truncate">{one.file.name}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.removeNamed(one.file.name)}
                onClick={() => remove(one)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && <ErrorSummary title={sentenceOf(error)} />}
      {refused && <ErrorSummary key={refused.key} title={refused.sentence} />}
      <HowManyChosen id={`${id}-chosen`} files={files} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {words.sendReply}
        </Button>
        {withFiles && (
          <>
            <label className="button button-quiet" htmlFor={`${id}-file`}>
              {words.attachDocument}
            </label>
            <input
              id={`${id}-file`}
              className="sr-only file-input"
              type="file"
              multiple
              accept={ACCEPTED_FILES}
              aria-describedby={`${id}-chosen`}
              onChange={(event) => {
                const chosen = Array.from(event.target.files ?? []);
                const fit = chosen.filter((file) => problemWith(file) === undefined);
                const isTooMany = files.length + fit.length > MOST_ATTACHED;
                const problem = chosen.map(problemWith).find((said) => said !== undefined);
                const sentence = problem ?? (isTooMany ? words.tooManyAttached : undefined);
                begin();
                if (sentence) {
                  setRefused({ key: browserId(), sentence });
                  sayUploadFailed(sentence);
                }
                const added = fit.map((file) => ({ key: browserId(), file, cancel: new AbortController() }));
                setFiles((now) => [...now, ...added].slice(0, MOST_ATTACHED));
                event.target.value = '';
              }}
            />
          </>
        )}
      </div>
    </SentForm>
  );
}
