import { randomUUID } from 'node:crypto';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { findPicture } from '#media/pictures.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const names = ['default-azimut', 'top-blue-hour', 'top-grand-cay', 'event-night-parties', 'open-graph'];
const GALLERY = names.map(findPicture);

/** Adds a yacht for one scenario alone, with five pictures, every fact and both price lists. */
async function aWholeYacht(site: RunningSite, fields: Parameters<typeof aYacht>[1] = {}) {
  const { db } = site.database;
  const yacht = await aYacht(db, {
    id: `scenario-${randomUUID().slice(0, 8)}`,
    name: "Neptune's Daughter",
    brand: 'Azimut',
    model: 'Grande 27',
    description: 'She was built for long dinners.',
    categoryId: 'premium',
    location: 'Miami Beach',
    marina: 'Sunset Harbour',
    lengthFt: 88,
    beamFt: 21.6,
    capacity: 14,
    cabins: 5,
    bathrooms: 6,
    crew: 4,
    year: 2021,
    cruisingSpeedKn: 22,
    maxSpeedKn: 27,
    engineType: 'Diesel shaft',
    engineBrand: 'MAN',
    engineModel: 'V12-1900',
    engineHpTotal: 3800,
    enginesCount: 2,
    fuelCapacityGal: 2245,
    waterCapacityGal: 343,
    features: ['Fold-out beach club', 'Bow lounge, for ten'],
    primaryImage: names[0] ?? '',
    galleryImages: names,
    ...fields,
  });
  await aPriceRecord(db, yacht.id, {
    price3HoursCents: 540_000,
    price4HoursCents: 680_000,
    price5HoursCents: 790_000,
    price6HoursCents: 960_000,
    price8HoursCents: 1_200_000,
    price10HoursCents: 1_430_000,
    price12HoursCents: 1_650_000,
    price24HoursCents: 1_990_000,
    priceWeeklyCents: 10_500_000,
    amenitiesIncluded: ['Captain and full crew', 'Two jet skis'],
    gratuityPercent: 18.5,
    salesTaxPercent: 7,
    apaPercent: 30,
    specialTerms: 'What is left of the APA is returned.',
  });
  await aPriceRecord(db, yacht.id, {
    pricingType: 'without_amenities',
    price4HoursCents: 455_000,
    price8HoursCents: 900_000,
    amenitiesIncluded: ['Captain only'],
    gratuityPercent: 15,
    salesTaxPercent: 0,
    apaPercent: null,
    specialTerms: '',
  });
  return yacht;
}

const it = scenariosOf('a yacht, looked at and chosen');

test.describe('the pictures', () => {
  it('go forward and back, round at both ends, with a counter and thumbnails @phone', async ({
    page,
    site,
  }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const gallery = page.getByRole('region', { name: "Pictures of Neptune's Daughter" });
    await expect(gallery).toContainText('1 / 5');

    await gallery.getByRole('button', { name: 'Previous' }).press('Enter');
    await expect(gallery).toContainText('5 / 5');
    await expect(gallery.getByRole('img', { name: GALLERY[4]?.alt })).toBeInViewport();

    await gallery.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(gallery).toContainText('1 / 5');
    await gallery.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(gallery).toContainText('2 / 5');

    const thumbnails = page.getByRole('list', { name: 'All pictures' }).getByRole('button');
    await expect(thumbnails).toHaveCount(5);
    await thumbnails.nth(3).click();
    await expect(gallery).toContainText('4 / 5');
    await expect(thumbnails.nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(gallery.getByRole('img', { name: GALLERY[3]?.alt })).toBeInViewport();
  });

  it('go with the arrow keys, round at both ends', async ({ page, site }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const gallery = page.getByRole('region', { name: "Pictures of Neptune's Daughter" });
    await gallery.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(gallery).toContainText('5 / 5');
    await page.keyboard.press('ArrowRight');
    await expect(gallery).toContainText('1 / 5');
  });

  it('are seen full screen, closer and one after the other, with what is seen in them @phone', async ({
    page,
    site,
  }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const opener = page.getByRole('link', { name: `See it full screen: ${GALLERY[0]?.alt}` });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: "Pictures of Neptune's Daughter, full screen" });
    const current = viewer.getByRole('group', { name: /^1 of 5/ });
    await expect(current.getByRole('img', { name: GALLERY[0]?.alt })).toBeInViewport({ ratio: 0.99 });
    await expect(viewer).toContainText(`${GALLERY[0]?.alt}`);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer.getByRole('group', { name: /^2 of 5/ })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    // The page now shows the picture that was viewed last, and the focus is back on the button.
    await expect(page.getByRole('region', { name: "Pictures of Neptune's Daughter" })).toContainText('2 / 5');
    await expect(opener).toBeFocused();
  });

  test('show the first at once: it is in the HTML and fetched before any script', async ({ page, site }) => {
    const { id } = await aWholeYacht(site);
    const html = await (await page.request.get(`/yachts/${id}`)).text();
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
    expect(html).toContain(`/api/yacht-images/${names[0]}?v=${GALLERY[0]?.hash}`);
    await page.goto(`/yachts/${id}`);
    const first = page.getByRole('img', { name: GALLERY[0]?.alt });
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('?v=');
  });

  test('a reference that is a full address is used as it is, and a broken one gives way to the brand’s picture', async ({
    page,
    site,
    expectFailure,
  }) => {
    const broken = `${site.origin}/api/yacht-images/gone`;
    expectFailure({ url: /yacht-images\/gone/, status: 404 });
    const { id } = await aWholeYacht(site, { primaryImage: broken, galleryImages: [] });
    const { pictures: answered } = await (await page.request.get(`/api/yachts/${id}`)).json();
    expect(answered[0].src).toBe(broken);
    await page.goto(`/yachts/${id}`);
    const picture = page.getByRole('region', { name: "Pictures of Neptune's Daughter" }).getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('/api/yacht-images/default-azimut');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  });

  it('a yacht without any has the default one of its brand', async ({ page, site }) => {
    const { id } = await aWholeYacht(site, { brand: 'Pershing', primaryImage: null, galleryImages: [] });
    await page.goto(`/yachts/${id}`);
    const picture = page.getByRole('region', { name: "Pictures of Neptune's Daughter" }).getByRole('img');
    await expect(picture).toHaveAttribute('src', /default-pershing/);
  });
});

