import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

const soon = addDays(charterDayAt(new Date()), 21);

test('from the search to the mail: a visitor finds a yacht and requests a charter @phone', async ({
  page,
  site,
  mailbox,
  isMobile,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const name = `Wayfarer ${mark}`;
  const email = `grace-${mark}@visitor.example`;
  const yacht = await aYacht(site.database.db, { id: `wayfarer-${mark}`, name, capacity: 10 });
  await aPriceRecord(site.database.db, yacht.id);
  await aPriceRecord(site.database.db, yacht.id, {
    pricingType: 'without_amenities',
    price4HoursCents: 150_000,
  });

  // Go from the home page to the fleet.
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
    .getByRole('link', { name: 'Our Yachts' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our yachts' })).toBeVisible();

  // A search for the yacht's name leaves one card.
  if (isMobile) await page.getByRole('button', { name: /^Filters \(/ }).click();
  await page.getByRole('searchbox', { name: 'Name or brand' }).fill(mark);
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));
  if (isMobile) await page.getByRole('button', { name: 'Show 1 yacht' }).click();
  await expect(page.getByText('Showing 1-1 of 1 yachts').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('link', { name: `View Details of ${name}` }).click();

  // The yacht's page shows its prices, without amenities too.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Basic Charter' }).click();
  await expect(page.getByText('$1,500').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Book This Yacht' }).filter({ visible: true }).first().click();

  // The booking form knows the yacht and the price list.
  await expect(page.getByRole('heading', { level: 1, name: 'Book your charter' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toHaveValue(yacht.id);
  await expect(page.getByRole('radio', { name: 'Basic Charter' })).toBeChecked();

  await page.getByRole('button', { name: /^Water Slide \$/ }).click();
  await page.getByRole('button', { name: /^Lunch on Deck \$/ }).click();
  await expect(page.getByRole('region', { name: 'Charter summary' }).getByText('$1,250')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Booking Details' }).filter({ visible: true }).click();

  await page.getByLabel(/^Date/).fill(soon);
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('10');
  await page.getByRole('radio', { name: /Full day/ }).check();
  await page.getByLabel(/^First name/).fill('Grace');
  await page.getByLabel(/^Last name/).fill('Hopper');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Phone/).fill('305 555 0199');
  await page.getByRole('button', { name: 'Send Booking Request' }).filter({ visible: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Booking Request Received!' });
  await expect(dialog).toContainText('Our team will contact you within 24 hours');
  await expect(dialog).toContainText(name);
  // The estimate includes the yacht, both extras, gratuity and tax.
  await expect(dialog).toContainText('Total$5,838');

  const stored = await site.database.db
    .select()
    .from(charterRequests)
    .where(eq(charterRequests.yachtId, yacht.id));
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    contactName: 'Grace Hopper',
    contactEmail: email,
    startOn: soon,
    slot: 'full-day',
    guestCount: 10,
    pricingType: 'without_amenities',
    extraIds: ['water-slide', 'lunch-on-deck'],
    message: 'Add-ons: water-slide; Packages: lunch-on-deck',
    status: 'pending',
  });
  const mail = await mailbox.waitFor(email);
  expect(mail.subject).toContain(name);
  expect(mail.text).toContain('Water Slide');

  await dialog.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
