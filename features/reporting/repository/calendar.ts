import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { charterDayAt } from '#core/charter-time.ts';
import type { TimeRange } from '#features/calendar/domain/index.ts';
import { entryEnd, freeBetween } from '#features/calendar/repository.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { offeredGuestsOn } from '#features/fleet/repository/index.ts';
import { yachts } from '#features/fleet/tables.ts';
import { hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';

/** The filters of the fleet. */
export type CalendarFilter = {
  readonly q?: string | undefined;
  readonly guests?: number | undefined;
  /** The time at which the yachts must be free. */
  readonly freeIn?: TimeRange | undefined;
};

/** How many guests each yacht is offered for on the day that is asked about, or today. */
const guestsOf = ({ freeIn }: CalendarFilter, now: Date) => offeredGuestsOn(charterDayAt(freeIn?.to ?? now));

function matching(filter: CalendarFilter, now: Date) {
  const { q, guests, freeIn } = filter;
  const text = sql`${yachts.name} || ' ' || ${yachts.brand} || ' ' || ${yachts.model}`;
  return and(
    isNull(yachts.archivedAt),
    ...hasAllOf(text, q),
    guests === undefined ? undefined : gte(guestsOf(filter, now), guests),
    freeIn && freeBetween(yachts, [freeIn], now),
  );
}

/** The yachts of the fleet calendar, by name, and the number of all that match. */
export async function findCalendarYachts(db: Database, filter: CalendarFilter, now: Date, limit: number) {
  const [found, total] = await Promise.all([
    db
      .select({
        id: yachts.id,
        name: yachts.name,
        brand: yachts.brand,
        capacity: guestsOf(filter, now),
        earliestDeparture: yachts.earliestDeparture,
        latestReturn: yachts.latestReturn,
      })
      .from(yachts)
      .where(matching(filter, now))
      .orderBy(asc(sql`lower(${yachts.name})`), asc(yachts.id))
      .limit(limit),
    db.$count(yachts, matching(filter, now)),
  ]);
  return { yachts: found, total };
}

/** The calendar entries of these yachts in that time, without lapsed holds, each with its charter. */
export async function findCalendarEntries(
  db: Database,
  yachtIds: readonly string[],
  range: TimeRange,
  now: Date,
) {
  if (yachtIds.length === 0) return [];
  return db
    .select({
      id: calendarEntries.id,
      yachtId: calendarEntries.yachtId,
      kind: calendarEntries.kind,
      from: sql`lower(${calendarEntries.occupied})`.mapWith(calendarEntries.createdAt),
      to: entryEnd,
      expiresAt: calendarEntries.expiresAt,
      reason: calendarEntries.reason,
      charterId: calendarEntries.charterId,
      client: charterRequests.contactName,
      status: charterRequests.status,
      startOn: charterRequests.startOn,
      departsAt: charterRequests.departsAt,
      returnsAt: charterRequests.returnsAt,
      guestCount: charterRequests.guestCount,
      version: charterRequests.version,
    })
    .from(calendarEntries)
    .leftJoin(charterRequests, eq(charterRequests.id, calendarEntries.charterId))
    .where(
      and(
        inArray(calendarEntries.yachtId, [...yachtIds]),
        sql`${calendarEntries.occupied} && tstzrange(${range.from.toISOString()}::timestamptz, ${range.to.toISOString()}::timestamptz)`,
        or(isNull(calendarEntries.expiresAt), gt(calendarEntries.expiresAt, now)),
      ),
    )
    .orderBy(calendarEntries.yachtId, sql`lower(${calendarEntries.occupied})`);
}
