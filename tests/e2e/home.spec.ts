import { eq } from 'drizzle-orm';
import { testimonials } from '#features/content/tables.ts';
import { aTestimonial } from '#tests/builders/content.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

const region = (page: Page, name: string) => page.getByRole('region', { name });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

const it = scenariosOf('the home page, read and held');

it('the figures of the house stand under the hero @phone', async ({ page }) => {
  await page.goto('/');
  const strip = region(page, 'Miami Flow in figures');
  for (const [value, label] of [
    ['8+', 'years of experience'],
    ['1000+', 'successful charters'],
    ['100+', 'yachts in the fleet'],
    ['3.8M+', 'in sales since 2020'],
    ['20+', 'large corporate and trade events'],
  ] as const) {
    await expect(strip.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
    await expect(strip.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(strip.getByRole('definition')).toHaveCount(5);
});

it('a few words about us lead to the about page @phone', async ({ page }) => {
  await page.goto('/');
  const about = region(page, 'About Us');
  await expect(about.getByText(/We know this bay by its tides/)).toBeVisible();
  await about.getByRole('link', { name: 'Our story' }).click();
  await expect(page).toHaveURL('/about');
});

test.describe('what guests say', () => {
  const carousel = (page: Page) => region(page, 'What our guests say');
  const voices = (page: Page) => carousel(page).getByRole('list').getByRole('listitem');
  const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next testimonials' });
  const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous testimonials' });

  /** The indexes of the testimonials that are entirely between the edges of the row. */
  const inView = (page: Page) =>
    carousel(page)
      .getByRole('list')
      .evaluate((list) => {
        const row = list.getBoundingClientRect();
        return [...list.children].flatMap((item, index) => {
          const { left, right } = item.getBoundingClientRect();
          return left >= row.left - 2 && right <= row.right + 2 ? [index] : [];
        });
      });

  test('are three voices with five stars each, all three seen at once', async ({ page }) => {
    await page.goto('/');
    await expect(voices(page)).toHaveCount(3);
    await expect(carousel(page).getByRole('img', { name: 'Rated 5 out of 5' })).toHaveCount(3);
    await expect(carousel(page).getByText('Daniela R.')).toBeVisible();
    expect(await inView(page)).toEqual([0, 1, 2]);
    await expect(carousel(page).getByText('1–3 of 3')).toBeVisible();
    // All three fit at once, so the buttons change nothing.
    await next(page).click();
    expect(await inView(page)).toEqual([0, 1, 2]);
    await previous(page).click();
    expect(await inView(page)).toEqual([0, 1, 2]);
  });

  it('are seen one at a time on a phone, going round by button @phone-only', async ({ page }) => {
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    expect(await inView(page)).toEqual([0]);
    await expect(carousel(page).getByText('1 of 3')).toBeVisible();
    for (const [button, shown] of [
      [next, 1],
      [next, 2],
      [next, 0],
      [previous, 2],
    ] as const) {
      await button(page).click();
      await expect.poll(() => inView(page)).toEqual([shown]);
      await expect(carousel(page).getByText(`${shown + 1} of 3`)).toBeVisible();
    }
  });

  test('are swiped on a phone, from one whole card to the next @phone-only', async ({ page }) => {
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    // A swipe scrolls and snaps to a whole card.
    const strip = carousel(page).getByRole('list');
    await expect(strip).toHaveCSS('scroll-snap-type', 'x mandatory');
    await voices(page).first().getByRole('figure').scrollIntoViewIfNeeded();
    const box = await strip.boundingBox();
    const session = await page.context().newCDPSession(page);
    const y = Math.round((box?.y ?? 0) + 60);
    // State the finger's timing, so that it does not depend on the machine. The finger rests before it is lifted, so it
    // does not flick.
    const began = Date.now() / 1000 - 1;
    for (const [type, after, x] of [
      ['touchStart', 0, 330],
      ['touchMove', 0.05, 290],
      ['touchMove', 0.1, 220],
      ['touchMove', 0.15, 150],
      ['touchMove', 0.2, 90],
      ['touchMove', 0.5, 89],
      ['touchEnd', 0.6, undefined],
    ] as const) {
      await session.send('Input.dispatchTouchEvent', {
        type,
        timestamp: began + after,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    }
    await expect.poll(() => inView(page)).toEqual([1]);
    await expect(carousel(page).getByText('2 of 3')).toBeVisible();
  });

  it('move by the arrow keys on a phone @phone-only', async ({ page }) => {
    await page.goto('/');
    await carousel(page).getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inView(page)).toEqual([1]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => inView(page)).toEqual([2]);
  });
});

test.describe('five voices', () => {
  test.beforeEach(async ({ site }) => {
    const { db } = site.database;
    for (const [id, author] of [
      ['voice-four', 'Fourth F.'],
      ['voice-five', 'Fifth G.'],
    ] as const) {
      await db.delete(testimonials).where(eq(testimonials.id, id));
      await aTestimonial(db, { id, author, page: 'home', position: 100 });
    }
  });
  test.afterEach(async ({ site }) => {
    for (const id of ['voice-four', 'voice-five']) {
      await site.database.db.delete(testimonials).where(eq(testimonials.id, id));
    }
  });

  test('have three places, and go round at both ends', async ({ page }) => {
    await expect
      .poll(async () => (await page.request.get('/')).text(), { message: 'the cached page is dropped' })
      .toContain('Fifth G.');
    await page.goto('/');
    const carousel = region(page, 'What our guests say');
    const says = (text: string) => expect(carousel.getByText(text)).toBeVisible();
    const [back, on] = [
      carousel.getByRole('button', { name: 'Previous testimonials' }),
      carousel.getByRole('button', { name: 'Next testimonials' }),
    ];
    await says('1–3 of 5');
    await on.click();
    await says('2–4 of 5');
    await on.click();
    await says('3–5 of 5');
    await expect(carousel.getByText('Fifth G.')).toBeInViewport();
    await on.click();
    await says('1–3 of 5');
    await back.click();
    await says('3–5 of 5');
  });
});

it('the hot rental is the Azimut 40, with its price and facts @phone', async ({ page }) => {
  await page.goto('/');
  const rental = region(page, 'Azimut 40');
  await expect(rental.getByText('Hot rental')).toBeVisible();
  await expect(rental.getByText('$3,500 USD per hour')).toBeVisible();
  const facts = await rental.getByRole('definition').allTextContents();
  expect(facts).toEqual(['5', '50', '101', '20']);
  expect(await rental.getByRole('term').allTextContents()).toEqual([
    'cabins',
    'people',
    'ft',
    'knots cruising',
  ]);
  await expect(rental.getByRole('img')).toBeVisible();
  await rental.getByRole('link', { name: 'View Details of Azimut 40' }).click();
  await expect(page).toHaveURL('/yachts');
});

it('"Top Luxury Yacht" shows three cards, and all yachts are one step away @phone', async ({ page }) => {
  await page.goto('/');
  const top = region(page, 'Top Luxury Yacht');
  await expect(top.getByRole('article')).toHaveCount(3);
  for (const [name, price, length, guests, year] of [
    ['Blue Hour', '$850', '70 ft', '12 guests', '2023'],
    ['Salt & Silver', '$1,500', '55 ft', '16 guests', '2022'],
    ['Grand Cay', '$1,200', '92 ft', '14 guests', '2023'],
  ] as const) {
    const card = top.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    for (const text of [price, length, guests, '4.8/5']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByText(year)).toBeVisible();
    await expect(card.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible();
    await expect(card.getByRole('link', { name: `View Details of ${name}` })).toHaveAttribute(
      'href',
      '/yachts',
    );
  }
  await top.getByRole('link', { name: 'View Details of Grand Cay' }).click();
  await expect(page).toHaveURL('/yachts');
  await page.goBack();
  await top.getByRole('link', { name: 'See All Yachts' }).click();
  await expect(page).toHaveURL('/yachts');
});

it('"More than 100 yachts" leads to all of them @phone', async ({ page }) => {
  await page.goto('/');
  const note = region(page, 'More than 100 yachts');
  await note.getByRole('link', { name: 'Look at all yachts' }).click();
  await expect(page).toHaveURL('/yachts');
});

it('financing names its benefits, its notes and two ways on @phone', async ({ page }) => {
  await page.goto('/');
  const financing = region(page, 'Or keep one for good');
  for (const [title, text] of [
    ['Lower upfront cost', /Spread the price/],
    ['Fast pre-qualification', /soft credit check/],
    ['Transparent process', /not a lender/],
  ] as const) {
    await expect(financing.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(financing.getByText(text)).toBeVisible();
  }
  for (const note of ['No credit impact', '2-minute application', 'Instant decisions']) {
    await expect(financing.getByText(note, { exact: true })).toBeVisible();
  }
  await financing.getByRole('link', { name: 'Explore Financing Options' }).click();
  await expect(page).toHaveURL('/financing');
  await page.goBack();
  await financing.getByRole('link', { name: 'Quick Pre-Qualification' }).click();
  await expect(page).toHaveURL('/apply');
});

it('the header lies over the picture and turns solid once the page moves @phone', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

it('the menu opens, and closes on a press outside it @phone-only', async ({ page, expectAccessible }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await expectAccessible();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Special Events' }).click();
  await expect(page).toHaveURL('/special-events');
  await expect(menu).toBeHidden();
});

test('everything in the hero can be done with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const reached: string[] = [];
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Book Your Charter' }).first().focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await main
      .locator(':focus')
      .evaluateAll(([element]) =>
        element instanceof HTMLElement
          ? (element.getAttribute('aria-label') ??
            (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
              ? (element.labels?.[0]?.textContent ?? '')
              : (element.textContent ?? '')))
          : '',
      );
    if (name && reached.at(-1) !== name) reached.push(name);
    if (name === 'Search') break;
  }
  expect(reached).toEqual([
    'Reserve now',
    'Weddings',
    'Slide 1: Weddings',
    'Slide 2: Lifestyle Vacation',
    'Slide 3: Dockside Parties',
    'Pause the slides',
    'Yacht type',
    'Location',
    'Check-in',
    'Check-out',
    'Fewer guests',
    'Guests',
    'More guests',
    'Search',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/yachts?guests=1');
});

test('nothing jumps while the page is read from top to bottom @phone', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput)) continue;
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let place = 0; place < height; place += 500) {
    await page.evaluate((top) => window.scrollTo(0, top), place);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
  }
  const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')));
  expect(shifted).toBeLessThanOrEqual(0.01);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
  expect(isPhone(page) || height > 3000).toBe(true);
});
