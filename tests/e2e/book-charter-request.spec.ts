import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { yachtPricing } from '#features/pricing/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const soon = addDays(charterDayAt(new Date()), 30);
const FAILED = 'There was an error submitting your booking. Please try again.';

const send = (page: Page) =>
  page.getByRole('button', { name: 'Send Booking Request' }).filter({ visible: true });

/** Adds a yacht for one scenario alone, and opens the page with it chosen. */
async function openWithYacht(page: Page, site: RunningSite, capacity = 8, more = '') {
  const id = `book-${randomUUID().slice(0, 8)}`;
  const yacht = await aYacht(site.database.db, { id, name: `Marisol ${id.slice(-4)}`, capacity });
  await page.goto(`/book-charter?yacht=${id}${more}`);
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toHaveValue(id);
  return yacht;
}

/** Fills in every required field; answers the visitor's email address. */
async function fill(page: Page, guests = '4') {
  const email = `ada-${randomUUID().slice(0, 8)}@visitor.example`;
  await page.getByLabel(/^Date/).fill(soon);
  await page.getByRole('combobox', { name: 'Guests' }).selectOption(guests);
  await page.getByRole('radio', { name: /Morning/ }).check();
  await page.getByLabel(/^First name/).fill('Ada');
  await page.getByLabel(/^Last name/).fill('Lovelace');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Phone/).fill('+1 305 555 0123');
  await page.getByLabel('Special requests').fill('A quiet table in the shade');
  return email;
}

async function expectTyped(page: Page, email: string) {
  await expect(page.getByLabel(/^Date/)).toHaveValue(soon);
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('4');
  await expect(page.getByRole('radio', { name: /Morning/ })).toBeChecked();
  await expect(page.getByLabel(/^First name/)).toHaveValue('Ada');
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Lovelace');
  await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+1 305 555 0123');
  await expect(page.getByLabel('Special requests')).toHaveValue('A quiet table in the shade');
}

const stored = (site: RunningSite, yachtId: string) =>
  site.database.db.select().from(charterRequests).where(eq(charterRequests.yachtId, yachtId));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Booking Request Received!' });

test('a request is stored, confirmed on screen and by mail @phone', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}) => {
  const yacht = await openWithYacht(page, site);
  await page.getByRole('button', { name: /^Jet Ski \$/ }).click();
  await page.getByRole('button', { name: /^Fly Board \$/ }).click();
  await page.getByRole('button', { name: /^Photographer \$/ }).click();
  await page.getByRole('button', { name: 'Add a note for Jet Ski' }).click();
  await page.getByLabel('Note for Jet Ski').fill('a note that stays here');
  const email = await fill(page);
  const [request] = await Promise.all([page.waitForRequest('**/api/yacht-requests'), send(page).click()]);

  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('within 24 hours');
  await expect(dialog(page)).toContainText(yacht.name);
  await expectAccessible();

  const { filledInMs, ...body } = request.postDataJSON();
  expect(filledInMs).toBeGreaterThanOrEqual(0);
  expect(body).toEqual({
    requestType: 'charter',
    yachtId: yacht.id,
    contactName: 'Ada Lovelace',
    contactEmail: email,
    contactPhone: '+1 305 555 0123',
    startDate: soon,
    duration: 'morning',
    guestCount: 4,
    specialRequests: 'A quiet table in the shade',
    message: 'Add-ons: jet-ski, fly-board; Packages: photographer',
    status: 'pending',
    extraIds: ['jet-ski', 'fly-board', 'photographer'],
    pricingType: 'with_amenities',
  });
  expect(request.postData()).not.toContain('a note that stays here');
  expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{36}$/);
  // The browser already had an id of its own before it sent anything; the idempotency key is bound to it.
  expect(await request.headerValue('cookie')).toMatch(/(^|; )miami_flow_browser=[0-9a-f]{48}(;|$)/);

  const rows = await stored(site, yacht.id);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    status: 'pending',
    contactName: 'Ada Lovelace',
    startOn: soon,
    slot: 'morning',
    guestCount: 4,
    extraIds: ['jet-ski', 'fly-board', 'photographer'],
    suspectedSpam: false,
  });

  const confirmation = await mailbox.waitFor(email);
  expect(confirmation.subject).toContain(yacht.name);
  await expect
    .poll(() => mailbox.received.some((mail) => mail.subject?.startsWith(`New request: ${yacht.name}`)))
    .toBe(true);

  await dialog(page).getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('after a request the form is empty again', async ({ page, site }) => {
  await openWithYacht(page, site);
  await page.getByRole('button', { name: /^Jet Ski \$/ }).click();
  await fill(page);
  await send(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel(/^First name/)).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Charter summary' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(/^First name/)).toHaveValue('');
});

