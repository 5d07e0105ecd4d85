import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
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
  const wanted = sql`tstzrange(${from.toISOString()}::timestamptz, ${until})`;
  return sql`not exists (
    select from ${calendarEntries} entry
    where entry.yacht_id = ${yacht.id} and entry.occupied && ${wanted}
      and (entry.expires_at is null or entry.expires_at > ${now.toISOString()})
  )`;
}
