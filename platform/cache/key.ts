import { FIRST_LANGUAGE, languageNamed } from '#core/language.ts';

/** Every query parameter that changes what a public page or list shows. All others are ignored for the key. */
const KNOWN_PARAMETERS = new Set([
  'type',
  'location',
  'checkin',
  'checkout',
  'guests',
  'q',
  'category',
  'size',
  'capacity',
  'price',
  'amenity',
  'sort',
  'page',
  'fields',
  'yacht',
  'pricing',
  'extras',
  'date',
  'slot',
  'startTime',
  'hours',
  'occasion',
  'event',
  'place',
  'placement',
  'list',
  'from',
  'to',
]);

/**
 * The address under which an answer is cached: the path, the known parameters sorted by name, and for an API call the language.
 * Addresses that show the same thing share a key, and invented parameters cannot fill the cache.
 */
export function cacheKey(pathAndQuery: string): string {
  const split = pathAndQuery.indexOf('?');
  if (split === -1) return pathAndQuery;
  const path = pathAndQuery.slice(0, split);
  const query = new URLSearchParams(pathAndQuery.slice(split + 1));
  const kept = [...query].filter(([name, value]) => KNOWN_PARAMETERS.has(name) && value !== '');
  // Only API calls need the language here: a page has its language in its path.
  const language = path.startsWith('/api/') ? languageNamed(query) : undefined;
  if (language && language !== FIRST_LANGUAGE) kept.push(['lang', language]);
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
