import type { Locator } from '@playwright/test';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];
type Site = Parameters<Parameters<typeof test>[2]>[0]['site'];
type YachtFields = Parameters<typeof aYacht>[1];

const TODAY = charterDayAt(new Date());
const NEXT_MONTH = addDays(TODAY, 30);

let made = 0;
/** Adds yachts of a brand that no other scenario has, so that the scenario sees only its own. */
async function aBrand(site: Site, yachts: readonly NonNullable<YachtFields>[]) {
  made += 1;
  const brand = `Marque${process.pid}n${made}`;
  const stored = [];
  for (const fields of yachts) stored.push(await aYacht(site.database.db, { brand, ...fields }));
  return { brand, slug: brand.toLowerCase(), stored };
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Vessel ${String(index + 1).padStart(3, '0')}`,
    lengthFt: 200 - index,
  }));

// The sheet of filters hides the page behind it from screen readers, but the yachts still change there.
const behind = { includeHidden: true };
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Yachts', ...behind }).getByRole('article', behind);
const names = (page: Page) => cards(page).getByRole('heading', behind);
const status = (page: Page) => page.getByRole('status').filter({ hasText: /yacht/i });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Opens the search form: it is beside the list on a desktop, and in a sheet behind "Filters" on a phone. */
async function openForm(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters \(/ }).click();
  const scope = isPhone(page) ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
  await expect(scope.getByRole('form', { name: 'Search the fleet' })).toBeVisible();
  return scope;
}

async function closeForm(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ yachts?$/ }).click();
}

const query = (page: Page) => new URL(page.url()).searchParams;

test.describe('the list', () => {
  const it = scenariosOf('the list of the fleet');

  it('shows a card for each yacht, the count and the page @phone', async ({ page, site }) => {
    const { brand, slug } = await aBrand(site, [
      {
        id: `card-${process.pid}-${made}`,
        name: 'Blue Heron',
        model: 'Sky 72',
        lengthFt: 72,
        capacity: 14,
        description: 'A quiet yacht for long afternoons.',
        features: ['Galley with oven, fridge and ice maker', 'Jacuzzi', 'Beach club'],
        pricePerDayCents: 845_000,
        location: 'Key Biscayne',
      },
    ]);
    await page.goto(`/yachts?category=${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our yachts');
    await expect(status(page)).toContainText('Showing 1-1 of 1 yachts');
    await expect(status(page)).toContainText('Page 1 of 1');
    const card = cards(page);
    await expect(card.getByRole('heading', { name: 'Blue Heron' })).toBeVisible();
    await expect(card).toContainText(`${brand} · Sky 72`);
    await expect(card).toContainText('72 ft');
    await expect(card).toContainText('14 guests');
    await expect(card).toContainText('A quiet yacht for long afternoons.');
    await expect(card).toContainText('$8,450 per day');
    await expect(card.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveText([
      'Galley with oven, fridge and ice maker',
      'Jacuzzi',
    ]);
    const picture = card.getByRole('img');
    await expect(picture).toHaveAttribute('alt', /.+/);
    await card.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('View Details leads to the yacht, from anywhere on the card', async ({ page, site }) => {
    const { slug, stored } = await aBrand(site, [{ name: 'Long Way' }]);
    await page.goto(`/yachts?category=${slug}`);
    const link = cards(page).getByRole('link', { name: 'View Details' });
    await expect(link).toHaveAttribute('href', `/yachts/${stored[0]?.id}`);
    // The link covers the whole card, so a click on the picture hits the link.
    await cards(page).getByRole('img').click({ force: true });
    await expect(page).toHaveURL(`/yachts/${stored[0]?.id}`);
    // The address changes before the page appears.
    await expect(page.getByRole('heading', { level: 1, name: 'Long Way' })).toBeVisible();
  });

  it('says what nobody has entered: 40 ft, a description of its own, POR', async ({ page, site }) => {
    const { slug } = await aBrand(site, [
      { name: 'Bare', lengthFt: null, description: '', pricePerDayCents: null, features: [] },
    ]);
    await page.goto(`/yachts?category=${slug}`);
    await expect(cards(page)).toContainText('40 ft');
    await expect(cards(page)).toContainText('A yacht for your days on Biscayne Bay.');
    await expect(cards(page).getByText('POR', { exact: true })).toBeVisible();
  });

  it('keeps a heart in this browser @phone', async ({ page, site }) => {
    const { slug } = await aBrand(site, [{ name: 'Keeper' }, { name: 'Other', lengthFt: 30 }]);
    await page.goto(`/yachts?category=${slug}`);
    const heart = page.getByRole('button', { name: 'Save Keeper' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Keeper is kept in this browser.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Other' })).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('is there again when staff add a yacht, and gone when they archive one', async ({ page, site }) => {
    const { brand, slug } = await aBrand(site, [{ name: 'First' }]);
    await page.goto(`/yachts?category=${slug}`);
    await expect(names(page)).toHaveText(['First']);
    await aYacht(site.database.db, { brand, name: 'Second', lengthFt: 90 });
    await expect(async () => {
      await page.reload();
      await expect(names(page)).toHaveText(['Second', 'First'], { timeout: 500 });
    }).toPass();
  });
});

test.describe('the search', () => {
  const it = scenariosOf('a search of the fleet');

  it('raises a banner that names it, and Clear Search goes to plain /yachts @phone', async ({
    page,
    site,
  }) => {
    await aBrand(site, [{ name: 'Wanted', location: 'Key Biscayne', lengthFt: 48, capacity: 12 }]);
    const checkout = addDays(NEXT_MONTH, 2);
    await page.goto(
      `/yachts?type=40-55ft&location=key-biscayne&checkin=${NEXT_MONTH}&checkout=${checkout}&guests=10`,
    );
    const banner = page.getByRole('region', { name: 'Search Results Applied' });
    await expect(banner).toBeVisible();
    for (const words of ['40–55 ft', 'Key Biscayne', ' to ', '10 guests']) {
      await expect(banner.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
    }
    await expect(cards(page).first()).toBeVisible();
    await banner.getByRole('link', { name: 'Clear Search' }).click();
    await expect(page).toHaveURL('/yachts');
    await expect(banner).toHaveCount(0);
    const form = await openForm(page);
    await expect(form.getByLabel('Check-in')).toHaveValue('');
    await expect(form.getByLabel('Guests', { exact: true })).toHaveValue('');
  });

  it('fills the form with what was searched, to be refined @phone', async ({ page }) => {
    await page.goto(`/yachts?type=55ft%2B&location=south-beach&checkin=${NEXT_MONTH}&guests=4`);
    const form = await openForm(page);
    await expect(form.getByLabel('Location')).toHaveValue('south-beach');
    await expect(form.getByLabel('Check-in')).toHaveValue(NEXT_MONTH);
    await expect(form.getByLabel('Check-out')).toHaveAttribute('min', NEXT_MONTH);
    await expect(form.getByLabel('Guests', { exact: true })).toHaveValue('4');
    await expect(form.getByLabel('Length')).toHaveValue('55ft+');
    await form.getByLabel('Length').selectOption('26-40ft');
    await expect.poll(() => query(page).get('type')).toBe('26-40ft');
    expect(query(page).has('size')).toBe(false);
  });

  it('reads 55ft without its plus, and with the plus decoded to a space', async ({ page }) => {
    for (const type of ['55ft', '55ft+', '55ft%20', '55ft%2B']) {
      await page.goto(`/yachts?type=${type}`);
      const banner = page.getByRole('region', { name: 'Search Results Applied' });
      await expect(banner.getByRole('listitem')).toHaveText(['Remove 55 ft and above']);
    }
  });

  it('by date leaves out what is taken, and a single free slot is enough for one day', async ({
    page,
    site,
  }) => {
    const { slug, stored } = await aBrand(site, [
      { name: 'Free', lengthFt: 90 },
      { name: 'Morning taken', lengthFt: 80 },
      { name: 'Day taken', lengthFt: 70 },
    ]);
    const [, morning, day] = stored.map(({ id }) => id);
    const at = (hour: number) => instantAt(NEXT_MONTH, hour);
    await aCalendarEntry(site.database.db, morning ?? '', at(9), at(12));
    await aCalendarEntry(site.database.db, day ?? '', at(8), at(20));
    await page.goto(`/yachts?category=${slug}&checkin=${NEXT_MONTH}&checkout=${NEXT_MONTH}`);
    await expect(names(page)).toHaveText(['Free', 'Morning taken']);
    await page.goto(`/yachts?category=${slug}&checkin=${NEXT_MONTH}&checkout=${addDays(NEXT_MONTH, 1)}`);
    await expect(names(page)).toHaveText(['Free']);
    await page.goto(`/yachts?category=${slug}&checkin=${addDays(NEXT_MONTH, 1)}`);
    await expect(names(page)).toHaveText(['Free', 'Morning taken', 'Day taken']);
  });

  for (const [what, address, note] of [
    [
      'reversed dates',
      `checkin=${NEXT_MONTH}&checkout=${TODAY}`,
      'The check-out date is before the check-in date, so the search leaves both out.',
    ],
    [
      'a date that does not exist',
      'checkin=2027-02-30',
      'The check-in date could not be read, so the search leaves it out.',
    ],
    [
      'a date that has passed',
      `checkin=${addDays(TODAY, -1)}`,
      'The check-in date has passed, so the search leaves the dates out.',
    ],
    [
      'an unknown location',
      'location=monaco',
      'We do not know that location, so yachts at every location are shown.',
    ],
    ['no number', 'guests=lots', 'The number of guests could not be read, so the search leaves it out.'],
    ['a page that is none', 'page=minus', 'We do not know that page, so this is the first one.'],
  ]) {
    it(`ignores ${what} with a visible note`, async ({ page, site }) => {
      const { slug } = await aBrand(site, [{ name: 'Shown' }]);
      const warned: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
      await page.goto(`/yachts?category=${slug}&${address}`);
      await expect(page.getByText(note ?? '')).toBeVisible();
      await expect(names(page)).toHaveText(['Shown']);
      expect(warned, 'what the browser warns of').toEqual([]);
      await expect(page.getByText('Search Results Applied')).toHaveCount(0);
    });
  }

  it('survives an address that somebody has mangled', async ({ page }) => {
    const response = await page.goto(
      '/yachts?type=%00&location[]=x&checkin=%F0%9F%9B%A5&q=%25_%5C%27%22%3Cscript%3E&guests=9999999999&page=0&page=2',
    );
    expect(response?.status()).toBe(200);
    await expect(page.getByText('No yachts found matching your criteria.')).toBeVisible();
  });
});

test.describe('the filters', () => {
  const it = scenariosOf('the filters of the fleet');

  it('by name or brand while typing, without a history entry for each key @phone', async ({ page, site }) => {
    const { brand, slug } = await aBrand(site, [
      { name: 'Grey Gull', lengthFt: 90 },
      { name: 'Night Heron', lengthFt: 80 },
    ]);
    await page.goto('/about');
    await page.goto(`/yachts?category=${slug}`);
    const form = await openForm(page);
    const text = form.getByLabel('Name or brand');
    await text.pressSequentially('heron ', { delay: 30 });
    await expect(names(page)).toHaveText(['Night Heron']);
    await expect(text).toHaveValue('heron ');
    await expect(text).toBeFocused();
    await text.fill(`${brand.toUpperCase()} gull`);
    await expect(names(page)).toHaveText(['Grey Gull']);
    await text.fill('');
    await expect(names(page)).toHaveText(['Grey Gull', 'Night Heron']);
    await closeForm(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  it('by category: all, the four brands in their order, then the others of the fleet', async ({
    page,
    site,
  }) => {
    const { slug } = await aBrand(site, [{ name: 'Mine' }]);
    await page.goto('/yachts');
    const category = page.getByLabel('Category');
    const options = await category
      .getByRole('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(options.slice(0, 5)).toEqual(['all', 'sea-ray', 'azimut', 'pershing', 'princess']);
    await category.selectOption(slug);
    await expect(names(page)).toHaveText(['Mine']);
    expect(query(page).get('category')).toBe(slug);
    await category.selectOption('All brands');
    await expect(page).toHaveURL('/yachts');
    await expect(cards(page)).toHaveCount(12);
  });

  it('by length and by capacity, both ends inclusive @phone', async ({ page, site }) => {
    const { slug } = await aBrand(site, [
      { name: 'Fifty-five', lengthFt: 55, capacity: 13 },
      { name: 'Forty', lengthFt: 40, capacity: 12 },
      { name: 'Twenty-six', lengthFt: 26, capacity: 6 },
    ]);
    await page.goto(`/yachts?category=${slug}`);
    const form = await openForm(page);
    const length = form.getByLabel('Length');
    await length.selectOption('26-40');
    await expect(names(page)).toHaveText(['Forty', 'Twenty-six']);
    await length.selectOption('40-55');
    await expect(names(page)).toHaveText(['Fifty-five', 'Forty']);
    await length.selectOption('55+');
    await expect(names(page)).toHaveText(['Fifty-five']);
    await length.selectOption('Any length');
    const capacity = form.getByLabel('Capacity');
    await capacity.selectOption('1-6');
    await expect(names(page)).toHaveText(['Twenty-six']);
    await capacity.selectOption('7-12');
    await expect(names(page)).toHaveText(['Forty']);
    await capacity.selectOption('13+');
    await expect(names(page)).toHaveText(['Fifty-five']);
    await capacity.selectOption('Any capacity');
    await expect(names(page)).toHaveText(['Fifty-five', 'Forty', 'Twenty-six']);
    await closeForm(page);
  });

  it('by location, dates and guests, each at once', async ({ page, site }) => {
    const { slug, stored } = await aBrand(site, [
      { name: 'Beach', lengthFt: 90, location: 'Miami Beach', capacity: 8 },
      { name: 'Everywhere', lengthFt: 80, location: 'Miami', capacity: 20 },
      { name: 'Key', lengthFt: 70, location: 'Key Biscayne', capacity: 20 },
    ]);
    await aCalendarEntry(
      site.database.db,
      stored[1]?.id ?? '',
      instantAt(NEXT_MONTH, 0),
      instantAt(addDays(NEXT_MONTH, 1), 0),
    );
    await page.goto(`/yachts?category=${slug}`);
    await page.getByLabel('Location').selectOption('miami-beach');
    await expect(names(page)).toHaveText(['Beach', 'Everywhere']);
    await page.getByLabel('Guests', { exact: true }).fill('12');
    await expect(names(page)).toHaveText(['Everywhere']);
    await page.getByLabel('Check-in').fill(NEXT_MONTH);
    await expect(page.getByText('No yachts found matching your criteria.')).toBeVisible();
    await page.getByLabel('Location').selectOption('Anywhere in Miami');
    await expect(names(page)).toHaveText(['Key']);
    expect(query(page).toString()).toBe(`checkin=${NEXT_MONTH}&guests=12&category=${slug}`);
  });

  it('a check-in after the check-out asks for another check-out', async ({ page }) => {
    await page.goto(`/yachts?checkin=${NEXT_MONTH}&checkout=${addDays(NEXT_MONTH, 1)}`);
    await page.getByLabel('Check-in').fill(addDays(NEXT_MONTH, 5));
    await expect(page.getByLabel('Check-out')).toHaveValue('');
    await expect(page.getByLabel('Check-out')).toHaveAttribute('min', addDays(NEXT_MONTH, 5));
    expect(query(page).toString()).toBe(`checkin=${addDays(NEXT_MONTH, 5)}`);
  });

  it('a date is typed part by part without being taken away', async ({ page }) => {
    await page.goto('/yachts');
    const checkin = page.getByLabel('Check-in');
    const [year, month, day] = NEXT_MONTH.split('-');
    await checkin.focus();
    await page.keyboard.type(`${month}${day}${year}`, { delay: 60 });
    await expect(checkin).toHaveValue(NEXT_MONTH);
    await expect.poll(() => query(page).get('checkin')).toBe(NEXT_MONTH);
    await expect(checkin).toHaveValue(NEXT_MONTH);
  });

  it('are taken back one by one, or all with Clear All Filters @phone', async ({ page, site }) => {
    const { slug } = await aBrand(site, [
      { name: 'Small', lengthFt: 30, capacity: 4 },
      { name: 'Large', lengthFt: 90, capacity: 20 },
    ]);
    await page.goto(`/yachts?category=${slug}&size=26-40&capacity=1-6&q=s`);
    await expect(names(page)).toHaveText(['Small']);
    await page.getByRole('main').getByRole('link', { name: 'Remove 26–40 ft' }).click();
    await expect.poll(() => query(page).has('size')).toBe(false);
    await page.getByRole('link', { name: 'Remove Carries 1–6 guests' }).click();
    await page.getByRole('link', { name: 'Remove “s”' }).click();
    await expect(names(page)).toHaveText(['Large', 'Small']);
    const clear = page.getByRole('link', { name: 'Clear All Filters' });
    await clear.click();
    await expect(page).toHaveURL('/yachts');
    await expect(page.getByText('Search Results Applied')).toHaveCount(0);
    await expect(clear).toBeVisible();
  });

  it('never raise the banner of a search', async ({ page }) => {
    await page.goto('/yachts?q=a&category=azimut&size=55%2B&capacity=13%2B&sort=longest');
    await expect(status(page)).toContainText('Showing');
    await expect(page.getByText('Search Results Applied')).toHaveCount(0);
  });

  test('go back and forth with the browser, and a shared link shows the same', async ({
    page,
    site,
    context,
  }) => {
    const { slug } = await aBrand(site, [
      { name: 'Short one', lengthFt: 30 },
      { name: 'Long one', lengthFt: 90 },
    ]);
    await page.goto(`/yachts?category=${slug}`);
    await page.getByLabel('Length').selectOption('26-40');
    await expect(names(page)).toHaveText(['Short one']);
    await page.getByLabel('Length').selectOption('55+');
    await expect(names(page)).toHaveText(['Long one']);
    await page.goBack();
    await expect(names(page)).toHaveText(['Short one']);
    await expect(page.getByLabel('Length')).toHaveValue('26-40');
    await page.goForward();
    await expect(names(page)).toHaveText(['Long one']);
    await expect(page.getByLabel('Length')).toHaveValue('55+');
    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(names(shared)).toHaveText(['Long one']);
    await expect(shared.getByLabel('Length')).toHaveValue('55+');
    await expect(shared.getByLabel('Category')).toHaveValue(slug);
  });

  it('the order is the visitor’s', async ({ page, site }) => {
    const { slug } = await aBrand(site, [
      { name: 'Dear', lengthFt: 60, pricePerDayCents: 900_000 },
      { name: 'Cheap', lengthFt: 50, pricePerDayCents: 100_000 },
      { name: 'On request', lengthFt: 70, pricePerDayCents: null },
    ]);
    await page.goto(`/yachts?category=${slug}`);
    await expect(names(page)).toHaveText(['Dear', 'Cheap', 'On request']);
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await expect(names(page)).toHaveText(['Cheap', 'Dear', 'On request']);
    await page.getByLabel('Sort by').selectOption('Shortest first');
    await expect(names(page)).toHaveText(['Cheap', 'Dear', 'On request']);
    await page.getByLabel('Sort by').selectOption('Featured first');
    await expect(names(page)).toHaveText(['Dear', 'Cheap', 'On request']);
    expect(query(page).has('sort')).toBe(false);
  });
});

test.describe('paging', () => {
  const it = scenariosOf('the pages of the fleet');

  it('twelve a page, with first, last, neighbours and ellipses between @phone', async ({
    page,
    site,
    isMobile,
  }) => {
    const { slug } = await aBrand(site, numbered(85));
    await page.goto(`/yachts?category=${slug}`);
    const pages = page.getByRole('navigation', { name: 'Yacht pages' });
    await expect(status(page)).toContainText('Showing 1-12 of 85 yachts');
    await expect(status(page)).toContainText('Page 1 of 8');
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
    // On a phone the page numbers are below Previous and Next.
    const steps = (place: string) => (isMobile ? ['Previous', place, 'Next'] : []);
    const row = (...numbers: string[]) => (isMobile ? numbers : ['Previous', ...numbers, 'Next']);
    const shown = pages.locator('li:visible');
    await expect(shown).toHaveText([...steps('1 of 8'), ...row('Page 1', 'Page 2', '…', 'Page 8')]);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(status(page)).toContainText('Showing 13-24 of 85 yachts');
    await expect(names(page).first()).toHaveText('Vessel 013');
    await pages.getByRole('link', { name: 'Page 8' }).click();
    await expect(status(page)).toContainText('Showing 85-85 of 85 yachts');
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await page.goto(`/yachts?category=${slug}&page=5`);
    await expect(shown).toHaveText([
      ...steps('5 of 8'),
      ...row('Page 1', '…', 'Page 4', 'Page 5', 'Page 6', '…', 'Page 8'),
    ]);
    await expect(pages.getByRole('link', { name: /^Page 5/ })).toHaveAttribute('aria-current', 'page');
    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect(status(page)).toContainText('Page 4 of 8');
  });

  it('leads to the top of the list, for the eye and for the keyboard @phone', async ({ page, site }) => {
    const { slug } = await aBrand(site, numbered(25));
    await page.goto(`/yachts?category=${slug}`);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(status(page)).toContainText('Page 2 of 3');
    await expect(status(page).getByRole('heading')).toBeFocused();
    await expect(status(page)).toBeInViewport();
    await expect(cards(page).first().getByRole('img')).toBeInViewport();
    await page.goBack();
    await expect(status(page)).toContainText('Page 1 of 3');
  });

  it('begins again with any change', async ({ page, site }) => {
    const { slug } = await aBrand(site, numbered(30));
    const second = `/yachts?category=${slug}&page=2`;
    const chosen = (option: string) => (field: Locator) => field.selectOption(option);
    const typed = (text: string) => (field: Locator) => field.fill(text);
    for (const [field, change] of [
      [page.getByLabel('Name or brand'), typed('vessel')],
      [page.getByLabel('Length'), chosen('55+')],
      [page.getByLabel('Capacity'), chosen('7-12')],
      [page.getByLabel('Location'), chosen('miami-beach')],
      [page.getByLabel('Sort by'), chosen('Longest first')],
      [page.getByLabel('Guests', { exact: true }), typed('2')],
    ] as const) {
      await page.goto(second);
      await expect(status(page)).toContainText('Page 2 of 3');
      await field.focus();
      await change(field);
      await expect(status(page)).toContainText('Page 1 of 3');
      expect(query(page).has('page')).toBe(false);
      // Whoever types or chooses on is still in the field.
      await expect(field).toBeFocused();
    }
  });

  it('beyond the end shows the last page', async ({ page, site }) => {
    const { slug } = await aBrand(site, numbered(14));
    await page.goto(`/yachts?category=${slug}&page=99`);
    await expect(page).toHaveURL(`/yachts?category=${slug}&page=2`);
    await expect(status(page)).toContainText('Showing 13-14 of 14 yachts');
  });
});

test.describe('its states', () => {
  test('loading: skeletons and "Loading our yacht fleet...", then the yachts', async ({ page }) => {
    await page.goto('/about');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/yachts?**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Yachts' }).click();
    await expect(status(page)).toHaveText('Loading our yacht fleet...');
    await expect(page.locator('.skeleton').first()).toBeVisible();
    answer();
    await expect(status(page)).toContainText('Showing 1-12 of');
    await expect(page.locator('.skeleton')).toHaveCount(0);
  });

  test('another page on its way: the old one stays, quietly busy', async ({ page, site }) => {
    const { slug } = await aBrand(site, numbered(13));
    await page.goto(`/yachts?category=${slug}`);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/yachts?**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Length').focus();
    await page.getByLabel('Length').selectOption('26-40');
    await expect(page.getByRole('list', { name: 'Yachts' })).toHaveAttribute('aria-busy', 'true');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByLabel('Length')).toBeFocused();
    answer();
    await expect(page.getByText('No yachts found matching your criteria.')).toBeVisible();
  });

  test('empty: says so and names what to give up, with what it brings @phone', async ({ page, site }) => {
    const { slug } = await aBrand(site, [{ name: 'Only', lengthFt: 90, location: 'Key Biscayne' }]);
    await page.goto(`/yachts?category=${slug}&size=26-40&guests=2`);
    await expect(
      page.getByText('No yachts found matching your criteria. Please adjust your filters.'),
    ).toBeVisible();
    const relax = page.getByRole('main').getByRole('link', { name: /Remove 26–40 ft\s*1 yacht$/ });
    await expect(relax).toBeVisible();
    await relax.click();
    await expect(names(page)).toHaveText(['Only']);
    expect(query(page).get('guests')).toBe('2');
  });

  test('error on the way: the sentence and another try', async ({ page, expectFailure }) => {
    expectFailure({ url: /\/api\/yachts\?/, status: 500 });
    await page.goto('/about');
    await page.route('**/api/yachts?**', (route) => route.fulfill({ status: 500, body: '{"error":"no"}' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Yachts' }).click();
    await expect(page.getByRole('alert')).toContainText('Error loading yachts. Please try again later.');
    await page.unroute('**/api/yachts?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toContainText('Showing 1-12 of');
    await expect(page.getByText('Error loading yachts.')).toHaveCount(0);
  });
});

test.describe('search engines', () => {
  const it = scenariosOf('the fleet as search engines read it');

  const head = (page: Page, selector: string, attribute: string) =>
    page.locator(`head ${selector}`).getAttribute(attribute);

  it('find one address for the fleet, and its further pages', async ({ page, site }) => {
    await page.goto('/yachts');
    await expect(page).toHaveTitle(/^Our yachts: charter in Miami · Miami Flow Yachts$/);
    expect(await head(page, 'link[rel=canonical]', 'href')).toBe(`${site.origin}/yachts`);
    expect(await head(page, 'meta[name=description]', 'content')).toContain('Yachts for charter in Miami');
    expect(await head(page, 'meta[property="og:image"]', 'content')).toContain(
      `${site.origin}/api/yacht-images/`,
    );
    await page.goto('/yachts?q=a&location=miami-beach');
    expect(await head(page, 'link[rel=canonical]', 'href')).toBe(`${site.origin}/yachts`);
    await page.goto('/yachts?page=2');
    expect(await head(page, 'link[rel=canonical]', 'href')).toBe(`${site.origin}/yachts?page=2`);
    await expect(page).toHaveTitle(/^Our yachts, page 2 · /);
  });

  it('read the list and the way to it', async ({ page, site }) => {
    const { slug, stored } = await aBrand(site, [{ name: '</script><b>Tricky</b>' }]);
    await page.goto(`/yachts?category=${slug}`);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const [crumbs, list] = data['@graph'];
    expect(crumbs['@type']).toBe('BreadcrumbList');
    expect(crumbs.itemListElement.at(-1).item).toBe(`${site.origin}/yachts`);
    expect(list['@type']).toBe('ItemList');
    expect(list.itemListElement[0].url).toBe(`${site.origin}/yachts/${stored[0]?.id}`);
    expect(list.itemListElement[0].name).toContain('Tricky');
    expect(list.itemListElement[0].position).toBe(1);
    await page.goto('/yachts?page=2');
    const second = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(second['@graph'][1].itemListElement[0].position).toBe(13);
  });
});

test('nothing moves while the page comes up, and the picture is preloaded @phone', async ({ page, site }) => {
  const html = await (await fetch(`${site.origin}/yachts`)).text();
  expect(html).toMatch(/<link rel="preload" as="image" imageSrcSet="[^"]+fleet-hero/i);
  await page.goto('/yachts', { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
});
