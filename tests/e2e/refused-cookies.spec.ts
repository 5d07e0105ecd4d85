import { linkToken } from '#features/financing/service/access.ts';
import { loadConfig } from '#platform/config.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { openVault } from '#platform/storage/vault.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { ownEmail } from './support/application.ts';
import { expect, test } from './support/test.ts';

test('a mailed link to an application says that cookies are refused, and opens it once they are allowed', async ({
  page,
  site,
  expectAccessible,
}) => {
  const email = ownEmail();
  const id = await anApplication(site.database.db, { email });
  const loaded = loadConfig({ DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin });
  if (!loaded.ok) throw new Error(loaded.problems.join(' '));
  const vault = openVault(openKeyRing(loaded.config));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(`/account/financing/open#${linkToken({ vault, now: () => new Date() }, { id, email })}`);
  await expect(page.getByRole('alert')).toContainText('Please allow cookies for this site');
  await expectAccessible();
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: false });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/account/financing?app=${id}`);
  await expect(page.getByRole('heading', { name: 'Application Summary' })).toBeVisible();
  await browser.detach();
});
