import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { DocumentAnswer } from '../../schema/answers.ts';
import { documentAddress } from './calls.ts';

interface DocumentViewerProps {
  applicationId: string;
  documents: readonly DocumentAnswer[];
  /** The picture on view; undefined while the viewer is closed. */
  viewedId: string | undefined;
  onView: (id: string | undefined) => void;
  isOpen: boolean;
  onAccept: (document: DocumentAnswer) => void;
  onSendBack: (document: DocumentAnswer) => void;
}

/**
 * Pictures of an application, looked at in place. They are safe to show: the server has painted each anew, and sends it to
 * nobody but the applicant and staff. A PDF is never opened within the site.
 */
export function DocumentViewer({
  applicationId,
  documents,
  viewedId,
  onView,
  isOpen,
  onAccept,
  onSendBack,
}: DocumentViewerProps) {
  const pictures = documents.filter(
    ({ contentType, scan }) => contentType.startsWith('image/') && (scan === 'none' || scan === 'clean'),
  );
  const at = pictures.findIndex(({ id }) => id === viewedId);
  const viewed = pictures[at];
  const to = (by: number) => onView(pictures[at + by]?.id);
  return (
    <Dialog
      open={viewed !== undefined}
      onOpenChange={(open) => !open && onView(undefined)}
      size="wide"
      title={viewed?.type ?? ''}
      description={`${viewed?.fileName ?? ''}. That you opened it is kept with the application.`}
      footer={
        viewed && (
          <>
            <span className="mr-auto flex flex-wrap gap-2">
              <Button variant="secondary" size="small" disabled={at === 0} onClick={() => to(-1)}>
                Previous picture
              </Button>
              <Button
                variant="secondary"
                size="small"
                disabled={at === pictures.length - 1}
                onClick={() => to(1)}
              >
                Next picture
              </Button>
            </span>
            {isOpen && viewed.review !== 'sent_back' && (
              <Button variant="secondary" size="small" onClick={() => onSendBack(viewed)}>
                Send back
              </Button>
            )}
            {isOpen && viewed.review !== 'accepted' && (
              <Button size="small" onClick={() => onAccept(viewed)}>
                Accept
              </Button>
            )}
          </>
        )
      }
    >
      {viewed && (
        <Picture key={viewed.id} address={documentAddress(applicationId, viewed.id)} viewed={viewed} />
      )}
    </Dialog>
  );
}

/** A private picture has one size and is kept nowhere. */
function Picture({ address, viewed }: { address: string; viewed: DocumentAnswer }) {
  const [isLarge, setLarge] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p role="alert">The picture could not be opened. Please close this and try again.</p>;
  return (
    <div className="grid gap-3">
      <div className="max-h-[65svh] overflow-auto bg-foam">
        <img
          src={address}
          alt={`${viewed.type}: ${viewed.fileName}`}
          className={isLarge ? 'max-w-none' : 'mx-auto max-h-[65svh] w-auto max-w-full object-contain'}
          onError={() => setFailed(true)}
        />
      </div>
      <p className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" aria-pressed={isLarge} onClick={() => setLarge((now) => !now)}>
          Full size
        </Button>
        <a className="button button-quiet button-small" href={address} download={viewed.fileName}>
          Download
        </a>
      </p>
    </div>
  );
}
