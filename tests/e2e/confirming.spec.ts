import { eq } from 'drizzle-orm';
import { profiles } from '#features/accounts/tables.ts';
import { sessions } from '#platform/auth/tables.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const MINUTE = 60_000;
const old = () => ({ confirmedAt: new Date(Date.now() - 11 * MINUTE) });

test('a new email address asks who is there, keeps what was typed, and can be taken back by the former one @phone', async ({
  page,
  site,
  mailbox,
  expectFailure,
  expectAccessible,
}) => {
  const { username } = await signedIn(page, site, 'client', {}, old());
  const own = `${username}@visitors.example`;
  const next = `${username}@new.example`;
  expectFailure({ url: /\/api\/profile$/, status: 403 });
  expectFailure({ url: /\/api\/auth\/confirmations$/, status: 422 });
  await page.goto('/profile');
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByRole('button', { name: 'Edit Profile' }).press('Enter');
  await details.getByLabel('Email').fill(next);
  await details.getByLabel('City').fill('Key Largo');
  await details.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await expectAccessible();
  // Cancel the confirmation: nothing is changed, and the typed values stay.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Please confirm first that it is you.', { exact: true })).toBeVisible();
  await expect(details.getByLabel('Email')).toHaveValue(next);
  await expect(details.getByLabel('City')).toHaveValue('Key Largo');

  await details.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Your password').fill(ACTORS_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(details.getByText('Not confirmed')).toBeVisible();
  await expect(details).toContainText('Key Largo');

  const mail = await mailbox.waitFor(own, /was changed/);
  // Take the whole line as the link, as a mail program without HTML does.
  await page.goto(/^http\S*\/restore-email#\S+$/m.exec(mail.text ?? '')?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Take your address back' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The address is yours again' })).toBeFocused();
  await expect(page.getByRole('status')).toContainText('Every device was signed out');
  await mailbox.waitFor(own, /Choose a new password/);
});

test('a spent link to take an address back says so', async ({ page, expectFailure }) => {
  expectFailure({ url: /email-restorations$/, status: 422 });
  await page.goto('/restore-email#nothing-like-a-token');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('status')).toContainText('its 72 hours are over');
  // The button is gone, because another press would only fail again.
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('an address that cannot be confirmed without a network can be once it is back', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /email-confirmations$/, status: 0 });
  expectFailure({ url: /email-confirmations$/, status: 422 });
  const { accountId } = await signedIn(page, site);
  const own = eq(profiles.accountId, accountId);
  await site.database.db.update(profiles).set({ emailVerifiedAt: null }).where(own);
  await page.goto('/confirm-email#nothing-like-a-token');
  const confirm = page.getByRole('button', { name: 'Confirm my address' });
  await page.route('**/email-confirmations', (route) => route.abort(), { times: 1 });
  await confirm.click();
  await expect(page.getByRole('status')).toContainText('could not be reached');
  await confirm.click();
  await expect(page.getByRole('status')).toContainText('has been used or has expired');
  await expect(confirm).toHaveCount(0);
});

test('whoever opens the link again, and is confirmed, hears so @phone', async ({ page, site }) => {
  await signedIn(page, site);
  await page.goto('/confirm-email#a-link-of-last-week');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Your email address is confirmed.');
});

test('a session that has ended is begun again after a look at where the password is kept', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/profile$/, status: 401 });
  await signedIn(page, site);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('City').fill('Key Largo');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again.getByLabel('Your password')).toBeFocused();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await again.getByLabel('Your password').fill(ACTORS_PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(toastOf(page, 'Profile Updated')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your details' })).toContainText('Key Largo');
});

