import { signedIn } from './support/account.ts';
import { scenariosOf } from './support/parts.ts';
import { aQuotedCharter, confirmedByStaff } from './support/quoted-charter.ts';
import { expect, test } from './support/test.ts';

const it = scenariosOf('what is owed and paid for a charter');

test.describe('what is added to a confirmed charter', () => {
  it('is asked for, shown to its client by its name, and withdrawn again @phone', async ({
    page,
    site,
    mailbox,
    expectAccessible,
  }) => {
    const charter = await aQuotedCharter(site);
    await signedIn(page, site, 'administrator');
    await page.goto(`/admin/bookings?open=${charter.id}`);
    await expect(page.getByRole('button', { name: 'Record a payment' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a charge' })).toHaveCount(0);
    const payments = await confirmedByStaff(page, charter.id);

    await payments.getByRole('button', { name: 'Add a charge' }).click();
    await payments.getByRole('button', { name: 'Add it and email the client' }).click();
    await expect(payments.getByText('Please say what it is for.')).toBeVisible();
    await payments.getByLabel('What it is for').fill('Jet Ski, one hour');
    await payments.getByLabel('Amount, $').fill('500');
    await expect(payments.getByText('With 7% sales tax: $535.')).toBeVisible();
    await expectAccessible();
    await payments.getByRole('button', { name: 'Add it and email the client' }).click();
    const row = payments.getByRole('listitem').filter({ hasText: 'Jet Ski, one hour' });
    await expect(row).toContainText('$535');
    await expect(row).toContainText('$35 of it sales tax');
    const mail = await mailbox.waitFor(charter.email, /New charge/);
    expect(mail.text).toContain('Jet Ski, one hour');
    expect(mail.text).toContain('$535');

    await page.goto(`/trip/${charter.token}`);
    const own = page.getByRole('region', { name: 'Payments' });
    await expect(own.getByRole('listitem').filter({ hasText: 'Jet Ski, one hour' })).toContainText('$535');
    await expectAccessible();

    await page.goto(`/admin/bookings?open=${charter.id}`);
    await row.getByRole('button', { name: 'Withdraw Jet Ski, one hour' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(row).toHaveCount(0);
    await mailbox.waitFor(charter.email, /Charge removed/);
    await expectAccessible();
  });
});
