import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { anInquiry, aQuoteRequest } from '#tests/builders/inquiries.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { act } from './support/drawer.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

test('an inquiry is found, assigned, answered by mail and made a charter request @phone', async ({
  page,
  site,
  mailbox,
  expectAccessible,
}, { project }) => {
  const { db } = site.database;
  const staff = await signedIn(page, site, 'administrator');
  const yacht = await aYacht(db, { name: `Driftwood ${project.name}`, capacity: 12 });
  await aPriceRecord(db, yacht.id);
  const lastName = `Lopez-${project.name}`;
  const email = `ana.${project.name}@visitors.example`;
  const preferredOn = addDays(charterDayAt(new Date()), 45);
  await anInquiry(db, { lastName, email, preferredOn });
  await page.goto('/admin/inquiries');
  await page.getByRole('searchbox').fill(lastName);
  const link = page.getByRole('link', { name: `Ana ${lastName}` });
  await expect(link).toHaveAttribute('href', new RegExp(`q=${lastName}.*&open=`, 'u'));
  await link.press('Enter');
  const drawer = page.getByRole('dialog', { name: `Ana ${lastName}` });
  await expect(drawer).toContainText('We would like to marry at sunset.');
  await expect(drawer).toContainText('Wedding');
  await expectAccessible();
  // Until the server answers, the select shows the chosen colleague and is marked as busy.
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/admin/inquiries/*', (route) => gate.promise.then(() => route.continue()), {
    times: 1,
  });
  const handledBy = drawer.getByLabel('Handled by');
  await handledBy.selectOption(staff.username);
  await expect(handledBy).toHaveAttribute('aria-busy', 'true');
  await expect(drawer.getByRole('button', { name: 'More', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(handledBy.getByRole('option', { selected: true })).toHaveText(staff.username);
  gate.resolve();
  await expect(toastOf(page, 'The inquiry is assigned')).toBeVisible();
  await expect(handledBy).not.toHaveAttribute('aria-busy');
  await expect(handledBy.getByRole('option', { selected: true })).toHaveText(staff.username);

  await act(drawer, 'Answer by email');
  const reply = page.getByRole('dialog', { name: `Answer Ana ${lastName}` });
  await reply.getByLabel('Message').fill('');
  await reply.getByRole('button', { name: 'Send answer' }).click();
  await expect(reply.getByText('Message is required')).toBeVisible();
  await reply.getByLabel('Message').fill('Dear Ana,\n\nSunset is at half past seven.');
  await reply.getByRole('button', { name: 'Send answer' }).click();
  await expect(toastOf(page, 'Your answer is on its way.')).toBeVisible();
  await expect(drawer.getByRole('article')).toContainText('Sunset is at half past seven.');
  await expect(drawer.getByText('Answered', { exact: true })).toBeVisible();
  const mail = await mailbox.waitFor(email, /wedding/i);
  expect(mail.text).toContain('Sunset is at half past seven.');

  await act(drawer, 'Create a charter request');
  const charter = page.getByRole('dialog', { name: `Charter request for Ana ${lastName}` });
  await expect(charter.getByLabel('Date')).toHaveValue(preferredOn);
  await expect(charter.getByLabel('Guests')).toHaveValue('12');
  // The contact form does not say whether a wedding is paid as an event, so the colleague chooses.
  const payment = charter.getByLabel('Deposit and balance');
  await expect(payment).toHaveValue('charter');
  await payment.selectOption({ label: 'Event: 30%, rest 14 days before' });
  await charter.getByRole('button', { name: 'Create charter request' }).click();
  await expect(charter.getByText('Please choose a yacht.')).toBeVisible();
  await charter.getByLabel('Yacht').selectOption({ label: `${yacht.name} (up to 12)` });
  await charter.getByRole('button', { name: 'Create charter request' }).click();
  await expect(toastOf(page, 'The request is on the list.')).toBeVisible();
  const made = await site.database.db
    .select()
    .from(charterRequests)
    .where(eq(charterRequests.yachtId, yacht.id));
  expect(made).toMatchObject([{ billedAs: 'event', estimate: { depositPercent: 30 } }]);
  await expect(drawer.getByText('Closed', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Open the charter request' })).toBeVisible();
  await act(drawer, 'Open again');
  await expect(drawer.getByText('Answered', { exact: true })).toBeVisible();
});

test('suspected spam is kept apart, and taken out of there', async ({ page, site }) => {
  await signedIn(page, site, 'administrator');
  await aQuoteRequest(site.database.db, { name: 'Not A Robot', suspectedSpam: true });
  await page.goto('/admin/inquiries?q=Not+A+Robot');
  await expect(page.getByText('No inquiries here')).toBeVisible();
  await page.getByLabel('Suspected spam').selectOption('Suspected spam');
  await page.getByRole('row', { name: 'Open the inquiry of Not A Robot' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Not A Robot' });
  await act(drawer, 'Not spam');
  await expect(toastOf(page, 'No longer spam')).toBeVisible();
  await act(drawer, 'Close inquiry');
  await expect(drawer.getByText('Closed', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(drawer).toBeHidden();
  await page.getByLabel('Suspected spam').selectOption('Without suspected spam');
  await expect(page).not.toHaveURL(/spam=/);
  await page.getByLabel('Status').selectOption('Closed');
  await expect(page.getByRole('row', { name: 'Open the inquiry of Not A Robot' })).toBeVisible();
});

test('an answer to what a colleague has answered meanwhile is not sent before that is seen', async ({
  page,
  site,
  mailbox,
  expectFailure,
}) => {
  expectFailure({ url: /replies$/, status: 409 });
  const { db } = site.database;
  const { headers } = await signedIn(page, site, 'administrator');
  const mark = randomUUID().slice(0, 8);
  const email = `late-${mark}@visitors.example`;
  const id = await anInquiry(db, { lastName: mark, email });
  await page.goto(`/admin/inquiries?open=${id}`);
  const drawer = page.getByRole('dialog', { name: `Ana ${mark}` });
  await act(drawer, 'Answer by email');
  const reply = page.getByRole('dialog', { name: `Answer Ana ${mark}` });
  await reply.getByLabel('Message').fill('Dear Ana,\n\nSunset is at eight.');
  const answer = { subject: 'Sunset', message: 'At half past seven.' };
  const theirs = await page.request.post(`${site.origin}/api/admin/inquiries/${id}/replies`, {
    headers,
    data: answer,
  });
  expect(theirs.status()).toBe(201);
  const send = reply.getByRole('button', { name: 'Send answer' });
  await send.click();
  await expect(reply.getByText('has changed this in the meantime', { exact: false })).toBeVisible();
  await expect(reply.getByLabel('Message')).toHaveValue('Dear Ana,\n\nSunset is at eight.');
  // The colleague's answer is in the drawer behind the dialog.
  await expect(page.getByText('At half past seven.')).toBeVisible();
  await send.click();
  await expect(toastOf(page, 'Your answer is on its way.')).toBeVisible();
  const mail = await mailbox.waitFor(email, /wedding/i);
  expect(mail.text).toContain('Sunset is at eight.');
});

test('a charter request that a colleague has made of it first is there to open', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  const { headers } = await signedIn(page, site, 'administrator');
  const yacht = await aYacht(db, { capacity: 12 });
  await aPriceRecord(db, yacht.id);
  const lastName = `First-${randomUUID().slice(0, 8)}`;
  const startDate = addDays(charterDayAt(new Date()), 45);
  const id = await anInquiry(db, { lastName, preferredOn: startDate });
  await page.goto(`/admin/inquiries?open=${id}`);
  const drawer = page.getByRole('dialog', { name: `Ana ${lastName}`, exact: true });
  await act(drawer, 'Create a charter request');
  const form = page.getByRole('dialog', { name: `Charter request for Ana ${lastName}` });
  await form.getByLabel('Yacht').selectOption(yacht.id);
  const theirs = await page.request.post(`${site.origin}/api/admin/inquiries/${id}/charter`, {
    headers,
    data: {
      yachtId: yacht.id,
      startDate,
      duration: 'evening',
      guestCount: 4,
      contactName: `Ana ${lastName}`,
      contactEmail: 'ana.first@visitors.example',
      contactPhone: '',
    },
  });
  expect(theirs.status(), await theirs.text()).toBe(201);
  expectFailure({ url: /\/charter$/, status: 409 });
  await form.getByRole('button', { name: 'Create charter request' }).click();
  await expect(form.getByText('This inquiry has already become a charter request.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer.getByRole('link', { name: 'Open the charter request' })).toBeVisible();
});

test('a mistyped address is corrected, and a party of nobody knows how many is asked for', async ({
  page,
  site,
  expectAccessible,
}) => {
  const name = 'Rosa Mistyped';
  await aQuoteRequest(site.database.db, { name, email: 'rosa@gmial.example', guests: null });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/inquiries?q=Mistyped');
  await page.getByRole('row', { name: `Open the inquiry of ${name}` }).press('Enter');
  const drawer = page.getByRole('dialog', { name, exact: true });
  await act(drawer, 'Correct email or phone');
  const reach = page.getByRole('dialog', { name: `How to reach ${name}` });
  await reach.getByLabel('Email').fill('rosa@gmail.example');
  await reach.getByLabel('Phone').fill('305 555 0199');
  await expectAccessible();
  await reach.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Email and phone corrected')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'rosa@gmail.example' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: '305 555 0199' })).toBeVisible();

  await act(drawer, 'Create a charter request');
  const charter = page.getByRole('dialog', { name: `Charter request for ${name}` });
  await expect(charter.getByLabel('Guests')).toHaveValue('');
  await charter.getByRole('button', { name: 'Create charter request' }).click();
  await expect(charter.getByText('Please say how many guests there will be.').first()).toBeVisible();
  // Nothing was typed: it closes without a question.
  await charter.getByRole('button', { name: 'Cancel' }).click();
  await expect(charter).toBeHidden();
});

test('while a change is under way the menu says so and opens nothing that would be dropped', async ({
  page,
  site,
}) => {
  await anInquiry(site.database.db, { lastName: 'Slowhand' });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/inquiries?q=Slowhand');
  await page.getByRole('row', { name: 'Open the inquiry of Ana Slowhand' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Ana Slowhand' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/admin/inquiries/*', async (route) => {
    if (route.request().method() === 'PATCH') await gate.promise;
    await route.continue();
  });
  await act(drawer, 'Close inquiry');
  const more = drawer.getByRole('button', { name: 'More', exact: true });
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(more).toBeFocused();
  await more.press('Enter');
  await more.press('ArrowDown');
  await more.click({ force: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  gate.resolve();
  await expect(drawer.getByText('Closed', { exact: true })).toBeVisible();
  await expect(more).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await act(drawer, 'Open again');
  await expect(drawer.getByText('New', { exact: true })).toBeVisible();
});

test('a charter request whose answer is lost is made once, however often the button is pressed', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  await signedIn(page, site, 'administrator');
  const yacht = await aYacht(db, { name: 'Twice Asked', capacity: 12 });
  await aPriceRecord(db, yacht.id);
  const email = 'ana.once@visitors.example';
  const preferredOn = addDays(charterDayAt(new Date()), 45);
  await anInquiry(db, { lastName: 'Once-Only', email, preferredOn });
  await page.goto('/admin/inquiries');
  await page.getByRole('searchbox').fill('Once-Only');
  await page.getByRole('row', { name: 'Open the inquiry of Ana Once-Only' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ana Once-Only', exact: true });
  await act(drawer, 'Create a charter request');
  const form = page.getByRole('dialog', { name: 'Charter request for Ana Once-Only' });
  await form.getByLabel('Yacht').selectOption(yacht.id);
  const address = /\/api\/admin\/inquiries\/[^/]+\/charter$/;
  expectFailure({ url: address, status: 0 });
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await form.getByRole('button', { name: 'Create charter request' }).click();
  await expect(form.getByText('We could not be reached.')).toBeVisible();
  await form.getByRole('button', { name: 'Create charter request' }).click();
  await expect(toastOf(page, 'Charter request created')).toBeVisible();
  const stored = await db.select().from(charterRequests).where(eq(charterRequests.contactEmail, email));
  expect(stored).toHaveLength(1);
});

test('what is done in quick succession all counts: a search taken back, and the entry opened with it', async ({
  page,
  site,
}) => {
  const lastName = 'Quickhand';
  await anInquiry(site.database.db, { lastName });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/inquiries?q=${lastName}`);
  await expect(page.getByRole('row', { name: `Open the inquiry of Ana ${lastName}` })).toBeVisible();
  // Click both before the page can render again, as happens on a busy machine.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main button, main tbody tr')) {
      if (element.textContent === 'Clear filters' || element.matches('tr')) element.click();
    }
  });
  await expect(page.getByRole('dialog', { name: `Ana ${lastName}` })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/inquiries\?open=[^&]+$/);
});
