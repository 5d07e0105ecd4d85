import type { APIRequestContext, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { charterRequests } from '#features/charters/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { dayText } from '#words/days.ts';
import { signedIn } from './support/account.ts';
import { scenariosOf } from './support/parts.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { reach } from './support/reach.ts';
import { expect, test } from './support/test.ts';

const it = scenariosOf('guests aboard');

const confirm = (site: RunningSite, id: string, guestCount = 4) =>
  site.database.db
    .update(charterRequests)
    .set({ status: 'confirmed', agreedAt: new Date(), guestCount })
    .where(eq(charterRequests.id, id));

/** Adds a confirmed charter in two weeks, for this many guests. */
async function aConfirmedCharter(site: RunningSite, guestCount = 4) {
  const charter = await aQuotedCharter(site, 14);
  await confirm(site, charter.id, guestCount);
  return charter;
}

/** Accepts a quote, so that a job draws up its agreement, and polls until it is there. */
async function drawUp(request: APIRequestContext, token: string) {
  const link = `/api/charter-links/${token}`;
  const read = async (path: string) => (await request.get(path)).json();
  const { quote } = await read(link);
  const accepted = await request.post(`${link}/accept`, {
    data: { quoteId: quote.id, name: 'Rosa Delgado' },
  });
  expect(accepted.status()).toBe(200);
  await expect.poll(async () => (await read(`${link}/agreements`)).isAwaited).toBe(false);
}

/** Moves the charter's time so that it begins within the hour. */
const beginSoon = (site: RunningSite, id: string) => {
  const now = Date.now();
  return site.database.db
    .update(charterRequests)
    .set({ departsAt: new Date(now + 1_800_000), returnsAt: new Date(now + 5 * 3_600_000) })
    .where(eq(charterRequests.id, id));
};

const theGuests = (page: Page, name = 'Guests aboard') => page.getByRole('region', { name, exact: true });

/** Has the client make the guests' link; answers its path. */
async function share(page: Page): Promise<string> {
  await theGuests(page).getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link for your guests' })).toBeVisible();
  return new URL(await page.getByLabel('Link for your guests').inputValue()).pathname;
}

/** Opens the guests' link of a charter and fills in the form as Ana Torres. */
async function anaOpens(page: Page, token: string) {
  await page.goto(`/trip/${token}`);
  await page.goto(await share(page));
  await page.getByRole('textbox', { name: 'Your full name', exact: true }).fill('Ana Torres');
  await page.getByLabel('I am 18 or older.').check();
  await page.getByRole('textbox', { name: 'Emergency contact' }).fill('Luis Torres, 305 555 0101');
}

/** Whether the browser asks before it leaves the page, for another language or by a reload. */
const asks = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Agrees to the waiver and signs as Ana Torres. */
async function anaSigns(page: Page) {
  await page.getByLabel(/^I have read the waiver/).check();
  await page.getByLabel('Type your full name to sign').fill('Ana Torres');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

test.describe('guests aboard', () => {
  it('are named by the client, and sign with few keys and a keyboard alone @phone', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const charter = await aConfirmedCharter(site);
    await page.goto(`/trip/${charter.token}`);
    const ahead = page.getByRole('region', { name: 'Before you sail' });
    await expect(ahead).toContainText('0 of 4 signed');
    const guests = theGuests(page);
    await guests.getByRole('button', { name: 'Add a guest' }).click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('ana  tórres');
    await page.getByRole('combobox', { name: 'Age' }).selectOption('18 or older');
    await page.getByRole('textbox', { name: 'Allergies' }).fill('Peanuts');
    await guests.getByRole('button', { name: 'Add a guest' }).click();
    await expect(guests.getByRole('listitem')).toContainText(['ana  tórres']);
    await expect(guests).toContainText('Waiver missing');
    await expect(guests).not.toContainText('Peanuts');
    const address = await share(page);
    await expectAccessible();

    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you come aboard');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main')).not.toContainText(/tórres|Rosa|Delgado/);
    let tabs = 0;
    tabs += await reach(page, page.getByRole('textbox', { name: 'Your full name', exact: true }));
    await page.keyboard.type('Ana Torres');
    tabs += await reach(page, page.getByRole('checkbox', { name: 'I am 18 or older.', exact: true }));
    await page.keyboard.press('Space');
    tabs += await reach(page, page.getByRole('textbox', { name: 'Emergency contact', exact: true }));
    await page.keyboard.type('Luis Torres, 305 555 0101');
    tabs += await reach(page, page.getByRole('checkbox', { name: /^I have read the waiver/, exact: true }));
    await page.keyboard.press('Space');
    tabs += await reach(
      page,
      page.getByRole('textbox', { name: 'Type your full name to sign', exact: true }),
    );
    await page.keyboard.type('Ana Torres');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, you have signed');
    // The limit excludes the 45 letters of two names and a contact. With it, anybody can sign in under 40 seconds.
    expect(tabs).toBeLessThanOrEqual(40);
    await expectAccessible();
    // The next adult who gets the phone begins at the top of the form.
    await page.getByRole('button', { name: 'Another adult signs on this phone' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Before you come aboard' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Your full name', exact: true })).toHaveValue('');

    await page.goto(`/trip/${charter.token}`);
    await expect(theGuests(page).getByRole('listitem')).toHaveCount(1);
    await expect(theGuests(page).getByText('Signed', { exact: true })).toBeVisible();
    await expect(ahead).toContainText('1 of 4 signed');
  });

  test('can change nothing any more once they have signed, also while the rules are on their way', async ({
    page,
    site,
  }) => {
    const charter = await aConfirmedCharter(site);
    await anaOpens(page, charter.token);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/**/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await anaSigns(page);
    const allergies = page.getByRole('textbox', { name: 'Allergies' });
    await expect(page.getByRole('button', { name: 'Sign', exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await allergies.focus();
    await expect(allergies).not.toBeFocused();
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, you have signed');
  });

  it('are checked in at the dock by the code that each was shown, and off again on the list @phone', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const charter = await aConfirmedCharter(site);
    await anaOpens(page, charter.token);
    await page.getByRole('button', { name: 'Add a minor' }).click();
    await page.getByRole('textbox', { name: 'Full name of minor 1' }).fill('Leo Torres');
    await page.getByRole('combobox', { name: 'Age of minor 1' }).selectOption('3 to 12');
    await page.getByLabel(/^I am the natural guardian/).check();
    const signing = page.waitForResponse(/\/api\/waivers\/[^/]+$/);
    expect(await asks(page)).toBe(true);
    const home = page.getByRole('banner').getByRole('link', { name: 'Miami Flow Yachts, home' });
    page.once('dialog', (question) => question.dismiss());
    const asked = page.waitForEvent('dialog');
    await home.click();
    expect((await asked).message()).toContain('has not been sent');
    await expect(page.getByRole('textbox', { name: 'Full name of minor 1' })).toHaveValue('Leo Torres');
    await anaSigns(page);
    const { checkInUrl } = await (await signing).json();
    await expect(page.getByRole('img', { name: 'QR code to check you in at the dock' })).toBeVisible();
    expect(await asks(page)).toBe(false);

    await signedIn(page, site, 'administrator');
    const code = new URL(checkInUrl).pathname;
    await page.goto(code);
    await expect(page.getByRole('main')).toContainText('Tidewater');
    const ana = page.getByRole('button', { name: 'Check in Ana Torres' });
    // Two weeks before the charter nobody can be checked in; the page names the charter's day.
    await expect(page.getByRole('status')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(dayText(charter.startOn, 'short'));
    await expect(ana).toHaveCount(0);
    await beginSoon(site, charter.id);
    await page.reload();
    await ana.press('Enter');
    // The button goes away, and the focus moves to its guest.
    await expect(page.getByRole('listitem').filter({ hasText: 'Ana Torres' })).toBeFocused();
    await expect(page.getByText('Aboard', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Check in Leo Torres' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Aboard', { exact: true })).toHaveCount(2);
    await expectAccessible();
    await page.getByRole('link', { name: 'All departures' }).click();
    const list = page.getByRole('main').getByText('2 of 2 aboard');
    await list.click();
    const leo = page.getByRole('checkbox', { name: 'Leo Torres' });
    await expect(leo).toBeChecked();
    // The checkbox changes at once, however slow the connection is at the dock.
    const line = Promise.withResolvers<void>();
    await page.route(/\/departure\/guests\/[^/]+$/, async (route) => {
      await line.promise;
      await route.continue();
    });
    await leo.press('Space');
    await expect(leo).not.toBeChecked();
    line.resolve();
    await expect(page.getByRole('main').getByText('1 of 2 aboard')).toBeVisible();
    await expect(leo).toBeFocused();
    await expectAccessible();
    // What a colleague notes on another phone is read when somebody looks at this one again, and counted above.
    const departure = `/api/admin/charters/${charter.id}/departure`;
    const { boarding } = await (await page.request.get(departure)).json();
    const { id } = boarding.find(({ name }: { name: string }) => name === 'Ana Torres');
    await page.request.put(`${departure}/guests/${id}`, { data: { isAboard: false } });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('checkbox', { name: 'Ana Torres' })).not.toBeChecked();
    await expect(page.getByRole('main').getByText('0 of 2 aboard')).toBeVisible();
  });

  it('are signed for in Spanish by a guardian, who reads the notice that the law asks for @phone', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const charter = await aConfirmedCharter(site);
    await page.goto(`/trip/${charter.token}`);
    await page.goto(`/es${await share(page)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antes de subir a bordo');
    const notice = page.getByText(/^READ THIS FORM COMPLETELY AND CAREFULLY/);
    const points = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75;
    const rest = await page.getByText(/^Estar a bordo de un yate/).evaluate(points);
    expect(await notice.evaluate(points)).toBeGreaterThanOrEqual(rest + 5);
    expect(await page.getByText('Exención y renuncia de responsabilidad').evaluate(points)).toBe(rest);
    await expect(notice).toHaveCSS('text-transform', 'uppercase');
    await expect(page.getByText(/^AVISO AL TUTOR NATURAL/)).toBeVisible();
    // Missing fields are named in Spanish.
    await page.getByRole('button', { name: 'Firmar' }).click();
    await expect(page.getByRole('alert')).toContainText('Escriba a quién llamar en una emergencia.');
    await expectAccessible();
    await page.getByRole('textbox', { name: 'Su nombre completo', exact: true }).fill('Inés Ruiz');
    await page.getByLabel('Tengo 18 años o más.').check();
    await page.getByRole('textbox', { name: 'Contacto de emergencia' }).fill('Pedro Ruiz, 305 555 0102');
    await page.getByRole('button', { name: 'Agregar un menor' }).click();
    await expect(page.getByRole('textbox', { name: 'Nombre completo del menor 1' })).toBeFocused();
    await page.keyboard.type('Leo Ruiz');
    await page.getByRole('combobox', { name: 'Edad del menor 1' }).selectOption('De 3 a 12 años');
    await page.getByLabel('Me quedo en tierra: firmo solo por los menores.').check();
    await page.getByLabel(/^Soy tutor natural/).check();
    await page.getByLabel(/^He leído la exención/).check();
    await page.getByLabel('Escriba su nombre completo para firmar').fill('Ines Ruiz');
    await page.getByRole('button', { name: 'Firmar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, ya firmó');
    await expect(page.getByText(/^Quien suba a bordo con los menores lo muestra/)).toBeVisible();
    await page.goto(`/es/trip/${charter.token}`);
    const guests = theGuests(page, 'Invitados a bordo');
    await expect(guests.getByRole('listitem')).toContainText(['Leo Ruiz']);
    await expect(guests.getByText('Firmado', { exact: true })).toHaveCount(1);
  });

  it('are changed and removed, and a new link ends the old one', async ({ page, site, request }) => {
    const charter = await aConfirmedCharter(site, 1);
    await page.goto(`/trip/${charter.token}`);
    const guests = theGuests(page);
    await guests.getByRole('button', { name: 'Add a guest' }).click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Torres');
    await guests.getByRole('button', { name: 'Add a guest' }).click();
    await expect(page.getByText('Please choose an age.').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Age' }).selectOption('13 to 17');
    await guests.getByRole('button', { name: 'Add a guest' }).click();
    await expect(guests).toContainText('Everybody your charter is for is named.');
    await guests.getByRole('button', { name: 'Edit Ana Torres' }).click();
    await page.getByRole('combobox', { name: 'Age' }).selectOption('18 or older');
    await guests.getByRole('button', { name: 'Save' }).click();
    // Wait until the form is gone: its select has the same text, and what is below moves when it goes.
    await expect(guests.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await expect(guests.getByRole('listitem')).toContainText('18 or older');
    const old = await share(page);
    await guests.getByRole('button', { name: 'Make a new link' }).click();
    await guests.getByRole('button', { name: 'End the old link and make a new one' }).click();
    await expect(page.getByLabel('Link for your guests')).not.toHaveValue(new RegExp(old));
    expect((await request.get(old)).status()).toBe(404);
    await guests.getByRole('button', { name: 'Remove Ana Torres' }).click();
    await guests.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(guests).toContainText('Nobody is named yet.');
  });

  it('come with their page, which asks for none of it again before something is sent', async ({
    page,
    site,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const ofLinks = () => asked.filter((one) => one.startsWith('GET /api/charter-links/'));
    const confirmed = await aQuotedCharter(site, 14);
    await drawUp(request, confirmed.token);
    await confirm(site, confirmed.id);
    await page.goto(`/trip/${confirmed.token}`);
    await expect(theGuests(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(ofLinks()).toEqual([]);

    const quoted = await aQuotedCharter(site);
    await page.goto(`/quote/${quoted.token}`);
    await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
    await expect(page.getByLabel('Your full name')).toBeFocused();
    await page.waitForLoadState('networkidle');
    expect(ofLinks()).toEqual([]);
  });

  it('leave the keys where they were: at the button that is back, at the link, at how many are named', async ({
    page,
    site,
  }) => {
    const charter = await aConfirmedCharter(site, 2);
    await page.goto(`/trip/${charter.token}`);
    const guests = theGuests(page);
    const button = (name: string) => guests.getByRole('button', { name, exact: true });
    await button('Add a guest').press('Enter');
    await button('Cancel').press('Enter');
    await expect(button('Add a guest')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Torres');
    await page.getByRole('combobox', { name: 'Age' }).selectOption('18 or older');
    await page.getByRole('textbox', { name: 'Full name' }).press('Enter');
    await expect(guests.getByRole('listitem')).toHaveCount(1);
    await expect(button('Add a guest')).toBeFocused();
    await button('Edit Ana Torres').press('Enter');
    await button('Save').press('Enter');
    await expect(button('Edit Ana Torres')).toBeFocused();
    await button('Remove Ana Torres').press('Enter');
    await button('Keep').press('Enter');
    await expect(button('Remove Ana Torres')).toBeFocused();
    await page.keyboard.press('Enter');
    await button('Remove').press('Enter');
    await expect(guests.getByRole('listitem')).toHaveCount(0);
    await expect(guests.getByText('Nobody is named yet.')).toBeFocused();
    await button('Make a link').press('Enter');
    await expect(button('Copy the link')).toBeFocused();
    await button('Make a new link').press('Enter');
    await button('Cancel').press('Enter');
    await expect(button('Make a new link')).toBeFocused();
  });

  it('are known to the desk, with what they told the crew for a reason', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const charter = await aConfirmedCharter(site);
    await anaOpens(page, charter.token);
    await page.getByRole('textbox', { name: /^Allergies/ }).fill('Penicillin');
    await anaSigns(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, you have signed');

    await signedIn(page, site, 'administrator');
    await page.goto(`/admin/bookings?open=${charter.id}`);
    const aboard = theGuests(page);
    await expect(aboard).toContainText('1 of 4 named, all have signed.');
    await expect(aboard.getByRole('listitem')).toContainText('Ana Torres');
    await expect(aboard).not.toContainText('Penicillin');
    await aboard.getByRole('button', { name: 'Show the allergies of Ana Torres' }).click();
    const asking = page.getByRole('dialog', { name: 'Show the allergies of Ana Torres' });
    await asking.getByRole('textbox', { name: 'Reason' }).fill('The cook asks.');
    await asking.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(aboard).toContainText('Penicillin');
    await aboard.getByRole('button', { name: 'Add guest' }).click();
    const adding = page.getByRole('dialog', { name: 'Add guest' });
    await adding.getByRole('textbox', { name: 'Full name' }).fill('Leo Torres');
    await adding.getByRole('button', { name: 'Add guest' }).click();
    await expect(aboard).toContainText('2 of 4 named, 1 waiver missing.');
    // The client calls: Leo has another name, and an allergy. It is noted by the keys alone.
    await aboard.getByRole('button', { name: 'Edit Leo Torres' }).press('Enter');
    const editing = page.getByRole('dialog', { name: 'Edit Leo Torres' });
    await editing.getByRole('textbox', { name: 'Full name' }).fill('Leo Ruiz');
    await editing.getByRole('textbox', { name: 'Allergies' }).fill('Shellfish');
    await page.keyboard.press('Enter');
    await expect(aboard).toContainText('Leo Ruiz');
    await expect(aboard.getByRole('button', { name: 'Edit Leo Ruiz' })).toBeFocused();
    await expectAccessible();
    await aboard.getByRole('button', { name: 'Remove Leo Ruiz' }).click();
    await page.getByRole('dialog', { name: 'Remove guest' }).getByRole('button', { name: 'Remove' }).click();
    await expect(aboard).toContainText('1 of 4 named, all have signed.');
    await expect(aboard.locator(':focus')).toContainText('Ana Torres');
    // End the link, so that nobody can sign through it any more.
    const end = page.getByRole('button', { name: 'End the link', exact: true });
    await aboard.locator(end).click();
    const ending = page.getByRole('dialog', { name: 'End the link' });
    await ending.locator(end).click();
    await expect(ending).toHaveCount(0);
    await expect(aboard.locator(end)).toHaveCount(0);
    await page.goto(`/trip/${charter.token}`);
    await expect(theGuests(page).getByRole('button', { name: 'Make a link' })).toBeVisible();
  });

  it('are told when there is nothing to sign any more', async ({ page, site }) => {
    const charter = await aConfirmedCharter(site);
    await page.goto(`/trip/${charter.token}`);
    await theGuests(page).getByRole('button', { name: 'Add a guest' }).click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Torres');
    await page.getByRole('combobox', { name: 'Age' }).selectOption('18 or older');
    await theGuests(page).getByRole('button', { name: 'Add a guest' }).click();
    await expect(theGuests(page)).toContainText('1 of 4 named');
    const address = await share(page);
    const set = (status: 'cancelled' | 'completed') =>
      site.database.db.update(charterRequests).set({ status }).where(eq(charterRequests.id, charter.id));
    await set('cancelled');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This charter was cancelled');
    // The charter's own page still shows the named guests, but asks nothing of them any more.
    await page.goto(`/trip/${charter.token}`);
    await expect(theGuests(page)).toContainText('1 of 4 named');
    await expect(theGuests(page)).not.toContainText('signs a waiver before coming aboard');
    await expect(theGuests(page)).not.toContainText('Waiver missing');
    await set('completed');
    await page.goto(`/pt${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este aluguel já terminou');
  });
});

test('a charter that is cancelled under whoever signs says so, where the keys are', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/waivers\//, status: 409 });
  const charter = await aConfirmedCharter(site);
  await anaOpens(page, charter.token);
  await site.database.db
    .update(charterRequests)
    .set({ status: 'cancelled' })
    .where(eq(charterRequests.id, charter.id));
  await anaSigns(page);
  await expect(page.getByRole('heading', { name: 'This charter was cancelled' })).toBeFocused();
});
