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

/** Where a file is shown: the keys stay there, too, once its button has gone. */
export const VIEWER_ID = 'file-viewer';

/** The next file shows in the same place: only whoever opens the viewer is taken to it. */
function focusRegion(region: HTMLElement | null) {
  const isBeside = window.matchMedia('(min-width: 80rem)').matches;
  region?.focus({ preventScroll: isBeside });
}

/**
 * A file of an application, looked at beside the checklist. It is safe to show: the server has painted each picture anew, has
 * refused PDFs that hold more than pages, and lets what it sends do nothing.
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
        <div className="min-w-0">
          <h4 className="font-sans text-base font-semibold">{cardLabel(viewed.type)}</h4>
          <p className="text-sm break-all text-muted">{viewed.fileName}</p>
        </div>
        <Button variant="quiet" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" disabled={at <= 0} onClick={() => step(-1)}>
          {words.previousFile}
        </Button>
        <Button variant="secondary" size="small" disabled={at === files.length - 1} onClick={() => step(1)}>
          {words.nextFile}
        </Button>
        <p className="tabular mr-auto text-sm text-muted">{words.placeOf(at + 1, files.length)}</p>
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

/** A private picture has one size and is kept nowhere. */
function Picture({ address, viewed }: { address: string; viewed: DocumentAnswer }) {
  const [isLarge, setLarge] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p role="alert">{words.pictureFailed}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {/* Above the picture, which takes its height when it has come: what is being pressed does not move. */}
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

/** A PDF, by the browser's own reader. Where it has none, as on some phones, framing one would download it. */
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
      // The pages without their list beside them: there is little room.
      src={`${address}#navpanes=0&view=FitH`}
      className="h-[calc(100svh-17rem)] min-h-96 w-full rounded-md border border-line bg-foam"
    />
  );
}
