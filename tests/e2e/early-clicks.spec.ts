import { aBareboatCharter } from '#tests/builders/departure.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { expectStep, fillPurpose } from './support/application.ts';
import { openBeforeScripts } from './support/before-scripts.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('/about'));

test('add-ons pressed one after the other before the scripts are there are all chosen, and what was typed stays @phone', async ({
  page,
}) => {
  const letScriptsArrive = await openBeforeScripts(page, '/book-charter?utm_source=letter&date=2031-05-04');
  const jetSki = page.getByRole('button', { name: 'Jet Ski $350', exact: true });
  const chef = page.getByRole('button', { name: /^Chef Cuisine \$/ });
  await page.getByLabel(/^First name/).fill('Rosa');
  const opened = page.url();
  await jetSki.click();
  await chef.click();
  // The choice is visible at once, on the same page.
  await expect(jetSki).toHaveAttribute('aria-pressed', 'true');
  await expect(chef).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toBe(opened);
  await letScriptsArrive();
  const summary = page.getByRole('region', { name: 'Charter summary' });
  await expect(summary.getByText('Jet Ski')).toBeVisible();
  await expect(summary.getByText('Chef Cuisine')).toBeVisible();
  await expect(page.getByLabel(/^First name/)).toHaveValue('Rosa');
  const address = page.url();
  await chef.click();
  await expect(chef).toHaveAttribute('aria-pressed', 'false');
  await expect(jetSki).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toBe(address);
});

test('a charter that is typed before the scripts are there is known to the page, and kept @phone', async ({
  page,
  site,
}) => {
  const { id } = await aYacht(site.database.db, { capacity: 12 });
  const address = `/book-charter?yacht=${id}&guests=2`;
  const line = page.getByRole('region', { name: 'Your charter so far' });
  const letScriptsArrive = await openBeforeScripts(page, address);
  await page.getByLabel(/^Date/).fill('2031-05-04');
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('5');
  await page.getByRole('radio', { name: /^Morning/ }).check();
  await page.getByLabel(/^First name/).fill('Rosa');
  await letScriptsArrive();
  await expect(line).toContainText(/May 4.*Morning.*5 guests/);
  await page.getByLabel(/^Email/).pressSequentially('rosa@');

  // As after a reload on a slow line: what was typed meanwhile is newer than the draft; the rest of the draft comes back.
  const letThemArriveAgain = await openBeforeScripts(page, address);
  await page.getByLabel(/^First name/).fill('Rosalind');
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('6');
  await letThemArriveAgain();
  await expect(page.getByLabel(/^Email/)).toHaveValue('rosa@');
  await expect(page.getByLabel(/^First name/)).toHaveValue('Rosalind');
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('6');
  await expect(line).toContainText(/May 4.*Morning.*6 guests/);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('an add-on is chosen by the browser’s own means, with what the address carries', async ({ page }) => {
    await page.goto('/book-charter?utm_source=letter&date=2031-05-04');
    const jetSki = page.getByRole('button', { name: 'Jet Ski $350', exact: true });
    const chef = page.getByRole('button', { name: /^Chef Cuisine \$/ });
    await jetSki.click();
    await expect(jetSki).toHaveAttribute('aria-pressed', 'true');
    await chef.click();
    await expect(chef).toHaveAttribute('aria-pressed', 'true');
    await expect(jetSki).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/[?&]date=2031-05-04/);
  });
});

