import { IfMay } from '#ui/admin/rights.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { instantText } from '#words/instants.ts';
import { isReadable } from '../../domain/checklist.ts';
import type { DocumentAnswer } from '../../schema/answers.ts';
import { sizeOf } from '../chosen-files.ts';
import { words } from './words/index.ts';

const REVIEW_COLOURS = { accepted: 'green', sent_back: 'orange' } as const;

/** The id of the button that shows a file: it gets the focus back when the viewer closes. */
export const viewButtonId = (documentId: string) => `view-${documentId}`;

/** The id of a file's row: it takes the focus when a review removes the pressed button. */
export const fileRowId = (documentId: string) => `file-${documentId}`;

/** The files of a card, with the buttons for each. */
export function Files({
  documents,
  viewedId,
  isOpen,
  onView,
  onAccept,
  onSendBack,
}: {
  documents: readonly DocumentAnswer[];
  /** The file shown beside the checklist. */
  viewedId: string | undefined;
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
        return (
          <li
            key={id}
            id={fileRowId(id)}
            tabIndex={-1}
            className={`flex flex-wrap items-center gap-x-3 rounded-md border bg-foam px-3 py-1 ${id === viewedId ? 'border-accent-strong' : 'border-transparent'}`}
          >
            <div className="min-w-40 flex-1 py-1">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 break-all">{fileName}</span>
                {review !== 'open' && <Badge colour={REVIEW_COLOURS[review]}>{words.reviews[review]}</Badge>}
              </p>
              <p className="tabular text-sm text-muted">
                {sizeOf(document.bytes)}, {instantText(document.uploadedAt, 'plain')}
                {reviewReason && `. ${reviewReason}`}
              </p>
            </div>
            {isReadable(scan) ? (
              <span className="flex flex-wrap">
                <IfMay area="sealed" doing="opens">
                  {' '}
                  <Button
                    id={viewButtonId(id)}
                    variant="quiet"
                    size="small"
                    aria-label={words.viewOf(fileName)}
                    aria-pressed={id === viewedId}
                    onClick={() => onView(document)}
                  >
                    {words.view}
                  </Button>
                </IfMay>
                {isOpen && review !== 'accepted' && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.acceptOf(fileName)}
                    onClick={() => onAccept(document)}
                  >
                    {words.accept}
                  </Button>
                )}
                {isOpen && review !== 'sent_back' && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.sendBackOf(fileName)}
                    onClick={() => onSendBack(document)}
                  >
                    {words.sendBack}
                  </Button>
                )}
              </span>
            ) : (
              <span className="text-sm text-muted">{words.scans[scan]}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
