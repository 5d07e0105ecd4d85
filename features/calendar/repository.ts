import { type AnyColumn, and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Occupied, TimeRange } from './domain/index.ts';
import { calendarEntries } from './tables.ts';

/** The yachts of the query around the condition. */
type CalendarOwner = {
  readonly id: AnyColumn;
  readonly number: AnyColumn;
  readonly turnaroundMinutes: AnyColumn;
};

/**
 * A condition that holds for yachts that could be promised in at least one of these times, their own turnaround after it
 * included: composable, so that a fleet search by date stays one query. A hold that has lapsed by `now` counts for
 * nothing.
 *
 * Who is taken, in each of the times, is asked once for the whole fleet, and not yacht by yacht: `calendar_taken` answers with a
 * bit for each yacht's number, from what is kept beside the calendar (`foldCalendar`) and from what has changed since. Only
 * yachts with a turnaround, few in any fleet, are looked at one by one.
 *
 * @param ranges any of them will do; of none, nobody is free
 */
export function freeBetween(yacht: CalendarOwner, ranges: readonly TimeRange[], now: Date): SQL {
  if (ranges.length === 0) return sql`false`;
  const eachTaken = ranges.map(
    (range) => sql`calendar_taken(${rangeOf(range)}, ${now.toISOString()}::timestamptz)`,
  );
  const noneFree = ranges.map(({ from, to }) => {
    const until = sql`${to.toISOString()}::timestamptz + make_interval(mins => ${yacht.turnaroundMinutes})`;
    return sql`not ${nothingIn(yacht.id, sql`tstzrange(${from.toISOString()}::timestamptz, ${until})`, now)}`;
  });
  const { table } = yacht.id;
  return sql`(get_bit((select ${sql.join(eachTaken, sql` & `)}), ${yacht.number}) = 0 and ${yacht.id} not in (
      select ${yacht.id} from ${table}
      where ${yacht.turnaroundMinutes} > 0 and ${sql.join(noneFree, sql` and `)}
    ))`;
}

const holdsAt = (now: Date) =>
  sql`(entry.expires_at is null or entry.expires_at > ${now.toISOString()}::timestamptz)`;

/**
 * Takes what has changed on the calendar into what is kept beside it for searches by date, and makes what is missing of
 * these times: at most so many of them, the first ones first. Answers how many it made; 0 also while another process is at it.
 *
 * @param parts times that a search may ask for, or that it is made up of; what is kept of any other is forgotten
 */
export async function foldCalendar(db: Database, parts: readonly TimeRange[], most: number): Promise<number> {
  const times = parts.map(({ from, to }) => `[${from.toISOString()},${to.toISOString()})`);
  const { rows } = await db.execute<{ made: number }>(
    sql`select fold_calendar(${sql.param(times)}::tstzrange[], ${most}) as made`,
  );
  return rows[0]?.made ?? 0;
}

function nothingIn(yachtId: AnyColumn | string, wanted: SQL, now: Date): SQL {
  return sql`not exists (
    select from ${calendarEntries} entry
    where entry.yacht_id = ${yachtId} and entry.occupied && ${wanted} and ${holdsAt(now)}
  )`;
}

const rangeOf = ({ from, to }: TimeRange) =>
  sql<string>`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;

/** True when nothing occupies the yacht in that time. Only a look: whoever needs the time must `occupy` it. */
export async function isFree(db: Database, yachtId: string, range: TimeRange, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select ${nothingIn(yachtId, rangeOf(range), now)} as free`,
  );
  return rows[0]?.free === true;
}

export type Occupation = {
  readonly id: string;
  readonly yachtId: string;
  readonly range: TimeRange;
  readonly charterId?: string;
  /** Where it ends before the turnaround, where nothing else says so. */
  readonly endsAt?: Date;
  readonly reason?: string;
} & ({ readonly kind: 'charter' | 'block' } | { readonly kind: 'hold'; readonly expiresAt: Date });

/**
 * Takes the time for a yacht, after deleting the lapsed holds that lie in it; call it inside the transaction that needs
 * the time. Answers false when it is taken: the database decides, also between two that come at once.
 */
export async function occupy(db: Database, wanted: Occupation, now: Date): Promise<boolean> {
  const range = rangeOf(wanted.range);
  await db
    .delete(calendarEntries)
    .where(
      and(
        eq(calendarEntries.yachtId, wanted.yachtId),
        sql`${calendarEntries.occupied} && ${range}`,
        lte(calendarEntries.expiresAt, now),
      ),
    );
  const taken = await db
    .insert(calendarEntries)
    .values({
      id: wanted.id,
      yachtId: wanted.yachtId,
      kind: wanted.kind,
      occupied: range,
      charterId: wanted.charterId ?? null,
      endsAt: wanted.endsAt ?? null,
      expiresAt: wanted.kind === 'hold' ? wanted.expiresAt : null,
      reason: wanted.reason ?? '',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: calendarEntries.id });
  return taken.length === 1;
}

/**
 * What occupies the yacht anywhere in that time, holds that have lapsed left out.
 *
 * @param exceptCharterId leaves out what this charter itself occupies
 */
