import { ok, refused } from '#core/result.ts';
import { type Changer, type Charter, openCharter } from '#features/charters/service/index.ts';
import {
  listGuests,
  noteBoarding,
  type OpenedGuest,
  openCode,
  readBoarded,
} from '#features/guests/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { departsFrom, refusalOf } from '../domain/index.ts';
import { findDeparture } from '../repository/index.ts';
import { take } from './take.ts';

type Timed = Pick<Charter, 'id' | 'departsAt' | 'agreedAt'>;

/** Notes from before this moment do not count: the charter could not leave yet, or was moved since. */
const countsFrom = (charter: Timed) =>
  new Date(Math.max(departsFrom(charter).getTime(), charter.agreedAt?.getTime() ?? 0));

const boardedOf = (deps: Pick<Deps, 'db'>, charters: readonly Timed[]) =>
  readBoarded(
    deps,
    charters.map((charter) => ({ id: charter.id, from: countsFrom(charter) })),
  );

/** The ids of the guests of these charters who were checked in as aboard. */
export async function listBoarded(
  deps: Pick<Deps, 'db'>,
  charters: readonly Timed[],
): Promise<ReadonlySet<string>> {
  const boarded = await boardedOf(deps, charters);
  return new Set([...boarded].filter(([, { isAboard }]) => isAboard).map(([guestId]) => guestId));
}

/** Each guest of a charter, and whether they are aboard. */
export async function listBoardings(deps: Pick<Deps, 'db'>, charter: Timed, guests: readonly OpenedGuest[]) {
  const boarded = await boardedOf(deps, [charter]);
  return guests.map(({ id, name, ageBand, isSigned }) => {
    const last = boarded.get(id);
    return {
      id,
      name,
      ageBand,
      isSigned,
      isAboard: last?.isAboard ?? false,
      at: last?.at ?? null,
      by: last?.by ?? null,
    };
  });
}

export type Boarding = Awaited<ReturnType<typeof listBoardings>>[number];

type Noted = {
  readonly guestId: string;
  readonly isAboard: boolean;
  readonly byCode?: boolean;
};

/**
 * Checks a guest in as aboard, or undoes that, while their charter can leave (product 12.7); stores who did it and when. Refused
 * with `guest-not-found`, or with the reason why the charter cannot leave now.
 */
export async function checkIn(
  deps: Deps,
  charterId: string,
  { guestId, isAboard, byCode = false }: Noted,
  by: Changer,
) {
  return take(deps, charterId, 'depart', async (within, charter) => {
    const guests = await listBoardings(within, charter, await listGuests(within, charter.id));
    const guest = guests.find(({ id }) => id === guestId);
    if (!guest) return refused('guest-not-found');
    if (guest.isAboard !== isAboard) {
      const { id: caseId } = charter;
      await noteBoarding(within, { caseId, guestId, isAboard, byCode, notedBy: by.name });
    }
    const aboard = guests.filter((one) => (one.id === guestId ? isAboard : one.isAboard)).length;
    return ok({ aboard, named: guests.length });
  });
}

/** The guests of a check-in code and their charter, for the staff member who scans it. Refused with `check-in-code-unknown`. */
export async function openCheckIn(deps: Pick<Deps, 'db' | 'vault' | 'now'>, code: string) {
  const found = await openCode(deps, code);
  if (!found.ok) return found;
  const charter = await openCharter(deps, found.value.caseId);
  if (!charter.ok) return refused('check-in-code-unknown');
  const departure = await findDeparture(deps.db, charter.value.id);
  return ok({
    charter: charter.value,
    guests: await listBoardings(deps, charter.value, found.value.guests),
    /** Why nobody can be checked in now; null if they can. */
    against: refusalOf('depart', { ...charter.value, ...departure }, deps.now()),
  });
}

/** Checks in a guest by the code they show. Refused with `check-in-code-unknown`, `guest-not-found`, or like `checkIn`. */
export async function checkInByCode(deps: Deps, code: string, guestId: string, by: Changer) {
  const found = await openCode(deps, code);
  if (!found.ok) return found;
  if (!found.value.guests.some(({ id }) => id === guestId)) return refused('guest-not-found');
  return checkIn(deps, found.value.caseId, { guestId, isAboard: true, byCode: true }, by);
}
