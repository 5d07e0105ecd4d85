import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { dayText } from '#words/days.ts';
import { aCalendarEntry } from '../builders/calendar-entry.ts';
import { aCharterToCome, aQuote } from '../builders/charter.ts';
import { aPriceRecord, aYacht } from '../builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { act, expectNotOffered } from './support/drawer.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const today = () => charterDayAt(new Date());

let made = 0;
/** Adds a yacht with prices and a pending request for it, for one scenario alone. */
async function aRequest(site: RunningSite, fields: Parameters<typeof aCharterToCome>[2] = {}) {
  made += 1;
  const mark = `${process.pid}-${made}`;
  const { db } = site.database;
  const yacht = await aYacht(db, { name: `Halcyon ${mark}` });
  await aPriceRecord(db, yacht.id, { price3HoursCents: 200_000, price5HoursCents: 300_000 });
  const startOn = fields.startOn ?? addDays(today(), 20);
  const range = slotRange(startOn, fields.slot ?? 'afternoon');
  const charter = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Marta ${mark}`,
    contactEmail: `marta-${mark}@visitors.example`,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...fields,
    startOn,
    departsAt: range.from,
    returnsAt: range.to,
  });
  return { yacht, charter };
}

/** The entry of that name on the fleet calendar. */
const entry = (page: Page, label: string) => page.locator(`[data-label="${label}"]`);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

test('a request is answered with a quote and confirmed, a yacht is blocked for a week, the month is exported', async ({
  page,
  site,
  expectFailure,
}) => {
  const { yacht, charter } = await aRequest(site);
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings');
  await page.getByRole('searchbox').fill(charter.contactName);
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=Marta/);
  await row(page, charter.contactName).click();

  const drawer = page.getByRole('dialog', { name: charter.contactName });
  await act(drawer, 'Write a quote');
  const quote = drawer.getByRole('form', { name: 'Quote' });
  await expect(quote.getByText('Listed at $3,000')).toBeVisible();
  await quote.getByLabel('Price of the yacht, in dollars').fill('4000');
  await quote.getByRole('button', { name: 'Add a line' }).click();
  await quote.getByLabel('What for').fill('Florist');
  await quote.getByLabel('Dollars', { exact: true }).fill('250');
  const expiry = quote.getByLabel('Expires after');
  await expect(expiry).toHaveValue('');
  await expect(expiry.locator('option').first()).toHaveText('48 hours (as the settings say)');
  await expiry.selectOption('24');
  const payment = quote.getByLabel('Deposit and balance');
  await expect(payment).toHaveValue('charter');
  await expect(quote.getByText('Deposit (50%)')).toBeVisible();
  await payment.selectOption({ label: 'Event: 30%, rest 14 days before' });
  await expect(quote.getByText('Deposit (30%)')).toBeVisible();
  await quote.getByLabel('A note to the client').fill('Lovely to have you.');
  // 4,000 + 250, gratuity 720, tax 7 % of 4,250.
  await expect(quote.getByText('$5,268', { exact: true })).toBeVisible();
  await expect(quote.getByText('The yacht is free then')).toBeVisible();
  await quote.getByRole('button', { name: 'Send quote' }).click();
  await expect(toastOf(page, 'Quote sent')).toBeVisible();
  await expect(drawer.getByText('Quoted', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText(/^Quote 1, /)).toBeVisible();
  await expect(drawer.getByText('Lovely to have you.')).toBeVisible();
  await expect(drawer.getByText('Event', { exact: true })).toBeVisible();

  await act(drawer, 'Confirm');
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(toastOf(page, 'Confirmed')).toBeVisible();
  // Actions that the new status does not allow have no button.
  await expectNotOffered(drawer, 'Confirm');
  await expectNotOffered(drawer, 'Mark as reviewed');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Confirmed' }).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('link', { name: 'Fleet calendar' }).click();
  await expect(page.getByRole('application', { name: 'Fleet calendar' })).toBeVisible();
  await page.getByRole('button', { name: 'Block a yacht' }).click();
  const block = page.getByRole('dialog', { name: 'Block a yacht' });
  await block.getByLabel('Yacht').selectOption(yacht.id);
  await block.getByLabel('First day').fill(addDays(today(), 1));
  await block.getByLabel('Last day').fill(addDays(today(), 25));
  await block.getByLabel('Why').fill('Hull and paint');
  // The confirmed charter blocks the dates.
  expectFailure({ url: /calendar-entries$/, status: 409 });
  await block.getByRole('button', { name: 'Put on the calendar' }).click();
  await expect(block.getByRole('alert')).toContainText('In the way: a booking');
  await block.getByLabel('Last day').fill(addDays(today(), 7));
  await block.getByRole('button', { name: 'Put on the calendar' }).click();
  await expect(toastOf(page, 'On the calendar')).toBeVisible();
  await page.getByRole('searchbox').fill(yacht.name);
  await expect(entry(page, 'Block: Hull and paint')).toBeVisible();

  await page.getByRole('link', { name: 'List', exact: true }).click();
  const month = charter.startOn.slice(0, 7);
  await page.getByLabel('Departs').fill(`${month}-01`);
  await page
    .getByLabel('to', { exact: true })
    .fill(addDays(`${month}-28`, 3).slice(0, 7) === month ? addDays(`${month}-28`, 2) : `${month}-28`);
  await page.getByLabel('Status', { exact: true }).selectOption('confirmed,completed');
  await expect(row(page, charter.contactName)).toBeVisible();
  const report = await download(page, 'Export Report');
  expect(report).toContain(charter.contactName);
  expect(report.trim().split('\r\n').at(-1)).toMatch(/^Total,\d+ bookings?,.*,\d+,,$/);
});

test('a confirmation that comes too late offers the nearest free times, and one press takes one', async ({
  page,
  site,
  expectFailure,
}) => {
  const { yacht, charter } = await aRequest(site);
  await aCalendarEntry(site.database.db, yacht.id, charter.departsAt, charter.returnsAt, {
    reason: 'Owner aboard',
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: charter.contactName });
  expectFailure({ url: /\/confirm$/, status: 409 });
  await act(drawer, 'Confirm');
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(drawer.getByRole('alert')).toContainText('The yacht is already taken at that time.');
  const offers = drawer.getByRole('listitem').getByRole('button');
  await expect(offers).toHaveCount(3);
  await offers.first().click();
  await expect(toastOf(page, 'Confirmed')).toBeVisible();
  await expect(
    drawer.getByText('morning').or(drawer.getByText('Morning, 9:00 AM–12:00 PM')).first(),
  ).toBeVisible();
});

test('every step of the transition table has its button; messages, notes, moving and cancelling', async ({
  page,
  site,
  mailbox,
}) => {
  const { charter } = await aRequest(site);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: charter.contactName });
  const press = (name: string) => act(drawer, name);
  await press('Mark as reviewed');
  await expect(drawer.getByText('Reviewed', { exact: true }).first()).toBeVisible();
  await press('Mark as contacted');
  await expect(drawer.getByText('Contacted', { exact: true }).first()).toBeVisible();
  await expectNotOffered(drawer, 'Mark as reviewed');

  const write = drawer.getByRole('form', { name: 'Write' });
  await write.getByRole('textbox', { name: 'Mail', exact: true }).fill('The dolphins are back.');
  await write.getByRole('button', { name: 'Send email' }).click();
  await expect(drawer.getByText('The dolphins are back.')).toBeVisible();
  const mail = await mailbox.waitFor(charter.contactEmail, /Your charter on/);
  expect(mail.text).toContain('The dolphins are back.');
  await write.getByRole('radio', { name: 'Note for the team' }).check();
  await write.getByRole('textbox', { name: 'Note', exact: true }).fill('Likes corner seats.');
  await write.getByRole('button', { name: 'Keep note' }).click();
  await expect(drawer.getByText('Likes corner seats.')).toBeVisible();

  await press('Move');
  const move = page.getByRole('dialog', { name: `Move the charter of ${charter.contactName}` });
  await expect(move.getByText('That’s where it is now.')).toBeVisible();
  await move.getByLabel('Time').selectOption('morning');
  await expect(move.getByText('The yacht is free then.')).toBeVisible();
  await expect(move.getByText(/At today’s prices it comes to \$2,/)).toBeVisible();
  await move.getByRole('button', { name: 'Move it' }).click();
  await expect(toastOf(page, 'Moved')).toBeVisible();
  await expect(drawer.getByText('Morning, 9:00 AM–12:00 PM').first()).toBeVisible();

  await press('Cancel booking');
  const sure = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await sure.getByLabel('Why').fill('Changed their minds.');
  await sure.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(drawer.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText('Changed their minds.')).toBeVisible();
  await press('Reopen');
  await expect(drawer.getByText('Pending', { exact: true }).first()).toBeVisible();
});

test('completed is offered once the yacht is back, asks first, and can be taken back', async ({
  page,
  site,
}) => {
  const { charter, yacht } = await aRequest(site, { status: 'confirmed', agreedAt: new Date() });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: charter.contactName });
  const actions = drawer.getByRole('region', { name: 'What can be done' });
  await expect(actions.getByText('It can be marked as completed once the yacht is back')).toBeVisible();
  await expectNotOffered(actions, 'Mark as completed');

  const over = await aCharterToCome(site.database.db, yacht.id, {
    status: 'confirmed',
    startOn: addDays(today(), -2),
    contactName: `${charter.contactName} Senior`,
  });
  await page.goto(`/admin/bookings?open=${over.id}`);
  const past = page.getByRole('dialog', { name: over.contactName });
  const complete = past.getByRole('button', { name: 'Mark as completed' });
  // The most sensible next step is the first button.
  await expect(past.getByRole('region', { name: 'What can be done' }).getByRole('button').first()).toHaveText(
    'Mark as completed',
  );
  await complete.click();
  const sure = page.getByRole('dialog', { name: 'Mark this charter as completed?' });
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(past.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await complete.click();
  await sure.getByRole('button', { name: 'Yes, it took place' }).click();
  await expect(past.getByText('Completed', { exact: true }).first()).toBeVisible();
  await act(past, 'Undo completed');
  await expect(past.getByText('Completion taken back')).toBeVisible();
  await expect(complete).toBeVisible();
});

test('View opens a booking, Edit corrects whom it is for; what a colleague saved meanwhile is not written over @phone', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  const { charter } = await aRequest(site, { status: 'confirmed', agreedAt: new Date() });
  const isOne = eq(charterRequests.id, charter.id);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?q=${encodeURIComponent(charter.contactName)}`);
  const line = row(page, charter.contactName);
  const view = line.getByRole('button', { name: `View ${charter.contactName}` });
  await view.click();
  const drawer = page.getByRole('dialog', { name: charter.contactName, exact: true });
  await expect(drawer.getByText(charter.contactEmail)).toBeVisible();
  // From the last control, Tab leads to the first one and scrolls it into view.
  await drawer.getByRole('button', { name: 'Send email' }).press('Tab');
  await page.keyboard.press('Tab');
  const first = drawer.getByRole('button', { name: 'Move', exact: true });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(view).toBeFocused();

  await line.getByRole('button', { name: `Edit ${charter.contactName}` }).click();
  const form = page.getByRole('dialog', { name: `Edit the booking of ${charter.contactName}` });
  await expect(form.getByLabel('Email')).toHaveValue(charter.contactEmail);
  await expect(form.getByLabel('Guests')).toHaveValue('8');
  await expect(form.getByText('the client is emailed what changed')).toBeVisible();
  await expect(form.getByText('a new agreement has to be signed')).toHaveCount(3);
  expectFailure({ url: /\/api\/admin\/charters\/[^/]+$/, status: 422 });
  await form.getByLabel('Guests').fill('900');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/carries up to \d+ guests/).first()).toBeVisible();
  await form.getByLabel('Guests').fill('4');
  await form.getByLabel('Special requests').fill('No shellfish.');
  await db.update(charterRequests).set({ contactPhone: '+1 305 555 0111', version: 2 }).where(isOne);
  expectFailure({ url: /\/api\/admin\/charters\/[^/]+$/, status: 409 });
  await form.getByRole('button', { name: 'Save' }).click();
  const notice = form.getByRole('alert');
  await expect(notice.getByRole('row', { name: /Phone/ })).toContainText('+1 305 555 0111');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toastOf(page, 'Booking saved')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(drawer.getByText('No shellfish.')).toBeVisible();
  await expect(drawer.getByText('Corrected: phone, guests, special requests.')).toBeVisible();
});