test.describe('under fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the pictures go with a swipe, also from the edge', async ({ page, site }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const gallery = page.getByRole('region', { name: "Pictures of Neptune's Daughter" });
    const fingers = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      // Wait until the page is idle: if it answers a touch too late, the browser scrolls instead.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const y = 220;
      const at = (x: number) => ({ touchPoints: [{ x, y }] });
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
      for (let step = 1; step <= 10; step += 1) {
        const x = from + ((to - from) * step) / 10;
        await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
        // Move the finger once a frame, as a real screen reports it.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    // Start at the very edge, where the buttons would be.
    await swipe(350, 60);
    await expect(gallery).toContainText('2 / 5');
    await expect(gallery.getByRole('img', { name: GALLERY[1]?.alt })).toBeInViewport({ ratio: 0.99 });
    await swipe(90, 350);
    await expect(gallery).toContainText('1 / 5');
  });
});

it('name, brand, category, marina, starting price and quick specs are there @phone', async ({
  page,
  site,
}) => {
  const { id } = await aWholeYacht(site);
  await page.goto(`/yachts/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: "Neptune's Daughter" })).toBeVisible();
  await expect(page.getByText('Azimut Grande 27 · Premium')).toBeVisible();
  await expect(page.getByText('Sunset Harbour, Miami Beach')).toBeVisible();
  // The price of a full day with every fee, and the lowest price of both lists.
  const priced = page.getByRole('complementary', { name: 'Price and booking' });
  await expect(priced).toContainText('From $18,660 all-in, full day');
  await expect(page.getByText('From $4,550').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('4 hours, basic charter').filter({ visible: true }).first()).toBeVisible();
  const main = page.getByRole('main');
  for (const [fact, value] of [
    ['Length', '88 ft'],
    ['Guests', '14'],
    ['Cabins', '5'],
    ['Crew', '4'],
    ['Cruising speed', '22 kn'],
    ['Built', '2021'],
  ]) {
    await expect(main.getByRole('term').filter({ hasText: fact }).first()).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  }
});

it('a yacht without any price is priced on demand @phone', async ({ page, site }) => {
  const { id } = await aYacht(site.database.db, { id: `unpriced-${randomUUID().slice(0, 8)}` });
  await page.goto(`/yachts/${id}`);
  await expect(page.getByText('Prices on Demand').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Basic Charter' })).toHaveCount(0);
  await expect(page.getByText('From $')).toHaveCount(0);
});

it('a price list without prices still says what comes with the yacht and on top of it', async ({
  page,
  site,
}) => {
  const { id } = await aYacht(site.database.db, { id: `half-priced-${randomUUID().slice(0, 8)}` });
  await aPriceRecord(site.database.db, id, {
    price4HoursCents: null,
    price8HoursCents: null,
    amenitiesIncluded: ['Captain and mate'],
    specialTerms: 'Two weeks ahead.',
  });
  await page.goto(`/yachts/${id}`);
  const pricing = page.getByRole('region', { name: 'Pricing' });
  for (const words of ['Prices on Demand', 'Captain and mate', '18%', 'Two weeks ahead.'])
    await expect(pricing.getByText(words)).toBeVisible();
});

test.describe('the pricing', () => {
  it('shows full amenities first, by duration, with all that is added @phone', async ({ page, site }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const pricing = page.getByRole('region', { name: 'Pricing' });
    await expect(pricing.getByRole('button', { name: 'With Full Amenities' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const rows = await pricing.getByRole('row').allInnerTexts();
    expect(rows.slice(1).map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
      '3 hours $5,400',
      '4 hours $6,800',
      '5 hours $7,900',
      '6 hours $9,600',
      '8 hours $12,000',
      '10 hours $14,300',
      '12 hours $16,500',
      '24 hours $19,900',
      'Weekly $105,000',
    ]);
    await expect(pricing.getByText('Captain and full crew')).toBeVisible();
    await expect(pricing.getByText('Two jet skis')).toBeVisible();
    await expect(pricing.getByText('18.5% of the price')).toBeVisible();
    await expect(pricing.getByText('Sales tax')).toBeVisible();
    await expect(pricing.getByText('7% of the price and any extras')).toBeVisible();
    await expect(pricing.getByText('APA', { exact: true })).toBeVisible();
    await expect(pricing.getByText('What is left of the APA is returned.')).toBeVisible();
  });

  it('changes to the basic charter in place, without tax at 0 and without an APA that is not asked @phone', async ({
    page,
    site,
  }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const pricing = page.getByRole('region', { name: 'Pricing' });
    const basic = pricing.getByRole('button', { name: 'Basic Charter' });
    await basic.scrollIntoViewIfNeeded();
    // Measure the position on the screen: what is above may grow or shrink with the list.
    const place = async () => Math.round((await basic.boundingBox())?.y ?? 0);
    const before = await place();
    await basic.click();
    await expect(basic).toHaveAttribute('aria-pressed', 'true');
    const rows = await pricing.getByRole('row').allInnerTexts();
    expect(rows.slice(1).map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
      '4 hours $4,550',
      '8 hours $9,000',
    ]);
    await expect(pricing.getByText('Captain only')).toBeVisible();
    await expect(pricing.getByText('Captain and full crew')).toHaveCount(0);
    await expect(pricing.getByText('15% of the price')).toBeVisible();
    await expect(pricing.getByText('Sales tax')).toHaveCount(0);
    await expect(pricing.getByText('APA', { exact: true })).toHaveCount(0);
    await expect(pricing.getByText('Special terms')).toHaveCount(0);
    await expect(page).toHaveURL(/\?pricing=without_amenities$/);
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);

    await page.reload();
    await expect(basic).toHaveAttribute('aria-pressed', 'true');
    await pricing.getByRole('button', { name: 'With Full Amenities' }).press('Enter');
    await expect(pricing.getByRole('row', { name: 'Weekly' })).toBeVisible();
  });
});

test.describe('the ways on', () => {
  it('Book This Yacht carries the yacht, the price list, and what the visitor brought @phone', async ({
    page,
    site,
  }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const book = page.getByRole('link', { name: 'Book This Yacht' });
    await expect(book).toHaveCount(1);
    await expect(book).toBeInViewport();
    await expect(book).toHaveAttribute('href', `/book-charter?yacht=${id}&pricing=with_amenities`);

    await page.goto(`/yachts/${id}?date=2031-03-01&slot=morning&extras=jet-ski&utm_source=mail`);
    await page.getByRole('button', { name: 'Basic Charter' }).click();
    const carried = `/book-charter?yacht=${id}&pricing=without_amenities&date=2031-03-01&slot=morning&extras=jet-ski`;
    await expect(book).toHaveAttribute('href', carried);
    await book.click();
    await expect(page).toHaveURL(carried);
    await expect(page.getByRole('heading', { level: 1, name: 'Book your charter' })).toBeVisible();
  });

  it('"Ready to Book" leads to the booking and to contact @phone', async ({ page, site }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const call = page.getByRole('region', { name: 'Ready to Book' });
    await expect(call.getByRole('link', { name: 'Book Your Charter' })).toHaveAttribute(
      'href',
      `/book-charter?yacht=${id}&pricing=with_amenities`,
    );
    // Press by key: content above renders when it comes into view and may move the link away from the pointer.
    await call.getByRole('link', { name: 'Contact Us' }).press('Enter');
    await expect(page).toHaveURL(`/contact?yacht=${id}`);
  });

  test('Share copies the link where there is nothing to share with, and says so in a toast', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}?pricing=without_amenities`);
    await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/yachts/${id}`);
  });

  test('Share hands the yacht to the visitor’s own programs where there are some @phone', async ({
    page,
    site,
  }) => {
    const { id } = await aWholeYacht(site);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        configurable: true,
        value: async (data: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(data);
        },
      });
    });
    await page.goto(`/yachts/${id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: "Neptune's Daughter", url: `${site.origin}/yachts/${id}` }),
    );
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });

  test('Save keeps the yacht in this browser, in every tab of it, and lets go again', async ({
    page,
    site,
    context,
  }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    const otherTab = await context.newPage();
    await otherTab.goto(`/yachts/${id}`);

    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const there = otherTab.getByRole('button', { name: 'Save', exact: true });
    await expect(there).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await there.press('Enter');
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await otherTab.close();
  });
});

