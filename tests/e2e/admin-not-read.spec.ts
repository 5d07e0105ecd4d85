import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aYacht } from '#tests/builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** Answers calls to this address with a failure, until the returned function is called. */
async function away(page: Page, url: RegExp) {
  await page.route(url, (route) =>
    route.fulfill({ status: 503, json: { error: 'We are busy. Please try again.', code: 'too-busy' } }),
  );
  return () => page.unroute(url);
}

test('a yacht’s calendar that could not be read calls no day free, and is read again by a button', async ({
  page,
  site,
  expectFailure,
}) => {
  const name = `Unread ${randomUUID().slice(0, 8)}`;
  await aYacht(site.database.db, { name });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/yachts?q=${encodeURIComponent(name)}`);
  const url = /\/api\/admin\/yachts\/[^/]+\/calendar/;
  expectFailure({ url, status: 503 });
  const back = await away(page, url);
  await page.getByRole('button', { name: `Calendar of ${name}` }).click();
  const calendar = page.getByRole('dialog', { name: `Calendar of ${name}` });
  const failure = calendar.getByRole('alert');
  await expect(failure).toContainText('The calendar could not be loaded.');
  await expect(calendar.getByRole('button', { name: /: Free$/ })).toHaveCount(0);
  await expect(calendar.getByText('Nothing is on her calendar in these weeks.')).toHaveCount(0);
  await back();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(calendar.getByText('Nothing is on her calendar in these weeks.')).toBeVisible();
  await expect(calendar.getByRole('button', { name: /: Free$/ })).not.toHaveCount(0);
});

test('saved views that could not be read are not as if there were none, and are read again by a press', async ({
  page,
  site,
  expectFailure,
}) => {
  await signedIn(page, site, 'administrator');
  const query = 'status=pending';
  const view = await page.request.post('/api/admin/saved-views', {
    data: { list: 'bookings', name: 'Unanswered', query },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(view.status()).toBe(201);
  const url = /\/api\/admin\/saved-views/;
  expectFailure({ url, status: 503 });
  const back = await away(page, url);
  await page.goto('/admin/bookings');
  const menu = page.getByRole('button', { name: 'Views', exact: true });
  await menu.click();
  const again = page.getByRole('menuitem', { name: 'Your views could not be loaded. Try again' });
  await expect(again).toBeVisible();
  await back();
  await again.click();
  await menu.click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Unanswered' })).toBeVisible();
  await expect(again).toHaveCount(0);
});
