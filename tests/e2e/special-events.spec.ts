import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { quoteRequests } from '#features/inquiries/tables.ts';
import { signedIn } from './support/account.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

const SLIDES = ['A week without a timetable', 'Vows at golden hour', 'The city as a light show'] as const;
const SECTIONS = [
  ['lifestyle', 'Lifestyle Vacations', 'Lifestyle Vacation'],
  ['weddings', 'Weddings at Sea', 'Wedding at Sea'],
  ['night-parties', 'Night Boat Parties', 'Night Boat Party'],
  ['day-parties', 'Day Boat Parties', 'Day Boat Party'],
] as const;
const SIGNATURES = [
  ['Signature Lifestyle Week', 'from $15,000 (7-day, up to 12 guests)'],
  ['Romantic Wedding Package', '$8,500 (4 h, 50 guests)'],
  ['Ultimate Party Experience', '$6,200 (5 h, 75 guests)'],
  ['Luxury Day Charter', '$4,800 (6 h, 60 guests)'],
] as const;

const stage = (page: Page) => page.getByRole('region', { name: 'Special events', exact: true });
const bar = (page: Page) => stage(page).getByRole('progressbar', { name: 'Slides' });
const dot = (page: Page, number: number) =>
  stage(page).getByRole('button', { name: new RegExp(`^Show slide ${number}`) });

async function expectSlide(page: Page, number: 1 | 2 | 3) {
  await expect(bar(page)).toHaveAttribute('aria-valuenow', String(number));
  for (const [index, title] of SLIDES.entries()) {
    const words = stage(page).getByText(title, { exact: true });
    if (index === number - 1) await expect(words).toBeVisible();
    else await expect(words).toBeHidden();
    if (index === number - 1) await expect(dot(page, index + 1)).toHaveAttribute('aria-current', 'true');
    else await expect(dot(page, index + 1)).not.toHaveAttribute('aria-current');
  }
}

/** Opens the page with its clock stopped and the pointer out of the way. */
async function openHeld(page: Page) {
  await page.clock.install();
  await page.goto('/special-events');
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await dot(page, 1).click();
  await page.mouse.move(0, 0);
  await expectSlide(page, 1);
}

test('three slides follow each other every 5 seconds, round and round, with dots and a progress bar', async ({
  page,
}) => {
  await openHeld(page);
  await expect(bar(page)).toHaveAttribute('aria-valuemax', '3');
  // The dot has restarted the first slide, so each slide now has its full five seconds.
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
  await page.clock.runFor(4900);
  await expectSlide(page, 2);
  await page.clock.runFor(100);
  await expectSlide(page, 3);
  await page.clock.runFor(5000);
  await expectSlide(page, 1);
});

test('a dot chooses its slide, which then has its own five seconds', async ({ page }) => {
  await openHeld(page);
  await dot(page, 3).click();
  await page.mouse.move(0, 0);
  await expectSlide(page, 3);
  await expect(bar(page)).toHaveAttribute('aria-valuetext', '3 of 3: The city as a light show');
  await page.clock.runFor(4900);
  await expectSlide(page, 3);
  await page.clock.runFor(100);
  await expectSlide(page, 1);
});

