import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

/** The requests that fail while the network is away. */
const UNREACHED = { url: /\/(assets|api)\//, status: 0 };

const embark = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Embark now' });

test('a link followed without a network keeps the page and says so, and leads on once it is back @phone', async ({
  page,
  context,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(UNREACHED);
  await page.goto('/about');
  await context.setOffline(true);
  // Nothing was pressed before, so the code that shows toasts is not loaded either.
  await embark(page).click();
  await expect(toastOf(page, 'You’re offline')).toContainText('Please try again when you’re back online.');
  await expectAccessible();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await toastOf(page, 'You’re offline').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.toast[data-state=open]')).toHaveCount(0);

  await context.setOffline(false);
  await embark(page).click();
  await expect(page).toHaveURL(/\/book-charter$/);
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toBeVisible();
});

test('a link says that it is being followed while its page’s script is on its way @phone', async ({
  page,
  expectAccessible,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/book-charter-[\w-]+\.js$/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto('/about');
  await embark(page).click();
  const following = page.getByRole('progressbar', { name: 'Loading the page…' });
  await expect(following).toBeVisible();
  await expectAccessible();
  held.resolve();
  await expect(page).toHaveURL(/\/book-charter$/);
  await expect(following).toHaveCount(0);
});

test('toasts that were missed without a network are shown as ever after it', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(UNREACHED);
  await page.goto('/about');
  await context.setOffline(true);
  await embark(page).click();
  await expect(toastOf(page, 'You’re offline')).toBeVisible();
  // The toast closes by itself.
  await expect(page.locator('.toast[data-state=open]')).toHaveCount(0, { timeout: 15_000 });
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1 }).click();
  await context.setOffline(true);
  await embark(page).click();
  await expect(toastOf(page, 'You’re offline')).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('a search sent without a network keeps what was chosen, and says so in the page’s language', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(UNREACHED);
  await page.goto('/es');
  const search = page.getByRole('search', { name: 'Buscar yates' });
  await search.getByLabel('Lugar').selectOption({ index: 1 });
  await context.setOffline(true);
  await search.getByRole('button', { name: 'Buscar' }).click();
  await expect(toastOf(page, 'No tiene conexión')).toBeVisible();
  await expect(page).toHaveURL(/\/es$/);
  await expect(search.getByLabel('Lugar')).not.toHaveValue('');
});

test('a page and a filter of the fleet chosen without a network wait until it is back', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(UNREACHED);
  await page.goto('/yachts');
  const next = page.getByRole('navigation', { name: 'Yacht pages' }).getByRole('link', { name: 'Next' });
  const place = page.getByLabel('Location');
  const close = () => toastOf(page, 'You’re offline').getByRole('button', { name: 'Close' }).click();
  await expect(next).toBeVisible();
  await context.setOffline(true);
  await next.click();
  await close();
  await expect(page).toHaveURL(/\/yachts$/);
  await place.selectOption('key-biscayne');
  await close();
  await expect(page).toHaveURL(/\/yachts$/);
  await expect(place).toHaveValue('key-biscayne');

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/yachts\?location=key-biscayne$/);
  await expect(page.getByRole('heading', { name: 'Search Results Applied' })).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(/page=2/);
});

test('an add-on that is chosen without a network leaves the booking page there, and is summed up once it is back', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(UNREACHED);
  await page.goto('/book-charter');
  const jetSki = page.getByRole('button', { name: /^Jet Ski \$/ });
  await context.setOffline(true);
  await jetSki.click();
  await expect(jetSki).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'Book your charter' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Charter summary' })).toContainText('Jet Ski');
});
