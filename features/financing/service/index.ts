import type { Deps } from '#platform/deps.ts';
import { deleteDraft, releaseApplications } from '../repository/index.ts';
import { endGrantsOfAccount } from './grants.ts';

export * from './access.ts';
export * from './apply.ts';
export * from './change.ts';
export * from './conversation.ts';
export * from './corrections.ts';
export type { Caller } from './deps.ts';
export * from './desk.ts';
export * from './documents.ts';
export * from './drafts.ts';
export * from './grants.ts';
export * from './links.ts';
export * from './pipeline.ts';
export * from './read.ts';
export * from './retention.ts';
export * from './review.ts';
export * from './staff.ts';
export * from './terms.ts';

/**
 * Detaches an account's applications when it is closed: they continue, and can be opened by mailed links; the browsers' grants
 * end. Deletes the account's draft.
 */
export async function releaseApplicationsOf(deps: Pick<Deps, 'db'>, accountId: string): Promise<void> {
  await endGrantsOfAccount(deps, accountId);
  await releaseApplications(deps.db, accountId);
  await deleteDraft(deps.db, accountId);
}
