import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { quoteRequests } from '#features/inquiries/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const soon = addDays(charterDayAt(new Date()), 40);
const FAILED = 'Failed to submit quote request. Please try again.';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Request a quote' });
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Quote Request Received!' });
const send = (page: Page) => modal(page).getByRole('button', { name: 'Send Quote Request' });
const opener = (page: Page, event: string) => page.getByRole('button', { name: `Request a quote: ${event}` });

async function openFor(page: Page, event: string) {
  await page.goto('/special-events');
  await opener(page, event).click();
  await expect(modal(page)).toBeVisible();
}

/** Fills in every field; answers the visitor's email address. */
async function fill(page: Page, name = 'Eva Stern') {
  const email = `eva-${randomUUID().slice(0, 8)}@visitor.example`;
  await modal(page).getByLabel(/^Name/).fill(name);
  await modal(page)
    .getByLabel(/^Email/)
    .fill(email);
  await modal(page).getByLabel('Phone').fill('+1 305 555 0171');
  await modal(page).getByLabel('Event date').fill(soon);
  await modal(page).getByLabel('Guests').fill('40');
  await modal(page).getByLabel('Message').fill('Lanterns, and no speeches');
  return email;
}

async function expectTyped(page: Page, email: string) {
  await expect(modal(page).getByLabel(/^Name/)).toHaveValue('Eva Stern');
  await expect(modal(page).getByLabel(/^Email/)).toHaveValue(email);
  await expect(modal(page).getByLabel('Phone')).toHaveValue('+1 305 555 0171');
  await expect(modal(page).getByLabel('Event date')).toHaveValue(soon);
  await expect(modal(page).getByLabel('Guests')).toHaveValue('40');
  await expect(modal(page).getByLabel('Message')).toHaveValue('Lanterns, and no speeches');
}

const stored = (site: RunningSite, email: string) =>
  site.database.db.select().from(quoteRequests).where(eq(quoteRequests.email, email));

const it = scenariosOf('a quote that is asked for');

it('a quote is asked for in a modal, confirmed in another, stored, and mailed to the team and the sender @phone', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}) => {
  await openFor(page, 'Romantic Wedding Package');
  await expect(modal(page).getByRole('combobox', { name: 'Event type' })).toHaveValue(
    'Romantic Wedding Package',
  );
  await expectAccessible();
  // Use a name that no other scenario uses, to find the team's mail by it.
  const name = `Eva Amsel-${randomUUID().slice(0, 8)}`;
  const email = await fill(page, name);
  const [request] = await Promise.all([page.waitForRequest('**/api/quote-requests'), send(page).click()]);

  await expect(confirmation(page)).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await expect(confirmation(page)).toContainText(
    'Thank you. Your quote request has reached us, and we will answer within 24 hours.',
  );
  await expect(confirmation(page)).toContainText('Romantic Wedding Package');
  await expect(confirmation(page)).toContainText(email);
  await expectAccessible();

  const { filledInMs, ...body } = request.postDataJSON();
  expect(filledInMs).toBeGreaterThanOrEqual(0);
  expect(body).toEqual({
    name,
    email,
    phone: '+1 305 555 0171',
    eventType: 'Romantic Wedding Package',
    eventDate: soon,
    guests: '40',
    message: 'Lanterns, and no speeches',
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{36}$/);
  expect(await stored(site, email)).toMatchObject([
    { name, eventOn: soon, guests: 40, eventType: 'Romantic Wedding Package' },
  ]);

  expect((await mailbox.waitFor(email)).subject).toBe('We have your quote request');
  const team = await mailbox.waitFor('team@miami-flow.example', new RegExp(`Quote request from ${name}`));
  expect(team.text).toContain('Lanterns, and no speeches');

  await confirmation(page).getByRole('button', { name: 'Done' }).click();
  await expect(confirmation(page)).toHaveCount(0);
});

