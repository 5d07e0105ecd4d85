import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { charterDayAt } from '#core/charter-time.ts';
import { aCharterLink, aCharterToCome, aQuote, whatIsOwed } from '#tests/builders/charter.ts';
import { aCaptain } from '#tests/builders/departure.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn, takesOver } from './support/account.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;

/**
 * Adds a confirmed charter that begins within the hour. Only the yacht's papers are in order, and the client owes $500.
 */
async function aCharterOfToday(site: RunningSite) {
  const { db } = site.database;
  const { id: yachtId } = await aYacht(db, {
    id: `dock-${randomUUID().slice(0, 8)}`,
    name: 'Serenata',
    charterMode: 'crewed',
    grossTons: 60,
    insuranceValidUntil: '2099-12-31',
  });
  const now = Date.now();
  const departsAt = new Date(now + HOUR_MS / 2);
  const client = `Rosa ${randomUUID().slice(0, 6)}`;
  const charter = await aCharterToCome(db, yachtId, {
    yachtName: 'Serenata',
    status: 'confirmed',
    guestCount: 2,
    contactName: client,
    startOn: charterDayAt(departsAt),
    departsAt,
    returnsAt: new Date(now + 4 * HOUR_MS),
    agreedAt: new Date(now),
  });
  await aQuote(db, charter.id);
  const price = aPrice({ gratuityPercent: 0, salesTaxPercent: 0, baseCents: 50_000 });
  await whatIsOwed({ db, now: () => new Date(now), newId: () => randomUUID() }, charter, price);
  const { id: captainId, name: captain } = await aCaptain(db, { name: `Ines ${randomUUID().slice(0, 6)}` });
  return { ...charter, client, captain, captainId, token: await aCharterLink(db, charter.id) };
}

/** Moves the charter's time into the past, as the clock would; the noted departure stays. */
async function letTimePass(site: RunningSite, charterId: string) {
  await site.database.db.transaction(async (tx) => {
    await tx.execute(sql`create temp table noted on commit drop as
      select departed_at, departed_by from departures where charter_id = ${charterId}`);
    await tx.execute(
      sql`update departures set departed_at = null, departed_by = null where charter_id = ${charterId}`,
    );
    await tx.execute(sql`update charter_requests set departs_at = now() - interval '5 hours',
      returns_at = now() - interval '1 minute' where id = ${charterId}`);
    await tx.execute(sql`update departures set departed_at = noted.departed_at, departed_by = noted.departed_by
      from noted where charter_id = ${charterId}`);
  });
}

