import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { signInTries } from '#features/accounts/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import { ACTORS_PASSWORD, signInAs } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const aName = () => `sailor-${randomUUID().slice(0, 8)}`;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

// Forget earlier tries: all scenarios of a worker come from one address, which has ten tries a minute.
const forgetTries = async ({ site }: { site: RunningSite }) => {
  await site.database.db.delete(signInTries);
};
test.beforeEach(forgetTries);
test.afterEach(forgetTries);

async function openDialog(page: Page) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(page: Page, username: string, password: string) {
  await dialogOf(page)
    .getByLabel(/^Username/)
    .fill(username);
  await dialogOf(page)
    .getByLabel(/^Password/)
    .fill(password);
}

test('the dialog has its two fields, both required, its words, and a switch to see the password @phone', async ({
  page,
  expectAccessible,
}) => {
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Admin access with special credentials')).toBeVisible();
  await expect(dialog.getByText('Other credentials will create a client profile')).toBeVisible();
  await expect(dialog.getByLabel(/^Username/)).toHaveAttribute('required', '');
  const password = dialog.getByLabel(/^Password/);
  await expect(password).toHaveAttribute('required', '');
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expectAccessible();
});

test('an unknown name becomes a client’s: “Signing In...”, the toast, and after a second /profile @phone', async ({
  page,
  site,
}) => {
  const username = aName();
  const dialog = await openDialog(page);
  await fill(page, username, 'a quiet berth');
  await page.route('**/api/auth/sign-in', async (route) => {
    await expect(dialog.getByRole('button', { name: 'Signing In...' })).toBeVisible();
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 600_000);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(toastOf(page, 'Client Access')).toContainText('Redirecting to profile creation...');
  // The fields are cleared after every attempt; the page changes only a second later.
  await expect(dialog.getByLabel(/^Username/)).toHaveValue('');
  await expect(dialog.getByLabel(/^Password/)).toHaveValue('');
  await page.clock.runFor(900);
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const [stored] = await site.database.db.select().from(accounts).where(eq(accounts.username, username));
  expect(stored?.role).toBe('client');
});

test('an administrator is welcomed and led to /admin', async ({ page, site }) => {
  const { username } = await signInAs(
    { db: site.database.db, config: { authSecret: 'x', dataDir: '', isHttps: false } },
    'administrator',
  );
  const dialog = await openDialog(page);
  await fill(page, username, ACTORS_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(toastOf(page, 'Welcome Admin')).toContainText('Redirecting to admin dashboard...');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
});

test('a browser that refuses cookies is told why nobody can sign in with it, and no account is made', async ({
  page,
  site,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  const username = aName();
  const dialog = await openDialog(page);
  await fill(page, username, 'a quiet berth');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(toastOf(page, 'Not signed in')).toContainText('Please allow cookies for this site');
  await expect(dialog).toBeVisible();
  expect(await site.database.db.select().from(accounts).where(eq(accounts.username, username))).toEqual([]);
  await browser.detach();
});

test('each refusal is a destructive toast with its own sentence, and clears the fields', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/api\/auth\/sign-in$/, status: 401 });
  expectFailure({ url: /\/api\/auth\/sign-in$/, status: 422 });
  expectFailure({ url: /\/api\/auth\/sign-in$/, status: 429 });
  const { username } = await signInAs(
    { db: site.database.db, config: { authSecret: 'x', dataDir: '', isHttps: false } },
    'client',
  );
  const dialog = await openDialog(page);
  const attempts = [
    ['', '', 'Please enter both username and password'],
    ['somebody', '', 'Please enter both username and password'],
    ['', 'something', 'Please enter both username and password'],
    [username, 'not it', 'Wrong username or password'],
    ['administrator', 'not it', 'Wrong username or password'],
    [aName(), 'seven77', 'Choose a password of at least 8 characters'],
    [aName(), 'password123', 'Choose a less common password'],
  ] as const;
  for (const [name, password, sentence] of attempts) {
    await fill(page, name, password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    const toast = toastOf(page, 'Invalid Credentials');
    await expect(toast).toContainText(sentence);
    await expect(toast).toHaveAttribute('data-variant', 'destructive');
    // The toast is soon gone; the sentence stays at the field that has the focus.
    await expect(dialog.getByLabel(/^Username/)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(dialog.getByLabel(/^Username/)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel(/^Username/)).toHaveValue('');
    await expect(dialog.getByLabel(/^Password/)).toHaveValue('');
    await expect(dialog).toBeVisible();
  }
  const error = 'Too many tries. Please wait a minute';
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ status: 429, json: { error, code: 'too-many-tries' } }),
  );
  await fill(page, username, 'one guess more');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(toastOf(page, 'Invalid Credentials')).toContainText(error);
  await expectAccessible();
});

