import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { charterDayAt } from '#core/charter-time.ts';
import { aCharterToCome } from '../builders/charter.ts';
import { aPhotograph } from '../builders/files.ts';
import { aYacht } from '../builders/yacht.ts';
import type { RunningSite } from '../support/running-site.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const HOUR_MS = 3_600_000;

/** Holds the next call of this address back until the answered function is called. */
async function holdBack(page: Page, address: string) {
  const gate = Promise.withResolvers<void>();
  await page.route(address, (route) => gate.promise.then(() => route.continue()), { times: 1 });
  return gate.resolve;
}

/** Adds a confirmed charter that begins within the hour, and of which nothing is ready. */
async function aCharterOfToday({ database: { db } }: RunningSite) {
  const yacht = await aYacht(db, { charterMode: 'crewed' });
  const departsAt = new Date(Date.now() + HOUR_MS / 2);
  return aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Rosa ${randomUUID().slice(0, 8)}`,
    status: 'confirmed',
    agreedAt: new Date(),
    startOn: charterDayAt(departsAt),
    departsAt,
    returnsAt: new Date(Date.now() + 4 * HOUR_MS),
  });
}

test('a refusal that comes after its drawer is closed is told', async ({ page, site, expectFailure }) => {
  expectFailure({ url: /\/departure\/depart$/, status: 409 });
  const charter = await aCharterOfToday(site);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: charter.contactName });
  const answer = await holdBack(page, '**/departure/depart');
  await drawer.getByRole('button', { name: 'Depart', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  answer();
  await expect(toastOf(page, 'This charter may not depart yet.')).toBeVisible();
});

test('the checklist leads who may only read to the captain, and to the word that there is none yet', async ({
  page,
  site,
}) => {
  const charter = await aCharterOfToday(site);
  await signedIn(page, site, 'administrator', { staffRoles: ['read-only'] });
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const list = page.getByRole('list', { name: 'Before it leaves' });
  await list.getByRole('button', { name: 'Captain', exact: true }).click();
  await expect(page.getByText('Captain: Nobody yet')).toBeFocused();
});

test('a yacht’s form stays open, with what is typed, when something else reads the yachts again', async ({
  page,
  site,
}) => {
  const mark = randomUUID().slice(0, 8);
  const yacht = await aYacht(site.database.db, { name: `Petrel ${mark}` });
  const staff = await signedIn(page, site, 'administrator');
  const view = { list: 'yachts', name: `View ${mark}`, query: 'status=active' };
  await page.request.post('/api/admin/saved-views', { headers: staff.headers, data: view });
  await page.goto('/admin/yachts');
  const tools = page.getByRole('search');
  const views = tools.getByRole('button', { name: /^View/ });
  await views.press('Enter');
  await page.getByRole('menuitemcheckbox', { name: view.name }).press('Enter');
  await tools.getByRole('searchbox').fill(yacht.name);
  await expect(page.getByText('1 yacht', { exact: true })).toBeVisible();
  const answer = await holdBack(page, '**/api/admin/saved-views/*');
  await views.press('Enter');
  await page.getByRole('menuitem', { name: `Save filters and order in “${view.name}”` }).press('Enter');
  await page.getByRole('button', { name: `Edit ${yacht.name}` }).click();
  const form = page.getByRole('dialog', { name: `Edit ${yacht.name}` });
  await form.getByLabel('Yacht name').fill(`Storm ${mark}`);
  const readAgain = page.waitForRequest(`**/api/admin/yachts/${yacht.id}`);
  const yachtRead = await holdBack(page, `**/api/admin/yachts/${yacht.id}`);
  answer();
  await readAgain;
  await expect(form.getByLabel('Yacht name')).toHaveValue(`Storm ${mark}`);
  yachtRead();
  await expect(toastOf(page, `“${view.name}” is kept.`)).toBeVisible();
  await expect(form.getByLabel('Yacht name')).toHaveValue(`Storm ${mark}`);

  // In the same form: the button that uploads shows its focus, and each upload's button says of what it is.
  const pictures = form.getByLabel('Upload pictures');
  await pictures.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(pictures).toBeFocused();
  await expect(pictures.locator('..')).toHaveCSS('outline-style', 'solid');
  const uploaded = await holdBack(page, '**/upload-images');
  await pictures.setInputFiles({
    name: 'bow.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhotograph({ width: 400 }),
  });
  await expect(form.getByRole('button', { name: 'Cancel: bow.jpg' })).toBeVisible();
  uploaded();
  await expect(form.getByRole('button', { name: /^Remove picture/ })).not.toHaveCount(0);
});
