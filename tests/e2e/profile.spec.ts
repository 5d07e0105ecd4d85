import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { accountLinks, profiles } from '#features/accounts/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import { aQuote } from '#tests/builders/charter.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { aQuoteForm } from '#tests/builders/inquiries.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { ACTORS_PASSWORD, aRequestOf } from '#tests/support/actors.ts';
import { openProfile, signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the profile is shown, edited, cancelled and saved @phone', async ({ page, site, expectAccessible }) => {
  const { accountId } = await signedIn(page, site);
  await page.goto('/profile');
  const details = section(page, 'Your details');
  await expect(details.getByText('United States')).toBeVisible();
  await expect(details.getByRole('textbox')).toHaveCount(0);

  await details.getByRole('button', { name: 'Edit Profile' }).click();
  await details.getByLabel('First name').fill('Rosa');
  await expectAccessible();
  await details.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByText('Rosa')).toHaveCount(0);
  await details.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(details.getByLabel('First name')).toHaveValue('');

  const typed = {
    'First name': 'Rosa',
    'Last name': 'Delgado',
    Phone: '+1 305 555 0177',
    Address: '12 Harbor Way',
    City: 'Miami',
    State: 'FL',
    'ZIP code': '33139',
  };
  for (const [label, value] of Object.entries(typed))
    await details.getByLabel(label, { exact: true }).fill(value);
  await details.getByLabel('Preferred contact').selectOption('WhatsApp');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Profile Updated')).toContainText('Your profile has been updated successfully.');
  await expect(details.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(details.getByText('12 Harbor Way')).toBeVisible();
  await expect(page.getByText('Rosa Delgado').first()).toBeVisible();
  const [stored] = await site.database.db.select().from(profiles).where(eq(profiles.accountId, accountId));
  expect(stored).toMatchObject({ firstName: 'Rosa', zipCode: '33139', preferredContactMethod: 'whatsapp' });
});

test('a new profile opens ready to be filled in, with first steps @phone', async ({ page, site }) => {
  const { accountId } = await signedIn(page, site);
  await site.database.db.update(profiles).set({ email: '' }).where(eq(profiles.accountId, accountId));
  await page.goto('/profile');
  const details = section(page, 'Your details');
  await expect(details.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Not given')).toHaveCount(0);
  const steps = section(page, 'First steps');
  await expect(steps.getByRole('link', { name: 'Look at yachts' })).toHaveAttribute('href', '/yachts');
  await details.getByLabel('First name').fill('Rosa');
  await details.getByLabel('Phone').fill('+1 305 555 0177');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await page.reload();
  await expect(details.getByText('Rosa')).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('a telephone number or an address that is none is said beside its field before anything is sent', async ({
  page,
  site,
}) => {
  await signedIn(page, site);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' || request.method() === 'PATCH') sent.push(request.url());
  });
  await page.goto('/profile');
  const details = section(page, 'Your details');
  await details.getByRole('button', { name: 'Edit Profile' }).click();
  const phone = details.getByLabel('Phone', { exact: true });
  await phone.fill('12');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toHaveAccessibleDescription(/phone number/i);
  await expect(phone).toBeFocused();
  expect(sent).toEqual([]);
  await phone.fill('305 555 0147');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await details.getByLabel('Email').fill('not an address');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(details.getByLabel('Email')).toHaveValue('not an address');
  await expect(details.getByLabel('Email')).toBeFocused();
  expect(sent).toEqual([]);
  await details.getByLabel('Email').fill(`ana.${randomUUID()}@example.com`);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Profile Updated')).toBeVisible();
});

test('a profile that cannot be saved says so, and keeps what was typed', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/profile$/, status: 500 });
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: { message: 'Internal server error' } }),
  );
  await signedIn(page, site);
  await page.goto('/profile');
  const details = section(page, 'Your details');
  await details.getByRole('button', { name: 'Edit Profile' }).click();
  await details.getByLabel('First name').fill('Rosalind');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Failed to update profile. Please try again.')).toBeVisible();
  await expect(details.getByLabel('First name')).toHaveValue('Rosalind');
});

