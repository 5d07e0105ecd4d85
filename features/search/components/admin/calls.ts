import { browserApi } from '#core/browser-api.ts';
import { FRESH_MS, reading } from '#ui/reading.ts';
import type { SearchApi } from '../../api.ts';

/** Below this many letters the browser does not ask the server: almost everything would match. */
export const FEWEST_LETTERS = 2;

/** Everything that matches a name, number, email address or telephone number. */
export const searchQuery = (q: string) => ({
  ...reading(browserApi()<SearchApi>().api.admin.search, { query: { q } }),
  staleTime: FRESH_MS,
});
