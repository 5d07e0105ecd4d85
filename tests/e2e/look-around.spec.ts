import type { Page } from '@playwright/test';
import { findPicture } from '#media/pictures.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { expect, test } from './support/test.ts';

const [ROOM, DECK] = ['superyacht-oak-saloon', 'superyacht-tri-deck-flybridge'];

/** Opens the page of a yacht with panoramas; answers the list of panoramas fetched so far, which keeps growing. */
async function openHer(page: Page, site: RunningSite) {
  const { id } = await aYacht(site.database.db, {
    name: 'All Round',
    primaryImage: 'default-azimut',
    galleryImages: ['default-azimut', ROOM, DECK],
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/panoramas/')) fetched.push(pathname);
  });
  await page.goto(`/yachts/${id}`);
  await expect(page.getByRole('button', { name: 'Look around' })).toBeVisible();
  return fetched;
}

test('one can look around on board, with keys, buttons and the pointer @phone', async ({ page, site }) => {
  const fetched = await openHer(page, site);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched, 'before the press').toEqual([]);
  const opener = page.getByRole('button', { name: 'Look around' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Look around All Round' });
  const view = dialog.getByRole('application', { name: 'Salon, all around' });
  await expect(dialog.getByRole('button', { name: 'Turn right' })).toBeVisible();
  expect(fetched).toEqual([`/panoramas/${ROOM}.avif`]);
  await expect(dialog).toContainText(`${findPicture(ROOM)?.alt}. Rendering of a sister layout.`);

  // Compare screenshots, which show what the visitor sees.
  let before = await view.screenshot();
  const isTurnedBy = async (move: () => Promise<void>) => {
    await move();
    await expect.poll(async () => (await view.screenshot()).equals(before)).toBe(false);
    before = await view.screenshot();
  };
  await view.focus();
  for (const key of ['ArrowRight', 'ArrowUp', '+']) await isTurnedBy(() => page.keyboard.press(key));
  for (const name of ['Turn left', 'Zoom out'])
    await isTurnedBy(() => dialog.getByRole('button', { name }).click());
  const { x, y } = (await view.boundingBox()) ?? { x: 0, y: 0 };
  await isTurnedBy(async () => {
    await page.mouse.move(x + 200, y + 120);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 150, { steps: 5 });
    await page.mouse.up();
  });

  await dialog.getByRole('button', { name: 'Deck' }).click();
  await expect(dialog.getByRole('application', { name: 'Deck, all around' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Turn right' })).toBeVisible();
  expect(fetched).toContain(`/panoramas/${DECK}.avif`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a browser that cannot turn a panorama shows a picture of the place, and says so', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openHer(page, site);
  await page.getByRole('button', { name: 'Look around' }).click();
  const dialog = page.getByRole('dialog', { name: 'Look around All Round' });
  await expect(
    dialog.getByText('This browser can’t turn the view, so here is a picture of it.'),
  ).toBeVisible();
  await expect(dialog.getByRole('img', { name: findPicture(ROOM)?.alt })).toBeVisible();
  await expect(dialog.getByRole('application')).toHaveCount(0);
});
