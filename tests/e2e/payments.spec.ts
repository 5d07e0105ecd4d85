import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, inArray } from 'drizzle-orm';
import { charterDayAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf } from '#tests/builders/files.ts';
import { signedIn } from './support/account.ts';
import { scenariosOf } from './support/parts.ts';
import { aQuotedCharter, confirmedByStaff } from './support/quoted-charter.ts';
import { expect, test } from './support/test.ts';

const bankFile = (content: string) => ({
  name: 'march.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

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
    await payments.getByLabel('Amount, $').fill('107000');
    await expect(payments.getByText('That is $104,500 more than is still to be paid.')).toBeVisible();
    await payments.getByLabel('Amount, $').fill('$1,100.25');
    await expect(payments.getByText(/more than is still to be paid/)).toHaveCount(0);
    await payments.getByLabel('Paid by').selectOption('Zelle');
    await payments.getByLabel('Reference').fill('Z-77');
    await payments.getByRole('button', { name: 'Record it and email the receipt' }).click();
    await expect(payments.getByText(/^Receipt \d+/)).toBeVisible();
    await expect(payments).toContainText('$1,399.75');
    const mail = await mailbox.waitFor(charter.email, /Payment received/);
    expect(mail.text).toContain('We have received $1,100.25');
    await payments.getByLabel(/^Slip or receipt of receipt/).setInputFiles({
      name: 'slip.pdf',
      mimeType: 'application/pdf',
      buffer: aPdf(),
    });
    const slip = payments.getByRole('link', { name: /^PDF 1 of receipt \d+$/ });
    await expect(slip).toBeVisible();
    const kept = await page.request.get((await slip.getAttribute('href')) ?? '');
    expect(kept.headers()['content-type']).toBe('application/pdf');
    await expectAccessible();

    await page.goto(`/trip/${charter.token}`);
    const own = page.getByRole('region', { name: 'Payments' });
    // If payment is only possible by telephone, the page says so, and gives no text for a bank transfer.
    await expect(own).toContainText('To pay by card or in cash, please call us.');
    await expect(own).not.toContainText('Write on the payment');
    await expect(own).toContainText('Paid so far');
    await expect(own).toContainText('$1,100.25');
    await expect(own).toContainText('Balance: $1,399.75, due');
    // Only Payments shows deposit and balance: the price would add the APA to the balance, and so show a different
    // figure.
    const price = page.getByRole('region', { name: 'The price' });
    await expect(price.getByText('Total')).toBeVisible();
    await expect(price.getByText(/^(Deposit|Balance)/)).toHaveCount(0);
    await expectAccessible();

    await page.getByText('Cancel this charter').click();
    await page.getByRole('button', { name: 'Cancel my charter' }).click();
    await expect(own).toContainText('On our list to send back');
    // The refund is the paid sum less a fee of 5 %.
    await expect(own).toContainText('$1,045.24');

    await page.goto(`/admin/bookings?open=${charter.id}`);
    await expect(payments).toContainText('Cancellation fee');
    await payments.getByRole('button', { name: 'Mark as sent' }).click();
    const confirmation = page.getByRole('dialog', { name: /^Mark as sent/ });
    await confirmation.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(payments.getByText('Sent', { exact: true })).toBeVisible();
    await mailbox.waitFor(charter.email, /Money on its way back/);
    await expectAccessible();
  });

  it('of a client without an email address is recorded, and nothing is mailed', async ({ page, site }) => {
    const { db } = site.database;
    const charter = await aQuotedCharter(site);
    await db.update(charterRequests).set({ contactEmail: '' }).where(eq(charterRequests.id, charter.id));
    await signedIn(page, site, 'administrator');
    const payments = await confirmedByStaff(page, charter.id);
    await payments.getByRole('button', { name: 'Record a payment' }).click();
    await payments.getByRole('button', { name: 'Record it', exact: true }).click();
    await expect(payments.getByText(/^Receipt \d+/)).toBeVisible();
    await expect(payments).toContainText('$1,430');
    await payments.getByRole('button', { name: 'Give money back' }).click();
    const giving = payments.getByRole('form', { name: 'Give money back' });
    await giving.getByLabel('Amount, $').fill('60');
    await giving.getByLabel('Why').fill('The ice machine did not work');
    await giving.getByRole('button', { name: 'Put on the list to send back' }).click();
    await payments.getByRole('button', { name: 'Mark as sent' }).click();
    const confirmation = page.getByRole('dialog', { name: /^Mark as sent/ });
    await expect(confirmation).toContainText('There is no email address: please call the client.');
    await confirmation.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(payments.getByText('Sent', { exact: true })).toBeVisible();
    expect(await db.$count(outbox, inArray(outbox.recipient, ['', charter.email]))).toBe(0);
  });

  it('stands in the accounts once it is recorded, and goes along as a file', async ({
    page,
    site,
    mailbox,
    expectAccessible,
  }) => {
    const charter = await aQuotedCharter(site);
    await signedIn(page, site, 'administrator');
    await page.goto('/admin/payments');
    // Another list is of the same search. A day that is emptied is the usual one again, and says so.
    await page.getByRole('searchbox').fill(charter.id);
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('link', { name: /^Received/ }).click();
    await expect(page).toHaveURL(/list=received/);
    await expect(page.getByRole('searchbox')).toHaveValue(charter.id);
    const emptied = async (label: string) => {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).not.toHaveValue('');
      const usual = await field.inputValue();
      await field.fill('');
      await expect(field).toHaveValue(usual);
    };
    await emptied('From');
    const views = page.getByRole('navigation', { name: 'View', exact: true });
    await views.getByRole('link', { name: 'Trial balance' }).click();
    await emptied('As of');
    const table = page.getByRole('table', { name: 'Trial balance' });
    const cellOf = (row: RegExp, column: 1 | 2) =>
      table.getByRole('row', { name: row }).getByRole('cell').nth(column);
    const centsIn = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);
    await expect(cellOf(/^Bank /, 1)).toBeVisible();
    const before = centsIn(await cellOf(/^Bank /, 1).innerText());

    const payments = await confirmedByStaff(page, charter.id);
    await payments.getByRole('button', { name: 'Record a payment' }).click();
    await payments.getByLabel('Amount, $').fill('1100.25');
    await payments.getByLabel('Paid by').selectOption('Zelle');
    await payments.getByRole('button', { name: 'Record it and email the receipt' }).click();

    // The receipt is a file, to which the colleague's screen and the charter's page link; the mail leads to that page.
    const receipt = payments.getByRole('link', { name: /^Receipt \d+$/ });
    const name = await receipt.innerText();
    const mail = await mailbox.waitFor(charter.email, /Payment received/);
    const mailed = /https?:\S+#payments/.exec(mail.text ?? '')?.[0] ?? '';
    const isPdf = async (address: string) => {
      const answer = await page.request.get(address);
      expect(answer.headers()['content-type'], address).toBe('application/pdf');
    };
    await isPdf((await receipt.getAttribute('href')) ?? '');
    await page.goto(mailed);
    const own = page.getByRole('region', { name: 'Payments' }).getByRole('link', { name: `${name} (PDF)` });
    await isPdf((await own.getAttribute('href')) ?? '');

    await page.goto('/admin/payments?view=accounts');
    await expect(cellOf(/^Bank /, 1)).toBeVisible();
    // Other scenarios pay into this account too, but the sum of what was ever paid in never falls.
    expect(centsIn(await cellOf(/^Bank /, 1).innerText())).toBeGreaterThanOrEqual(before + 110_025);
    const total = await cellOf(/^Total /, 1).innerText();
    expect(await cellOf(/^Total /, 2).innerText()).toBe(total);
    await expect(table.getByRole('row', { name: 'Total' })).toContainText('$0');
    await expectAccessible();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export trial balance' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^trial-balance-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines[0]).toContain('Account,Debit,Credit,Balance');
    const [, debit, credit, balance] = lines.at(-1)?.split(',') ?? [];
    expect([credit, balance]).toEqual([debit, '0.00']);
  });

  it('comes by the bank’s file: proposed, recorded with one press, and once @phone', async ({
    page,
    site,
    mailbox,
    expectAccessible,
  }) => {
    const charter = await aQuotedCharter(site);
    await signedIn(page, site, 'administrator');
    const payments = await confirmedByStaff(page, charter.id);
    await expect(payments).toContainText('$1,070');

    const day = charterDayAt(new Date());
    const number = charter.id.slice(-8);
    const words = `ZELLE FROM R DELGADO CHARTER ${number.toUpperCase()}`;
    const fuel = `FUEL OF ${number}`;
    const table = (amount: string) =>
      ['Date,Description,Amount', `${day},${words},${amount}`, `${day},${fuel},-40.00`].join('\n');
    await page.goto('/admin/payments');
    const views = page.getByRole('navigation', { name: 'View', exact: true });
    await views.getByRole('link', { name: 'Bank statement' }).click();
    const upload = async (content: string) => {
      await page.getByRole('button', { name: 'Upload a file' }).click();
      const dialog = page.getByRole('dialog', { name: 'Upload a bank’s file' });
      await dialog.getByLabel('File').setInputFiles(bankFile(content));
      await dialog.getByRole('button', { name: 'Upload it' }).click();
    };

    await upload(table('1070.00'));
    const said = page.getByRole('region', { name: /^Notifications/ });
    await expect(said).toContainText('1 line of money that came in. Left out: 1 that went out');

    const line = page.getByRole('listitem').filter({ hasText: words });
    await expect(line).toContainText('$1,070');
    await expect(line).toContainText('Its number is in the text.');
    await expect(page.getByText(fuel)).toHaveCount(0);
    await expectAccessible();
    await line.getByRole('button', { name: /^Record for Rosa Delgado: \$1,070 of/ }).press('Enter');
    await expect(line).toHaveCount(0);
    // The line is gone, and the keys go on in the page's content: in its list, if other lines are left.
    await expect(page.locator('.staff-content:focus, .staff-content :focus')).toHaveCount(1);
    await mailbox.waitFor(charter.email, /Payment received/);
    const lists = page.getByRole('navigation', { name: 'Lines of the bank' });
    await lists.getByRole('link', { name: /^Recorded/ }).click();
    await expect(line).toContainText(/Receipt \d+ of Rosa Delgado/);
    await expect(line.getByRole('button')).toHaveCount(0);

    await page.goto(`/trip/${charter.token}`);
    const own = page.getByRole('region', { name: 'Payments' });
    await expect(own.getByRole('listitem').filter({ hasText: 'Deposit' })).toContainText('Paid');

    // Uploading the same file again adds nothing. A new line that belongs to no charter is set aside.
    await page.goto('/admin/payments?view=bank');
    await upload(table('1070.00'));
    await expect(said).toContainText('Nothing new came in. 1 line was here already.');
    await expect(line).toHaveCount(0);
    // Use a text that contains no charter's number.
    const other = `INTEREST ${randomUUID().slice(9, 18)}`;
    await upload(`Date,Description,Amount\n${day},${other},0.12\n`);
    const interest = page.getByRole('listitem').filter({ hasText: other });
    await interest.getByRole('button', { name: /^Find the charter/ }).click();
    const finder = page.getByRole('dialog', { name: /^Record \$0\.12/ });
    await finder.getByRole('combobox', { name: 'Find the charter' }).fill(number);
    await expect(finder.getByRole('option', { name: /Rosa Delgado/ })).toBeVisible();
    await expectAccessible();
    await finder.getByRole('button', { name: 'Cancel' }).click();
    await interest.getByRole('button', { name: /^Set aside/ }).click();
    const aside = page.getByRole('dialog', { name: /aside\?$/ });
    await aside.getByLabel('Why').fill('The bank’s interest');
    await aside.getByRole('button', { name: 'Set it aside' }).click();
    await expect(interest).toHaveCount(0);
    await lists.getByRole('link', { name: /^Set aside/ }).click();
    await expect(interest).toContainText('The bank’s interest');
  });
});

