import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { aCharterToCome } from '../builders/charter.ts';
import { aPackage } from '../builders/extras.ts';
import { aPriceRecord, aYacht } from '../builders/yacht.ts';
import type { RunningSite } from '../support/running-site.ts';
import { signedIn } from './support/account.ts';
import { act } from './support/drawer.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

/** Adds a confirmed afternoon charter of a yacht of its own, and opens the dialog that moves it. */
async function beforeTheMove(page: Page, site: RunningSite) {
  const { db } = site.database;
  const mark = randomUUID().slice(0, 8);
  const yacht = await aYacht(db, { name: `Halcyon ${mark}` });
  const startOn = addDays(charterDayAt(new Date()), 20);
  const { from, to } = slotRange(startOn, 'afternoon');
  const charter = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Marta ${mark}`,
    contactEmail: `marta-${mark}@visitors.example`,
    status: 'confirmed',
    agreedAt: new Date(),
    startOn,
    departsAt: from,
    returnsAt: to,
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: charter.contactName });
  await act(drawer, 'Move');
  const move = page.getByRole('dialog', { name: `Move the charter of ${charter.contactName}` });
  await expect(move.getByText('That’s where it is now.')).toBeVisible();
  return { charter, drawer, move };
}

test('the captain alone is changed by moving a charter that stays where it is, and its client reads so', async ({
  page,
  site,
  mailbox,
}) => {
  const { charter, drawer, move } = await beforeTheMove(page, site);
  await move.getByLabel('Captain').selectOption('With captain and crew');
  await expect(move.getByText('That’s where it is now.')).toBeVisible();
  await move.getByLabel('Captain').selectOption('Bareboat');
  await expect(move.getByText('The yacht is free then.')).toBeVisible();
  await move.getByRole('button', { name: 'Change the captain' }).click();
  await expect(toastOf(page, 'Captain changed')).toBeVisible();
  await expect(drawer.getByText('Captain: bareboat instead of with captain and crew.')).toBeVisible();
  const mail = await mailbox.waitFor(charter.contactEmail, /^Changed: Halcyon/);
  expect(mail.text).toContain('Yacht, day and time stay as they were.');
});

test('nothing is said of a time before it has been looked at, and what could not be looked at is looked at again', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/move-check$/, status: 0 });
  const { move } = await beforeTheMove(page, site);
  const isFree = move.getByText('The yacht is free then.');
  const gate = Promise.withResolvers<void>();
  const address = '**/move-check';
  await page.route(address, (route) => gate.promise.then(() => route.continue()), { times: 1 });
  await move.getByLabel('Time').selectOption('morning');
  await expect(move.getByText('Looking…')).toBeVisible();
  await expect(isFree).toHaveCount(0);
  gate.resolve();
  await expect(isFree).toBeVisible();

  await page.route(address, (route) => route.abort('connectionfailed'), { times: 1 });
  await move.getByLabel('Time').selectOption('full-day');
  await expect(move.getByText('Whether the yacht is free could not be read.')).toBeVisible();
  await expect(isFree).toHaveCount(0);
  await move.getByRole('button', { name: 'Try again' }).click();
  await expect(isFree).toBeVisible();
  const day = await move.getByLabel('Date').inputValue();
  await move.getByLabel('Date').fill('');
  await expect(move.getByRole('status')).toHaveText('Please choose a date.');
  await move.getByLabel('Date').fill(day);
  await expect(isFree).toBeVisible();
  // While it is being moved the dialog stays, because it shows a refusal.
  const moving = Promise.withResolvers<void>();
  await page.route('**/move', (route) => moving.promise.then(() => route.continue()), { times: 1 });
  await move.getByRole('button', { name: 'Move it' }).click();
  await page.keyboard.press('Escape');
  await move.getByRole('button', { name: 'Leave it' }).click();
  await expect(move).toBeVisible();
  moving.resolve();
  await expect(toastOf(page, 'Moved')).toBeVisible();
  await expect(move).toHaveCount(0);
});

test('a request with something that is offered no more is quoted without it', async ({
  page,
  site,
  mailbox,
  expectFailure,
}) => {
  expectFailure({ url: /preview/, status: 422 });
  const { db } = site.database;
  const mark = randomUUID().slice(0, 8);
  const yacht = await aYacht(db, { name: `Halcyon ${mark}` });
  await aPriceRecord(db, yacht.id);
  // The extra is deleted from the catalog, which keeps its name.
  const gone = await aPackage(db, { name: `Harpist ${mark}`, archivedAt: new Date() });
  const startOn = addDays(charterDayAt(new Date()), 20);
  const { from, to } = slotRange(startOn, 'afternoon');
  const charter = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Marta ${mark}`,
    extraIds: [gone.id],
    contactEmail: `marta-${mark}@visitors.example`,
    startOn,
    departsAt: from,
    returnsAt: to,
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  const drawer = page.getByRole('dialog', { name: charter.contactName });
  await expect(drawer.getByText(`${gone.name} (no longer offered)`)).toBeVisible();
  await act(drawer, 'Write a quote');
  const quote = drawer.getByRole('form', { name: 'Quote' });
  await expect(quote.getByText(`No longer offered: ${gone.name}. Please take it out.`)).toBeVisible();
  await quote.getByRole('checkbox', { name: `${gone.name} (no longer offered)` }).uncheck();
  await expect(quote.getByText('The yacht is free then')).toBeVisible();
  await quote.getByRole('button', { name: 'Send quote' }).click();
  await expect(toastOf(page, 'Quote sent')).toBeVisible();
  await mailbox.waitFor(charter.contactEmail, /quote/i);
});
