import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { profiles } from '#features/accounts/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

const DAY = addDays(charterDayAt(new Date()), 45);

async function aYachtToBook(site: RunningSite) {
  const mark = randomUUID().slice(0, 8);
  const yacht = await aYacht(site.database.db, { id: `halcyon-${mark}`, name: `Halcyon ${mark}` });
  await aPriceRecord(site.database.db, yacht.id, { price5HoursCents: 250_000 });
  return yacht;
}

const line = (page: Page) => page.getByRole('region', { name: 'Your charter so far' });
const shown = (all: Locator) => all.filter({ visible: true }).first();
const received = (page: Page) => page.getByRole('dialog', { name: 'Booking Request Received!' });
const stored = (site: RunningSite, yachtId: string) =>
  site.database.db.select().from(charterRequests).where(eq(charterRequests.yachtId, yachtId));
const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

test.describe('opened for a yacht', () => {
  test('the booking begins with her, then day and time, then extras, then who asks @phone', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const yacht = await aYachtToBook(site);
    await page.goto(`/book-charter?yacht=${yacht.id}&date=${DAY}&slot=afternoon&guests=8`);
    const places = [
      page.getByRole('region', { name: yacht.name }).getByRole('img'),
      line(page),
      page.getByRole('combobox', { name: 'Yacht' }),
      page.getByLabel(/^Date/),
      page.getByRole('radio', { name: /Afternoon/ }),
      page.getByRole('heading', { name: 'Add-ons' }),
      page.getByRole('heading', { name: 'Premium packages' }),
      page.getByLabel(/^First name/),
    ];
    const tops = await Promise.all(places.map(top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(line(page)).toContainText(/Halcyon .*8 guests/);
    await expect(line(page)).toContainText('Afternoon');
    await expectAccessible();

    await page.getByLabel('Special requests').scrollIntoViewIfNeeded();
    await expect(line(page)).toBeInViewport();
    expect(await top(line(page))).toBeLessThan(120);
  });

  test('on a phone, the estimate of the whole charter is right under the total of the extras', async ({
    page,
    site,
  }) => {
    const yacht = await aYachtToBook(site);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/book-charter?yacht=${yacht.id}&date=${DAY}&slot=afternoon&guests=8&extras=jet-ski`);
    const estimate = shown(page.getByText(`Estimate with ${yacht.name}`));
    await expect(estimate).toBeVisible();
    const places = [
      page.getByRole('region', { name: 'Charter summary' }),
      estimate,
      page.getByLabel(/^First name/),
    ];
    const tops = await Promise.all(places.map(top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('each part of the line leads to what changes it, and says what is missing @phone', async ({
    page,
    site,
  }) => {
    const [yacht, other] = [await aYachtToBook(site), await aYachtToBook(site)];
    await page.goto(`/book-charter?yacht=${yacht.id}&date=${DAY}`);
    await line(page).getByRole('button', { name: 'How many guests?' }).click();
    await expect(page.getByRole('combobox', { name: 'Guests' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Guests' }).selectOption('8');
    await line(page).getByRole('button', { name: 'Choose a time' }).click();
    await expect(page.getByRole('radio', { name: /Morning/ })).toBeFocused();
    await page.getByRole('radio', { name: /Evening/ }).check();
    for (const [part, field] of [
      ['change the guests', page.getByRole('combobox', { name: 'Guests' })],
      ['change the time', page.getByRole('radio', { name: /Evening/ })],
      ['change the day', page.getByLabel(/^Date/)],
      ['change the yacht', page.getByRole('combobox', { name: 'Yacht' })],
      [/^Change$/, page.getByRole('combobox', { name: 'Yacht' })],
    ] as const) {
      await page.getByLabel('Special requests').focus();
      await line(page).getByRole('button', { name: part }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
      const { y = 0, height = 0 } = (await line(page).boundingBox()) ?? {};
      expect(await top(field)).toBeGreaterThanOrEqual(y + height);
    }
    await page.getByRole('combobox', { name: 'Yacht' }).selectOption(other.id);
    await expect(line(page)).toContainText(other.name);
    await expect(page.getByRole('region', { name: other.name }).getByRole('img')).toBeVisible();
  });

  for (const width of [390, 320]) {
    test(`what the keys reach is never under the header, the line or the bar at ${width} px`, async ({
      page,
      site,
    }) => {
      const yacht = await aYachtToBook(site);
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`/book-charter?yacht=${yacht.id}&date=${DAY}&slot=full-day&guests=12&extras=jet-ski`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('combobox', { name: 'Yacht' }).focus();
      const covered: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let presses = 0; presses < 40; presses += 1) {
          await page.keyboard.press(key);
          const under = await page.evaluate(() => {
            const at = document.activeElement;
            const form = document.getElementById('booking-form');
            if (!at || !form?.contains(at)) return '';
            const box = at.getBoundingClientRect();
            const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            const over = seen?.closest('.site-header, .charter-line, .bottom-bar');
            return over ? `${over.className} over ${at.id || at.textContent}` : '';
          });
          if (under) covered.push(under);
        }
      }
      expect(covered).toEqual([]);
    });
  }
});

test.describe('put together, and gone from for a while', () => {
  /** Opens the booking form for a yacht and changes it to an evening for eight with a jet ski. */
  async function anEvening(page: Page, yachtId: string) {
    await page.goto(`/book-charter?yacht=${yachtId}&date=${DAY}&slot=afternoon&guests=8`);
    await page.getByRole('radio', { name: /Evening/ }).check();
    await page.getByRole('button', { name: /^Jet Ski \$/ }).click();
    await page.getByLabel(/^First name/).fill('Ada');
    await page.getByLabel('Special requests').fill('A quiet table in the shade');
  }

  test('a look at the yacht and back loses nothing of it @phone', async ({ page, site }) => {
    const yacht = await aYachtToBook(site);
    await anEvening(page, yacht.id);
    for (const link of await page.getByRole('link', { name: 'See the yacht and its prices' }).all())
      await expect(link).toHaveAttribute(
        'href',
        `/yachts/${yacht.id}?date=${DAY}&slot=evening&guests=8&extras=jet-ski`,
      );
    await page.getByRole('link', { name: 'See the yacht and its prices' }).first().click();
    await shown(page.getByRole('link', { name: 'Book This Yacht' })).click();
    await expect(line(page)).toContainText(/Evening.*8 guests/);
    await expect(page.getByRole('radio', { name: /Evening/ })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Jet Ski \$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel(/^First name/)).toHaveValue('Ada');
    await expect(page.getByLabel('Special requests')).toHaveValue('A quiet table in the shade');
  });

  test('what a link adds to it wins, and the rest stays', async ({ page, site }) => {
    const yacht = await aYachtToBook(site);
    await anEvening(page, yacht.id);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Amenities & Packages' }).click();
    await shown(page.getByRole('link', { name: 'Add to a charter: On-Deck Dining' })).click();
    await expect(page.getByRole('button', { name: /^Chef Cuisine \$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: /^Jet Ski \$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('combobox', { name: 'Yacht' })).toHaveValue(yacht.id);
    await expect(page.getByLabel(/^Date/)).toHaveValue(DAY);
    await expect(page.getByRole('radio', { name: /Evening/ })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('8');
    await expect(page.getByLabel('Special requests')).toHaveValue('A quiet table in the shade');
  });

  test('what one card adds is there with the next, and by any other way here', async ({ page }) => {
    const addToCharter = (name: string) =>
      shown(page.getByRole('link', { name: `Add to a charter: ${name}` })).click();
    const chosen = page.getByRole('button', { name: / \$/, pressed: true });
    await page.goto('/packages');
    await addToCharter('On-Deck Dining');
    await expect(chosen).toHaveText([/^Chef Cuisine/]);
    await page.goBack();
    await addToCharter('Gourmet Platters');
    await expect(chosen).toHaveText([/^Chef Cuisine/, /^Gourmet Platters/]);
    // Platters are in no other picker, but a visitor who brought them here keeps them.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book Your Charter' }).click();
    await expect(page).toHaveURL(/book-charter$/);
    await expect(chosen).toHaveText([/^Chef Cuisine/, /^Gourmet Platters/]);
    await page.getByRole('button', { name: /^Chef Cuisine \$/ }).click();
    await page.goBack();
    await expect(chosen).toHaveText([/^Gourmet Platters/]);
    await page.goBack();
    await addToCharter('On-Deck Dining');
    await expect(chosen).toHaveText([/^Chef Cuisine/, /^Gourmet Platters/]);
  });

  test('the occasion of a slide is not lost on the way to a yacht', async ({ page, site }) => {
    const yacht = await aYachtToBook(site);
    await page.goto('/book-charter?occasion=Weddings');
    await page.getByRole('link', { name: 'Browse the fleet' }).click();
    await page.getByRole('searchbox', { name: 'Name or brand' }).fill(yacht.name);
    await page.getByRole('link', { name: `View Details of ${yacht.name}` }).click();
    await shown(page.getByRole('link', { name: 'Book This Yacht' })).click();
    await expect(page.getByRole('combobox', { name: 'Yacht' })).toHaveValue(yacht.id);
    const requests = page.getByLabel('Special requests');
    await expect(requests).toHaveValue('Occasion: Weddings');
    // Another slide's occasion takes its place, and nothing that was typed.
    await requests.fill('Occasion: Weddings\nNut allergy');
    for (const _ of ['opened', 'reloaded']) {
      await page.goto('/book-charter?occasion=Sunset');
      await expect(requests).toHaveValue('Occasion: Sunset\nNut allergy');
    }
  });

  test('of guests whom the next yacht does not carry it is said so', async ({ page, site }) => {
    const yacht = await aYachtToBook(site);
    const small = await aYacht(site.database.db, { id: `small-${yacht.id}`, name: 'Cipria', capacity: 6 });
    await anEvening(page, yacht.id);
    await page.goto(`/book-charter?yacht=${small.id}`);
    await expect(page.getByLabel(/^Date/)).toHaveValue(DAY);
    const guests = page.getByRole('combobox', { name: 'Guests' });
    await expect(guests).toHaveValue('');
    await expect(guests).toHaveAccessibleDescription(/Cipria carries up to 6 guests/);
    await expect(line(page)).toContainText('How many guests?');
  });
});

test('what is put together prints on one page, under our name', async ({ page, site }) => {
  const yacht = await aYachtToBook(site);
  for (const query of [
    '',
    `?yacht=${yacht.id}&date=${DAY}&slot=afternoon&guests=8&extras=jet-ski,fly-board,chef-cuisine`,
  ]) {
    await page.goto(`/book-charter${query}`);
    const sheet = page.locator('.booking-sheet');
    await expect(sheet).toContainText(query === '' ? 'To be chosen' : 'Total$');
    // The note at the sum of extras must not ask for a yacht that is already chosen.
    const sums = page.getByText('Without the yacht. Your estimate has the whole charter.');
    await expect(sums).toHaveCount(query === '' ? 0 : 1);
    const pages = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages, query).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.letterhead')).toContainText('Miami Flow Yachts');
    await expect(sheet).toContainText('Jet Ski');
    await expect(page.getByRole('button', { name: 'Send Booking Request' })).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

/** Counts a visitor's presses, except those for filling in required fields. */
function counting() {
  let count = 0;
  return {
    /** Presses the control, with the pointer or with the key that activates it. */
    press: async (control: Locator, by: 'pointer' | 'keys') => {
      count += 1;
      if (by === 'pointer') return control.click();
      await control.focus();
      await control.press('Enter');
    },
    count: () => count,
  };
}

/** Fills in the contact fields; answers the email address. */
async function fillContact(page: Page) {
  const email = `ada-${randomUUID().slice(0, 8)}@visitor.example`;
  await page.getByLabel(/^First name/).fill('Ada');
  await page.getByLabel(/^Last name/).fill('Lovelace');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Phone/).fill('+1 305 555 0123');
  return email;
}

for (const by of ['pointer', 'keys'] as const) {
  test(`from a date on the home page to a sent request: five presses at most, by ${by} ${by === 'pointer' ? '@phone' : ''}`, async ({
    page,
    site,
    isMobile,
    expectFailure,
  }) => {
    // This test does not check pictures.
    expectFailure({ url: /\/yacht-images\//, status: 503, maybe: 'a busy machine puts pictures off' });
    const { press, count } = counting();
    await page.goto('/');
    if (isMobile) await press(page.getByRole('button', { name: /^Search yachts/ }), by);
    const search = isMobile
      ? page.getByRole('dialog', { name: 'Search Yachts' })
      : page.getByRole('search', { name: 'Search yachts' });
    await search.getByLabel('Yacht type').selectOption('55ft+');
    await search.getByLabel('Location').selectOption('miami-beach');
    await search.getByLabel('Check-in').fill(DAY);
    await search.getByLabel('Check-out').fill(DAY);
    await search.getByLabel('Guests', { exact: true }).fill('8');
    await press(search.getByRole('button', { name: isMobile ? 'Search Availability' : 'Search' }), by);
    await press(shown(page.getByRole('link', { name: /^View Details of / })), by);
    await page.waitForURL(/\/yachts\/./);
    const yachtId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await press(shown(page.getByRole('link', { name: 'Book This Yacht' })), by);

    await expect(line(page)).toContainText(/8 guests/);
    await expect(page.getByLabel(/^Date/)).toHaveValue(DAY);
    await page.getByRole('radio', { name: /Afternoon/ }).check();
    const email = await fillContact(page);
    await press(shown(page.getByRole('button', { name: 'Send Booking Request' })), by);
    await expect(received(page)).toContainText('Afternoon');
    expect(count()).toBeLessThanOrEqual(5);
    expect(await stored(site, yachtId)).toContainEqual(
      expect.objectContaining({ startOn: DAY, slot: 'afternoon', guestCount: 8, contactEmail: email }),
    );
  });
}

test('a client who is signed in books on a phone within forty seconds of typing @phone-only @phone', async ({
  page,
  site,
}) => {
  // The speed of a practiced thumb: a quarter of a second for each character, and two seconds to find and press a
  // control.
  const [SECONDS_A_KEY, SECONDS_A_PRESS] = [0.25, 2];
  const yacht = await aYachtToBook(site);
  const email = `rosa-${randomUUID().slice(0, 8)}@visitor.example`;
  const { accountId } = await signedIn(page, site);
  await site.database.db
    .update(profiles)
    .set({ firstName: 'Rosa', lastName: 'Delgado', email, phone: '+1 305 555 0144' })
    .where(eq(profiles.accountId, accountId));
  await page.goto(`/yachts/${yacht.id}`);
  let seconds = 0;
  const press = async (control: Locator) => {
    seconds += SECONDS_A_PRESS;
    await control.click();
  };
  const type = async (control: Locator, text: string) => {
    seconds += SECONDS_A_PRESS + text.length * SECONDS_A_KEY;
    await control.fill(text);
  };

  await press(shown(page.getByRole('link', { name: 'Book This Yacht' })));
  await type(page.getByLabel(/^Date/), DAY);
  // Choosing from a list takes two presses: one opens it, one chooses.
  seconds += 2 * SECONDS_A_PRESS;
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('8');
  await press(page.getByRole('radio', { name: /Afternoon/ }));
  await expect(page.getByLabel(/^First name/)).toHaveValue('Rosa');
  await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  await type(page.getByLabel('Special requests'), 'Two children');
  await press(shown(page.getByRole('button', { name: 'Send Booking Request' })));
  await expect(received(page)).toContainText(yacht.name);
  expect(await stored(site, yacht.id)).toMatchObject([
    { contactName: 'Rosa Delgado', contactEmail: email, contactPhone: '+1 305 555 0144', guestCount: 8 },
  ]);
  expect(seconds).toBeLessThanOrEqual(40);
});

/** A slow phone: what the page has yet to draw waits, while its controls answer. @returns what begins and ends that */
async function onSlowPhone(page: Page): Promise<(isSlow: boolean | 'as the draft is read') => Promise<void>> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const waiting: (() => void)[] = [];
    const isAsked = () => sessionStorage.getItem('slow') !== null;
    let isSlow = false;
    const slowDown = (slow: boolean) => {
      isSlow = slow;
      for (const draw of isSlow ? [] : waiting.splice(0)) draw();
    };
    const getItem = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      if (key.endsWith(':booking-draft') && isAsked()) isSlow = true;
      return getItem.call(this, key);
    };
    Object.assign(window, { slowDown });
    // So slow that each piece of work takes a turn of its own.
    const now = performance.now.bind(performance);
    let looks = 0;
    const late = () => {
      looks += 1;
      return now() + looks * 50;
    };
    if (isAsked()) performance.now = late;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const send = () => post.call(this, message);
      queueMicrotask(() => (isSlow ? waiting.push(send) : send()));
    };
  });
  return (isSlow) =>
    page.evaluate(
      isSlow === 'as the draft is read' ? `sessionStorage.setItem('slow', '')` : `slowDown(${isSlow})`,
    );
}

test('what is chosen while the account’s details are being filled in stays chosen', async ({
  page,
  site,
}) => {
  const yacht = await aYachtToBook(site);
  const { accountId } = await signedIn(page, site);
  await site.database.db.update(profiles).set({ firstName: 'Rosa' }).where(eq(profiles.accountId, accountId));
  const slowDown = await onSlowPhone(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${DAY}`);
  await page.getByLabel('Special requests').fill('Two children');
  await slowDown(true);
  const details = page.waitForResponse('**/api/auth/user');
  answered.resolve();
  await (await details).finished();
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('8');
  await slowDown(false);
  await expect(page.getByLabel(/^First name/)).toHaveValue('Rosa');
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('8');
  await expect(line(page)).toContainText('8 guests');
});

test('what is chosen while a kept draft comes in stays chosen, and the draft stays', async ({
  page,
  site,
}) => {
  const yacht = await aYachtToBook(site);
  const guests = page.getByRole('combobox', { name: 'Guests' });
  const slowDown = await onSlowPhone(page);
  const address = `/book-charter?yacht=${yacht.id}&date=${DAY}`;
  await page.goto(address);
  await guests.selectOption('2');
  await page.getByLabel('Special requests').fill('Two children');
  await slowDown('as the draft is read');
  // Not by a reload, after which the browser itself fills in what was typed.
  await page.goto('/about');
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await guests.selectOption('8');
  await slowDown(false);
  await expect(page.getByLabel('Special requests')).toHaveValue('Two children');
  await expect(guests).toHaveValue('8');
  await expect(line(page)).toContainText('8 guests');
  await page.evaluate(() => sessionStorage.removeItem('slow'));
  await page.goto('/about');
  await page.goto(address);
  await expect(page.getByLabel('Special requests')).toHaveValue('Two children');
  await expect(guests).toHaveValue('8');
});

test('nothing can be changed any more once the request is sent, also while its rules are on their way', async ({
  page,
  site,
}) => {
  const yacht = await aYachtToBook(site);
  await signedIn(page, site);
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${DAY}&slot=morning&guests=2`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const send = shown(page.getByRole('button', { name: 'Send Booking Request' }));
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  const guests = page.getByRole('combobox', { name: 'Guests' });
  await guests.focus();
  await expect(guests).not.toBeFocused();
  arrive();
  // The name is missing: it is asked for, and everything can be changed again.
  await expect(page.getByLabel(/^First name/)).toBeFocused();
  await expect(send).not.toHaveAttribute('aria-busy');
  await guests.focus();
  await expect(guests).toBeFocused();
});

test('a yacht whose insurance has ended is asked for, and not booked', async ({
  page,
  site,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8);
  const insuranceValidUntil = addDays(charterDayAt(new Date()), -1);
  const yacht = await aYacht(site.database.db, {
    id: `ended-${mark}`,
    name: `Ended ${mark}`,
    insuranceValidUntil,
  });
  await aPriceRecord(site.database.db, yacht.id, { price5HoursCents: 250_000 });
  await page.goto(`/yachts/${yacht.id}`);
  await expect(shown(page.getByRole('link', { name: 'Ask Us', exact: true }))).toHaveAttribute(
    'href',
    `/contact?yacht=${yacht.id}`,
  );
  await expect(page.getByRole('link', { name: 'Book This Yacht' })).toHaveCount(0);
  await expectAccessible();
  await page.goto(`/book-charter?yacht=${yacht.id}&date=${DAY}`);
  const times = page.getByRole('group', { name: /^Time/ }).getByRole('radio');
  await expect(page.getByText('· Ask us')).toHaveCount(4);
  for (const time of await times.all()) await expect(time).toBeDisabled();
});