test('a bank’s file with a fault says where it is, and can be put right', async ({
  page,
  site,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure({ url: /\/bank\/files$/, status: 422 });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/payments?view=bank');
  await page.getByRole('button', { name: 'Upload a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a bank’s file' });
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  await expect(dialog.getByText('Please choose a file.')).toBeVisible();
  const day = charterDayAt(new Date());
  const table = (amount: string) => bankFile(`Date,Description,Amount\n${day},Fault,${amount}\n`);
  await dialog.getByLabel('File').setInputFiles(table('ten'));
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  await expect(dialog).toContainText('Line 2, column 3: “ten” is not an amount such as 1,070.50 (Amount).');
  await expectAccessible();
  await dialog.getByLabel('File').setInputFiles(table('-10'));
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Nothing new came in.');
});

test('a bank’s table without headings is read once a colleague says what its columns are', async ({
  page,
  site,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure({ url: /\/bank\/files$/, status: 422 });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/payments?view=bank');
  const words = `Wire ${randomUUID().slice(9, 18)}`;
  const day = charterDayAt(new Date());
  const row = (said: string, amount: string) => `${day};"${amount}";CREDIT;${said}\n`;
  const dialog = page.getByRole('dialog', { name: 'Upload a bank’s file' });
  const upload = async (content: string) => {
    await page.getByRole('button', { name: 'Upload a file' }).click();
    await dialog.getByLabel('File').setInputFiles(bankFile(content));
    await dialog.getByRole('button', { name: 'Upload it' }).click();
    await expect(dialog).toContainText('This file has no headings that we know.');
  };
  await upload(row(words, '1,070.50') + row('Other', '12.00'));
  const rows = dialog.getByRole('table', { name: 'The first rows of the file' });
  await expect(rows).toContainText(words);
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  await expect(dialog).toContainText('Please say which column is the day, and which the amount');
  await expectAccessible();
  const columns = ['Day', 'Amount, minus for what went out', 'Not needed', 'Text'];
  for (const [place, meaning] of columns.entries())
    await rows.getByRole('combobox', { name: `Column ${place + 1}` }).selectOption(meaning);
  // No other file can be chosen before the answer about this one.
  const gate = Promise.withResolvers<void>();
  await page.route('**/bank/files*', (route) => gate.promise.then(() => route.continue()), { times: 1 });
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  await expect(dialog.locator('[inert] input[type=file]')).toHaveCount(1);
  gate.resolve();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText('$1,070.50');
  // The next file with the same first row gets the same columns.
  await upload(row(`${words} again`, '20.00'));
  for (const [place, meaning] of columns.entries())
    await expect(
      rows.getByRole('combobox', { name: `Column ${place + 1}` }).getByRole('option', { selected: true }),
    ).toHaveText(meaning);
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `${words} again` })).toContainText('$20');
});

