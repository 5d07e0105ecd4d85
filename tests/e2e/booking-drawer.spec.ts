import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { moneyPayments } from '#features/money/tables/index.ts';
import { aCharterLink, aCharterToCome } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { act } from './support/drawer.ts';
import { expect, MOVING, test } from './support/test.ts';

test('what comes later in a booking’s drawer has its place, and closing it leaves the keys on the page', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db, { insuranceValidUntil: '2099-12-31' });
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const fields = { yachtName: yacht.name, contactName: client, agreedAt: new Date() };
  const { id } = await aCharterToCome(db, yacht.id, { ...fields, status: 'confirmed' });
  await signedIn(page, site, 'administrator');
  const gate = Promise.withResolvers<void>();
  await page.route(/\/departure$/, (route) => gate.promise.then(() => route.continue()));
  await page.goto(`/admin/bookings?open=${id}`);
  const drawer = page.getByRole('dialog', { name: client });
  const details = drawer.getByRole('heading', { name: 'Details' });
  await expect(details).toBeAttached();
  const topOf = async () => (await details.boundingBox())?.y ?? 0;
  const before = await topOf();
  gate.resolve();
  await expect(drawer.getByRole('combobox', { name: 'Captain' })).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThan(80);

  // The address opened the drawer, so after it closes the focus moves into the page's content, not to its top.
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a booking that was confirmed without a price is given one, which its client then owes', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db, { insuranceValidUntil: '2099-12-31' });
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const email = `${randomUUID()}@visitor.example`;
  const fields = { yachtName: yacht.name, contactName: client, contactEmail: email, agreedAt: new Date() };
  const { id } = await aCharterToCome(db, yacht.id, { ...fields, status: 'confirmed' });
  const token = await aCharterLink(db, id);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${id}`);
  const drawer = page.getByRole('dialog', { name: client });
  await drawer.getByRole('button', { name: 'Name the price' }).click();
  await drawer.getByLabel('Price of the yacht, in dollars').fill('2000');
  await expect(drawer.getByText('$2,000').first()).toBeVisible();
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Name the price' }).click();
  await expect(page.locator('.toast').getByText('Price named', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Name the price' })).toHaveCount(0);
  expect((await mailbox.waitFor(email)).text).toContain('$2,000');
  await page.goto(`/trip/${token}`);
  await expect(page.getByText('Deposit').first()).toBeVisible();
});

test('a request that a program sent is marked as spam, and taken out of there', async ({ page, site }) => {
  const { db } = site.database;
  const yacht = await aYacht(db);
  const client = `Cheap Pills ${randomUUID().slice(0, 6)}`;
  const { id } = await aCharterToCome(db, yacht.id, { yachtName: yacht.name, contactName: client });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${id}`);
  const drawer = page.getByRole('dialog', { name: client });
  await act(drawer, 'Mark as spam');
  await expect(drawer.getByText('Suspected spam')).toBeVisible();
  await act(drawer, 'Not spam');
  await expect(drawer.getByText('Suspected spam')).toHaveCount(0);
  await expect(drawer.getByText('Not spam.')).toBeVisible();
});

test('of a client who is forgotten nobody is told to call, and no file is asked for', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db);
  const nobody = { contactName: 'Former client', contactEmail: '', contactPhone: '' };
  const { id } = await aCharterToCome(db, yacht.id, {
    ...nobody,
    yachtName: yacht.name,
    status: 'cancelled',
  });
  await db.insert(moneyPayments).values({
    id: randomUUID(),
    charterId: id,
    cents: 100,
    method: 'cash',
    receivedOn: '2027-03-06',
    reference: '',
    recordedBy: 'keeper',
    recordedAt: new Date(),
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${id}`);
  const drawer = page.getByRole('dialog', { name: 'Former client' });
  await expect(drawer.getByText('There is neither an email address nor a telephone number')).toBeVisible();
  await expect(drawer.getByText(/is called|Please call/)).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: /^Receipt/ })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Add a file/ })).toHaveCount(0);
  await expectAccessible();
});

test('a yacht that left the fleet under a request is named in its drawer, which leads to another one; a larger party too', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const gone = await aYacht(db, { archivedAt: new Date() });
  const larger = await aYacht(db, { capacity: 80 });
  await aPriceRecord(db, larger.id, { price5HoursCents: 300_000 });
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const fields = { yachtName: gone.name, contactName: client, guestCount: 40 };
  const [asked, quoted] = [
    await aCharterToCome(db, gone.id, fields),
    await aCharterToCome(db, gone.id, { ...fields, status: 'quoted' }),
  ];
  await signedIn(page, site, 'administrator');
  const drawer = page.getByRole('dialog', { name: client, exact: true });
  const dialog = page.getByRole('dialog', { name: `Move the charter of ${client}` });
  const left = drawer.getByText(`${gone.name} has left the fleet`);
  for (const { id } of [asked, quoted]) {
    await page.goto(`/admin/bookings?open=${id}`);
    await expect(left).toBeVisible();
    await drawer.getByRole('button', { name: 'Choose another yacht' }).click();
    await expect(dialog.getByText('Please choose a yacht.')).toBeVisible();
    await dialog.getByLabel('Yacht').selectOption(larger.id);
    await dialog.getByLabel('Guests').fill('60');
    await expect(dialog.getByText('The yacht is free then.')).toBeVisible();
    if (id === asked.id) {
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Move it' }).click();
    } else {
      await dialog.getByRole('button', { name: 'Send a new quote for this time' }).click();
      const quote = drawer.getByRole('form', { name: /quote/i });
      await expect(quote.getByLabel('Guests')).toHaveValue('60');
      await expect(quote.getByText('The yacht is free then')).toBeVisible();
      await quote.getByRole('button', { name: 'Send quote' }).click();
    }
    await expect(left).toHaveCount(0);
    await expect(drawer.getByText('60', { exact: true })).toBeVisible();
  }
});

test('another yacht for the same client is booked with what is known: language, terms, guests and wishes', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db, { capacity: 80 });
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const { id } = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: client,
    language: 'es',
    billedAs: 'event',
    guestCount: 40,
    specialRequests: 'Two yachts in December',
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${id}`);
  await act(page.getByRole('dialog', { name: client, exact: true }), 'Another yacht or day');
  const dialog = page.getByRole('dialog', { name: 'Add Booking' });
  await expect(dialog.getByLabel('Client’s name')).toHaveValue(client);
  await expect(dialog.getByLabel('Language')).toHaveValue('es');
  await expect(dialog.getByLabel('Guests')).toHaveValue('40');
  await expect(dialog.getByLabel('Deposit and balance')).toHaveValue('event');
  await expect(dialog.getByLabel('Special requests')).toHaveValue('Two yachts in December');
  await dialog.getByLabel('Yacht').selectOption(yacht.id);
  await dialog.getByLabel('Date').fill(addDays(charterDayAt(new Date()), 20));
  await dialog.getByRole('button', { name: 'Add booking' }).click();
  await expect(dialog).toBeHidden();
  const asked = await db.select().from(charterRequests).where(eq(charterRequests.contactName, client));
  expect(asked.map(({ billedAs, language }) => [billedAs, language])).toEqual([
    ['event', 'es'],
    ['event', 'es'],
  ]);
});

