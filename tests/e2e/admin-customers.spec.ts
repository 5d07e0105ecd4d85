import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { customers } from '#features/customers/tables.ts';
import { aCharterToCome, aQuote } from '../builders/charter.ts';
import { anInquiry } from '../builders/inquiries.ts';
import { aYacht } from '../builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { act } from './support/drawer.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

test('Customers: merged by email, opened, added, edited without overwriting a colleague, exported @phone', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  const mark = `${process.pid}-${Date.now()}`;
  const yacht = await aYacht(db, { name: `Customer’s ${mark}` });
  const email = `elle-${mark}@visitors.example`;
  for (const contactEmail of [email, email.toUpperCase()]) {
    const charter = await aCharterToCome(db, yacht.id, {
      yachtName: yacht.name,
      contactName: `Elle ${mark}`,
      contactEmail,
      status: contactEmail === email ? 'completed' : 'pending',
      createdAt: new Date(),
    });
    if (contactEmail === email) await aQuote(db, charter.id);
  }
  await anInquiry(db, { firstName: 'Elle', lastName: `Asks-${mark}`, email, state: 'closed' });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/customers');
  await page.getByRole('searchbox').fill(mark);
  // The typed search gets into the address a moment later; opening a customer before would race with it.
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));
  const line = page.getByRole('row').filter({ hasText: email });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('$2,500');
  await expect(line).toContainText('of 2 asked');
  await expect(line).toContainText('Active');

  await line.getByRole('button', { name: `View Elle ${mark}` }).click();
  const drawer = page.getByRole('dialog', { name: `Elle ${mark}`, exact: true });
  await expect(drawer.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: new RegExp(yacht.name) })).toHaveCount(2);
  await act(drawer, 'Edit');
  const form = page.getByRole('dialog', { name: `Edit Elle ${mark}` });
  await expect(form.getByLabel('Email')).toHaveAttribute('readonly');
  await form.getByLabel('Notes').fill('Allergic to shellfish.');
  // A colleague saves a change first.
  await db.update(customers).set({ phone: '+1 305 555 0100', version: 7 }).where(eq(customers.email, email));
  expectFailure({ url: /\/api\/admin\/customers\//, status: 409 });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('has changed this in the meantime');
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await expect(form).toBeHidden();
  await expect(drawer.getByText('Allergic to shellfish.')).toBeVisible();
  // A new booking for this customer is prefilled with what is known.
  await act(drawer, 'Add Booking');
  const booking = page.getByRole('dialog', { name: 'Add Booking' });
  await expect(booking.getByLabel('Client’s name')).toHaveValue(`Elle ${mark}`);
  await expect(booking.getByLabel('Email')).toHaveValue(email);
  await expect(booking.getByLabel('Phone')).toHaveValue('+1 (305) 555-0177');
  await booking.getByRole('button', { name: 'Cancel' }).click();
  await expect(booking).toBeHidden();
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Add Customer' }).click();
  const add = page.getByRole('dialog', { name: 'Add Customer' });
  await add.getByRole('button', { name: 'Add customer' }).click();
  await expect(add.getByText('Please enter a name.').first()).toBeVisible();
  await add.getByLabel('Name').fill(`New ${mark}`);
  await add.getByLabel('Email').fill(email);
  expectFailure({ url: /\/api\/admin\/customers$/, status: 409 });
  await add.getByRole('button', { name: 'Add customer' }).click();
  await expect(add.getByText('There is already a customer with that address.').first()).toBeVisible();
  await add.getByLabel('Email').fill(`new-${mark}@visitors.example`);
  await add.getByRole('button', { name: 'Add customer' }).click();
  await expect(add).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: `New ${mark}` })).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export Report' }).click(),
  ]);
  const report = readFileSync(await file.path(), 'utf8');
  expect(report).toContain(`New ${mark}`);
  expect(report).toContain('Total,2 customers');

  // Their bookings are those of a search that can be seen and changed.
  await line.getByRole('button', { name: `View Elle ${mark}` }).click();
  await act(drawer, 'Show their bookings');
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await expect(page.getByRole('row').filter({ hasText: `Elle ${mark}` })).toHaveCount(2);
  await page.goBack();
  // An inquiry opens from its customer, also one that the list leaves out.
  await drawer.getByRole('link', { name: /^Contact message/ }).click();
  await expect(page.getByRole('dialog', { name: `Elle Asks-${mark}` }).getByText('Closed')).toBeVisible();
});

test('a customer whom only staff know is removed after a question', async ({ page, site }) => {
  const { db } = site.database;
  const email = `${crypto.randomUUID()}@vistors.example`;
  const [typo] = await db.insert(customers).values({ email, name: 'Jon Typo', isAdded: true }).returning();
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/customers?open=${typo?.id}`);
  const drawer = page.getByRole('dialog', { name: 'Jon Typo', exact: true });
  await act(drawer, 'Remove');
  const question = page.getByRole('dialog', { name: 'Remove Jon Typo from the list?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toastOf(page, 'Removed')).toBeVisible();
  await expect(drawer).toBeHidden();
  expect(await db.select().from(customers).where(eq(customers.email, email))).toEqual([]);
});

test('a client is signed out everywhere, locked for a reason and let in again', async ({
  page,
  site,
  expectAccessible,
}) => {
  const client = await signedIn(page, site, 'client');
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/customers?q=${client.username}`);
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: `Sign out everywhere: ${client.username}` }).click();
  await expect(toastOf(page, 'The client was signed out everywhere.')).toBeVisible();
  await drawer.getByRole('button', { name: `Lock account: ${client.username}` }).click();
  const ask = page.getByRole('dialog', { name: `Lock ${client.username}` });
  await ask.getByRole('button', { name: 'Lock account' }).click();
  await expect(ask.getByText('Please say why.')).toBeVisible();
  await ask.getByLabel('Reason').fill('Their phone was stolen');
  await ask.getByRole('button', { name: 'Lock account' }).click();
  await expect(drawer.getByText(', locked')).toBeVisible();
  await expectAccessible();
  await drawer.getByRole('button', { name: `Unlock ${client.username}` }).click();
  await expect(drawer.getByRole('button', { name: `Lock account: ${client.username}` })).toBeVisible();
});