test('a payment that is recorded in another window too is taken once, unless it is another', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /payments$/, status: 409 });
  const charter = await aQuotedCharter(site);
  await signedIn(page, site, 'administrator');
  const payments = await confirmedByStaff(page, charter.id);
  const other = await page.context().newPage();
  await other.goto(`/admin/bookings?open=${charter.id}`);
  const elsewhere = other.getByRole('region', { name: 'Payments' });
  const record = 'Record it and email the receipt';
  for (const form of [payments, elsewhere]) {
    await form.getByRole('button', { name: 'Record a payment' }).click();
    await form.getByLabel('Amount, $').fill('400');
  }
  await payments.getByRole('button', { name: record }).click();
  await expect(payments.getByText(/^Receipt \d+/)).toHaveCount(1);
  await elsewhere.getByRole('button', { name: record }).click();
  await expect(elsewhere.getByText(/is already recorded/)).toBeVisible();
  await expect(elsewhere.getByText(/^Receipt \d+/)).toHaveCount(1);
  // For another amount, the form asks again.
  const another = elsewhere.getByRole('button', { name: 'Record it as a different payment' });
  await elsewhere.getByLabel('Amount, $').fill('500');
  await expect(another).toHaveCount(0);
  await elsewhere.getByLabel('Amount, $').fill('400');
  await another.click();
  await expect(elsewhere.getByText(/^Receipt \d+/)).toHaveCount(2);

  await elsewhere.getByRole('button', { name: 'Give money back' }).click();
  const giving = elsewhere.getByRole('form', { name: 'Give money back' });
  await giving.getByLabel('Amount, $').fill('0');
  await giving.getByLabel('Why').fill('Nothing');
  await giving.getByRole('button', { name: 'Put on the list to send back' }).click();
  await expect(giving.getByText(/^Please give an amount above 0\./)).toBeVisible();
});