test('the slides rest while pointed at, focused, or paused by their button', async ({ page }) => {
  await openHeld(page);
  await stage(page).getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  // A pointer over the picture alone does not pause the slides.
  await stage(page).hover({ position: { x: 900, y: 120 } });
  await page.clock.runFor(5000);
  await expectSlide(page, 2);

  // Press Tab from the button on the left, so that the focus counts as keyboard focus.
  await dot(page, 1).focus();
  await page.keyboard.press('Tab');
  await expect(dot(page, 2)).toBeFocused();
  await page.clock.runFor(20_000);
  await expectSlide(page, 2);
  await dot(page, 2).blur();
  await page.clock.runFor(5000);
  await expectSlide(page, 3);

  await stage(page).getByRole('button', { name: 'Pause slides' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expectSlide(page, 3);
  await stage(page).getByRole('button', { name: 'Play slides' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expectSlide(page, 1);
});

test('nothing moves by itself for whoever asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHeld(page);
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await dot(page, 2).click();
  await expectSlide(page, 2);
  await expect(stage(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
});

test('the first picture comes with the page, the next one while it shows', async ({ page, request }) => {
  const html = await (await request.get('/special-events')).text();
  expect(html.match(/<link rel="preload" as="image"[^>]*special-lifestyle/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img[^>]*special-weddings/);
  await page.goto('/special-events');
  await expect(stage(page).locator('img[src*="special-weddings"]')).toBeAttached();
});

const it = scenariosOf('special events, read and asked for');

it('four kinds of event stand under their anchors, each with its way to a quote @phone', async ({ page }) => {
  await page.goto('/special-events');
  for (const [id, title, type] of SECTIONS) {
    const section = page.locator(`section#${id}`);
    await expect(section.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await section.getByRole('button', { name: `Request a quote: ${title}` }).click();
    const modal = page.getByRole('dialog', { name: 'Request a quote' });
    await expect(modal.getByRole('combobox', { name: 'Event type' })).toHaveValue(type);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  }
});

it('a link to an anchor leads to it, loaded or within the site @phone', async ({ page }) => {
  await page.goto('/special-events#night-parties');
  await expect(page.getByRole('heading', { name: 'Night Boat Parties' })).toBeInViewport();
  // A mail program may cut a link in the middle of an encoded character.
  await page.goto('/about');
  await page.goto('/special-events#f%C3');
  await expect(page.getByRole('heading', { level: 1, name: 'Special Events' })).toBeVisible();
  await page.goto('/about');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/special-events"]');
    link?.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Special Events' })).toBeInViewport();
  await stage(page).getByRole('link', { name: 'Lifestyle vacations' }).click();
  await expect(page).toHaveURL(/#lifestyle$/);
  await expect(page.getByRole('heading', { name: 'Lifestyle Vacations' })).toBeInViewport();
});

test('an anchor is reached when the lists of its page come one after the other @phone-only', async ({
  page,
}) => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/placement=signature/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/about');
  const sections = page.waitForResponse(/placement=section/);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/special-events"]')?.click(),
  );
  await stage(page).getByRole('link', { name: 'Lifestyle vacations' }).click();
  await expect(page).toHaveURL(/#lifestyle$/);
  await (await sections).finished();
  letGo();
  await expect(page.getByRole('heading', { name: 'Lifestyle Vacations' })).toBeInViewport();
});

it('four signature packages carry their prices @phone', async ({ page }) => {
  await page.goto('/special-events');
  const packages = page.getByRole('region', { name: 'Signature packages' });
  await expect(packages.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(4);
  for (const [name, price] of SIGNATURES) {
    const card = packages.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: `Request a quote: ${name}` })).toBeVisible();
  }
});

it('three guests speak, and one question is open at a time @phone', async ({ page, expectAccessible }) => {
  await page.goto('/special-events');
  const voices = page.getByRole('region', { name: 'The morning after' });
  await expect(voices.getByRole('figure')).toHaveCount(3);
  await expect(voices.getByRole('img', { name: 'Rated 5 out of 5' })).toHaveCount(3);

  const questions = page.getByRole('region', { name: 'Before you ask' });
  const deposit = 'A deposit of 30% holds yacht, crew and date. The balance is due 14 days before the event.';
  const cancelled =
    '7 or more days before: full refund minus fees. 3–6 days before: 50%. Under 72 hours: no refund.';
  await expect(questions.getByText(deposit)).toBeHidden();
  await questions.getByText('What does it take to hold the date?').click();
  await expect(questions.getByText(deposit)).toBeVisible();
  await expectAccessible();
  await questions.getByText('And if we have to cancel?').click();
  await expect(questions.getByText(cancelled)).toBeVisible();
  await expect(questions.getByText(deposit)).toBeHidden();
});

const form = (page: Page) => page.locator('form#inquiry-form');
const inquire = (page: Page) => page.getByRole('button', { name: 'Send Inquiry' }).filter({ visible: true });

it('the inquiry form follows the quote modal’s rules, is stored and confirmed, and is empty afterwards @phone', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}) => {
  await page.goto('/special-events');
  await form(page).getByLabel(/^Name/).focus();
  await inquire(page).click();
  await expect(form(page).getByLabel(/^Name/)).toBeFocused();
  await expect(form(page).getByLabel(/^Name/)).toHaveAccessibleDescription('Name is required');
  await expect(form(page).getByLabel(/^Email/)).toHaveAccessibleDescription('Email is required');
  await expectAccessible();

  const email = `inquiry-${randomUUID().slice(0, 8)}@visitor.example`;
  await form(page).getByLabel(/^Name/).fill('Noor Haddad');
  await form(page)
    .getByLabel(/^Email/)
    .fill(email);
  await form(page).getByLabel('Guests').fill('0');
  await inquire(page).click();
  await expect(form(page).getByLabel('Guests')).toHaveAccessibleDescription('Please give at least 1 guest');
  await form(page).getByLabel('Guests').fill('60');
  await form(page).getByRole('combobox', { name: 'Event type' }).selectOption('Custom Event');
  await form(page)
    .getByLabel('Event date')
    .fill(addDays(charterDayAt(new Date()), 50));
  await inquire(page).dblclick();

  const confirmation = page.getByRole('dialog', { name: 'Quote Request Received!' });
  await expect(confirmation).toContainText('we will answer within 24 hours');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(form(page).getByLabel(/^Name/)).toHaveValue('');
  const { db } = site.database;
  expect(await db.select().from(quoteRequests).where(eq(quoteRequests.email, email))).toMatchObject([
    { name: 'Noor Haddad', guests: 60, eventType: 'Custom Event' },
  ]);
  expect((await mailbox.waitFor(email)).subject).toBe('We have your quote request');
  await mailbox.waitFor('team@miami-flow.example', /Quote request from Noor Haddad/);
});

test('an inquiry that failed says so beside the form and keeps what was typed, also over a reload', async ({
  page,
  expectFailure,
}) => {
  expectFailure({ url: /quote-requests/, status: 503 });
  await page.route('**/api/quote-requests', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'We cannot answer right now. Please try again in a moment.', code: 'busy' },
    }),
  );
  await page.goto('/special-events');
  await form(page).getByLabel(/^Name/).fill('Noor Haddad');
  await form(page)
    .getByLabel(/^Email/)
    .fill('noor@visitor.example');
  await form(page).getByLabel('Message').fill('Sixty people and a cake');
  await inquire(page).click();
  await expect(form(page).getByRole('alert')).toContainText(
    'Failed to submit quote request. Please try again.',
  );
  await expect(form(page).getByRole('alert')).toContainText('We cannot answer right now.');
  await expect(form(page).getByLabel('Message')).toHaveValue('Sixty people and a cake');
  await page.reload();
  await expect(form(page).getByLabel(/^Name/)).toHaveValue('Noor Haddad');
  await expect(form(page).getByLabel('Message')).toHaveValue('Sixty people and a cake');
});

