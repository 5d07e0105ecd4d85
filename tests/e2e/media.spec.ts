import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('a featured film, the latest films, categories to come, channels, and the way back @phone', async ({
  page,
  request,
}) => {
  const films = (await (await request.get('/api/films')).json()) as { title: string; src: string }[];
  expect(films.length).toBeGreaterThan(0);
  await page.goto('/media');
  await expect(page).toHaveTitle('Media Gallery · Miami Flow Yachts');
  await expect(page.getByRole('heading', { level: 1, name: 'Media Gallery' })).toBeVisible();
  const featured = page.locator('section').filter({ has: page.getByText('Featured film', { exact: true }) });
  await expect(featured.getByRole('heading', { name: films[0]?.title })).toBeVisible();
  const latest = page.getByRole('region', { name: 'Latest films' });
  const others = films.length > 1 ? films.slice(1) : films;
  await expect(latest.getByRole('heading', { level: 3 })).toHaveText(others.map(({ title }) => title));

  const categories = page.getByRole('region', { name: 'Coming up next' }).getByRole('listitem');
  await expect(categories).toHaveCount(4);
  for (const card of await categories.all())
    await expect(card.getByText('Coming Soon', { exact: true })).toBeVisible();

  for (const [name, href] of [
    ['Subscribe on YouTube', 'https://youtube.example/@miamiflowyachts'],
    ['Follow on Instagram', 'https://instagram.example/miamiflowyachts'],
    ['Follow on TikTok', 'https://tiktok.example/@miamiflowyachts'],
    ['Follow on Facebook', 'https://facebook.example/miamiflowyachts'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);

  await page.getByRole('link', { name: 'Back to About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('a film plays from our own server, a small one on phones, and starting another stops it @phone', async ({
  page,
  expectAccessible,
}, { project }) => {
  await page.goto('/media');
  const plays = page.getByRole('link', { name: /^Play film: / });
  await plays.first().click();
  const first = page.locator('video').first();
  await expect(first).toBeFocused();
  await expect.poll(() => first.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  expect(new URL(await first.evaluate((film: HTMLVideoElement) => film.currentSrc)).pathname).toMatch(
    project.name === 'phone' ? /^\/films\/[\w-]+\.small\.mp4$/ : /^\/films\/[\w-]+\.av1\.mp4$/,
  );
  await expectAccessible();
  await plays.first().click();
  await expect(page.locator('video')).toHaveCount(2);
  await expect.poll(() => first.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

test('every film on offer is there to be played', async ({ request }) => {
  const films = (await (await request.get('/api/films')).json()) as {
    src: string;
    poster: { src: string };
  }[];
  for (const { src, poster } of films) {
    const film = await request.get(src, { headers: { range: 'bytes=0-1' } });
    expect(film.status(), src).toBe(206);
    expect(film.headers()['content-type']).toBe('video/mp4');
    expect((await request.get(poster.src)).status(), poster.src).toBe(200);
  }
});

test('a film that cannot be played says so, and can be tried again', async ({
  page,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/films\//, status: 0 });
  await page.route('**/films/*.mp4', (route) => route.abort('failed'));
  await page.goto('/media');
  await page
    .getByRole('link', { name: /^Play film: / })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('This film can’t be played right now.');
  await expectAccessible();
  await page.unroute('**/films/*.mp4');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
});

test('nothing of a film is fetched before it is asked for; with scripts off its file is a link', async ({
  page,
  browser,
  site,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/films/') && fetched.push(request.url()));
  await page.goto('/media');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.origin}/media`);
  await expect(plain.getByRole('link', { name: /^Play film: / }).first()).toHaveAttribute(
    'href',
    /^\/films\/[\w-]+\.mp4$/,
  );
  await context.close();
});

test('a film starts with the keyboard alone', async ({ page }) => {
  await page.goto('/media');
  const play = page.getByRole('link', { name: /^Play film: / }).first();
  await play.focus();
  await page.keyboard.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => !film.paused)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});