it('About This Yacht tells her story, her features and everything that is known of her @phone', async ({
  page,
  site,
}) => {
  const { id } = await aWholeYacht(site);
  await page.goto(`/yachts/${id}`);
  const about = page.getByRole('region', { name: 'About This Yacht' });
  await expect(about.getByText('She was built for long dinners.')).toBeVisible();
  await expect(about.getByRole('listitem')).toHaveText(['Fold-out beach club', 'Bow lounge, for ten']);
  for (const title of ['Dimensions', 'Accommodation', 'Performance', 'Engine details']) {
    await expect(about.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const text of [
    '88 ft (26.8 m)',
    '21.6 ft (6.6 m)',
    '27 knots',
    'Diesel shaft',
    'V12-1900',
    '3,800 hp',
  ]) {
    await expect(about.getByText(text)).toBeVisible();
  }
});

test.describe('the states', () => {
  it('a yacht that nobody has described or measured yet still says to search engines what she is', async ({
    page,
    site,
  }) => {
    const { id } = await aWholeYacht(site, { model: '40', lengthFt: null, description: '' });
    await page.goto(`/yachts/${id}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^\w+ 40 for 14 guests in .+\. A yacht for charter in Miami\.$/,
    );
  });

  test('an unknown yacht is not found, with status 404 and the way back to the fleet', async ({
    page,
    expectFailure,
  }) => {
    expectFailure({ url: /\/yachts\/nowhere$/, status: 404 });
    const response = await page.goto('/yachts/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Yacht Not Found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Fleet' }).click();
    await expect(page).toHaveURL('/yachts');
  });

  test('a yacht that has left the fleet is not found either', async ({ page, site, expectFailure }) => {
    const { id } = await aWholeYacht(site, { archivedAt: new Date() });
    expectFailure({ url: new RegExp(id), status: 404 });
    expect((await page.goto(`/yachts/${id}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Yacht Not Found' })).toBeVisible();
  });

  test('coming from the fleet, "Loading yacht details..." is said until she is there', async ({
    page,
    site,
  }) => {
    const { id, name } = await aWholeYacht(site, { isFeatured: true, lengthFt: 300, name: 'Aurelia Bay' });
    await page.goto('/yachts');
    const answered = Promise.withResolvers<void>();
    await page.route(`**/api/yachts/${id}`, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: `View Details of ${name}` }).click();
    await expect(page.getByText('Loading yacht details...')).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(`/yachts/${id}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    answered.resolve();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name}, Azimut Grande 27 · Miami Flow Yachts`);
    await expect(page.getByText('Loading yacht details...')).toHaveCount(0);
  });

  test('when she cannot be read the page says so, and can be asked again', async ({
    page,
    site,
    expectFailure,
  }) => {
    const { id, name } = await aWholeYacht(site, { isFeatured: true, lengthFt: 301, name: 'Boreal Quay' });
    await page.goto('/yachts');
    expectFailure({ url: new RegExp(`/api/yachts/${id}`), status: 503 });
    await page.route(
      `**/api/yachts/${id}`,
      (route) => route.fulfill({ status: 503, json: { error: 'Not now', code: 'unavailable' } }),
      { times: 1 },
    );
    await page.getByRole('link', { name: `View Details of ${name}` }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Error loading yacht details. Please try again later.',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

it('search engines are told what she is, what she costs and how she is rated', async ({ page, site }) => {
  const { id } = await aWholeYacht(site, { name: 'Low </script><b>Tide' });
  await page.goto(`/yachts/${id}`);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks).toHaveLength(1);
  const { '@graph': data } = JSON.parse(blocks[0] ?? '');
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    '@type': 'Product',
    name: 'Low </script><b>Tide',
    brand: { '@type': 'Brand', name: 'Azimut' },
    url: `${site.origin}/yachts/${id}`,
    aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
  });
  // Prices are all-in, as on the page; the first offer is the yacht's main price.
  expect(data[0].offers[0]).toMatchObject({
    '@type': 'Offer',
    name: 'Full day, with full amenities, all-in',
    price: 18_660,
    priceCurrency: 'USD',
  });
  expect(data[0].offers.map(({ price }: { price: number }) => price)).toEqual([
    18_660, 10_350, 8_397, 5_233, 12_285, 10_350, 8_397, 5_233,
  ]);
  expect(data[0].image[0]).toMatch(new RegExp(`^${site.origin}/api/yacht-images/`));
  expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.origin}/yachts/${id}`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`^${site.origin}/api/yacht-images/`),
  );
});

it('what staff change is on the page at once', async ({ page, site }) => {
  const { id } = await aWholeYacht(site);
  await page.goto(`/yachts/${id}`);
  await expect(page.getByText('From $4,550').filter({ visible: true }).first()).toBeVisible();
  await site.database.db.execute(
    `update yacht_pricing set price4_hours_cents = 399900 where yacht_id = '${id}' and pricing_type = 'without_amenities'`,
  );
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('From $3,999').filter({ visible: true }).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
});

it('where the chosen day is taken, similar yachts that are free stand below it @phone', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const yacht = await aWholeYacht(site, { brand: 'Taken', lengthFt: 310, capacity: 140 });
  const free = await aWholeYacht(site, { name: 'Stand-In', brand: 'Taken', lengthFt: 312, capacity: 140 });
  const day = addDays(charterDayAt(new Date()), 60);
  await aCalendarEntry(db, yacht.id, instantAt(day, 9), instantAt(day, 12), { kind: 'charter' });
  await page.goto(`/yachts/${yacht.id}?date=${day}&slot=afternoon`);
  const similar = page.getByRole('region', { name: 'Similar yachts free that day' });
  await page.locator('#availability').scrollIntoViewIfNeeded();
  await expect(page.getByText('Evening').last()).toBeVisible();
  await expect(similar).toHaveCount(0);
  await page.goto(`/yachts/${yacht.id}?date=${day}&slot=morning&guests=8`);
  const first = similar.getByRole('article').first();
  await expect(first.getByRole('heading', { name: 'Stand-In' })).toBeVisible();
  await expect(first).toContainText('From $18,660 all-in, full day');
  // The link keeps the number of guests.
  const every = similar.getByRole('link', { name: 'See every yacht free that day' });
  await expect(every).toHaveAttribute('href', `/yachts?checkin=${day}&checkout=${day}&guests=8`);
  await first.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/yachts/${free.id}?date=${day}&slot=morning&guests=8`);
  await page.goto(`/yachts/${yacht.id}?date=${day}&slot=morning&pricing=without_amenities`);
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /&pricing=without_amenities$/);
});