test('what is required is marked, and asked for in words', async ({ page, expectAccessible }) => {
  await page.goto('/book-charter');
  for (const label of ['Yacht', 'Date', 'Guests', 'Time', 'First name', 'Last name', 'Email', 'Phone']) {
    await expect(page.getByText(`${label}*`, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText('Special requests*')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Yacht' }).focus();
  await send(page).click();

  await expect(page.getByRole('alert')).toContainText('Please check these fields.');
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toBeFocused();
  for (const sentence of [
    'Please choose a yacht.',
    'Please choose a date.',
    'Please choose how many guests there will be.',
    'Please choose a time: morning, afternoon, evening or full day.',
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter your email address.',
    'Please enter a phone number.',
  ]) {
    // The sentence stands at its field and in the summary, which links to the field.
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(2);
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  }
  await expectAccessible();
  await page.getByRole('link', { name: 'Please enter your last name.' }).click();
  await expect(page.getByLabel(/^Last name/)).toBeFocused();
  await page.getByLabel(/^Last name/).fill('Lovelace');
  await expect(page.getByText('Please enter your last name.')).toHaveCount(0);
});

test('of a time that is still to be chosen it is seen at once why it is asked for', async ({
  page,
  site,
}) => {
  await openWithYacht(page, site, 8, `&date=${soon}`);
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('4');
  await page.getByLabel(/^First name/).fill('Ada');
  await page.getByLabel(/^Last name/).fill('Lovelace');
  await page.getByLabel(/^Email/).fill('ada@visitor.example');
  await page.getByLabel(/^Phone/).fill('+1 305 555 0123');
  await send(page).click();
  await expect(page.getByRole('radio', { name: /Morning/ })).toBeFocused();
  const why = page
    .getByRole('group', { name: 'Time' })
    .getByText('Please choose a time: morning, afternoon, evening or full day.', { exact: true });
  await expect(why).toBeInViewport({ ratio: 1 });
  // The message is above the choices; below the last one, a phone's bottom bar would cover it.
  const [said, choices] = [await why.boundingBox(), await page.getByText('9:00 AM–12:00 PM').boundingBox()];
  expect(said?.y).toBeLessThan(choices?.y ?? 0);
});

test('each field has the keyboard and the memory that fit it', async ({ page }) => {
  await page.goto('/book-charter');
  await expect(page.getByLabel(/^First name/)).toHaveAttribute('autocomplete', 'given-name');
  await expect(page.getByLabel(/^Last name/)).toHaveAttribute('autocomplete', 'family-name');
  await expect(page.getByLabel(/^Email/)).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByLabel(/^Email/)).toHaveAttribute('inputmode', 'email');
  await expect(page.getByLabel(/^Phone/)).toHaveAttribute('autocomplete', 'tel');
  await expect(page.getByLabel(/^Phone/)).toHaveAttribute('inputmode', 'tel');
  for (const hours of ['9:00 AM–12:00 PM', '12:00–5:00 PM', '5:00–8:00 PM', '9:00 AM–5:00 PM']) {
    await expect(page.getByText(hours, { exact: true })).toBeVisible();
  }
});

test('guests go up to twelve, never above what the yacht carries', async ({ page, site }) => {
  const small = await openWithYacht(page, site, 6);
  const guests = page.getByRole('combobox', { name: 'Guests' });
  await expect(guests.locator('option')).toHaveText([
    'Choose',
    '1 guest',
    ...[2, 3, 4, 5, 6].map((count) => `${count} guests`),
  ]);
  await page.getByRole('combobox', { name: 'Yacht' }).selectOption('');
  await expect(guests.locator('option')).toHaveCount(13);
  await guests.selectOption('10');
  await page.getByRole('combobox', { name: 'Yacht' }).selectOption(small.id);
  await expect(guests).toHaveValue('');
  await expect(page.getByText(`${small.name} carries up to 6 guests.`, { exact: false })).toBeVisible();
  await expect(page.getByText('13 or more?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
    'href',
    new RegExp(`^/special-events[?]yacht=${small.id}(&.*)?#event-inquiry$`),
  );
  // For another choice, the message about this yacht goes away.
  await page.getByRole('combobox', { name: 'Yacht' }).selectOption('');
  await expect(page.getByText(`${small.name} carries up to 6 guests.`, { exact: false })).toBeHidden();
});

test('a party of more than twelve is shown the way to a quote, until fewer are chosen', async ({
  page,
  site,
  expectAccessible,
}) => {
  const yacht = await openWithYacht(page, site, 22, `&date=${soon}&slot=morning&guests=14`);
  const guests = page.getByRole('combobox', { name: 'Guests' });
  const askForQuote = page.getByRole('link', { name: 'Ask for a quote' });
  await expect(askForQuote).toHaveAttribute('href', /&guests=14#/);
  const soFar = page.getByRole('region', { name: 'Your charter so far' });
  const sentence = 'For a party of 14, please ask for a quote. Up to 12 guests can be booked here.';
  await expect(guests).toHaveValue('');
  await expect(guests.getByRole('option').last()).toHaveText('12 guests');
  await expect(guests).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(askForQuote).toBeVisible();
  // Only the number of guests is still missing; its button leads to the field.
  await expect(soFar).toContainText('Morning');
  await expectAccessible();
  await soFar.getByRole('button', { name: 'How many guests?' }).click();
  await expect(guests).toBeFocused();

  await guests.selectOption('12');
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
  await expect(soFar.getByRole('button', { name: '12 guests' })).toBeVisible();
  await expect(soFar.getByRole('button', { name: 'How many guests?' })).toHaveCount(0);

  // The link to a quote leads to that form, both on the screen and for the focus, and brings along what was chosen.
  await askForQuote.press('Enter');
  const inquiry = page.getByRole('region', { name: 'Tell us what you’re celebrating' });
  await expect(inquiry.getByRole('heading')).toBeInViewport();
  await expect(inquiry.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inquiry.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(inquiry.getByLabel('Event date')).toHaveValue(soon);
  await expect(inquiry.getByLabel('Guests')).toHaveValue('12');
  await expect(inquiry.getByLabel('Message')).toHaveValue(`Yacht: ${yacht.name}\n`);
});

test('sent with the number left open, the form says why it is open, and nothing less helpful', async ({
  page,
  site,
}) => {
  await openWithYacht(page, site, 22, `&date=${soon}&slot=morning&guests=14`);
  const guests = page.getByRole('combobox', { name: 'Guests' });
  const sentence = 'For a party of 14, please ask for a quote. Up to 12 guests can be booked here.';
  for (const _again of ['once', 'twice']) {
    await send(page).click();
    await expect(guests).toBeFocused();
    await expect(guests).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  }
  // A number that is chosen and removed again is asked for as usual.
  await guests.selectOption('12');
  await guests.selectOption('');
  await send(page).click();
  await expect(guests).toHaveAccessibleDescription(/Please choose how many guests/);
});

test('a wrong address and a day that has passed are refused in words, and what was typed stays', async ({
  page,
  site,
}) => {
  const yacht = await openWithYacht(page, site);
  await fill(page);
  await page.getByLabel(/^Email/).fill('ada at home');
  await send(page).click();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expect(page.getByLabel(/^Email/)).toHaveAccessibleDescription(/valid email address/);
  await page.getByLabel(/^Email/).fill('ada@visitor.example');
  await page.getByLabel(/^Date/).fill(addDays(charterDayAt(new Date()), -1));
  await send(page).click();
  await expect(page.getByLabel(/^Date/)).toBeFocused();
  await expect(page.getByLabel(/^Date/)).toHaveAccessibleDescription(/has not passed/);
  await expect(page.getByLabel(/^First name/)).toHaveValue('Ada');
  expect(await stored(site, yacht.id)).toHaveLength(0);
});

test('a double click stores one request, which nothing changes on its way; who has gone on hears of it too', async ({
  page,
  site,
}) => {
  const yacht = await openWithYacht(page, site);
  await fill(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/yacht-requests', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await send(page).dblclick();
  const shut = page.locator('[inert]');
  await expect(shut.filter({ has: page.getByLabel('Special requests') })).toHaveCount(1);
  await expect(shut.filter({ has: page.getByRole('button', { name: /^Jet Ski \$/ }) })).not.toHaveCount(0);
  await expect(send(page)).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  answered.resolve();
  await expect(toastOf(page, 'Booking Request Received!')).toBeVisible();
  expect(await stored(site, yacht.id)).toHaveLength(1);
});

test('sent again after a lost answer and a reload, it is stored once', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /yacht-requests/, status: 0 });
  const yacht = await openWithYacht(page, site);
  await page.getByRole('button', { name: /^Jet Ski \$/ }).click();
  const email = await fill(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/yacht-requests')) keys.push(request.headers()['idempotency-key']);
  });
  // The server accepts the call, but its answer never arrives.
  await page.route('**/api/yacht-requests', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await send(page).click();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not be reached.' })).toBeVisible();
  await page.unroute('**/api/yacht-requests');
  expect(await stored(site, yacht.id)).toHaveLength(1);

  await page.reload();
  await expectTyped(page, email);
  await expect(page.getByRole('button', { name: /^Jet Ski \$/ })).toHaveAttribute('aria-pressed', 'true');
  await send(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await stored(site, yacht.id)).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a request that fails with 500 says so, and keeps what was typed', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /yacht-requests/, status: 500 });
  const yacht = await openWithYacht(page, site);
  const email = await fill(page);
  const sentence = 'Something went wrong on our side. Please try again.';
  await page.route('**/api/yacht-requests', (route) =>
    route.fulfill({ status: 500, json: { error: sentence, code: 'broken' } }),
  );
  await send(page).click();
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expectTyped(page, email);
  await expectAccessible();

  await page.unroute('**/api/yacht-requests');
  await send(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText('Booking Failed', { exact: true })).toHaveCount(0);
  expect(await stored(site, yacht.id)).toHaveLength(1);
});

test('more guests than the yacht turns out to carry: the server says so at the field', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /yacht-requests/, status: 422 });
  const yacht = await openWithYacht(page, site);
  const email = await fill(page);
  await site.database.db.update(yachts).set({ capacity: 2 }).where(eq(yachts.id, yacht.id));
  await send(page).click();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveAccessibleDescription(
    new RegExp(`${yacht.name} carries up to 2 guests`),
  );
  await expectTyped(page, email);
  expect(await stored(site, yacht.id)).toHaveLength(0);
});

