import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions } from '#platform/auth/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { openSite, SITE_TIMEOUT_MS } from './support/site.ts';
import { expect, test as plain } from './support/test.ts';

/** A site that is reached by a host name, as passkeys need, and requires a second factor of every administrator. */
const test = plain.extend<object, { site: RunningSite }>({
  site: [
    async ({ mailbox }, use) => {
      const env = { ADMIN_SECOND_FACTOR: 'required' };
      const site = await openSite(mailbox, { env, host: 'localhost', seeded: false });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: SITE_TIMEOUT_MS },
  ],
});

/** Gives the browser a virtual device that stores passkeys and verifies its owner at once. */
async function withDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Sets whether the device verifies the person who holds it as its owner. */
    isOwners: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Removes the virtual device: the next scenario may use the same tab, which can have only one. */
    putAway: () => browser.detach(),
  };
}

const security = (page: Page) => page.getByRole('region', { name: 'Sign-in and security' });

/** Adds a passkey with the keyboard alone. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await security(page).getByRole('button', { name: 'Add a passkey' }).focus();
  await page.keyboard.press('Enter');
  await expect(security(page).getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(security(page).getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  // Leave the page before, so that its open requests are not sent without a session.
  await page.goto('about:blank');
  await page.context().clearCookies();
}

async function pressUsePasskey(page: Page, dialogName: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await dialog.getByRole('button', { name: 'Use a passkey' }).focus();
  await page.keyboard.press('Enter');
}

test('a client adds a passkey, signs in with it without a name, confirms by it, renames and removes it', async ({
  page,
  site,
  mailbox,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/api\/auth\/passkeys/, status: 403 });
  const { accountId, username } = await signedIn(page, site);
  const device = await withDevice(page);
  await page.goto('/profile');
  await addPasskey(page, 'My phone');
  await expect(security(page).getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  await expect(security(page)).toContainText('not used yet');
  await expectAccessible();
  await mailbox.waitFor(`${username}@visitors.example`, /A passkey was added/);

  await leave(page);
  await page.goto('/?sign-in=profile');
  // If the device does not verify its owner, the page says so, and nobody is signed in.
  await device.isOwners(false);
  await pressUsePasskey(page, 'Sign in');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Your device did not confirm it. Please try again.' }),
  ).toBeVisible();
  await expectAccessible();
  await device.isOwners(true);
  await pressUsePasskey(page, 'Sign in');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(security(page)).toContainText('last used');

  const old = { confirmedAt: new Date(Date.now() - 11 * 60_000) };
  await site.database.db.update(sessions).set(old).where(eq(sessions.userId, accountId));
  await security(page).getByRole('button', { name: 'Rename My phone' }).click();
  await expect(security(page).getByLabel(/^Name/)).toHaveValue('My phone');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Old phone');
  await page.keyboard.press('Enter');
  const remove = security(page).getByRole('button', { name: 'Remove Old phone' });
  await remove.focus();
  await page.keyboard.press('Enter');
  // Removing cannot be undone, and the device does not know of it: the page asks first.
  const question = page.getByRole('dialog', { name: 'Remove the passkey “Old phone”?' });
  await expect(question).toContainText('Delete it on your device too');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Confirm it’s you' }).getByLabel('Your password'),
  ).toBeFocused();
  await expectAccessible();
  await pressUsePasskey(page, 'Confirm it’s you');
  await expect(page.getByRole('button', { name: 'Remove Old phone' })).toHaveCount(0);
  await expect(security(page).getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  await device.putAway();
});

test('to staff a passkey is the second factor: it opens the screens, and the password is not enough any more', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { username } = await signedIn(page, site, 'administrator');
  const device = await withDevice(page);
  await page.goto('/admin/yachts');
  const notice = page.getByText('Every administrator needs a second factor. Set yours up to continue.');
  await expect(notice).toBeVisible();
  await expectAccessible();
  await security(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.keyboard.type('Key on my ring');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add New Yacht' })).toBeVisible();

  await leave(page);
  await page.goto('/?sign-in=admin&next=/admin/team');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByRole('textbox', { name: /^Password/ }).fill('lagoon at seven');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/team$/);
  await expect(
    page.getByRole('row', { name: new RegExp(username) }).getByText('On', { exact: true }),
  ).toBeVisible();
  await device.putAway();
});