test('what is typed of one’s details is there in another language and after a reload, until it is cancelled', async ({
  page,
  site,
}) => {
  await signedIn(page, site);
  await page.goto('/profile');
  await section(page, 'Your details').getByRole('button', { name: 'Edit Profile' }).click();
  await section(page, 'Your details').getByLabel('First name').fill('Rosalind');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).click();
  const details = section(page, 'Seus dados');
  await expect(details.getByLabel('Nome', { exact: true })).toHaveValue('Rosalind');
  await page.reload();
  await expect(details.getByLabel('Nome', { exact: true })).toHaveValue('Rosalind');
  await details.getByRole('button', { name: 'Cancelar' }).click();
  await expect(details.getByRole('button', { name: 'Editar perfil' })).toBeFocused();
  await page.reload();
  await expect(details.getByRole('button', { name: 'Editar perfil' })).toBeVisible();
  await expect(details.getByLabel('Nome', { exact: true })).toHaveCount(0);
});

test('without requests it says “No requests yet”', async ({ page, site }) => {
  await signedIn(page, site);
  await page.goto('/profile');
  await expect(section(page, 'My yacht requests').getByText('No requests yet')).toBeVisible();
  await expect(section(page, 'Account summary').getByText('Total requests').locator('..')).toContainText('0');
});

test('requests show their last eight characters and a badge, open, and can be cancelled @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { accountId } = await signedIn(page, site);
  const yacht = await aYacht(site.database.db, { name: `Meridian ${randomUUID().slice(0, 6)}` });
  const id = await aRequestOf(site.database.db, accountId, yacht.id, { yachtName: yacht.name });
  await aRequestOf(site.database.db, accountId, yacht.id, { yachtName: yacht.name, status: 'completed' });
  await page.goto('/profile');
  await expect(section(page, 'Account summary').getByText('Total requests').locator('..')).toContainText('2');
  const requests = section(page, 'My yacht requests');
  const row = requests.getByRole('listitem').filter({ hasText: id.slice(-8) });
  await expect(row).toContainText(yacht.name);
  await expect(row.getByText('Pending')).toHaveClass(/status-yellow/);
  await expect(requests.getByText('Completed')).toHaveClass(/status-grey/);

  await row.getByRole('button', { name: `Open request ${id.slice(-8)}` }).click();
  const dialog = page.getByRole('dialog', { name: yacht.name });
  await expect(dialog).toContainText('Prices on Demand');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel this request' }).click();
  await expect(dialog).toContainText('cancelling costs nothing');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(toastOf(page, 'Request cancelled')).toBeVisible();
  await expect(dialog.getByText('Cancelled').first()).toHaveClass(/status-red/);
  const [stored] = await site.database.db.select().from(charterRequests).where(eq(charterRequests.id, id));
  expect(stored?.status).toBe('cancelled');
});

test('a confirmed charter has its calendar file and says what comes back, a quoted one until when it is held; event quotes and financing stand below @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const { accountId } = await signedIn(page, site);
  const yacht = await aYacht(db, { name: `Meridian ${randomUUID().slice(0, 6)}` });
  const confirmed = await aRequestOf(db, accountId, yacht.id, {
    yachtName: yacht.name,
    status: 'confirmed',
  });
  const quoted = await aRequestOf(db, accountId, yacht.id, {
    yachtName: yacht.name,
    status: 'quoted',
    specialRequests: 'Wedding\n\nVows on deck',
  });
  await aQuote(db, quoted, { heldUntil: new Date(Date.now() + 86_400_000) });
  const wishes = { eventDate: undefined, message: 'A band\nA cake' };
  const sent = await page.request.post('/api/quote-requests', { data: aQuoteForm(wishes) });
  expect(sent.status()).toBe(201);
  const applicationId = await anApplication(db, { accountId, status: 'under_review' });
  await page.goto('/profile');
  const open = (id: string) => page.getByRole('button', { name: `Open request ${id.slice(-8)}` }).click();
  const dialog = page.getByRole('dialog', { name: yacht.name });

  await open(confirmed);
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Add to my calendar' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('charter.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`UID:${confirmed}`);
  expect(text).toContain('STATUS:CONFIRMED');
  await expect(dialog).toContainText('what you have paid comes back, less a fee of 5%');
  await dialog.getByRole('button', { name: 'Sign and prepare your day' }).click();
  await expect(page).toHaveURL(/\/trip\/[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Before you sail' })).toBeVisible();
  await page.goBack();

  await open(quoted);
  await expect(dialog.getByText('Gratuity (18%)')).toBeVisible();
  expect(await dialog.getByText('Vows on deck').innerText()).toBe('Wedding\n\nVows on deck');
  await expect(dialog.getByText('Deposit (50%)')).toBeVisible();
  await expect(dialog).toContainText('The yacht is held for you until');
  await expect(dialog.getByRole('link', { name: 'Add to my calendar' })).toHaveCount(0);
  await expectAccessible();
  // The client can accept the quote from here, without looking for our mail.
  await dialog.getByRole('button', { name: 'Read the conditions and accept' }).click();
  await expect(page).toHaveURL(/\/quote\/[\w-]+$/);
  await expect(page.getByRole('button', { name: 'Agree to the conditions and accept' })).toBeVisible();
  await page.goBack();

  await expect(section(page, 'Quotes I asked for')).toContainText('Night Boat Party');
  await expect(section(page, 'Quotes I asked for')).toContainText('60 guests');
  expect(await page.getByText('A cake').innerText()).toBe('A band\nA cake');
  const financing = section(page, 'My financing').getByRole('link', { name: /^Open the application/ });
  await expect(financing).toHaveAttribute('href', `/account/financing?app=${applicationId}`);
});

