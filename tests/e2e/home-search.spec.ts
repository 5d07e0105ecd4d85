import { addDays, charterDayAt } from '#core/charter-time.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];
type Locator = ReturnType<Page['locator']>;

const FROM = addDays(charterDayAt(new Date()), 40);
const TO = addDays(FROM, 2);

const heroSearch = (page: Page) => page.getByRole('search', { name: 'Search yachts' });
const floating = (page: Page) => page.getByRole('search', { name: 'Find your yacht' });
const options = (select: Locator) => select.getByRole('option').allTextContents();

/** Scrolls down by this share of the screen's height. */
async function scrollTo(page: Page, screens: number) {
  await page.evaluate((share) => window.scrollTo(0, Math.round(window.innerHeight * share)), screens);
}

async function fill(scope: Locator) {
  await scope.getByLabel('Yacht type').selectOption('40-55ft');
  await scope.getByLabel('Location').selectOption('key-biscayne');
  await scope.getByLabel('Check-in').fill(FROM);
  await scope.getByLabel('Check-out').fill(TO);
}

const it = scenariosOf('the search of the home page');

test.describe('the search in the hero', () => {
  it('asks for yacht type, location, check-in, check-out and guests', async ({ page }) => {
    let today: string;
    // Load the page again if it was loaded around midnight.
    do {
      today = charterDayAt(new Date());
      await page.goto('/');
    } while (today !== charterDayAt(new Date()));
    const search = heroSearch(page);
    expect(await options(search.getByLabel('Yacht type'))).toEqual([
      'Any length',
      '26-40ft',
      '40-55ft',
      '55ft+',
    ]);
    expect(await options(search.getByLabel('Location'))).toEqual([
      'Anywhere',
      'Miami Beach',
      'Key Biscayne',
      'South Beach',
      'Downtown Miami',
    ]);
    await expect(search.getByLabel('Check-in')).toHaveAttribute('min', today);
    await expect(search.getByLabel('Check-out')).toHaveAttribute('min', today);
    await expect(search.getByLabel('Guests', { exact: true })).toHaveValue('1');
    await expect(search.getByRole('button', { name: 'Search' })).toBeEnabled();
  });

  it('counts guests from 1, down only while above 1, up without a bound', async ({ page }) => {
    await page.goto('/');
    const search = heroSearch(page);
    const [fewer, more] = [
      search.getByRole('button', { name: 'Fewer guests' }),
      search.getByRole('button', { name: 'More guests' }),
    ];
    await expect(fewer).toBeDisabled();
    await more.click();
    await expect(search.getByLabel('Guests', { exact: true })).toHaveValue('2');
    await expect(fewer).toBeEnabled();
    await fewer.press('Enter');
    await expect(search.getByLabel('Guests', { exact: true })).toHaveValue('1');
    await expect(fewer).toBeDisabled();
    // The disabled button keeps the focus of somebody who used the keys.
    await expect(fewer).toBeFocused();
    await search.getByLabel('Guests', { exact: true }).fill('312');
    await more.click();
    await expect(search.getByLabel('Guests', { exact: true })).toHaveValue('313');
    await expect(more).toBeEnabled();
  });

  it('takes no check-out before check-in', async ({ page }) => {
    await page.goto('/');
    const search = heroSearch(page);
    await search.getByLabel('Check-in').fill(FROM);
    await expect(search.getByLabel('Check-out')).toHaveAttribute('min', FROM);
    await search.getByLabel('Check-out').fill(TO);
    await search.getByLabel('Check-in').fill(addDays(TO, 1));
    await expect(search.getByLabel('Check-out')).toHaveValue('');
    await expect(search.getByLabel('Check-out')).toHaveAttribute('min', addDays(TO, 1));
  });

  it('goes to /yachts as a full page load, with everything that was chosen', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await fill(heroSearch(page));
    await heroSearch(page).getByRole('button', { name: 'More guests' }).click();
    await heroSearch(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(
      `/yachts?type=40-55ft&location=key-biscayne&checkin=${FROM}&checkout=${TO}&guests=2`,
    );
    await expect(page.getByRole('heading', { name: 'Search Results Applied' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  });

  it('adds only what is not empty to the query', async ({ page }) => {
    await page.goto('/');
    await heroSearch(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/yachts?guests=1');
    await page.goto('/');
    await heroSearch(page).getByLabel('Location').selectOption('south-beach');
    await heroSearch(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/yachts?location=south-beach&guests=1');
  });

  test('keeps what was chosen before the scripts had arrived', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const opening = page.goto('/');
    const search = heroSearch(page);
    await search.getByLabel('Yacht type').selectOption('55ft+');
    await search.getByLabel('Check-in').fill(FROM);
    release();
    await opening;
    await expect(search.getByLabel('Yacht type')).toHaveValue('55ft+');
    await expect(search.getByLabel('Check-in')).toHaveValue(FROM);
    await expect(search.getByLabel('Check-out')).toHaveAttribute('min', FROM);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is there at any width, and works @phone', async ({ page }) => {
    await page.goto('/');
    const search = heroSearch(page);
    await search.getByLabel('Yacht type').selectOption('26-40ft');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/yachts?type=26-40ft&guests=1');
  });

  test('every occasion can be read and reserved', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Reserve now' })).toHaveCount(3);
    for (const link of await page.getByRole('link', { name: 'Reserve now' }).all()) {
      await expect(link).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search Yachts' });
  const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Search Availability' });

  it('a button opens the search, whose own button waits until it is complete @phone-only', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    await expect(heroSearch(page)).toBeHidden();
    await page.getByRole('button', { name: /^Search yachts/ }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible();
    const says = dialog(page).getByRole('status');
    await expect(submit(page)).toBeDisabled();
    await expect(says).toHaveText(
      'Still needed: a yacht type, a location, a check-in date, and a check-out date.',
    );
    await dialog(page).getByLabel('Yacht type').selectOption('55ft+');
    await dialog(page).getByLabel('Location').selectOption('downtown-miami');
    await dialog(page).getByLabel('Check-in').fill(FROM);
    await expect(submit(page)).toBeDisabled();
    await expect(says).toHaveText('Still needed: a check-out date.');
    await expect(dialog(page).getByLabel('Check-out')).toHaveAttribute('min', FROM);
    await dialog(page).getByLabel('Check-out').fill(TO);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(page).toHaveURL(
      `/yachts?type=55ft%2B&location=downtown-miami&checkin=${FROM}&checkout=${TO}&guests=1`,
    );
  });

  it('its guests are 1 to 50 @phone-only', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Search yachts/ }).click();
    await fill(dialog(page));
    const guests = dialog(page).getByLabel('Guests', { exact: true });
    await expect(guests).toHaveValue('1');
    await expect(guests).toHaveAttribute('min', '1');
    await expect(guests).toHaveAttribute('max', '50');
    for (const wrong of ['51', '0', '']) {
      await guests.fill(wrong);
      await expect(submit(page)).toBeDisabled();
      await expect(dialog(page).getByRole('status')).toHaveText('Still needed: between 1 and 50 guests.');
    }
    await guests.fill('50');
    await expect(submit(page)).toBeEnabled();
  });

  it('Escape closes it and gives the focus back @phone-only', async ({ page }) => {
    await page.goto('/');
    const teaser = page.getByRole('button', { name: /^Search yachts/ });
    await teaser.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(teaser).toBeFocused();
  });

  it('past 80% of the screen a button opens the search over the page, which Escape closes @phone-only', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Find your yacht' });
    await scrollTo(page, 0.8);
    await expect(opener).toBeHidden();
    await scrollTo(page, 0.82);
    await expect(opener).toBeVisible();
    await opener.click();
    const overlay = page.getByRole('dialog', { name: 'Find your yacht' });
    await expect(overlay).toBeVisible();
    await expectAccessible();

    // The page behind the sheet does not scroll.
    const place = await page.evaluate(() => window.scrollY);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
    await expect(opener).toBeFocused();

    await opener.click();
    await overlay.getByLabel('Location').selectOption('miami-beach');
    await overlay.getByRole('button', { name: 'More guests' }).click();
    await overlay.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/yachts?location=miami-beach&guests=2');
  });
});

test.describe('the floating bar', () => {
  it('is there once the page has moved past 80% of the screen, and gone above it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    await scrollTo(page, 0.8);
    await expect(floating(page)).toBeHidden();
    await scrollTo(page, 0.81);
    await expect(floating(page)).toBeVisible();
    await expectAccessible();
    await scrollTo(page, 0.5);
    await expect(floating(page)).toBeHidden();
  });

  it('shows what was chosen above, says what a complete search lacks, and searches', async ({ page }) => {
    await page.goto('/');
    await heroSearch(page).getByLabel('Yacht type').selectOption('26-40ft');
    await scrollTo(page, 1.5);
    await expect(floating(page).getByLabel('Yacht type')).toHaveValue('26-40ft');
    await expect(
      floating(page).getByText(
        'Add a location, a check-in date, and a check-out date to see only what suits you.',
      ),
    ).toBeVisible();
    await fill(floating(page));
    await expect(floating(page).getByText(/to see only what suits you/)).toBeHidden();
    await floating(page).getByRole('button', { name: 'More guests' }).click();
    await floating(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(
      `/yachts?type=40-55ft&location=key-biscayne&checkin=${FROM}&checkout=${TO}&guests=2`,
    );
  });

  it('is on no other page', async ({ page }) => {
    await page.goto('/about');
    await scrollTo(page, 2);
    await expect(floating(page)).toHaveCount(0);
  });
});
