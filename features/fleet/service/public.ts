import { charterDayAt } from '#core/charter-time.ts';
import { ok, type Result, refused } from '#core/result.ts';
import type { Deps } from '#platform/deps.ts';
import {
  type BookableYacht,
  type BrandFacet,
  type FleetFacets,
  type FleetSearch,
  meantBy,
  orderBrands,
  type PublishedYacht,
  readFleetSearch,
  type Yacht,
  type YachtChoice,
} from '../domain/index.ts';
import {
  countBrands,
  countFacets,
  findBookableYacht,
  findPapersOf,
  findPublishedYachts,
  findWordsLike,
  findYacht,
  findYachtChoices,
  findYachts,
  keepBookableYacht,
  type SearchTerms,
} from '../repository/index.ts';

type FleetDeps = Pick<Deps, 'db' | 'now'>;
type SearchDeps = FleetDeps & Pick<SearchTerms, 'pricedFor'>;

/**
 * Corrects search words that no yacht has ("azmiut" becomes "azimut"). A word that some yacht has, or that is similar to none,
 * stays.
 */
async function withWordsMeant({ db }: FleetDeps, search: FleetSearch): Promise<FleetSearch> {
  if (search.q === undefined) return search;
  const words = search.q.split(' ');
  const known = await findWordsLike(db, words);
  const meant = words.map((word) => meantBy(word.toLowerCase(), known.get(word.toLowerCase()) ?? []) ?? word);
  return { ...search, q: meant.join(' ') };
}

/**
 * The yachts that match a query, and how many in all. Parts of the query that cannot be understood are ignored. Without a page,
 * all matches. Typing errors in words are corrected.
 */
export async function searchFleet(
  deps: SearchDeps,
  query: { get(name: string): string | null },
): Promise<{ yachts: Yacht[]; total: number; search: FleetSearch }> {
  const { search } = readFleetSearch(query, charterDayAt(deps.now()));
  const page = query.get('page') === null ? null : search.page;
  const meant = await withWordsMeant(deps, search);
  return { ...(await findYachts(deps.db, meant, page, { ...deps, now: deps.now() })), search };
}

/**
 * How many yachts each choice of the filters would show for a query. `readAs` has the corrected words; null if nothing was
 * corrected.
 */
export async function countChoices(
  deps: SearchDeps,
  query: { get(name: string): string | null },
): Promise<{ facets: FleetFacets; readAs: string | null; search: FleetSearch }> {
  const { search } = readFleetSearch(query, charterDayAt(deps.now()));
  const meant = await withWordsMeant(deps, search);
  const { category, ...counts } = await countFacets(deps.db, meant, { ...deps, now: deps.now() });
  return {
    facets: { category: orderBrands(category), ...counts },
    readAs: meant.q === undefined || meant.q === search.q ? null : meant.q,
    search,
  };
}

/** All yachts that have a page, with their pictures and when they last changed. */
export async function listPublishedYachts({ db }: Pick<Deps, 'db'>): Promise<PublishedYacht[]> {
  return findPublishedYachts(db);
}

/** One yacht of the fleet. Refused with `yacht-not-found` if it does not exist or is archived. */
export async function openYacht(deps: FleetDeps, id: string): Promise<Result<Yacht, 'yacht-not-found'>> {
  // PostgreSQL cannot store NUL in text and throws at it: no yacht has such an id.
  const yacht = id.includes('\0') ? undefined : await findYacht(deps.db, id, charterDayAt(deps.now()));
  return yacht ? ok(yacht) : refused('yacht-not-found');
}

/**
 * The limits that a charter of the yacht must respect. Refused with `unknown-yacht` if the yacht is not, or no longer, in the
 * fleet.
 */
export async function openBookableYacht(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<BookableYacht, 'unknown-yacht'>> {
  const yacht = await findBookableYacht(db, id);
  return yacht ? ok(yacht) : refused('unknown-yacht');
}

/** The papers and capacities of these yachts, by id; archived ones included. */
export async function readPapersOf({ db }: Pick<Deps, 'db'>, ids: readonly string[]) {
  return new Map((await findPapersOf(db, ids)).map((yacht) => [yacht.id, yacht] as const));
}

/**
 * Like openBookableYacht, for code that promises time of the yacht: it cannot be archived until the caller's transaction ends.
 * Refused with `unknown-yacht` if it is not, or no longer, in the fleet.
 */
export async function holdBookableYacht(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<BookableYacht, 'unknown-yacht'>> {
  // PostgreSQL cannot store NUL in text and throws at it: no yacht has such an id.
  const yacht = id.includes('\0') ? undefined : await keepBookableYacht(db, id);
  return yacht ? ok(yacht) : refused('unknown-yacht');
}

/** All yachts that can be booked, by name. */
export async function listYachtChoices(deps: FleetDeps): Promise<YachtChoice[]> {
  return findYachtChoices(deps.db, charterDayAt(deps.now()));
}

/** The brands of the fleet, ordered as the category filter shows them. */
export async function listBrands(deps: FleetDeps): Promise<BrandFacet[]> {
  return orderBrands(await countBrands(deps.db));
}