test('where we cannot be reached, or cannot answer, nothing is said against what was typed', async ({
  page,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/auth\/sign-in$/, status: 503 });
  expectFailure({ url: /\/api\/auth\/sign-in$/, status: 0 });
  const dialog = await openDialog(page);
  const away = [
    [{ status: 503, json: { error: 'We are busy.', code: 'too-busy' } }, 'We are busy.'],
    [undefined, 'We could not be reached. Please check your connection and try again.'],
  ] as const;
  for (const [answer, sentence] of away) {
    await page.route('**/api/auth/sign-in', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await fill(page, aName(), 'a long enough one');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(toastOf(page, 'Not signed in')).toContainText(sentence);
    await expect(toastOf(page, 'Not signed in')).toHaveAttribute('data-variant', 'destructive');
  }
});

test('closing clears the fields; Escape closes and gives the focus back', async ({ page }) => {
  const dialog = await openDialog(page);
  await fill(page, 'somebody', 'something');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profile' })).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await expect(dialog.getByLabel(/^Username/)).toHaveValue('');
  await expect(dialog.getByLabel(/^Password/)).toHaveValue('');
});

test('on other pages the icon leads to /profile, which sends a guest home with the dialog open, and on from there @phone', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/\?sign-in=profile$/);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await fill(page, aName(), 'a quiet berth');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

for (const [path, asked] of [
  ['/profile', 'profile'],
  ['/admin', 'admin'],
] as const) {
  test(`a guest who opens ${path} is sent home by the server, with the dialog open`, async ({
    page,
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/?sign-in=${asked}`);
    await page.goto(path);
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/$/);
  });
}

test('/admin is refused to a client with 403, and opens for an administrator', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/admin$/, status: 403 });
  await signedIn(page, site);
  const refused = await page.goto('/admin');
  expect(refused?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'For our staff' })).toBeVisible();
  await page.context().clearCookies();
  await signedIn(page, site, 'administrator');
  const opened = await page.goto('/admin');
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()['cache-control']).toBe('no-store');
  // Administrators have no client's page, so they are sent to their own.
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/admin$/);
});

test('forged flags in the browser’s storage change nothing', async ({ page, site, expectFailure }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage])
      for (const flag of ['isAdmin', 'adminUser', 'isClient', 'clientUser', 'role'])
        store.setItem(flag, 'true');
  });
  const forged = { isAdmin: 'true', role: 'administrator', signed_in: '1' };
  await page
    .context()
    .addCookies(Object.entries(forged).map(([name, value]) => ({ name, value, url: site.origin })));
  // The page believes the forged hint once, until the server's answer takes it back.
  expectFailure({ url: /\/api\/auth\/user$/, status: 401 });
  const takenBack = page.waitForResponse('**/api/auth/user');
  await page.goto('/admin');
  await expect(page).toHaveURL(/sign-in=admin/);
  await takenBack;
  await page.goto('/profile');
  await expect(page).toHaveURL(/sign-in=profile/);
});

test('a guest’s pages never ask who is signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(auth|profile)/.test(request.url())) asked.push(request.url());
  });
  for (const path of ['/', '/yachts', '/about', '/contact']) {
    await page.goto(path);
    await page.mouse.click(5, 300);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
});

test('a signed-in client’s icon on home opens the dialog with the way to the profile and out', async ({
  page,
  site,
}) => {
  const { username } = await signedIn(page, site);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your profile' });
  await expect(dialog).toContainText(`You are signed in as ${username}.`);
  await expect(dialog.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(toastOf(page, 'Logged Out')).toBeVisible();
});
