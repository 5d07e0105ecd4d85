import type { Locator, Page } from '@playwright/test';
import { previewFilm } from '#features/extras/domain.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, MOVING, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

test.use(MOVING);

const ADD_ONS = [
  { id: 'jet-ski', name: 'Jet Ski', price: '$350' },
  { id: 'fly-board', name: 'Fly Board', price: '$450' },
  { id: 'water-slide', name: 'Water Slide', price: '$400' },
];
const PACKAGES = [
  ['Chef Cuisine', '$1,200'],
  ['Massage Therapist', '$600'],
  ['Saxophonist', '$900'],
  ['Photographer', '$750'],
  ['Drinks Package', '$500'],
  ['Lunch on Deck', '$850'],
] as const;

const choice = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\$`) });
const summary = (page: Page) => page.getByRole('region', { name: 'Charter summary' });
const proceed = (page: Page) =>
  page.getByRole('button', { name: 'Proceed to Booking Details' }).filter({ visible: true });
/** Holds requests to this address back until the function that it answers is called. */
async function heldBack(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}
const filmShown = (page: Page, name: string) => page.locator(`[data-film="${name}"]`);

const it = scenariosOf('a charter that is put together');

it('the page opens with the yacht, and offers three add-ons and six packages @phone', async ({ page }) => {
  await page.goto('/book-charter');
  await expect(page).toHaveTitle('Book your charter · Miami Flow Yachts');
  await expect(page.getByRole('heading', { level: 1, name: 'Book your charter' })).toBeVisible();
  for (const { name, price } of ADD_ONS) {
    await expect(page.getByRole('button', { name: `${name} ${price}` })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }
  for (const [name, price] of PACKAGES) {
    await expect(page.getByRole('button', { name: `${name} ${price}` })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }
  await expect(summary(page)).toHaveCount(0);
});

test('the preview changes with the add-ons: none, each, each pair, all three', async ({ page }) => {
  await page.goto('/book-charter');
  await expect(page.getByText('Preview: the yacht at anchor')).toBeAttached();
  const seen = new Set<string>();
  const pictures = new Set<string>();
  for (let bits = 0; bits < 8; bits += 1) {
    const ids: string[] = [];
    for (const [index, { id, name }] of ADD_ONS.entries()) {
      const isWanted = (bits & (1 << index)) !== 0;
      if (isWanted) ids.push(id);
      const button = choice(page, name);
      if ((await button.getAttribute('aria-pressed')) !== String(isWanted)) await button.click();
    }
    const film = previewFilm(ids);
    seen.add(film);
    await expect(filmShown(page, film)).toBeVisible();
    // The film before has faded out.
    await expect(page.locator('[data-film]')).toHaveCount(1);
    await expect(page.getByText(/^Preview: /)).toBeAttached();
    pictures.add(String(await filmShown(page, film).getByRole('img').getAttribute('src')));
  }
  expect(seen.size).toBe(8);
  expect(pictures.size).toBe(8);
});

test('on a tablet the film stays above the add-ons, and what the keys reach comes below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 720 });
  await page.goto('/book-charter');
  await choice(page, 'Water Slide').focus();
  // Another scenario may have added an add-on between these three.
  for (const name of ['Fly Board', 'Jet Ski']) {
    const isReached = () => choice(page, name).evaluate((button) => button === document.activeElement);
    for (let presses = 0; presses < 20 && !(await isReached()); presses += 1)
      await page.keyboard.press('Shift+Tab');
    await expect(choice(page, name)).toBeFocused();
    const film = await filmShown(page, 'base').boundingBox();
    const reached = await choice(page, name).boundingBox();
    if (!film || !reached) throw new Error('Film and choices are not drawn');
    expect(reached.y).toBeGreaterThanOrEqual(film.y + film.height);
    expect(film.height).toBeLessThanOrEqual(720 * 0.45);
  }
});

it('packages leave the preview alone', async ({ page }) => {
  await page.goto('/book-charter');
  await choice(page, 'Saxophonist').click();
  await expect(filmShown(page, 'base')).toBeVisible();
  await expect(page.locator('[data-film]')).toHaveCount(1);
});

test('a loading overlay shows until the film is ready, and the film can be paused @phone', async ({
  page,
}) => {
  const letGo = await heldBack(page, '**/films/base*.mp4');
  await page.goto('/book-charter');
  await expect(page.getByText('Loading preview…')).toBeVisible();
  letGo();
  await expect(page.getByText('Loading preview…')).toHaveCount(0);

  const film = page.locator('video');
  const isPlaying = () => film.evaluate((video: HTMLVideoElement) => !video.paused);
  await expect.poll(isPlaying).toBe(true);
  expect(
    await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.playsInline]),
  ).toEqual([true, true, true]);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect.poll(isPlaying).toBe(false);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(isPlaying).toBe(true);
});

test('while the next film is on its way it is said to be loading, whichever encoding this screen takes', async ({
  page,
}) => {
  const letGo = await heldBack(page, '**/films/jet-ski*.mp4');
  await page.goto('/book-charter');
  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
  const asked = page.waitForRequest('**/films/jet-ski*.mp4');
  await choice(page, 'Jet Ski').click();
  await asked;
  await expect(page.getByText('Loading preview…')).toBeVisible();
  await expect(page.getByText('The preview can’t be shown right now.')).toHaveCount(0);
  letGo();
  await expect(page.getByText('Preview: with jet ski')).toBeAttached();
});

test('a film that cannot be played gives way to a message, and can be tried again', async ({
  page,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/films\/base[.\w]*\.mp4$/, status: 0 });
  await page.route('**/films/base*.mp4', (route) => route.abort('failed'));
  await page.goto('/book-charter');
  await expect(page.getByText('The preview can’t be shown right now.')).toBeVisible();
  await expectAccessible();
  await page.unroute('**/films/base*.mp4');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The preview can’t be shown right now.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
});

/**
 * How much a film's picture changes from its last frame to its first (`seam`), and within three frames: the least of
 * several places. Three frames, because a first frame is a key frame and sharper than the last, so one step there
 * changes more than one elsewhere.
 */
async function changesOf(video: Locator): Promise<{ seam: number; threeFrames: number }> {
  return video.evaluate(async (film: HTMLVideoElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('There is no canvas');
    const frame = 1 / 25;
    // A seek ends before the new frame is drawn, so check the time of the frame that is shown.
    const shown = (seconds: number) =>
      new Promise<void>((resolve) => {
        const look = () =>
          film.requestVideoFrameCallback((_now, { mediaTime }) =>
            Math.abs(mediaTime + frame / 2 - seconds) < frame * 0.6 ? resolve() : look(),
          );
        look();
      });
    const frameAt = async (seconds: number) => {
      const drawn = shown(seconds);
      film.currentTime = seconds;
      await drawn;
      pen.drawImage(film, 0, 0, canvas.width, canvas.height);
      return pen.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    const change = async (one: number, other: number) => {
      const before = await frameAt(one);
      const after = await frameAt(other);
      return before.reduce((sum, value, k) => sum + Math.abs(value - (after[k] ?? 0)), 0) / before.length;
    };
    film.pause();
    const steps: number[] = [];
    for (let at = 12.5 * frame; at < 4.6; at += 10 * frame) steps.push(await change(at, at + 3 * frame));
    return { seam: await change(film.duration - frame / 2, frame / 2), threeFrames: Math.min(...steps) };
  });
}

test('the films of none and of all add-ons play to their end and begin again without a jump', async ({
  page,
}) => {
  for (const extras of ['', '?extras=jet-ski,fly-board,water-slide']) {
    await page.goto(`/book-charter${extras}`);
    await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
    const video = page.locator('video');
    await video.evaluate(
      (film: HTMLVideoElement) =>
        new Promise((resolve) => {
          film.playbackRate = 4;
          // A film that loops seeks back to its beginning.
          film.addEventListener('seeked', resolve, { once: true });
        }),
    );
    const { seam, threeFrames } = await changesOf(video);
    expect(seam).toBeGreaterThan(0);
    expect(seam).toBeLessThan(threeFrames);
  }
});

test('nothing plays by itself for whoever asked for less motion', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/films/') && asked.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/book-charter');
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  await expect(page.getByText('Loading preview…')).toHaveCount(0);
  await choice(page, 'Jet Ski').click();
  await expect(filmShown(page, 'jet-ski')).toBeVisible();
  await choice(page, 'Jet Ski').click();
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
});

it('the summary appears with the first choice and adds up what is chosen @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/book-charter');
  await choice(page, 'Jet Ski').click();
  await expect(summary(page)).toContainText('$350');
  await choice(page, 'Chef Cuisine').click();
  await choice(page, 'Drinks Package').click();
  await expect(summary(page).getByText('$2,050')).toBeVisible();
  await expectAccessible();
  const remove = (name: string) => summary(page).getByRole('button', { name: `Remove ${name}` });
  await remove('Chef Cuisine').press('Enter');
  await expect(summary(page).getByRole('status')).toContainText('$850');
  await expect(choice(page, 'Chef Cuisine')).toHaveAttribute('aria-pressed', 'false');
  // The focus moves to the next remove button, then to the list's heading, and at the end to the picker's.
  await expect(remove('Drinks Package')).toBeFocused();
  await remove('Drinks Package').press('Enter');
  await expect(summary(page).getByRole('heading', { name: 'Charter summary' })).toBeFocused();
  await remove('Jet Ski').press('Enter');
  await expect(summary(page)).toHaveCount(0);
  await expect(choice(page, 'Jet Ski')).toBeFocused();
});

it('all nine together come to 6,000 dollars', async ({ page }) => {
  await page.goto('/book-charter');
  for (const { name } of ADD_ONS) await choice(page, name).click();
  for (const [name] of PACKAGES) await choice(page, name).click();
  await expect(summary(page).getByText('$6,000')).toBeVisible();
});

test('on a phone the total and the one button stay in reach @phone-only', async ({ page }) => {
  await page.goto('/book-charter');
  await choice(page, 'Jet Ski').click();
  await choice(page, 'Photographer').click();
  await expect(proceed(page)).toBeInViewport();
  await expect(page.getByText('$1,100').filter({ visible: true }).last()).toBeInViewport();
  await proceed(page).click();
  await expect(
    page.getByRole('button', { name: 'Send Booking Request' }).filter({ visible: true }),
  ).toBeInViewport();
  await expect(page.getByText('$1,100').filter({ visible: true }).last()).toBeInViewport();
});

it('Proceed to Booking Details leads to the form @phone', async ({ page }) => {
  await page.goto('/book-charter');
  await choice(page, 'Water Slide').click();
  await proceed(page).click();
  await expect(page.getByRole('heading', { name: 'Booking details' })).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toBeFocused();
});

it('a chosen item can carry a note, which goes with the item @phone', async ({ page, expectAccessible }) => {
  await page.goto('/book-charter');
  await choice(page, 'Jet Ski').click();
  await page.getByRole('button', { name: 'Add a note for Jet Ski' }).click();
  await expect(page.getByLabel('Note for Jet Ski')).toBeFocused();
  await page.getByLabel('Note for Jet Ski').fill('Two life vests for children');
  await expect(summary(page)).toContainText('Two life vests for children');
  await expectAccessible();

  await choice(page, 'Jet Ski').click();
  await expect(page.getByText('Two life vests for children')).toHaveCount(0);
  await choice(page, 'Jet Ski').click();
  await page.getByRole('button', { name: 'Add a note for Jet Ski' }).click();
  await expect(page.getByLabel('Note for Jet Ski')).toHaveValue('');
  await expect(summary(page)).not.toContainText('Two life vests');
});

test('what another page carries along is chosen, also with scripts off', async ({ browser, site }) => {
  const [yacht] = await (await fetch(`${site.origin}/api/yacht-choices`)).json();
  const query = new URLSearchParams({
    yacht: yacht.id,
    pricing: 'without_amenities',
    extras: 'jet-ski,chef-cuisine,no-such-thing',
    date: '2999-07-04',
    slot: 'evening',
    occasion: 'dockside-parties',
  });
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${site.origin}/book-charter?${query}`);
    await expect(page.getByRole('combobox', { name: 'Yacht' })).toHaveValue(yacht.id);
    await expect(page.getByRole('radio', { name: 'Basic Charter' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Evening/ })).toBeChecked();
    await expect(page.getByLabel(/^Date/)).toHaveValue('2999-07-04');
    await expect(page.getByLabel('Special requests')).toHaveValue('Occasion: Dockside parties');
    await expect(choice(page, 'Jet Ski')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'Chef Cuisine')).toHaveAttribute('aria-pressed', 'true');
    if (javaScriptEnabled) await expect(toastOf(page, 'no longer offered')).toBeVisible();
    await expect(summary(page).getByText('$1,550')).toBeVisible();
    await expect(filmShown(page, 'jet-ski')).toBeVisible();
    await expect(page.getByText('Loading preview…').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'call or write to us' })).toHaveCount(
      javaScriptEnabled ? 0 : 1,
    );
    await context.close();
  }
});

