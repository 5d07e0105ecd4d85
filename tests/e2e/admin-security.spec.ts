import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

test('security events are found by who and what, on a phone too @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const client = await signedIn(page, site, 'client');
  const staff = await signedIn(page, site, 'administrator');
  await page.goto('/');
  const tried = await page.evaluate(
    async ([username, password]) => {
      const call = (typed: unknown) =>
        fetch('/api/auth/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username, password: typed }),
          credentials: 'omit',
        });
      return (await call(password)).status;
    },
    [client.username, ACTORS_PASSWORD],
  );
  expect(tried).toBe(200);
  await page.goto('/admin/customers');
  await page.evaluate(() => fetch('/api/admin/customers-report'));

  await page.goto(`/admin/security?q=${staff.username}`);
  const table = page.getByRole('table', { name: 'Security events' });
  await expect(table.getByText('Exported')).toBeVisible();
  await expect(table.getByText('Signed in')).toHaveCount(0);
  await page.goto(`/admin/security?q=${client.username}`);
  await expect(table.getByText('Signed in')).toBeVisible();
  await expect(table.getByText(client.username)).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeVisible();
  // On a phone the filters are behind a button, which shows how many are set.
  await expect(page.getByLabel('From', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const from = page.getByLabel('From', { exact: true });
  await from.fill('2020-01-31');
  await expect(page.getByRole('button', { name: 'Filters (1 set)' })).toBeVisible();
  // On the way to another day, at February 31, the browser reads none. The list keeps the day that it has.
  await from.pressSequentially('02');
  await page.getByRole('searchbox').fill(staff.username);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === staff.username);
  expect(new URL(page.url()).searchParams.get('from')).toBe('2020-01-31');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
