import type { FleetSearch } from './search.ts';
import type { BrandFacet } from './yacht.ts';

/** The filters that show how many yachts each choice would find. */
export const FACETS = ['category', 'size', 'capacity', 'location', 'price', 'amenity'] as const;
export type Facet = (typeof FACETS)[number];

/**
 * How many yachts each choice of a filter would show, with the rest of the search unchanged. The filter's current choice is
 * ignored, because the other would replace it. Keys are the choices as written in an address; for lengths, as the filter `size`
 * writes them.
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
 * The parameter that the form's one field for length sets: `type` if the visitor came with a search for a length, otherwise the
 * filter `size`.
 */
export function lengthParameter(search: {
  readonly type?: string | undefined;
  readonly size?: string | undefined;
}): 'type' | 'size' {
  return search.type && !search.size ? 'type' : 'size';
}

/** The part of a search that one filter sets, without the rest. */
export function partOf(search: FleetSearch, facet: Facet): FleetSearch {
  const own = facet === 'size' ? lengthParameter(search) : facet;
  return { ...(search[own] === undefined ? {} : { [own]: search[own] }), page: 1 };
}

/** The part of a search that none of these filters sets. */
export function besidesFilters(search: FleetSearch): FleetSearch {
  const filtered = FACETS.flatMap((facet) => Object.keys(partOf(search, facet)));
  return {
    ...Object.fromEntries(Object.entries(search).filter(([name]) => !filtered.includes(name))),
    page: 1,
  };
}
