import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aCharterToCome } from '../builders/charter.ts';
import { anAddOn } from '../builders/extras.ts';
import { anApplication } from '../builders/financing.ts';
import { anInquiry } from '../builders/inquiries.ts';
import { aYacht } from '../builders/yacht.ts';
import { signedIn, takesOver } from './support/account.ts';
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

test('what a colleague has changed is not deleted before that is seen', async ({
  page,
  site,
  expectFailure,
}) => {
  const name = `Rowan ${randomUUID().slice(0, 8)}`;
  const { id } = await anAddOn(site.database.db, { name, position: 951 });
  const yacht = await aYacht(site.database.db, { name });
  const staff = await signedIn(page, site, 'administrator');
  for (const [tab, one] of [
    ['add-ons', id],
    ['yachts', yacht.id],
  ]) {
    await page.goto(`/admin/${tab}?q=${encodeURIComponent(name)}`);
    // A yacht is read once more as the dialog opens: what changes before that has been seen.
    const isRead = tab === 'yachts' && page.waitForResponse((answer) => answer.url().endsWith(`/${one}`));
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
    await isRead;
    const asked = page.getByRole('dialog', { name: /^Delete/ });
    const fields = tab === 'yachts' ? { brand: 'Azimut', capacity: 6, length: '50 ft' } : { price: 77 };
    const theirs = await page.request.put(`/api/admin/${tab}/${one}`, {
      headers: staff.headers,
      data: { name, ...fields, description: 'Just rewritten' },
    });
    expect(theirs.status()).toBe(200);
    expectFailure({ url: new RegExp(`/api/admin/${tab}/`), status: 409 });
    await asked.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(asked.getByRole('alert')).toContainText('has changed this in the meantime');
    // What was read again meanwhile is what a second press deletes.
    await asked.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(card(page, name)).toHaveCount(0);
  }
});

