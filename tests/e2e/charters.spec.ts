import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharterLink, aCharterToCome, aQuote } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { dayText } from '#words/days.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const TODAY = charterDayAt(new Date());
/** The fifteenth of the month after next, which is never at the edge of a month's grid. */
const [year = 0, month = 0] = TODAY.split('-').map(Number);
const DAY = new Date(Date.UTC(year, month + 1, 15)).toISOString().slice(0, 10);

async function aPricedYacht(site: RunningSite) {
  const { db } = site.database;
  const id = `calendar-${randomUUID().slice(0, 8)}`;
  const yacht = await aYacht(db, { id, name: `Alba ${id.slice(-4)}`, capacity: 10 });
  // There is no price for 3 hours, so they cost as much as 4.
  await aPriceRecord(db, id, { price5HoursCents: 300_000, apaPercent: 30 });
  await aPriceRecord(db, id, {
    pricingType: 'without_amenities',
    price8HoursCents: 250_000,
    salesTaxPercent: 0,
  });
  return yacht;
}

const take = (site: RunningSite, yachtId: string, day: string, from: number, to: number) =>
  aCalendarEntry(site.database.db, yachtId, instantAt(day, from), instantAt(day, to), { kind: 'charter' });

const estimate = (page: Page) => page.getByRole('region', { name: 'Estimate' }).filter({ visible: true });
const linesOf = async (page: Page) => {
  const texts = await estimate(page).locator('dl > div').allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
};

const it = scenariosOf('a charter by its month, its estimate and its link');

test.describe('the month on a yacht’s page', () => {
  it('shows what is taken and why, and carries what is chosen into the booking @phone', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const { id } = await aPricedYacht(site);
    await take(site, id, DAY, 12, 17);
    await take(site, id, addDays(DAY, 1), 9, 20);
    await page.goto(`/yachts/${id}?date=${DAY}`);
    const section = page.getByRole('region', { name: 'Availability' });
    await section.scrollIntoViewIfNeeded();
    await expect(
      section.getByRole('button', { name: `${dayText(DAY, 'full')}, morning and evening free` }),
    ).toBeEnabled();
    await expect(
      section.getByRole('button', { name: `${dayText(addDays(DAY, 1), 'full')}, booked` }),
    ).toBeDisabled();
    await expectAccessible();

    await section.getByRole('button', { name: dayText(DAY, 'full') }).click();
    await expect(section.getByRole('button', { name: /^Afternoon.*Booked$/ })).toBeDisabled();
    await expect(section.getByRole('button', { name: /^Full day.*Booked$/ })).toBeDisabled();
    await section.getByRole('button', { name: /^Evening/ }).click();
    await expect(section.getByRole('button', { name: /^Evening/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`date=${DAY}&slot=evening`));
    await expect(page.getByRole('link', { name: 'Book This Yacht' })).toHaveAttribute(
      'href',
      `/book-charter?yacht=${id}&pricing=with_amenities&date=${DAY}&slot=evening`,
    );
    await expectAccessible();
  });

  it('is walked with the keyboard alone', async ({ page, site }) => {
    const { id } = await aPricedYacht(site);
    await take(site, id, addDays(DAY, 1), 9, 20);
    await page.goto(`/yachts/${id}?date=${DAY}`);
    const section = page.getByRole('region', { name: 'Availability' });
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: dayText(DAY, 'full') }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByRole('button', { name: dayText(addDays(DAY, -1), 'full') })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('button', { name: dayText(addDays(DAY, 6), 'full') })).toBeFocused();
    // Arrow and page keys cross the month's end and come back, by weeks and by months; the focus moves with them.
    const reached = (day: string) => section.getByRole('button', { name: dayText(day, 'full') });
    for (let week = 1; week <= 3; week += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(reached(addDays(DAY, 6 + 7 * week))).toBeFocused();
    }
    for (let week = 2; week >= 0; week -= 1) {
      await page.keyboard.press('ArrowUp');
      await expect(reached(addDays(DAY, 6 + 7 * week))).toBeFocused();
    }
    await page.keyboard.press('PageDown');
    await expect(reached(new Date(Date.UTC(year, month + 2, 21)).toISOString().slice(0, 10))).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(reached(addDays(DAY, 6))).toBeFocused();
    // A taken day cannot be chosen; the arrow keys skip it.
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
      await page.keyboard.press(key);
    await expect(reached(DAY)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(reached(addDays(DAY, 2))).toBeFocused();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(reached(addDays(DAY, 6))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('heading', { name: dayText(addDays(DAY, 6), 'full') })).toBeVisible();
    // What is free is announced, and not every button and list below it.
    await expect(
      section.getByRole('status').getByText(`${dayText(addDays(DAY, 6), 'full')}, free.`, { exact: true }),
    ).toBeAttached();
    await expect(section.locator(':is([aria-live], [role=status]) :is(button, select)')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await section.getByRole('button', { name: /^Evening/ }).focus();
    await page.keyboard.press('Space');
    await expect(section.getByRole('button', { name: /^Evening/ })).toHaveAttribute('aria-pressed', 'true');
    await section.getByRole('button', { name: 'Next month' }).press('Enter');
    const next = new Date(Date.UTC(year, month + 2, 1));
    const name = next.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    await expect(section.getByRole('grid', { name })).toBeVisible();
    // At the calendar's beginning the pressed arrow keeps the focus.
    const back = section.getByRole('button', { name: 'Previous month' });
    await back.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(back).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
    }).toPass();
    await expect(back).toBeFocused();
    // The marks of what is free are there where the browser takes backgrounds away.
    await page.emulateMedia({ forcedColors: 'active' });
    const mark = section.getByRole('gridcell').locator('[aria-hidden] > span').first();
    await expect(mark).toHaveCSS('border-top-width', '4px');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('follows what is booked elsewhere', async ({ page, site }) => {
    const { id } = await aPricedYacht(site);
    const path = `/api/yachts/${id}/availability?from=${DAY}&to=${DAY}`;
    const morning = async () => (await (await page.request.get(path)).json())[0].slots.morning;
    expect(await morning()).toBe('free');
    await take(site, id, DAY, 9, 12);
    await expect.poll(morning).toBe('booked');
  });
});

