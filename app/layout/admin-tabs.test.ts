import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApiClient } from '#core/api-client.ts';
import { crewCatalog, faqCatalog, testimonialCatalog } from '#features/content/fields/lists.ts';
import { VIEWED_LISTS } from '#features/views/domain.ts';
import { ADMIN_PLACES, readPlace } from './admin-tabs.ts';

const catalogs = [
  ...ADMIN_PLACES.flatMap(({ catalog = [] }) => catalog),
  faqCatalog,
  testimonialCatalog,
  crewCatalog,
];

test.each(catalogs.map(({ path }) => path))('the list of %s keeps views of its own', (path) => {
  expect(VIEWED_LISTS.map((list) => `/api/admin/${list}`)).toContain(path);
});

/** How old, in milliseconds, each answer on a page may be before the page reads it again on opening. */
async function agesOn(path: string): Promise<unknown[]> {
  const ages: unknown[] = [];
  const noted = { prefetchQuery: async ({ staleTime }: { staleTime?: unknown }) => ages.push(staleTime) };
  const api = createApiClient('http://site.example', () => Promise.reject(new Error('nothing is asked')));
  await readPlace(noted as unknown as QueryClient, api, new URL(path, 'http://site.example'));
  return ages;
}

test('what colleagues change is read anew on every page once it is ten seconds old (product 9.5)', async () => {
  const ages = (await Promise.all(ADMIN_PLACES.map(({ to }) => agesOn(to)))).flat();
  expect(ages.length).toBeGreaterThan(15);
  expect(ages.filter((age) => typeof age !== 'number' || age > 10_000)).toEqual([]);
});