test('of two who take the same application the second is told who was first', async ({
  page,
  site,
  expectFailure,
}) => {
  const id = await anApplication(site.database.db, { status: 'under_review' });
  const first = await signedIn(page, site, 'administrator');
  const second = await takesOver(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  const handler = page.getByRole('combobox', { name: 'Handled by' });
  await expect(handler.getByRole('option', { name: first.username })).toHaveCount(1);
  const taken = await page.request.put(`/api/admin/financing-applications/${id}/assignee`, {
    headers: first.headers,
    data: { assignedTo: first.accountId },
  });
  expect(taken.status()).toBe(200);
  expectFailure({ url: /\/assignee$/, status: 409 });
  await handler.selectOption({ label: second.username });
  await expect(toastOf(page, 'has changed this in the meantime')).toBeVisible();
  await expect(handler).toHaveValue(first.accountId);
});

test('what is half typed about somebody who is erased is refused, and stays where it is', async ({
  page,
  site,
  browser,
  expectFailure,
}) => {
  const { db } = site.database;
  const email = `${randomUUID().slice(0, 8)}@visitors.example`;
  const yacht = await aYacht(db);
  const who = { contactName: 'Zoe Quill', contactEmail: email };
  const { id } = await aCharterToCome(db, yacht.id, { ...who, yachtName: yacht.name });
  const inquiry = await anInquiry(db, { firstName: 'Zoe', lastName: 'Quill', email });
  const roleSince = new Date(Date.now() - 48 * 3_600_000);
  const asker = await signedIn(page, site, 'administrator', { roleSince });
  const second = await takesOver(page, site, 'administrator', { roleSince });
  const calls = await browser.newContext({ baseURL: site.origin });
  const call = async (by: typeof asker, path: string, data: object) => {
    const answer = await calls.request.post(`/api/admin/privacy-requests${path}`, {
      headers: by.headers,
      data,
    });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };

  await page.goto(`/admin/bookings?open=${id}`);
  const drawer = page.getByRole('dialog', { name: 'Zoe Quill' });
  const mail = drawer.getByRole('textbox').last();
  await mail.fill('Dear Zoe, half typed');
  const tab = await page.context().newPage();
  await tab.goto(`/admin/inquiries?open=${inquiry}`);
  await tab.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  const reply = tab.getByRole('dialog', { name: /Zoe Quill/ }).last();
  await reply.getByLabel(/^Message/).fill('Dear Zoe, half answered');

  const asked = await call(asker, '', { kind: 'erase', who: email, note: 'By phone' });
  await call(second, `/${asked.id}/agreement`, {});
  await calls.close();

  expectFailure({ url: /\/messages$/, status: 409 });
  await drawer.getByRole('button', { name: 'Send email' }).click();
  const forgotten = page.getByRole('dialog', { name: 'Former client' });
  await expect(forgotten.getByRole('alert')).toContainText('The client of this charter is forgotten');
  const kept = forgotten.getByLabel(/^Note/);
  await expect(kept).toHaveValue('Dear Zoe, half typed');
  // Once that is emptied there is nothing to write with.
  await kept.fill('');
  await expect(forgotten.getByRole('textbox')).toHaveCount(0);

  expectFailure({ url: /\/api\/admin\/inquiries\//, status: 404 });
  await reply.getByRole('button', { name: /^Send/ }).click();
  await expect(reply.getByRole('alert')).toContainText('We can’t find that inquiry.');
  await expect(reply.getByLabel(/^Message/)).toHaveValue('Dear Zoe, half answered');
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
  await expect(notice).toContainText('has changed this in the meantime');
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

test('whose password and factor are reset while they work keeps what is typed in two tabs, and goes on', async ({
  page,
  site,
  browser,
  expectFailure,
}) => {
  const { db } = site.database;
  const roleSince = new Date(Date.now() - 48 * 3_600_000);
  const asker = await signedIn(page, site, 'administrator', { roleSince });
  const agreer = await takesOver(page, site, 'administrator', { roleSince });
  const colleague = await takesOver(page, site, 'administrator');
  const yacht = await aYacht(db);
  const { id } = await aCharterToCome(db, yacht.id, { yachtName: yacht.name, contactName: 'Noor Haddad' });
  const name = `Rowan ${randomUUID().slice(0, 8)}`;
  const addOn = await anAddOn(db, { name, position: 952 });
  await page.goto(`/admin/add-ons?edit=${addOn.id}`);
  const form = page.getByRole('dialog', { name: `Edit ${name}` });
  await form.getByLabel('Description', { exact: true }).fill('Half typed');
  const tab = await page.context().newPage();
  await tab.goto(`/admin/bookings?open=${id}`);
  const note = tab.getByRole('dialog', { name: 'Noor Haddad' });
  await note.getByRole('radio', { name: 'Note for the team' }).check();
  await note.getByRole('textbox').last().fill('Half noted');

  const calls = await browser.newContext({ baseURL: site.origin });
  const call = async (by: typeof asker, path: string, data: object = {}) => {
    const answer = await calls.request.post(`/api/admin/team/${colleague.accountId}/${path}`, {
      headers: by.headers,
      data,
    });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  await call(asker, 'password-requests', { withoutSecondFactor: true });
  const { password } = await call(agreer, 'password');
  await calls.close();

  for (const status of [401, 403])
    expectFailure({ url: /\/api\//, status, maybe: 'what a page reads meanwhile is refused as well' });
  const signsIn = async (at: Page) => {
    const again = at.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel(/^Your password/).fill(password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toHaveCount(0);
  };
  await form.getByRole('button', { name: 'Save add-on' }).click();
  await signsIn(page);
  await expect(form.getByRole('alert')).toContainText('Please choose a password of your own first');
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue('Half typed');
  await note.getByRole('button', { name: 'Keep note' }).click();
  const refused = note.getByRole('alert').filter({ hasText: 'Please choose a password of your own first' });
  await expect(refused).toBeVisible();

  const account = await page.context().newPage();
  await account.goto('/admin');
  await account.getByRole('button', { name: 'Change password' }).click();
  await account.getByLabel(/^Current password/).fill(password);
  await account.getByLabel(/^New password/).fill('a new lagoon at nine');
  await account.getByRole('button', { name: 'Change password' }).click();
  await expect(account.getByRole('heading', { name: 'Overview' })).toBeVisible();

  await form.getByRole('button', { name: 'Save add-on' }).click();
  await expect(toastOf(page, 'Add-on updated successfully')).toBeVisible();
  await note.getByRole('button', { name: 'Keep note' }).click();
  await expect(note.getByRole('listitem').filter({ hasText: 'Half noted' })).toBeVisible();
});
