import type { Page } from '@playwright/test';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { expect, test } from './support/test.ts';

let made = 0;

/** Adds yachts of a brand of their own, so that the scenario sees only these. */
async function aBrand(site: RunningSite, yachts: readonly NonNullable<Parameters<typeof aYacht>[1]>[]) {
  made += 1;
  const brand = `Priced${process.pid}n${made}`;
  const stored = [];
  for (const fields of yachts) stored.push(await aYacht(site.database.db, { brand, ...fields }));
  return { slug: brand.toLowerCase(), stored };
}

const cards = (page: Page) => page.getByRole('list', { name: 'Yachts' }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');

test('says what a full day comes to, and every line of it at a press @phone', async ({
  page,
  site,
  isMobile,
  expectAccessible,
}) => {
  const { slug, stored } = await aBrand(site, [{ name: 'All Told', pricePerDayCents: 1_200_000 }]);
  await aPriceRecord(site.database.db, stored[0]?.id ?? '', {
    price8HoursCents: 1_200_000,
    apaPercent: 30,
  });
  await page.goto(`/yachts?category=${slug}`);
  const card = cards(page);
  await expect(card).toContainText('From $18,600 all-in, full day');
  await expect(card).toContainText('$12,000 per day before fees');
  const summary = card.locator('summary');
  // A thumb is wider than the words, and beside them is the link to the yacht's page.
  await (isMobile ? summary.tap({ position: { x: 20, y: -8 } }) : summary.press('Enter'));
  for (const line of ['Yacht, 8 hours', 'Gratuity (18%)', 'Sales tax (7%)', 'APA (30%)', 'Total'])
    await expect(card.getByRole('term').filter({ hasText: line })).toBeVisible();
  await expect(card.getByRole('definition').filter({ hasText: '$18,600' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(card.getByText('Total')).toHaveCount(0);
  await expect(summary).toBeFocused();
  // No other press is needed on the way to the yacht's page.
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/yachts/${stored[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'All Told' })).toBeVisible();
});

test('is narrowed by price and by what comes with the charter, each choice with its count', async ({
  page,
  site,
}) => {
  const { slug, stored } = await aBrand(site, [
    { name: 'Modest', lengthFt: 50 },
    { name: 'Grand', lengthFt: 60 },
  ]);
  const { db } = site.database;
  await aPriceRecord(db, stored[0]?.id ?? '', {
    price8HoursCents: 150_000,
    pricingType: 'without_amenities',
  });
  await aPriceRecord(db, stored[1]?.id ?? '', {
    price8HoursCents: 1_200_000,
    amenitiesIncluded: ['Two jet skis'],
  });
  await page.goto(`/yachts?category=${slug}`);
  const price = page.getByLabel('All-in price, full day');
  await expect(price.locator('option')).toHaveText([
    'Any price',
    'Under $2,500 (1)',
    '$2,500 to $5,000 (0)',
    '$5,000 to $10,000 (0)',
    '$10,000 and above (1)',
  ]);
  await price.selectOption('Under $2,500 (1)');
  await expect(names(page)).toHaveText(['Modest']);
  await expect(cards(page)).toContainText('From $1,875 all-in, full day as a basic charter');
  await expect(page.getByText('Under $2,500 all-in')).toBeVisible();
  await page.goto(`/yachts?category=${slug}&amenity=jet-ski`);
  await expect(names(page)).toHaveText(['Grand']);
  await expect(page.getByLabel('Comes with')).toHaveValue('jet-ski');
});

test('when her prices cannot be read, nobody is told that they are on demand', async ({
  page,
  site,
  expectFailure,
}) => {
  const { slug, stored } = await aBrand(site, [{ name: 'Cormorant Pier' }]);
  await aPriceRecord(site.database.db, stored[0]?.id ?? '');
  await page.goto(`/yachts?category=${slug}`);
  expectFailure({ url: /yacht-pricing/, status: 503 });
  await page.route('**/api/yacht-pricing/*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Not now', code: 'unavailable' } }),
  );
  await page.getByRole('link', { name: 'View Details of Cormorant Pier' }).click();
  await expect(page.getByText('Error loading prices. Please try again later.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Price and booking' })).toContainText(
    'Prices could not be loaded',
  );
  await expect(page.getByText('Prices on Demand')).toHaveCount(0);
});