test('Add Booking writes a booking down, and names what is wrong @phone', async ({ page, site }) => {
  const { yacht, charter } = await aRequest(site);
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings');
  await page.getByRole('button', { name: 'Add Booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Booking' });
  await dialog.getByRole('button', { name: 'Add booking' }).click();
  await expect(dialog.getByText('Please choose a yacht.').first()).toBeVisible();
  await dialog.getByLabel('Yacht').selectOption(yacht.id);
  await dialog.getByLabel('Date').fill(addDays(charter.startOn, 1));
  await dialog.getByLabel('Guests').fill('8');
  await dialog.getByLabel('Client’s name').fill(`Dock ${charter.contactName}`);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(charter.contactEmail);
  await dialog.getByRole('checkbox', { name: 'Confirm at once' }).check();
  await dialog.getByRole('button', { name: 'Add booking' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/admin/bookings?q=${encodeURIComponent(`Dock ${charter.contactName}`)}`);
  await expect(row(page, `Dock ${charter.contactName}`)).toContainText('Confirmed');
});

test('on the fleet calendar bookings and blocks are moved by mouse and by keys, after a look at price and conflicts', async ({
  page,
  site,
}) => {
  const { yacht, charter } = await aRequest(site, {
    status: 'confirmed',
    agreedAt: new Date(),
    startOn: addDays(today(), 2),
  });
  const { db } = site.database;
  await aCalendarEntry(db, yacht.id, charter.departsAt, charter.returnsAt, {
    kind: 'charter',
    charterId: charter.id,
  });
  // Two days later, the block is still well inside the calendar; at its edge the calendar would scroll.
  const blockOn = addDays(today(), 3);
  await aCalendarEntry(db, yacht.id, instantAt(blockOn, 0), instantAt(addDays(blockOn, 1), 0), {
    reason: 'Paint',
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?view=calendar&fleet=${encodeURIComponent(yacht.name)}`);
  const calendar = page.getByRole('application', { name: 'Fleet calendar' });
  await expect(entry(page, `Booking of ${charter.contactName}`)).toBeVisible();

  // A click opens the entry; Escape closes it again.
  await entry(page, `Booking of ${charter.contactName}`).click();
  const drawer = page.getByRole('dialog', { name: charter.contactName });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // Drag the block two days further with the mouse.
  const block = entry(page, 'Block: Paint');
  const box = await block.boundingBox();
  if (!box) throw new Error('The block is not drawn');
  await block.hover({ position: { x: 8, y: 8 } });
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 8, { steps: 4 });
  await page.mouse.move(box.x + 8 + box.width * 2, box.y + 8, { steps: 4 });
  await page.mouse.up();
  const sure = page.getByRole('dialog', { name: 'Move it?' });
  await expect(sure).toContainText('Block: Paint goes to');
  await sure.getByRole('button', { name: 'Move it' }).click();
  await expect(toastOf(page, 'Moved')).toBeVisible();
  const column = calendar.getByText(dayText(addDays(blockOn, 2), 'short'), { exact: true });
  const left = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => Math.abs((await left(block)) - (await left(column)))).toBeLessThan(4);

  // Move the booking with the keys to the block's old day; the dialog shows its price first.
  await calendar.focus();
  await page.keyboard.press('Home');
  for (let day = 0; day < 2; day += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('status').filter({ hasText: `Booking of ${charter.contactName}` }),
  ).toBeAttached();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: `Move the charter of ${charter.contactName}` });
  await expect(move.getByLabel('Date')).toHaveValue(blockOn);
  await expect(move.getByText('The yacht is free then.')).toBeVisible();
  await expect(move.getByText('The price that was agreed on stays.', { exact: false })).toBeVisible();
  await move.getByRole('button', { name: 'Move it' }).click();
  await expect(move).toBeHidden();

  // Enter on an empty place adds a block, which is then removed.
  await calendar.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'Block a yacht' });
  // The yacht was preselected before the list of yachts arrived.
  await expect(made.getByLabel('Yacht')).toHaveValue(yacht.id);
  await made.getByLabel('Why').fill('Owner aboard');
  await made.getByRole('button', { name: 'Put on the calendar' }).click();
  await expect(entry(page, 'Block: Owner aboard')).toBeVisible();
  await entry(page, 'Block: Owner aboard').click();
  await page
    .getByRole('dialog', { name: 'On the calendar' })
    .getByRole('button', { name: 'Take it off the calendar' })
    .click();
  await expect(entry(page, 'Block: Owner aboard')).toHaveCount(1);
  await page.getByRole('button', { name: 'Yes, take it off' }).click();
  await expect(entry(page, 'Block: Owner aboard')).toHaveCount(0);
});

