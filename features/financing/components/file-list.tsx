import { Button } from '#ui/button.tsx';
import { AlertIcon, CloseIcon } from '#ui/icons.tsx';
import { words } from '../words/index.ts';
import { type ChosenFile, sizeOf } from './chosen-files.ts';

interface FileListProps {
  files: readonly ChosenFile[];
  onRemove: (key: string) => void;
  /** If present, a file that failed can be sent again. */
  onRetry?: ((key: string) => void) | undefined;
}

/**
 * Tells screen readers how many files are chosen; the field for files, which each choice empties, would say that none is. It
 * stays on the page, because only what changes in it is announced.
 */
export function HowManyChosen({ id, files }: { id: string; files: readonly unknown[] }) {
  return (
    <p id={id} role="status" className="sr-only">
      {files.length > 0 && words.filesChosen(files.length)}
    </p>
  );
}

/** The chosen files with their progress. */
export function FileRows({ files, onRemove, onRetry }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {files.map(({ key, file, state, share, problem }) => (
        <li key={key} className="border-t border-line py-2">
          <div className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <span className="tabular text-sm whitespace-nowrap text-muted">{sizeOf(file.size)}</span>
            {state === 'sent' ? null : (
              <button
                type="button"
                className="button button-quiet button-icon"
                aria-label={state === 'sending' ? words.cancelNamed(file.name) : words.removeNamed(file.name)}
                onClick={() => onRemove(key)}
              >
                <CloseIcon size={18} />
              </button>
            )}
          </div>
          {state === 'sending' && (
            <progress
              className="file-progress"
              max={1}
              value={share}
              aria-label={words.isBeingSent(file.name)}
            />
          )}
          {problem && (
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="field-error" role="alert">
                <AlertIcon size={16} />
                {problem}
              </p>
              {onRetry && (
                <Button variant="quiet" size="small" onClick={() => onRetry(key)}>
                  {words.tryAgain}
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
