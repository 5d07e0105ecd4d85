import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { uuidV7 } from '#core/ids.ts';
import { createAdministrator } from '#features/accounts/service/administrators.ts';
import { accounts, sessions, signInChallenges } from '#platform/auth/tables.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import { codeOf } from '#tests/support/authenticator.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const security = (page: Page) => page.getByRole('region', { name: 'Sign-in and security' });

/** Signs in through the dialog with username and password, up to a possible second step. */
async function typeIn(page: Page, username: string, password: string): Promise<void> {
  // Leave the page before, so that its open requests are not sent without a session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/?sign-in=profile');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'One more step' });
  await dialog.getByLabel(/^Code/).fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test('a second factor is set up, asked for after the password, opened with a recovery code too, and turned off @phone', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  for (const url of [/\/auth\/totp$/, /\/auth\/totp\/verification$/, /\/auth\/second-factor$/])
    expectFailure({ url, status: 422 });
  const { username } = await signedIn(page, site);
  await page.goto('/profile');
  await expect(security(page).getByText('Off', { exact: true })).toBeVisible();
  await security(page).getByRole('button', { name: 'Set up' }).click();
  const password = security(page).getByLabel(/^Your password/);
  // The focus moves to the field, and back to the button.
  await expect(password).toBeFocused();
  await security(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(security(page).getByRole('button', { name: 'Set up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await password.fill('not it');
  await security(page).getByRole('button', { name: 'Continue' }).click();
  await expect(security(page).getByText('That is not your password.')).toBeVisible();
  await password.fill(ACTORS_PASSWORD);
  await security(page).getByRole('button', { name: 'Continue' }).click();

  await expect(security(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await security(page).locator('code').innerText()).replaceAll(/\s/g, '');
  await expectAccessible();
  // The focus is above the key, which whoever does not see the code, or has the app on this very phone, must copy.
  await expect(security(page).getByText('1. Scan this with your authenticator app')).toBeFocused();
  const inApp = security(page).getByRole('link', { name: 'Open in your authenticator app' });
  await expect(inApp).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await security(page).getByRole('button', { name: 'Copy the key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await security(page).getByLabel(/^Code/).fill('000000');
  await security(page).getByRole('button', { name: 'Continue' }).click();
  await expect(security(page).getByLabel(/^Code/)).toHaveAccessibleDescription(/code/i);
  await security(page).getByLabel(/^Code/).fill(codeOf(secret));
  await security(page).getByRole('button', { name: 'Continue' }).click();
  await expect(toastOf(page, 'Second factor')).toContainText('Your second factor is on.');
  await expect(security(page).getByText('On', { exact: true })).toBeVisible();
  const codes = security(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  // The focus moves to this sentence, so that a screen reader says what to do with the codes.
  await expect(security(page).getByText('Keep these recovery codes somewhere safe.')).toBeFocused();
  // No other step can begin while the codes are shown, because it would remove them.
  await expect(security(page).getByRole('button', { name: 'New recovery codes' })).toHaveCount(0);
  const [recovery = ''] = await codes.allInnerTexts();
  // No character of a code can be mistaken for another when read off paper.
  expect(recovery).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  const together = (await codes.allInnerTexts()).join('\n');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await security(page).getByRole('button', { name: 'Copy the codes' }).click();
  await expect(toastOf(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(together);
  // If the browser does not let the page copy, the codes are selected, and a press of Ctrl+C copies them.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await security(page).getByRole('button', { name: 'Copy the codes' }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain(recovery);
  const file = page.waitForEvent('download');
  await security(page).getByRole('link', { name: 'Download as a text file' }).click();
  expect((await file).suggestedFilename()).toBe('miami-flow-recovery-codes.txt');
  expect(readFileSync(await (await file).path(), 'utf8')).toBe(`${together}\n`);
  await security(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toHaveCount(0);

  // The password alone leads to a second step, which refuses a wrong code as it refuses a wrong password.
  await typeIn(page, username, ACTORS_PASSWORD);
  const step = page.getByRole('dialog', { name: 'One more step' });
  await expect(step.getByLabel(/^Code/)).toBeFocused();
  await expectAccessible();
  await enterCode(page, '12345');
  await expect(toastOf(page, 'Invalid Credentials')).toHaveAttribute('data-variant', 'destructive');
  await expect(step.getByLabel(/^Code/)).toHaveValue('');
  await enterCode(page, codeOf(secret));
  await expect(toastOf(page, 'Client Access')).toContainText('Redirecting to profile creation...');
  await expect(page).toHaveURL(/\/profile$/);

  // Without the app, a recovery code opens the account, but only once.
  await typeIn(page, username, ACTORS_PASSWORD);
  await enterCode(page, recovery.toUpperCase());
  await expect(page).toHaveURL(/\/profile$/);
  await typeIn(page, username, ACTORS_PASSWORD);
  await enterCode(page, recovery);
  await expect(toastOf(page, 'Invalid Credentials')).toBeVisible();
  // If no code can be accepted any more, the dialog goes back to the first step by itself.
  await site.database.db.delete(signInChallenges);
  await enterCode(page, '000000');
  await expect(page.getByRole('dialog', { name: 'Sign in' }).getByLabel(/^Username/)).toBeFocused();
  await expect(toastOf(page, 'Not signed in')).toContainText('Please start again.');
  await typeIn(page, username, ACTORS_PASSWORD);
  // Closed halfway, the dialog begins again at the first step.
  await step.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await typeIn(page, username, ACTORS_PASSWORD);
  await enterCode(page, codeOf(secret, Date.now() + 30_000));
  await expect(page).toHaveURL(/\/profile$/);

  await security(page).getByRole('button', { name: 'New recovery codes' }).click();
  await security(page)
    .getByLabel(/^Your password/)
    .fill(ACTORS_PASSWORD);
  await security(page).getByRole('button', { name: 'Continue' }).click();
  await expect(codes).toHaveCount(10);
  expect(await codes.allInnerTexts()).not.toContain(recovery);
  await security(page).getByRole('button', { name: 'I have kept them' }).click();
  await security(page).getByRole('button', { name: 'Turn off' }).click();
  await security(page)
    .getByLabel(/^Your password/)
    .fill(ACTORS_PASSWORD);
  await security(page).getByRole('button', { name: 'Continue' }).click();
  await expect(toastOf(page, 'Second factor')).toContainText('Your second factor is off.');
  await expect(security(page).getByText('Off', { exact: true })).toBeVisible();
});

test('a code is asked for in two tabs, signs in in one, and the other says who is signed in; a recovery code confirms too', async ({
  page,
  site,
  context,
  expectFailure,
}) => {
  expectFailure({ url: /\/auth\/second-factor$/, status: 422 });
  expectFailure({ url: /\/api\/profile$/, status: 403 });
  const { accountId, username } = await signedIn(page, site);
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { origin: site.origin } })).json();
  const { secret, recoveryCodes } = await post('/api/auth/totp', { password: ACTORS_PASSWORD });
  await post('/api/auth/totp/verification', { code: codeOf(secret) });
  await typeIn(page, username, ACTORS_PASSWORD);
  await expect(page.getByRole('dialog', { name: 'One more step' })).toBeVisible();
  const other = await context.newPage();
  await typeIn(other, username, ACTORS_PASSWORD);
  await expect(other.getByRole('dialog', { name: 'One more step' })).toBeVisible();
  await enterCode(page, recoveryCodes[0]);
  await expect(page).toHaveURL(/\/profile$/);
  await enterCode(other, recoveryCodes[1]);
  const who = other.getByRole('dialog', { name: 'Your profile' });
  await expect(who).toContainText(`You are signed in as ${username}.`);
  await expect(other.locator('.toast')).toHaveCount(0);
  await other.close();

  const old = { confirmedAt: new Date(Date.now() - 11 * 60_000) };
  await site.database.db.update(sessions).set(old).where(eq(sessions.userId, accountId));
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email').fill(`${username}@new.example`);
  await details.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Use a code instead' }).click();
  // A phone's digits-only keyboard could not type a recovery code.
  await expect(dialog.getByLabel(/^Code/)).not.toHaveAttribute('inputmode');
  await dialog.getByLabel(/^Code/).fill(recoveryCodes[2].toUpperCase());
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toastOf(page, 'Profile Updated')).toBeVisible();
});

test('a new administrator signs in with the one-time password and chooses another before anything else', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const name = `purser-${randomBytes(3).toString('hex')}`;
  const deps = { db, now: () => new Date(), newId: () => uuidV7(Date.now(), randomBytes(10)) };
  const made = await createAdministrator(deps, name, { withoutSecondFactor: false });
  if (!made.ok) throw new Error('not made');
  await typeIn(page, name, made.value.password);
  await expect(toastOf(page, 'Welcome Admin')).toContainText('Redirecting to admin dashboard...');
  await expect(page).toHaveURL(/\/admin/);
  const notice = page.getByText('You signed in with a one-time password.');
  await expect(notice).toBeVisible();
  // The staff screen is a page of its own, so its buttons work only once it is hydrated.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await security(page).getByRole('button', { name: 'Change password' }).click();
  // Password managers keep the new password under this name.
  await expect(security(page).locator('input[autocomplete=username]')).toHaveValue(name);
  await security(page)
    .getByLabel(/^Current password/)
    .fill(made.value.password);
  await security(page)
    .getByLabel(/^New password/)
    .fill('a berth by the sea wall');
  await security(page).getByRole('button', { name: 'Change password' }).click();
  await expect(toastOf(page, 'Password changed')).toBeVisible();
  await expect(notice).toHaveCount(0);
  const [stored] = await db.select().from(accounts).where(eq(accounts.username, name));
  expect(stored?.mustChoosePassword).toBe(false);
});

test('an administrator whose role is taken away in an open tab is told so at the next step, and is given nothing more', async ({
  page,
  site,
}) => {
  const { accountId } = await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  // Wait for the screen's own requests, so that they are answered before the role is taken away.
  const answers = ['activity?', 'activity/choices', 'saved-views?list=activity'].map((path) =>
    page.waitForResponse((answer) => answer.url().includes(`/api/admin/${path}`)),
  );
  // Use keys: a pointer may come to lie over a link, and the page would then fetch data that an account without a role
  // is refused.
  await page.getByRole('link', { name: 'Activity', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/activity$/);
  await Promise.all(answers);
  await site.database.db.update(accounts).set({ role: 'client' }).where(eq(accounts.id, accountId));
  const refused = await page.request.get('/api/admin/activity');
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'not-allowed']);
  await page.getByRole('link', { name: 'Yachts', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'For our staff' })).toBeVisible();
  await expect(page.getByText('You are signed in as a client.')).toBeVisible();
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('devices are listed and signed out, one by one and all at once; their pages say so kindly', async ({
  page,
  site,
  browser,
  expectFailure,
}) => {
  // Both a save on a signed-out device and its check of the session are refused.
  expectFailure({ url: /\/api\/profile$/, status: 401 });
  expectFailure({ url: /\/api\/auth\/user$/, status: 401 });
  const { username } = await signedIn(page, site);
  const aDevice = async () => {
    const context = await browser.newContext({ baseURL: site.origin });
    const other = await context.newPage();
    await typeIn(other, username, ACTORS_PASSWORD);
    await expect(other).toHaveURL(/\/profile$/);
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await other.waitForLoadState('networkidle');
    return other;
  };
  const saysSo = async (other: Page) => {
    await other.getByRole('button', { name: 'Edit Profile' }).click();
    await other.getByRole('button', { name: 'Save' }).click();
    const again = other.getByRole('dialog', { name: 'Sign in again' });
    await again.getByRole('button', { name: 'Cancel' }).click();
    // Find the toast by its text: the dialog that opens with it may hide it from the accessibility tree.
    await expect(other.getByText('Your session has ended. Please sign in again.').first()).toBeVisible();
    await expect(other.getByRole('dialog', { name: 'Sign in', exact: true })).toBeVisible();
    await other.context().close();
  };
  const [tablet, phone] = [await aDevice(), await aDevice()];
  await page.goto('/profile');
  const devices = security(page).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: ', this one' })).toHaveCount(1);
  await security(page)
    .getByRole('button', { name: /^Sign out .*last used/ })
    .first()
    .click();
  await expect(toastOf(page, 'Signed out')).toContainText('That device has been signed out.');
  await expect(devices).toHaveCount(2);
  await expect(security(page).getByRole('button', { name: 'Sign out everywhere' })).toBeFocused();
  // The device used last is the first in the list, and was signed out.
  await saysSo(phone);

  await security(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toastOf(page, 'Logged Out')).toContainText('You have been signed out everywhere.');
  await expect(page).toHaveURL(/\/$/);
  await saysSo(tablet);
  await page.goto('/profile');
  await expect(page).toHaveURL(/sign-in=profile/);
});
