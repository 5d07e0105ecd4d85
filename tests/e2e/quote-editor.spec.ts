import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { aCharterToCome } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { dayText } from '#words/days.ts';
import { signedIn } from './support/account.ts';
import { act } from './support/drawer.ts';
import { expect, test } from './support/test.ts';

test('a quote that was begun before a colleague moved the charter does not move it back', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db);
  await aPriceRecord(db, yacht.id);
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const { id, startOn } = await aCharterToCome(db, yacht.id, {
    contactName: client,
    startOn: addDays(charterDayAt(new Date()), 30),
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${id}`);
  const drawer = page.getByRole('dialog', { name: client, exact: true });
  await act(drawer, 'Write a quote');
  const quote = drawer.getByRole('form', { name: 'Quote' });
  await expect(quote.getByText('The yacht is free then')).toBeVisible();

  const next = addDays(startOn, 1);
  const to = { startDate: next, duration: 'afternoon' };
  expect((await page.request.post(`/api/admin/charters/${id}/move`, { data: to })).status()).toBe(200);
  // Her own note has the drawer read again: it shows the new day, while the quote keeps the day it was begun with.
  await drawer.getByRole('radio', { name: 'Note for the team' }).check();
  await drawer.getByRole('textbox', { name: 'Note', exact: true }).fill('Called.');
  await drawer.getByRole('button', { name: 'Keep note' }).click();
  await expect(drawer.getByText(dayText(next, 'full')).first()).toBeVisible();

  expectFailure({ url: /\/quote$/, status: 409 });
  for (const _press of ['first', 'second']) {
    await quote.getByRole('button', { name: 'Send quote' }).click();
    await expect(quote.getByRole('alert')).toContainText('in the meantime');
  }
  const [kept] = await db.select().from(charterRequests).where(eq(charterRequests.id, id));
  expect(kept).toMatchObject({ startOn: next, status: 'pending' });

  await quote.getByRole('button', { name: 'Start over with the current details' }).click();
  await expect(quote.getByLabel('Date')).toHaveValue(next);
  await quote.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.locator('.toast').getByText('Quote sent', { exact: true })).toBeVisible();
  const [sent] = await db.select().from(charterRequests).where(eq(charterRequests.id, id));
  expect(sent).toMatchObject({ startOn: next, status: 'quoted' });
});

test('the next quote begins with the price and the lines of the one before', async ({ page, site }) => {
  const { db } = site.database;
  const yacht = await aYacht(db);
  await aPriceRecord(db, yacht.id);
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const startOn = addDays(charterDayAt(new Date()), 30);
  const { id } = await aCharterToCome(db, yacht.id, { contactName: client, startOn });
  await signedIn(page, site, 'administrator');
  const written = { basePrice: 8_000, lines: [{ label: 'Florist', amount: 600 }] };
  const sent = await page.request.post(`/api/admin/charters/${id}/quote`, { data: written });
  expect(sent.status()).toBe(200);
  await page.goto(`/admin/bookings?open=${id}`);
  const drawer = page.getByRole('dialog', { name: client, exact: true });
  await act(drawer, 'Send a new quote');
  const quote = drawer.getByRole('form', { name: 'Quote' });
  await expect(quote.getByLabel('Price of the yacht')).toHaveValue('8000');
  await expect(quote.getByLabel('What for')).toHaveValue('Florist');
  await expect(quote.getByLabel('Dollars', { exact: true })).toHaveValue('600');
  // Gratuity 18 % of 8,000, tax 7 % of 8,600.
  await expect(quote.getByText('$10,642', { exact: true })).toBeVisible();
  await expect(quote.getByText('The total is $10,642.')).toBeAttached();

  // For another day, the price that was named is not offered; the lines are.
  const place = [yacht.id, addDays(startOn, 1), 'afternoon'].join('~');
  await page.goto(`/admin/bookings?open=${id}&quote=${place}`);
  await expect(quote.getByLabel('What for')).toHaveValue('Florist');
  await expect(quote.getByLabel('Price of the yacht')).toHaveValue('');
});
