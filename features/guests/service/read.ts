import type { Deps } from '#platform/deps.ts';
import { type Aboard, aboardOf } from '../domain.ts';
import { findGuests } from '../repository.ts';
import { type OpenedGuest, openGuest } from './deps.ts';

/** A charter's guests with their names, in the order in which they were named. */
export async function listGuests(deps: Pick<Deps, 'db' | 'vault'>, caseId: string): Promise<OpenedGuest[]> {
  return (await findGuests(deps.db, caseId)).map((guest) => openGuest(deps, guest));
}

/** How many of a charter's guests are named, and whose waiver isn't signed; of none, nobody. */
export async function guestsAboard(deps: Pick<Deps, 'db' | 'vault'>, caseId: string): Promise<Aboard> {
  return aboardOf(await listGuests(deps, caseId));
}
