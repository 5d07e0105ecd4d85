import { type SQL, sql } from 'drizzle-orm';
import type { TimeRange } from '#core/charter-hours.ts';
import { hoursAround, WAYS_TO_SET } from '#features/calendar/domain/operating-hours.ts';
import { yachts } from '../tables.ts';

/**
 * True for yachts whose hours contain that time; undefined if all hours that can be set contain it, so that no condition is
 * needed.
 */
export function openWithin(range: TimeRange | undefined): SQL | undefined {
  const ways = range ? hoursAround(range) : [];
  if (!range || ways.length === WAYS_TO_SET) return undefined;
  const said = ways.map(({ earliestDeparture, latestReturn }) => `${earliestDeparture} ${latestReturn}`);
  return sql`(${yachts.earliestDeparture} || ' ' || ${yachts.latestReturn}) = any(${sql.param(said)}::text[])`;
}