test.describe('with the keyboard alone', () => {
  it('every control is reached in the order of the page', async ({ page, site }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}`);
    const reached: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
      });
      reached.push(name);
      if (name === 'Contact Us') break;
    }
    const wanted = [
      'Previous',
      'Next',
      `Picture 1: ${GALLERY[0]?.alt}`,
      'Book This Yacht',
      'Share',
      'Save',
      'With Full Amenities',
      'Basic Charter',
      'Book Your Charter',
      'Contact Us',
    ];
    const from = reached.indexOf('Previous');
    expect(reached.slice(from).filter((name) => wanted.includes(name))).toEqual(wanted);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  // Skip the accessibility check, which is itself a script. The scenarios with scripts check the same HTML.
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank');
  });

  test('everything can be read, and the other price list is a press away', async ({ page, site }) => {
    const { id } = await aWholeYacht(site);
    await page.goto(`/yachts/${id}?slot=morning&date=2031-03-01`);
    await expect(page.getByRole('heading', { level: 1, name: "Neptune's Daughter" })).toBeVisible();
    await expect(page.getByText('She was built for long dinners.')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Weekly' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.getByRole('button', { name: 'Basic Charter' }).click();
    await expect(page).toHaveURL(
      `/yachts/${id}?date=2031-03-01&slot=morning&pricing=without_amenities#pricing`,
    );
    await expect(page.getByText('Captain only')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book This Yacht' })).toHaveAttribute(
      'href',
      `/book-charter?yacht=${id}&pricing=without_amenities&date=2031-03-01&slot=morning`,
    );
  });
});