test.describe('the estimate on a yacht’s page', () => {
  it('names every line, follows time, price list and extras, and adds up @phone', async ({ page, site }) => {
    const { id } = await aPricedYacht(site);
    await page.goto(`/yachts/${id}?date=${DAY}&slot=afternoon&extras=jet-ski`);
    expect(await linesOf(page)).toEqual([
      'Yacht, 5 hours $3,000',
      'Jet Ski $350',
      'Gratuity (18%) $540',
      'Sales tax (7%) $235',
      'APA (30%) $900',
      'Total $5,025',
      'Deposit (50%) $1,793',
      expect.stringMatching(/^Balance, due \w+, \w+ \d+ \$2,332$/),
      expect.stringMatching(/^APA, due \w+, \w+ \d+ \$900$/),
    ]);
    await estimate(page)
      .getByLabel(/^Estimate for/)
      .selectOption('morning');
    await expect(estimate(page).getByText('Yacht, 3 hours at the price of 4')).toBeVisible();
    await expect(page).toHaveURL(/slot=morning/);
    await page.getByRole('button', { name: 'Basic Charter' }).click();
    await expect(estimate(page).getByText('Yacht, 3 hours at the price of 4')).toBeVisible();
    await expect(estimate(page).getByText(/Sales tax/)).toHaveCount(0);
  });

  test('stays under the thumb on a phone, every line at a press @phone-only', async ({ page, site }) => {
    const { id } = await aPricedYacht(site);
    await page.goto(`/yachts/${id}?slot=afternoon`);
    const bar = page.locator('.bottom-bar');
    await expect(bar).toBeInViewport();
    await bar.getByText('See the breakdown').click();
    await expect(bar.getByText('Gratuity (18%)')).toBeVisible();
    await expect(bar.getByText('$4,650').first()).toBeVisible();
    await bar.getByText('Close').click();
    await expect(bar.getByText('Gratuity (18%)')).toBeHidden();
  });
});

