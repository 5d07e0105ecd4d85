import { takeFocus } from './focus.ts';
import { AlertIcon } from './icons.tsx';

interface ErrorSummaryProps {
  /** What went wrong as a whole, as a sentence. */
  title: string;
  /** Each fault with the id of its field; an id that is not on the page just stands as words. */
  issues?: readonly { fieldId?: string; message: string }[];
}

/** Over a form that was refused: takes the focus, reads itself out, and leads to each field. */
export function ErrorSummary({ title, issues = [] }: ErrorSummaryProps) {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className="error-summary">
      <AlertIcon size={22} />
      <div className="grid gap-2">
        {/* What is wrong as a whole may be that one fault: it is said once, and leads there. */}
        {issues.every(({ message }) => message !== title) && <p className="font-semibold">{title}</p>}
        {issues.length > 0 && (
          <ul className="grid gap-1">
            {issues.map((issue) => (
              <li key={`${issue.fieldId}${issue.message}`}>
                {issue.fieldId ? (
                  <a
                    className="underline underline-offset-4"
                    href={`#${issue.fieldId}`}
                    onClick={(event) => {
                      // The address bar is the router's; the link only moves the focus.
                      const field = document.getElementById(issue.fieldId ?? '');
                      if (!field) return;
                      event.preventDefault();
                      field.focus();
                    }}
                  >
                    {issue.message}
                  </a>
                ) : (
                  issue.message
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
