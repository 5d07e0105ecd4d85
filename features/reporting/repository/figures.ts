import { and, asc, desc, eq, gt, gte, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { BUSINESS_TIME_ZONE } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { financingApplications } from '#features/financing/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import type { Database } from '#platform/db/database.ts';

const r = charterRequests;

/**
 * Sold: agreed, and with a calendar entry of its own; a charter without one is no revenue. The statuses are literals, as in the
 * partial index, so that PostgreSQL uses it.
 */
const isSold = sql`(${r.status} in ('confirmed', 'completed') and exists (
  select from calendar_entries entry where entry.charter_id = ${r.id} and entry.kind = 'charter'
))`;

export async function countYachts(db: Database): Promise<number> {
  return db.$count(yachts, isNull(yachts.archivedAt));
}

/** Charters that are confirmed and not yet over. */
export async function countActiveBookings(db: Database, now: Date): Promise<number> {
  return db.$count(r, and(eq(r.status, 'confirmed'), gt(r.returnsAt, now), eq(r.suspectedSpam, false)));
}

/** All financing applications in any status, except the demonstration. */
export async function countApplications(db: Database): Promise<number> {
  return db.$count(financingApplications, eq(financingApplications.isDemo, false));
}

/** By month of departure: the number of sold charters and their total. */
export async function findMonths(db: Database, from: Date, before: Date) {
  const { rows } = await db.execute<{ month: string; charters: string; cents: string }>(sql`
    select to_char(start_on, 'YYYY-MM') as month, count(*) as charters, coalesce(sum(total_cents), 0) as cents
    from charter_requests
    where ${isSold}
      and departs_at >= ${from.toISOString()}::timestamptz and departs_at < ${before.toISOString()}::timestamptz
    group by 1`);
  return rows.map(({ month, charters, cents }) => ({
    month,
    charters: Number(charters),
    cents: Number(cents),
  }));
}

/**
 * By month: the number of days on which yachts of the fleet were out. A charter counts from departure to return, without its
 * turnaround. Charters booked elsewhere count, too; several charters of a yacht on one day count as one day.
 */
export async function findYachtDays(db: Database, from: Date, before: Date) {
  const clock = sql.raw(`at time zone '${BUSINESS_TIME_ZONE}'`);
  const { rows } = await db.execute<{ month: string; yacht_days: string }>(sql`
    select to_char(day, 'YYYY-MM') as month, count(*) as yacht_days from (
      select entry.yacht_id, day::date as day
      from calendar_entries entry
      join yachts on yachts.id = entry.yacht_id and yachts.archived_at is null
      left join charter_requests charter on charter.id = entry.charter_id
      cross join lateral generate_series(
        (lower(entry.occupied) ${clock})::date,
        ((coalesce(charter.returns_at, upper(entry.occupied)) - interval '1 second') ${clock})::date, interval '1 day'
      ) day
      where entry.kind = 'charter'
        and entry.occupied && tstzrange(${from.toISOString()}::timestamptz, ${before.toISOString()}::timestamptz)
      group by 1, 2
    ) days group by 1`);
  return rows.map(({ month, yacht_days }) => ({ month, yachtDays: Number(yacht_days) }));
}

const listed = {
  id: r.id,
  status: r.status,
  contactName: r.contactName,
  contactPhone: r.contactPhone,
  yachtId: r.yachtId,
  yachtName: r.yachtName,
  startOn: r.startOn,
  slot: r.slot,
  departsAt: r.departsAt,
  returnsAt: r.returnsAt,
  guestCount: r.guestCount,
  totalCents: r.totalCents,
  createdAt: r.createdAt,
};

/** The newest bookings and answered requests, except those with these ids. */
export async function findRecent(db: Database, exceptIds: readonly string[], limit: number) {
  return db
    .select(listed)
    .from(r)
    .where(and(eq(r.suspectedSpam, false), ne(r.status, 'pending'), notInArray(r.id, [...exceptIds])))
    .orderBy(desc(r.createdAt), desc(r.id))
    .limit(limit);
}

export type ReportedCharter = Awaited<ReturnType<typeof findRecent>>[number];

/** The confirmed and completed charters that depart in that time, in order of departure. */
export async function findDepartures(db: Database, from: Date, before: Date, limit: number) {
  return db
    .select(listed)
    .from(r)
    .where(and(isSold, gte(r.departsAt, from), lt(r.departsAt, before)))
    .orderBy(asc(r.departsAt), asc(r.id))
    .limit(limit);
}
