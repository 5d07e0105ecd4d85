import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import {
  type Changer,
  type Charter,
  changeCharter,
  holdCharter,
  inLog,
} from '#features/charters/service/index.ts';
import { changeByLink } from '#features/charters/service/links.ts';
import type { Deps } from '#platform/deps.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { bothSaid, isSameGuest, type NamedBy, type NamedGuest, standingOf } from '../domain.ts';
import {
  deleteGuest,
  deleteLink,
  findGuest,
  type Guest,
  holdGuests,
  insertGuest,
  updateGuest,
} from '../repository.ts';
import type { GuestBody, GuestChangeBody } from '../schema.ts';
import { words } from '../words/index.ts';
import { readBoarded } from './boarding.ts';
import { type OpenedGuest, openDetails, openGuest, sealContext } from './deps.ts';
import { readLink, renewLink } from './links.ts';
import { listGuests } from './read.ts';

/** Who changes the list: the charter's client, or a staff member, whose changes are logged. */
type By = { readonly role: 'client' } | (Changer & { readonly role: 'staff' });

type Details = { readonly allergies?: string | undefined; readonly contact?: string | undefined };

/** The given details, sealed; an empty detail is left out, so that the stored one stays as it is. */
export function sealedDetails(
  { vault }: Pick<Deps, 'vault'>,
  id: string,
  { allergies = '', contact = '' }: Details,
) {
  return {
    ...(allergies === '' ? {} : { sealedAllergies: vault.seal(allergies, sealContext.allergies(id)) }),
    ...(contact === '' ? {} : { sealedContact: vault.seal(contact, sealContext.contact(id)) }),
  };
}

/** The given details beside those noted before, sealed. */
export function addedDetails(
  deps: Pick<Deps, 'vault'>,
  guest: Guest,
  { allergies = '', contact = '' }: Details,
  when: Parameters<typeof bothSaid>[2],
) {
  const noted = openDetails(deps, guest);
  return sealedDetails(deps, guest.id, {
    allergies: bothSaid(noted.allergies, allergies, when),
    contact: bothSaid(noted.contact, contact, when),
  });
}

