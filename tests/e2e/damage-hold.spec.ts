import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { charterRequests } from '#features/charters/tables.ts';
import { aPhotograph } from '#tests/builders/files.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { openBeforeScripts } from './support/before-scripts.ts';
import { accept, payBy, test } from './support/practice-site.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { expect } from './support/test.ts';

/**
 * Has a client accept a charter of a yacht with a damage hold of $2,500. For a charter tomorrow, the hold is due at
 * once.
 */
async function anAcceptedCharter(page: Page, site: RunningSite, inDays: number) {
  const charter = await aQuotedCharter(site, inDays, { damageHoldCents: 250_000 });
  await accept(page, charter);
  await expect(page.getByText('Your charter is confirmed').first()).toBeVisible();
  return charter;
}

const ownPayments = (page: Page) => page.getByRole('region', { name: 'Payments' });

/** Opens the payments of a charter on the staff's screen. */
async function openPayments(page: Page, site: RunningSite, charterId: string) {
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charterId}`);
  return page.getByRole('dialog', { name: 'Rosa Delgado' }).getByRole('region', { name: 'Payments' });
}

test('a damage hold is authorized by its client, stays while a colleague says so, and is captured in part @phone', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}) => {
  const charter = await anAcceptedCharter(page, site, 1);
  await page.goto(`/trip/${charter.token}`);
  await expect(ownPayments(page)).toContainText('To be authorized now');
  await page.getByRole('button', { name: 'Authorize the damage hold, $2,500' }).click();
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await expect(
    page.getByText('Thank you. Your damage hold is authorized. Nothing has been charged.'),
  ).toBeVisible();
  await expect(ownPayments(page)).toContainText('Authorized. Nothing has been charged');
  // The address loses its mark, so that neither a reload nor a shared link shows the thanks again.
  await expect(page).toHaveURL(`/trip/${charter.token}`);
  await expect(page.getByRole('button', { name: /^Authorize the damage hold/ })).toHaveCount(0);
  await expectAccessible();

  const payments = await openPayments(page, site, charter.id);
  await expect(payments.getByText('Held', { exact: true })).toBeVisible();
  await expect(payments).toContainText(/Can be captured until/);
  await payments.getByRole('button', { name: 'Don’t release by itself' }).click();
  await expect(payments).toContainText('Stays until you decide, says');
  await payments.getByRole('button', { name: 'Release by itself', exact: true }).click();
  await expect(payments).not.toContainText('Stays until you decide');

  await payments
    .getByLabel('Photographs or an estimate of the damage: PDF, JPG or PNG, 10 MB')
    .setInputFiles({ name: 'cushion.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph() });
  await expect(payments.getByRole('link', { name: 'Photo 1 of the damage' })).toBeVisible();

  await payments.getByRole('button', { name: 'Capture', exact: true }).click();
  const capture = payments.getByRole('form', { name: 'Capture of the damage hold' });
  await expect(capture.getByRole('heading', { name: 'Capture of the damage hold' })).toBeVisible();
  await capture.getByLabel('Amount, $').fill('2600');
  await capture.getByRole('button', { name: 'Capture', exact: true }).click();
  await expect(capture.getByText('Please give an amount up to $2,500.')).toBeVisible();
  await expect(capture.getByText('Please say why.')).toBeVisible();
  await expectAccessible();
  await capture.getByLabel('Amount, $').fill('400');
  await capture.getByLabel('Why').fill('A torn cushion');
  await capture.getByRole('button', { name: 'Capture', exact: true }).click();
  await expect(payments.getByText('Captured', { exact: true })).toBeVisible();
  await expect(payments).toContainText('$400 captured: A torn cushion');
  // The form is gone; the focus moves to what replaced it.
  await expect(page.locator(':focus')).toContainText('$400 captured: A torn cushion');
  await expect(
    payments.getByRole('button', { name: /^(?:Release$|Capture$|Record a hold|Authorize)/ }),
  ).toHaveCount(0);
  await expectAccessible();
  const mail = await mailbox.waitFor(charter.email, /^Part of your damage hold was kept/);
  expect(mail.text).toContain('A torn cushion');

  await page.goto(`/trip/${charter.token}`);
  await expect(ownPayments(page)).toContainText('$400 of it was kept for damage');
  await expect(ownPayments(page)).toContainText('Kept for: A torn cushion');
  const paper = ownPayments(page).getByRole('link', { name: 'Photographs of the damage (PDF)' });
  const address = await paper.getAttribute('href');
  expect(mail.text).toMatch(/\/trip\/[\w-]+#payments\b/);
  const answer = await page.request.get(`${address}`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // The cushion was mended for less.
  await page.goto(`/admin/bookings?open=${charter.id}`);
  await payments.getByRole('button', { name: 'Give back', exact: true }).click();
  const back = payments.getByRole('form', { name: 'Give back what was kept for damage' });
  await expect(back.getByLabel('Amount, $')).toHaveValue('400');
  await expect(back.getByLabel('How it goes back')).toHaveValue('card');
  await back.getByLabel('Amount, $').fill('401');
  await back.getByRole('button', { name: 'Give back' }).click();
  await expect(back.getByText('Please give an amount up to $400.')).toBeVisible();
  await expect(back.getByText('Please say why.')).toBeVisible();
  await expectAccessible();
  await back.getByLabel('Amount, $').fill('150');
  await back.getByLabel('Why').fill('Mended for less');
  await back.getByRole('button', { name: 'Give back' }).click();
  await expect(payments.getByText('Given back', { exact: true })).toBeVisible();
  await expect(payments).toContainText('Mended for less');
  await expect(page.locator(':focus')).toContainText('$400 captured: A torn cushion');
  await expectAccessible();
  const letter = await mailbox.waitFor(charter.email, /^Money back from your damage hold/);
  expect(letter.text).toContain('to your card');
  await page.goto(`/trip/${charter.token}`);
  await expect(ownPayments(page)).toContainText(
    '$400 of it was kept for damage. $150 of that was given back',
  );
});

test('a page for a hold that its client left is closed, so that it can be taken in cash', async ({
  page,
  site,
  expectAccessible,
}) => {
  const charter = await anAcceptedCharter(page, site, 1);
  await page.getByRole('button', { name: 'Authorize the damage hold, $2,500' }).click();
  await expect(page.getByRole('button', { name: '4242 4242 4242 4242' })).toBeVisible();
  const payments = await openPayments(page, site, charter.id);
  await payments.getByRole('button', { name: 'Close the card page' }).click();
  const asked = page.getByRole('dialog', { name: 'Close the card page: $2,500' });
  await expect(asked).toContainText('nobody is emailed');
  await expectAccessible();
  await asked.getByRole('button', { name: 'Close the card page' }).click();
  await expect(asked).toBeHidden();
  await expect(payments.getByRole('button', { name: 'Record a hold' })).toBeVisible();
});

test('a damage hold that was taken in cash is recorded, and let go of', async ({
  page,
  site,
  expectAccessible,
}) => {
  const charter = await anAcceptedCharter(page, site, 1);
  const payments = await openPayments(page, site, charter.id);
  await payments.getByRole('button', { name: 'Record a hold' }).click();
  const record = payments.getByRole('form', { name: 'Record a damage hold' });
  await expect(record.getByLabel('Amount, $')).toHaveValue('2500');
  await record.getByLabel('Amount, $').fill('much');
  await record.getByRole('button', { name: 'Save' }).click();
  await expect(record.getByText('Please give an amount, such as 1070.50.')).toBeVisible();
  await record.getByLabel('Amount, $').fill('2500');
  await record.getByLabel('How it was taken').selectOption('In cash');
  await record.getByLabel('Reference').fill('Safe, drawer 2');
  await record.getByRole('button', { name: 'Save' }).click();
  await expect(payments.getByText('Taken by hand', { exact: true })).toBeVisible();
  await expect(payments).toContainText('Reference Safe, drawer 2');
  await expectAccessible();
  await page.goto(`/trip/${charter.token}`);
  await expect(ownPayments(page)).toContainText('With us. You get it back after your return');

  await page.goto(`/admin/bookings?open=${charter.id}`);
  await payments.getByRole('button', { name: 'Release', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Release: $2,500' });
  await expect(asked).toContainText('Nothing is charged. The client is emailed.');
  await asked.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(payments.getByText('Released', { exact: true })).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(page.locator(':focus')).toContainText('Reference Safe, drawer 2');
  await expectAccessible();
  await page.goto(`/trip/${charter.token}`);
  await expect(ownPayments(page)).toContainText('Yours again. We kept none of it');
});

test('what was kept of cash is given back by hand, and a colleague says that it came back', async ({
  page,
  site,
  expectAccessible,
}) => {
  const charter = await anAcceptedCharter(page, site, 1);
  const payments = await openPayments(page, site, charter.id);
  await payments.getByRole('button', { name: 'Record a hold' }).click();
  await payments.getByLabel('How it was taken').selectOption('In cash');
  await payments.getByRole('button', { name: 'Save' }).click();
  await payments.getByRole('button', { name: 'Capture', exact: true }).click();
  await payments.getByLabel('Amount, $').fill('300');
  await payments.getByLabel('Why').fill('A lost mask');
  await payments.getByRole('button', { name: 'Capture', exact: true }).click();
  await payments.getByRole('button', { name: 'Give back', exact: true }).click();
  await expect(payments.getByRole('option', { name: 'Card', exact: true })).toHaveCount(0);
  await payments.getByLabel('How it goes back').selectOption('Zelle');
  await payments.getByLabel('Why').fill('The mask was found');
  await payments.getByRole('button', { name: 'Give back', exact: true }).click();
  await expect(payments.getByText('Given back', { exact: true })).toBeVisible();
  await expect(payments.getByRole('button', { name: 'Give back', exact: true })).toHaveCount(0);
  await payments.getByRole('button', { name: 'It came back' }).click();
  const asked = page.getByRole('dialog', { name: 'It came back: $300' });
  await expect(asked).toContainText('counts as kept for damage');
  await expectAccessible();
  await asked.getByRole('button', { name: 'It came back' }).click();
  await expect(payments.getByText('Came back', { exact: true })).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(page.locator(':focus')).toContainText('The mask was found');
  await expect(payments.getByRole('button', { name: 'Give back', exact: true })).toBeVisible();
  await expectAccessible();
});

test('a card is kept by consent, which its client takes back', async ({ page, site, expectAccessible }) => {
  const charter = await anAcceptedCharter(page, site, 42);
  await page.getByRole('checkbox', { name: /^Keep this card for the balance/ }).check();
  await expectAccessible();
  await page.getByRole('button', { name: /^Pay by card: Deposit/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  const kept = page.getByText(/^We keep your .* ending in 4242/);
  await expect(kept).toBeVisible();
  await expect(ownPayments(page)).toContainText('To be authorized on your card from');
  const payments = await openPayments(page, site, charter.id);
  await expect(payments).toContainText(/Card kept by consent: .*4242/);
  await expect(payments).toContainText('To be authorized from');
  await expectAccessible();

  await page.goto(`/trip/${charter.token}`);
  // The focus is looked after once all scripts are there.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Stop keeping my card' }).click();
  await expect(page.getByText('Your card is no longer kept.', { exact: true })).toBeVisible();
  await expect(kept).toHaveCount(0);
  // The button is gone, but the focus stays where it was.
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goto(`/admin/bookings?open=${charter.id}`);
  await expect(payments).toContainText('To be authorized from');
  await expect(payments).not.toContainText('Card kept by consent');
});

test('a consent that is ticked before the scripts are there is sent with the payment', async ({
  page,
  site,
}) => {
  const charter = await anAcceptedCharter(page, site, 42);
  const letScriptsArrive = await openBeforeScripts(page, `/quote/${charter.token}`);
  const consent = page.getByRole('checkbox', { name: /^Keep this card for the balance/ });
  await consent.check();
  await letScriptsArrive();
  await expect(consent).toBeChecked();
  const paying = page.waitForRequest(/\/checkout$/);
  await page.getByRole('button', { name: /^Pay by card: Deposit/ }).click();
  expect((await paying).postDataJSON().consent).toBeTruthy();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('a colleague puts a hold on a kept card, which does not take it, and is told why', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}) => {
  const charter = await anAcceptedCharter(page, site, 1);
  await page.getByRole('checkbox', { name: /^Keep this card for the balance/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await payBy(page, '4000 0000 0000 0341');
  const payments = await openPayments(page, site, charter.id);
  await payments.getByRole('button', { name: 'Put on the kept card' }).click();
  await expect(page.getByText('The card company is asked.', { exact: true })).toBeVisible();
  await expect(payments.getByText('Lost', { exact: true })).toBeVisible();
  await expect(payments).toContainText('The card company says: the card’s bank declined it');
  await expectAccessible();
  const mail = await mailbox.waitFor(charter.email, /^Damage hold not authorized/);
  await page.goto(/\/(?:\w\w\/)?trip\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Authorize the damage hold, $2,500' }).click();
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await expect(ownPayments(page)).toContainText('Authorized. Nothing has been charged');
});

test('from the account, too, a client pays by a card that is kept, and takes that back', async ({
  page,
  site,
  expectAccessible,
}) => {
  const charter = await anAcceptedCharter(page, site, 42);
  const { accountId } = await signedIn(page, site);
  await site.database.db.update(charterRequests).set({ accountId }).where(eq(charterRequests.id, charter.id));
  const open = async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: `Open request ${charter.id.slice(-8)}` }).click();
    return page.getByRole('dialog', { name: 'Tidewater' });
  };
  const dialog = await open();
  await dialog.getByRole('checkbox', { name: /^Keep this card for the balance/ }).check();
  await dialog.getByRole('button', { name: /^Pay by card: Deposit/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/trip\//);

  await open();
  const kept = dialog.getByText(/^We keep your .* ending in 4242/);
  await expect(kept).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Stop keeping my card' }).click();
  await expect(kept).toHaveCount(0);
});
