import { scenariosOf } from './support/parts.ts';
import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

const SLIDES = ['Weddings', 'Lifestyle Vacation', 'Dockside Parties'] as const;

const hero = (page: Page) => page.getByRole('region', { name: 'Occasions' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Slides' });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function expectSlide(page: Page, name: (typeof SLIDES)[number]) {
  const position = SLIDES.indexOf(name) + 1;
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', `Slide ${position} of 3`);
  await expect(page.getByRole('button', { name: `Slide ${position}: ${name}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

/**
 * Opens the home page with its clock stopped, just when the slide "Lifestyle Vacation" has come up. The mouse is on the
 * header.
 */
async function openStopped(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto('/');
  await page.clock.pauseAt(now + 600_000);
  // A slide's six seconds begin when it is chosen, so choose another one first.
  if ((await tab(page, 'Lifestyle Vacation').getAttribute('aria-selected')) === 'true') {
    await tab(page, 'Weddings').click();
  }
  await tab(page, 'Lifestyle Vacation').click();
  await page.mouse.move(10, 10);
  await expectSlide(page, 'Lifestyle Vacation');
}

const it = scenariosOf('the hero and its occasions');

test.describe('the hero', () => {
  it('opens with its headline and the first of three occasions @phone', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Experience the ultimate Miami Flow' }),
    ).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([...SLIDES]);
    await expectSlide(page, 'Weddings');
    await expect(hero(page).getByRole('button', { name: /^Slide \d: / })).toHaveCount(3);
    await expect(progress(page)).toHaveAttribute('aria-valuemax', '3');
  });

  for (const [name, subtitle, description] of [
    ['Weddings', 'Say yes where the bay meets the sky', /ceremony on the foredeck/],
    ['Lifestyle Vacation', 'A week with no plan but the next anchorage', /Coffee off Key Biscayne/],
    ['Dockside Parties', 'The best table in town is tied to a dock', /nobody asked to leave/],
  ] as const) {
    it(`shows ${name} with subtitle, description, picture and a way to reserve it @phone`, async ({
      page,
    }) => {
      await page.goto('/');
      await tab(page, name).click();
      await expectSlide(page, name);
      const panel = page.getByRole('tabpanel', { name });
      await expect(panel.getByText(subtitle)).toBeVisible();
      await expect(panel.getByText(description)).toBeVisible();
      await expect(hero(page).getByRole('img')).toHaveCount(1);
      await expect
        .poll(() =>
          hero(page)
            .getByRole('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(300);
      await panel.getByRole('link', { name: 'Reserve now' }).click();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/book-charter' && url.searchParams.get('occasion') === name,
      );
      await expect(page.getByLabel('Special requests')).toHaveValue(`Occasion: ${name}`);
    });
  }

  it('is turned by dots and tabs @phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Slide 3: Dockside Parties' }).click();
    await expectSlide(page, 'Dockside Parties');
    // With forced colors a dot's fill is gone.
    await page.emulateMedia({ forcedColors: 'active' });
    const outline = (name: string) =>
      page.getByRole('button', { name }).evaluate((dot) => getComputedStyle(dot).outlineStyle);
    await expect.poll(() => outline('Slide 3: Dockside Parties')).toBe('solid');
    await expect.poll(() => outline('Slide 1: Weddings')).toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByRole('button', { name: 'Slide 2: Lifestyle Vacation' }).click();
    await expectSlide(page, 'Lifestyle Vacation');
    await tab(page, 'Weddings').click();
    await expectSlide(page, 'Weddings');
  });

  test('is turned by the arrow keys, going round, and by Home and End', async ({ page }) => {
    await page.goto('/');
    await tab(page, 'Weddings').focus();
    for (const [key, name] of [
      ['ArrowLeft', 'Dockside Parties'],
      ['ArrowRight', 'Weddings'],
      ['ArrowRight', 'Lifestyle Vacation'],
      ['End', 'Dockside Parties'],
      ['Home', 'Weddings'],
    ] as const) {
      await page.keyboard.press(key);
      await expectSlide(page, name);
      await expect(tab(page, name)).toBeFocused();
    }
  });
});

test.describe('the slides change by themselves', () => {
  test('every 6 seconds, in a cycle of three', async ({ page }) => {
    await openStopped(page);
    await page.clock.runFor(5999);
    await expectSlide(page, 'Lifestyle Vacation');
    await page.clock.runFor(1);
    await expectSlide(page, 'Dockside Parties');
    await page.clock.runFor(5999);
    await expectSlide(page, 'Dockside Parties');
    await page.clock.runFor(1);
    await expectSlide(page, 'Weddings');
    await page.clock.runFor(6000);
    await expectSlide(page, 'Lifestyle Vacation');
  });

  test('and rest while the mouse is on the words, then go on where they rested', async ({ page }) => {
    await openStopped(page);
    await page.clock.runFor(4000);
    await page.getByRole('tabpanel').hover();
    await page.clock.runFor(20_000);
    await expectSlide(page, 'Lifestyle Vacation');
    await page.mouse.move(10, 10);
    await page.clock.runFor(1999);
    await expectSlide(page, 'Lifestyle Vacation');
    await page.clock.runFor(1);
    await expectSlide(page, 'Dockside Parties');
  });

  test('and rest while the keyboard is among them', async ({ page }) => {
    await openStopped(page);
    await page.keyboard.press('Tab');
    await expect(hero(page).locator(':focus-visible')).toHaveCount(1);
    await page.clock.runFor(20_000);
    await expectSlide(page, 'Lifestyle Vacation');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(6000);
    await expectSlide(page, 'Dockside Parties');
  });

  test('until they are paused, and again once they are played', async ({ page }) => {
    await openStopped(page);
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(10, 10);
    await page.clock.runFor(30_000);
    await expectSlide(page, 'Lifestyle Vacation');
    await page.getByRole('button', { name: 'Play the slides' }).click();
    await page.mouse.move(10, 10);
    await page.clock.runFor(6000);
    await expectSlide(page, 'Dockside Parties');
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  });

  test('never for whoever asked for less motion, until they press play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.goto('/');
    await page.clock.pauseAt(now + 600_000);
    await expectSlide(page, 'Weddings');
    await page.clock.runFor(60_000);
    await expectSlide(page, 'Weddings');
    await page.getByRole('button', { name: 'Play the slides' }).click();
    await page.mouse.move(10, 10);
    await page.clock.runFor(6000);
    await expectSlide(page, 'Lifestyle Vacation');
  });
});

test('the first screen fetches one picture, in the HTML and preloaded; the next follows before it is wanted @phone', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*home-weddings/);
  expect(html).toMatch(/<img[^>]*home-weddings/);
  expect(html).not.toMatch(/<img[^>]*home-(lifestyle-vacation|dockside-parties)/);

  const fetched: string[] = [];
  const kilobytes = new Map<string, number>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/yacht-images/')) return;
    const name = new URL(response.url()).pathname.replace('/api/yacht-images/', '');
    fetched.push(name);
    kilobytes.set(name, Number(await response.headerValue('content-length')) / 1024);
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  // With reduced motion the slides stand still, so there is time to check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.clock.pauseAt(now + 600_000);
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  expect(fetched.filter((name) => name.startsWith('home-'))).toEqual(['home-weddings']);
  if (isPhone(page)) {
    await expect.poll(() => kilobytes.get('home-weddings')).toBeGreaterThan(10);
    expect(kilobytes.get('home-weddings')).toBeLessThanOrEqual(120);
    expect([...kilobytes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(500);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  // A slide is shown for six seconds; the next picture is fetched three and a half seconds before its end.
  await page.clock.runFor(2400);
  expect(fetched).not.toContain('home-lifestyle-vacation');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return fetched;
    })
    .toContain('home-lifestyle-vacation');
  expect(fetched).not.toContain('home-dockside-parties');
});