/** Puts a guest on a charter's list; answers the guest's id. In the caller's transaction. */
export async function insertNamed(
  deps: Deps,
  caseId: string,
  guest: GuestBody,
  { namedBy, waiverId = null }: { readonly namedBy: NamedBy; readonly waiverId?: string | null },
): Promise<string> {
  const id = deps.newId();
  const now = deps.now();
  await insertGuest(deps.db, {
    id,
    caseId,
    ageBand: guest.ageBand,
    sealedName: deps.vault.seal(guest.name, sealContext.name(id)),
    ...sealedDetails(deps, id, guest),
    namedBy,
    waiverId,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

const note = async (deps: Deps, by: By, charter: Charter, action: string) => {
  // The log is kept longer than guests' data, so do not write into it how many guests there are or who they are.
  if (by.role === 'staff') await logStep(deps, by, { action, subject: inLog(charter) });
};

const isTaken = (guests: readonly OpenedGuest[], wanted: NamedGuest, but?: string) =>
  guests.some((guest) => guest.id !== but && isSameGuest(guest, wanted));

/** Adds a guest to an open charter. Refused with `not-in-this-state`, `guest-named` or `charter-full`. */
async function addGuest(deps: Deps, charter: Charter, guest: GuestBody, by: By) {
  if (standingOf(charter, deps.now()) !== 'open') return refused('not-in-this-state');
  await holdGuests(deps.db, charter.id);
  const named = await listGuests(deps, charter.id);
  if (isTaken(named, guest)) return refused('guest-named');
  if (named.length >= charter.guestCount) return refused('charter-full');
  const id = await insertNamed(deps, charter.id, guest, { namedBy: by.role });
  await note(deps, by, charter, 'guest named');
  return ok({ id, message: words.guestAdded });
}

/** Changes a charter's guest. Refused with `guest-not-found`, `not-in-this-state`, `guest-signed` or `guest-named`. */
async function editGuest(deps: Deps, charter: Charter, guestId: string, change: GuestChangeBody, by: By) {
  await holdGuests(deps.db, charter.id);
  const found = await findGuest(deps.db, charter.id, guestId);
  if (!found) return refused('guest-not-found');
  if (standingOf(charter, deps.now()) !== 'open') return refused('not-in-this-state');
  const was = openGuest(deps, found);
  const guest = { ...change, name: change.name ?? was.name, ageBand: change.ageBand ?? was.ageBand };
  // A waiver belongs to the person it names: after a change of name, it would count for somebody who never signed.
  if (was.isSigned && !isSameGuest(was, guest)) return refused('guest-signed');
  if (isTaken(await listGuests(deps, charter.id), guest, found.id)) return refused('guest-named');
  await updateGuest(deps.db, found.id, {
    ageBand: guest.ageBand,
    sealedName: deps.vault.seal(guest.name, sealContext.name(found.id)),
    // What a guest said when signing is theirs: client and staff can only add to it.
    ...(was.isSigned ? addedDetails(deps, found, guest, 'later') : sealedDetails(deps, found.id, guest)),
    updatedAt: deps.now(),
  });
  await note(deps, by, charter, 'guest changed');
  return ok({ id: found.id, message: words.guestKept });
}

/**
 * Removes a guest from the list; a signed waiver stays. Refused with `guest-not-found`, `not-in-this-state`, or `guest-aboard`: at
 * sea, nobody could read any more who is aboard, what they must not eat, and whom to call.
 */
async function dropGuest(deps: Deps, { id }: Charter, guestId: string, by: By) {
  // A check-in locks the charter: wait for one that is under way, and go by what it left.
  const held = await holdCharter(deps, id);
  if (!held.ok) return held;
  const charter = held.value;
  await holdGuests(deps.db, charter.id);
  const found: Guest | undefined = await findGuest(deps.db, charter.id, guestId);
  if (!found) return refused('guest-not-found');
  if (standingOf(charter, deps.now()) !== 'open') return refused('not-in-this-state');
  const boarded = await readBoarded(deps, [{ id: charter.id, from: charter.agreedAt ?? new Date(0) }]);
  if (boarded.get(found.id)?.isAboard) return refused('guest-aboard');
  await deleteGuest(deps.db, found.id);
  await note(deps, by, charter, 'guest removed');
  return ok({ message: words.guestGone });
}

const CLIENT = { role: 'client' } as const;
type Colleague = Changer & { readonly role: 'staff' };

// Changes by the client of a mailed link can also be refused with `link-not-found`.
export const nameByLink = (deps: Deps, token: string, guest: GuestBody) =>
  changeByLink(deps, token, (within, charter) => addGuest(within, charter, guest, CLIENT));
export const editByLink = (deps: Deps, token: string, guestId: string, guest: GuestChangeBody) =>
  changeByLink(deps, token, (within, charter) => editGuest(within, charter, guestId, guest, CLIENT));
export const dropByLink = (deps: Deps, token: string, guestId: string) =>
  changeByLink(deps, token, (within, charter) => dropGuest(within, charter, guestId, CLIENT));

/**
 * The link by which the guests sign. If there is one it stays, since it may be shared already, or ends for a new one if `renews`.
 * Refused with `link-not-found` or `not-in-this-state`.
 */
export const shareByLink = (deps: Deps, token: string, { renews }: { readonly renews: boolean }) =>
  changeByLink(deps, token, async (within, charter) => {
    if (standingOf(charter, within.now()) !== 'open') return refused('not-in-this-state');
    await holdGuests(within.db, charter.id);
    const shared = renews ? null : await readLink(within, charter.id);
    return ok({ url: shared ?? (await renewLink(within, charter.id)), message: words.linkReady });
  });

// Changes by staff can also be refused with `charter-not-found`.

/** Ends the link by which a charter's guests sign; does nothing if there is none. */
export const endLinkByStaff = (deps: Deps, charterId: string, by: Colleague) =>
  changeCharter(deps, charterId, async (within, charter) => {
    if (await deleteLink(within.db, charter.id)) await note(within, by, charter, 'guest link ended');
    return ok({ message: staffWords.linkHasEnded });
  });

export const nameByStaff = (deps: Deps, charterId: string, guest: GuestBody, by: Colleague) =>
  changeCharter(deps, charterId, (within, charter) => addGuest(within, charter, guest, by));
export const editByStaff = (
  deps: Deps,
  charterId: string,
  guestId: string,
  guest: GuestChangeBody,
  by: Colleague,
) => changeCharter(deps, charterId, (within, charter) => editGuest(within, charter, guestId, guest, by));
export const dropByStaff = (deps: Deps, charterId: string, guestId: string, by: Colleague) =>
  changeCharter(deps, charterId, (within, charter) => dropGuest(within, charter, guestId, by));
