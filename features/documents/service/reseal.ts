import type { Deps } from '#platform/deps.ts';
import { isKeyInUse, lockSealedKeys, updateSealedKey } from '../repository.ts';
import { resealed } from './files.ts';

const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Seals the key of every file with the newest of the site's keys; the files themselves stay as they are. Each batch is a
 * transaction: killed in between, what is done is done, and the next run goes on with the rest.
 *
 * @returns how many were sealed anew
 */
export async function resealFiles(deps: Pick<Deps, 'db' | 'vault'>): Promise<number> {
  let after = FIRST;
  let done = 0;
  for (;;) {
    const last = await deps.db.transaction(async (tx) => {
      const rows = await lockSealedKeys(tx, after, AT_ONCE);
      for (const { id, sealedKey } of rows) {
        const anew = resealed(deps.vault, id, sealedKey);
        if (!anew) continue;
        await updateSealedKey(tx, id, anew);
        done += 1;
      }
      return rows.at(-1)?.id;
    });
    if (last === undefined) return done;
    after = last;
  }
}

/** True while a file's key is sealed with that key. */
export async function areFilesSealedWith(deps: Pick<Deps, 'db'>, keyId: string): Promise<boolean> {
  return isKeyInUse(deps.db, keyId);
}
