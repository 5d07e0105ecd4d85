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
    // The page retries once by itself. Wait until that retry fails too: if it came after the table is back, nobody
    // would need to press Try again.
    const own = page.waitForResponse('**/api/yachts?*');
    const response = await page.goto('/yachts?q=sea');
    expect(response?.status()).toBe(503);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('alert')).toContainText('Error loading yachts. Please try again later.');
    expect((await own).status()).toBe(500);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  } finally {
    await db.execute(sql`alter table yachts_away rename to yachts`);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toBeVisible();
});

test('a press on Try again counts even while the page still asks by itself', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/yachts\?q=sea/, status: 503 });
  expectFailure({ url: /\/api\/yacht-facets/, status: 500, maybe: 'the yachts may be back by then' });
  const { db } = site.database;
  const pressed = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/yachts?*', async (route) => {
    count += 1;
    if (count > 1) return route.continue();
    asked.resolve();
    await pressed.promise;
    return route.fulfill({ status: 500, body: '' });
  });
  await db.execute(sql`alter table yachts rename to yachts_away`);
  try {
    await page.goto('/yachts?q=sea');
    await asked.promise;
  } finally {
    await db.execute(sql`alter table yachts_away rename to yachts`);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  pressed.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toBeVisible();
});
