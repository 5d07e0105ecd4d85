import { takeFocus } from './focus.ts';
import { AlertIcon } from './icons.tsx';

interface ErrorSummaryProps {
  /** What went wrong as a whole, as a sentence. */
  title: string;
  /** The faults, each with the id of its field. If no id is given, the fault is plain text. */
  issues?: readonly { fieldId?: string; message: string }[];
}

/** Stands above a refused form: takes the focus, is read out, and links to each field with a fault. */
export function ErrorSummary({ title, issues = [] }: ErrorSummaryProps) {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className="error-summary">
      <AlertIcon size={22} />
      <div className="grid gap-2">
        {/* If the title is the same as one of the faults, show it once, as the link. */}
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
                      // The router owns the address bar: only move the focus.
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
