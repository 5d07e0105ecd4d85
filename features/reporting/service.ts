import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { dollarsFromCents } from '#core/money.ts';
import { entryVersion } from '#features/calendar/domain/index.ts';
import { requestNumber } from '#features/charters/domain.ts';
import type { Deps } from '#platform/deps.ts';
import { addMonths, daysOf, mondayOf, monthOf, occupancyPercent } from './domain.ts';
import {
  countActiveBookings,
  countApplications,
  countUnanswered,
  countYachts,
  findAccountsOf,
  findApplicationsOf,
  findCalendarEntries,
  findCalendarYachts,
  findDepartures,
  findInquiriesOf,
  findMonths,
  findRecent,
  findUnanswered,
  type ReportedCharter,
  sumRevenue,
} from './repository/index.ts';
import type {
  FleetCalendarAnswer,
  FleetCalendarQuery,
  OverviewAnswer,
  ReportedCharterAnswer,
} from './schema.ts';

type ReportDeps = Pick<Deps, 'db' | 'now'>;

const RECENT = 6;
const UNANSWERED = 6;
/** More than leave the docks in a week. */
const MOST_DEPARTURES = 200;
/** The charts: eight months back, this one, three to come. */
const MONTHS = { back: 8, ahead: 3 } as const;
/** More yachts than anybody scrolls through; a larger fleet is narrowed by name. */
const MOST_YACHTS = 500;

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

/** Everything on Overview: the four figures, what is new, what is at the docks, what waits for an answer, the months. */
export async function readOverview({ db, now }: ReportDeps): Promise<OverviewAnswer> {
  const at = now();
  const today = charterDayAt(at);
  const tomorrow = addDays(today, 1);
  const monday = mondayOf(today);
  const nextMonday = addDays(monday, 7);
  const thisMonth = monthOf(today);
  const month = daysOf(thisMonth);
  const months = Array.from({ length: MONTHS.back + 1 + MONTHS.ahead }, (_, index) =>
    addMonths(thisMonth, index - MONTHS.back),
  );
  const first = daysOf(months[0] ?? thisMonth).first;
  const end = addDays(daysOf(months.at(-1) ?? thisMonth).last, 1);

  const [
    totalYachts,
    activeBookings,
    pendingFinancing,
    revenueCents,
    recent,
    leaving,
    later,
    oldest,
    unanswered,
    sold,
  ] = await Promise.all([
    countYachts(db),
    countActiveBookings(db, at),
    countApplications(db),
    sumRevenue(db, midnight(month.first), midnight(addDays(month.last, 1))),
    findRecent(db, RECENT),
    findDepartures(db, midnight(today), midnight(tomorrow), MOST_DEPARTURES),
    findDepartures(db, midnight(tomorrow), midnight(nextMonday), MOST_DEPARTURES),
    findUnanswered(db, UNANSWERED),
    countUnanswered(db),
    findMonths(db, midnight(first), midnight(end)),
  ]);

  return {
    today,
    month: { first: month.first, last: month.last },
    week: { first: monday, last: addDays(nextMonday, -1) },
    totalYachts,
    activeBookings,
    pendingFinancing,
    monthlyRevenue: dollarsFromCents(revenueCents),
    recent: recent.map(encode),
    docks: { today: leaving.map(encode), laterThisWeek: later.map(encode) },
    unanswered: { total: unanswered, oldest: oldest.map(encode) },
    months: months.map((name) => {
      const { count, ...days } = daysOf(name);
      const found = sold.find((one) => one.month === name);
      return {
        month: name,
        first: days.first,
        last: days.last,
        charters: found?.charters ?? 0,
        revenue: dollarsFromCents(found?.cents ?? 0),
        occupancyPercent: occupancyPercent(found?.yachtDays ?? 0, totalYachts, count),
      };
    }),
  };
}

/** The fleet's calendar: yachts by name, and what is on their calendars in those days. */
export async function readFleetCalendar(
  { db, now }: ReportDeps,
  { from = charterDayAt(now()), days, q }: FleetCalendarQuery,
): Promise<FleetCalendarAnswer> {
  const { yachts, total } = await findCalendarYachts(db, q, MOST_YACHTS);
  const entries = await findCalendarEntries(
    db,
    yachts.map(({ id }) => id),
    { from: midnight(from), to: midnight(addDays(from, days)) },
    now(),
  );
  return {
    from,
    days,
    totalYachts: total,
    yachts,
    entries: entries.map(({ charterId, client, status, startOn, slot, version, ...entry }) => ({
      ...entry,
      version: entryVersion(entry),
      from: entry.from.toISOString(),
      to: entry.to.toISOString(),
      expiresAt: entry.expiresAt?.toISOString() ?? null,
      charter:
        charterId && client !== null && status && startOn && slot && version !== null
          ? { id: charterId, client, status, startDate: startOn, duration: slot, version }
          : null,
    })),
  };
}

/** Where else the business knows a customer from: accounts, financing applications, inquiries. */
export async function readCustomerTrail(
  { db }: Pick<Deps, 'db'>,
  { email, accountId }: { readonly email: string | null; readonly accountId: string | null },
) {
  const [accounts, applications, inquiries] = await Promise.all([
    email ? findAccountsOf(db, { email }) : accountId ? findAccountsOf(db, { accountId }) : [],
    email ? findApplicationsOf(db, email) : [],
    email ? findInquiriesOf(db, email) : [],
  ]);
  return { accounts, applications, inquiries };
}

export type CustomerTrail = Awaited<ReturnType<typeof readCustomerTrail>>;
