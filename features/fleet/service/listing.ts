import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { ok } from '#core/result.ts';
import { type SlotId, slotRange } from '#features/calendar/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { freeRanges, type Listing, type Yacht } from '../domain/index.ts';
import { findListedAs, findSimilarYachts, type SearchTerms, updateListing } from '../repository/index.ts';
import { openYacht } from './public.ts';

/** Lists a yacht with what her price sheets come to; whoever writes them calls it in the same transaction. */
export async function listYacht(
  { db }: Pick<Deps, 'db'>,
  id: string,
  listing: Listing,
  changedAt?: Date,
): Promise<void> {
  await updateListing(db, id, listing, changedAt);
}

/** A yacht as another page names her, with the figure that stands for her. */
export type ListedYacht = Pick<Yacht, 'id' | 'name' | 'brand' | 'allInCents'>;

/** The yachts of the fleet that bear one of these names. */
export async function findListed({ db }: Pick<Deps, 'db'>, names: readonly string[]): Promise<ListedYacht[]> {
  return names.length === 0 ? [] : findListedAs(db, names);
}

/** So many are offered in place of a yacht that is taken. */
const SIMILAR = 4;

/**
 * The yachts most like one that are free on a day, or at that time of it; none when it has begun. At a time beside the four only those
 * that have a price for just so long, and are open then. Refused with
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
