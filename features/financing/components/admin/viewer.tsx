import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { cardLabel, isReadable } from '../../domain/checklist.ts';
import type { DocumentAnswer } from '../../schema/answers.ts';
import { documentAddress, viewAddress } from './calls.ts';
import { words } from './words/index.ts';

interface DocumentViewerProps {
  applicationId: string;
  documents: readonly DocumentAnswer[];
  viewed: DocumentAnswer;
  onView: (document: DocumentAnswer) => void;
  onClose: () => void;
  isOpen: boolean;
  onAccept: (document: DocumentAnswer) => void;
  onSendBack: (document: DocumentAnswer) => void;
}

const fileTitle = ({ type, fileName }: DocumentAnswer) => `${cardLabel(type)}: ${fileName}`;

/** The id of the file viewer, which takes the focus when a button in it disappears. */
export const VIEWER_ID = 'file-viewer';

/** Ref that focuses the viewer only when it opens: the next file appears in the same element. */
function focusRegion(region: HTMLElement | null) {
  const isBeside = window.matchMedia('(min-width: 80rem)').matches;
  region?.focus({ preventScroll: isBeside });
}

/**
 * Shows a file of an application beside the checklist. This is safe: the server has painted each picture anew, has refused PDFs
 * with active content, and sends the file with headers under which nothing in it runs.
 */
export function DocumentViewer({
  applicationId,
  documents,
  viewed,
  onView,
  onClose,
  isOpen,
  onAccept,
  onSendBack,
}: DocumentViewerProps) {
  const files = documents.filter(({ scan }) => isReadable(scan));
  const at = files.findIndex(({ id }) => id === viewed.id);
  const step = (by: 1 | -1) => {
    const next = files[at + by];
    if (next) onView(next);
  };
  const address = viewAddress(applicationId, viewed.id);
  return (
    <section
      ref={focusRegion}
      id={VIEWER_ID}
      tabIndex={-1}
      aria-label={fileTitle(viewed)}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 self-start scroll-mt-28 border-t border-line pt-3 focus:outline-none xl:sticky xl:top-26 xl:border-t-0 xl:border-l xl:pt-0 xl:pl-4"
    >
      <div className="flex items-start justify-between gap-3">
        <div role="status" className="min-w-0">
          <h4 className="font-sans text-base font-semibold">{cardLabel(viewed.type)}</h4>
          <p className="text-sm break-all text-muted">{viewed.fileName}</p>
        </div>
        <Button variant="quiet" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {/* Not `disabled` at the first and the last file, which would lose the focus. */}
        <Button
          variant="secondary"
          size="small"
          aria-disabled={at <= 0 || undefined}
          onClick={() => step(-1)}
        >
          {words.previousFile}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={at === files.length - 1 || undefined}
          onClick={() => step(1)}
        >
          {words.nextFile}
        </Button>
        <p role="status" className="tabular mr-auto text-sm text-muted">
          {words.placeOf(at + 1, files.length)}
        </p>
        {isOpen && viewed.review !== 'sent_back' && (
          <Button variant="secondary" size="small" onClick={() => onSendBack(viewed)}>
            {words.sendBack}
          </Button>
        )}
        {isOpen && viewed.review !== 'accepted' && (
          <Button size="small" onClick={() => onAccept(viewed)}>
            {words.accept}
          </Button>
        )}
      </div>
      {viewed.contentType === 'application/pdf' ? (
        <Pdf key={viewed.id} address={address} viewed={viewed} />
      ) : (
        <Picture key={viewed.id} address={address} viewed={viewed} />
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="mr-auto">{words.openingIsKept}</span>
        <a
          className="button button-quiet button-small"
          href={documentAddress(applicationId, viewed.id)}
          download={viewed.fileName}
        >
          {words.download}
        </a>
      </p>
    </section>
  );
}

/** A picture of the applicant's. It is not one of the site's images: it has a single size and must not be cached. */
function Picture({ address, viewed }: { address: string; viewed: DocumentAnswer }) {
  const [isLarge, setLarge] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p role="alert">{words.pictureFailed}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {/* Above the picture: it gets its height only when loaded, and must not move the button while it is pressed. */}
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        aria-pressed={isLarge}
        onClick={() => setLarge((now) => !now)}
      >
        {words.fullSize}
      </Button>
      <div className="max-h-[calc(100svh-20rem)] min-h-40 overflow-auto bg-foam">
        <img
          src={address}
          alt={fileTitle(viewed)}
          className={
            isLarge ? 'max-w-none' : 'mx-auto max-h-[calc(100svh-20rem)] w-auto max-w-full object-contain'
          }
          onError={() => setFailed(true)}
        />
      </div>
    </div>
  );
}

const unchanging = () => () => undefined;

/** A PDF in the browser's own reader. Without one, as on some phones, an iframe would download the file. */
function Pdf({ address, viewed }: { address: string; viewed: DocumentAnswer }) {
  const hasReader = useSyncExternalStore<boolean | undefined>(
    unchanging,
    () => navigator.pdfViewerEnabled,
    () => undefined,
  );
  if (hasReader === undefined) return null;
  if (!hasReader) {
    return <p className="bg-foam p-4">{words.noPdfReader}</p>;
  }
  return (
    <iframe
      title={fileTitle(viewed)}
      // Hide the reader's list of pages, because there is little room.
      src={`${address}#navpanes=0&view=FitH`}
      className="h-[calc(100svh-17rem)] min-h-96 w-full rounded-md border border-line bg-foam"
    />
  );
}
