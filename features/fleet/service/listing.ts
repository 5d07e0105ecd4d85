import type { Deps } from '#platform/deps.ts';
import type { Listing, Yacht } from '../domain/index.ts';
import { findListedAs, updateListing } from '../repository/index.ts';

/** Lists a yacht with what her price sheets come to; whoever writes them calls it in the same transaction. */
export async function listYacht({ db }: Pick<Deps, 'db'>, id: string, listing: Listing): Promise<void> {
  await updateListing(db, id, listing);
}

/** A yacht as another page names her, with the figure that stands for her. */
export type ListedYacht = Pick<Yacht, 'id' | 'name' | 'brand' | 'allInCents'>;

/** The yachts of the fleet that bear one of these names. */
export async function findListed({ db }: Pick<Deps, 'db'>, names: readonly string[]): Promise<ListedYacht[]> {
  return names.length === 0 ? [] : findListedAs(db, names);
}
