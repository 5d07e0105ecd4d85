import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { dollarsFromCents } from '#core/money.ts';
import { type Area, may } from '#core/rights.ts';
import { requestNumber } from '#features/charters/domain.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Database } from '#platform/db/database.ts';
import type { Deps } from '#platform/deps.ts';
import { addMonths, daysOf, monthOf, occupancyPercent } from '../domain.ts';
import {
  countActiveBookings,
  countApplications,
  countUnanswered,
  countYachts,
  findDepartures,
  findMonths,
  findRecent,
  findYachtDays,
  type ReportedCharter,
} from '../repository/index.ts';
import type { OverviewAnswer, ReportedCharterAnswer, WaitingAnswer } from '../schema.ts';
import { listWaiting, type Waiter } from './waiting.ts';

const RECENT = 6;
/** How many days after today the docks show. Counted from today, not to the end of the week, so that Sunday shows Monday. */
const DAYS_AHEAD = 7;
/** More departures than these days have. */
const MOST_DEPARTURES = 200;
/** The months in the charts: eight past ones, this one and three to come. */
const MONTHS = { back: 8, ahead: 3 } as const;

const midnight = (day: string) => instantAt(day, 0);

const encode = (charter: ReportedCharter): ReportedCharterAnswer => ({
  id: charter.id,
  number: requestNumber(charter.id),
  status: charter.status,
  contactName: charter.contactName,
  contactPhone: charter.contactPhone,
  yacht: { id: charter.yachtId, name: charter.yachtName },
  startDate: charter.startOn,
  duration: charter.slot,
  departsAt: charter.departsAt.toISOString(),
  returnsAt: charter.returnsAt.toISOString(),
  guestCount: charter.guestCount,
  total: charter.totalCents === null ? null : dollarsFromCents(charter.totalCents),
  createdAt: charter.createdAt.toISOString(),
});

/** Whoever may read the area reads of a kind what waits of it. */
const AREAS = {
  charter: 'charters',
  inquiry: 'inquiries',
  application: 'financing',
  yacht: 'fleet',
  privacy: 'privacy',
} as const satisfies Record<WaitingAnswer['kind'], Area>;

/** The figures, departures and months of charters. */
async function findCharterFigures(db: Database, at: Date) {
  const today = charterDayAt(at);
  const tomorrow = addDays(today, 1);
  const lastDay = addDays(today, DAYS_AHEAD);
  const thisMonth = monthOf(today);
  const names = Array.from({ length: MONTHS.back + 1 + MONTHS.ahead }, (_, index) =>
    addMonths(thisMonth, index - MONTHS.back),
  );
  const first = daysOf(names[0] ?? thisMonth).first;
  const end = addDays(daysOf(names.at(-1) ?? thisMonth).last, 1);
  const [activeBookings, unanswered, leaving, later, sold, out] = await Promise.all([
    countActiveBookings(db, at),
    countUnanswered(db),
    findDepartures(db, midnight(today), midnight(tomorrow), MOST_DEPARTURES),
    findDepartures(db, midnight(tomorrow), midnight(addDays(lastDay, 1)), MOST_DEPARTURES),
    findMonths(db, midnight(first), midnight(end)),
    findYachtDays(db, midnight(first), midnight(end)),
  ]);
  const months = names.map((name) => {
    const { count, first, last } = daysOf(name);
    const { charters, cents } = sold.find((one) => one.month === name) ?? { charters: 0, cents: 0 };
    const yachtDays = out.find((one) => one.month === name)?.yachtDays ?? 0;
    return { month: name, first, last, charters, revenue: dollarsFromCents(cents), yachtDays, days: count };
  });
  return {
    activeBookings,
    unanswered,
    monthlyRevenue: months.find(({ month }) => month === thisMonth)?.revenue ?? 0,
    docks: { today: leaving.map(encode), daysAhead: later.map(encode), lastDay },
    months,
  };
}

/**
 * All data of the overview that the caller's roles may see: what waits for the team, the four figures, the newest charters, the
 * departures at the docks, and the months.
 */
export async function readOverview(
  deps: Pick<Deps, 'now'> & Waiter,
  { staffRoles }: Pick<Actor, 'staffRoles'>,
): Promise<OverviewAnswer> {
  const { db, now } = deps;
  const at = now();
  const today = charterDayAt(at);
  const { first, last } = daysOf(monthOf(today));
  const [totalYachts, pendingFinancing, allWaiting, charters] = await Promise.all([
    countYachts(db),
    countApplications(db),
    listWaiting(deps, at),
    may(staffRoles, 'charters', 'reads') ? findCharterFigures(db, at) : undefined,
  ]);
  const waiting = allWaiting.filter(({ kind }) => may(staffRoles, AREAS[kind], 'reads'));
  const overview = { today, month: { first, last }, totalYachts, pendingFinancing, waiting };
  if (!charters) return overview;
  // Charters that wait are listed above, so leave them out here.
  const listed = waiting.flatMap(({ kind, id }) => (kind === 'charter' ? [id] : []));
  const recent = await findRecent(db, listed, RECENT);
  return {
    ...overview,
    ...charters,
    recent: recent.map(encode),
    months: charters.months.map(({ yachtDays, days, ...month }) => ({
      ...month,
      occupancyPercent: occupancyPercent(yachtDays, totalYachts, days),
    })),
  };
}
