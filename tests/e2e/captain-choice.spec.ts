import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { aBareboatCharter, aCaptain } from '#tests/builders/departure.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

const UNTIL = '2099-12-31';

async function writeLicense(page: Page) {
  const captain = page.getByRole('region', { name: 'Your captain', exact: true });
  await captain.getByLabel(/^License\W*$/).selectOption('Master, 100 tons');
  await captain.getByLabel('License number').fill('77');
  await captain.getByLabel('License valid until').fill(UNTIL);
}

/** Chooses a captain, checks the charter's own line, reloads; answers the locator of the choice's sentence. */
async function chosen(page: Page) {
  await page.getByRole('button', { name: 'Choose this captain' }).click();
  const said = page.getByText('You have chosen');
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your captain', exact: true })).toBeFocused();
  // The charter names its captain at once.
  await expect(page.getByRole('term').filter({ hasText: /^Captain$/ })).toBeVisible();
  await page.reload();
  return said;
}

/** Opens a contract, and confirms on the page that it could be opened. */
async function readContract(page: Page, contract: Locator) {
  const opened = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/file'));
  await contract.getByRole('link', { name: 'Open the document (PDF)' }).click();
  expect((await opened).status()).toBe(200);
  await expect(contract.getByText('You have opened it.')).toBeVisible();
  await contract.getByRole('checkbox', { name: /^I could open the document/ }).check();
}

/** Has the client read, agree to and sign the contract with the captain. */
async function signContract(page: Page, name: string) {
  const contract = page.getByRole('region', { name: 'The contract with your captain' });
  await readContract(page, contract);
  await contract.getByRole('button', { name: 'I agree' }).click();
  await contract.getByLabel('Your full name').fill(name);
  await contract.getByRole('button', { name: 'Sign the document' }).click();
  await expect(contract.getByText('You have signed. Your captain signs next.')).toBeVisible();
}

test('the client of a bareboat charter chooses a captain of the list, whom a colleague sends the link @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const { id, token, contactName } = await aBareboatCharter(db, new Date());
  const name = `Ines ${randomUUID().slice(0, 6)}`;
  await aCaptain(db, { name, email: '' });
  await aCaptain(db, { name: `Tom ${randomUUID().slice(0, 6)}` });
  await page.goto(`/trip/${token}`);
  await page.getByRole('button', { name: 'Choose this captain' }).click();
  await expect(page.getByText('Please choose a captain.').first()).toBeVisible();
  await page.getByRole('radio', { name }).check();
  await expectAccessible();
  await expect(await chosen(page)).toContainText(name);
  await signContract(page, contactName);
  await expect(page.getByText(/^Your captain has no email address here/)).toBeVisible();

  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${id}`);
  await page.getByRole('button', { name: 'Show the captain’s link' }).click();
  const theirs = page.getByLabel('Link for the captain');
  await expect(theirs).toHaveValue(/\/captain\//);
  await expectAccessible();
  await page.goto(new URL(await theirs.inputValue()).pathname);
  await expect(page.getByRole('main')).toContainText(name);
});

test('the client of a bareboat charter names a captain, who has no address and is given the link', async ({
  page,
  site,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure({ url: /captain/, status: 422 });
  expectFailure({ url: /\/api\/captain-links\//, status: 404 });
  const { token, contactName } = await aBareboatCharter(site.database.db, new Date());
  await page.goto(`/trip/${token}`);
  await page.getByRole('radio', { name: 'Another captain, whom I name' }).check();
  await page.getByLabel('Captain’s full name').fill('Lena Ortiz');
  await writeLicense(page);
  await page.getByLabel('Captain’s phone').fill('(305) 555-0101');
  await page.getByLabel('License valid until').fill('2020-01-01');
  await page.getByRole('button', { name: 'Choose this captain' }).click();
  // The summary over the form says it once and links to the field, which says it too.
  const over = page.getByRole('alert');
  await expect(over).toHaveText('The license must be valid until the charter’s last day.');
  await over.getByRole('link').click();
  await expect(page.getByLabel('License valid until')).toBeFocused();
  await page.getByLabel('License valid until').fill(UNTIL);
  await expect(await chosen(page)).toContainText('Lena Ortiz');

  await signContract(page, contactName);
  await page.getByRole('button', { name: 'Show the link' }).click();
  const link = page.getByLabel('Link for your captain');
  await expect(link).toHaveValue(/\/captain\//);
  await expectAccessible();

  // The client chooses another captain while Lena signs. Her link ends, and the page says so at the focus.
  await page.goto(new URL(await link.inputValue()).pathname);
  await readContract(page, page.getByRole('main'));
  const self = { kind: 'self', license: 'master-100', licenseNumber: '77', licenseValidUntil: UNTIL };
  const other = await page.request.put(`/api/charter-links/${token}/captain`, { data: self });
  expect(other.status()).toBe(200);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid');
});

test('the client of a bareboat charter is the captain', async ({ page, site }) => {
  const { token, contactName } = await aBareboatCharter(site.database.db, new Date());
  await page.goto(`/trip/${token}`);
  await page.getByRole('radio', { name: 'I am the captain myself' }).check();
  await expect(page.getByText(`You sign a declaration as ${contactName}`)).toBeVisible();
  await writeLicense(page);
  await expect(await chosen(page)).toContainText(contactName);
  // The client signs a declaration alone: no contract with anybody is spoken of.
  await expect(page.getByRole('region', { name: 'Your declaration as captain' })).toBeVisible();
  await expect(page.getByText('Sign your declaration as captain')).toBeVisible();
  await expect(page.getByText(/between the two of you|contract with your captain/)).toHaveCount(0);

  // The focus moves into the choice, and back to the button when the client keeps the captain.
  const another = page.getByRole('button', { name: 'Choose another captain' });
  await another.press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('button', { name: 'Keep this captain' }).press('Enter');
  await expect(another).toBeFocused();
});