it('a query that cannot be understood is left out', async ({ page }) => {
  await page.goto('/book-charter?yacht=nowhere&date=2020-01-01&slot=night&extras=,,&pricing=free');
  await expect(toastOf(page, 'no longer offered')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toHaveValue('');
  await expect(page.getByLabel(/^Date/)).toHaveValue('');
  await expect(
    page.getByRole('radio', { name: /Morning|Afternoon|Evening|Full day/, checked: true }),
  ).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'With Full Amenities' })).toBeChecked();
  await expect(summary(page)).toHaveCount(0);
});

test('the questions open to their answers, and search engines read them', async ({ page }) => {
  await page.goto('/book-charter');
  const questions = page.getByRole('region', { name: 'Before you book' }).getByRole('group');
  expect(await questions.count()).toBeGreaterThan(2);
  await questions.first().locator('summary').click();
  await expect(questions.first().getByRole('paragraph')).toBeVisible();

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [crumbs, faqs] = blocks.map((block) => JSON.parse(block));
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(faqs).toMatchObject({ '@type': 'FAQPage' });
  expect(faqs.mainEntity).toHaveLength(await questions.count());
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/book-charter$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.+film-base/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /24 hours/);
});

test('the page says so when it cannot be loaded, and can be tried again', async ({
  page,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/api\/add-ons/, status: 500 });
  await page.goto('/about');
  await page.route('**/api/add-ons', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('link', { name: 'Embark now' }).click();
  await expect(page.getByText('Error loading the booking page. Please try again later.')).toBeVisible();
  await expectAccessible();
  await page.unroute('**/api/add-ons');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(choice(page, 'Jet Ski')).toBeVisible();
});
