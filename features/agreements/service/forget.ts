import { doomFiles } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { deleteAgreements, holdCase } from '../repository.ts';

/** Forgets what was to be signed about these cases, files and chains; in the caller's transaction (product 10.8). */
export async function forgetAgreements(
  deps: Pick<Deps, 'db' | 'jobs'>,
  caseIds: readonly string[],
): Promise<void> {
  // One that is being made waits, and then finds nothing to be made for.
  for (const id of caseIds) await holdCase(deps.db, id);
  await doomFiles(deps, await deleteAgreements(deps.db, caseIds));
}
