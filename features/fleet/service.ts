import { charterDayAt } from '#core/charter-time.ts';
import { ok, type Result, refused } from '#core/result.ts';
import type { Deps } from '#server/deps.ts';
import {
  type BookableYacht,
  type BrandFacet,
  type FleetSearch,
  orderBrands,
  readFleetSearch,
  type Yacht,
  type YachtChoice,
} from './domain/index.ts';
import { countBrands, findBookableYacht, findYacht, findYachtChoices, findYachts } from './repository.ts';

type FleetDeps = Pick<Deps, 'db' | 'now'>;

/**
 * The yachts that match a query, with how many there are in all. What cannot be understood in the query is left out.
 * Without a page, every match is answered.
 */
export async function searchFleet(
  deps: FleetDeps,
  query: { get(name: string): string | null },
): Promise<{ yachts: Yacht[]; total: number; search: FleetSearch }> {
  const { search } = readFleetSearch(query, charterDayAt(deps.now()));
  const page = query.get('page') === null ? null : search.page;
  return { ...(await findYachts(deps.db, search, page, deps.now())), search };
}

/** One yacht of the fleet. Refused with `yacht-not-found` when there is none at that id, or when it has been archived. */
export async function openYacht(deps: FleetDeps, id: string): Promise<Result<Yacht, 'yacht-not-found'>> {
  // PostgreSQL keeps no NUL in text and throws at one: no yacht has such an id.
  const yacht = id.includes('\0') ? undefined : await findYacht(deps.db, id);
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

/** Every yacht that can be booked, by name. */
export async function listYachtChoices(deps: FleetDeps): Promise<YachtChoice[]> {
  return findYachtChoices(deps.db);
}

/** The brands of the fleet, ordered as the category filter shows them. */
export async function listBrands(deps: FleetDeps): Promise<BrandFacet[]> {
  return orderBrands(await countBrands(deps.db));
}
