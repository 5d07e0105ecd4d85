import { ErrorSummary } from '../error-summary.tsx';
import type { Trouble } from '../trouble.ts';
import { SessionEnded } from './session-ended.tsx';

interface FormTroubleProps {
  /** Undefined while there is none. */
  trouble: Trouble | undefined;
  /** What else is said of a form that was filled in wrongly: each fault, with the id of its field where that is known. */
  faults?: 'none' | 'words' | ((path: string) => string);
}

/** Why something was not done, over whatever asked for it. */
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
