import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aBareboatCharter, aCaptain } from '#tests/builders/departure.ts';
import { expect, test } from './support/test.ts';

const UNTIL = '2099-12-31';

async function writeLicense(page: Page) {
  const captain = page.getByRole('region', { name: 'Your captain', exact: true });
  await captain.getByLabel(/^License\W*$/).selectOption('Master, 100 tons');
  await captain.getByLabel('License number').fill('77');
  await captain.getByLabel('License valid until').fill(UNTIL);
}

/** Chooses, and answers with what the page says of the choice then, and after it was opened anew. */
async function chosen(page: Page) {
  await page.getByRole('button', { name: 'Choose this captain' }).click();
  const said = page.getByText('You have chosen');
  await expect(said).toBeVisible();
  await page.reload();
  return said;
}

test('the client of a bareboat charter chooses a captain of the list @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const { token } = await aBareboatCharter(db, new Date());
  const name = `Ines ${randomUUID().slice(0, 6)}`;
  await aCaptain(db, { name });
  await aCaptain(db, { name: `Tom ${randomUUID().slice(0, 6)}` });
  await page.goto(`/trip/${token}`);
  await page.getByRole('button', { name: 'Choose this captain' }).click();
  await expect(page.getByText('Please choose a captain.').first()).toBeVisible();
  await page.getByRole('radio', { name }).check();
  await expectAccessible();
  await expect(await chosen(page)).toContainText(name);
});

test('the client of a bareboat charter names a captain', async ({ page, site }) => {
  const { token } = await aBareboatCharter(site.database.db, new Date());
  await page.goto(`/trip/${token}`);
  await page.getByRole('radio', { name: 'Another captain, whom I name' }).check();
  await page.getByLabel('Captain’s full name').fill('Lena Ortiz');
  await writeLicense(page);
  await page.getByLabel('Captain’s phone').fill('(305) 555-0101');
  await expect(await chosen(page)).toContainText('Lena Ortiz');
});

test('the client of a bareboat charter is the captain', async ({ page, site }) => {
  const { token, contactName } = await aBareboatCharter(site.database.db, new Date());
  await page.goto(`/trip/${token}`);
  await page.getByRole('radio', { name: 'I am the captain myself' }).check();
  await expect(page.getByText(`You sign a declaration as ${contactName}`)).toBeVisible();
  await writeLicense(page);
  await expect(await chosen(page)).toContainText(contactName);
});
