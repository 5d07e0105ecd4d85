import { addDays, charterDayAt } from '#core/charter-time.ts';
import { type Booking, listBookings, openCharter } from '#features/charters/service/index.ts';
import { type Missing, openSteps } from '../domain/index.ts';
import { type Departing, findCaptain, findDeparture, findUnderWay } from '../repository.ts';
import type { Reading } from './facts.ts';
import { findMissing } from './read.ts';

/** More than leave the docks in two days, or are at sea. */
const MOST = 200;

/** A charter as the dock sees it. */
export type Listed = {
  readonly booking: Booking;
  readonly departure: Departing;
  readonly captainName: string | null;
  /** Empty where it has left already. */
  readonly missing: readonly Missing[];
  readonly mayLeave: boolean;
};

const ANY = { when: 'any', spam: 'without', sort: 'departure', page: 1, pageSize: MOST } as const;

async function listed(deps: Reading, bookings: readonly Booking[]): Promise<Listed[]> {
  const rows: Listed[] = [];
  for (const booking of bookings) {
    const found = await openCharter(deps, booking.id);
    if (!found.ok) continue;
    const departure = await findDeparture(deps.db, booking.id);
    const isAhead = booking.status === 'confirmed' && departure.departedAt === null;
    const captain = departure.captainId ? await findCaptain(deps.db, departure.captainId) : undefined;
    rows.push({
      booking,
      departure,
      captainName: captain?.name ?? null,
      missing: isAhead ? await findMissing(deps, found.value, departure) : [],
      mayLeave: openSteps({ ...found.value, ...departure }, deps.now()).includes('depart'),
    });
  }
  return rows;
}

/** Who is out, and who leaves today and tomorrow, each with what is missing (product 12.6). */
export async function listDepartures(deps: Reading) {
  const today = charterDayAt(deps.now());
  const tomorrow = addDays(today, 1);
  const out = await findUnderWay(deps.db);
  const { bookings } = await listBookings(deps, {
    ...ANY,
    status: ['confirmed', 'completed'],
    from: today,
    to: tomorrow,
  });
  const { bookings: away } =
    out.length > 0 ? await listBookings(deps, { ...ANY, ids: out, status: ['confirmed'] }) : { bookings: [] };
  const isOut = new Set(away.map(({ id }) => id));
  const ashore = bookings.filter(({ id }) => !isOut.has(id));
  const on = (day: string) => ashore.filter(({ departsAt }) => charterDayAt(departsAt) === day);
  return {
    today,
    tomorrow,
    underWay: await listed(deps, away),
    leavingToday: await listed(deps, on(today)),
    leavingTomorrow: await listed(deps, on(tomorrow)),
  };
}

/** The charters of today and tomorrow that have not left and may not yet, for what waits for the team. */
export async function listUnready(deps: Reading): Promise<Listed[]> {
  const { leavingToday, leavingTomorrow } = await listDepartures(deps);
  const now = deps.now();
  return [...leavingToday, ...leavingTomorrow].filter(
    ({ booking, missing }) => missing.length > 0 && booking.returnsAt > now,
  );
}
