import { type AnyColumn, and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { TimeRange } from './domain.ts';
import { calendarEntries } from './tables.ts';

/** A yacht as it stands in the query around the condition. */
type CalendarOwner = { readonly id: AnyColumn; readonly turnaroundMinutes: AnyColumn };

/**
 * A condition that holds for yachts that could be promised from one instant to another, their own turnaround after it
 * included: composable, so that a fleet search by date stays one query. A hold that has lapsed by `now` counts for
 * nothing.
 */
export function freeBetween(yacht: CalendarOwner, from: Date, to: Date, now: Date): SQL {
  const until = sql`${to.toISOString()}::timestamptz + make_interval(mins => ${yacht.turnaroundMinutes})`;
  return nothingIn(yacht.id, sql`tstzrange(${from.toISOString()}::timestamptz, ${until})`, now);
}

function nothingIn(yachtId: AnyColumn | string, wanted: SQL, now: Date): SQL {
  return sql`not exists (
    select from ${calendarEntries} entry
    where entry.yacht_id = ${yachtId} and entry.occupied && ${wanted}
      and (entry.expires_at is null or entry.expires_at > ${now.toISOString()})
  )`;
}

const rangeOf = ({ from, to }: TimeRange) =>
  sql<string>`tstzrange(${from.toISOString()}, ${to.toISOString()})`;

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
      expiresAt: wanted.kind === 'hold' ? wanted.expiresAt : null,
      reason: wanted.reason ?? '',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: calendarEntries.id });
  return taken.length === 1;
}
