import { mayBecome } from '#core/state-machine.ts';
import { APPLICANT_TRANSITIONS, type ApplicationStatus, isOpen, STAFF_TRANSITIONS } from './domain/index.ts';

/** Who does something to an application. */
export type Doer = 'applicant' | 'staff' | 'system';

/** True when that one may move an application so; the system only follows what the documents say (decisions §5). */
export function mayMove(doer: Doer, from: ApplicationStatus, to: ApplicationStatus): boolean {
  switch (doer) {
    case 'applicant':
      return mayBecome(APPLICANT_TRANSITIONS, from, to);
    case 'staff':
      return mayBecome(STAFF_TRANSITIONS, from, to);
    case 'system':
      return (
        (from === 'needs_docs' && to === 'under_review') ||
        (to === 'needs_docs' && mayBecome(STAFF_TRANSITIONS, from, to))
      );
  }
}

/** Contact, documents and messages of an application can be changed until it is over. */
export function mayChange(status: ApplicationStatus): boolean {
  return isOpen(status);
}
