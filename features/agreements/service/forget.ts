import { doomFiles } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { deleteAgreements, holdCase } from '../repository.ts';

/** Deletes all agreements of these cases, with files and chains, in the caller's transaction (product 10.8). */
export async function forgetAgreements(
  deps: Pick<Deps, 'db' | 'jobs'>,
  caseIds: readonly string[],
): Promise<void> {
  // A job that is making an agreement waits for this lock, and then finds that its case is gone.
  for (const id of caseIds) await holdCase(deps.db, id);
  await doomFiles(deps, await deleteAgreements(deps.db, caseIds));
}
