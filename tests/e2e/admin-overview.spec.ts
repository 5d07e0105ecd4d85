import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { aCalendarEntry } from '../builders/calendar-entry.ts';
import { aCharterToCome, aQuote } from '../builders/charter.ts';
import { aYacht } from '../builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

test('Overview computes its figures, and each leads to the list behind it @phone', async ({ page, site }) => {
  const { db } = site.database;
  const today = charterDayAt(new Date());
  const mark = `${process.pid}-${Date.now()}`;
  const yacht = await aYacht(db, { name: `Overview ${mark}` });
  // The charter ends tomorrow, so that it is still under way however late in the day this test runs.
  const range = { from: slotRange(today, 'evening').from, to: instantAt(addDays(today, 1), 20) };
  const booked = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Docked ${mark}`,
    contactEmail: `docked-${mark}@visitors.example`,
    status: 'confirmed',
    startOn: today,
    slot: 'evening',
    departsAt: range.from,
    returnsAt: range.to,
    createdAt: new Date(),
  });
  await aQuote(db, booked.id);
  await aCalendarEntry(db, yacht.id, range.from, range.to, { kind: 'charter', charterId: booked.id });
  const later = slotRange(addDays(today, 30), 'morning');
  await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Waiting ${mark}`,
    contactEmail: `waiting-${mark}@visitors.example`,
    startOn: addDays(today, 30),
    departsAt: later.from,
    returnsAt: later.to,
    createdAt: new Date('2020-01-01T12:00:00Z'),
  });
  const lapsing = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Lapsing ${mark}`,
    contactEmail: `lapsing-${mark}@visitors.example`,
    status: 'quoted',
    startOn: addDays(today, 30),
    departsAt: later.from,
    returnsAt: later.to,
    createdAt: new Date('2020-02-01T12:00:00Z'),
  });
  await aQuote(db, lapsing.id, {
    createdAt: new Date('2020-02-01T12:00:00Z'),
    heldUntil: new Date(Date.now() + 3_600_000),
  });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Total Yachts ?\d+/ })).toHaveAttribute(
    'href',
    '/admin/yachts',
  );
  await expect(page.getByRole('link', { name: /^Pending Financing ?\d+/ })).toHaveAttribute(
    'href',
    '/admin/financing',
  );
  await expect(page.getByRole('link', { name: /^Monthly Revenue ?\$[\d,]+/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'At the docks' }).getByText(`Docked ${mark}`)).toBeVisible();
  const waiting = page.getByRole('region', { name: /^Waiting \(\d+\)/ });
  await expect(waiting.getByRole('link', { name: new RegExp(`Waiting ${mark}`) })).toContainText(
    /Charter request *waiting \d{4} days/,
  );
  await expect(waiting.getByRole('link', { name: new RegExp(`Lapsing ${mark}`) })).toContainText(
    /Quote lapses \w{3} \d{1,2}, \d{1,2}:\d{2} [AP]M/,
  );
  // Charters in the lists above are not repeated under Recent Bookings.
  for (const name of ['Waiting', 'Docked'])
    await expect(
      page.getByRole('region', { name: 'Recent Bookings' }).getByText(`${name} ${mark}`),
    ).toBeHidden();
  // At first the list shows only what has waited longest, and other scenarios' charters wait too.
  await page.goto('/admin?waiting=departures');
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  const showAll = waiting.getByRole('button', { name: /^Show all/ });
  if (await showAll.isVisible()) await showAll.click();
  await expect(waiting.getByRole('link', { name: new RegExp(`Docked ${mark}`) })).toContainText(
    /Departs \w{3} \d{1,2}, 5:00 PM, \d things missing/,
  );

  await page.getByText('The figures as a table').click();
  const figures = page.getByRole('table', { name: 'Revenue and occupancy by month of departure' });
  await expect(figures.getByRole('row')).toHaveCount(13);

  const actions = page.getByRole('navigation', { name: 'Quick Actions' });
  for (const [name, to] of [
    ['Add Yacht', '/admin/yachts?new=1'],
    ['Add Package', '/admin/packages?new=1'],
    ['Add Add-On', '/admin/add-ons?new=1'],
    ['Add Event', '/admin/events?new=1'],
    ['View Website', '/'],
  ] as const) {
    await expect(actions.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  const more = page.getByRole('navigation', { name: 'More pages' });
  for (const [name, to] of [
    ['Inquiries', '/admin/inquiries'],
    ['Activity', '/admin/activity'],
    ['Settings', '/admin/settings'],
    ['Team', '/admin/team'],
  ] as const) {
    await expect(more.getByRole('link', { name })).toHaveAttribute('href', to);
  }

  await page.getByRole('link', { name: /^Monthly Revenue/ }).click();
  await expect(page).toHaveURL(/status=confirmed,completed&from=\d{4}-\d\d-01/);
  await expect(page.getByRole('row').filter({ hasText: `Docked ${mark}` })).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Active Bookings/ }).click();
  await expect(page).toHaveURL(/status=confirmed&when=upcoming/);
  // The link went away with its page, so the focus moves into the new page.
  await expect(page.locator('#content')).toBeFocused();
  await page.goto('/admin');
  await actions.getByRole('link', { name: 'Add Yacht' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
