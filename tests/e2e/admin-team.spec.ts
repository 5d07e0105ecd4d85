import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { activity } from '#features/activity/tables.ts';
import { accounts, sessions } from '#platform/auth/tables.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn, takesOver } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const makeClient = (site: RunningSite, accountId: string) =>
  site.database.db.update(accounts).set({ role: 'client', staffRoles: [] }).where(eq(accounts.id, accountId));

test('a colleague is added, let in again, signed out and taken off the team; the log tells it and can be exported', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  const client = await signedIn(page, site, 'client');
  const staff = await signedIn(page, site, 'administrator');
  await page.goto('/admin/team');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(staff.username).getByText('You', { exact: true })).toBeVisible();
  await expect(row(staff.username).getByText('Off', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add colleague' }).click();
  const add = page.getByRole('dialog', { name: 'Add colleague' });
  await add.getByRole('button', { name: 'Add colleague' }).click();
  await expect(add.getByText('Username is required')).toBeVisible();
  await expect(add.getByText('Please choose at least one role.')).toBeVisible();
  await add.getByRole('checkbox', { name: 'Administrator' }).check();
  expectFailure({ url: /\/api\/admin\/team$/, status: 409 });
  await add.getByLabel('Username').fill(client.username);
  await add.getByRole('button', { name: 'Add colleague' }).click();
  await expect(add.getByText('There is already an account with that name.')).toBeVisible();
  await expect(add.getByRole('checkbox', { name: 'Take on the client with that name' })).toBeVisible();
  await add.getByLabel('Username').fill('lena.keys');
  await add.getByRole('button', { name: 'Add colleague' }).click();
  const told = page.getByRole('dialog', { name: 'One-time password' });
  await expect(told.locator('code')).toHaveText(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  await told.getByRole('button', { name: 'Done' }).click();
  await expect(row('lena.keys').getByText('One-time password')).toBeVisible();

  await page.getByRole('button', { name: 'New password for lena.keys' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click();
  await expect(row('lena.keys')).toContainText(`asked for by ${staff.username}`);
  await expect(page.getByRole('button', { name: 'Make password for lena.keys' })).toHaveCount(0);
  // Another administrator, who has the role long enough, gives the second approval.
  const roleSince = new Date(Date.now() - 48 * 3_600_000);
  await takesOver(page, site, 'administrator', { roleSince });
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Make password for lena.keys' }).click();
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Make password' }).click();
  await expect(told.locator('code')).toBeVisible();
  await told.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'New password for lena.keys' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click();
  await page.getByRole('button', { name: 'Refuse the new password for lena.keys' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(row('lena.keys')).not.toContainText('asked for by');
  await page.getByRole('button', { name: 'Take off the team: lena.keys' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the team' }).click();
  await expect(toastOf(page, 'lena.keys is a client now.')).toBeVisible();
  await expect(row('lena.keys')).toHaveCount(0);

  await page.goto('/admin/activity?q=lena.keys');
  const log = page.getByRole('table', { name: 'Activity' });
  await expect(log.getByRole('row')).toHaveCount(7);
  await expect(log).toContainText('Team demoted');
  await page.getByLabel('What', { exact: true }).selectOption('added');
  await expect(log.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Who', { exact: true }).selectOption(staff.username);
  await page.getByLabel('Kind', { exact: true }).selectOption('Team');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing here')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('To', { exact: true }).fill('');
  await page.getByRole('searchbox').fill('lena.keys');
  await expect(log.getByRole('row')).toHaveCount(7);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export Report' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
});

test('whoever ends their own sessions, or leaves the team, is led home and can sign in again', async ({
  page,
  site,
}) => {
  const own = async (button: string) => {
    const staff = await signedIn(page, site, 'administrator');
    await page.goto('/admin/team');
    await page
      .getByRole('row')
      .filter({ hasText: staff.username })
      .getByRole('button', { name: button })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/$/);
    return staff;
  };
  await signedIn(page, site, 'administrator');
  await own('Sign out');
  await expect(page.getByText('You have been signed out everywhere.').first()).toBeVisible();
  const { username } = await own('Take off the team');
  await expect(page.getByText('You are a client now. Please sign in again.').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByRole('textbox', { name: /^Password/ }).fill(ACTORS_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a colleague whom another was faster to take off is gone once that is said', async ({
  page,
  site,
  expectFailure,
}) => {
  const colleague = await signedIn(page, site, 'administrator', { staffRoles: ['charter-desk'] });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/team');
  const row = page.getByRole('row').filter({ hasText: colleague.username });
  await row.getByRole('button', { name: 'Take off the team' }).click();
  await makeClient(site, colleague.accountId);
  expectFailure({ url: /\/api\/admin\/team\//, status: 404 });
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: 'Take off the team' }).click();
  await expect(asked.getByText('There is no longer an administrator by that name.')).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(0);
});

test('whoever is taken off the team with a page open, and signs in again over it, is told whom it is for', async ({
  page,
  site,
  expectFailure,
}) => {
  const { accountId, sessionId } = await signedIn(page, site, 'administrator', {
    staffRoles: ['charter-desk'],
  });
  await page.goto('/admin/customers?new=1');
  const form = page.getByRole('dialog', { name: 'Add Customer' });
  await form.getByLabel('Name').fill('Half typed');
  await form.getByLabel('Email').fill('half.typed@visitors.example');
  await makeClient(site, accountId);
  await site.database.db.delete(sessions).where(eq(sessions.id, sessionId));
  expectFailure({ url: /\/api\/admin\//, status: 401 });
  expectFailure({ url: /\/api\/admin\//, status: 403, maybe: 'sent again only before the page knows' });
  expectFailure({ url: /\/assets\/admin\//, status: 404, maybe: 'fetched early, for staff alone' });
  await form.getByRole('button', { name: 'Add customer' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Your password').fill(ACTORS_PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'For our staff' })).toBeVisible();
  await expect(page.getByText('No customers here')).toHaveCount(0);
});

test('on a phone the log tells below what was done what it changed; one that cannot be read has no pages to turn @phone-only', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  const subject = `Solstice ${randomUUID().slice(0, 8)}`;
  await site.database.db.insert(activity).values(
    Array.from({ length: 60 }, () => ({
      id: randomUUID(),
      at: new Date(),
      actor: 'carmen',
      action: 'changed',
      subjectKind: 'setting',
      subjectId: 'home',
      subjectName: subject,
      details: { slides: { from: [{ title: 'Weddings' }], to: [] } },
    })),
  );
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/activity?q=${encodeURIComponent(subject)}`);
  const log = page.getByRole('table', { name: 'Activity' });
  await expect(log.getByText('slides: 1 entry → –').first()).toBeVisible();
  const pages = page.getByRole('navigation', { name: /Activity/ });
  await expect(pages).toBeVisible();
  await expectAccessible();
  // On a folding phone the rows get taller, but not wider than the screen.
  await page.setViewportSize({ width: 280, height: 650 });
  const frame = page.locator('.staff-table-frame');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await expectAccessible();

  expectFailure({ url: /\/api\/admin\/activity\?/, status: 500 });
  await page.route('**/api/admin/activity?**', (route) => route.fulfill({ status: 500, json: {} }));
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The log could not be loaded.')).toBeVisible();
  await expect(pages).toHaveCount(0);
});
