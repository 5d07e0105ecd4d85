import { afterAll, beforeAll, expect, test } from 'vitest';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { FacetsAnswer, YachtCardAnswer } from './schema/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LONG = `Cantieri ${'Navali '.repeat(10)}`.trim();

test('a brand is one category however its accents are typed, in whatever letters and of whatever length', async () => {
  const { db } = app.database;
  const others = ['Верфь', '造船', 'Верфь 2', 'Мечта 2', '海 Yachts', '天 Yachts', LONG, `${LONG} Due`];
  for (const brand of ['Bénéteau', 'Beneteau', 'Sea Ray', 'SEA RAY™', ...others]) await aYacht(db, { brand });
  const counts = (await (await app.request('/api/yacht-facets')).json()) as FacetsAnswer;
  const slugs = counts.category.map(({ slug, yachts }) => [slug, yachts] as const);
  expect(slugs.filter(([slug]) => !slug.startsWith('brand-'))).toEqual(
    expect.arrayContaining([
      ['beneteau', 2],
      ['sea-ray', 2],
    ]),
  );
  expect(slugs.filter(([slug]) => slug.startsWith('brand-'))).toHaveLength(others.length);
  for (const [slug, count] of slugs) {
    const found = await app.request(`/api/yachts?category=${slug}`);
    expect((await found.json()) as YachtCardAnswer[], slug).toHaveLength(count);
  }
});
