import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { contactMessages } from '#features/inquiries/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const soon = addDays(charterDayAt(new Date()), 30);
const THANKS = 'Thank you. Your message has reached us, and we will answer within 24 hours.';
const FAILED = 'Failed to send message. Please try again.';

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const form = (page: Page) => page.locator('form#contact-form');
const toast = (page: Page) => page.locator('.toast');
const stored = (site: RunningSite, email: string) =>
  site.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));

/** Fills in every field; answers the visitor's email address. */
async function fill(page: Page, lastName = 'Brandt') {
  const email = `max-${randomUUID().slice(0, 8)}@visitor.example`;
  await page.getByLabel(/^First name/).fill('Max');
  await page.getByLabel(/^Last name/).fill(lastName);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('+1 305 555 0133');
  await page.getByLabel('How may we answer?').selectOption('whatsapp');
  await page.getByLabel('Occasion').selectOption('anniversary');
  await page.getByLabel('Number of guests').fill('8');
  await page.getByLabel('Date', { exact: true }).fill(soon);
  await page.getByLabel('Duration').selectOption('full-day');
  await page.getByLabel('Preferred time').selectOption('evening');
  await page.getByLabel(/^Message/).fill('Twenty years married.\nA quiet table, please.');
  return email;
}

async function expectTyped(page: Page, email: string) {
  await expect(page.getByLabel(/^First name/)).toHaveValue('Max');
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Brandt');
  await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+1 305 555 0133');
  await expect(page.getByLabel('How may we answer?')).toHaveValue('whatsapp');
  await expect(page.getByLabel('Occasion')).toHaveValue('anniversary');
  await expect(page.getByLabel('Number of guests')).toHaveValue('8');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(soon);
  await expect(page.getByLabel('Duration')).toHaveValue('full-day');
  await expect(page.getByLabel('Preferred time')).toHaveValue('evening');
  await expect(page.getByLabel(/^Message/)).toHaveValue('Twenty years married.\nA quiet table, please.');
}

const it = scenariosOf('the contact page, read and written on');

it('the page opens with phone, email and office, and two ways to talk at once @phone', async ({ page }) => {
  await page.goto('/contact');
  await expect(page).toHaveTitle('Get In Touch · Miami Flow Yachts');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  await expect(main.getByRole('link', { name: '+1 (305) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+13055550142',
  );
  await expect(main.getByRole('link', { name: 'hello@miamiflowyachts.example' })).toHaveAttribute(
    'href',
    'mailto:hello@miamiflowyachts.example',
  );
  await expect(main.getByText('Miami Beach, FL 33139')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+13055550142');
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/13055550142',
  );
});

test('the chart is our own, and a map from elsewhere opens only by its link', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:'))
      outside.push(request.url());
  });
  await page.goto('/contact');
  const chart = page.getByRole('img', { name: /Chart of Biscayne Bay/ });
  await chart.scrollIntoViewIfNeeded();
  await expect.poll(() => chart.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const section = page.getByRole('region', { name: 'Where to find us' });
  for (const place of ['Miami', 'Miami Beach', 'Key Biscayne', 'Biscayne Bay'])
    await expect(section.getByText(place, { exact: true })).toBeVisible();
  const link = section.getByRole('link', { name: 'Open in your map app' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('query')).toBe('1 Fictional Marina Way, Pier C, Miami Beach, FL 33139');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(outside.filter((url) => !url.includes('127.0.0.1'))).toEqual([]);
});

it('a message is stored, answered with a toast and mailed to the team and the sender; the form is empty again @phone', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}) => {
  await page.goto('/contact');
  // Use a name that no other scenario uses, to find the team's mail by it.
  const lastName = `Amsel-${randomUUID().slice(0, 8)}`;
  const email = await fill(page, lastName);
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), send(page).click()]);
  await expect(toast(page)).toContainText('Success!');
  await expect(toast(page)).toContainText(THANKS);
  await expectAccessible();
  await expect(page.getByLabel(/^First name/)).toHaveValue('');
  await expect(page.getByLabel(/^Message/)).toHaveValue('');
  await expect(page.getByLabel('Occasion')).toHaveValue('');

  const { filledInMs, ...body } = request.postDataJSON();
  expect(filledInMs).toBeGreaterThanOrEqual(0);
  expect(body).toEqual({
    firstName: 'Max',
    lastName,
    email,
    phone: '+1 305 555 0133',
    numberOfGuests: '8',
    occasion: 'anniversary',
    contactMethod: 'whatsapp',
    date: soon,
    duration: 'full-day',
    preferredTime: 'evening',
    message: 'Twenty years married.\nA quiet table, please.',
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{36}$/);
  expect(await stored(site, email)).toMatchObject([
    { firstName: 'Max', occasion: 'anniversary', numberOfGuests: 8, suspectedSpam: false },
  ]);
  expect((await mailbox.waitFor(email)).subject).toBe('We have your message');
  const team = await mailbox.waitFor(
    'team@miami-flow.example',
    new RegExp(`New message from Max ${lastName}`),
  );
  expect(team.text).toContain('A quiet table, please.');
});