test('a visitor whose clock is slow is told by the server that the day has passed', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /yacht-requests/, status: 422 });
  await page.clock.setFixedTime(instantAt(addDays(charterDayAt(new Date()), -40), 12));
  const yacht = await openWithYacht(page, site);
  await fill(page);
  await page.getByLabel(/^Date/).fill(addDays(charterDayAt(new Date()), -10));
  await send(page).click();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(page.getByLabel(/^Date/)).toHaveAccessibleDescription(/has not passed/);
  expect(await stored(site, yacht.id)).toHaveLength(0);
});

test('a time that is taken is refused with a sentence, and another can be sent', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /yacht-requests/, status: 409 });
  const yacht = await openWithYacht(page, site);
  const email = await fill(page);
  await aCalendarEntry(site.database.db, yacht.id, instantAt(soon, 9), instantAt(soon, 12));
  await send(page).click();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  const sentence = 'The yacht is already taken at that time. Please choose another.';
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByLabel(/^Date/)).toHaveAccessibleDescription(
    'Choose another date, or another time of that day.',
  );
  await expectTyped(page, email);
  expect(await stored(site, yacht.id)).toHaveLength(0);
  await expectAccessible();

  // The refusal and the free times offered belong to that yacht at that time; for another choice they go away.
  const offers = page.getByText('Available, and close to what you wanted:');
  const refused = page.getByRole('alert').filter({ hasText: sentence });
  const fault = /Choose another date/;
  await expect(offers).toBeVisible();
  await page.getByRole('combobox', { name: 'Yacht' }).selectOption('');
  await expect(offers).toHaveCount(0);
  await expect(refused).toHaveCount(0);
  await expect(page.getByLabel(/^Date/)).not.toHaveAccessibleDescription(fault);
  await page.getByRole('combobox', { name: 'Yacht' }).selectOption(yacht.id);
  await send(page).click();
  await expect(offers).toBeVisible();
  await page.getByRole('radio', { name: /Evening/ }).check();
  await expect(offers).toHaveCount(0);
  await expect(page.getByLabel(/^Date/)).not.toHaveAccessibleDescription(fault);
  await send(page).click();
  await expect(dialog(page)).toBeVisible();
  const rows = await stored(site, yacht.id);
  expect(rows.map((row) => row.slot)).toEqual(['evening']);
});

