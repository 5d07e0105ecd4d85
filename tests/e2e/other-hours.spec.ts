import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { rangeAt } from '#core/charter-hours.ts';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { expect, test } from './support/test.ts';

const soon = addDays(charterDayAt(new Date()), 30);

/**
 * Adds a yacht with prices for 4, 8 and 24 hours and a week, taken from seven to eight in the evening of the test's
 * day.
 */
async function aPricedYacht(site: RunningSite, hours: Parameters<typeof aYacht>[1] = {}) {
  const { db } = site.database;
  const id = `hours-${randomUUID().slice(0, 8)}`;
  const yacht = await aYacht(db, { id, name: `Halcyon ${id.slice(-4)}`, capacity: 8, ...hours });
  await aPriceRecord(db, id, { price24HoursCents: 900_000, priceWeeklyCents: 5_000_000 });
  const taken = rangeAt(soon, { startHour: 19, hours: 1 });
  await aCalendarEntry(db, id, taken.from, taken.to);
  return yacht;
}

const others = (page: Page) => page.getByRole('button', { name: 'Other hours, or several days' });
const send = (page: Page) =>
  page.getByRole('button', { name: 'Send Booking Request' }).filter({ visible: true });

async function fillWho(page: Page) {
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('4');
  await page.getByLabel(/^First name/).fill('Ada');
  await page.getByLabel(/^Last name/).fill('Lovelace');
  await page.getByLabel(/^Email/).fill(`ada-${randomUUID().slice(0, 8)}@visitor.example`);
  await page.getByLabel(/^Phone/).fill('+1 305 555 0123');
}

test('four hours of an evening are asked for, past what is taken, and priced as what they are @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const yacht = await aPricedYacht(site);
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${soon}`);
  await others(page).click();
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('4 hours');
  await expect(page.getByText(/^Taken on that day: 6:00–10:00 PM, 4 hours/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '8:00 PM–12:00 AM' }).click();
  await expect(page.getByText('Free: 8:00 PM–12:00 AM, 4 hours')).toBeVisible();
  await expect(page.getByText('Yacht, 4 hours').filter({ visible: true }).first()).toBeVisible();
  await fillWho(page);
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Booking Request Received!' })).toContainText(
    '8:00 PM–12:00 AM, 4 hours',
  );
  const rows = await site.database.db
    .select()
    .from(charterRequests)
    .where(eq(charterRequests.yachtId, yacht.id));
  expect(rows).toMatchObject([
    { slot: 'evening', departsAt: instantAt(soon, 20), returnsAt: instantAt(soon, 24) },
  ]);
});

test('hours of one’s own stand whole in the line over the form, in Spanish on any phone', async ({
  page,
  site,
}) => {
  const yacht = await aPricedYacht(site);
  const asked = `yacht=${yacht.id}&date=${soon}&guests=8&startTime=10:30&hours=11`;
  for (const width of [430, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/es/book-charter?${asked}`);
    const time = page.getByRole('button', { name: /10:30.*cambiar el horario/ });
    const missing = await time.evaluate((button) => button.scrollWidth - button.clientWidth);
    expect(missing, `cut off at ${width} px`).toBe(0);
  }
});

