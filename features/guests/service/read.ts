import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { type Changer, changeCharter, inLog, openCharter } from '#features/charters/service/index.ts';
import { followLink } from '#features/charters/service/links.ts';
import type { Deps } from '#platform/deps.ts';
import { standingOf } from '../domain.ts';
import { countGuests, findGuest, findGuests, findGuestsOf, findLink, findWaivers } from '../repository.ts';
import type { DetailAsked } from '../schema.ts';
import { type OpenedGuest, openGuest, openRecord, sealContext } from './deps.ts';
import { readLink } from './links.ts';

/** A charter's guests with their names, in the order in which they were named. */
export async function listGuests(deps: Pick<Deps, 'db' | 'vault'>, caseId: string): Promise<OpenedGuest[]> {
  return (await findGuests(deps.db, caseId)).map((guest) => openGuest(deps, guest));
}

/** The guests of each of these charters; an empty list for a charter without guests. */
export async function listGuestsOf(
  deps: Pick<Deps, 'db' | 'vault'>,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, OpenedGuest[]>> {
  const found = Map.groupBy(await findGuestsOf(deps.db, caseIds), ({ caseId }) => caseId);
  return new Map(caseIds.map((id) => [id, (found.get(id) ?? []).map((guest) => openGuest(deps, guest))]));
}

/** The guests of a mailed link's charter, for its client. Refused with `link-not-found`. */
export async function openGuestsByLink(deps: Pick<Deps, 'db' | 'now' | 'vault' | 'config'>, token: string) {
  const found = await followLink(deps, token);
  if (!found.ok) return found;
  const charter = found.value;
  const standing = standingOf(charter, deps.now());
  return ok({
    standing,
    most: charter.guestCount,
    guests: await listGuests(deps, charter.id),
    url: standing === 'open' ? await readLink(deps, charter.id) : null,
  });
}

/** The guests of a charter for the team, each with the waiver they signed. Refused with `charter-not-found`. */
export async function openGuestsForStaff(deps: Pick<Deps, 'db' | 'now' | 'vault'>, charterId: string) {
  const found = await openCharter(deps, charterId);
  if (!found.ok) return found;
  const charter = found.value;
  const [guests, waivers, link] = await Promise.all([
    listGuests(deps, charter.id),
    findWaivers(deps.db, charter.id),
    findLink(deps.db, charter.id),
  ]);
  const signatures = new Map(
    waivers.map((waiver) => [waiver.id, { waiver, record: openRecord(deps, waiver) }] as const),
  );
  return ok({
    standing: standingOf(charter, deps.now()),
    most: charter.guestCount,
    hasLink: link !== undefined,
    guests: guests.map((guest) => ({
      ...guest,
      signature: (guest.waiverId && signatures.get(guest.waiverId)) || null,
    })),
  });
}

/**
 * Opens a detail that a guest told the crew, for a staff member. Logs who opened it and why in the same transaction (product
 * 11.6). Refused with `charter-not-found`, `guest-not-found` or `guest-not-told`.
 */
export async function openDetail(
  deps: Deps,
  { charterId, guestId }: { readonly charterId: string; readonly guestId: string },
  asked: DetailAsked,
  by: Changer,
) {
  return changeCharter(deps, charterId, async (within, charter) => {
    const guest = await findGuest(within.db, charter.id, guestId);
    if (!guest) return refused('guest-not-found');
    const sealed = asked.field === 'allergies' ? guest.sealedAllergies : guest.sealedContact;
    if (!sealed) return refused('guest-not-told');
    await logStep(within, by, {
      action: 'sealed field opened',
      subject: inLog(charter),
      details: { field: `guest ${asked.field}`, guest: guest.id, reason: asked.reason },
    });
    const value = within.vault.open(sealed, sealContext[asked.field](guest.id)).toString('utf8');
    return ok({ field: asked.field, value });
  });
}

/** How many guests of a charter are named; opens no sealed data. */
export const countNamed = ({ db }: Pick<Deps, 'db'>, charterId: string) => countGuests(db, charterId);
