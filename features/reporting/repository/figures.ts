import { and, asc, desc, eq, gt, gte, isNull, lt, sql, sum } from 'drizzle-orm';
import { charterRequests } from '#features/charters/tables.ts';
import { financingApplications } from '#features/financing/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import type { Database } from '#platform/db/database.ts';

const r = charterRequests;

/**
 * Agreed, and with a place of its own on the calendar: what has none is no revenue. The statuses are written out as the
 * partial index has them, so that it can be used.
 */
const isSold = sql`(${r.status} in ('confirmed', 'completed') and exists (
  select from calendar_entries entry where entry.charter_id = ${r.id} and entry.kind = 'charter'
))`;

export async function countYachts(db: Database): Promise<number> {
  return db.$count(yachts, isNull(yachts.archivedAt));
}

/** Confirmed and not yet over. */
export async function countActiveBookings(db: Database, now: Date): Promise<number> {
  return db.$count(r, and(eq(r.status, 'confirmed'), gt(r.returnsAt, now), eq(r.suspectedSpam, false)));
}

/** All of them, whatever has become of them; the demonstration is none. */
export async function countApplications(db: Database): Promise<number> {
  return db.$count(financingApplications, eq(financingApplications.isDemo, false));
}

/** What the confirmed and completed charters that depart in that time come to. */
export async function sumRevenue(db: Database, from: Date, before: Date): Promise<number> {
  const [summed] = await db
    .select({ cents: sum(r.totalCents).mapWith(Number) })
    .from(r)
    .where(and(isSold, gte(r.departsAt, from), lt(r.departsAt, before)));
  return summed?.cents ?? 0;
}

/** By month of departure: how many charters, what they come to, and on how many days some yacht was out. */
export async function findMonths(db: Database, from: Date, before: Date) {
  const { rows } = await db.execute<{
    month: string;
    charters: string;
    cents: string;
    yacht_days: string;
  }>(sql`
    select month, sum(charters) as charters, coalesce(sum(cents), 0) as cents, count(*) as yacht_days from (
      select to_char(start_on, 'YYYY-MM') as month, yacht_id, start_on, count(*) as charters, sum(total_cents) as cents
      from charter_requests
      where ${isSold}
        and departs_at >= ${from.toISOString()}::timestamptz and departs_at < ${before.toISOString()}::timestamptz
      group by yacht_id, start_on
    ) days group by month order by month`);
  return rows.map(({ month, charters, cents, yacht_days }) => ({
    month,
    charters: Number(charters),
    cents: Number(cents),
    yachtDays: Number(yacht_days),
  }));
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

/** The newest requests and bookings. */
export async function findRecent(db: Database, limit: number) {
  return db
    .select(listed)
    .from(r)
    .where(eq(r.suspectedSpam, false))
    .orderBy(desc(r.createdAt), desc(r.id))
    .limit(limit);
}

export type ReportedCharter = Awaited<ReturnType<typeof findRecent>>[number];

const isUnanswered = and(eq(r.status, 'pending'), eq(r.suspectedSpam, false));

/** The requests that nobody has answered, the oldest first. */
export async function findUnanswered(db: Database, limit: number) {
  return db.select(listed).from(r).where(isUnanswered).orderBy(asc(r.createdAt), asc(r.id)).limit(limit);
}

export async function countUnanswered(db: Database): Promise<number> {
  return db.$count(r, isUnanswered);
}

/** The confirmed and completed charters that depart in that time, in order. */
export async function findDepartures(db: Database, from: Date, before: Date, limit: number) {
  return db
    .select(listed)
    .from(r)
    .where(and(isSold, gte(r.departsAt, from), lt(r.departsAt, before)))
    .orderBy(asc(r.departsAt), asc(r.id))
    .limit(limit);
}
