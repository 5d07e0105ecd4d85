import { aPdf } from '#tests/builders/files.ts';
import { signedIn, takesOver } from './support/account.ts';
import { act } from './support/drawer.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

test('what was recorded wrongly is reversed; money that goes back is withdrawn, sent, and comes back', async ({
  page,
  site,
  mailbox,
  expectFailure,
  expectAccessible,
}) => {
  // The test tries a reversal without a reason.
  expectFailure({ url: /\/reversal$/, status: 422 });
  const charter = await aQuotedCharter(site);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: 'Rosa Delgado' });
  const payments = drawer.getByRole('region', { name: 'Payments' });
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Yes, confirm it' }).click();
  const record = async () => {
    await payments.getByRole('button', { name: 'Record a payment' }).click();
    await payments.getByRole('button', { name: 'Record it and email the receipt' }).click();
  };
  await record();
  await payments.getByLabel(/^Slip or receipt of receipt/).setInputFiles({
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf(),
  });
  const slip = payments.getByRole('link', { name: /^PDF 1 of receipt \d+$/ });
  await expect(slip).toBeVisible();
  await payments.getByRole('button', { name: /^Take off PDF 1 of receipt/ }).click();
  const off = page.getByRole('dialog', { name: 'Take the file off?' });
  await expectAccessible();
  await off.getByRole('button', { name: 'Take it off' }).click();
  await expect(slip).toHaveCount(0);

  // A payment of this size must be reversed by another colleague than the one who recorded it.
  const reverse = payments.getByRole('button', { name: /^Reverse receipt/ });
  await expect(reverse).toHaveCount(0);
  await takesOver(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  await reverse.click();
  const reversal = page.getByRole('dialog', { name: /^Reverse receipt/ });
  await reversal.getByRole('button', { name: 'Reverse it' }).click();
  await expect(reversal.getByRole('alert')).toContainText('Please say why.');
  await expect(reversal.getByLabel('Why')).toHaveAttribute('aria-invalid', 'true');
  await expect(reversal.getByLabel('Why')).toHaveAccessibleDescription('Please say why.');
  await expectAccessible();
  await reversal.getByLabel('Why').fill('Typed for the wrong charter');
  await reversal.getByRole('button', { name: 'Reverse it' }).click();
  await expect(payments.getByText(/^Reversed by .*: Typed for the wrong charter$/)).toBeVisible();
  await expect(reverse).toHaveCount(0);
  const reversed = payments.getByRole('listitem').filter({ hasText: 'Typed for the wrong charter' });
  await expect(reversed).toBeFocused();
  await expectAccessible();
  // A reversed receipt keeps its number and can still get the paper that shows why.
  await payments.getByLabel(/^Slip or receipt of receipt/).setInputFiles({
    name: 'returned-check.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf(),
  });
  await expect(slip).toBeVisible();

  await record();
  await payments.getByRole('button', { name: 'Give money back' }).click();
  const giving = payments.getByRole('form', { name: 'Give money back' });
  await expect(giving.getByRole('heading', { name: 'Give money back' })).toBeVisible();
  await giving.getByLabel('Amount, $').fill('1070.01');
  await giving.getByRole('button', { name: 'Put on the list to send back' }).click();
  await expect(giving.getByText('Please give an amount up to $1,070.')).toBeVisible();
  await expect(giving.getByText('Please say why.')).toBeVisible();
  await expectAccessible();
  const give = async (amount: string) => {
    await giving.getByLabel('Amount, $').fill(amount);
    await giving.getByLabel('Why').fill('The ice machine did not work');
    await giving.getByRole('button', { name: 'Put on the list to send back' }).click();
  };
  await give('100');
  const goingBack = (state: string) =>
    payments.getByRole('listitem').filter({ has: page.getByText(state, { exact: true }) });
  await expect(goingBack('To send')).toContainText('$100');
  const step = async (name: string) => {
    await goingBack('To send').or(goingBack('Sent')).getByRole('button', { name, exact: true }).click();
    await page
      .getByRole('dialog', { name: `${name}: ` })
      .getByRole('button', { name, exact: true })
      .click();
  };
  await step('Withdraw');
  await expect(goingBack('Withdrawn')).toContainText('$100');
  await expect(goingBack('Withdrawn')).toBeFocused();
  await payments.getByRole('button', { name: 'Give money back' }).click();
  await give('60');
  await step('Mark as sent');
  await expect(goingBack('Sent')).toContainText('$60');
  await mailbox.waitFor(charter.email, /Money on its way back/);
  await step('It came back');
  await expect(goingBack('Failed')).toContainText('$60');
  await expectAccessible();

  await page.goto('/admin/activity');
  const logged = page.getByRole('cell', { name: /^Reversed a payment of Charter Tidewater, /i });
  await expect(logged.first()).toBeVisible();

  await page.goto(`/trip/${charter.token}`);
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Did not reach you');
});

test('what is cancelled too late for anything to go back is kept by one press', async ({ page, site }) => {
  const charter = await aQuotedCharter(site, 2);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: 'Rosa Delgado' });
  const payments = drawer.getByRole('region', { name: 'Payments' });
  await act(drawer, 'Confirm');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Yes, confirm it' }).click();
  await payments.getByRole('button', { name: 'Record a payment' }).click();
  await payments.getByRole('button', { name: 'Record it and email the receipt' }).click();
  await act(drawer, 'Cancel booking');
  const sure = page.getByRole('dialog', { name: 'Cancel this booking?' });
  // Who calls it off decides what comes back, so nothing is chosen beforehand.
  await sure.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(sure.getByText('Please say who calls it off.')).toBeVisible();
  await sure.getByRole('radio', { name: 'We do: weather, captain or yacht' }).check();
  await expect(sure).toContainText('everything that was paid comes back unless another day is found');
  await sure.getByRole('radio', { name: 'The client asks for it' }).check();
  await expect(sure).toContainText('under the conditions it would be nothing');
  await sure.getByLabel('Why').fill('They called the night before.');
  await sure.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(drawer.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  await payments.getByRole('button', { name: 'Give money back' }).click();
  const giving = payments.getByRole('form', { name: 'Give money back' });
  await expect(giving.getByText(/0% comes back\. Still to give back: \$0\./)).toBeVisible();
  await giving.getByRole('button', { name: 'Take that' }).click();
  await giving.getByLabel('Why').fill('Within 72 hours of departure');
  await giving.getByRole('button', { name: 'Keep what is left' }).click();
  await expect(toastOf(page, 'Kept as cancellation income')).toBeVisible();
  await expect(giving).toBeHidden();
  await payments.getByRole('button', { name: 'Give money back' }).click();
  await expect(giving).toBeVisible();
  await expect(giving.getByText('Still to give back')).toHaveCount(0);
});
