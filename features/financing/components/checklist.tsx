import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isBelow } from '#ui/reading.ts';
import { toast } from '#ui/toast.tsx';
import { ACCEPTED_FILES, cardLabel, DOCUMENT_STATE_WORDS, type DocumentState } from '../domain/checklist.ts';
import { APPLICATIONS, MESSAGES } from '../queries.ts';
import type { ApplicationAnswer, DocumentAnswer } from '../schema/answers.ts';
import { words } from '../words/index.ts';
import { type ChosenFile, chosenFiles, sizeOf, takeLeftBehind } from './chosen-files.ts';
import { FileRows } from './file-list.tsx';
import { sendFiles, useRemoval } from './sending.ts';

interface ChecklistProps {
  application: ApplicationAnswer;
  onDemo: () => void;
}

/** The checklist of an application's documents: uploaded, missing or optional, each with the way to send it. */
export function Checklist({ application, onDemo }: ChecklistProps) {
  const uploads = useUploads(application.id);
  const extra = application.documents.filter(({ type }) => !application.documentsRequired.includes(type));
  return (
    <section aria-labelledby="financing-documents">
      <h2 id="financing-documents" className="text-xl">
        {words.checklist}
      </h2>
      <ul className="mt-5 border-b border-line">
        {application.documentsRequired.map((name) => (
          <Item
            key={name}
            name={cardLabel(name)}
            note={application.documentNotes[name] ?? ''}
            state={application.documentsStatus[name] ?? 'pending'}
            applicationId={application.id}
            stored={application.documents.filter(({ type }) => type === name)}
            // Once the application is over, a file that failed to send cannot be tried again.
            underWay={application.isOpen ? uploads.files.filter(({ type }) => type === name) : []}
            isOpen={application.isOpen}
            onChoose={(file) => uploads.send(chosenFiles(name, [file]))}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
            onDemo={application.isDemo ? onDemo : undefined}
          />
        ))}
      </ul>
      {extra.length > 0 && (
        <div className="mt-6">
          <h3 className="text-lg">{words.otherFiles}</h3>
          <Stored documents={extra} applicationId={application.id} isOpen={application.isOpen} />
        </div>
      )}
    </section>
  );
}

interface ItemProps {
  name: string;
  note: string;
  state: DocumentState;
  applicationId: string;
  stored: readonly DocumentAnswer[];
  underWay: readonly ChosenFile[];
  isOpen: boolean;
  onChoose: (file: File) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  onDemo: (() => void) | undefined;
}

function Item({
  name,
  note,
  state,
  applicationId,
  stored,
  underWay,
  isOpen,
  onChoose,
  onRemove,
  onRetry,
  onDemo,
}: ItemProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const word = state === 'uploaded' ? words.addAnother : words.upload;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-4">
      <div className="flex items-center gap-x-4">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">{name}</h3>
          {/* A missing document is shown only with its send button, so not once the application is over. */}
          {(isOpen || state !== 'pending') && (
            <p className="document-state" data-state={state}>
              {DOCUMENT_STATE_WORDS[state]()}
            </p>
          )}
        </div>
        {isOpen && (
          <>
            <Button
              variant={state === 'pending' ? 'primary' : 'secondary'}
              size="small"
              aria-label={`${word}: ${name}`}
              onClick={onDemo ?? (() => picker.current?.click())}
            >
              {word}
            </Button>
            <input
              ref={picker}
              id={id}
              type="file"
              hidden
              accept={ACCEPTED_FILES}
              aria-label={words.fileFor(name)}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) onChoose(file);
                event.target.value = '';
              }}
            />
          </>
        )}
      </div>
      {/* Across the whole width, below the button too: beside it a narrow screen has no room for a sentence. */}
      {note && <p className="-mt-2 text-sm text-muted">{note}</p>}
      <Stored documents={stored} applicationId={applicationId} isOpen={isOpen} />
      <FileRows
        files={underWay.filter((file) => file.state !== 'sent')}
        onRemove={onRemove}
        onRetry={onRetry}
      />
    </li>
  );
}

function Stored({
  documents,
  applicationId,
  isOpen,
}: {
  documents: readonly DocumentAnswer[];
  applicationId: string;
  isOpen: boolean;
}) {
  const [wrong, setWrong] = useState<DocumentAnswer>();
  const { press, isPending } = useRemoval(applicationId, () => setWrong(undefined));
  if (documents.length === 0) return null;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] text-sm">
        {documents.map((document) => {
          const { id, fileName, bytes, scan, review, reviewReason } = document;
          return (
            <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              {scan === 'waiting' ? (
                <span className="min-w-0 flex-1 truncate">{words.beingChecked(fileName)}</span>
              ) : (
                <a
                  className="link block min-w-0 flex-1 truncate py-2.5"
                  href={`/api/financing/applications/${applicationId}/documents/${id}`}
                  download={fileName}
                >
                  {fileName}
                </a>
              )}
              <span className="tabular whitespace-nowrap text-muted">{sizeOf(bytes)}</span>
              {/* A file that staff have reviewed can no longer be removed. */}
              {isOpen && review === 'open' && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.removeNamed(fileName)}
                  onClick={() => setWrong(document)}
                >
                  {words.remove}
                </Button>
              )}
              {review === 'sent_back' && <p className="w-full pb-2">{words.sentBack(reviewReason)}</p>}
            </li>
          );
        })}
      </ul>
      <Dialog
        open={wrong !== undefined}
        onOpenChange={(open) => !open && setWrong(undefined)}
        title={words.removeFileTitle}
        description={words.removeFileText(wrong?.fileName ?? '')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setWrong(undefined)}>
              {words.keepFile}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => wrong && press(wrong.id)}>
              {words.removeFile}
            </Button>
          </>
        }
      />
    </>
  );
}

/** The files being sent from the dashboard, including those that the wizard could not send. */
export function useUploads(applicationId: string) {
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const cancels = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const left = takeLeftBehind(applicationId);
    if (left.length > 0) setFiles(left);
  }, [applicationId]);

  const tell = (key: string, change: Partial<ChosenFile>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...change } : file)));
  const sendNow = async (chosen: readonly ChosenFile[]) => {
    for (const { key } of chosen) cancels.current.set(key, new AbortController());
    const signalOf = (key: string) => cancels.current.get(key)?.signal ?? AbortSignal.abort();
    const failed = await sendFiles(applicationId, chosen, tell, signalOf);
    const [first] = failed;
    if (first) {
      toast({ title: words.uploadFailed, description: first.problem ?? '', variant: 'destructive' });
    } else if (chosen.some(({ key }) => !signalOf(key).aborted)) {
      toast({
        title: words.documentUploaded,
        description: words.documentUploadedText,
      });
    }
    await queries.invalidateQueries({ predicate: isBelow(APPLICATIONS, MESSAGES) });
    setFiles((now) => now.filter(({ state }) => state !== 'sent'));
  };

  return {
    files,
    send: (chosen: readonly ChosenFile[]) => {
      setFiles((now) => [...now, ...chosen]);
      const [refused] = chosen.filter(({ problem }) => problem !== undefined);
      if (refused) {
        toast({ title: words.uploadFailed, description: refused.problem ?? '', variant: 'destructive' });
      }
      const fit = chosen.filter(({ problem }) => problem === undefined);
      if (fit.length > 0) void sendNow(fit);
    },
    retry: (key: string) => void sendNow(files.filter((file) => file.key === key)),
    remove: (key: string) => {
      cancels.current.get(key)?.abort(new Error('cancelled'));
      setFiles((now) => now.filter((file) => file.key !== key));
    },
  };
}
