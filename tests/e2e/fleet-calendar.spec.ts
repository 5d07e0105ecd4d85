import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { dayText } from '#words/days.ts';
import { aCalendarEntry } from '../builders/calendar-entry.ts';
import { aCharterToCome, aQuote } from '../builders/charter.ts';
import { aYacht } from '../builders/yacht.ts';
import type { RunningSite } from '../support/running-site.ts';
import { signedIn } from './support/account.ts';
import { openScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const tomorrow = () => addDays(charterDayAt(new Date()), 1);
const calendarOf = (page: Page) => page.getByRole('application', { name: 'Fleet calendar' });

/** Adds a yacht; answers it with a function that signs in and opens the fleet calendar. */
async function withAYacht(page: Page, site: RunningSite) {
  const yacht = await aYacht(site.database.db, { name: `Halcyon ${randomUUID().slice(0, 8)}` });
  const open = async () => {
    await signedIn(page, site, 'administrator');
    await page.goto(`/admin/bookings?view=calendar&zoom=week&fleet=${encodeURIComponent(yacht.name)}`);
    await expect(calendarOf(page).getByText(yacht.name)).toBeVisible();
  };
  return { yacht, open };
}

test('a block that is pressed opens with its first field, gives the keys back, and the calendar ends with its rows', async ({
  page,
  site,
}) => {
  const { yacht, open } = await withAYacht(page, site);
  const [from, to] = [instantAt(tomorrow(), 0), instantAt(addDays(tomorrow(), 1), 0)];
  await aCalendarEntry(site.database.db, yacht.id, from, to, { reason: 'Paint' });
  // Hold the list of yachts back, so that it arrives after the dialog has opened.
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/yacht-choices', (route) => gate.promise.then(() => route.continue()));
  await open();
  const block = calendarOf(page).getByText('Paint');
  await block.click();
  const dialog = page.getByRole('dialog', { name: 'On the calendar' });
  await expect(dialog.getByLabel('Yacht')).toBeFocused();
  gate.resolve();
  await expect(dialog.getByRole('option', { name: yacht.name })).toBeAttached();
  await expect(dialog.getByLabel('Yacht')).toBeFocused();
  await expect(dialog.getByLabel('Yacht')).toHaveValue(yacht.id);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(calendarOf(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Block: Paint' })).toBeAttached();
  // The focus is back on the entry that was opened.
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Why')).toHaveValue('Paint');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The dialog for a new block gives the focus back, too.
  await page.getByRole('button', { name: 'Block a yacht' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Block a yacht' });
  await expect(adding.getByLabel('Yacht')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await expect(page.getByRole('button', { name: 'Block a yacht' })).toBeFocused();

  const frame = await calendarOf(page).boundingBox();
  const row = await calendarOf(page).getByText(yacht.name).boundingBox();
  if (!frame || !row) throw new Error('The calendar is not drawn');
  expect(frame.y + frame.height - (row.y + row.height)).toBeLessThan(96);

  // The activity names a removed block's times, in the format that staff read.
  await block.click();
  await dialog.getByRole('button', { name: 'Take it off the calendar' }).click();
  await page.getByRole('button', { name: 'Yes, take it off' }).click();
  await expect(block).toHaveCount(0);
  await expect(calendarOf(page)).toBeFocused();
  await page.goto(`/admin/activity?q=${encodeURIComponent(yacht.name)}`);
  const freed = page.getByRole('row').filter({ hasText: 'Block freed' });
  await expect(freed).toContainText(/from: [^Z]*, 12:00 AM.*to: [^Z]*, 12:00 AM/);
});

test('the captain who is chosen for a time is in the new quote for it', async ({ page, site }) => {
  const { db } = site.database;
  const { yacht, open } = await withAYacht(page, site);
  const startOn = tomorrow();
  const { from, to } = slotRange(startOn, 'morning');
  const charter = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: 'Marta Sailor',
    status: 'quoted',
    startOn,
    slot: 'morning',
    departsAt: from,
    returnsAt: to,
  });
  const expiresAt = new Date(Date.now() + 86_400_000);
  await aQuote(db, charter.id, { heldUntil: expiresAt });
  await aCalendarEntry(db, yacht.id, from, to, { kind: 'hold', charterId: charter.id, expiresAt });
  await open();
  await calendarOf(page).focus();
  for (const key of ['Home', 'ArrowRight', 'm', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  const move = page.getByRole('dialog', { name: 'Move the charter of Marta Sailor' });
  await move.getByLabel('Captain').selectOption('Bareboat');
  await move.getByRole('button', { name: 'Send a new quote for this time' }).click();
  const quote = page.getByRole('form', { name: 'Quote' });
  await expect(quote.getByLabel('Date')).toHaveValue(addDays(startOn, 1));
  await expect(quote.getByLabel('Captain')).toHaveValue('bareboat');
});

test('a booking begins with the free time that was stood on, or asked about, and closing it is where one was', async ({
  page,
  site,
}) => {
  const { yacht, open } = await withAYacht(page, site);
  await open();
  await calendarOf(page).focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Add a booking instead' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Booking' });
  await expect(adding.getByLabel('Date')).toHaveValue(tomorrow());
  await expect(adding.getByLabel(/^Time/)).toHaveValue('evening');
  await page.keyboard.press('Escape');
  await expect(calendarOf(page)).toBeFocused();

  // A search for a free yacht on a day, at a time, for so many guests prefills the booking.
  const asked = `view=calendar&zoom=day&fleet=${encodeURIComponent(yacht.name)}&start=${tomorrow()}&free=${tomorrow()}&slot=morning&guests=7`;
  await page.goto(`/admin/bookings?${asked}`);
  await page.getByRole('link', { name: `Book ${yacht.name}` }).click();
  await expect(adding.getByLabel('Yacht')).toHaveValue(yacht.id);
  await expect(adding.getByLabel('Date')).toHaveValue(tomorrow());
  await expect(adding.getByLabel(/^Time/)).toHaveValue('morning');
  await expect(adding.getByLabel('Guests')).toHaveValue('7');
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await expect(page.getByLabel('Free on')).toHaveValue(tomorrow());
  await expect(page.getByText('1 yacht free at that time')).toBeVisible();
});

test('a time held by telephone becomes a booking in one go, with its own hours', async ({ page, site }) => {
  const { db } = site.database;
  const { yacht, open } = await withAYacht(page, site);
  const [from, to] = [instantAt(tomorrow(), 10), instantAt(tomorrow(), 16)];
  const hold = { kind: 'hold', reason: 'Ines rings back', expiresAt: from, endsAt: to } as const;
  await aCalendarEntry(db, yacht.id, from, to, hold);
  await open();
  await page.getByText('Ines rings back').click();
  await page.getByRole('button', { name: 'Turn it into a booking' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Booking' });
  await expect(adding.getByLabel('Yacht')).toHaveValue(yacht.id);
  await expect(adding.getByLabel('Date')).toHaveValue(tomorrow());
  await adding.getByLabel('Client’s name').fill('Ines Caller');
  await adding.getByLabel('Phone').fill('+1 305 555 0188');
  await adding.getByLabel('Confirm at once').check();
  await adding.getByRole('button', { name: 'Add booking' }).click();
  await expect(toastOf(page, 'Booking added')).toBeVisible();
  const [charter] = await db.select().from(charterRequests).where(eq(charterRequests.yachtId, yacht.id));
  expect(charter).toMatchObject({ departsAt: from, returnsAt: to, status: 'confirmed' });
  const entries = await db.select().from(calendarEntries).where(eq(calendarEntries.yachtId, yacht.id));
  expect(entries).toMatchObject([{ kind: 'charter', charterId: charter?.id }]);
});

test('the arrow that is pressed again where it was goes on again @phone', async ({ page, site }) => {
  const { yacht, open } = await withAYacht(page, site);
  await open();
  const later = await page.getByRole('button', { name: 'Later' }).boundingBox();
  if (!later) throw new Error('There is no way on');
  const [x, y] = [later.x + later.width / 2, later.y + later.height / 2];
  const showsFrom = async (days: number) => {
    const first = addDays(charterDayAt(new Date()), days);
    await expect(page).toHaveURL(new RegExp(`start=${first}`));
    await expect(calendarOf(page).getByText(dayText(first, 'short')).first()).toBeVisible();
  };
  for (const days of [7, 14]) {
    await page.mouse.click(x, y);
    await showsFrom(days);
  }
  await expect(calendarOf(page).getByText(yacht.name)).toBeVisible();
  // Pressed twice before the first is drawn, it goes on twice.
  await page.mouse.dblclick(x, y);
  await showsFrom(28);
  const first = addDays(charterDayAt(new Date()), 28);
  const shown = `${dayText(first, 'short')} to ${dayText(addDays(first, 6), 'short')}`;
  await expect(page.getByRole('status').filter({ hasText: shown })).toBeAttached();

  // Today is the day that it is when the button is pressed.
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).not.toHaveURL(/start=/);
  const nextDay = tomorrow();
  await page.clock.setFixedTime(instantAt(nextDay, 12));
  // A day later the session would be over, which is said; the page stays.
  const over = page.getByRole('dialog', { name: 'Your session has ended' });
  await over.getByRole('button', { name: 'Understood' }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(calendarOf(page).locator('.is-today').getByText(dayText(nextDay, 'short'))).toBeVisible();
});

test('the button for the whole fleet lifts the name, too', async ({ page, site }) => {
  const { yacht } = await withAYacht(page, site);
  await signedIn(page, site, 'administrator');
  const name = encodeURIComponent(`No ${yacht.name}`);
  await page.goto(`/admin/bookings?view=calendar&zoom=week&fleet=${name}&guests=4`);
  // Once no yacht is shown, the one above the calendar is hidden.
  await expect(page.getByText('No such yacht')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Whole fleet' }).filter({ visible: true }).click();
  await expect(page).not.toHaveURL(/fleet=|guests=/);
  await expect(calendarOf(page)).toBeVisible();
});

test('a block moves as far as it was carried, and stays where it was if something is in the way', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/admin\/calendar-entries\//, status: 409 });
  const { yacht, open } = await withAYacht(page, site);
  const put = (first: number, last: number, reason: string) => {
    const [from, to] = [first, last + 1].map((days) => instantAt(addDays(tomorrow(), days), 0));
    return from && to && aCalendarEntry(site.database.db, yacht.id, from, to, { reason });
  };
  await put(0, 0, 'Paint');
  await put(2, 3, 'Engines');
  await open();
  await calendarOf(page).focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const day = (days: number) => dayText(addDays(tomorrow(), days), 'short');
  // A block within a day is told with that day once.
  await press('Home', 'ArrowRight', 'm', 'ArrowRight', 'Enter');
  const sure = page.getByRole('dialog', { name: 'Move it?' });
  await expect(
    sure.getByText(`Block: Paint goes to ${yacht.name}, ${day(1)}.`, { exact: true }),
  ).toBeVisible();
  await press('Escape');
  await expect(sure).toBeHidden();
  await expect(calendarOf(page)).toBeFocused();
  // The other is taken up on its second day.
  await press('ArrowRight', 'ArrowRight', 'm', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(sure).toContainText(`Block: Engines goes to ${yacht.name}, ${day(0)} to ${day(1)}.`);
  await sure.getByRole('button', { name: 'Move it' }).click();
  await expect(sure).toContainText('In the way: a block, ');
});

test('what a colleague changes while it is being moved stays, and can be taken up again', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/admin\/(calendar-entries|charters)\//, status: 409 });
  const { db } = site.database;
  const { yacht, open } = await withAYacht(page, site);
  const [from, to] = [instantAt(tomorrow(), 0), instantAt(addDays(tomorrow(), 1), 0)];
  await aCalendarEntry(db, yacht.id, from, to, { reason: 'Paint' });
  const range = slotRange(addDays(tomorrow(), 2), 'morning');
  const charter = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: 'Marta Sailor',
    status: 'confirmed',
    startOn: addDays(tomorrow(), 2),
    slot: 'morning',
    departsAt: range.from,
    returnsAt: range.to,
  });
  await aCalendarEntry(db, yacht.id, range.from, range.to, { kind: 'charter', charterId: charter.id });
  await open();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await calendarOf(page).focus();
  await press('Home', 'ArrowRight', 'm', 'ArrowRight', 'Enter');
  const sure = page.getByRole('dialog', { name: 'Move it?' });
  await db
    .update(calendarEntries)
    .set({ reason: 'Second coat' })
    .where(and(eq(calendarEntries.yachtId, yacht.id), eq(calendarEntries.kind, 'block')));
  await sure.getByRole('button', { name: 'Move it' }).click();
  await expect(toastOf(page, 'has changed this in the meantime')).toBeVisible();
  await expect(sure).toBeHidden();
  await expect(calendarOf(page)).toBeFocused();
  await press('ArrowLeft', 'm', 'ArrowRight', 'Enter');
  await sure.getByRole('button', { name: 'Move it' }).click();
  await expect(sure).toBeHidden();
  // Until the focus is back, keys go nowhere.
  await expect(calendarOf(page)).toBeFocused();
  await press('ArrowRight', 'm', 'ArrowRight', 'Enter');
  const move = page.getByRole('dialog', { name: 'Move the charter of Marta Sailor' });
  await expect(move.getByText('The yacht is free then.')).toBeVisible();
  await db.update(charterRequests).set({ version: 7 }).where(eq(charterRequests.id, charter.id));
  await move.getByRole('button', { name: 'Move it' }).click();
  await expect(toastOf(page, 'Someone has changed this charter in the meantime.')).toBeVisible();
  await expect(move).toBeHidden();
  await expect(calendarOf(page)).toBeFocused();
  await press('ArrowLeft', 'm', 'ArrowRight', 'Enter');
  await expect(move.getByText('The yacht is free then.')).toBeVisible();
  await move.getByRole('button', { name: 'Move it' }).click();
  await expect(move).toBeHidden();
});

test('all yachts are on paper, as wide as a sheet, and the screen is as it was before', async ({
  page,
  site,
}) => {
  const today = charterDayAt(new Date());
  await aYacht(site.database.db, { name: 'Zz Halcyon' });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings?view=calendar&zoom=week');
  const names = calendarOf(page).locator('.fleet-calendar-yacht');
  await expect(names.first()).toBeVisible();
  const seen = await names.count();
  const printed = page.evaluate(
    () =>
      new Promise<Record<string, string[]>>((resolve) => {
        const textsOf = (selector: string) =>
          [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
        addEventListener('beforeprint', () =>
          resolve({ names: textsOf('.fleet-calendar-yacht'), days: textsOf('.fleet-calendar-day') }),
        );
      }),
  );
  await page.pdf();
  const { names: onPaper = [], days = [] } = await printed;
  expect(onPaper.length).toBeGreaterThan(seen);
  expect(onPaper).toContain('Zz Halcyon');
  expect(days).toEqual(Array.from({ length: 7 }, (_, index) => dayText(addDays(today, index), 'short')));
  await expect(names).toHaveCount(seen);
});

test('on a phone, the way back, to today and on stays in one row in Spanish too @phone-only', async ({
  page,
  site,
}) => {
  await openScreen(page, site, '/admin/bookings?view=calendar', 'es');
  const tops = ['Antes', 'Hoy', 'Después'].map(async (name) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    return box?.y;
  });
  expect(new Set(await Promise.all(tops)).size).toBe(1);
});
