import { mayBecome } from '#features/cases/domain.ts';
import {
  APPLICATION_TRANSITIONS,
  type ApplicationStatus,
  type Doer,
  isLenderDecision,
  isOpen,
} from './domain/index.ts';

export type { Doer };

/** Whether the doer may move an application from one status to another (product 7.6). */
export function mayMove(doer: Doer, from: ApplicationStatus, to: ApplicationStatus): boolean {
  return mayBecome(APPLICATION_TRANSITIONS, doer, from, to);
}

/** Whether an application waits for a document that is asked for or sent back. A lender's decision stands meanwhile. */
export function waitsForDocuments(status: ApplicationStatus): boolean {
  return !isLenderDecision(status) && mayMove('staff', status, 'needs_docs');
}

/** Whether an application's contact and documents can still be changed: until it is over. */
export function mayChange(status: ApplicationStatus): boolean {
  return isOpen(status);
}
