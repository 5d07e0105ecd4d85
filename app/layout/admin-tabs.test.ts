import { expect, test } from 'vitest';
import { crewCatalog, faqCatalog, testimonialCatalog } from '#features/content/fields/lists.ts';
import { VIEWED_LISTS } from '#features/views/domain.ts';
import { ADMIN_PLACES } from './admin-tabs.ts';

const catalogs = [
  ...ADMIN_PLACES.flatMap(({ catalog = [] }) => catalog),
  faqCatalog,
  testimonialCatalog,
  crewCatalog,
];

test.each(catalogs.map(({ path }) => path))('the list of %s keeps views of its own', (path) => {
  expect(VIEWED_LISTS.map((list) => `/api/admin/${list}`)).toContain(path);
});