test('a block that a colleague has changed meanwhile is not written over', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/admin\/calendar-entries\//, status: 409 });
  const { db } = site.database;
  const { yacht } = await aRequest(site);
  const on = addDays(today(), 3);
  const id = randomUUID();
  await aCalendarEntry(db, yacht.id, instantAt(on, 0), instantAt(addDays(on, 1), 0), { id, reason: 'Paint' });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?view=calendar&fleet=${encodeURIComponent(yacht.name)}`);
  await entry(page, 'Block: Paint').click();
  const dialog = page.getByRole('dialog', { name: 'On the calendar' });
  await expect(dialog.getByLabel('Yacht')).toHaveValue(yacht.id);
  await dialog.getByLabel('Why').fill('New paint');
  await db.update(calendarEntries).set({ reason: 'Varnish' }).where(eq(calendarEntries.id, id));
  await dialog.getByRole('button', { name: 'Save' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('has changed this in the meantime');
  await expect(notice.getByRole('row', { name: /Why/ })).toContainText('Varnish');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(entry(page, 'Block: New paint')).toBeVisible();
});

test('a resting finger takes a block up and carries it; a short touch opens it @phone-only', async ({
  page,
  site,
}) => {
  const { yacht } = await aRequest(site);
  const on = addDays(today(), 1);
  await aCalendarEntry(site.database.db, yacht.id, instantAt(today(), 0), instantAt(on, 0), {
    reason: 'Paint',
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?view=calendar&zoom=week&fleet=${encodeURIComponent(yacht.name)}`);
  const block = entry(page, 'Block: Paint');
  await block.tap();
  const dialog = page.getByRole('dialog', { name: 'On the calendar' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The block is not drawn');
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + 8 }],
    });
  await touch('touchStart', box.x + 10);
  await expect(page.getByRole('application', { name: 'Fleet calendar' })).toHaveClass(/is-dragging/);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', box.x + 10 + (step * box.width) / 4);
  await touch('touchEnd', 0);
  const sure = page.getByRole('dialog', { name: 'Move it?' });
  await expect(sure).toContainText('Block: Paint goes to');
  await sure.getByRole('button', { name: 'Move it' }).click();
  await expect(toastOf(page, 'Moved')).toBeVisible();
});