test.describe('in the booking form', () => {
  const contact = async (page: Page) => {
    await page.getByRole('combobox', { name: 'Guests' }).selectOption('4');
    await page.getByLabel(/^First name/).fill('Ada');
    await page.getByLabel(/^Last name/).fill('Lovelace');
    await page.getByLabel(/^Email/).fill(`ada-${randomUUID().slice(0, 8)}@visitor.example`);
    await page.getByLabel(/^Phone/).fill('+1 305 555 0123');
    await page.getByLabel('Special requests').fill('A quiet table in the shade');
  };
  const send = (page: Page) =>
    page.getByRole('button', { name: 'Send Booking Request' }).filter({ visible: true });

  it('what is taken cannot be chosen and says why, and the price is estimated @phone', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const { id, name } = await aPricedYacht(site);
    await take(site, id, DAY, 9, 12);
    await page.goto(`/book-charter?yacht=${id}&date=${DAY}&slot=afternoon`);
    await expect(page.getByRole('radio', { name: /^Morning.*Booked$/ })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /^Full day.*Booked$/ })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /^Afternoon/ })).toBeChecked();
    const price = page
      .locator('section')
      .filter({ hasText: /^Estimate with/, visible: true })
      .first();
    await expect(price.getByText(`Estimate with ${name}`)).toBeVisible();
    await expect(price.getByText('Yacht, 5 hours')).toBeVisible();

    await page.getByRole('button', { name: `See when ${name} is free` }).click();
    const other = addDays(DAY, 2);
    await page.getByRole('button', { name: `${dayText(other, 'full')}, free` }).click();
    await expect(page.getByLabel(/^Date/)).toHaveValue(other);
    await expect(page.getByRole('radio', { name: /^Morning/ })).toBeEnabled();
    await expectAccessible();
  });

  test('what changes away from the field in hand is said: a time that is taken, guests, the price', async ({
    page,
    site,
  }) => {
    const { id, name } = await aPricedYacht(site);
    const small = await aYacht(site.database.db, { id: `small-${randomUUID().slice(0, 8)}`, capacity: 4 });
    await take(site, id, addDays(DAY, 1), 12, 17);
    const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
    await page.goto(`/book-charter?yacht=${id}&date=${DAY}&slot=afternoon&guests=8`);
    await expect(said(new RegExp(`^Estimate with ${name}: \\$[\\d,]+$`))).toHaveCount(1);
    await page.getByLabel(/^Date/).fill(addDays(DAY, 1));
    await expect(said(/^Afternoon on that day: booked/)).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Yacht' }).selectOption(small.id);
    await expect(said(`${small.name} carries up to 4 guests`)).toHaveCount(1);

    await page.goto(`/yachts/${id}?slot=afternoon`);
    await expect(said(/^Estimate for a charter, Afternoon: \$[\d,]+$/)).toHaveCount(1);
  });

  test('a time that somebody else takes meanwhile: three others at a press, and nothing typed is lost', async ({
    page,
    site,
    expectFailure,
    expectAccessible,
  }) => {
    expectFailure({ url: /yacht-requests/, status: 409 });
    const { id } = await aPricedYacht(site);
    await page.goto(`/book-charter?yacht=${id}&date=${DAY}&slot=afternoon`);
    await contact(page);
    await take(site, id, DAY, 12, 17);
    await send(page).click();
    const sentence = 'The yacht is already taken at that time. Please choose another.';
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    const offers = page.getByRole('button', { name: /, (morning|afternoon|evening|full day), \d\d?:00/ });
    await expect(offers).toHaveCount(3);
    await expectAccessible();
    await expect(page.getByLabel(/^First name/)).toHaveValue('Ada');
    await expect(page.getByLabel('Special requests')).toHaveValue('A quiet table in the shade');

    await offers.filter({ hasText: 'evening' }).first().click();
    await expect(page.getByRole('radio', { name: /^Evening/ })).toBeChecked();
    await send(page).click();
    await expect(page.getByRole('dialog', { name: 'Booking Request Received!' })).toBeVisible();
    const rows = await site.database.db.select().from(charterRequests).where(eq(charterRequests.yachtId, id));
    expect(rows).toMatchObject([
      { slot: 'evening', startOn: DAY, specialRequests: 'A quiet table in the shade' },
    ]);
    expect(rows[0]?.estimate?.totalCents).toBeGreaterThan(0);
  });
});

