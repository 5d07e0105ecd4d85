import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { MOST_DAYS } from '#core/half-hours.ts';
import { type Booking, listBooked, openCharters } from '#features/charters/service/index.ts';
import type { Missing } from '../domain/index.ts';
import { type Departing, findBackSooner, findDepartures, findUnderWay } from '../repository/index.ts';
import { type Reading, readFacts } from './facts.ts';
import { missingOf } from './read.ts';

/** The most rows read for each part of the list; for the rest, only their number is told. */
const MOST = 60;

/** A charter as the dock's list shows it. */
export type Listed = {
  readonly booking: Booking;
  readonly departure: Departing;
  readonly captainName: string | null;
  /** Empty if it has left already. */
  readonly missing: readonly Missing[];
  readonly mayLeave: boolean;
  /** How many guests are named, and how many of them are checked in as aboard. */
  readonly named: number;
  readonly aboard: number;
};

/** The first rows of one part of the list, and how many more it has. */
export type ListedPart = { readonly rows: readonly Listed[]; readonly more: number };

/** Each charter with what is missing; the number of queries does not grow with the list. */
async function listed(deps: Reading, bookings: readonly Booking[]): Promise<Listed[]> {
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const departureOf = await findDepartures(deps.db, ids);
  const charters = await openCharters(deps, ids);
  const rows = bookings.flatMap((booking) => {
    const charter = charters.get(booking.id);
    return charter ? [{ booking, charter, departure: departureOf(booking.id) }] : [];
  });
  const read = await readFacts(deps, rows);
  const missing = await missingOf(deps, rows, read);
  return rows.map(({ booking, charter, departure }) => {
    const { facts, guests = [], aboard = 0 } = read.get(charter.id) ?? {};
    return {
      booking,
      departure,
      captainName: facts?.captain?.name ?? null,
      missing: missing.get(charter.id) ?? [],
      mayLeave: facts?.isBoarding ?? false,
      named: guests.length,
      aboard,
    };
  });
}

const partOf = async (
  deps: Reading,
  { bookings, total }: { readonly bookings: readonly Booking[]; readonly total: number },
): Promise<ListedPart> => ({ rows: await listed(deps, bookings), more: total - bookings.length });

const together = (one: ListedPart, other: ListedPart): ListedPart => ({
  rows: [...one.rows, ...other.rows],
  more: one.more + other.more,
});

/**
 * The charters leaving today and tomorrow. Today's begin with those of earlier days that have not left and are not over.
 *
 * @param out the charters under way, to be left out
 * @param status which charters to list; with `completed`, those that are over too
 */
async function leaving(
  deps: Reading,
  out: readonly string[],
  status: readonly ('confirmed' | 'completed')[],
) {
  const now = deps.now();
  const today = charterDayAt(now);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  // The longest charter that began earlier than this is over by now.
  const earliest = addDays(today, -MOST_DAYS);
  const back = await findBackSooner(deps.db, instantAt(today, 0), now);
  const late = await listBooked(
    deps,
    { from: earliest, to: yesterday, status: ['confirmed'], notOverAt: now, exceptIds: [...out, ...back] },
    MOST,
  );
  const on = async (day: string) =>
    partOf(deps, await listBooked(deps, { from: day, to: day, status, exceptIds: out }, MOST));
  return {
    today,
    tomorrow,
    leavingToday: together(await partOf(deps, late), await on(today)),
    leavingTomorrow: await on(tomorrow),
  };
}

/** The charters under way, and those that leave today and tomorrow, each with what is missing (product 12.6). */
export async function listDepartures(deps: Reading) {
  const out = await findUnderWay(deps.db);
  const away = await listBooked(deps, { ids: out, status: ['confirmed'] }, MOST);
  return {
    underWay: await partOf(deps, away),
    ...(await leaving(deps, out, ['confirmed', 'completed'])),
  };
}

/** A yacht or captain that is still out comes back by itself: nobody has to act before it is late. */
const isTask = ({ code }: Missing, { departsAt }: Booking, now: Date) =>
  (code !== 'yacht-out' && code !== 'captain-out') || departsAt <= now;

/** The charters of today and tomorrow that have not left and lack something, for the team's list of open tasks. */
export async function listUnready(deps: Reading): Promise<Listed[]> {
  const { leavingToday, leavingTomorrow } = await leaving(deps, await findUnderWay(deps.db), ['confirmed']);
  const now = deps.now();
  return [...leavingToday.rows, ...leavingTomorrow.rows].filter(
    ({ booking, missing }) => missing.some((one) => isTask(one, booking, now)) && booking.returnsAt > now,
  );
}
