import { type Result, refused } from '#core/result.ts';
import { changeCase } from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import type { Charter } from '../repository/index.ts';
import { openCharter } from './change.ts';
import { followLink } from './links.ts';

/** Signed in to the account that a charter belongs to. */
export type OwnDoor = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly charterId: string;
};

/** How a client comes to their charter: by a link, or signed in. */
export type Door = { readonly token: string } | OwnDoor;

/**
 * The charter behind a door, as stored. Refused with `link-not-found` for an unknown or expired link, and with
 * `charter-not-found` for a charter that is not the account's.
 */
export async function openDoor(
  deps: Pick<Deps, 'db' | 'now'>,
  door: Door,
): Promise<Result<Charter, 'link-not-found' | 'charter-not-found'>> {
  if ('token' in door) return followLink(deps, door.token);
  const found = await openCharter(deps, door.charterId);
  // Another account's charter is answered like one that does not exist.
  return found.ok && found.value.accountId !== door.accountId ? refused('charter-not-found') : found;
}

/** Changes the charter behind a door, all or nothing. Refused like `openDoor`, or like the change. */
export const changeBehind = <Done extends { readonly ok: boolean }>(
  deps: Deps,
  door: Door,
  change: (within: Deps, charter: Charter) => Promise<Done>,
) => changeCase(deps, (within) => openDoor(within, door), change);