it('the choices are those of the trade, and each field has the keyboard that fits it @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  const options = (label: string) => page.getByLabel(label, { exact: true }).locator('option');
  const values = async (label: string) =>
    options(label).evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(await values('Occasion')).toEqual(['', 'wedding', 'birthday', 'corporate', 'anniversary', 'other']);
  expect(await values('How may we answer?')).toEqual(['', 'phone', 'email', 'whatsapp']);
  expect(await values('Duration')).toEqual(['', '2', '4', '6', '8', 'full-day']);
  expect(await values('Preferred time')).toEqual(['', 'morning', 'afternoon', 'evening']);
  await expect(options('Preferred time')).toHaveText([
    'Any time',
    'Morning (9–12)',
    'Afternoon (12–5)',
    'Evening (5–8)',
  ]);
  await expect(page.getByLabel(/^Email/)).toHaveAttribute('type', 'email');
  await expect(page.getByLabel(/^First name/)).toHaveAttribute('autocomplete', 'given-name');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('inputmode', 'tel');
  await expect(page.getByLabel('Number of guests')).toHaveAttribute('min', '1');
});

it('names, email and message are required and asked for in words; the rest is not @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto('/contact');
  for (const label of ['First name', 'Last name', 'Email', 'Message'])
    await expect(form(page).getByText(`${label}*`, { exact: true })).toBeVisible();
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Please check these fields.');
  await expect(page.getByLabel(/^First name/)).toBeFocused();
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(4);
  for (const [label, sentence] of [
    [/^First name/, 'First name is required'],
    [/^Last name/, 'Last name is required'],
    [/^Email/, 'Email is required'],
    [/^Message/, 'Message is required'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence);
  await expectAccessible();

  const email = `least-${randomUUID().slice(0, 8)}@visitor.example`;
  await page.getByLabel(/^First name/).fill('Max');
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await page.getByLabel(/^Last name/).fill('Brandt');
  await page.getByLabel(/^Email/).fill('max at home');
  await page.getByLabel(/^Message/).fill('Hello');
  await page.getByLabel('Number of guests').fill('-2');
  const yesterday = addDays(charterDayAt(new Date()), -1);
  await page.getByLabel('Date', { exact: true }).fill(yesterday);
  await send(page).click();
  await expect(page.getByLabel(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(page.getByLabel('Number of guests')).toHaveAccessibleDescription(
    'Please give at least 1 guest',
  );
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Number of guests').fill('');
  await send(page).click();
  await expect(toast(page)).toContainText('Success!');
  expect(await stored(site, email)).toMatchObject([
    { numberOfGuests: null, occasion: null, preferredOn: yesterday },
  ]);
});

test('a refusal shows the server’s text in a toast and keeps every field', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  const sentence = 'We cannot answer right now. Please try again in a moment.';
  expectFailure({ url: /\/api\/contact/, status: 503 });
  await page.goto('/contact');
  const email = await fill(page);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { error: sentence, code: 'busy' } }),
  );
  await send(page).click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText(sentence);
  await expect(form(page).getByRole('alert')).toContainText(sentence);
  await expectTyped(page, email);
  await expectAccessible();
  await page.unroute('**/api/contact');
  await send(page).click();
  await expect(toast(page)).toContainText('Success!');
  expect(await stored(site, email)).toHaveLength(1);
});

test('sent again after a lost answer and a reload, it is stored once', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/contact/, status: 0 });
  await page.goto('/contact');
  const email = await fill(page);
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await send(page).click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText(FAILED);
  await page.unroute('**/api/contact');
  await page.reload();
  await expectTyped(page, email);
  await send(page).click();
  await expect(toast(page)).toContainText('Success!');
  expect(await stored(site, email)).toHaveLength(1);
});