/** Lets one missing thing pass, with a reason. */
async function letPass(page: Page, departure: Locator, said: RegExp, reason: string) {
  await departure.getByRole('button', { name: said }).click();
  const dialog = page.getByRole('dialog', { name: 'Let this pass?' });
  await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: 'Let pass' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a charter on its day is refused, gets what it lacks, leaves, returns and is completed @phone', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/departure\/depart$/, status: 409 });
  const charter = await aCharterOfToday(site);
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/departures');
  const row = page.getByRole('link', { name: charter.client });
  await expect(row).toContainText('1 of 6');
  await expect(row).toContainText('No captain');
  await expect(row).toContainText('There is no agreement yet.');
  // No guests are named, so none can be counted as aboard.
  await expect(page.getByText('0 of 0 aboard')).toHaveCount(0);
  await expectAccessible();
  await row.click();

  const drawer = page.getByRole('dialog', { name: charter.client });
  const departure = drawer.getByRole('region', { name: 'Departure' });
  await expect(departure.getByText('Names are missing: 2 of 2 guests.')).toBeVisible();
  // Meanwhile a colleague names a guest: the refusal is for what is missing now, not for what the screen still lists.
  const guests = `/api/admin/charters/${charter.id}/guests`;
  const named = await page.request.post(guests, { data: { name: 'Leo Torres', ageBand: 'adult' } });
  await departure.getByRole('button', { name: 'Depart', exact: true }).click();
  await expect(departure.getByText('This charter may not depart yet.', { exact: false })).toContainText(
    '1 of 2 guests. Leo Torres has not signed a waiver. No captain is assigned. $500 is still to be paid.',
  );
  await expectAccessible();
  await page.request.delete(`${guests}/${(await named.json()).id}`);

  await departure.getByRole('button', { name: 'Payments', exact: true }).click();
  await expect(drawer.getByRole('heading', { name: 'Payments' })).toBeInViewport();
  const payments = drawer.getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Record a payment' }).click();
  await payments.getByLabel('Amount, $').fill('500');
  await payments.getByLabel('Paid by').selectOption('Zelle');
  await payments.getByRole('button', { name: 'Record it and email the receipt' }).click();
  await expect(payments.getByText(/^Receipt \d+/)).toBeVisible();

  await departure.getByLabel('Captain').selectOption(charter.captainId);
  await departure.getByRole('button', { name: 'Assign captain' }).click();
  const list = departure.getByRole('list', { name: 'Before it leaves' });
  await expect(list).not.toContainText('No captain is assigned.');
  // The missing item is gone from the list, and the button that fixed it keeps the focus.
  await expect(departure.getByRole('button', { name: 'Assign captain' })).toBeFocused();
  // No guests are named, so none can have signed.
  await expect(list.getByRole('listitem').filter({ hasText: 'Waivers' })).toContainText(
    'Once guests are named',
  );
  await expect(list).not.toContainText('is still to be paid');
  // The refusal above the list goes away.
  await expect(departure.getByText('This charter may not depart yet.', { exact: false })).toHaveCount(0);
  await letPass(page, departure, /^Let pass: There is no agreement/, 'It is signed on paper, and scanned.');
  await expect(list.locator(':focus')).toHaveText(/^Agreement/);
  // The charter desk can let pass who has not come, and takes the rest of the day over.
  await takesOver(page, site, 'administrator', { staffRoles: ['charter-desk'] });
  await page.goto(`/admin/bookings?open=${charter.id}`);
  await letPass(
    page,
    departure,
    /^Let pass: Names are missing: 2 of 2 guests/,
    'The captain has their names.',
  );
  await expect(list.getByText('Missing')).toHaveCount(0);
  await expect(departure).toContainText('It is signed on paper, and scanned.');
  await expectAccessible();

  await departure.getByRole('button', { name: 'Depart', exact: true }).click();
  await expect(departure.getByText(/^Left .*, noted by /)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(departure.getByRole('button', { name: 'Returned' })).toBeFocused();
  // Actions that would be refused until the charter is back are not offered.
  const move = drawer.getByRole('button', { name: 'Move', exact: true });
  await expect(move).toHaveCount(0);
  await departure.getByRole('button', { name: 'Undo the departure' }).click();
  await expect(move).toBeVisible();
  await departure.getByRole('button', { name: 'Depart', exact: true }).click();
  await departure.getByRole('button', { name: 'Returned' }).click();
  await expect(departure.getByText(/Back .*, noted by /)).toBeVisible();
  await departure.getByRole('button', { name: 'Undo the return' }).click();
  await expect(departure.getByRole('button', { name: 'Returned' })).toBeVisible();
  await page.goto(`/trip/${charter.token}`);
  await expect(page.getByText(charter.captain)).toBeVisible();

  await letTimePass(site, charter.id);
  await page.goto('/admin/departures');
  const out = page.getByRole('region', { name: 'Out now' });
  await expect(out.getByRole('link', { name: charter.client })).toContainText(`Captain ${charter.captain}`);
  await out.getByRole('link', { name: charter.client }).click();
  await departure.getByRole('button', { name: 'Returned' }).click();
  await expect(drawer.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(departure.getByText(/Back .*, noted by /)).toBeVisible();
  await expectAccessible();
});

test('captains are kept in a list of their own, and what waits leads to who leaves', async ({
  page,
  site,
  expectAccessible,
}, { project }) => {
  const charter = await aCharterOfToday(site);
  const name = `Marisol Vega ${project.name}`;
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/captains');
  await page.getByRole('button', { name: 'Add Captain' }).click();
  const added = page.getByRole('dialog', { name: 'Add Captain' });
  await added.getByRole('button', { name: 'Create captain' }).click();
  await expect(added.getByText('Name is required')).toBeVisible();
  await added.getByLabel('Name').fill(name);
  await added.getByLabel('License', { exact: true }).selectOption('Master, 100 tons');
  await added.getByLabel('License number').fill('4417720');
  await added.getByLabel('License valid until').fill('2099-12-31');
  await added.getByLabel('Phone').fill('(305) 555-0149');
  await expectAccessible();
  await added.getByRole('button', { name: 'Create captain' }).click();
  await expect(added).toBeHidden();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card).toContainText('Master, 100 tons');

  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: /^Waiting/ });
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  // Only a list of several kinds has this filter, and only a long one the button to show all.
  const part = waiting.getByRole('button', { name: /^Departures/ });
  if (await part.isVisible()) {
    await part.click();
    // Wait for the filter: until the list follows its address, the button below still belongs to the whole list.
    await expect(part).toHaveAttribute('aria-pressed', 'true');
  }
  const more = waiting.getByRole('button', { name: /^Show all/ });
  if (await more.isVisible()) await more.click();
  await waiting.getByRole('link', { name: charter.client }).click();
  const drawer = page.getByRole('dialog', { name: charter.client });
  await expect(drawer.getByRole('region', { name: 'Departure' }).getByLabel('Captain')).toContainText(name);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Departures');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Departures', exact: true })).toBeVisible();
});

test('a list that lies open at the dock shows what others do meanwhile, also once the line has failed', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/admin\/departures$/, status: 503 });
  const first = await aCharterOfToday(site);
  await signedIn(page, site, 'administrator');
  await page.clock.install();
  await page.goto('/admin/departures');
  await expect(page.getByRole('link', { name: first.client })).toBeVisible();

  const list = '**/api/admin/departures';
  await page.route(list, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const refused = page.waitForResponse(list);
  await page.clock.runFor(61_000);
  await refused;
  await expect(page.getByRole('link', { name: first.client })).toBeVisible();

  const second = await aCharterOfToday(site);
  await page.clock.runFor(61_000);
  await expect(page.getByRole('link', { name: second.client })).toBeVisible();
});
