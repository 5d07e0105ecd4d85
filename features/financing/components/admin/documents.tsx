import { useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useListState } from '#ui/admin/list-state.ts';
import { useMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { cardLabel, DOCUMENT_STATE_WORDS, isReadable } from '../../domain/checklist.ts';
import type { DocumentAnswer, DossierAnswer } from '../../schema/answers.ts';
import { acceptDocuments, reviewDocument, withdrawRequest } from './calls.ts';
import { AddDocument, AskForDocument } from './document-forms.tsx';
import { Files, fileRowId, viewButtonId } from './files.tsx';
import { Panel } from './panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { DocumentViewer, VIEWER_ID } from './viewer.tsx';
import { words } from './words/index.ts';

/**
 * The file in the viewer. The address says that the viewer is open, so that Back closes it, and the next application opens its
 * first file too.
 */
function useViewed(documents: readonly DocumentAnswer[]) {
  const list = useListState();
  const mayOpen = useMay()('sealed', 'opens');
  const readable = documents.filter(({ scan }) => mayOpen && isReadable(scan));
  const first = readable.find(({ review }) => review === 'open') ?? readable[0];
  const isShown = list.get('files') === 'open';
  const [viewedId, setViewedId] = useState(isShown ? first?.id : undefined);
  useOnChange(isShown, () => {
    if (!isShown && viewedId) document.getElementById(viewButtonId(viewedId))?.focus();
  });
  return {
    viewed: isShown ? readable.find(({ id }) => id === (viewedId ?? first?.id)) : undefined,
    view: ({ id }: DocumentAnswer) => {
      setViewedId(id);
      if (!isShown) list.open({ files: 'open' });
    },
    close: () => list.show({ files: null }),
  };
}

/** The checklist for staff: view each file beside it, accept it or send it back, ask for documents or add them. */
export function Documents({ application }: { application: DossierAnswer }) {
  const { id, documents, documentsRequired, documentsStatus, documentNotes, isOpen } = application;
  const { change, press, isPending } = useChange();
  const { viewed, view, close } = useViewed(documents);
  const [refused, setRefused] = useState<DocumentAnswer>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<'ask' | 'add'>();
  const [withdrawn, setWithdrawn] = useState<{ id: string; name: string }>();
  const others = documents.filter(({ type }) => !documentsRequired.includes(type));
  const fine = documents.filter(({ scan, review }) => isReadable(scan) && review === 'open');
  const accept = (file: DocumentAnswer) => {
    const pressed = document.activeElement;
    const review = { review: 'accepted', seen: file.review, seenReason: file.reviewReason } as const;
    void press(words.documentAccepted, () => reviewDocument(id, file.id, review)).then((isDone) => {
      if (!isDone) return;
      // The pressed button disappears: move the focus on, unless the colleague has moved it to another control by now. What
      // stood around the button may have it already.
      const { activeElement } = document;
      if (activeElement !== pressed && activeElement?.matches('a, button, input, select, textarea')) return;
      document.getElementById(viewed ? VIEWER_ID : fileRowId(file.id))?.focus({ preventScroll: true });
    });
  };
  const acceptAll = () =>
    void press(words.documentsAccepted, () =>
      acceptDocuments(
        id,
        fine.map((document) => document.id),
      ),
    )
      // The button disappears after the last file, so focus the heading.
      .then((isDone) => isDone && heading.current?.focus());
  const files = (some: readonly DocumentAnswer[]) => (
    <Files
      documents={some}
      viewedId={viewed?.id}
      isOpen={isOpen}
      onView={(document) => (document.id === viewed?.id ? close() : view(document))}
      onAccept={accept}
      onSendBack={setRefused}
    />
  );
  return (
    <Panel
      title={words.documents}
      heading={heading}
      actions={
        isOpen && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={() => setDialog('add')}>
              {words.addDocument}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setDialog('ask')}>
              {words.requestDocument}
            </Button>
            {fine.length > 0 && (
              <Button size="small" busy={isPending} onClick={acceptAll}>
                {words.acceptFiles(fine.length)}
              </Button>
            )}
          </div>
        )
      }
    >
      <div
        className={
          viewed
            ? 'grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
            : 'grid grid-cols-[minmax(0,1fr)]'
        }
      >
        <ul className="grid grid-cols-[minmax(0,1fr)] content-start">
          {documentsRequired.map((name) => {
            const state = documentsStatus[name] ?? 'pending';
            const request = application.withdrawableRequests.find((one) => one.name === name);
            return (
              <li key={name} className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line py-3">
                <div className="flex flex-wrap items-center justify-between gap-x-3">
                  <h4 className="font-sans text-base font-semibold">{cardLabel(name)}</h4>
                  {/* Once the application is over, nothing is missing any more, so do not show "pending". */}
                  {(isOpen || state !== 'pending') && (
                    <span className="document-state text-sm" data-state={state}>
                      {DOCUMENT_STATE_WORDS[state]()}
                    </span>
                  )}
                </div>
                {documentNotes[name] && <p className="text-sm text-muted">{documentNotes[name]}</p>}
                {files(documents.filter(({ type }) => type === name))}
                {request && isOpen && (
                  <Button
                    variant="quiet"
                    size="small"
                    className="justify-self-start"
                    aria-label={words.withdrawRequestFor(cardLabel(name))}
                    onClick={() => setWithdrawn(request)}
                  >
                    {words.withdrawRequest}
                  </Button>
                )}
              </li>
            );
          })}
          {others.length > 0 && (
            <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line py-3">
              <h4 className="font-sans text-base font-semibold">{words.otherFiles}</h4>
              {files(others)}
            </li>
          )}
        </ul>
        {viewed && (
          <DocumentViewer
            applicationId={id}
            documents={documents}
            viewed={viewed}
            onView={view}
            onClose={close}
            isOpen={isOpen}
            onAccept={accept}
            onSendBack={setRefused}
          />
        )}
      </div>

      <ReasonDialog
        open={refused !== undefined}
        onOpenChange={(open) => !open && setRefused(undefined)}
        title={words.sendTheDocumentBack}
        description={words.sendBackQuestion(cardLabel(refused?.type ?? ''), refused?.fileName ?? '')}
        submit={words.sendBack}
        reason="told"
        label={words.whatIsWrong}
        hint={words.applicantReadsThis}
        onSave={(reason) =>
          change(words.documentSentBack, () =>
            reviewDocument(id, refused?.id ?? '', { review: 'sent_back', reason, seen: refused?.review }),
          )
        }
      />
      <AskForDocument
        applicationId={id}
        open={dialog === 'ask'}
        onOpenChange={(open) => setDialog(open ? 'ask' : undefined)}
      />
      <AddDocument
        application={application}
        open={dialog === 'add'}
        onOpenChange={(open) => setDialog(open ? 'add' : undefined)}
      />
      <ConfirmDialog
        open={withdrawn !== undefined}
        onOpenChange={(open) => !open && setWithdrawn(undefined)}
        title={words.withdrawTheRequest}
        question={words.withdrawQuestion(cardLabel(withdrawn?.name ?? ''))}
        confirm={words.withdrawRequest}
        onConfirm={() => change(words.requestWithdrawn, () => withdrawRequest(id, withdrawn?.id ?? ''))}
      />
    </Panel>
  );
}