test.describe('by a mailed link', () => {
  async function aQuoted(site: RunningSite) {
    const { db } = site.database;
    const { id: yachtId, name } = await aPricedYacht(site);
    const charter = await aCharterToCome(db, yachtId, { yachtName: name, startOn: DAY, status: 'quoted' });
    await aQuote(db, charter.id, { heldUntil: new Date(Date.now() + 86_400_000) });
    return { charter, yachtId, token: await aCharterLink(db, charter.id) };
  }

  it('a quote is read with its conditions and accepted with a name @phone', async ({
    page,
    site,
    mailbox,
    expectAccessible,
  }) => {
    const { charter, token } = await aQuoted(site);
    await page.goto(`/quote/${token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your quote' })).toBeVisible();
    await expect(page.getByText('Be kind to the captain.')).toBeVisible();
    await expect(page.getByText('$2,500').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible();

    const accept = page.getByRole('button', { name: 'Agree to the conditions and accept' });
    await accept.click();
    await expect(page.getByLabel(/^Your full name/)).toHaveAccessibleDescription(
      /Please type your full name/,
    );
    await page.getByLabel(/^Your full name/).fill('Rosa M. Delgado');
    await accept.click();
    await expect(page.getByText('Thank you. Your charter is confirmed')).toBeFocused();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    const [quote] = await site.database.db
      .select()
      .from(charterQuotes)
      .where(eq(charterQuotes.charterId, charter.id));
    expect(quote).toMatchObject({ acceptedName: 'Rosa M. Delgado', acceptedAddress: '127.0.0.1' });
    expect(quote?.acceptedBrowser).toContain('Mozilla');
    const mail = await mailbox.waitFor(charter.contactEmail, /Confirmed/);
    expect(mail.attachments[0]?.filename).toBe('charter.ics');

    const file = await page.request.get(`/api/charter-links/${token}/calendar-file`);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });

  test('a quote and a yacht print on one page each, under our name', async ({ page, site }) => {
    const { token, yachtId } = await aQuoted(site);
    for (const path of [`/quote/${token}`, `/yachts/${yachtId}`]) {
      await page.goto(path);
      const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
      expect(sheets, path).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.letterhead')).toContainText('Miami Flow Yachts');
      await expect(page.getByRole('banner')).toBeHidden();
      // A printed quote says until when it is valid.
      const held = page.getByText(/^The yacht is held for you until/).filter({ visible: true });
      await expect(held).toHaveCount(path.startsWith('/quote') ? 1 : 0);
      // A printed estimate says for which time, though lists are not printed.
      const time = page
        .getByRole('region', { name: 'Estimate' })
        .getByText('Full day,')
        .filter({ visible: true });
      await expect(time).toHaveCount(path.startsWith('/yachts') ? 1 : 0);
      await page.emulateMedia({ media: null });
    }
  });

  test('a time that is gone is told with what is free', async ({ page, site, expectFailure }) => {
    expectFailure({ url: /\/accept$/, status: 409 });
    const { yachtId, token } = await aQuoted(site);
    await take(site, yachtId, DAY, 12, 17);
    await page.goto(`/quote/${token}`);
    await page.getByLabel(/^Your full name/).fill('Rosa Delgado');
    await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
    await expect(page.getByRole('alert')).toContainText('The yacht is already taken at that time.');
    await expect(page.getByText(/Available, and close to what you wanted: .*morning/)).toBeVisible();
  });

  test('a quote that came in while the client was away is accepted only once they have heard of it', async ({
    page,
    site,
    expectFailure,
  }) => {
    expectFailure({ url: /\/accept$/, status: 409 });
    const { charter, token } = await aQuoted(site);
    const quotes = () =>
      site.database.db
        .select({ number: charterQuotes.number, acceptedName: charterQuotes.acceptedName })
        .from(charterQuotes)
        .where(eq(charterQuotes.charterId, charter.id))
        .orderBy(charterQuotes.number);
    await page.goto(`/quote/${token}`);
    await page.getByLabel(/^Your full name/).fill('Rosa Delgado');
    await aQuote(site.database.db, charter.id, {
      number: 2,
      terms: ['Be kinder to the captain.'],
      createdAt: new Date(),
      heldUntil: new Date(Date.now() + 86_400_000),
    });
    // Back from another tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText('Be kinder to the captain.')).toBeVisible();
    const accept = page.getByRole('button', { name: 'Agree to the conditions and accept' });
    await accept.click();
    await expect(page.getByRole('alert')).toContainText('There is a newer quote for this charter.');
    await expect(page.getByLabel(/^Your full name/)).toHaveValue('Rosa Delgado');
    expect(await quotes()).toMatchObject([{ acceptedName: null }, { acceptedName: null }]);
    await accept.click();
    await expect(page.getByText('Thank you. Your charter is confirmed')).toBeVisible();
    expect(await quotes()).toMatchObject([{ acceptedName: null }, { acceptedName: 'Rosa Delgado' }]);
  });

  test('a quote whose day has passed can no longer be accepted, and says so', async ({ page, site }) => {
    const { db } = site.database;
    const { id: yachtId, name } = await aPricedYacht(site);
    const startOn = addDays(TODAY, -2);
    const charter = await aCharterToCome(db, yachtId, { yachtName: name, startOn, status: 'quoted' });
    await aQuote(db, charter.id, { heldUntil: new Date(Date.now() - 86_400_000) });
    await page.goto(`/quote/${await aCharterLink(db, charter.id)}`);
    await expect(page.getByText('The day of this quote has passed without an answer')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agree to the conditions and accept' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Find another day' })).toHaveAttribute(
      'href',
      `/yachts/${yachtId}`,
    );
  });

  test('the page of a yacht that has left the fleet offers neither her page nor her quote', async ({
    page,
    site,
  }) => {
    const { db } = site.database;
    const { id: yachtId, name } = await aYacht(db, { archivedAt: new Date() });
    const charter = await aCharterToCome(db, yachtId, { yachtName: name, startOn: DAY, status: 'quoted' });
    await aQuote(db, charter.id);
    await page.goto(`/quote/${await aCharterLink(db, charter.id)}`);
    await expect(page.getByText('This yacht has left our fleet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agree to the conditions and accept' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See our yachts' })).toHaveAttribute('href', '/yachts');
    await expect(page.getByRole('main').locator(`a[href$="/yachts/${yachtId}"]`)).toHaveCount(0);
  });

  it('a charter is cancelled after it was said what comes back @phone', async ({ page, site }) => {
    const { db } = site.database;
    const { id: yachtId, name } = await aPricedYacht(site);
    const charter = await aCharterToCome(db, yachtId, { yachtName: name, startOn: DAY, status: 'confirmed' });
    await aQuote(db, charter.id, { heldUntil: new Date() });
    const token = await aCharterLink(db, charter.id);
    await page.goto(`/trip/${token}`);
    await expect(page.getByText(/^Balance/).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your charter' })).toBeVisible();
    await expect(page.getByText('Arrive by')).toBeVisible();
    await page.getByText('Cancel this charter').click();
    await expect(page.getByText('what you have paid comes back, less a fee of 5%')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel my charter' }).click();
    await expect(page.getByText('It is cancelled.')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'The price' }).getByText(/^(Deposit|Balance)/)).toHaveCount(
      0,
    );
  });

  test('a link that leads nowhere says so, with status 404', async ({ page, expectFailure }) => {
    expectFailure({ url: /\/quote\//, status: 404 });
    const response = await page.goto(`/quote/${'x'.repeat(32)}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  });
});