it('a double click stores one message, and what is typed while it is sent stays @phone', async ({
  page,
  site,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto('/contact');
  const email = await fill(page);
  await send(page).dblclick();
  await page.getByLabel(/^Message/).fill('We are nine after all.');
  held.resolve();
  await expect(toast(page)).toContainText('Success!');
  await expect(page.getByLabel(/^Message/)).toHaveValue('We are nine after all.');
  expect(await stored(site, email)).toMatchObject([
    { message: 'Twenty years married.\nA quiet table, please.' },
  ]);
});

it('what a program writes into the hidden field is kept apart and answered like any other', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  await page.goto('/contact');
  const email = await fill(page);
  await page.locator('input[name="leaveEmpty"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await send(page).click();
  await expect(toast(page)).toContainText(THANKS);
  const rows = await stored(site, email);
  expect(rows).toMatchObject([{ suspectedSpam: true }]);
  // A mail is put into the outbox in one transaction with its cause, and sent later.
  expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(0);
  const toTheTeam = and(eq(outbox.kind, 'team'), eq(outbox.about, String(rows[0]?.id)));
  expect(await db.$count(outbox, toTheTeam)).toBe(0);
});

it('two lists of questions state the policies, one open at a time @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/contact');
  const booking = page.getByRole('region', { name: 'Booking and Reservations' });
  const general = page.getByRole('region', { name: 'Frequently Asked Questions' });
  for (const [list, question, answer] of [
    [
      booking,
      'How much do I pay, and when?',
      'A deposit of 50% holds your yacht and date. The balance is due 24 hours before departure.',
    ],
    [booking, 'How far ahead should I book?', 'Book 2–4 weeks ahead'],
    [booking, 'Can I change my booking?', 'up to 48 hours before departure'],
    [
      booking,
      'What if I have to cancel?',
      '7 or more days before departure: full refund minus fees. 3–6 days before: 50%. Under 72 hours: no refund.',
    ],
    [booking, 'How can I pay?', 'All major cards, Zelle, bank transfer, cash or crypto.'],
    [booking, 'Will I be reminded?', '1 week before and again 24 hours before'],
    [general, 'When should we be at the dock?', 'arrive 15 minutes early'],
    [general, 'Is gratuity included?', '15–20% is recommended'],
    [general, 'How many guests can you host?', 'From 12 to 150 guests'],
  ] as const) {
    await expect(list.getByText(answer)).toBeHidden();
    await list.getByText(question, { exact: true }).click();
    await expect(list.getByText(answer)).toBeVisible();
    await expect(list.locator('details[open]')).toHaveCount(1);
  }
  await expectAccessible();
});

it('whoever asks about a yacht need not say again which, when and for how many', async ({ page, site }) => {
  const yacht = await aYacht(site.database.db, { name: 'Asked About' });
  await page.goto(`/yachts/${yacht.id}?date=${soon}&guests=9&slot=evening`);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByLabel(/^Message/)).toHaveValue('Yacht: Asked About\n');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(soon);
  await expect(page.getByLabel('Number of guests')).toHaveValue('9');
  await expect(page.getByLabel('Preferred time')).toHaveValue('evening');
  // A draft is about the yacht of the last link, not of the first.
  await page.getByLabel(/^First name/).fill('Ada');
  const other = await aYacht(site.database.db, { name: 'Asked Next' });
  await page.goto(`/contact?yacht=${other.id}`);
  await expect(page.getByLabel(/^Message/)).toHaveValue('Yacht: Asked Next\n');
  await expect(page.getByLabel(/^First name/)).toHaveValue('Ada');
  // What was typed before counts more than what a link brings later.
  await page.getByLabel(/^Message/).fill('About the other one');
  await page.goto(`/contact?yacht=${yacht.id}&guests=7`);
  await expect(page.getByLabel('Number of guests')).toHaveValue('9');
  await expect(page.getByLabel(/^Message/)).toHaveValue('About the other one');
});

it('a message can be written and sent with the keyboard alone', async ({ page, site }) => {
  const email = `keys-${randomUUID().slice(0, 8)}@visitor.example`;
  await page.goto('/contact');
  await page.getByLabel(/^First name/).focus();
  await page.keyboard.type('Max');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Brandt');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  const message = page.getByLabel(/^Message/);
  for (let step = 0; step < 20; step += 1) {
    if (await message.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Success!');
  expect(await stored(site, email)).toHaveLength(1);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever cannot send the form is told to call or write, and by which number and address', async ({
    page,
  }) => {
    await page.goto('/contact');
    // Find it by role: a search by text does not look inside a noscript element.
    const told = page.getByRole('paragraph').filter({ hasText: 'call or write to us instead' });
    await expect(told).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(send(page)).toBeHidden();
  });
});
