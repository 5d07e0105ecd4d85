import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApiClient } from '#core/api-client.ts';
import type { StaffRole } from '#core/rights.ts';
import { crewCatalog, faqCatalog, testimonialCatalog } from '#features/content/fields/lists.ts';
import { VIEWED_LISTS } from '#features/views/domain.ts';
import { inLanguage } from '#platform/language.ts';
import { ADMIN_PLACES, ADMIN_TABS, placesFor, readPlace } from './admin-tabs.ts';

const catalogs = [
  ...ADMIN_PLACES.flatMap(({ catalog = [] }) => catalog),
  faqCatalog,
  testimonialCatalog,
  crewCatalog,
];

const TABS: Readonly<Record<StaffRole, readonly string[]>> = {
  administrator: [
    'Overview',
    'Yachts',
    'Bookings',
    'Customers',
    'Financing',
    'Packages',
    'Add-Ons',
    'Events',
  ],
  'charter-desk': ['Overview', 'Yachts', 'Bookings', 'Customers', 'Packages', 'Add-Ons', 'Events'],
  content: ['Yachts', 'Packages', 'Add-Ons', 'Events'],
  underwriting: ['Overview', 'Yachts', 'Financing', 'Packages', 'Add-Ons', 'Events'],
  'read-only': ['Overview', 'Yachts', 'Bookings', 'Customers', 'Financing', 'Packages', 'Add-Ons', 'Events'],
};

test.each(Object.entries(TABS) as [StaffRole, string[]][])(
  'staff whose role is %s have the tabs that are theirs',
  (role, tabs) => {
    expect(inLanguage('en', () => placesFor([role], ADMIN_TABS).map(({ label }) => label()))).toEqual(tabs);
  },
);

test('each catalog has its word for one card, which its buttons and what fails there name', () => {
  expect(catalogs.map(({ noun }) => noun)).toEqual([
    'package',
    'add-on',
    'event',
    'captain',
    'lender',
    'question',
    'testimonial',
    'crew member',
  ]);
});

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
