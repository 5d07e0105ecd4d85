import { aYacht } from '#tests/builders/yacht.ts';
import { expect, test } from './support/test.ts';

test.describe('by keyboard alone', () => {
  test('search, filter, page and open a yacht', async ({ page, site }) => {
    const { db } = site.database;
    const brand = `Keyboard${process.pid}`;
    for (let index = 0; index < 14; index += 1) {
      await aYacht(db, { brand, name: `Keyed ${index}`, lengthFt: 100 - index });
    }
    await page.goto('/yachts');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Location')).toBeFocused();
    const text = page.getByLabel('Name or brand');
    for (let step = 0; step < 20; step += 1) {
      if (await text.evaluate((field) => field === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(brand, { delay: 20 });
    await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toContainText('Showing 1-12 of 14');
    await expect(text).toBeFocused();
    await page.keyboard.press('Enter');
    const count = page.getByRole('heading', { name: 'Showing 1-12 of 14 yachts' });
    await expect(count).toBeFocused();
    await expect(count).toBeInViewport();

    const next = page.getByRole('link', { name: 'Next' });
    for (let step = 0; step < 60; step += 1) {
      if (await next.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Showing 13-14 of 14 yachts' })).toBeFocused();

    const details = page.getByRole('link', { name: 'View Details of Keyed 12' });
    for (let step = 0; step < 10; step += 1) {
      if (await details.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(details).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/yachts\/yacht-/);
  });
});

test.describe('the sheet of filters on a phone', () => {
  test('opens by its button, counts what is applied, and gives the focus back @phone-only', async ({
    page,
  }) => {
    await page.goto('/yachts');
    const button = page.getByRole('button', { name: 'Filters (0)' });
    await expect(button).toBeInViewport();
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await sheet.getByLabel('Category').selectOption('azimut');
    await sheet.getByLabel('Length').selectOption('55+');
    await expect(page).toHaveURL('/yachts?category=azimut&size=55%2B');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await sheet.getByRole('button', { name: /^Show \d+ yachts$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Showing 1-/ })).toBeInViewport();
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await sheet.getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/yachts');
    await expect(sheet.getByLabel('Category')).toHaveValue('all');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Filters (0)' })).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  // Skip the accessibility check, which is itself a script. The scenarios with scripts check the same HTML.
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank');
  });

  test('the form searches, and everything is a link @phone', async ({ page, site }) => {
    const { db } = site.database;
    const brand = `Plain${process.pid}`;
    for (let index = 0; index < 26; index += 1) {
      await aYacht(db, { brand, name: `Plain ${index}`, lengthFt: 100 - index, location: 'South Beach' });
    }
    await page.goto('/yachts');
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeHidden();
    await page.getByLabel('Location').selectOption('south-beach');
    await page.getByLabel('Guests', { exact: true }).fill('4');
    await page.getByLabel('Name or brand').fill(brand);
    await page.getByLabel('Sort by').selectOption('Longest first');
    await page.getByRole('button', { name: 'Search' }).click();
    const query = new URL(page.url()).searchParams;
    expect([...query.values()]).not.toContain('');
    expect(query.get('q')).toBe(brand);
    expect(query.get('sort')).toBe('longest');
    await expect(page.getByText('Showing 1-12 of 26 yachts')).toBeVisible();
    await expect(page.getByText('Search Results Applied')).toBeVisible();
    await expect(page.getByLabel('Name or brand')).toHaveValue(brand);
    await expect(page.getByLabel('Location')).toHaveValue('south-beach');

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Showing 13-24 of 26 yachts')).toBeVisible();
    await page.getByRole('link', { name: 'Remove 4 guests' }).click();
    await expect(page.getByText('Showing 1-12 of 26 yachts')).toBeVisible();
    expect(new URL(page.url()).searchParams.has('guests')).toBe(false);
    await page.getByRole('link', { name: 'Clear Search' }).click();
    await expect(page).toHaveURL('/yachts');
  });

  test('a search for a length is refined as one', async ({ page }) => {
    await page.goto('/yachts?type=55ft');
    await expect(page.getByLabel('Length')).toHaveValue('55ft+');
    await page.getByLabel('Length').selectOption('26-40ft');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(new URL(page.url()).searchParams.get('type')).toBe('26-40ft');
    await expect(page.getByText('Search Results Applied')).toBeVisible();
  });

  test('an empty list names what to give up', async ({ page, site }) => {
    const brand = `Plainempty${process.pid}`;
    await aYacht(site.database.db, { brand, name: 'Alone', lengthFt: 90 });
    await page.goto(`/yachts?q=${brand}&size=26-40`);
    await expect(
      page.getByText('No yachts found matching your criteria. Please adjust your filters.'),
    ).toBeVisible();
    await page.getByRole('link', { name: /Remove 26–40 ft/ }).click();
    await expect(page.getByRole('heading', { name: 'Alone' })).toBeVisible();
  });
});

test('whatever was typed or asked for stays within a narrow screen, and can be read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    `/yachts?q=${'Conch'.repeat(20)}`,
    `/yachts?q=${'Conch Fritter '.repeat(8)}`,
    '/pt/yachts?checkin=2999-03-14&startTime=02:30&hours=4',
  ]) {
    await page.goto(address);
    await expect(page.locator('a.chip').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
  }
});
