import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fields } from '#core/field-kinds.ts';
import { oldTranslations } from '#core/translations.ts';
import { crewFields, faqFields, showcaseFields, testimonialFields } from '#features/content/fields/lists.ts';
import { eventFields } from '#features/events/fields.ts';
import { addOnFields, packageFields } from '#features/extras/fields.ts';
import { yachtFields } from '#features/fleet/fields/index.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  headers = (await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator')).headers;
});
afterAll(() => app.close());

test.each<[string, Fields]>([
  ['yachts', yachtFields],
  ['packages', packageFields],
  ['add-ons', addOnFields],
  ['events', eventFields],
  ['faqs', faqFields],
  ['testimonials', testimonialFields],
  ['crew', crewFields],
  ['showcase-yachts', showcaseFields],
])('no card of %s says of the sample that a translation is older than its English', async (list, fields) => {
  const answer = await app.request(`/api/admin/${list}`, { headers });
  expect(answer.status).toBe(200);
  const entries: { readonly id: string }[] = await answer.json();
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((entry) => oldTranslations(fields, entry).length > 0)).toEqual([]);
});