it('the form offers the nine event types in order, and the fields of a quote @phone', async ({ page }) => {
  await openFor(page, 'Luxury Day Charter');
  const types = modal(page).getByRole('combobox', { name: 'Event type' });
  await expect(types).toHaveValue('Luxury Day Charter');
  await expect(types.locator('option')).toHaveText([
    'Not decided yet',
    'Signature Lifestyle Week',
    'Romantic Wedding Package',
    'Ultimate Party Experience',
    'Luxury Day Charter',
    'Lifestyle Vacation',
    'Wedding at Sea',
    'Night Boat Party',
    'Day Boat Party',
    'Custom Event',
  ]);
  await expect(modal(page).getByLabel(/^Email/)).toHaveAttribute('type', 'email');
  await expect(modal(page).getByLabel(/^Email/)).toHaveAttribute('autocomplete', 'email');
  await expect(modal(page).getByLabel('Phone')).toHaveAttribute('inputmode', 'tel');
  await expect(modal(page).getByLabel('Guests')).toHaveAttribute('min', '1');
  await expect(modal(page).getByLabel('Event date')).toHaveAttribute('min', charterDayAt(new Date()));
  for (const label of ['Name', 'Email'])
    await expect(modal(page).getByText(`${label}*`, { exact: true })).toBeVisible();
  for (const label of ['Phone', 'Guests', 'Event date', 'Event type', 'Message'])
    await expect(modal(page).getByText(`${label}*`, { exact: true })).toHaveCount(0);
});

it('name and email are required, guests are at least 1, no day has passed @phone', async ({
  page,
  expectAccessible,
}) => {
  await openFor(page, 'Weddings at Sea');
  await send(page).click();
  await expect(modal(page).getByRole('alert')).toContainText('Please check these fields.');
  await expect(modal(page).getByLabel(/^Name/)).toBeFocused();
  await expect(modal(page).getByLabel(/^Name/)).toHaveAccessibleDescription('Name is required');
  await expect(modal(page).getByLabel(/^Email/)).toHaveAccessibleDescription('Email is required');
  await expect(modal(page).locator('[aria-invalid="true"]')).toHaveCount(2);
  await expectAccessible();

  await modal(page).getByLabel(/^Name/).fill('Eva Stern');
  await expect(modal(page).getByText('Name is required')).toHaveCount(0);
  await modal(page)
    .getByLabel(/^Email/)
    .fill('eva at home');
  await modal(page).getByLabel('Guests').fill('0');
  await modal(page)
    .getByLabel('Event date')
    .fill(addDays(charterDayAt(new Date()), -1));
  await send(page).click();
  await expect(modal(page).getByLabel(/^Email/)).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(modal(page).getByLabel('Guests')).toHaveAccessibleDescription('Please give at least 1 guest');
  await expect(modal(page).getByLabel('Event date')).toHaveAccessibleDescription(
    'Please choose a date that has not passed',
  );
  await expect(modal(page).getByLabel(/^Name/)).toHaveValue('Eva Stern');
  await modal(page).getByRole('link', { name: 'Please give at least 1 guest' }).click();
  await expect(modal(page).getByLabel('Guests')).toBeFocused();
});

it('a name and an address are enough', async ({ page, site }) => {
  await openFor(page, 'Day Boat Parties');
  const email = `least-${randomUUID().slice(0, 8)}@visitor.example`;
  await modal(page).getByLabel(/^Name/).fill('Eva');
  await modal(page)
    .getByLabel(/^Email/)
    .fill(email);
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await stored(site, email)).toMatchObject([
    {
      eventType: 'Day Boat Party',
      guests: null,
      eventOn: null,
      message: 'Event: Day Boat Parties',
      suspectedSpam: false,
    },
  ]);
});