export async function findOccupied(
  db: Database,
  yachtId: string,
  range: TimeRange,
  now: Date,
  exceptCharterId?: string,
): Promise<Occupied[]> {
  return db
    .select({
      kind: calendarEntries.kind,
      from: sql`lower(${calendarEntries.occupied})`.mapWith(calendarEntries.createdAt),
      to: sql`upper(${calendarEntries.occupied})`.mapWith(calendarEntries.createdAt),
    })
    .from(calendarEntries)
    .where(
      and(
        eq(calendarEntries.yachtId, yachtId),
        sql`${calendarEntries.occupied} && ${rangeOf(range)}`,
        or(isNull(calendarEntries.expiresAt), gt(calendarEntries.expiresAt, now)),
        exceptCharterId
          ? or(isNull(calendarEntries.charterId), ne(calendarEntries.charterId, exceptCharterId))
          : undefined,
      ),
    );
}

/** Whoever else holds that entry is waited for. Its row will not do: an entry that is moved is another row. */
export async function holdEntry(db: Database, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`entry ${id}`}))`);
}

/** Where an entry ends itself; of a charter with the turnaround, as its own end stands with it. */
export const entryEnd = sql`coalesce(${calendarEntries.endsAt}, upper(${calendarEntries.occupied}))`.mapWith(
  calendarEntries.createdAt,
);

/** One entry of the calendar, whatever it is; undefined when there is none. */
export async function findEntry(db: Database, id: string) {
  const [entry] = await db
    .select({
      id: calendarEntries.id,
      yachtId: calendarEntries.yachtId,
      kind: calendarEntries.kind,
      charterId: calendarEntries.charterId,
      expiresAt: calendarEntries.expiresAt,
      reason: calendarEntries.reason,
      from: sql`lower(${calendarEntries.occupied})`.mapWith(calendarEntries.createdAt),
      to: entryEnd,
      occupiedUntil: sql`upper(${calendarEntries.occupied})`.mapWith(calendarEntries.createdAt),
    })
    .from(calendarEntries)
    .where(eq(calendarEntries.id, id));
  return entry;
}

export type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

export async function removeEntry(db: Database, id: string): Promise<void> {
  await db.delete(calendarEntries).where(eq(calendarEntries.id, id));
}

/** Forgets what staff wrote about blocks that ended before that instant; answers how many. */
export async function emptyReasonsBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db
    .update(calendarEntries)
    .set({ reason: '' })
    .where(
      and(
        sql`${calendarEntries.reason} <> ''`,
        sql`upper(${calendarEntries.occupied}) < ${before.toISOString()}::timestamptz`,
      ),
    );
  return rowCount ?? 0;
}

/** The time that a charter has, with its yacht; undefined where it has none, or where that has lapsed. */
export async function findTimeOf(db: Database, charterId: string, now: Date) {
  const [entry] = await db
    .select({
      yachtId: calendarEntries.yachtId,
      from: sql`lower(${calendarEntries.occupied})`.mapWith(calendarEntries.createdAt),
      to: sql`upper(${calendarEntries.occupied})`.mapWith(calendarEntries.createdAt),
    })
    .from(calendarEntries)
    .where(
      and(
        eq(calendarEntries.charterId, charterId),
        or(isNull(calendarEntries.expiresAt), gt(calendarEntries.expiresAt, now)),
      ),
    );
  return entry;
}

/** Gives back the time that a charter has, if it has any. */
export async function release(db: Database, charterId: string): Promise<void> {
  await db.delete(calendarEntries).where(eq(calendarEntries.charterId, charterId));
}

/** Whether a charter of the yacht has not ended by then. */
export async function hasCharterAfter(db: Database, yachtId: string, instant: Date): Promise<boolean> {
  const { rows } = await db.execute<{ ahead: boolean }>(sql`select exists (
    select from ${calendarEntries} entry
    where entry.yacht_id = ${yachtId} and entry.kind = 'charter'
      and upper(entry.occupied) > ${instant.toISOString()}::timestamptz
  ) as ahead`);
  return rows[0]?.ahead === true;
}

/** What is on a yacht's calendar anywhere in that time, in order; holds that have lapsed are left out. */
export async function findEntriesOf(db: Database, yachtId: string, range: TimeRange, now: Date) {
  return db
    .select({
      id: calendarEntries.id,
      kind: calendarEntries.kind,
      charterId: calendarEntries.charterId,
      reason: calendarEntries.reason,
      from: sql`lower(${calendarEntries.occupied})`.mapWith(calendarEntries.createdAt),
      to: entryEnd,
    })
    .from(calendarEntries)
    .where(
      and(
        eq(calendarEntries.yachtId, yachtId),
        sql`${calendarEntries.occupied} && ${rangeOf(range)}`,
        or(isNull(calendarEntries.expiresAt), gt(calendarEntries.expiresAt, now)),
      ),
    )
    .orderBy(sql`lower(${calendarEntries.occupied})`);
}

/** How many times are held for somebody now. */
export async function countHolds(db: Database, now: Date): Promise<number> {
  return db.$count(
    calendarEntries,
    and(eq(calendarEntries.kind, 'hold'), gt(calendarEntries.expiresAt, now)),
  );
}
