import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { dayText } from '#words/days.ts';
import { aCalendarEntry } from '../builders/calendar-entry.ts';
import { aCharterToCome } from '../builders/charter.ts';
import { aPackage } from '../builders/extras.ts';
import { anApplication } from '../builders/financing.ts';
import { anInquiry } from '../builders/inquiries.ts';
import { aYacht } from '../builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { act } from './support/drawer.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const mark = () => randomUUID().slice(0, 8);

test('filters and order are kept under a name, picked, renamed and deleted', async ({
  page,
  site,
  expectAccessible,
}) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings?status=cancelled&sort=oldest');
  const tools = page.getByRole('search');
  const views = tools.getByRole('button', { name: /^View/ });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await views.click();
  await item('Save filters and order as a view').click();
  const naming = page.getByRole('dialog', { name: 'Save this view' });
  await naming.getByRole('button', { name: 'Save view' }).click();
  await expect(naming.getByText('Please give it a name.').first()).toBeVisible();
  await naming.getByLabel('Name').fill('Who cancelled');
  await naming.getByRole('button', { name: 'Save view' }).click();
  await expect(naming).toBeHidden();
  await expect(views).toHaveText('View: Who cancelled');

  // Another filter leaves the view; the keys alone lead back to it.
  await page.goto('/admin/bookings?when=upcoming');
  await expect(views).toHaveText('Views');
  await views.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('menuitemcheckbox', { name: 'Who cancelled' });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Home');
  await expect(choice).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=cancelled/);
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page).not.toHaveURL(/when=/);

  await views.click();
  await item('Rename this view').click();
  const renaming = page.getByRole('dialog', { name: 'Rename this view' });
  await expect(renaming.getByLabel('Name')).toHaveValue('Who cancelled');
  await renaming.getByLabel('Name').fill('Lost');
  await renaming.getByRole('button', { name: 'Save view' }).click();
  await expect(views).toHaveText('View: Lost');
  await views.click();
  await item('Delete this view').click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(views).toHaveText('Views');
  for (const list of ['inquiries', 'customers', 'financing', 'yachts', 'add-ons', 'captains', 'security']) {
    await page.goto(`/admin/${list}`);
    await expect(views).toBeVisible();
  }

  // Catalogs have views too: save a filter as a view, clear it, and open the view again.
  await page.goto('/admin/packages?status=hidden');
  await views.click();
  await item('Save filters and order as a view').click();
  await naming.getByLabel('Name').fill('Out of season');
  await naming.getByRole('button', { name: 'Save view' }).click();
  await expect(views).toHaveText('View: Out of season');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(views).toHaveText('Views');
  await views.click();
  await page.getByRole('menuitemcheckbox', { name: 'Out of season' }).click();
  await expect(page).toHaveURL(/status=hidden/);
});

test('a view takes other filters, is told from one with the same, and one of a colleague who left says so', async ({
  page,
  site,
}) => {
  const staff = await signedIn(page, site, 'administrator');
  const keep = (list: string, name: string, query: string) =>
    page.request.post('/api/admin/saved-views', { headers: staff.headers, data: { list, name, query } });
  for (const name of ['Early', 'Late']) await keep('bookings', name, 'status=pending');
  await keep('inquiries', 'Theirs', `assignee=${randomUUID()}`);
  await page.goto('/admin/bookings');
  const tools = page.getByRole('search');
  const views = tools.getByRole('button', { name: /^View/ });
  const pick = async (name: string) => {
    await views.press('Enter');
    await page.getByRole('menuitemcheckbox', { name }).press('Enter');
    await expect(views).toHaveText(`View: ${name}`);
  };
  await pick('Late');
  await pick('Early');
  await tools.getByLabel('Status').selectOption('cancelled');
  await expect(views).toHaveText('Views');
  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Save filters and order in “Early”' }).press('Enter');
  await expect(toastOf(page, '“Early” is kept.')).toBeVisible();
  await expect(views).toHaveText('View: Early');
  await pick('Late');
  await expect(tools.getByLabel('Status')).toHaveValue('pending');
  await pick('Early');
  await expect(tools.getByLabel('Status')).toHaveValue('cancelled');

  await page.goto('/admin/inquiries');
  await pick('Theirs');
  await expect(tools.getByLabel('Handled by').getByRole('option', { selected: true })).toHaveText(
    'Somebody who has left',
  );
});

