import type { FleetSearch } from './search.ts';
import type { BrandFacet } from './yacht.ts';

/** The filters that say how many yachts each of their choices would show. */
export const FACETS = ['category', 'size', 'capacity', 'location', 'price', 'amenity'] as const;
export type Facet = (typeof FACETS)[number];

/**
 * How many yachts each choice of a filter would show, everything else in the search staying as it is. The choice in
 * force in the same filter does not count: it would be given up for the other. Keys are the choices as an address
 * writes them; of a length, as the filter `size` does.
 */
export type FleetFacets = {
  readonly category: readonly BrandFacet[];
  readonly size: Readonly<Record<string, number>>;
  readonly capacity: Readonly<Record<string, number>>;
  readonly location: Readonly<Record<string, number>>;
  readonly price: Readonly<Record<string, number>>;
  readonly amenity: Readonly<Record<string, number>>;
};

/**
 * Which parameter the one question about length stands for: whoever came with a search for a length refines it,
 * otherwise the length is a filter.
 */
export function lengthParameter(search: {
  readonly type?: string | undefined;
  readonly size?: string | undefined;
}): 'type' | 'size' {
  return search.type && !search.size ? 'type' : 'size';
}

/** The part of a search that one filter asks for, and nothing else of it. */
export function partOf(search: FleetSearch, facet: Facet): FleetSearch {
  const own = facet === 'size' ? lengthParameter(search) : facet;
  return { ...(search[own] === undefined ? {} : { [own]: search[own] }), page: 1 };
}

/** What a search asks for beside the filters that count their choices. */
export function besidesFilters(search: FleetSearch): FleetSearch {
  const filtered = FACETS.flatMap((facet) => Object.keys(partOf(search, facet)));
  return {
    ...Object.fromEntries(Object.entries(search).filter(([name]) => !filtered.includes(name))),
    page: 1,
  };
}
