import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { financingApplications } from '#features/financing/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { expectStep, fillApplication, ownEmail } from './support/application.ts';
import { expect, test } from './support/test.ts';

/** Sends an application whose call waits for `goOn`. */
async function send(page: Page, email: string) {
  await page.goto('/apply');
  await fillApplication(page, email);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/financing/applications', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  return goOn;
}

async function expectOneStored(site: RunningSite, email: string) {
  const { db } = site.database;
  const own = eq(financingApplications.email, email);
  expect(await db.select().from(financingApplications).where(own)).toHaveLength(1);
}

test('while it is sent the button says Submitting..., a second press sends nothing, and Back takes nothing away', async ({
  page,
  site,
}) => {
  const email = ownEmail();
  const goOn = await send(page, email);
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeVisible();
  await busy.click();
  await page.goBack();
  await expectStep(page, 4, 'Documents');
  goOn();
  await expect(page).toHaveURL(/\/account\/financing\?app=/);
  await expectOneStored(site, email);
});

test('whoever goes elsewhere while it is sent stays there and reads that it arrived', async ({
  page,
  site,
}) => {
  const email = ownEmail();
  const goOn = await send(page, email);
  await page.getByRole('link', { name: 'Contact Support' }).click();
  const message = page.getByLabel(/^Message/);
  await message.fill('One more question');
  goOn();
  await expect(page.locator('.toast').getByText('Application Submitted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(message).toHaveValue('One more question');
  await expectOneStored(site, email);
});