test('a refusal with 429 is said in the modal, with the server’s sentence, and keeps every field', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /quote-requests/, status: 429 });
  await openFor(page, 'Night Boat Parties');
  const email = await fill(page);
  const sentence = 'Too many requests. Please wait a minute.';
  await page.route('**/api/quote-requests', (route) =>
    route.fulfill({ status: 429, json: { error: sentence, code: 'broken' } }),
  );
  await send(page).click();
  const alert = modal(page).getByRole('alert');
  await expect(alert.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(alert.getByText(sentence, { exact: true })).toBeVisible();
  await expectTyped(page, email);
  await expectAccessible();

  await page.unroute('**/api/quote-requests');
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await stored(site, email)).toHaveLength(1);
});

test('what only the server knows is said at its field', async ({ page, expectFailure }) => {
  expectFailure({ url: /quote-requests/, status: 422 });
  await openFor(page, 'Night Boat Parties');
  await fill(page);
  await page.route('**/api/quote-requests', (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: 'Please check the form.',
        code: 'invalid',
        issues: [{ path: 'email', message: 'Please enter a valid email address' }],
      },
    }),
  );
  await send(page).click();
  await expect(modal(page).getByRole('alert')).toContainText(FAILED);
  await expect(modal(page).getByLabel(/^Email/)).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
});

it('a double click stores one request @phone', async ({ page, site }) => {
  await openFor(page, 'Ultimate Party Experience');
  const email = await fill(page);
  await send(page).dblclick();
  await expect(confirmation(page)).toBeVisible();
  expect(await stored(site, email)).toHaveLength(1);
});

test('sent again after a lost answer and a reload, it is stored once and nothing has to be typed again', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /quote-requests/, status: 0 });
  await openFor(page, 'Signature Lifestyle Week');
  const email = await fill(page);
  // The server accepts the call, but its answer never arrives.
  await page.route('**/api/quote-requests', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await send(page).click();
  await expect(modal(page).getByRole('alert')).toContainText(FAILED);
  await page.unroute('**/api/quote-requests');
  expect(await stored(site, email)).toHaveLength(1);

  await page.reload();
  await opener(page, 'Signature Lifestyle Week').click();
  await expectTyped(page, email);
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await stored(site, email)).toHaveLength(1);
});

it('closed by mistake, the modal opens with what was typed, in another language too', async ({ page }) => {
  await openFor(page, 'Signature Lifestyle Week');
  const email = await fill(page);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(opener(page, 'Signature Lifestyle Week')).toBeFocused();
  await opener(page, 'Signature Lifestyle Week').click();
  await expectTyped(page, email);

  await page.goto('/es/special-events');
  await page.getByRole('button', { name: 'Pedir cotización: Semana exclusiva a bordo' }).click();
  await expect(page.getByRole('dialog').getByLabel('Mensaje')).toHaveValue('Lanterns, and no speeches');
});

it('what a program writes into the hidden field is kept apart and answered like any other', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  await openFor(page, 'Weddings at Sea');
  const email = await fill(page);
  await modal(page)
    .locator('input[name="leaveEmpty"]')
    .evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  const rows = await stored(site, email);
  expect(rows).toMatchObject([{ suspectedSpam: true }]);
  // A mail is put into the outbox in one transaction with its cause, and sent later.
  expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(0);
  const toTheTeam = and(eq(outbox.kind, 'team'), eq(outbox.about, String(rows[0]?.id)));
  expect(await db.$count(outbox, toTheTeam)).toBe(0);
});

it('a quote can be asked for with the keyboard alone', async ({ page, site }) => {
  await page.goto('/special-events');
  const button = opener(page, 'Weddings at Sea');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeVisible();
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    for (let step = 0; step < 20; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const email = `keys-${randomUUID().slice(0, 8)}@visitor.example`;
  await tabTo(modal(page).getByLabel(/^Name/));
  await page.keyboard.type('Eva Stern');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await tabTo(modal(page).getByLabel('Guests'));
  await page.keyboard.type('30');
  await tabTo(send(page));
  // Tab goes around inside the dialog.
  await tabTo(modal(page).getByRole('button', { name: 'Close' }));
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toBeVisible();
  await tabTo(confirmation(page).getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await stored(site, email)).toMatchObject([{ guests: 30, eventType: 'Wedding at Sea' }]);
});