test('Back closes what was opened from a list, and the list is as it was', async ({ page, site }) => {
  const { db } = site.database;
  const name = mark();
  await aYacht(db, { name: `Petrel ${name}` });
  await anInquiry(db, { lastName: name });
  await aPackage(db, { name: `Harpist ${name}` });
  await signedIn(page, site, 'administrator');
  for (const [list, open] of [
    ['inquiries', page.getByRole('link', { name: `Ana ${name}` })],
    ['yachts', page.getByRole('button', { name: `Edit Petrel ${name}` })],
    ['packages', page.getByRole('button', { name: `Edit Harpist ${name}` })],
  ] as const) {
    await page.goto('/admin');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${list}`, 'i') })
      .first()
      .click();
    await page.getByRole('searchbox').fill(name);
    await expect(page).toHaveURL(new RegExp(`/admin/${list}\\?q=${name}$`));
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/admin/${list}\\?q=${name}$`));
  }
});

test('what is looked for and not there leads back to the whole list, also where days narrow it', async ({
  page,
  site,
}) => {
  await signedIn(page, site, 'administrator');
  const tools = page.getByRole('search');
  const way = page.getByRole('button', { name: 'Clear filters' });
  for (const [list, asked] of [
    ['yachts', 'q=nosuchthing'],
    ['bookings', 'from=2001-01-01&to=2001-01-02'],
    ['customers', 'q=nosuchthing'],
    ['financing', 'q=nosuchthing'],
    ['packages', 'q=nosuchthing'],
    ['inquiries', 'q=nosuchthing'],
    ['payments', 'list=received&from=2001-01-01&to=2001-01-02'],
    ['captains', 'q=nosuchthing'],
    ['lenders', 'q=nosuchthing'],
    ['activity', 'from=2001-01-01&to=2001-01-02'],
    ['security', 'from=2001-01-01&to=2001-01-02'],
  ]) {
    await page.goto(`/admin/${list}?${asked}`);
    await expect(page.getByText('Nothing matches the search and the filters.')).toBeVisible();
    // An empty list shows no page numbers.
    await expect(page.getByText(/^Page \d/)).toHaveCount(0);
    // There is exactly one button that clears the filters.
    await way.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/${list}(\\?list=received)?$`));
    await expect(way).toHaveCount(0);
    await expect(tools).toBeFocused();
  }
  // A value that no filter has narrows nothing, and counts as none.
  for (const asked of ['bookings?status=nosuch', 'customers?status=nosuch', 'activity?from=never']) {
    await page.goto(`/admin/${asked}`);
    await expect(page.getByRole('status').first()).toHaveText(/\d/);
    await expect(way).toHaveCount(0);
  }
  // A list with entries has that button above it.
  const yacht = await aYacht(site.database.db, { name: `Narrowed ${mark()}` });
  await aCharterToCome(site.database.db, yacht.id, { yachtName: yacht.name, contactName: 'Ada Narrowed' });
  await page.goto(`/admin/bookings?yacht=${yacht.id}`);
  await expect(page.getByRole('row', { name: /^Ada Narrowed/ })).toBeVisible();
  await way.click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);

  await page.goto('/admin/bookings?view=calendar&fleet=nosuchthing');
  await expect(page.getByText('No yacht in the fleet has that name.')).toBeVisible();
  await page.getByRole('button', { name: 'Whole fleet' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/bookings\?view=calendar$/);
  await expect(page.getByRole('heading', { name: 'Fleet calendar' })).toBeFocused();
});

test('inquiries are closed and assigned together, and what one refuses is told with its name', async ({
  page,
  site,
  expectFailure,
}) => {
  const lastName = `Bulk-${mark()}`;
  const staff = await signedIn(page, site, 'administrator');
  // Use names that contain other letters than hexadecimal digits, so that a search cannot find them in the random mark.
  for (const firstName of ['Ruth', 'Otto', 'Yuri'])
    await anInquiry(site.database.db, { firstName, lastName });
  await page.goto(`/admin/inquiries?q=${lastName}`);
  const choose = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^Choose .*${name}`) });
  const bar = page.getByRole('region', { name: 'Chosen' });
  await expect(choose('Yuri')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('checkbox', { name: 'Choose all of this page' }).check();
  await expect(bar.getByText('3 chosen')).toBeVisible();
  await bar.getByRole('button', { name: 'Assign' }).click();
  const assigning = page.getByRole('dialog', { name: 'Who handles 3 inquiries?' });
  await assigning.getByLabel('Handled by').selectOption(staff.username);
  await assigning.getByRole('button', { name: 'Assign' }).click();
  await expect(toastOf(page, '3 of 3 are done.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: staff.username })).toHaveCount(3);

  await choose('Ruth').check();
  await bar.getByRole('button', { name: 'Mark as answered' }).click();
  await page
    .getByRole('dialog', { name: 'Mark 1 inquiry as answered?' })
    .getByRole('button', { name: 'Mark as answered' })
    .click();
  const ruth = page.getByRole('row').filter({ hasText: 'Ruth' });
  await expect(ruth.getByText('Answered')).toBeVisible();

  // A closed inquiry cannot be marked as answered; the other one can.
  await page.goto(`/admin/inquiries?q=${lastName}&state=all`);
  await page.getByRole('row').filter({ hasText: 'Otto' }).click();
  const drawer = page.getByRole('dialog', { name: `Otto ${lastName}` });
  await act(drawer, 'Close inquiry');
  await expect(drawer.getByText('Closed', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await choose('Otto').check();
  await choose('Yuri').check();
  await bar.getByRole('button', { name: 'Mark as answered' }).click();
  expectFailure({ url: /\/api\/admin\/inquiries\//, status: 409 });
  // The list cannot be read again afterward: what was read stays, and so does what was refused.
  expectFailure({ url: /\/api\/admin\/inquiries\?/, status: 503 });
  await page.route('**/api/admin/inquiries?**', (route) =>
    route.fulfill({ status: 503, json: { error: 'We are busy. Please try again.', code: 'too-busy' } }),
  );
  await page
    .getByRole('dialog', { name: 'Mark 2 inquiries as answered?' })
    .getByRole('button', { name: 'Mark as answered' })
    .click();
  const told = page.getByRole('dialog', { name: '1 could not be done' });
  await expect(told.getByRole('listitem')).toHaveText(new RegExp(`^Otto ${lastName}: `));
  const failure = page.getByRole('alert').filter({ hasText: 'The inquiries could not be loaded.' });
  await expect(page.getByText('The inquiries could not be loaded.')).toBeAttached();
  await told.getByRole('button', { name: 'Close the list' }).click();
  await page.unroute('**/api/admin/inquiries?**');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await expect(choose('Otto')).toBeChecked();
  await expect(choose('Yuri')).not.toBeChecked();
  await expect(page.getByRole('row').filter({ hasText: 'Yuri' }).getByText('Answered')).toBeVisible();
});

test('chosen bookings are marked together and exported alone; yachts are archived, but not those with charters to come', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  const name = `Bulk ${mark()}`;
  const [idle, busy] = [
    await aYacht(db, { name: `${name} Idle` }),
    await aYacht(db, { name: `${name} Busy` }),
  ];
  for (const contactName of ['Ada Chosen', 'Bea Left', 'Cyd Chosen']) {
    await aCharterToCome(db, idle.id, { yachtName: idle.name, contactName });
  }
  const soon = addDays(charterDayAt(new Date()), 20);
  await aCalendarEntry(db, busy.id, instantAt(soon, 9), instantAt(soon, 12), { kind: 'charter' });
  const quoted = await aCharterToCome(db, idle.id, { contactName: 'Dee Quoted' });
  const quote = { kind: 'hold', charterId: quoted.id, expiresAt: instantAt(soon, 8) } as const;
  await aCalendarEntry(db, idle.id, instantAt(soon, 9), instantAt(soon, 12), quote);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?q=${encodeURIComponent(idle.name)}`);
  for (const who of ['Ada', 'Cyd']) await page.getByRole('checkbox', { name: `Choose ${who}` }).check();
  const bar = page.getByRole('region', { name: 'Chosen' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('link', { name: 'Export these' }).click(),
  ]);
  const report = readFileSync(await file.path(), 'utf8');
  expect(report).toContain('Ada Chosen');
  expect(report).not.toContain('Bea Left');
  expect(report).toContain('Total,2 bookings');
  await bar.getByRole('button', { name: 'Mark as contacted' }).click();
  await page
    .getByRole('dialog', { name: 'Mark 2 bookings as contacted?' })
    .getByRole('button', { name: 'Mark as contacted' })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Contacted' })).toHaveCount(2);
  await expect(bar).toBeHidden();

  await page.goto(`/admin/yachts?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('checkbox', { name: `Choose ${busy.name}` })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose all of this page' }).check();
  await bar.getByRole('button', { name: 'Archive' }).click();
  expectFailure({ url: /\/api\/admin\/yachts\//, status: 409 });
  const question = page.getByRole('dialog', { name: 'Archive 2 yachts?' });
  await expect(question).toContainText('Quotes hold the time of one of them');
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('dialog', { name: '1 could not be done' }).getByRole('listitem')).toContainText(
    busy.name,
  );
});

test('on a phone no list is cut off: what can be done with a row is in view @phone-only', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const yacht = await aYacht(db, { name: 'Her Serene Highness of the Bay' });
  const who = { contactName: 'Maximiliana Featherstonehaugh', contactEmail: `${mark()}@visitors.example` };
  await aCharterToCome(db, yacht.id, { ...who, yachtName: yacht.name, status: 'confirmed' });
  const email = `maximiliana.featherstonehaugh.${mark()}@visitors.example`;
  await anInquiry(db, { lastName: 'Featherstonehaugh-Cholmondeley', email });
  await anInquiry(db, { state: 'answered' });
  await anInquiry(db, { suspectedSpam: true });
  await signedIn(page, site, 'administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const list of ['bookings', 'customers', 'inquiries', 'team']) {
    await page.goto(`/admin/${list}`);
    const frame = page.locator('.staff-table-frame');
    await expect(frame.getByRole('row').nth(1)).toBeVisible();
    await expect(frame.locator('.skeleton')).toHaveCount(0);
    const hidden = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, `${list} is wider than its frame`).toBe(0);
  }
  // An address must not be cut off with dots: it continues on the next line, even on the smallest phone.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/inquiries?state=all&spam=all');
    const address = page.getByText(email, { exact: true });
    await expect(address).toBeVisible();
    const cut = await address.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(cut, `the address is cut at ${width} px`).toBeLessThanOrEqual(0);
    const hidden = await page
      .locator('.staff-table-frame')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, `inquiries are wider than their frame at ${width} px`).toBe(0);
  }
  // The Overview must not cut off a yacht's name with dots, because two yachts could then look the same.
  await page.setViewportSize({ width: 390, height: 844 });
  const startOn = addDays(charterDayAt(new Date()), 20);
  const { from, to } = slotRange(startOn, 'afternoon');
  await aCharterToCome(db, yacht.id, {
    ...who,
    yachtName: yacht.name,
    status: 'pending',
    createdAt: new Date('2020-01-01T12:00:00Z'),
    startOn,
    departsAt: from,
    returnsAt: to,
  });
  await page.goto('/admin');
  const waiting = page.getByText(`${yacht.name}, ${dayText(startOn, 'short')}`, { exact: true }).first();
  await expect(waiting).toBeVisible();
  expect(await waiting.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
});

test('an email that failed is named on Overview and in its booking, and is sent again from either', async ({
  page,
  site,
  mailbox,
}) => {
  const { db } = site.database;
  const who = `Faye ${mark()}`;
  const yacht = await aYacht(db);
  const charter = await aCharterToCome(db, yacht.id, { contactName: who, createdAt: new Date('2020-01-01') });
  const to = `${mark()}@visitors.example`;
  const aFailedMail = (subject: string, createdAt = new Date()) =>
    db.insert(outbox).values({
      id: randomUUID(),
      cause: randomUUID(),
      about: charter.id,
      messageId: `<${randomUUID()}@test>`,
      recipient: to,
      subject,
      html: '<p>Hello</p>',
      text: 'Hello',
      status: 'failed',
      lastError: 'EENVELOPE 552 over quota',
      createdAt,
    });
  await aFailedMail('Your quote');
  await signedIn(page, site, 'administrator');
  await page.goto('/admin');
  await page.getByRole('button', { name: /^Emails/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: who });
  await expect(line).toContainText('1 email failed: “Your quote” (their mailbox is full)');
  await line.getByRole('button', { name: `Send again to ${who}` }).click();
  await expect(toastOf(page, 'The email is on its way again.')).toBeVisible();
  await mailbox.waitFor(to, /Your quote/);
  await expect(page.getByRole('button', { name: `Send again to ${who}` })).toHaveCount(0);
  // Where no other email has failed, the filter for them ends with this one.
  const waiting = page.getByRole('region', { name: /^Waiting/ });
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(async () => (await db.select().from(outbox).where(eq(outbox.recipient, to)))[0]?.status)
    .toBe('sent');

  // Of several, the booking shows which there are, and each is sent by itself.
  await aFailedMail('An old quote', new Date(Date.now() - 60_000));
  await aFailedMail('You are confirmed');
  await page.reload();
  await expect(line).toContainText('2 emails failed, the first: “An old quote” (their mailbox is full)');
  await expect(page.getByRole('button', { name: `Send again to ${who}` })).toHaveCount(0);
  await line.getByRole('link').click();
  const unsent = page.getByRole('dialog').getByRole('region', { name: 'Not emailed' });
  await expect(unsent.getByRole('listitem')).toHaveCount(2);
  await expect(unsent).toContainText(`To ${to}: their mailbox is full.`);
  await unsent.getByRole('button', { name: 'Send again: You are confirmed' }).click();
  await mailbox.waitFor(to, /You are confirmed/);
  await expect(unsent.getByRole('listitem')).toHaveText([/An old quote/]);
});

test('a name of one long word leaves the columns and the card beside it in view', async ({ page, site }) => {
  const { db } = site.database;
  const word = `Ana${'a'.repeat(90)}${mark()}`;
  const yacht = await aYacht(db);
  await aCharterToCome(db, yacht.id, { contactName: word });
  await anApplication(db, { firstName: word });
  await signedIn(page, site, 'administrator');
  const edgesOf = async (inner: Locator) => {
    const box = await inner.boundingBox();
    return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
  };
  await page.goto(`/admin/bookings?q=${word}`);
  const row = page.getByRole('row').filter({ hasText: word });
  const status = await edgesOf(row.getByText('Pending', { exact: true }));
  const actions = await edgesOf(row.getByRole('cell').last());
  expect(status.right).toBeLessThanOrEqual(actions.left);

  await page.goto(`/admin/financing?q=${word}`);
  const card = page.getByRole('listitem').filter({ hasText: word });
  const badge = await edgesOf(card.getByText('Needs Documents', { exact: true }));
  expect(badge.right).toBeLessThanOrEqual((await edgesOf(card)).right);
  await expect(page.getByLabel('Status').getByRole('option', { name: 'Draft' })).toHaveCount(0);
});

test('on paper a list says what it is of, and to what it is narrowed', async ({ page, site }) => {
  await signedIn(page, site, 'administrator');
  const main = page.getByRole('main');
  const printed = async (address: string) => {
    await page.goto(address);
    await expect(main.getByRole('status').first()).toHaveText(/\d/);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  };
  await printed('/admin/bookings?status=cancelled&from=2027-03-01&q=nobody+at+all');
  await expect(main.getByText('Mar 1, 2027 – …, Cancelled, “nobody at all”', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(main.getByText('“nobody at all”')).toHaveCount(0);
  await printed('/admin/payments?list=received&from=2027-03-01&to=2027-03-31');
  await expect(main.getByText('Received, Mar 1, 2027 – Mar 31, 2027', { exact: true })).toBeVisible();
  // The print names its page of a long list. No page break cuts a card, and no empty sheet follows the list.
  await printed('/admin/yachts?page=2');
  await expect(main.getByText(/^Page 2 of \d+$/).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
  await expect(main).toHaveCSS('padding-bottom', '0px');
  await page.emulateMedia({ media: null });
  // A printed card shows its text, but not its checkbox.
  await printed('/admin/add-ons');
  const active = main.getByRole('checkbox', { name: /^Active/ }).first();
  await expect(active).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(active).toBeHidden();
  await page.emulateMedia({ media: null });
});
