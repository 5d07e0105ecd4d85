import type { Deps } from '#platform/deps.ts';
import {
  isKeyInUse,
  lockSealedFields,
  lockSealedNames,
  updateSealedFields,
  updateSealedName,
} from '../repository/index.ts';
import { sealContext } from './deps.ts';

const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Seals every sealed field and file name with the newest of the site's keys. Each batch is a transaction: killed in
 * between, what is done is done, and the next run goes on with the rest.
 *
 * @returns how many were sealed anew
 */
export async function resealApplications(deps: Pick<Deps, 'db' | 'vault'>): Promise<number> {
  const anew = (sealed: Buffer | null, context: string) =>
    sealed && deps.vault.isOutdated(sealed)
      ? deps.vault.seal(deps.vault.open(sealed, context), context)
      : undefined;
  let done = 0;
  const fields = (after: string) =>
    deps.db.transaction(async (tx) => {
      const rows = await lockSealedFields(tx, after, AT_ONCE);
      for (const { id, dateOfBirth, ssnLast4 } of rows) {
        const sealed = {
          dateOfBirth: anew(dateOfBirth, sealContext.dateOfBirth(id)),
          ssnLast4: anew(ssnLast4, sealContext.ssnLast4(id)),
        };
        if (!sealed.dateOfBirth && !sealed.ssnLast4) continue;
        await updateSealedFields(tx, id, sealed);
        done += 1;
      }
      return rows.at(-1)?.id;
    });
  const names = (after: string) =>
    deps.db.transaction(async (tx) => {
      const rows = await lockSealedNames(tx, after, AT_ONCE);
      for (const { id, sealedFileName } of rows) {
        const sealed = anew(sealedFileName, sealContext.fileName(id));
        if (!sealed) continue;
        await updateSealedName(tx, id, sealed);
        done += 1;
      }
      return rows.at(-1)?.id;
    });
  for (const batch of [fields, names]) {
    let after: string | undefined = FIRST;
    while (after !== undefined) after = await batch(after);
  }
  return done;
}

/** True while an application holds something that is sealed with that key. */
export async function areApplicationsSealedWith(deps: Pick<Deps, 'db'>, keyId: string): Promise<boolean> {
  return isKeyInUse(deps.db, keyId);
}