test('staff are asked over the dialog that they are in, and it goes on', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/api\/admin\/team$/, status: 403 });
  await signedIn(page, site, 'administrator', {}, old());
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Add colleague' }).click();
  const add = page.getByRole('dialog', { name: 'Add colleague' });
  await add.getByLabel('Username').fill('bay.keeper');
  await add.getByRole('checkbox', { name: 'Charter desk' }).check();
  await add.getByRole('button', { name: 'Add colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expectAccessible();
  await dialog.getByLabel('Your password').fill(ACTORS_PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const told = page.getByRole('dialog', { name: 'One-time password' });
  await expect(told.locator('code')).toHaveText(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
});

test('staff whose session ended while they were away come back to where they were', async ({
  page,
  site,
  expectFailure,
}) => {
  // The cookie that hints at a session outlives the session, so the page asks once and is refused.
  expectFailure({ url: /\/api\/auth\/user$/, status: 401 });
  const { username, sessionId } = await signedIn(page, site, 'administrator');
  await page.goto('/admin/team');
  const idle = { updatedAt: new Date(Date.now() - 31 * MINUTE) };
  await site.database.db.update(sessions).set(idle).where(eq(sessions.id, sessionId));
  await page.goto('/admin/activity?q=nobody');
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel(/^Username/).fill(username);
  await signIn.getByRole('textbox', { name: /^Password/ }).fill(ACTORS_PASSWORD);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/activity\?q=nobody$/);
  await expect(page.getByText('Nothing here')).toBeVisible();
});

test('staff are told before their session ends: one that is unused goes on by one press, one of twelve hours does not', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { sessionId } = await signedIn(page, site, 'administrator');
  const { db } = site.database;
  const own = eq(sessions.id, sessionId);
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
  await page.clock.install();
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Add colleague' }).click();
  const field = page.getByRole('dialog', { name: 'Add colleague' }).getByLabel('Username');
  await field.pressSequentially('a long');
  await db
    .update(sessions)
    .set({ updatedAt: ago(28) })
    .where(own);
  await page.clock.fastForward('26:00');
  await field.pressSequentially(' text');
  const told = page.getByRole('dialog', { name: 'Your session ends in two minutes' });
  await expect(told).toHaveCount(0);
  await page.clock.fastForward('01:10');
  await expect(told).toContainText('What you have typed stays.');
  await expectAccessible();
  await told.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(told).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('a long text');
  const [used] = await db.select().from(sessions).where(own);
  expect(used?.updatedAt.getTime()).toBeGreaterThan(ago(5).getTime());

  await page.clock.fastForward('31:00');
  const over = page.getByRole('dialog', { name: 'Your session has ended' });
  await over.getByRole('button', { name: 'Understood' }).click();
  await expect(field).toHaveValue('a long text');

  await db
    .update(sessions)
    .set({ createdAt: ago(12 * 60 - 1.5) })
    .where(own);
  await page.goto('/admin/activity');
  await expect(told).toContainText('no session lasts longer');
  await expect(told.getByRole('button', { name: 'Stay signed in' })).toHaveCount(0);
  await told.getByRole('button', { name: 'Understood' }).click();
  await expect(told).toHaveCount(0);
});

test('a list of people is taken along as a file once it is clear who asks', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /customers-report/, status: 403 });
  await signedIn(page, site, 'administrator', {}, old());
  await page.goto('/admin/customers');
  await page.getByRole('link', { name: 'Export Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password').fill(ACTORS_PASSWORD);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await download).suggestedFilename()).toMatch(/^customers-.*\.csv$/);
});

test('a report that is refused says why, and the list stays', async ({ page, site, expectFailure }) => {
  expectFailure({ url: /customers-report/, status: 422 });
  await page.route('**/customers-report*', (route) =>
    route.fulfill({ status: 422, json: { code: 'report-too-long', error: 'That is too long.' } }),
  );
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/customers');
  await page.getByRole('link', { name: 'Export Report' }).click();
  await expect(toastOf(page, 'Error')).toContainText('That is too long.');
  await expect(page).toHaveURL('/admin/customers');
  await expect(page.getByRole('link', { name: 'Export Report' })).toBeVisible();
});
