import { signedIn } from './support/account.ts';
import { scenariosOf } from './support/parts.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { expect, test } from './support/test.ts';

const it = scenariosOf('what is owed and paid for a charter');

test.describe('a charter’s money', () => {
  it('is asked for, recorded, shown and given back @phone', async ({
    page,
    site,
    mailbox,
    expectAccessible,
  }) => {
    const charter = await aQuotedCharter(site);
    await signedIn(page, site, 'administrator');
    await page.goto(`/admin/bookings?open=${charter.id}`);
    const drawer = page.getByRole('dialog', { name: 'Rosa Delgado' });
    const payments = drawer.getByRole('region', { name: 'Payments' });
    await expect(payments).toContainText('Nothing is owed yet');
    await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Yes, confirm it' }).click();
    await expect(payments.getByText('Deposit', { exact: false }).first()).toBeVisible();
    await expect(payments).toContainText('$1,070');
    await expect(payments).toContainText('$1,430');

    await payments.getByRole('button', { name: 'Record a payment' }).click();
    await expect(payments.getByLabel('Amount, $')).toHaveValue('1070');
    await payments.getByLabel('Amount, $').fill('ten');
    await payments.getByRole('button', { name: 'Record it and email the receipt' }).click();
    await expect(payments.getByText('Please give an amount, such as 1070.50.')).toBeVisible();
    await expectAccessible();
    await payments.getByLabel('Amount, $').fill('$1,100.25');
    await payments.getByLabel('Paid by').selectOption('Zelle');
    await payments.getByLabel('Reference').fill('Z-77');
    await payments.getByRole('button', { name: 'Record it and email the receipt' }).click();
    await expect(payments.getByText(/^Receipt \d+/)).toBeVisible();
    await expect(payments).toContainText('$1,399.75');
    const mail = await mailbox.waitFor(charter.email, /Payment received/);
    expect(mail.text).toContain('We have received $1,100.25');

    await page.goto(`/trip/${charter.token}`);
    const own = page.getByRole('region', { name: 'Payments' });
    await expect(own).toContainText('Paid so far');
    await expect(own).toContainText('$1,100.25');
    await expect(own).toContainText('Balance: $1,399.75, due');
    await expect(own).toContainText(`Charter ${charter.id.slice(-8)}`);
    await expectAccessible();

    await page.getByText('Cancel this charter').click();
    await page.getByRole('button', { name: 'Cancel my charter' }).click();
    await expect(own).toContainText('On our list to send back');
    // All but a fee of 5 %.
    await expect(own).toContainText('$1,045.24');

    await page.goto(`/admin/bookings?open=${charter.id}`);
    await expect(payments).toContainText('Kept for the cancellation');
    await payments.getByRole('button', { name: 'Mark as sent' }).click();
    const confirmation = page.getByRole('dialog', { name: /^Mark as sent/ });
    await confirmation.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(payments.getByText('Sent', { exact: true })).toBeVisible();
    await mailbox.waitFor(charter.email, /Money on its way back/);
    await expectAccessible();
  });
});
