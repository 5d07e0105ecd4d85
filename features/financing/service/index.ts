import type { Deps } from '#platform/deps.ts';
import { deleteDraft, releaseApplications } from '../repository/index.ts';
import { endGrantsOfAccount } from './grants.ts';

export { openLink } from './access.ts';
export { submitApplication } from './apply.ts';
export { changeContact, withdrawApplication } from './change.ts';
export { markMessagesRead, mayReply, reply } from './conversation.ts';
export type { Caller } from './deps.ts';
export { addDocument, downloadDocument, mayUpload, removeInfected } from './documents.ts';
export { forgetDraft, keepDraft, readDraft } from './drafts.ts';
export {
  endGrantsOfAccount,
  endGrantsOfBrowser,
  GRANT_DAYS,
  grantApplication,
} from './grants.ts';
export { mailLinksTo, renewLink } from './links.ts';
export { listPipeline, readDossier, reportPipeline } from './pipeline.ts';
export {
  exportApplicationsOf,
  listApplicationsOf,
  readApplication,
  readCurrentApplication,
  readMessages,
} from './read.ts';
export { areApplicationsSealedWith } from './reseal.ts';
export { forgetOldApplications } from './retention.ts';
export { reviewDocument, withdrawDocumentRequest } from './review.ts';
export {
  changeStatus,
  messageApplicant,
  recordDecision,
  requestDocument,
  revealField,
  setLegalHold,
} from './staff.ts';

/**
 * Takes an account's applications from it, when it is closed: they go on, reached by their mailed links, and what
 * browsers hold of them ends. Its unfinished one is forgotten.
 */
export async function releaseApplicationsOf(deps: Pick<Deps, 'db'>, accountId: string): Promise<void> {
  await endGrantsOfAccount(deps, accountId);
  await releaseApplications(deps.db, accountId);
  await deleteDraft(deps.db, accountId);
}
