import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { accounts } from '#platform/auth/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharterToCome } from '#tests/builders/charter.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

const tomorrow = () => addDays(charterDayAt(new Date()), 1);

test('staff see the tabs that are theirs, and begin with the first', async ({ page, site }) => {
  await signedIn(page, site, 'administrator', { staffRoles: ['content'] });
  await page.goto('/admin');
  const tabs = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(tabs).toHaveText(['Yachts', 'Packages', 'Add-Ons', 'Events']);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Yachts');
});

test('underwriting begins with the applications that wait, and reads nothing of charters', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const lastName = `Marsh ${randomUUID().slice(0, 8)}`;
  const id = await anApplication(db, {
    status: 'under_review',
    completedAt: new Date('2020-01-01'),
    lastName,
  });
  await signedIn(page, site, 'administrator', { staffRoles: ['underwriting'] });
  await page.goto('/admin');
  const tabs = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(tabs).toHaveText(['Overview', 'Yachts', 'Financing', 'Packages', 'Add-Ons', 'Events']);
  const main = page.getByRole('main');
  await expect(main.getByText('Pending Financing')).toBeVisible();
  const waiting = main.getByRole('link').filter({ hasText: lastName });
  // The list has come, and with it all that leads elsewhere.
  await expect(waiting).toBeVisible();
  for (const link of await main.getByRole('link').all())
    expect(await link.getAttribute('href')).not.toMatch(
      /\/admin\/(bookings|payments|inquiries|customers|departures)/,
    );
  await waiting.click();
  await expect(page).toHaveURL(new RegExp(`/admin/financing/${id}`));
});

test('a figure leads to no list that is not part of one’s role', async ({ page, site }) => {
  await signedIn(page, site, 'administrator', { staffRoles: ['charter-desk'] });
  await page.goto('/admin');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Active Bookings ?\d+/ })).toBeVisible();
  await expect(main.getByText('Pending Financing')).toBeVisible();
  for (const link of await main.getByRole('link').all())
    expect(await link.getAttribute('href')).not.toMatch(/\/admin\/financing/);
});

test('a way to a yacht’s papers shows them to who may not change them', async ({ page, site }) => {
  const yacht = await aYacht(site.database.db, { certificateNumber: 'COI 4471' });
  await signedIn(page, site, 'administrator', { staffRoles: ['charter-desk'] });
  await page.goto(`/admin/yachts?edit=${yacht.id}`);
  const dialog = page.getByRole('dialog', { name: yacht.name });
  await expect(dialog.getByRole('region', { name: 'Papers' })).toContainText('COI 4471');
  await dialog.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/yachts$/);
});