test('a line of the bank is the payment recorded by hand, or another; and one is a payout', async ({
  page,
  site,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure({ url: /\/lines\/.*\/payment$/, status: 409 });
  const charter = await aQuotedCharter(site);
  await signedIn(page, site, 'administrator');
  const payments = await confirmedByStaff(page, charter.id);
  for (const reference of ['Seen in the app', 'Seen again']) {
    await payments.getByRole('button', { name: 'Record a payment' }).click();
    await payments.getByLabel('Amount, $').fill('321.50');
    await payments.getByLabel('Reference').fill(reference);
    await payments.getByRole('button', { name: 'Record it and email the receipt' }).click();
    await expect(payments.getByText(reference)).toBeVisible();
  }

  const [day, number] = [charterDayAt(new Date()), charter.id.slice(-8)];
  const said = (which: string) => `${which} ${randomUUID().slice(9, 18)}`;
  const [named, unnamed, paidOut] = [said(`CHARTER ${number}`), said('WIRE'), said('STRIPE')];
  const rows = [`${day},${named},321.50`, `${day},${unnamed},321.50`, `${day},${paidOut},970.00`];
  await page.goto('/admin/payments?view=bank');
  await page.getByRole('button', { name: 'Upload a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a bank’s file' });
  await dialog.getByLabel('File').setInputFiles(bankFile(['Date,Description,Amount', ...rows].join('\n')));
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  const line = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect(line(named)).toContainText(/It seems to be receipt \d+ of .*, which is recorded already\./);
  await expect(line(named).getByRole('button', { name: /^Record it as a different payment/ })).toBeVisible();
  await expectAccessible();
  await line(named)
    .getByRole('button', { name: /^It is receipt \d+/ })
    .click();
  await expect(line(named)).toHaveCount(0);

  await line(unnamed)
    .getByRole('button', { name: /^Find the charter/ })
    .click();
  const finder = page.getByRole('dialog', { name: /^Record \$321\.50/ });
  await finder.getByRole('combobox', { name: 'Find the charter' }).fill(number);
  await finder.getByRole('option', { name: /Rosa Delgado/ }).click();
  await finder.getByRole('button', { name: 'Record it', exact: true }).click();
  await expect(finder.getByText(/is already recorded/)).toBeVisible();
  await finder.getByRole('button', { name: 'Record it as a different payment' }).click();
  await expect(line(unnamed)).toHaveCount(0);

  await line(paidOut)
    .getByRole('button', { name: /^A payout/ })
    .click();
  const payout = page.getByRole('dialog', { name: /as a payout\?$/ });
  await payout.getByLabel('Fee, $').fill('thirty');
  await payout.getByRole('button', { name: 'Record the payout' }).click();
  await expect(payout.getByText('Please give an amount, such as 1070.50.')).toBeVisible();
  await payout.getByLabel('Fee, $').fill('30');
  await expectAccessible();
  await payout.getByRole('button', { name: 'Record the payout' }).click();
  await expect(line(paidOut)).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Lines of the bank' })
    .getByRole('link', { name: /^Recorded/ })
    .click();
  await expect(line(named)).toContainText(/Receipt \d+ of Rosa Delgado/);
  await expect(line(paidOut)).toContainText(/^\$970.*A payout, recorded by .*\. Fee: \$30/);
  await line(paidOut)
    .getByRole('button', { name: /^Undo the payout/ })
    .click();
  const undo = page.getByRole('dialog', { name: /^Undo the payout/ });
  await undo.getByRole('button', { name: 'Undo the payout' }).click();
  await expect(line(paidOut)).toHaveCount(0);
  await line(named)
    .getByRole('button', { name: /^It is not receipt/ })
    .click();
  const other = page.getByRole('dialog', { name: /^It is not receipt/ });
  await other.getByRole('button', { name: /^It is not receipt/ }).click();
  await expect(line(named)).toHaveCount(0);
});
