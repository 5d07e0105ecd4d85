import { and, eq } from 'drizzle-orm';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { addOns } from '#features/extras/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aCalendarEntry } from '../builders/calendar-entry.ts';
import { aCharterToCome } from '../builders/charter.ts';
import { anInquiry } from '../builders/inquiries.ts';
import { aPriceRecord, aYacht } from '../builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { act } from './support/drawer.ts';
import { expect, test } from './support/test.ts';

const startOn = addDays(charterDayAt(new Date()), 30);

let made = 0;
/** Adds a yacht with prices that is taken on the morning of a day, and a client who has chartered it before. */
async function aFleet({ database: { db } }: RunningSite) {
  made += 1;
  const mark = `${process.pid}-${made}`;
  const yacht = await aYacht(db, { name: `Tradewind ${mark}`, capacity: 12 });
  await aPriceRecord(db, yacht.id, { price3HoursCents: 200_000, price5HoursCents: 300_000 });
  await aCalendarEntry(db, yacht.id, instantAt(startOn, 9), instantAt(startOn, 12), { reason: 'Survey' });
  const phone = `+1 (305) 555-${String(1000 + ((process.pid + made) % 9000))}`;
  const client = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Ines ${mark}`,
    contactEmail: `ines-${mark}@visitors.example`,
    contactPhone: phone,
    language: 'es',
  });
  return { db, yacht, client, mark, digits: phone.replace(/\D/g, '').slice(1) };
}

test('a known client’s phone booking: found by digits and keys, with free times, the price and what is sent @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db, yacht, client, digits } = await aFleet(site);
  await db
    .insert(addOns)
    .values({ id: 'e2e-scooter', name: 'E2E Scooter', priceCents: 35_000 })
    .onConflictDoNothing();
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => {
    for (const kind of ['keydown', 'change', 'click'] as const)
      window.addEventListener(kind, () => performance.mark('by hand'), { capture: true });
  });
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Add Booking' });
  const finder = dialog.getByRole('combobox', { name: 'Find the client' });
  await finder.focus();
  await page.keyboard.type(digits);
  await expect(dialog.getByRole('option', { name: client.contactName })).toBeVisible();
  // Escape closes only the list of suggestions; an arrow key opens it again.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', { name: client.contactName })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Client’s name')).toHaveValue(client.contactName);
  await expect(dialog.getByLabel('Email')).toHaveValue(client.contactEmail);
  await expect(dialog.getByLabel('Phone')).toHaveValue(client.contactPhone);
  await expect(dialog.getByLabel('Language')).toHaveValue('es');

  await dialog.getByLabel('Yacht').selectOption(yacht.id);
  await dialog.getByLabel('Date').fill(startOn);
  const times = dialog.getByRole('group', { name: 'That day' });
  await expect(times.getByRole('button', { name: /^Morning/ })).toBeDisabled();
  await expect(times.getByRole('button', { name: /^Full Day/i })).toBeDisabled();
  await times.getByRole('button', { name: /^Evening.*Free/ }).press('Enter');
  await expect(dialog.getByRole('combobox', { name: /^Time/ })).toHaveValue('evening');
  const price = dialog.getByRole('region', { name: 'Price' });
  // 2,000 + gratuity 360 + tax 140.
  await expect(price).toContainText('$2,500');
  await expect(price.getByRole('status')).toHaveText('The total is $2,500.');
  await dialog.getByRole('combobox', { name: /^Time/ }).selectOption('afternoon');
  await expect(price).toContainText('$3,750');
  await dialog.getByRole('checkbox', { name: 'E2E Scooter' }).check();
  await expect(price).toContainText('$4,125');
  await dialog.getByLabel('Deposit and balance').selectOption('event');
  await expect(price).toContainText('Deposit (30%)');
  await dialog.getByRole('combobox', { name: /^Time/ }).selectOption('other');
  await dialog.getByLabel('For', { exact: true }).selectOption('4');
  await dialog.getByLabel('From', { exact: true }).selectOption('09:00');
  await expect(dialog.getByText(/9:00 AM–1:00 PM is taken\. Free for 4 hours from/)).toBeVisible();
  await times.getByRole('button', { name: /^Afternoon/ }).click();

  await expect(
    dialog.getByText(`Nothing is emailed now. ${client.contactEmail} is sent the quote`),
  ).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Confirm at once' }).check();
  await expect(dialog.getByText(`${client.contactEmail} is sent the confirmation now`)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add booking' }).press('Enter');
  await expect(dialog).toBeHidden();
  // Somebody who types while telephoning presses two keys a second, so 80 actions are 40 seconds. They include the
  // choices that this test only tries out.
  const byHand = await page.evaluate(() => performance.getEntriesByName('by hand').length);
  expect(byHand).toBeGreaterThan(10);
  expect(byHand).toBeLessThan(80);
  const booked = await db
    .select()
    .from(charterRequests)
    .where(
      and(eq(charterRequests.contactEmail, client.contactEmail), eq(charterRequests.status, 'confirmed')),
    );
  expect(booked).toMatchObject([{ slot: 'afternoon', totalCents: 412_500, language: 'es' }]);
});

test('somebody new who only leaves a phone number is booked, and nothing is emailed', async ({
  page,
  site,
}) => {
  const { db, yacht, mark } = await aFleet(site);
  const phone = `786 555 ${String(1000 + (process.pid % 9000))}`;
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add Booking' });
  await dialog.getByRole('button', { name: 'Add booking' }).click();
  // The focus moves to the uppermost missing field.
  await expect(dialog.getByLabel('Client’s name')).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Find the client' }).fill(phone);
  await expect(dialog.getByText('Nobody of that name or number yet.')).toBeVisible();
  await dialog.getByRole('option', { name: `New client: ${phone}` }).click();
  await expect(dialog.getByLabel('Phone')).toHaveValue(phone);
  await dialog.getByLabel('Client’s name').fill(`Pat ${mark}`);
  await dialog.getByLabel('Yacht').selectOption(yacht.id);
  await dialog.getByLabel('Date').fill(startOn);
  await dialog.getByLabel('Phone').fill('');
  await dialog.getByRole('button', { name: 'Add booking' }).click();
  await expect(dialog.getByText('Please enter a phone number with its area code').first()).toBeVisible();
  await dialog.getByLabel('Phone').fill(phone);
  await expect(dialog.getByText('Nothing is emailed, now or later')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Confirm at once' }).check();
  await expect(dialog.getByText('tell the client by phone that it is confirmed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add booking' }).click();
  await expect(dialog).toBeHidden();

  const line = page.getByRole('row').filter({ hasText: `Pat ${mark}` });
  await expect(line).toContainText(phone);
  await line.click();
  const drawer = page.getByRole('dialog', { name: `Pat ${mark}` });
  await expect(drawer.getByText('nothing is emailed to this client')).toBeVisible();
  await expect(drawer.getByRole('link', { name: phone }).first()).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
  );
  await expect(drawer.getByRole('radio', { name: 'Email to the client' })).toHaveCount(0);
  await expect(drawer.getByRole('textbox', { name: 'Note', exact: true })).toBeVisible();
  const [booked] = await db.select().from(charterRequests).where(eq(charterRequests.contactPhone, phone));
  expect(booked).toMatchObject({ status: 'confirmed', contactEmail: '' });
  expect(await db.$count(outbox, eq(outbox.about, booked?.id ?? ''))).toBe(0);
});

test('a free cell of the calendar and an inquiry begin a booking with what they know', async ({
  page,
  site,
}) => {
  const { db, yacht, mark } = await aFleet(site);
  const day = addDays(charterDayAt(new Date()), 1);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?view=calendar&fleet=${encodeURIComponent(yacht.name)}`);
  await page.getByRole('application', { name: 'Fleet calendar' }).focus();
  for (const key of ['Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Add a booking instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Booking' });
  await expect(dialog.getByLabel('Yacht')).toHaveValue(yacht.id);
  await expect(dialog.getByLabel('Date')).toHaveValue(day);
  await expect(
    dialog.getByRole('group', { name: 'That day' }).getByRole('button', { name: /^Morning.*Free/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('region', { name: 'Price' })).toContainText('$2,500');
  await expect(dialog.getByRole('combobox', { name: 'Find the client' })).toBeVisible();

  const id = await anInquiry(db, { firstName: 'Noor', lastName: mark, preferredOn: startOn });
  await page.goto(`/admin/inquiries?open=${id}`);
  await act(page.getByRole('dialog', { name: `Noor ${mark}` }), 'Create a charter request');
  const charter = page.getByRole('dialog', { name: `Charter request for Noor ${mark}` });
  await expect(charter.getByLabel('Client’s name')).toHaveValue(`Noor ${mark}`);
  await expect(charter.getByLabel('Date')).toHaveValue(startOn);
  await charter.getByLabel('Yacht').selectOption(yacht.id);
  await expect(charter.getByRole('button', { name: /^Morning/ })).toBeDisabled();
  await expect(charter.getByRole('region', { name: 'Price' })).toContainText('Total');
  await expect(charter.getByText('Nothing is emailed now.')).toBeVisible();
});

test('a yacht and an add-on that a colleague has added meanwhile can be booked without loading the page anew', async ({
  page,
  site,
}) => {
  const { db, yacht, mark } = await aFleet(site);
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings');
  const open = page.getByRole('button', { name: 'Add Booking' });
  const dialog = page.getByRole('dialog', { name: 'Add Booking' });
  const yachts = dialog.getByLabel(/^Yacht/);
  await open.click();
  await expect(yachts).toContainText(yacht.name);
  // Text that was typed and deleted again needs no warning on leaving.
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await dialog.getByLabel('Client’s name').fill('Ro');
  await expect.poll(asks).toBe(true);
  await dialog.getByLabel('Client’s name').fill('');
  await expect.poll(asks).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await aYacht(db, { name: `Latecomer ${mark}` });
  await db.insert(addOns).values({ id: `late-${mark}`, name: `Late Kayak ${mark}`, priceCents: 5_000 });
  await page.clock.setFixedTime(Date.now() + 11_000);
  await open.click();
  await expect(yachts).toContainText(`Latecomer ${mark}`);
  await expect(dialog.getByLabel(`Late Kayak ${mark}`)).toBeVisible();
});