test('a form sent before its scripts are there keeps what was typed and is answered once they are', async ({
  page,
}) => {
  const letScriptsArrive = await openBeforeScripts(page, '/contact');
  const message = page.getByLabel(/^Message/);
  await message.fill('Is the dock lit at night?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await letScriptsArrive();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel(/^First name/)).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveValue('Is the dock lit at night?');
});

test('the first step of an application that is filled in before the scripts are there is kept, above the draft', async ({
  page,
}) => {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const letScriptsArrive = await openBeforeScripts(page, '/apply');
  await fillPurpose(page);
  await letScriptsArrive();
  await expect(page.getByRole('radio', { name: 'Charter Financing' })).toBeChecked();
  await next.click();
  await expectStep(page, 2, 'Personal Info');
  await page.getByLabel('First name').fill('Rosa');

  // As after a reload on a slow line: what was chosen meanwhile is newer than the draft; the rest of the draft comes back.
  const letThemArriveAgain = await openBeforeScripts(page, '/apply');
  await page.getByRole('radio', { name: 'Yacht Acquisition' }).check();
  await page.getByLabel('Service or package selected').selectOption('acquisition');
  await letThemArriveAgain();
  await expectStep(page, 2, 'Personal Info');
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Yacht Acquisition' })).toBeChecked();
  await expect(page.getByLabel('Service or package selected')).toHaveValue('acquisition');
  await expect(page.getByLabel('Desired charter date or timeline')).toHaveValue('2097-05-08');
});

test('filters chosen before the scripts are there all take effect once they are', async ({ page, site }) => {
  const brand = `Early ${Date.now()}`;
  const slug = brand.toLowerCase().replace(' ', '-');
  for (const [name, location, capacity] of [
    ['Whale', 'Miami Beach', 12],
    ['Otter', 'Miami Beach', 6],
    ['Heron', 'Key Biscayne', 12],
  ] as const)
    await aYacht(site.database.db, { brand, name, location, capacity });
  const letScriptsArrive = await openBeforeScripts(page, `/yachts?category=${slug}&startTime=10:15`);
  await page.getByLabel('Location').selectOption('miami-beach');
  await page.getByLabel('Capacity').selectOption('7-12');
  await letScriptsArrive();
  const cards = page.getByRole('list', { name: 'Yachts' }).getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Whale');
  await expect(page).toHaveURL(/location=miami-beach/);
  await expect(page.getByLabel('Location')).toHaveValue('miami-beach');
  await expect(page.getByLabel('Capacity')).toHaveValue('7-12');
  await page.goBack();
  await expect(cards).toHaveCount(3);
});

test('a search started before the scripts are there is the browser’s own', async ({ page }) => {
  const letScriptsArrive = await openBeforeScripts(page, '/yachts');
  await page.getByLabel('Name or brand').fill('Azimut');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/yachts\?.*q=Azimut/);
  await letScriptsArrive();
  await expect(page.getByLabel('Name or brand')).toHaveValue('Azimut');
});

test('a phone’s search on the home page leads to the fleet before the scripts are there @phone-only', async ({
  page,
}) => {
  const letScriptsArrive = await openBeforeScripts(page, '/es');
  await page.getByRole('button', { name: /^Buscar yates/ }).click();
  await expect(page).toHaveURL(/\/es\/yachts\??$/);
  await letScriptsArrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuestros yates' })).toBeVisible();
});

test('a phone’s press on the search opens it although what it opens is still on its way @phone-only', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  const { promise: line, resolve: clear } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await line;
    await route.continue();
  });
  const teaser = page.getByRole('button', { name: /^Search yachts/ });
  await teaser.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  clear();
  await expect(page.getByRole('dialog', { name: 'Search Yachts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(teaser).toBeFocused();
});

test('a time that is chosen for the estimate before the scripts are there is the one that is priced and booked', async ({
  page,
  site,
}) => {
  const { id } = await aYacht(site.database.db);
  await aPriceRecord(site.database.db, id, { price5HoursCents: 250_000 });
  const letScriptsArrive = await openBeforeScripts(page, `/yachts/${id}`);
  const time = page.getByRole('region', { name: 'Estimate' }).getByRole('combobox');
  await time.selectOption('evening');
  await letScriptsArrive();
  await expect(page).toHaveURL(/[?&]slot=evening/);
  await expect(time).toHaveValue('evening');
  await expect(page.getByRole('link', { name: 'Book This Yacht' }).first()).toHaveAttribute(
    'href',
    /[?&]slot=evening/,
  );
});

test('a captain chosen before the scripts are there is asked for by name once they are', async ({
  page,
  site,
}) => {
  const { token } = await aBareboatCharter(site.database.db, new Date());
  const letScriptsArrive = await openBeforeScripts(page, `/trip/${token}`);
  await page.getByRole('radio', { name: 'I am the captain myself' }).check();
  await letScriptsArrive();
  const captain = page.getByRole('region', { name: 'Your captain', exact: true });
  await expect(captain.getByLabel('License number')).toBeVisible();
  await expect(captain.getByLabel('Full name')).toHaveCount(0);
});