test('prices that could not be read are said, and asked for again', async ({ page, site, expectFailure }) => {
  const yacht = await aPricedYacht(site);
  const prices = `**/api/yacht-pricing/${yacht.id}*`;
  await page.route(prices, (route) => route.fulfill({ status: 500, json: { error: 'No' } }));
  expectFailure({ url: /yacht-pricing/, status: 500 });
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${soon}`);
  await others(page).click();
  const said = page.getByRole('alert').filter({ hasText: 'Error loading prices' });
  await expect(said).toBeVisible();
  await page.unroute(prices);
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'For', exact: true })).toBeVisible();
});

test('a yacht found by hours that one list alone prices opens with that list, and so does her booking', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db, { id: `hours-${randomUUID().slice(0, 8)}` });
  await aPriceRecord(db, yacht.id, { price4HoursCents: null });
  await aPriceRecord(db, yacht.id, { pricingType: 'without_amenities' });
  await page.goto(`/yachts/${yacht.id}?date=${soon}&startTime=10:00&hours=4`);
  await expect(page.getByRole('button', { name: 'Basic Charter' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Yacht, 4 hours').filter({ visible: true }).first()).toBeVisible();
  const book = page.getByRole('link', { name: 'Book This Yacht' }).filter({ visible: true }).first();
  await expect(book).toHaveAttribute('href', /pricing=without_amenities/);

  // Chosen on the booking page, a yacht with one list is asked for with that, and the next one again as before.
  const basic = await aYacht(db, { id: `hours-${randomUUID().slice(0, 8)}` });
  await aPriceRecord(db, basic.id, { pricingType: 'without_amenities' });
  await page.goto('/book-charter');
  const yachts = page.getByRole('combobox', { name: 'Yacht' });
  const type = (name: string) => page.getByRole('radio', { name });
  await yachts.selectOption(basic.id);
  await expect(type('Basic Charter')).toBeChecked();
  await others(page).click();
  await expect(page.getByRole('combobox', { name: 'For', exact: true })).toBeVisible();
  await yachts.selectOption(yacht.id);
  await expect(type('With Full Amenities')).toBeChecked();
  await type('Basic Charter').check();
  await yachts.selectOption(basic.id);
  await yachts.selectOption(yacht.id);
  await expect(type('Basic Charter')).toBeChecked();
});

test('hours of her own are told, and none beyond them can be chosen', async ({ page, site }) => {
  const yacht = await aPricedYacht(site, { earliestDeparture: '08:00', latestReturn: '22:00' });
  const day = addDays(soon, 2);
  await page.goto(`/yachts/${yacht.id}`);
  await expect(page.getByText('between 8:00 AM and 10:00 PM')).toBeVisible();
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${day}&startTime=19:00&hours=4`);
  await expect(page.getByText('Charters between 8:00 AM and 10:00 PM.')).toBeVisible();
  await expect(page.getByText(/^Outside her hours: 7:00–11:00 PM, 4 hours/)).toBeVisible();
  const from = page.getByRole('combobox', { name: 'From', exact: true });
  await expect(from.getByRole('option', { name: /^6:00 PM/ })).toHaveCount(1);
  await expect(from.getByRole('option', { name: /^7:30 PM/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^See when .* is free$/ }).click();
  const legend = page.getByText(/^For 4 hours from \d/);
  await expect(legend).toHaveText(
    'For 4 hours from 7:00 PM: a day struck through is taken or outside her hours. Charters between 8:00 AM and 10:00 PM.',
  );
  await page.getByRole('button', { name: '6:00–10:00 PM' }).click();
  await expect(legend).toHaveText('For 4 hours from 6:00 PM: a day struck through is taken.');
  await expect(page.getByText('Free: 6:00–10:00 PM, 4 hours')).toBeVisible();
});