test('what is carried past the edge of the calendar moves along with it, and lands where it is let go', async ({
  page,
  site,
}) => {
  const { yacht } = await aRequest(site);
  const on = addDays(today(), 1);
  await aCalendarEntry(site.database.db, yacht.id, instantAt(on, 0), instantAt(addDays(on, 1), 0), {
    reason: 'Paint',
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?view=calendar&fleet=${encodeURIComponent(yacht.name)}`);
  const calendar = page.getByRole('application', { name: 'Fleet calendar' });
  const block = entry(page, 'Block: Paint');
  await block.hover({ position: { x: 8, y: 8 } });
  const [shown, box] = [await calendar.boundingBox(), await block.boundingBox()];
  if (!shown || !box) throw new Error('The calendar is not drawn');
  await page.mouse.down();
  const edge = shown.x + shown.width - 20;
  const passed = () => calendar.evaluate((frame) => frame.scrollLeft);
  for (let step = 0; step < 60; step += 1) await page.mouse.move(edge - (step % 2), box.y + 8);
  const threeDays = 3 * (box.width + 2);
  expect(await passed()).toBeGreaterThan(threeDays);
  await page.mouse.up();
  await page.getByRole('dialog', { name: 'Move it?' }).getByRole('button', { name: 'Move it' }).click();
  await expect(toastOf(page, 'Moved')).toBeVisible();
  // The block lands on the day under the pointer.
  const landed = async () =>
    Math.floor((edge - Number((await block.boundingBox())?.x) + 1) / (box.width + 2));
  await expect.poll(landed).toBe(0);
});

test('a quoted charter is moved on the calendar by quoting it anew for the time', async ({ page, site }) => {
  const { yacht, charter } = await aRequest(site, { status: 'quoted', startOn: addDays(today(), 1) });
  const { db } = site.database;
  await aQuote(db, charter.id, { heldUntil: new Date(Date.now() + 86_400_000) });
  await aCalendarEntry(db, yacht.id, charter.departsAt, charter.returnsAt, {
    kind: 'hold',
    charterId: charter.id,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?view=calendar&fleet=${encodeURIComponent(yacht.name)}`);
  await expect(entry(page, `Quoted to ${charter.contactName}`)).toBeVisible();
  await page.getByRole('application', { name: 'Fleet calendar' }).focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'm', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  const move = page.getByRole('dialog', { name: `Move the charter of ${charter.contactName}` });
  await expect(move.getByText('to move it, send a new quote', { exact: false })).toBeVisible();
  await move.getByRole('button', { name: 'Send a new quote for this time' }).click();
  const quote = page.getByRole('form', { name: 'Quote' });
  await expect(quote.getByLabel('Date')).toHaveValue(addDays(charter.startOn, 1));
  await expect(quote.getByText('The yacht is free then')).toBeVisible();
  await quote.getByRole('button', { name: 'Send quote' }).click();
  await expect(toastOf(page, 'Quote sent')).toBeVisible();
  await expect(page.getByRole('dialog', { name: charter.contactName }).getByText(/^Quote 2, /)).toBeVisible();
});

test('the fleet calendar says in full what an entry is, keeps its zoom, and finds who is free', async ({
  page,
  site,
}) => {
  const startOn = addDays(today(), 3);
  const { yacht, charter } = await aRequest(site, {
    status: 'confirmed',
    agreedAt: new Date(),
    startOn,
  });
  await aCalendarEntry(site.database.db, yacht.id, charter.departsAt, charter.returnsAt, {
    kind: 'charter',
    charterId: charter.id,
  });
  const others = await aYacht(site.database.db, { name: `${yacht.name} Two`, capacity: 4 });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?view=calendar&fleet=${encodeURIComponent(yacht.name)}`);
  const calendar = page.getByRole('application', { name: 'Fleet calendar' });
  const booking = entry(page, `Booking of ${charter.contactName}`);
  const card = page.locator('.calendar-card');

  await booking.hover();
  await expect(card).toContainText(yacht.name);
  await expect(card).toContainText('Confirmed');
  await expect(card).toContainText('8 guests');
  await page.mouse.move(2, 2);
  await expect(card).toBeHidden();
  await calendar.focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(card).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(card).toContainText(`Booking of ${charter.contactName}`);

  const wide = (await booking.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Month' }).click();
  await expect.poll(async () => (await booking.boundingBox())?.width ?? wide).toBeLessThan(wide / 2);
  await expect(page).toHaveURL(/zoom=month/);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('link', { name: 'Fleet calendar' }).click();
  await expect(page.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
  // The calendar keeps the zoom even if the address does not name it, although the server that renders it does not know
  // this tab.
  await page.goto('/admin/bookings?view=calendar');
  await expect(page.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('searchbox').fill(yacht.name);
  await expect(page.getByText('2 yachts', { exact: true })).toBeVisible();
  await page.getByLabel('Free on').fill(startOn);
  await page.getByLabel('Time of that day').selectOption('afternoon');
  await expect(page.getByText('1 yacht', { exact: true })).toBeVisible();
  await expect(page.locator('.fleet-calendar-yacht')).toHaveText([others.name]);
  await page.getByLabel('Time of that day').selectOption('evening');
  await expect(page.getByText('2 yachts', { exact: true })).toBeVisible();
  await page.getByLabel('Guests').fill('5');
  await expect(page.locator('.fleet-calendar-yacht')).toHaveText([yacht.name]);
  await page.getByLabel('Guests').fill('500');
  await expect(page.getByText('No yacht is free then')).toBeVisible();
  await page.getByRole('button', { name: 'Whole fleet' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText('No yacht is free then')).toHaveCount(0);
});

test('on a phone the fleet calendar is the list of a day @phone-only', async ({ page, site }) => {
  const { yacht, charter } = await aRequest(site, {
    status: 'confirmed',
    agreedAt: new Date(),
    startOn: addDays(today(), 1),
  });
  const { db } = site.database;
  await aCalendarEntry(db, yacht.id, charter.departsAt, charter.returnsAt, {
    kind: 'charter',
    charterId: charter.id,
  });
  const free = await aYacht(db, { name: `${yacht.name} Free` });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?view=calendar&fleet=${encodeURIComponent(yacht.name)}`);
  await expect(page.getByText('Nothing on the calendar.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).tap();
  await page.getByRole('button', { name: new RegExp(`Booking of ${charter.contactName}`) }).tap();
  await expect(page.getByRole('dialog', { name: charter.contactName })).toBeVisible();
  await page.keyboard.press('Escape');
  // When filtering for a free time, the free yachts are the answer and come first.
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await page.getByLabel('Free on').fill(addDays(today(), 1));
  await expect(page.getByText('1 yacht free at that time')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book / })).toHaveAccessibleName(`Book ${free.name}`);
  await page.getByLabel('Free on').fill('');
  await page.getByText('1 yacht free all day').tap();
  await page.getByRole('link', { name: `Book ${free.name}` }).tap();
  const adding = page.getByRole('dialog', { name: 'Add Booking' });
  await expect(adding.getByLabel('Yacht')).toHaveValue(free.id);
});