test('a charter that was completed without having left says so', async ({ page, site }) => {
  const { db } = site.database;
  const yacht = await aYacht(db);
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const day = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const { id } = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: client,
    status: 'completed',
    departsAt: day(80),
    returnsAt: day(75),
    agreedAt: day(200),
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${id}`);
  const departure = page.getByRole('dialog', { name: client }).getByRole('region', { name: 'Departure' });
  await expect(departure).toHaveText('DepartureNobody noted that it left.');
});

test('what a colleague was faster with is said where it was typed, and nothing typed is lost', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db);
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const [quoted, corrected] = [
    await aCharterToCome(db, yacht.id, { contactName: client }),
    await aCharterToCome(db, yacht.id, { contactName: client }),
  ];
  await signedIn(page, site, 'administrator');
  const cancelMeanwhile = async (id: string) => {
    const cancelled = await page.request.post(`/api/admin/charters/${id}/cancel`, {
      data: { reason: 'Called us' },
    });
    expect(cancelled.status()).toBe(200);
  };
  const drawer = page.getByRole('dialog', { name: client, exact: true });
  await page.goto(`/admin/bookings?open=${quoted.id}`);
  await act(drawer, 'Write a quote');
  const quote = drawer.getByRole('form', { name: 'Quote' });
  const note = quote.getByLabel('A note to the client');
  await note.fill('Lovely to have you.');
  await expect(quote.getByText('The yacht is free then')).toBeVisible();
  // A price that the browser cannot read is not taken for none.
  const price = quote.getByLabel('Price of the yacht');
  await price.pressSequentially('-');
  await quote.getByRole('button', { name: 'Send quote' }).click();
  await expect(price).toBeFocused();
  await price.press('Backspace');
  await cancelMeanwhile(quoted.id);
  expectFailure({ url: /\/quote$/, status: 409 });
  await quote.getByRole('button', { name: 'Send quote' }).click();
  await expect(quote.getByRole('alert')).toContainText('in the meantime');
  await expect(drawer.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(note).toHaveValue('Lovely to have you.');
  await quote.getByRole('button', { name: 'Not now' }).click();
  await expect(quote).toHaveCount(0);

  await page.goto(`/admin/bookings?open=${corrected.id}&edit=1`);
  const form = page.getByRole('dialog', { name: `Edit the booking of ${client}` });
  await form.getByLabel('Special requests').fill('Oysters');
  await cancelMeanwhile(corrected.id);
  expectFailure({ url: new RegExp(`${corrected.id}$`), status: 409 });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Special requests')).toHaveValue('Oysters');
});

test.describe('with a toast on the screen', () => {
  // With animations, a toast that closes stays for a moment.
  test.use(MOVING);

  test('one press of Escape closes the menu or the drawer, and the toast with it', async ({ page, site }) => {
    const { db } = site.database;
    const client = `Rosa ${randomUUID().slice(0, 6)}`;
    const { id } = await aCharterToCome(db, (await aYacht(db)).id, { contactName: client });
    await signedIn(page, site, 'administrator');
    await page.goto(`/admin/bookings?open=${id}`);
    const drawer = page.getByRole('dialog', { name: client });
    for (const step of ['reviewed', 'contacted']) {
      await act(drawer, `Mark as ${step}`);
      await expect(page.locator('.toast')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(page.locator('.toast')).toHaveCount(0);
      await page.goto(`/admin/bookings?open=${id}`);
    }
  });
});
