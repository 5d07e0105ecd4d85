import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aYacht } from '#tests/builders/yacht.ts';
import { aRequestOf } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

/** Adds three yachts that a search for their mark finds alone. */
async function three(site: RunningSite) {
  const mark = `heart${randomUUID().slice(0, 8)}`;
  const ids = ['Ara', 'Bea', 'Cora'].map((name) => ({ id: `${name}-${mark}`.toLowerCase(), name }));
  for (const { id, name } of ids) await aYacht(site.database.db, { id, name: `${name} ${mark}` });
  return { mark, ids: ids.map(({ id }) => id), list: `/yachts?q=${mark}` };
}

const heart = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Save ${name}`) });
const isSaved = (page: Page, name: string, saved = true) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', String(saved));
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('savedYachts') ?? '[]') as string[]);

test('hearts of another tab are there on coming back, and a press takes none of them away', async ({
  page,
  site,
  context,
}) => {
  const { list, ids } = await three(site);
  const [ara = '', bea = '', cora = ''] = ids;
  await page.goto(list);
  await heart(page, 'Ara').click();
  // This page has no hearts, so it does not listen for changes in the other tab.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get In Touch' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const second = await context.newPage();
  await second.goto(site.origin + list);
  await heart(second, 'Bea').click();
  await second.close();
  await page.goBack();
  await isSaved(page, 'Bea');
  await heart(page, 'Cora').click();
  expect(await kept(page)).toEqual([cora, bea, ara]);

  // A page that is restored from the browser's back/forward cache has missed the changes, too.
  await page.evaluate((id) => {
    localStorage.setItem('savedYachts', JSON.stringify([id]));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, bea);
  await isSaved(page, 'Ara', false);
  await isSaved(page, 'Bea');
});

test('hearts of an account that was signed out of in another tab do not stay, and go to nobody', async ({
  page,
  site,
  context,
}) => {
  const { list, ids } = await three(site);
  const [ara = '', bea = ''] = ids;
  await signedIn(page, site);
  for (const id of [ara, bea]) await page.request.put(`/api/profile/saved-yachts/${id}`);
  await page.goto(list);
  await isSaved(page, 'Ara');
  await context.clearCookies();
  await heart(page, 'Cora').click();
  await isSaved(page, 'Cora');
  await isSaved(page, 'Ara', false);
  expect(await kept(page)).toEqual([ids[2]]);
  // If the pressed heart belonged to the account, it is dropped together with the account's others.
  await signedIn(page, site);
  await page.request.put(`/api/profile/saved-yachts/${bea}`);
  await page.goto(list);
  await isSaved(page, 'Bea');
  await context.clearCookies();
  await heart(page, 'Bea').click();
  await isSaved(page, 'Bea', false);
  expect(await kept(page)).not.toContain(bea);
});

test('a session that has ended without a word keeps the one heart that was pressed', async ({
  page,
  site,
  context,
  expectFailure,
}) => {
  expectFailure({ url: /saved-yachts/, status: 401 });
  const { list, ids } = await three(site);
  await signedIn(page, site);
  await page.request.put(`/api/profile/saved-yachts/${ids[0]}`);
  await page.goto(list);
  await isSaved(page, 'Ara');
  // Keep the cookie that hints at a session.
  const hint = (await context.cookies()).filter(({ name }) => name === 'signed_in');
  await context.clearCookies();
  await context.addCookies(hint);
  const refused = page.waitForResponse((response) => response.status() === 401);
  await heart(page, 'Cora').click();
  await refused;
  await expect.poll(() => kept(page)).toEqual([ids[2]]);
  await isSaved(page, 'Ara', false);
  await isSaved(page, 'Cora');
});

test('what is pressed while the account cannot be reached gets there once it can, and nothing else stays here', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /saved-yachts/, status: 0 });
  const { list, ids } = await three(site);
  const [ara = '', bea = '', cora = ''] = ids;
  await signedIn(page, site);
  for (const id of [ara, bea]) await page.request.put(`/api/profile/saved-yachts/${id}`);
  await page.goto(list);
  await isSaved(page, 'Ara');
  const calls = '**/api/profile/saved-yachts**';
  await page.route(calls, (route) => route.abort('connectionfailed'));
  await heart(page, 'Ara').click();
  await heart(page, 'Cora').click();
  // The account's other yacht is not stored: it would be seen by whoever uses this browser next.
  await expect.poll(() => kept(page)).toEqual([cora]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsavedYachts'))).toContain(ara);
  await isSaved(page, 'Bea');
  await page.reload();
  await isSaved(page, 'Cora');
  await page.unroute(calls);
  // The page may still be waiting for its first try, and then does not try again at once.
  const comeOnline = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => comeOnline().then(() => kept(page))).toEqual([]);
  await isSaved(page, 'Bea');
  await isSaved(page, 'Cora');
  await isSaved(page, 'Ara', false);
  expect(await (await page.request.get('/api/profile/saved-yachts')).json()).toEqual([cora, bea]);
});

test('saved yachts that could not be read are not “none yet”, and are read once they can be', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /saved-yachts/, status: 0 });
  const { mark, ids } = await three(site);
  const [ara = '', bea = ''] = ids;
  const { accountId } = await signedIn(page, site);
  // Without anything of its own, an account's page shows the first steps instead.
  await aRequestOf(site.database.db, accountId, bea);
  const calls = '**/api/profile/saved-yachts';
  await page.route(calls, (route) => route.abort('connectionfailed'));
  await page.goto('/profile');
  const saved = page.getByRole('region', { name: 'Saved yachts' });
  await expect(saved.getByRole('alert')).toContainText('could not be loaded');
  await expect(saved.getByText('None yet')).toHaveCount(0);
  await page.request.put(`/api/profile/saved-yachts/${ara}`);
  await page.unroute(calls);
  await saved.getByRole('button', { name: 'Try again' }).click();
  await expect(saved.getByRole('link', { name: `Ara ${mark}` })).toBeVisible();
  await expect(saved.getByRole('alert')).toHaveCount(0);
});

test('a heart pressed twice while the account is being read ends as it was pressed last', async ({
  page,
  site,
}) => {
  const { list } = await three(site);
  await signedIn(page, site);
  const [read, put] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const began: string[] = [];
  const ended: string[] = [];
  await page.route(/\/saved-yachts(\?|$)/, (route) => read.promise.then(() => route.continue()));
  await page.route(/\/saved-yachts\//, async (route) => {
    const method = route.request().method();
    began.push(method);
    if (method === 'PUT') await put.promise;
    await route.fulfill({ response: await route.fetch() });
    ended.push(method);
  });
  await page.goto(list);
  await heart(page, 'Ara').click();
  await heart(page, 'Ara').click();
  read.resolve();
  await expect.poll(() => began).toContain('PUT');
  // Whatever was sent together with it is here as well by the time this call is answered.
  await page.evaluate(() => fetch('/api/yachts?limit=1'));
  put.resolve();
  await expect.poll(() => ended).toEqual(['PUT', 'DELETE']);
  await page.reload();
  await isSaved(page, 'Ara', false);
});

test('a browser that keeps nothing is not said to keep a yacht', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  const { list } = await three(site);
  await page.goto(list);
  await heart(page, 'Ara').click();
  await isSaved(page, 'Ara');
  await expect(toastOf(page, 'Saved')).toContainText('stays saved until you reload or close this page');
});

test('a yacht that is let go of while the account is still being read stays let go of', async ({
  page,
  site,
}) => {
  await signedIn(page, site);
  const yacht = await aYacht(site.database.db, { name: `Let Me Go ${randomUUID().slice(0, 8)}` });
  await page.goto(`/yachts/${yacht.id}`);
  const heart = page.getByRole('button', { name: /^Save/ }).first();
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await heart.click();
  await stored;
  // Hold the answer with the account's saved yachts back until the heart is pressed.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/api/profile/saved-yachts', async (route) => {
    const answer = await route.fetch();
    await pressed;
    await route.fulfill({ response: answer });
  });
  const asked = page.waitForRequest('**/api/profile/saved-yachts');
  await page.reload();
  await asked;
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  const told = page.waitForResponse((response) => response.request().method() === 'DELETE');
  press();
  await told;
  await page.unroute('**/api/profile/saved-yachts');
  await expect(page.getByRole('button', { name: /^Save/ }).first()).toHaveAttribute('aria-pressed', 'false');
});
