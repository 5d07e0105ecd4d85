import { ErrorSummary } from '../error-summary.tsx';
import type { Trouble } from '../trouble.ts';
import { SessionEnded } from './session-ended.tsx';

interface FormTroubleProps {
  /** Undefined while there is no trouble. */
  trouble: Trouble | undefined;
  /** How to show invalid fields: not at all, as words, or as links, by a function that gives a field's id for its path. */
  faults?: 'none' | 'words' | ((path: string) => string);
}

/** Says why an action failed, above the form or dialog that started it. */
export function FormTrouble({ trouble, faults = 'words' }: FormTroubleProps) {
  if (!trouble) return null;
  if (trouble.kind === 'session-ended') return <SessionEnded />;
  const issues = trouble.kind === 'invalid' && faults !== 'none' ? trouble.issues : [];
  return (
    <ErrorSummary
      title={trouble.sentence}
      issues={issues.map(({ path, message }) =>
        typeof faults === 'function' ? { fieldId: faults(path), message } : { message },
      )}
    />
  );
}
