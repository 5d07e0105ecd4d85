import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { ok } from '#core/result.ts';
import { type SlotId, slotRange } from '#features/calendar/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { freeRanges, type Listing, type Yacht } from '../domain/index.ts';
import { findListedAs, findSimilarYachts, type SearchTerms, updateListing } from '../repository/index.ts';
import { openYacht } from './public.ts';

/**
 * Stores the listing that results from a yacht's price sheets. Code that writes price sheets calls it in the same transaction.
 */
export async function listYacht(
  { db }: Pick<Deps, 'db'>,
  id: string,
  listing: Listing,
  changedAt?: Date,
): Promise<void> {
  await updateListing(db, id, listing, changedAt);
}

/** A yacht as other pages name it, with its all-in price. */
export type ListedYacht = Pick<Yacht, 'id' | 'name' | 'brand' | 'allInCents' | 'isAllInBasic'>;

/** The yachts of the fleet that have one of these names. */
export async function findListed({ db }: Pick<Deps, 'db'>, names: readonly string[]): Promise<ListedYacht[]> {
  return names.length === 0 ? [] : findListedAs(db, names);
}

/** How many yachts are offered in place of one that is taken. */
const SIMILAR = 4;

/**
 * The yachts most similar to one that are free on a day, or at a time of it; none if that time has begun. For a time that is not
 * one of the four slots, only yachts that have a price for that length and whose hours contain it. Refused with
 * `yacht-not-found`.
 */
export async function listSimilar(
  deps: Pick<Deps, 'db' | 'now'> & Pick<SearchTerms, 'pricedFor'>,
  id: string,
  asked: {
    readonly date?: CharterDay | undefined;
    readonly slot?: SlotId | undefined;
    readonly startTime?: string | undefined;
    readonly hours?: number | undefined;
  },
) {
  const yacht = await openYacht(deps, id);
  if (!yacht.ok) return yacht;
  const now = deps.now();
  const { date = charterDayAt(now), slot, startTime, hours } = asked;
  const other = startTime !== undefined && hours !== undefined ? { startTime, hours } : {};
  const times = slot
    ? [slotRange(date, slot)]
    : (freeRanges({ checkin: date, ...other, page: 1 }, now) ?? []);
  const ahead = times.filter(({ from }) => from > now);
  if (ahead.length === 0) return ok([]);
  const terms = {
    times: ahead,
    now,
    pricedFor: deps.pricedFor,
    ...(slot ? {} : other),
  };
  return ok(await findSimilarYachts(deps.db, yacht.value, terms, SIMILAR));
}
