import { randomUUID } from 'node:crypto';
import { aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const aPlannedYacht = (site: RunningSite, fields: Parameters<typeof aYacht>[1] = {}) =>
  aYacht(site.database.db, {
    id: `planned-${randomUUID().slice(0, 8)}`,
    name: 'Long Table',
    model: '53 Flybridge',
    lengthFt: 55,
    beamFt: 16.2,
    cabins: 3,
    bathrooms: 2,
    crew: 2,
    engineType: 'Diesel shaft',
    ...fields,
  });

const it = scenariosOf('the decks of a yacht');

it('are drawn below her particulars, and said room by room with their sizes @phone', async ({
  page,
  site,
}) => {
  const { id } = await aPlannedYacht(site);
  await page.goto(`/yachts/${id}`);
  const plans = page.getByRole('region', { name: 'Deck plans' });
  await expect(plans.getByText('sizes are approximate')).toBeVisible();
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText(['Flybridge', 'Main deck', 'Lower deck']);
  for (const deck of ['Flybridge', 'Main deck', 'Lower deck']) {
    const drawing = plans.getByRole('img', { name: `${deck} of Long Table, seen from above` });
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toBeInViewport();
  }
  const below = plans.getByRole('list', { name: 'Lower deck' }).getByRole('listitem');
  await expect(below.filter({ hasText: /cabin/i })).toHaveCount(3);
  await expect(below.filter({ hasText: 'Bathroom' })).toHaveCount(2);
  await expect(below.filter({ hasText: 'Owner’s cabin' })).toHaveText(/\d × \d+(\.5)? ft \(\d.* × \d.* m\)$/);
  await expect(below.filter({ hasText: 'Cabin, port' })).toBeVisible();
  const onDeck = plans.getByRole('list', { name: 'Main deck' }).getByRole('listitem');
  await expect(onDeck.filter({ hasText: 'Salon' })).toBeVisible();
  // The drawing has as many numbers as the list has rooms.
  const drawn = plans.getByRole('img', { name: /^Main deck/ }).locator('text');
  await expect(drawn).toHaveCount(await onDeck.count());
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it('are said in Spanish, in feet and metres', async ({ page, site }) => {
  const { id } = await aPlannedYacht(site);
  await page.goto(`/es/yachts/${id}`);
  const plans = page.getByRole('region', { name: 'Planos de cubiertas' });
  await expect(plans.getByText('las medidas son aproximadas')).toBeVisible();
  await expect(
    plans.getByRole('img', { name: 'Cubierta inferior de Long Table, desde arriba' }),
  ).toBeVisible();
  const below = plans.getByRole('list', { name: 'Cubierta inferior' }).getByRole('listitem');
  await expect(below.filter({ hasText: 'Camarote del armador' })).toHaveText(/pies \(\d.* × \d.* m\)$/);
  await expect(below.filter({ hasText: 'Camarote, babor' })).toBeVisible();
});

it('are left out where nobody knows how wide she is', async ({ page, site }) => {
  const { id } = await aPlannedYacht(site, { beamFt: null });
  await page.goto(`/yachts/${id}`);
  await expect(page.getByRole('heading', { name: 'Complete Specifications' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deck plans' })).toHaveCount(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  // Skip the accessibility check, which is itself a script. The scenarios with scripts check the same HTML.
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank');
  });

  test('the decks are there all the same', async ({ page, site }) => {
    const { id } = await aPlannedYacht(site);
    await page.goto(`/yachts/${id}`);
    const plans = page.getByRole('region', { name: 'Deck plans' });
    await expect(plans.getByRole('img')).toHaveCount(3);
    await expect(plans.getByRole('list', { name: 'Flybridge' })).toContainText('Lounge');
  });
});