test('the page comes whole, opened or led to: nothing comes late and moves what stands below @phone', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const { accountId } = await signedIn(page, site);
  const yacht = await aYacht(db, { name: `Whole ${randomUUID().slice(0, 8)}` });
  const id = await aRequestOf(db, accountId, yacht.id, { yachtName: yacht.name });
  await page.request.post('/api/quote-requests', { data: aQuoteForm({ eventDate: undefined }) });
  await anApplication(db, { accountId, status: 'under_review' });
  await page.request.put(`/api/profile/saved-yachts/${yacht.id}`);
  const asked: string[] = [];
  const changed: string[] = [];
  page.on('request', (request) => {
    (request.method() === 'GET' ? asked : changed).push(new URL(request.url()).pathname);
  });
  const opened = await page.goto('/profile');
  const html = (await opened?.text()) ?? '';
  for (const part of [id.slice(-8), 'Night Boat Party', 'My financing', ', this one']) {
    expect(html, 'what the server sends').toContain(part);
  }
  await expect(section(page, 'Saved yachts').getByRole('link', { name: yacht.name })).toBeVisible();
  // Leave out saved yachts: one that was saved on the page before may still be on its way.
  const again = asked.filter((path) => /^\/api\/(profile|financing|auth)\b/.test(path));
  expect(again.filter((path) => path !== '/api/profile/saved-yachts')).toEqual([]);
  expect(changed, 'a browser that has no hearts of its own only reads').toEqual([]);

  // When the client comes by a link, the old page stays until the new one is complete.
  const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.goto('/about');
  await page.route('**/api/profile/requests', async (route) => {
    await answered;
    await route.continue();
  });
  const reading = page.waitForRequest('**/api/profile/requests');
  await page.evaluate(() => {
    const late = new Set<string>();
    new MutationObserver(() => {
      if (document.querySelector('#own-requests ~ .skeleton')) late.add('requests');
      if (document.getElementById('account-security') && !document.getElementById('own-quotes'))
        late.add('quotes');
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { late });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await reading;
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toHaveCount(0);
  letAnswer();
  await expect(section(page, 'My yacht requests').getByText(id.slice(-8))).toBeVisible();
  expect(await page.evaluate(() => [...((window as { late?: Set<string> }).late ?? [])])).toEqual([]);
  await page.unroute('**/api/profile/requests');
});

test('yachts saved as a guest are on the account after signing in, and on every device', async ({
  page,
  site,
  browser,
}) => {
  const yacht = await aYacht(site.database.db, { name: `Halcyon ${randomUUID().slice(0, 6)}` });
  await page.goto(`/yachts/${yacht.id}`);
  await page.getByRole('button', { name: 'Save' }).filter({ visible: true }).first().click();
  await expect(toastOf(page, 'Saved')).toContainText('kept in this browser');
  const username = `sailor-${randomUUID().slice(0, 8)}`;
  await page.goto('/?sign-in=profile');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill('a quiet berth');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(section(page, 'Saved yachts').getByRole('link', { name: yacht.name })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('savedYachts'))).toBeNull();

  const other = await browser.newContext({ baseURL: site.origin });
  await other.addCookies(await page.context().cookies());
  const second = await other.newPage();
  await second.goto('/profile');
  const saved = section(second, 'Saved yachts');
  // The yacht goes away at once. Do not close the browser before the server has answered.
  const heard = second.waitForResponse((response) => response.request().method() === 'DELETE');
  await saved.getByRole('button', { name: `Remove ${yacht.name} from your saved yachts` }).click();
  await expect(saved.getByRole('link', { name: yacht.name })).toHaveCount(0);
  await heard;
  await other.close();
  await page.reload();
  // The account has nothing of its own now, so the page shows the first steps.
  await expect(section(page, 'First steps').getByRole('link', { name: 'Look at yachts' })).toBeVisible();
  await expect(page.getByRole('link', { name: yacht.name })).toHaveCount(0);
});

test('an address is confirmed by the mailed link, and what was sent with it can be claimed', async ({
  page,
  site,
  mailbox,
  expectFailure,
}) => {
  const email = `grace-${randomUUID().slice(0, 8)}@visitor.example`;
  const { accountId, username } = await signedIn(page, site);
  const yacht = await aYacht(site.database.db);
  const id = await aRequestOf(site.database.db, accountId, yacht.id, {
    accountId: null,
    contactEmail: email.toUpperCase(),
  });
  await page.goto('/profile');
  const details = section(page, 'Your details');
  await details.getByRole('button', { name: 'Edit Profile' }).click();
  await details.getByLabel('Email').fill(email);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Not confirmed')).toBeVisible();
  await mailbox.waitFor(email);
  // Move the first link into the past: within a minute, no second one is sent.
  await site.database.db
    .update(accountLinks)
    .set({ createdAt: new Date(Date.now() - 61_000) })
    .where(eq(accountLinks.accountId, accountId));
  await details.getByRole('button', { name: 'Send the link again' }).click();
  await expect(toastOf(page, 'Check your email')).toBeVisible();

  const sent = () => mailbox.received.filter(({ text }) => text?.includes('/confirm-email#'));
  const own = () => sent().filter(({ to }) => [to ?? []].flat().some(({ text }) => text.includes(email)));
  await expect.poll(() => own().length).toBe(2);
  const mail = own()[1];
  const link = /\/confirm-email#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  // Mail is often read in another browser, without a session.
  await page.context().clearCookies();
  expectFailure({ url: /\/api\/profile\/email-confirmations$/, status: 401 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Please sign in first.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel(/^Username/).fill(username);
  await signIn.getByLabel(/^Password/).fill(ACTORS_PASSWORD);
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  const summary = section(page, 'Account summary');
  await expect(summary).toContainText('One request was sent with');
  await summary.getByRole('button', { name: 'Add to my account' }).click();
  await expect(toastOf(page, 'Added to your account')).toBeVisible();
  await expect(section(page, 'My yacht requests').getByText(id.slice(-8))).toBeVisible();
});

test('the password is changed, and forgotten, and chosen anew by mail', async ({
  page,
  site,
  mailbox,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/auth\/password$/, status: 422 });
  expectFailure({ url: /\/api\/auth\/password-reset-requests$/, status: 422 });
  expectFailure({ url: /\/api\/auth\/password-resets$/, status: 422 });
  const { username } = await signedIn(page, site);
  await page.goto('/profile');
  const security = section(page, 'Sign-in and security');
  await security.getByRole('button', { name: 'Change password' }).click();
  await security.getByLabel(/^Current password/).fill('not it');
  await security.getByLabel(/^New password/).fill('a quieter berth');
  await security.getByRole('button', { name: 'Change password' }).click();
  await expect(security.getByText('That is not your password.')).toBeVisible();
  await security.getByLabel(/^Current password/).fill(ACTORS_PASSWORD);
  await security.getByRole('button', { name: 'Change password' }).click();
  await expect(toastOf(page, 'Password changed')).toBeVisible();

  await page.goto('/reset-password');
  await page.getByLabel(/^Username or email/).fill(username);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const mail = await mailbox.waitFor(`${username}@visitors.example`, /Choose a new password/);
  const link = /\/reset-password#[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto('/about');
  await page.goto(link);
  await page.getByLabel(/^New password/).fill('the quietest berth');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
  await expect(page.getByText('You can sign in with your new password now.')).toBeVisible();

  // Opened again, the link has been used; the page offers a new one.
  await page.goto('/about');
  await page.goto(link);
  await page.getByLabel(/^New password/).fill('the very quietest berth');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByLabel(/^New password/)).toHaveAccessibleDescription(/has been used or has expired/);
  await page.getByRole('link', { name: 'Email me a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  // An empty field does not promise a mail.
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByLabel(/^Username or email/)).toHaveAccessibleDescription(
    'Please enter your username or email.',
  );
  await expect(page.getByRole('heading', { name: 'Check your email' })).toHaveCount(0);
});

test('a session that has ended is begun again over what was typed, which is then saved', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  for (const url of [/\/api\/profile$/, /\/api\/auth\/user$/]) expectFailure({ url, status: 401 });
  const { accountId, username } = await signedIn(page, site);
  await page.goto('/profile');
  const details = section(page, 'Your details');
  await details.getByRole('button', { name: 'Edit Profile' }).click();
  // Wait until the page's own requests are answered; otherwise one of them would notice the end of the session first.
  await page.waitForLoadState('networkidle');
  await details.getByLabel('First name').fill('Rosalind');
  const endSession = () =>
    site.database.db.execute(sql`delete from sessions where account_id = ${accountId}`);
  await endSession();
  await details.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toContainText(username);
  await expectAccessible();
  await again.getByLabel('Your password').fill(ACTORS_PASSWORD);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toastOf(page, 'Profile Updated')).toBeVisible();
  await expect(details.getByText('Rosalind', { exact: true })).toBeVisible();

  // A client who cancels is told politely and asked to sign in from the home page.
  await details.getByRole('button', { name: 'Edit Profile' }).click();
  await page.waitForLoadState('networkidle');
  await endSession();
  await details.getByRole('button', { name: 'Save' }).click();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(toastOf(page, 'You are no longer signed in')).toContainText('Please sign in again.');
  await expect(page).toHaveURL(/\/\?sign-in=profile$/);
  await expect(page.getByRole('dialog', { name: 'Sign in', exact: true })).toBeVisible();
});

