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
 * The search with the words that no yacht carries read as those that were meant ("azmiut" as "azimut"). A word that some
 * yacht carries is never changed, nor one that is like none.
 */
async function withWordsMeant({ db }: FleetDeps, search: FleetSearch): Promise<FleetSearch> {
  if (search.q === undefined) return search;
  const words = search.q.split(' ');
  const known = await findWordsLike(db, words);
  const meant = words.map((word) => meantBy(word.toLowerCase(), known.get(word.toLowerCase()) ?? []) ?? word);
  return { ...search, q: meant.join(' ') };
}

/**
 * The yachts that match a query, with how many there are in all. What cannot be understood in the query is left out.
 * Without a page, every match is answered. Words are forgiven their slips.
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
 * What each choice of the filters would show within a query, and as what its words were read: null unless some were
 * read otherwise than they were written.
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

/** Every yacht that has a page, with what it is pictured by and when it last changed. */
export async function listPublishedYachts({ db }: Pick<Deps, 'db'>): Promise<PublishedYacht[]> {
  return findPublishedYachts(db);
}

/** One yacht of the fleet. Refused with `yacht-not-found` when there is none at that id, or when it has been archived. */
export async function openYacht(deps: FleetDeps, id: string): Promise<Result<Yacht, 'yacht-not-found'>> {
  // PostgreSQL keeps no NUL in text and throws at one: no yacht has such an id.
  const yacht = id.includes('\0') ? undefined : await findYacht(deps.db, id, charterDayAt(deps.now()));
  return yacht ? ok(yacht) : refused('yacht-not-found');
}

/** What a charter of the yacht has to respect. Refused with `unknown-yacht` when it is not, or no longer, in the fleet. */
export async function openBookableYacht(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<BookableYacht, 'unknown-yacht'>> {
  const yacht = await findBookableYacht(db, id);
  return yacht ? ok(yacht) : refused('unknown-yacht');
}

/** What is known of these yachts' papers, by their ids; also of those that have left the fleet. */
export async function readPapersOf({ db }: Pick<Deps, 'db'>, ids: readonly string[]) {
  return new Map((await findPapersOf(db, ids)).map((yacht) => [yacht.id, yacht] as const));
}

/**
 * The same for whoever promises time of hers: until the caller's transaction ends she cannot leave the fleet. Refused with
 * `unknown-yacht` when she is not, or no longer, in it.
 */
export async function holdBookableYacht(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<BookableYacht, 'unknown-yacht'>> {
  // PostgreSQL keeps no NUL in text and throws at one: no yacht has such an id.
  const yacht = id.includes('\0') ? undefined : await keepBookableYacht(db, id);
  return yacht ? ok(yacht) : refused('unknown-yacht');
}

/** Every yacht that can be booked, by name. */
export async function listYachtChoices(deps: FleetDeps): Promise<YachtChoice[]> {
  return findYachtChoices(deps.db, charterDayAt(deps.now()));
}

/** The brands of the fleet, ordered as the category filter shows them. */
export async function listBrands(deps: FleetDeps): Promise<BrandFacet[]> {
  return orderBrands(await countBrands(deps.db));
}
