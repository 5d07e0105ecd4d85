import { addDays, type CharterDay, charterDayAt, instantAt } from '#core/charter-time.ts';
import { countOf, reportOf } from '#core/csv.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import { ok, refused } from '#core/result.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { logStep } from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { requestNumber } from '../domain.ts';
import { statusBadge } from '../policy/states.ts';
import {
  type Booking,
  type BookingFilter,
  countBookings,
  countOpenRequests,
  findBookings,
  findCalledClientsLike,
  sumBookings,
} from '../repository/index.ts';
import type { BookingQuery } from '../schema/index.ts';
import type { Changer } from './change.ts';

/** More rows than a year of our fleet has; a longer report has to be made in parts. */
const MOST_REPORTED = 50_000;

function filterOf({ now }: Pick<Deps, 'now'>, query: BookingQuery): BookingFilter {
  return {
    q: query.q,
    ids: query.ids,
    status: query.status,
    yachtId: query.yacht,
    email: query.email,
    departsFrom: query.from ? instantAt(query.from, 0) : undefined,
    departsBefore: query.to ? instantAt(addDays(query.to, 1), 0) : undefined,
    notOverAt: query.when === 'upcoming' ? now() : undefined,
    suspectedSpam: query.spam === 'only',
  };
}

/** One page of the staff list of requests and bookings, and how many there are in all. */
export async function listBookings(
  deps: Pick<Deps, 'db' | 'now'>,
  query: BookingQuery,
): Promise<{ readonly bookings: Booking[]; readonly total: number }> {
  const filter = filterOf(deps, query);
  const part = { offset: (query.page - 1) * query.pageSize, limit: query.pageSize };
  const [bookings, total] = await Promise.all([
    findBookings(deps.db, filter, query.sort, part),
    countBookings(deps.db, filter),
  ]);
  return { bookings, total };
}

/**
 * The charters in these statuses, the earliest departure first, and how many there are in all. Those marked as spam are included,
 * because a staff member has looked at whatever was confirmed.
 */
export async function listBooked(
  { db }: Pick<Deps, 'db'>,
  {
    from,
    to,
    ...wanted
  }: Pick<BookingFilter, 'ids' | 'exceptIds' | 'notOverAt'> & {
    readonly status: readonly ('confirmed' | 'completed')[];
    /** The first and the last day on which they depart. */
    readonly from?: CharterDay;
    readonly to?: CharterDay;
  },
  most: number,
): Promise<{ readonly bookings: Booking[]; readonly total: number }> {
  const filter: BookingFilter = {
    ...wanted,
    departsFrom: from ? instantAt(from, 0) : undefined,
    departsBefore: to ? instantAt(addDays(to, 1), 0) : undefined,
    suspectedSpam: 'either',
  };
  const bookings = await findBookings(db, filter, 'departure', { offset: 0, limit: most });
  return { bookings, total: await countBookings(db, filter) };
}

/** The newest requests and bookings that contain all of these words. */
export async function findChartersLike({ db }: Pick<Deps, 'db'>, q: string, most: number) {
  return findBookings(db, { q, suspectedSpam: false }, 'newest', { offset: 0, limit: most });
}

/** How many open requests are for each of these yachts, which somebody has to move if she leaves the fleet. */
export const openRequestsOf = ({ db, now }: Pick<Deps, 'db' | 'now'>, yachtIds: readonly string[]) =>
  countOpenRequests(db, yachtIds, now());

/** Clients without an email address who match all of these words: each once, the newest request first. */
export async function findCalledClients({ db }: Pick<Deps, 'db'>, q: string, most: number) {
  return findCalledClientsLike(db, q, most);
}

/**
 * The staff list as a CSV file with a total row, for the filters and order on screen. The export is written into the activity
 * log. Refused with `report-too-long`.
 */
export async function reportBookings(deps: Deps, query: BookingQuery, by: Changer, most = MOST_REPORTED) {
  const filter = filterOf(deps, query);
  const { bookings: total, totalCents } = await sumBookings(deps.db, filter);
  if (total > most) return refused('report-too-long');
  const bookings = await findBookings(deps.db, filter, query.sort, { offset: 0, limit: most });
  await logStep(deps, by, {
    action: 'exported',
    subject: { kind: 'report', id: 'bookings', name: 'Bookings' },
    details: { rows: total },
  });
  // English for everybody: so the same formulas work in it.
  const report = inLanguage(FIRST_LANGUAGE, () =>
    reportOf(bookings, [
      ['Number', ({ id }) => requestNumber(id), 'Total'],
      ['Status', ({ status }) => statusBadge(status).label, countOf(total, 'booking')],
      ['Client', ({ contactName }) => contactName],
      ['Email', ({ contactEmail }) => contactEmail],
      ['Phone', ({ contactPhone }) => contactPhone],
      ['Yacht', ({ yachtName }) => yachtName],
      ['Date', ({ startOn }) => startOn],
      ['Time', ({ departsAt, returnsAt }) => timeText({ from: departsAt, to: returnsAt })],
      ['Guests', ({ guestCount }) => guestCount],
      [
        'Total (USD)',
        ({ totalCents }) => (totalCents === null ? '' : dollarsFromCents(totalCents)),
        dollarsFromCents(totalCents),
      ],
      ['Quoted', ({ quotedCents }) => (quotedCents === null ? 'no' : 'yes')],
      ['Received', ({ createdAt }) => charterDayAt(createdAt)],
    ]),
  );
  return ok(report);
}
