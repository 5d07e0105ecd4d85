import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { dollarsFromCents } from '#core/money.ts';
import { may } from '#core/rights.ts';
import { requestNumber } from '#features/charters/domain.ts';
import type { Actor } from '#platform/auth/session.ts';
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
import type { OverviewAnswer, ReportedCharterAnswer } from '../schema.ts';
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
  const tomorrow = addDays(today, 1);
  const lastDay = addDays(today, DAYS_AHEAD);
  const thisMonth = monthOf(today);
  const month = daysOf(thisMonth);
  const months = Array.from({ length: MONTHS.back + 1 + MONTHS.ahead }, (_, index) =>
    addMonths(thisMonth, index - MONTHS.back),
  );
  const first = daysOf(months[0] ?? thisMonth).first;
  const end = addDays(daysOf(months.at(-1) ?? thisMonth).last, 1);

  const [totalYachts, activeBookings, pendingFinancing, allWaiting, unanswered, leaving, later, sold, out] =
    await Promise.all([
      countYachts(db),
      countActiveBookings(db, at),
      countApplications(db),
      listWaiting(deps, at),
      countUnanswered(db),
      findDepartures(db, midnight(today), midnight(tomorrow), MOST_DEPARTURES),
      findDepartures(db, midnight(tomorrow), midnight(addDays(lastDay, 1)), MOST_DEPARTURES),
      findMonths(db, midnight(first), midnight(end)),
      findYachtDays(db, midnight(first), midnight(end)),
    ]);

  const seesApplications = may(staffRoles, 'financing', 'reads');
  const waiting = allWaiting.filter(({ kind }) => seesApplications || kind !== 'application');
  // Charters that wait are listed above, so leave them out here.
  const charters = waiting.filter(({ kind }) => kind === 'charter');
  const recent = await findRecent(
    db,
    charters.map(({ id }) => id),
    RECENT,
  );
  const revenueIn = (name: string) => dollarsFromCents(sold.find((one) => one.month === name)?.cents ?? 0);
  return {
    today,
    month: { first: month.first, last: month.last },
    totalYachts,
    activeBookings,
    pendingFinancing,
    monthlyRevenue: revenueIn(thisMonth),
    recent: recent.map(encode),
    docks: { today: leaving.map(encode), daysAhead: later.map(encode), lastDay },
    unanswered,
    waiting,
    months: months.map((name) => {
      const { count, ...days } = daysOf(name);
      return {
        month: name,
        first: days.first,
        last: days.last,
        charters: sold.find((one) => one.month === name)?.charters ?? 0,
        revenue: revenueIn(name),
        occupancyPercent: occupancyPercent(
          out.find((one) => one.month === name)?.yachtDays ?? 0,
          totalYachts,
          count,
        ),
      };
    }),
  };
}