test('the price that is told once it is sent is the one it was taken at', async ({ page, site }) => {
  const { db } = site.database;
  const id = `book-${randomUUID().slice(0, 8)}`;
  await aYacht(db, { id });
  const { id: sheet } = await aPriceRecord(db, id, { price3HoursCents: 300_000 });
  await page.goto(`/book-charter?yacht=${id}`);
  await fill(page);
  const price = page.getByText('$3,000', { exact: true }).filter({ visible: true });
  await expect(price.first()).toBeVisible();
  await db.update(yachtPricing).set({ price3HoursCents: 420_000 }).where(eq(yachtPricing.id, sheet));
  await send(page).click();
  await expect(dialog(page)).toContainText('$4,200');
  await expect(dialog(page)).not.toContainText('$3,000');
});

test('what a program writes into the hidden field is kept apart and answered like any other', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const yacht = await openWithYacht(page, site);
  const email = await fill(page);
  await page.locator('input[name="leaveEmpty"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await send(page).click();
  await expect(dialog(page)).toBeVisible();
  const rows = await stored(site, yacht.id);
  expect(rows.map((row) => row.suspectedSpam)).toEqual([true]);
  // A mail is put into the outbox in one transaction with its cause, and sent later.
  expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(0);
  const toTheTeam = and(eq(outbox.kind, 'team'), eq(outbox.about, String(rows[0]?.id)));
  expect(await db.$count(outbox, toTheTeam)).toBe(0);
});

