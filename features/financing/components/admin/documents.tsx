import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { troubleOf } from '#ui/trouble.ts';
import { instantText } from '#words/instants.ts';
import { DOCUMENT_STATE_WORDS } from '../../domain/checklist.ts';
import type { DocumentAnswer, DossierAnswer } from '../../schema/answers.ts';
import { documentRequestBody } from '../../schema/staff.ts';
import { sizeOf } from '../chosen-files.ts';
import { documentAddress, requestDocument, reviewDocument, withdrawRequest } from './calls.ts';
import { Panel } from './panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { DocumentViewer } from './viewer.tsx';

/** The checklist as staff see it: each file opened, accepted or sent back; more asked for. */
export function Documents({ application }: { application: DossierAnswer }) {
  const { id, documents, documentsRequired, documentsStatus, documentNotes, isOpen } = application;
  const { change, create } = useChange();
  const [viewedId, setViewedId] = useState<string>();
  const [refused, setRefused] = useState<DocumentAnswer>();
  const [isAsking, setAsking] = useState(false);
  const [withdrawn, setWithdrawn] = useState<{ id: string; name: string }>();
  const others = documents.filter(({ type }) => !documentsRequired.includes(type));
  const accept = (document: DocumentAnswer) =>
    void change('Document Accepted', () => reviewDocument(id, document.id, { review: 'accepted' })).catch(
      (error) => toast({ title: 'Error', description: troubleOf(error).sentence, variant: 'destructive' }),
    );
  const files = (some: readonly DocumentAnswer[]) => (
    <Files
      documents={some}
      applicationId={id}
      isOpen={isOpen}
      onView={(document) => setViewedId(document.id)}
      onAccept={accept}
      onSendBack={setRefused}
    />
  );
  return (
    <Panel
      title="Documents"
      actions={
        isOpen && (
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Request a document
          </Button>
        )
      }
    >
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {documentsRequired.map((name) => {
          const state = documentsStatus[name] ?? 'pending';
          const request = application.withdrawableRequests.find((one) => one.name === name);
          return (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <h4 className="font-sans text-base font-semibold">{name}</h4>
                <span className="document-state text-sm" data-state={state}>
                  {DOCUMENT_STATE_WORDS[state]}
                </span>
              </div>
              {documentNotes[name] && <p className="text-sm text-muted">{documentNotes[name]}</p>}
              {files(documents.filter(({ type }) => type === name))}
              {request && isOpen && (
                <Button
                  variant="quiet"
                  size="small"
                  className="justify-self-start"
                  aria-label={`Withdraw the request for ${name}`}
                  onClick={() => setWithdrawn(request)}
                >
                  Withdraw request
                </Button>
              )}
            </li>
          );
        })}
        {others.length > 0 && (
          <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line py-3">
            <h4 className="font-sans text-base font-semibold">Sent with messages</h4>
            {files(others)}
          </li>
        )}
      </ul>

      <DocumentViewer
        applicationId={id}
        documents={documents}
        viewedId={viewedId}
        onView={setViewedId}
        isOpen={isOpen}
        onAccept={accept}
        onSendBack={setRefused}
      />
      <ReasonDialog
        open={refused !== undefined}
        onOpenChange={(open) => !open && setRefused(undefined)}
        title="Send the document back"
        description={`${refused?.type ?? ''}: ${refused?.fileName ?? ''}. It no longer counts, and the applicant is asked for another one.`}
        submit="Send back"
        reason="told"
        label="What is wrong with it"
        hint="The applicant reads this."
        onSave={async (reason) => {
          await change('Document Sent Back', () =>
            reviewDocument(id, refused?.id ?? '', { review: 'sent_back', reason }),
          );
          setViewedId(undefined);
        }}
      />
      <FormDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Request a document"
        description="It stands on the applicant’s checklist as required, and an application under review waits for it."
        schema={documentRequestBody}
        values={{ name: '', note: '' }}
        submit="Request"
        onSave={({ name, note = '' }) =>
          create('Document Requested', ['document-request', id, { name, note }], (options) =>
            requestDocument(id, { name, note }, options),
          )
        }
      >
        {(form) => (
          <>
            <Field label="Document" hint="For example Vessel survey" required {...fieldOf(form, 'name')}>
              <Input autoComplete="off" {...form.register('name')} />
            </Field>
            <Field label="Note for the applicant (optional)" {...fieldOf(form, 'note')}>
              <Input autoComplete="off" {...form.register('note')} />
            </Field>
          </>
        )}
      </FormDialog>
      <ConfirmDialog
        open={withdrawn !== undefined}
        onOpenChange={(open) => !open && setWithdrawn(undefined)}
        title="Withdraw the request?"
        question={`The applicant is told that “${withdrawn?.name ?? ''}” is not needed any more.`}
        confirm="Withdraw request"
        onConfirm={() => change('Request Withdrawn', () => withdrawRequest(id, withdrawn?.id ?? ''))}
      />
    </Panel>
  );
}

const SCANS = { waiting: 'Being checked for viruses', infected: 'Refused by the virus check' } as const;
const REVIEWS = {
  accepted: { label: 'Accepted', colour: 'green' },
  sent_back: { label: 'Sent back', colour: 'orange' },
} as const;

function Files({
  documents,
  applicationId,
  isOpen,
  onView,
  onAccept,
  onSendBack,
}: {
  documents: readonly DocumentAnswer[];
  applicationId: string;
  isOpen: boolean;
  onView: (document: DocumentAnswer) => void;
  onAccept: (document: DocumentAnswer) => void;
  onSendBack: (document: DocumentAnswer) => void;
}) {
  if (documents.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {documents.map((document) => {
        const { id, fileName, scan, review, reviewReason } = document;
        const isReadable = scan === 'none' || scan === 'clean';
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 rounded-md bg-foam px-3 py-1">
            <div className="min-w-40 flex-1 py-1">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 break-all">{fileName}</span>
                {review !== 'open' && <Badge colour={REVIEWS[review].colour}>{REVIEWS[review].label}</Badge>}
              </p>
              <p className="tabular text-sm text-muted">
                {sizeOf(document.bytes)}, {instantText(document.uploadedAt, 'plain')}
                {reviewReason && `. ${reviewReason}`}
              </p>
            </div>
            {isReadable ? (
              <span className="flex flex-wrap">
                {document.contentType.startsWith('image/') ? (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`View ${fileName}`}
                    onClick={() => onView(document)}
                  >
                    View
                  </Button>
                ) : (
                  <a
                    className="button button-quiet button-small"
                    href={documentAddress(applicationId, id)}
                    download={fileName}
                    aria-label={`Download ${fileName}`}
                  >
                    Download
                  </a>
                )}
                {isOpen && review !== 'accepted' && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Accept ${fileName}`}
                    onClick={() => onAccept(document)}
                  >
                    Accept
                  </Button>
                )}
                {isOpen && review !== 'sent_back' && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Send back ${fileName}`}
                    onClick={() => onSendBack(document)}
                  >
                    Send back
                  </Button>
                )}
              </span>
            ) : (
              <span className="text-sm text-muted">{SCANS[scan]}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
