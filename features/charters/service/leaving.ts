import { ok, refused } from '#core/result.ts';
import { deleteWords } from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import { statusAfter } from '../policy/moments.ts';
import { findChartersOf, forgetClient } from '../repository/index.ts';
import { cancelOwnCharter } from './client.ts';

/**
 * What a client who leaves has asked for: open requests are cancelled, and what is kept no longer says whose it was. In the
 * caller's transaction. Refused with `charter-ahead` while a confirmed charter is to come: captain and crew need to know who
 * comes aboard.
 */
export async function releaseCharters(deps: Deps, accountId: string) {
  const charters = await findChartersOf(deps.db, accountId);
  for (const charter of charters) {
    if (charter.status === 'confirmed' && charter.returnsAt > deps.now()) return refused('charter-ahead');
    if (charter.status === 'confirmed' || statusAfter('cancel', charter.status) === null) continue;
    const cancelled = await cancelOwnCharter(deps, charter, { reason: 'The client closed their account.' });
    if (!cancelled.ok) return cancelled;
  }
  await deleteWords(
    deps.db,
    charters.map(({ id }) => id),
  );
  await forgetClient(deps.db, accountId);
  return ok(null);
}