test('a quote for an event that staff have added names it', async ({ page, site }) => {
  // Added by a call: the page is cached, and only a change that the site makes itself drops it.
  await signedIn(page, site, 'administrator');
  const made = await page.request.post('/api/admin/events', {
    data: { title: 'New Year’s Eve Gala', placement: 'section', isActive: true },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto('/special-events');
  await page.getByRole('button', { name: 'Request a quote: New Year’s Eve Gala' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(dialog.getByRole('combobox', { name: 'Event type' })).toHaveValue('Custom Event');
  await expect(dialog.getByLabel('Message')).toHaveValue('Event: New Year’s Eve Gala');
  await dialog.getByLabel(/^Name/).fill('Noor Haddad');
  await dialog.getByLabel(/^Email/).fill('gala@visitor.example');
  await dialog.getByRole('button', { name: 'Send Quote Request' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Quote Request Received!' });
  await expect(confirmation).toContainText('New Year’s Eve Gala');
  await expect(confirmation).not.toContainText('Custom Event');
  expect((await page.request.delete(`/api/admin/events/${id}`)).ok()).toBe(true);
});

test('a package under another name is named in the message, and one that is gone is not offered', async ({
  page,
  site,
}) => {
  await signedIn(page, site, 'administrator');
  const eventAt = (id: string) => `/api/admin/events/${id}`;
  const all = (await (await page.request.get('/api/admin/events')).json()) as Record<string, unknown>[];
  const wedding = all.find(({ id }) => id === 'romantic-wedding-package');
  const rename = async (title: unknown) => {
    const { version: _, ...event } = wedding ?? {};
    expect(
      (await page.request.put(eventAt('romantic-wedding-package'), { data: { ...event, title } })).ok(),
    ).toBe(true);
  };
  const show = (isActive: boolean) =>
    page.request.patch(eventAt('signature-lifestyle-week'), { data: { isActive } });
  await rename('Sunset Vows');
  expect((await show(false)).ok()).toBe(true);
  try {
    await page.goto('/special-events');
    await page.getByRole('button', { name: 'Request a quote: Sunset Vows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a quote' });
    const types = dialog.getByRole('combobox', { name: 'Event type' });
    await expect(types).toHaveValue('Romantic Wedding Package');
    await expect(dialog.getByLabel('Message')).toHaveValue('Event: Sunset Vows');
    await expect(types.locator('option', { hasText: 'Luxury Day Charter' })).toHaveCount(1);
    await expect(types.locator('option', { hasText: 'Signature Lifestyle Week' })).toHaveCount(0);
  } finally {
    await rename(wedding?.title);
    await show(true);
  }
});

test('on a phone a quote stays in the thumb’s reach until the form is there @phone-only', async ({
  page,
}) => {
  await page.goto('/special-events');
  const button = page.getByRole('button', { name: 'Request a quote', exact: true });
  await expect(button).toBeInViewport();
  await page.locator('#day-parties').scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  await button.click();
  await expect(
    page.getByRole('dialog', { name: 'Request a quote' }).getByRole('combobox', { name: 'Event type' }),
  ).toHaveValue('Custom Event');
  await page.keyboard.press('Escape');
  await form(page).scrollIntoViewIfNeeded();
  await expect(button).toHaveCount(0);
  await expect(inquire(page)).toBeInViewport();
});

test('the page says what it has to say with scripts off', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/special-events`);
  for (const [, price] of SIGNATURES) await expect(page.getByText(price, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Request a quote/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'call or write to us' })).toBeVisible();
  await context.close();
});