test('a booking can be made with the keyboard alone', async ({ page, site }) => {
  const yacht = await openWithYacht(page, site);
  const tabTo = async (name: string | RegExp, role: 'button' | 'combobox' | 'radio' | 'textbox') => {
    const target = page.getByRole(role, { name }).filter({ visible: true }).first();
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(/^Jet Ski \$/, 'button');
  await page.keyboard.press('Space');
  await tabTo('Proceed to Booking Details', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^Date/)).toBeFocused();
  const [year = '', month = '', day = ''] = soon.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await tabTo('Guests', 'combobox');
  await page.keyboard.type('3');
  await tabTo(/Morning/, 'radio');
  await page.keyboard.press('Space');
  await tabTo('First name', 'textbox');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@visitor.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('305 555 0123');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo('Close', 'button');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(site, yacht.id)).toHaveLength(1);
});

test('guests who can sail bareboat alone are told so before they send', async ({
  page,
  site,
  expectAccessible,
}) => {
  const id = `book-${randomUUID().slice(0, 8)}`;
  const papers = { grossTons: 40, certificateNumber: null, certificatePassengers: null };
  const name = 'Marisol Either';
  await aYacht(site.database.db, { id, name, ...papers, certificateValidUntil: null });
  await page.goto(`/book-charter?yacht=${id}`);
  await fill(page, '6');
  const note = page.getByRole('status').filter({ hasText: 'bareboat' });
  await expect(note).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('7');
  await expect(note).toHaveText(
    `For 7 guests, ${name} is chartered bareboat: you choose the captain, and hire and pay them yourself.`,
  );
  await expectAccessible();
  await send(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await stored(site, id)).toMatchObject([{ guestCount: 7, mode: 'bareboat' }]);
});

test('a request from one account’s page is not kept on another that has signed in since', async ({
  page,
  site,
}) => {
  await signedIn(page, site);
  const yacht = await openWithYacht(page, site);
  await expect(page.getByLabel(/^Email/)).toHaveValue(/@visitors\.example$/);
  await fill(page);
  await signedIn(page, site);
  await send(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await stored(site, yacht.id)).toMatchObject([{ accountId: null }]);
});
