import type { Deps } from '#platform/deps.ts';
import {
  isKeyInUse,
  lockSealedGuests,
  lockSealedLinks,
  lockSealedWaivers,
  resealLink,
  resealWaiver,
  updateGuest,
} from '../repository.ts';
import { sealContext } from './deps.ts';

const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Seals all that is sealed of guests with the newest of the site's keys. Each batch is a transaction: killed in between, what is
 * done is done, and the next run goes on with the rest.
 *
 * @returns how many were sealed anew
 */
export async function resealGuests(deps: Pick<Deps, 'db' | 'vault'>): Promise<number> {
  const anew = (sealed: Buffer | null, context: string) =>
    sealed && deps.vault.isOutdated(sealed)
      ? deps.vault.seal(deps.vault.open(sealed, context), context)
      : undefined;
  let done = 0;
  const guests = (after: string) =>
    deps.db.transaction(async (tx) => {
      const rows = await lockSealedGuests(tx, after, AT_ONCE);
      for (const { id, sealedName, sealedAllergies, sealedContact } of rows) {
        const sealed = Object.entries({
          sealedName: anew(sealedName, sealContext.name(id)),
          sealedAllergies: anew(sealedAllergies, sealContext.allergies(id)),
          sealedContact: anew(sealedContact, sealContext.contact(id)),
        }).filter(([, bytes]) => bytes !== undefined);
        if (sealed.length === 0) continue;
        await updateGuest(tx, id, Object.fromEntries(sealed));
        done += 1;
      }
      return rows.at(-1)?.id;
    });
  const waivers = (after: string) =>
    deps.db.transaction(async (tx) => {
      const rows = await lockSealedWaivers(tx, after, AT_ONCE);
      for (const { id, sealedRecord } of rows) {
        const sealed = anew(sealedRecord, sealContext.record(id));
        if (!sealed) continue;
        await resealWaiver(tx, id, sealed);
        done += 1;
      }
      return rows.at(-1)?.id;
    });
  const links = (after: string) =>
    deps.db.transaction(async (tx) => {
      const rows = await lockSealedLinks(tx, after, AT_ONCE);
      for (const { caseId, sealedToken } of rows) {
        const sealed = anew(sealedToken, sealContext.token(caseId));
        if (!sealed) continue;
        await resealLink(tx, caseId, sealed);
        done += 1;
      }
      return rows.at(-1)?.caseId;
    });
  for (const batch of [guests, waivers, links]) {
    let after: string | undefined = FIRST;
    while (after !== undefined) after = await batch(after);
  }
  return done;
}

/** True while anything of guests is sealed with that key. */
export async function areGuestsSealedWith(deps: Pick<Deps, 'db'>, keyId: string): Promise<boolean> {
  return isKeyInUse(deps.db, keyId);
}