test('a customer’s financing is told to no role that does not read it', async ({ page, site }) => {
  const { db } = site.database;
  const yacht = await aYacht(db);
  const contactEmail = `${randomUUID()}@visitors.example`;
  await aCharterToCome(db, yacht.id, { contactEmail, contactName: 'Iris Vega' });
  await anApplication(db, { email: contactEmail, status: 'declined' });
  await signedIn(page, site, 'administrator', { staffRoles: ['charter-desk'] });
  await page.goto(`/admin/customers?q=${contactEmail}`);
  await page.getByRole('button', { name: 'View Iris Vega' }).click();
  const drawer = page.getByRole('dialog', { name: 'Iris Vega' });
  await expect(drawer.getByRole('heading', { name: 'Inquiries' })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Financing' })).toHaveCount(0);
  await expect(drawer.getByText('Declined')).toHaveCount(0);
});

test('what a role may only read shows no button to change it, and an address typed by hand says whose it is', async ({
  page,
  site,
  expectFailure,
}) => {
  await signedIn(page, site, 'administrator', { staffRoles: ['read-only'] });
  await page.goto('/admin/bookings');
  await expect(page.getByRole('heading', { name: 'Bookings', level: 2 })).toBeVisible();
  for (const name of ['Add Booking', /^Edit /, 'Export Report'])
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0);
  await page.getByRole('link', { name: 'Yachts' }).click();
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Yacht' })).toHaveCount(0);
  await page.goto('/admin/packages?new=1');
  await expect(page.getByRole('heading', { name: 'Packages', level: 2 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Only administrators see privacy requests.
  await page.goto('/admin/customers?privacy=1');
  await expect(page.getByRole('heading', { name: 'Customers', level: 2 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  expectFailure({ url: /\/admin\/team$/, status: 403 });
  await page.goto('/admin/team');
  await expect(page.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  await expect(page.getByText('Your role is Read-only.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Yachts' }).click();
  await expect(page.getByRole('heading', { name: 'Yachts', level: 2 })).toBeVisible();
});

test('who is given a narrower role while a page is open is told so at the next one', async ({
  page,
  site,
  expectFailure,
}) => {
  const { accountId } = await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts');
  await site.database.db
    .update(accounts)
    .set({ staffRoles: ['content'] })
    .where(eq(accounts.id, accountId));
  const tabs = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  expectFailure({ url: /\/admin\/customers\.data/, status: 403 });
  await tabs.filter({ hasText: 'Customers' }).click();
  await expect(page.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  await expect(tabs).toHaveText(['Yachts', 'Packages', 'Add-Ons', 'Events']);
});

test('an administrator gives a colleague another role', async ({ page, site, expectAccessible }) => {
  const colleague = await signedIn(page, site, 'administrator', { staffRoles: ['content'] });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/team');
  await page.getByRole('button', { name: `Change role of ${colleague.username}` }).click();
  const dialog = page.getByRole('dialog', { name: `Role of ${colleague.username}` });
  await expect(dialog.getByRole('checkbox', { name: 'Content' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Content' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Charter desk' }).check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: colleague.username })).toContainText('Charter desk');
});

test('who may only read the calendar takes nothing up and is offered nothing that does not open', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db, { name: `Halcyon ${randomUUID().slice(0, 8)}` });
  const [from, to] = [instantAt(tomorrow(), 0), instantAt(addDays(tomorrow(), 1), 0)];
  await aCalendarEntry(db, yacht.id, from, to, { reason: 'Paint' });
  await signedIn(page, site, 'administrator', { staffRoles: ['read-only'] });
  const address = `/admin/bookings?view=calendar&fleet=${encodeURIComponent(yacht.name)}`;
  await page.goto(`${address}&zoom=week`);
  const calendar = page.getByRole('application', { name: 'Fleet calendar' });
  await expect(calendar).toHaveAccessibleDescription(/Enter opens the booking that is there\.$/);
  await calendar.focus();
  for (const key of ['Home', 'ArrowRight', 'm', 'ArrowRight']) await page.keyboard.press(key);
  const stands = page.getByRole('status').filter({ hasText: yacht.name });
  await expect(stands).toContainText('morning: free');
  await expect(stands).not.toContainText('Carrying');

  await page.goto(`${address}&zoom=day&start=${tomorrow()}`);
  await expect(page.getByText('Block: Paint')).toBeVisible();
  await expect(page.getByRole('button', { name: /Block: Paint/ })).toHaveCount(0);
});

test('who may only read a booking is offered no step with it', async ({ page, site }) => {
  const yacht = await aYacht(site.database.db);
  const request = await aCharterToCome(site.database.db, yacht.id, { contactName: 'Iris Vega' });
  await signedIn(page, site, 'administrator', { staffRoles: ['read-only'] });
  await page.goto(`/admin/bookings?open=${request.id}`);
  const drawer = page.getByRole('dialog', { name: 'Iris Vega' });
  await expect(drawer.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(drawer.getByRole('button')).toHaveText(['']);
  await expect(drawer.getByRole('button')).toHaveAccessibleName('Close');

  await page.goto(`/admin/bookings?open=${request.id}&edit=1&quote=`);
  await expect(drawer.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(drawer.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
