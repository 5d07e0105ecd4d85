import {
  type AnyColumn,
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Occupied, TimeRange } from './domain/index.ts';
import { calendarEntries } from './tables.ts';

/** The columns of the fleet's query that the condition refers to. */
type CalendarOwner = {
  readonly id: AnyColumn;
  readonly number: AnyColumn;
  readonly turnaroundMinutes: AnyColumn;
};

/**
 * A condition for yachts that are free in at least one of these times, each with the yacht's turnaround after it. It goes into
 * the fleet's own query, so that a search by date stays one query. A hold that has lapsed by `now` does not count.
 *
 * Which yachts are taken in each time is read once for the whole fleet, not yacht by yacht: `calendar_taken` answers one bit for
 * each yacht's number, from the table beside the calendar (`foldCalendar`) and from the changes since. Only yachts with a
 * turnaround, few in any fleet, are looked at one by one.
 *
 * @param ranges a yacht must be free in one of them; with an empty list, no yacht matches
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
 * Folds the changes on the calendar into the table that is kept beside it for searches by date, and makes its missing rows for
 * these times: at most `most`, the earliest first. Answers how many rows it made; also 0 while another process is folding.
 *
 * @param parts the times that searches ask for or are made up of; rows of any other time are deleted
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

/** True when nothing occupies the yacht in that time. It reserves nothing: to have the time, call `occupy`. */
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
  /** When the entry ends, before the turnaround. Left out for a charter: its own row has its end. */
  readonly endsAt?: Date;
  readonly reason?: string;
} & ({ readonly kind: 'charter' | 'block' } | { readonly kind: 'hold'; readonly expiresAt: Date });

/**
 * Takes the time for a yacht, after deleting the lapsed holds in it; call it in the transaction that needs the time. Answers
 * false when the time is taken. The exclusion constraint decides, also between two calls at once.
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
 * Every entry of the yacht that overlaps the time, without lapsed holds.
 *
 * @param exceptCharterId leaves out the entry of this charter
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

/** Locks an entry by its id, and waits for any other holder. A row lock is not enough: moving an entry makes a new row. */
export async function holdEntry(db: Database, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`entry ${id}`}))`);
}

/** When an entry ends: a block or courtesy hold before its turnaround; a charter after it, as its own row has its own end. */
export const entryEnd = sql`coalesce(${calendarEntries.endsAt}, upper(${calendarEntries.occupied}))`.mapWith(
  calendarEntries.createdAt,
);

/** One entry of the calendar, of any kind; undefined when there is none. */
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

/** Empties the reasons that staff wrote on entries that ended before that instant; answers how many. */
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

/** The time that a charter has, with its yacht; undefined when it has none or its hold has lapsed. */
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

/** Whether the yacht has a charter that ends after that instant. */
export async function hasCharterAfter(db: Database, yachtId: string, instant: Date): Promise<boolean> {
  const { rows } = await db.execute<{ ahead: boolean }>(sql`select exists (
    select from ${calendarEntries} entry
    where entry.yacht_id = ${yachtId} and entry.kind = 'charter'
      and upper(entry.occupied) > ${instant.toISOString()}::timestamptz
  ) as ahead`);
  return rows[0]?.ahead === true;
}

/** How many of the yacht's charters depart after that instant. */
export const countDepartures = (db: Database, yachtId: string, instant: Date): Promise<number> =>
  db.$count(
    calendarEntries,
    and(
      eq(calendarEntries.yachtId, yachtId),
      eq(calendarEntries.kind, 'charter'),
      sql`lower(${calendarEntries.occupied}) > ${instant.toISOString()}::timestamptz`,
    ),
  );

/** Every entry of the yacht that overlaps the time, in order of time, without lapsed holds. */
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

const isHeldAt = (now: Date) => and(eq(calendarEntries.kind, 'hold'), gt(calendarEntries.expiresAt, now));

/** How many holds are in force at that instant, those without a request included. */
export const countHolds = (db: Database, now: Date): Promise<number> =>
  db.$count(calendarEntries, isHeldAt(now));

/** How many quotes hold a time of each of these yachts at that instant. A yacht without one is left out. */
export async function countQuotes(
  db: Database,
  now: Date,
  yachtIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ yachtId: calendarEntries.yachtId, quotes: count() })
    .from(calendarEntries)
    .where(
      and(
        inArray(calendarEntries.yachtId, [...yachtIds]),
        isHeldAt(now),
        isNotNull(calendarEntries.charterId),
        // With an end of its own, it is the hold of a request that has no quote.
        isNull(calendarEntries.endsAt),
      ),
    )
    .groupBy(calendarEntries.yachtId);
  return new Map(rows.map(({ yachtId, quotes }) => [yachtId, quotes]));
}
