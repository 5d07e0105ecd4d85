import { browserApi } from '#core/browser-api.ts';
import { FRESH_MS, reading } from '#ui/reading.ts';
import type { SearchApi } from '../../api.ts';

/** Fewer letters are in everything: the server is not asked. */
export const FEWEST_LETTERS = 2;

/** What there is of that name, number, address or telephone number. */
export const searchQuery = (q: string) => ({
  ...reading(browserApi()<SearchApi>().api.admin.search, { query: { q } }),
  staleTime: FRESH_MS,
});
