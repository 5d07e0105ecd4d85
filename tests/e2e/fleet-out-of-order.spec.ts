import { sql } from 'drizzle-orm';
import { expect, test } from './support/test.ts';

test('a first view without a database answers 503 with the sentence, and another try brings the yachts', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/yachts\?q=sea/, status: 503 });
  expectFailure({ url: /\/api\/yacht(s|-facets)/, status: 500 });
  const { db } = site.database;
  await db.execute(sql`alter table yachts rename to yachts_away`);
  try {
    const response = await page.goto('/yachts?q=sea');
    expect(response?.status()).toBe(503);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('alert')).toContainText('Error loading yachts. Please try again later.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  } finally {
    await db.execute(sql`alter table yachts_away rename to yachts`);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toBeVisible();
});
