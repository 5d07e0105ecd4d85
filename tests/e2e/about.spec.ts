import { eq } from 'drizzle-orm';
import { crew as crewTable } from '#features/content/tables.ts';
import { aCrewMember, aSettingsGroup } from '#tests/builders/content.ts';
import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('the house tells its story, what sets it apart, its mission, values and people @phone', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('About Us · Miami Flow Yachts');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  for (const part of ['Our Story', 'What Sets Us Apart', 'Our mission', 'The people aboard'])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
  for (const value of ['Excellence', 'Safety First', 'Bespoke Experiences'])
    await expect(page.getByRole('heading', { name: value, exact: true })).toBeVisible();
  const people = page.getByRole('region', { name: 'The people aboard' });
  for (const role of [
    'Captains',
    'Chefs',
    'Hosts and deckhands',
    'Event planners',
    'Engineers',
    'Finance guides',
  ])
    await expect(people.getByText(role, { exact: true })).toBeVisible();
});

test('the crew is shown by portrait, name, role and license, and by initials without a portrait', async ({
  page,
  site,
}) => {
  const { id } = await aCrewMember(site.database.db, { name: 'Ana Lima', role: 'Deckhand', position: 99 });
  try {
    const crew = page.getByRole('region', { name: 'Meet the crew' });
    await expect(async () => {
      await page.goto('/about');
      await expect(crew.getByRole('listitem').filter({ hasText: 'Ana Lima' })).toContainText('Deckhand', {
        timeout: 500,
      });
    }).toPass();
    await expect(crew.getByText('AL', { exact: true })).toBeVisible();
    const captain = crew.getByRole('listitem').filter({ hasText: 'Malcolm Reyes' });
    await expect(captain.getByText('Coast Guard Master, 200 tons')).toBeVisible();
    const portrait = captain.getByRole('img', { name: 'Drawn portrait of a man with a gray beard' });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(100);
  } finally {
    await site.database.db.delete(crewTable).where(eq(crewTable.id, id));
  }
});

test('the achievements stand with their figures', async ({ page }) => {
  await page.goto('/about');
  const achievements = page.getByRole('region', { name: 'Achievements' });
  await expect(achievements.getByRole('definition')).toHaveText(['100+', '5000+', '4.9', '24/7']);
  await expect(achievements.getByRole('term')).toHaveText(['yachts', 'charters', 'rating', 'support']);
});

test('films play in the page from our own server, one at a time, and the channel is a link away', async ({
  page,
  expectAccessible,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== 'about:blank')
      outside.push(request.url());
  });
  await page.goto('/about');
  const films = page.getByRole('region', { name: 'Seen from our decks' });
  await expect(films.locator('video')).toHaveCount(0);
  await films
    .getByRole('link', { name: /^Play film: / })
    .first()
    .click();
  const video = films.locator('video');
  await expect(video).toHaveCount(1);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  expect(new URL(await video.evaluate((film: HTMLVideoElement) => film.currentSrc)).pathname).toMatch(
    /^\/films\/[\w-]+\.(small|av1)\.mp4$/,
  );
  await expectAccessible();
  await expect(films.getByRole('link', { name: 'Our video channel' })).toHaveAttribute(
    'href',
    'https://youtube.example/@miamiflowyachts',
  );
  await expect(films.getByRole('link', { name: 'Media Gallery', exact: true })).toHaveAttribute(
    'href',
    '/media',
  );
  expect(outside).toEqual([]);
});

test('figures and channel follow what staff have set', async ({ page, site }) => {
  const { db } = site.database;
  await aSettingsGroup(db, 'statistics', {
    home: [{ value: '9+', label: 'years' }],
    about: [{ value: '6000+', label: 'charters' }],
  });
  await aSettingsGroup(db, 'social', { instagram: 'https://instagram.example/other' });
  try {
    await expect(async () => {
      await page.goto('/about');
      await expect(page.getByRole('region', { name: 'Achievements' }).getByRole('definition')).toHaveText(
        ['6000+'],
        { timeout: 500 },
      );
    }).toPass();
    await expect(page.getByRole('link', { name: 'Our video channel' })).toHaveCount(0);
  } finally {
    const { DEFAULT_SETTINGS } = await import('#features/content/domain/index.ts');
    await aSettingsGroup(db, 'statistics', { ...DEFAULT_SETTINGS.statistics });
    await aSettingsGroup(db, 'social', { ...DEFAULT_SETTINGS.social });
  }
});