test('on a phone the bookings begin on the first screen, and the filters wait behind a button', async ({
  page,
  site,
}) => {
  const yacht = await aYacht(site.database.db, { name: 'Pocketknife' });
  await aCharterToCome(site.database.db, yacht.id, { yachtName: yacht.name, contactName: 'Petra Small' });
  await signedIn(page, site, 'administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/bookings?q=Pocketknife');
  const row = page.getByRole('row').filter({ hasText: 'Petra Small' });
  await expect(row).toBeInViewport();
  const status = page.getByLabel('Status', { exact: true });
  await expect(status).toBeHidden();
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await status.selectOption('Cancelled');
  await expect(page.getByText('No bookings here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (1 set)' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(filters).toBeHidden();
  await expect(status).toBeVisible();
});

test('no booking is wider than its list, however long its client’s address is', async ({ page, site }) => {
  const yacht = await aYacht(site.database.db, {
    name: 'Our Lady of the Northern Lights and Southern Winds',
  });
  await aCharterToCome(site.database.db, yacht.id, {
    yachtName: yacht.name,
    contactName: 'Wilhelmina von Hohenstein-Wittgensteinburg',
    contactEmail: 'wilhelmina.von-hohenstein-wittgensteinburg@family-office.visitors.example',
  });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings?q=Wilhelmina');
  const row = page.getByRole('row').filter({ hasText: 'Wilhelmina' });
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(row.getByText('Pending')).toBeInViewport({ ratio: 1 });
    const table = page.getByRole('table', { name: 'Bookings' });
    const tooWide = await table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : undefined,
    );
    expect(tooWide, `at ${width} px`).toBe(0);
  }
});
