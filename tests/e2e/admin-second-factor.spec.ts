import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import { codeOf } from '#tests/support/authenticator.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { openSite, SITE_TIMEOUT_MS } from './support/site.ts';
import { expect, test as plain } from './support/test.ts';

/** A site that requires a second factor of every administrator. */
const test = plain.extend<object, { site: RunningSite }>({
  site: [
    async ({ mailbox }, use) => {
      const site = await openSite(mailbox, { env: { ADMIN_SECOND_FACTOR: 'required' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: SITE_TIMEOUT_MS },
  ],
});

test('where a second factor is required, an administrator sets one up and keeps the codes before anything else', async ({
  page,
  site,
  expectAccessible,
}) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts');
  const notice = page.getByText('Every administrator needs a second factor. Set yours up to continue.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Yacht' })).toHaveCount(0);
  await expectAccessible();
  // The other screens show the notice too.
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Yachts', exact: true }).click();

  const security = page.getByRole('region', { name: 'Sign-in and security' });
  await security.getByRole('button', { name: 'Set up' }).click();
  await security.getByLabel(/^Your password/).fill(ACTORS_PASSWORD);
  await security.getByRole('button', { name: 'Continue' }).click();
  const secret = (await security.locator('code').innerText()).replaceAll(/\s/g, '');
  await security.getByLabel(/^Code/).fill(codeOf(secret));
  await security.getByRole('button', { name: 'Continue' }).click();
  await expect(security.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await security.getByRole('button', { name: 'I have kept them' }).click();

  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/yachts$/);
  await expect(page.getByRole('button', { name: 'Add New Yacht' })).toBeVisible();
});
