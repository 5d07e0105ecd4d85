import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { calendarEntries } from './tables.ts';

/**
 * A condition that holds for yachts with nothing on their calendar between two instants: composable, so that a fleet
 * search by date stays one query. A hold that has lapsed by `now` counts for nothing.
 */
export function freeBetween(yachtId: AnyColumn, from: Date, to: Date, now: Date): SQL {
  const wanted = sql`tstzrange(${from.toISOString()}, ${to.toISOString()})`;
  return sql`not exists (
    select from ${calendarEntries} entry
    where entry.yacht_id = ${yachtId} and entry.occupied && ${wanted}
      and (entry.expires_at is null or entry.expires_at > ${now.toISOString()})
  )`;
}
