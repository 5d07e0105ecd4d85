import { and, asc, isNull, ne, sql } from 'drizzle-orm';
import { charterDayAt } from '#core/charter-time.ts';
import type { TimeRange } from '#features/calendar/domain/index.ts';
import { freeBetween } from '#features/calendar/repository.ts';
import type { Database } from '#platform/db/database.ts';
import { DEFAULT_LENGTH_FT, lastDayOf, type Yacht } from '../domain/index.ts';
import { yachts } from '../tables.ts';
import { publicColumns } from './columns.ts';
import { offeredGuestsOn } from './offered-guests.ts';
import { openWithin } from './operating-hours.ts';
import { type SearchTerms, shownPrice } from './public.ts';

/** Penalties beside the difference in length and price. For comparison: half the length or half the price counts 0.7. */
const AGAINST = { tooFewBerths: 0.5, anotherBrand: 0.1, noPrice: 1 } as const;

/** The wanted times; with their length, if the time is not one of the four slots. */
type WantedTimes = { readonly times: readonly TimeRange[]; readonly hours?: number };

/** The yachts most similar to one that are free at any of these times, the most similar first. */
export async function findSimilarYachts(
  db: Database,
  { id, brand, capacity, lengthFt, allInCents, pricePerDayCents }: Yacht,
  { times, now, hours, pricedFor }: SearchTerms & WantedTimes,
  most: number,
): Promise<Yacht[]> {
  const day = lastDayOf(times, now);
  const own = allInCents ?? pricePerDayCents;
  const length = sql`coalesce(${yachts.lengthFt}, ${DEFAULT_LENGTH_FT})::float8`;
  const price = own
    ? sql`coalesce(abs(ln(greatest(${shownPrice}, 1)::float8 / ${own}::float8)), ${AGAINST.noPrice}::float8)`
    : sql`0`;
  const apart = sql`abs(ln(${length} / ${lengthFt ?? DEFAULT_LENGTH_FT}::float8)) + ${price}
    + case when ${offeredGuestsOn(day)} < ${capacity} then ${AGAINST.tooFewBerths}::float8 else 0 end
    + case when ${yachts.brand} = ${brand} then 0 else ${AGAINST.anotherBrand}::float8 end`;
  return db
    .select(publicColumns(day, charterDayAt(now)))
    .from(yachts)
    .where(
      and(
        isNull(yachts.archivedAt),
        ne(yachts.id, id),
        freeBetween(yachts, [...times], now),
        ...(hours === undefined ? [] : [pricedFor(yachts.id, hours), openWithin(times[0])]),
      ),
    )
    .orderBy(asc(apart), asc(yachts.id))
    .limit(most);
}
