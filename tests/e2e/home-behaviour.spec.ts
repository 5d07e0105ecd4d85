import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('leaving home goes to the top of the next page, and Back restores the place', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Look at all yachts' });
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/yachts');
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => place(page)).toBe(left);
  await expect(link).toBeInViewport();
});

test('home reached from another page says that it loads, and has the whole page then', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/about');
  await page.route('**/api/home-page', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: 'Loading the home page…' })).toBeAttached();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Experience the ultimate Miami Flow' }),
  ).toBeVisible();
  release();
  await expect(page.getByRole('tabpanel', { name: 'Weddings' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top Luxury Yacht' }).getByRole('article')).toHaveCount(3);
});

test('home that cannot be read says so, and tries again', async ({ page, expectFailure }) => {
  expectFailure({ url: /\/api\/home-page$/, status: 503 });
  await page.goto('/about');
  let isOut = true;
  await page.route('**/api/home-page', (route) =>
    isOut
      ? route.fulfill({ status: 503, json: { error: 'Please try again in a moment.', code: 'unavailable' } })
      : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Error loading the home page. Please try again later.');
  isOut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Weddings' })).toBeVisible();
});

test.describe('a tooltip', () => {
  test('shows after 700 ms, at once within 300 ms of the last one, and closes with Escape', async ({
    page,
  }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.goto('/');
    await page.clock.pauseAt(now + 600_000);
    const pause = page.getByRole('button', { name: 'Pause the slides' });
    const tooltip = page.getByRole('tooltip');
    const away = () => page.mouse.move(10, 10);

    await pause.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('Pause the slides');

    await away();
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(299);
    await pause.hover();
    await page.clock.runFor(1);
    await expect(tooltip).toBeVisible();

    await away();
    await page.clock.runFor(300);
    await pause.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });
});

test.describe('a toast', () => {
  test('is the only one, and stays for 5,000 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto('/yachts');
    const hearts = page.getByRole('button', { name: /^Save / });
    const toasts = page.locator('.toast[data-state="open"]');
    // The first toast loads the code that shows toasts, so show one before the clock is stopped.
    await hearts.nth(0).click();
    await expect(toasts).toHaveCount(1);
    await page.clock.pauseAt(Date.now() + 600_000);
    await expect(toasts).toHaveCount(0);

    await hearts.nth(1).click();
    await expect(toasts).toHaveCount(1);
    const first = await toasts.textContent();
    await page.clock.runFor(2000);
    await hearts.nth(2).click();
    await expect(toasts).toHaveCount(1);
    await expect(toasts).not.toHaveText(first ?? '');
    await page.mouse.move(10, 10);
    await page.clock.runFor(4900);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts).toHaveCount(0);
  });
});