test('what was typed on one account’s page is not saved on another that has signed in since', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/profile$/, status: 401 });
  const { username } = await signedIn(page, site);
  await page.goto('/profile');
  const details = section(page, 'Your details');
  await details.getByRole('button', { name: 'Edit Profile' }).click();
  await page.waitForLoadState('networkidle');
  await details.getByLabel('First name').fill('Rosalind');
  const { accountId } = await signedIn(page, site);
  await details.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toContainText(username);
  await again.getByLabel('Your password').fill(ACTORS_PASSWORD);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toastOf(page, 'Profile Updated')).toBeVisible();
  await expect(details.getByText('Rosalind', { exact: true })).toBeVisible();
  const [other] = await site.database.db.select().from(profiles).where(eq(profiles.accountId, accountId));
  expect(other?.firstName ?? '').toBe('');
});

test('who has signed out in another tab comes back to a page that shows nothing of theirs', async ({
  page,
  site,
  context,
}) => {
  await signedIn(page, site);
  const other = await context.newPage();
  await openProfile(page);
  await openProfile(other);
  await expect(section(page, 'Your details')).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(toastOf(other, 'Logged Out')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You are no longer signed in').first()).toBeVisible();
  await expect(section(page, 'Your details')).toHaveCount(0);
});

test('who has signed out in another tab is no longer named, nor their hearts shown, on a page that anybody may see', async ({
  page,
  site,
  context,
}) => {
  const { accountId } = await signedIn(page, site);
  const yacht = await aYacht(site.database.db, { name: `Halcyon ${randomUUID().slice(0, 6)}` });
  await page.request.put(`/api/profile/saved-yachts/${yacht.id}`);
  const known = { firstName: 'Rosa', lastName: 'Delgado', phone: '+1 305 555 0177' };
  await site.database.db.update(profiles).set(known).where(eq(profiles.accountId, accountId));
  await page.goto('/book-charter');
  const firstName = page.getByLabel('First name');
  await expect(firstName).toHaveValue('Rosa');
  await page.getByLabel('Last name').fill('Marlowe');
  const hearts = await context.newPage();
  await hearts.goto(`/yachts/${yacht.id}`);
  const heart = hearts.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await openProfile(other);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(toastOf(other, 'Logged Out')).toBeVisible();
  for (const back of [page, hearts]) {
    await back.bringToFront();
    await back.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(toastOf(page, 'You are no longer signed in')).toContainText('You can go on as a guest.');
  await expect(firstName).toHaveValue('');
  // Text that the visitor typed stays, because it does not come from the account.
  await expect(page.getByLabel('Last name')).toHaveValue('Marlowe');
  // A yacht that is saved now belongs to this browser alone, without the account's saved yachts.
  await heart.click();
  await expect(toastOf(hearts, 'Saved')).toContainText('kept in this browser');
  await heart.click();
  expect(await hearts.evaluate(() => localStorage.getItem('savedYachts'))).toBeNull();
});

test('the data come as a file, and the account is closed with its password', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/api\/profile$/, status: 422 });
  const { accountId, username } = await signedIn(page, site);
  const yacht = await aYacht(site.database.db);
  const id = await aRequestOf(site.database.db, accountId, yacht.id, { status: 'confirmed' });
  await page.goto('/profile');
  const data = section(page, 'Your data');
  const downloaded = page.waitForEvent('download');
  await data.getByRole('link', { name: 'Download my data' }).click();
  expect((await downloaded).suggestedFilename()).toBe('miami-flow-data.json');

  await data.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  // A confirmed charter ahead is named before the password is asked for. Once it is changed, it is no obstacle.
  await expect(dialog.getByRole('alert')).toHaveText(/^You have a confirmed charter ahead/);
  await expect(dialog.getByLabel(/^Your password/)).toHaveCount(0);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await site.database.db.update(charterRequests).set({ status: 'quoted' }).where(eq(charterRequests.id, id));
  await data.getByRole('button', { name: 'Close my account' }).click();
  await dialog.getByLabel(/^Your password/).waitFor();
  await expectAccessible();
  await dialog.getByLabel(/^Your password/).fill('not it');
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await dialog.getByLabel(/^Your password/).fill(ACTORS_PASSWORD);
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(toastOf(page, 'Account closed')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await site.database.db.select().from(accounts).where(eq(accounts.username, username))).toEqual([]);
  const [kept] = await site.database.db.select().from(charterRequests).where(eq(charterRequests.id, id));
  expect(kept).toMatchObject({
    status: 'cancelled',
    contactName: 'Former client',
    contactEmail: '',
    accountId: null,
  });
});

