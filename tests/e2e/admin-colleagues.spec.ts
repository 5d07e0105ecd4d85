import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from '#tests/support/running-site.ts';
import { anAddOn } from '../builders/extras.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** A colleague's own browser, signed in as another administrator, on the same page. */
async function beside(browser: Browser, site: RunningSite, address: string) {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await signedIn(page, site, 'administrator');
  await page.goto(address);
  return { page, close: () => context.close() };
}

test('two colleagues put the same list in order: neither undoes what the other moved', async ({
  page,
  site,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const names = ['Alder', 'Birch', 'Cedar', 'Damson'].map((name) => `${name} ${mark}`);
  for (const [at, name] of names.entries()) await anAddOn(site.database.db, { name, position: 900 + at });
  const [alder = '', birch = '', cedar = '', damson = ''] = names;
  const order = async (shown: Page) =>
    (await shown.getByRole('listitem').filter({ hasText: mark }).getByRole('heading').allTextContents()).map(
      (text) => names.find((name) => text.includes(name)),
    );
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/add-ons');
  const other = await beside(browser, site, '/admin/add-ons');
  await expect(card(page, alder)).toBeVisible();
  await expect(card(other.page, alder)).toBeVisible();

  await other.page.getByRole('button', { name: `Move ${alder} back` }).press('Enter');
  await expect(toastOf(other.page, 'Order saved')).toBeVisible();
  // This page still shows the former order.
  await page.getByRole('button', { name: `Move ${damson} forward` }).press('Enter');
  await expect.poll(() => order(page)).toEqual([birch, alder, damson, cedar]);
  await other.page.reload();
  await expect.poll(() => order(other.page)).toEqual([birch, alder, damson, cedar]);
  await other.close();
});

test('what a colleague has deleted first goes from the list once that is said', async ({
  page,
  site,
  expectFailure,
}) => {
  const name = `Elm ${randomUUID().slice(0, 8)}`;
  const { id } = await anAddOn(site.database.db, { name, position: 950 });
  const staff = await signedIn(page, site, 'administrator');
  await page.goto('/admin/add-ons');
  await card(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .press('Enter');
  const gone = await page.request.delete(`/api/admin/add-ons/${id}`, { headers: staff.headers });
  expect(gone.status()).toBe(200);
  expectFailure({ url: /\/api\/admin\/add-ons\//, status: 404 });
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(asked.getByRole('alert')).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(card(page, name)).toHaveCount(0);
});

test('roles that another administrator has changed meanwhile are shown before they are replaced', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  const colleague = await signedIn(page, site, 'administrator', { staffRoles: ['content'] });
  const staff = await signedIn(page, site, 'administrator');
  await page.goto('/admin/team');
  await page.getByRole('button', { name: `Change role of ${colleague.username}` }).click();
  const dialog = page.getByRole('dialog', { name: `Role of ${colleague.username}` });
  await dialog.getByRole('checkbox', { name: 'Charter desk' }).check();
  const theirs = await page.request.put(`/api/admin/team/${colleague.accountId}/roles`, {
    headers: staff.headers,
    data: { roles: ['underwriting'] },
  });
  expect(theirs.status()).toBe(200);
  expectFailure({ url: /\/api\/admin\/team\//, status: 409 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('A colleague has changed this in the meantime.');
  await expect(notice.getByRole('row', { name: /^Role/ })).toHaveText(/Charter desk, Content.*Underwriting/);
  await expect(dialog.getByRole('checkbox', { name: 'Charter desk' })).toBeChecked();
  await expectAccessible();
  await notice.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Underwriting' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Charter desk' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Content' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: colleague.username });
  await expect(row).toContainText('Content');
  await expect(row).toContainText('Underwriting');
});