test('several days are chosen by their last day, and one of the four takes them back', async ({
  page,
  site,
}) => {
  const yacht = await aPricedYacht(site);
  const first = addDays(soon, 3);
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${first}&slot=morning`);
  await others(page).click();
  await expect(page.getByRole('radio', { name: /Morning/ })).not.toBeChecked();
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('Several days…');
  await page.getByLabel('Last day').fill(addDays(first, 3));
  await expect(page.getByText(/^Free: 6:00 PM to .*, 6:00 PM, 3 days$/)).toBeVisible();
  await expect(page.getByText('Yacht, 3 days').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: /Evening/ }).check();
  await expect(page.getByLabel('Last day')).toHaveCount(0);
  await expect(
    page.getByText('Yacht, 3 hours at the price of 4').filter({ visible: true }).first(),
  ).toBeVisible();
});

test('a time beside the four comes along in the address, and survives a reload', async ({ page, site }) => {
  const yacht = await aPricedYacht(site);
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${soon}&startTime=09:30&hours=8&guests=6`);
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('09:30');
  await expect(page.getByRole('combobox', { name: 'For', exact: true })).toHaveValue('8');
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('6');
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('10:00 AM');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('10:00');
  // A slot that is chosen afterwards survives a reload too, although the address still names other hours.
  await page.getByRole('radio', { name: /Morning/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Morning/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveCount(0);
});

const soFar = (page: Page) => page.getByRole('region', { name: 'Your charter so far' });

test('other hours chosen in place of the address’s slot come back as the one time there is', async ({
  page,
  site,
}) => {
  const yacht = await aPricedYacht(site);
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${addDays(soon, 1)}&slot=afternoon&guests=4`);
  await others(page).click();
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('4 hours');
  await page.getByLabel(/^First name/).fill('Ada');
  await page.reload();
  const afternoon = page.getByRole('radio', { name: /Afternoon/ });
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('18:00');
  await expect(afternoon).not.toBeChecked();
  await expect(soFar(page)).toContainText('6:00–10:00 PM');
  await afternoon.check();
  await expect(soFar(page)).toContainText('Afternoon');
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveCount(0);
  // If the other hours are closed again, no time is chosen after a reload.
  await others(page).click();
  await others(page).click();
  await page.reload();
  await expect(soFar(page)).toContainText('Choose a time');
  await expect(afternoon).not.toBeChecked();
});

test('what is typed while the fields of other hours are on their way leaves the time as it is', async ({
  page,
  site,
}) => {
  const [yacht, other] = [await aPricedYacht(site), await aPricedYacht(site, { capacity: 6 })];
  const { promise: wait, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/yacht-pricing/*', async (route) => {
    await wait;
    await route.continue();
  });
  const day = addDays(soon, 1);
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${day}&startTime=18:00&hours=4&guests=8`);
  await page.getByLabel(/^First name/).fill('Ada');
  await expect(soFar(page)).toContainText('6:00–10:00 PM');
  await page.getByRole('combobox', { name: /^Yacht/ }).selectOption(other.id);
  await expect(soFar(page)).toContainText('6:00–10:00 PM');
  await page.reload();
  letGo();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('18:00');
  await expect(page.getByRole('combobox', { name: 'For', exact: true })).toHaveValue('4');
  await expect(soFar(page)).toContainText('6:00–10:00 PM');
});

test('guests that a larger yacht carries come back with her after a reload', async ({ page, site }) => {
  const [small, large] = [
    await aPricedYacht(site, { capacity: 6 }),
    await aPricedYacht(site, { capacity: 10 }),
  ];
  await page.goto(`/book-charter?yacht=${small.id}`);
  await page.getByRole('combobox', { name: /^Yacht/ }).selectOption(large.id);
  await page.getByRole('combobox', { name: /^Guests/ }).selectOption('9');
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Guests/ })).toHaveValue('9');
});

test('a stay that was searched for is on her page and in the booking: days from noon to noon', async ({
  page,
  site,
}) => {
  const yacht = await aPricedYacht(site);
  const [first, last] = [addDays(soon, 3), addDays(soon, 6)];
  await page.goto(`/yachts?checkin=${first}&checkout=${last}&guests=6&q=${yacht.name.slice(-4)}`);
  await page.getByRole('link', { name: `View Details of ${yacht.name}` }).click();
  await page.getByRole('link', { name: 'Book This Yacht' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('region', { name: 'Your charter so far' })).toContainText(/3 days.*6 guests/);
  await expect(page.getByLabel('Last day')).toHaveValue(last);
  await expect(page.getByText(/^Free: 12:00 PM to .*, 12:00 PM, 3 days$/)).toBeVisible();
});
