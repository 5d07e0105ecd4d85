import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  moneyDisputeAnswers,
  moneyDisputes,
  moneyPayments,
  moneyRefundSteps,
  moneyRefunds,
  moneyRefundsElsewhere,
} from '#features/money/tables/index.ts';
import { signedIn, takesOver } from './support/account.ts';
import { act } from './support/drawer.ts';
import { accept, accepted, onTheCardPage, paidBy, payBy, payDeposit, test } from './support/practice-site.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { reach } from './support/reach.ts';
import { expect } from './support/test.ts';
import { toastOf } from './support/toast.ts';

test.describe('a deposit by card', () => {
  test('is paid minutes after the quote, with one typed field of ours @phone', async ({
    page,
    site,
    mailbox,
    expectAccessible,
    expectFailure,
  }) => {
    // The stand-in's page answers a declined card with this status.
    expectFailure({ url: /\/pay\//, status: 402 });
    const charter = await onTheCardPage(page, site);
    await expect(page.getByText('no card is charged')).toBeVisible();
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay $1,070.00' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined. Please try another one.');
    await page.getByRole('button', { name: '4000 0025 0000 3155' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page.getByText('Thank you. Your payment has arrived')).toBeVisible();
    const payments = page.getByRole('region', { name: 'Payments' });
    await expect(payments).toContainText(/Receipt \d+/);
    const paid = await site.database.db
      .select()
      .from(moneyPayments)
      .where(eq(moneyPayments.charterId, charter.id));
    expect(paid).toHaveLength(1);
    await expect(payments.getByRole('link', { name: /^Receipt/ })).toHaveText(
      `Receipt ${paid[0]?.receiptNumber} (PDF)`,
    );
    await expect(page.getByRole('button', { name: 'Pay by card: Balance, $1,430' })).toBeVisible();
    await expectAccessible();
    const mail = await mailbox.waitFor(charter.email, /Payment received/);
    expect(mail.text).toContain('We have received $1,070');
  });

  test('is paid with a keyboard alone', async ({ page, site }) => {
    const charter = await aQuotedCharter(site);
    await page.goto(`/quote/${charter.token}`);
    await reach(page, page.getByRole('textbox', { name: 'Your full name' }));
    await page.keyboard.type('Rosa Delgado');
    await page.keyboard.press('Enter');
    await reach(page, payDeposit(page));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pay\//);
    await reach(page, page.getByRole('textbox', { name: 'Card number' }));
    await page.keyboard.type('4242424242424242');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you. Your payment has arrived')).toBeVisible();
  });
});

test('the card page speaks the language that its client came with', async ({ page, site, expectFailure }) => {
  expectFailure({ url: /\/pay\//, status: 402 });
  expectFailure({ url: /\/pay\//, status: 410 });
  const { token } = await aQuotedCharter(site);
  await page.goto(`/es/quote/${token}`);
  await page.getByRole('textbox', { name: /^Su nombre completo/ }).fill('Rosa Delgado');
  await page.getByRole('button', { name: 'Aceptar las condiciones y la cotización' }).click();
  await page.getByRole('button', { name: /^Pagar / }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('no se cobra a ninguna tarjeta')).toBeVisible();
  await page.getByLabel('Número de tarjeta').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pagar / }).click();
  await expect(page.getByRole('alert')).toHaveText('Su tarjeta fue rechazada. Pruebe con otra.');
  await page.getByRole('button', { name: '4000 0025 0000 3155' }).click();
  await expect(page.getByRole('heading', { name: 'Su banco pregunta' })).toBeVisible();
  const cardPage = page.url();
  await page.getByRole('button', { name: 'Completar la autenticación' }).click();
  await page.waitForURL(/\/es\//);
  await page.goto(cardPage);
  await expect(page.getByRole('heading', { name: 'Aquí ya no hay nada que pagar.' })).toBeVisible();
});

test('the tab is called as its page is, a quote first and then a charter', async ({ page, site }) => {
  const charter = await aQuotedCharter(site);
  await page.goto(`/quote/${charter.token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your quote' })).toBeVisible();
  await expect(page).toHaveTitle('Your quote · Miami Flow Yachts');
  await page.getByLabel('Your full name').fill('Rosa Delgado');
  await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your charter' })).toBeVisible();
  await expect(page).toHaveTitle('Your charter · Miami Flow Yachts');
  // This yacht has no damage hold, so the text about keeping the card must not name one.
  await expect(page.getByRole('checkbox', { name: /^Keep this card for the balance/ })).toBeVisible();
  await expect(page.getByText(/damage hold/)).toHaveCount(0);
});

test('that a payment is here is said once, without a step of the history and without reading anything again', async ({
  page,
  site,
}) => {
  const charter = await onTheCardPage(page, site);
  const read: string[] = [];
  page.on('request', (request) => {
    // Count only reads: once there is an agreement, the page also reports that it was seen.
    if (request.method() === 'GET' && request.url().includes(charter.token)) read.push(request.url());
  });
  await payBy(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(`/trip/${charter.token}`);
  await page.waitForLoadState('networkidle');
  expect(read.filter((address) => !address.endsWith('?paid=deposit'))).toEqual([]);
  await expect(page.getByRole('status').getByText('Thank you. Your payment has arrived')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay by card: Balance, $1,430' })).toBeVisible();
  await expect(page.getByText('Thank you. Your payment has arrived')).toHaveCount(0);
});

test('before you sail, what is next is paid by card, and what is later says how to pay @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { token } = await accepted(page, site);
  await page.goto(`/trip/${token}`);
  const ahead = page.getByRole('region', { name: 'Before you sail' });
  const step = (name: string) => ahead.getByRole('listitem').filter({ hasText: name });
  const byCard = page.getByRole('link', { name: 'Pay by card' });
  await expect(step('Deposit')).toContainText('$1,070 · Due now');
  await expect(step('Balance')).toContainText('$1,430, due');
  await expect(byCard).toHaveCount(1);
  await expectAccessible();
  await step('Balance').getByRole('link', { name: 'See how to pay' }).click();
  await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeInViewport();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('You can pay by card above');
  // Nothing is paid by bank transfer here, so the page does not say what to write on a payment.
  await expect(payments).not.toContainText('Write on the payment');
  await step('Deposit').locator(byCard).click();
  await expect(payDeposit(page)).toBeInViewport();

  await payDeposit(page).click();
  await payBy(page, '4242 4242 4242 4242');
  await expect(step('Deposit')).toContainText('Done');
  await expect(step('Deposit').getByRole('link')).toHaveCount(0);
  await step('Balance').locator(byCard).click();
  await expect(page.getByRole('button', { name: 'Pay by card: Balance, $1,430' })).toBeInViewport();
});

test('what was paid on another device leads to no page for another amount', async ({
  page,
  site,
  expectFailure,
}) => {
  const { token } = await accepted(page, site);
  const phone = await page.context().newPage();
  await phone.goto(`/trip/${token}`);
  await payDeposit(phone).click();
  await payBy(phone, '4242 4242 4242 4242');
  expectFailure({ url: /checkout$/, status: 409 });
  await payDeposit(page).click();
  await expect(page.getByText('What is to be paid has changed since you were shown it.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay by card: Balance, $1,430' }).click();
  await expect(page.getByText('Balance: Tidewater')).toBeVisible();
  await phone.close();
});

test('a payment that takes days to come is on its way, to its client and to staff', async ({
  page,
  site,
  expectAccessible,
}) => {
  const charter = await onTheCardPage(page, site);
  await page.getByRole('button', { name: 'Bank account' }).click();
  await expect(page.getByText('Your payment of $1,070 is on its way.')).toBeVisible();
  await expect(page.getByText(/due now/i)).toHaveCount(0);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const payments = page
    .getByRole('dialog', { name: 'Rosa Delgado' })
    .getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('On its way to us').locator('..')).toHaveText('On its way to us$1,070');
  await expectAccessible();
});

test('money that a card did not take is sent another way, and its client reads which', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}) => {
  const charter = await paidBy(page, site, '4000 0000 0000 5126');
  await page.getByText('Cancel this charter').click();
  await page.getByRole('button', { name: 'Cancel my charter' }).click();
  await mailbox.waitFor('team@miami-flow.example', /^Refund failed/);
  const own = page.getByRole('region', { name: 'Payments' });
  await page.goto(`/trip/${charter.token}`);
  await expect(own.getByRole('listitem').filter({ hasText: 'Did not reach you' })).toContainText('$1,016.50');

  // A read-only colleague sees that the payment failed, but gets no button.
  await signedIn(page, site, 'administrator', { staffRoles: ['read-only'] });
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: 'Rosa Delgado' });
  const payments = drawer.getByRole('region', { name: 'Payments' });
  const goingBack = (state: string) =>
    payments.getByRole('listitem').filter({ has: page.getByText(state, { exact: true }) });
  const otherwise = page.getByRole('button', { name: 'Sent another way' });
  await expect(goingBack('Failed')).toContainText('$1,016.50');
  await expect(goingBack('Failed')).toContainText('The card has expired or was cancelled.');
  await expect(otherwise).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Failed/ })).toContainText('$1,016.50');

  await takesOver(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  await goingBack('Failed').locator(otherwise).click();
  const asked = page.getByRole('dialog', { name: 'Sent another way: $1,016.50' });
  await expect(asked).toContainText('The card did not take the money');
  await asked.getByLabel('Sent by').selectOption('Zelle');
  await asked.getByLabel('Note').fill('Z-4711');
  await expectAccessible();
  await asked.getByRole('button', { name: 'Sent another way' }).click();
  await expect(goingBack('Sent')).toContainText('$1,016.50 Zelle');
  await expect(goingBack('Sent')).toContainText('Z-4711');
  await expect(goingBack('Failed')).toHaveCount(1);
  await expect(otherwise).toHaveCount(0);
  await expectAccessible();
  const mail = await mailbox.waitFor(charter.email, /Money on its way back/);
  expect(mail.text).toContain('Zelle');

  await page.goto(`/trip/${charter.token}`);
  const sent = own.getByRole('listitem').filter({ hasText: 'Sent back' });
  await expect(sent).toContainText('Zelle');
  await expect(sent).toContainText('$1,016.50');
  await expect(own.getByText('Did not reach you')).toHaveCount(0);
});

test('money goes back to a card after a question, as much as the conditions give back', async ({
  page,
  site,
  expectAccessible,
}) => {
  const charter = await aQuotedCharter(site, 5);
  await accept(page, charter);
  await payDeposit(page).click();
  await payBy(page, '4242 4242 4242 4242');
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: 'Rosa Delgado' });
  const payments = drawer.getByRole('region', { name: 'Payments' });
  await act(drawer, 'Cancel booking');
  const sure = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await sure.getByRole('radio', { name: 'The client asks for it' }).check();
  await sure.getByLabel('Why').fill('They called.');
  await sure.getByRole('button', { name: 'Yes, cancel it' }).click();
  await payments.getByRole('button', { name: 'Give money back' }).click();
  const giving = payments.getByRole('form', { name: 'Give money back' });
  await expect(giving.getByText(/50% comes back/)).toBeVisible();
  await expect(giving.getByLabel('Amount, $')).toHaveValue('535');
  await giving.getByLabel('Why').fill('Five days before departure');
  await giving.getByRole('button', { name: 'Send back to the card now' }).click();
  const asked = page.getByRole('dialog', { name: 'Send $535 back to the card?' });
  await expect(asked).toContainText('The card company sends it at once.');
  await expectAccessible();
  await asked.getByRole('button', { name: 'Send back to the card now' }).click();
  const back = payments.getByRole('listitem').filter({ hasText: 'Five days before departure' });
  await expect(back.getByText('Given back', { exact: true })).toBeVisible();
  await expect(back).toContainText('$535');
});

test('what was given back at the card company is entered by a colleague', async ({
  page,
  site,
  expectAccessible,
}) => {
  const charter = await paidBy(page, site, '4242 4242 4242 4242');
  const { db } = site.database;
  const [payment] = await db.select().from(moneyPayments).where(eq(moneyPayments.charterId, charter.id));
  await db.insert(moneyRefundsElsewhere).values({
    providerRefund: `re_${randomUUID()}`,
    paymentId: payment?.id ?? '',
    cents: 20_000,
    state: 'succeeded',
    madeAt: new Date(),
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: 'Rosa Delgado' });
  const payments = drawer.getByRole('region', { name: 'Payments' });
  const elsewhere = payments.getByRole('list', { name: 'Given back at the card company' });
  await expect(elsewhere).toContainText(`$200Of receipt ${payment?.receiptNumber}`);
  await elsewhere.getByRole('button', { name: 'Enter it' }).click();
  const asked = page.getByRole('dialog', { name: 'Enter $200 as given back?' });
  await expectAccessible();
  await asked.getByLabel('Why').fill('Ana, as Rosa wished');
  await asked.getByRole('button', { name: 'Enter it' }).click();
  await expect(elsewhere).toHaveCount(0);
  const back = payments.getByRole('listitem').filter({ hasText: 'Ana, as Rosa wished' });
  await expect(back.getByText('Given back', { exact: true })).toBeVisible();
});

test('money that takes days to come back to a card is seen to arrive, with nothing pressed', async ({
  page,
  site,
}) => {
  const charter = await paidBy(page, site, '4000 0000 0000 7726');
  await page.getByText('Cancel this charter').click();
  await page.getByRole('button', { name: 'Cancel my charter' }).click();
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('Sent', { exact: true })).toBeVisible();
  const { db } = site.database;
  const [refund] = await db.select().from(moneyRefunds).where(eq(moneyRefunds.charterId, charter.id));
  const arrived = { step: 'succeeded', note: '', doneBy: 'card page', doneAt: new Date() } as const;
  await db.insert(moneyRefundSteps).values({ ...arrived, refundId: refund?.id ?? '' });
  await expect(payments.getByText('Given back', { exact: true })).toBeVisible();
});

test('a dispute is answered by a colleague, staged first and then handed in for good', async ({
  page,
  site,
  mailbox,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure({ url: /\/disputes\/[^/]+$/, status: 409 });
  expectFailure({ url: /\/disputes\/[^/]+$/, status: 0 });
  const charter = await paidBy(page, site, '4000 0000 0000 0259');
  await mailbox.waitFor('team@miami-flow.example', /^Payment disputed/);

  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: 'Rosa Delgado' });
  const payments = drawer.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('Disputed by the client’s bank');
  await expect(payments).toContainText('The cardholder says that they did not make this payment.');
  await expect(payments.getByText(/^Answer by /)).toBeVisible();
  await payments.getByRole('button', { name: 'Open the answer' }).click();
  const said = payments.getByLabel('What we say to the bank');
  await expect(said).toHaveValue(/Rosa Delgado/);
  await said.press('ControlOrMeta+End');
  await said.pressSequentially(' She was aboard.');
  await payments.getByRole('button', { name: 'Close the answer' }).click();
  await expect(said).toBeHidden();
  await payments.getByRole('button', { name: 'Open the answer' }).click();
  await expect(said).toHaveValue(/ She was aboard\.$/);
  // What is typed while the words are being kept stays.
  const { db } = site.database;
  const disputes = await db.select().from(moneyDisputes).where(eq(moneyDisputes.charterId, charter.id));
  const disputeId = disputes[0]?.id ?? '';
  const address = `/api/admin/charters/${charter.id}/money/disputes/${disputeId}`;
  const gate = Promise.withResolvers<void>();
  await page.route(`**${address}`, (route) => gate.promise.then(() => route.continue()), { times: 1 });
  const keep = payments.getByRole('button', { name: 'Keep the changes' });
  await keep.click();
  await said.pressSequentially(' All day.');
  gate.resolve();
  await expect(toastOf(page, 'Answer kept')).toBeVisible();
  await expect(said).toHaveValue(/ She was aboard\. All day\.$/);
  // While the words are being kept, a second press does nothing.
  await expect(keep).not.toHaveAttribute('aria-busy', 'true');
  await keep.click();
  await expect(keep).toHaveCount(0);
  // A colleague's words are shown beside one's own, and neither is lost unseen.
  await said.pressSequentially(' Until night.');
  expect((await page.request.put(address, { data: { covering: 'The colleague’s.' } })).status()).toBe(200);
  await keep.click();
  const notice = payments.getByRole('alert').filter({ hasText: 'A colleague has changed this' });
  await expect(notice.getByRole('row', { name: /^What we say to the bank/ })).toContainText(
    'The colleague’s.',
  );
  await expect(said).toHaveValue(/ All day\. Until night\.$/);
  const unreached = payments.getByText(
    'We could not be reached. Please check your connection and try again.',
  );
  await page.route(`**${address}`, (route) => route.abort('connectionfailed'), { times: 1 });
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(unreached).toBeVisible();
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice).toHaveCount(0);
  // It is there until the words are kept.
  await expect(keep).toHaveCount(0);
  await expect(said).toHaveValue(/ All day\. Until night\.$/);
  // What was kept although its answer was lost is no colleague's change.
  await said.pressSequentially(' At sea.');
  await page.route(
    `**${address}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  await keep.click();
  await expect(unreached).toBeVisible();
  await expect(keep).toHaveCount(0);
  await said.pressSequentially(' Always.');
  await expect(keep).toBeVisible();
  await expect(notice).toHaveCount(0);
  await keep.click();
  await expect(keep).toHaveCount(0);
  const pdf = payments.getByRole('link', { name: 'See it as a PDF' });
  const read = async () => page.request.get((await pdf.getAttribute('href')) ?? '');
  expect((await read()).headers()['content-type']).toBe('application/pdf');
  await expect(payments.getByRole('button', { name: 'Hand in to the bank' })).toHaveCount(0);
  await payments.getByRole('button', { name: 'Stage with the card company' }).click();
  await expect(payments.getByText(/^Staged .*, by /)).toBeVisible();
  await expectAccessible();
  // The answer could not be sent at once and is sent later; a colleague who keeps the page open sees it.
  const later = { id: randomUUID(), kind: 'staged', state: 'wanted', madeBy: 'keeper' } as const;
  await db.insert(moneyDisputeAnswers).values({ ...later, disputeId, madeAt: new Date() });
  await page.reload();
  await payments.getByRole('button', { name: 'Open the answer' }).click();
  await expect(payments.getByText(/^Being staged since .*, by keeper/)).toBeVisible();
  await db
    .update(moneyDisputeAnswers)
    .set({ state: 'failed', note: 'Too late.', doneAt: new Date() })
    .where(eq(moneyDisputeAnswers.id, later.id));
  await expect(payments.getByText(/^Not staged .*, by keeper.*\(Too late\.\)$/)).toBeVisible();
  const staged = await (await read()).body();
  await payments.getByRole('button', { name: 'Hand in to the bank' }).click();
  const asked = page.getByRole('dialog', { name: 'Hand in the answer about $1,070?' });
  await expect(asked).toContainText('The bank takes one answer.');
  await asked.getByRole('button', { name: 'Hand in to the bank' }).click();
  await expect(payments.getByText('Answered: the bank decides now.')).toBeVisible();
  await expect(said).toHaveAttribute('readonly');
  expect(await (await read()).body()).toEqual(staged);
  await expectAccessible();
});