test('Logout says so and leads home', async ({ page, site }) => {
  const { accountId } = await signedIn(page, site);
  await openProfile(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toastOf(page, 'Logged Out')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const { rows } = await site.database.db.execute(`select 1 from sessions where account_id = '${accountId}'`);
  expect(rows).toEqual([]);
});

test('what is asked for and let go of in one visit counts at once', async ({ page, site }) => {
  const { accountId } = await signedIn(page, site);
  const yacht = await aYacht(site.database.db, { name: `Count Me ${randomUUID().slice(0, 8)}` });
  const count = (name: string) =>
    section(page, 'Account summary').getByRole('term').filter({ hasText: name }).locator('+ dd');
  await page.goto(`/yachts/${yacht.id}`);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.goto('/profile');
  await expect(count('Total requests')).toHaveText('0');
  await expect(count('Saved yachts')).toHaveText('1');
  await page.waitForLoadState('networkidle');
  await section(page, 'Saved yachts')
    .getByRole('button', { name: `Remove ${yacht.name} from your saved yachts` })
    .click();
  await expect(toastOf(page, 'No longer saved')).toContainText(yacht.name);
  await expect(section(page, 'Saved yachts')).toBeFocused();
  await expect(count('Saved yachts')).toHaveText('0');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Yachts' }).click();
  await expect(page).toHaveURL(/\/yachts$/);
  await aRequestOf(site.database.db, accountId, yacht.id);
  await page.goBack();
  await expect(count('Total requests')).toHaveText('1');
});
