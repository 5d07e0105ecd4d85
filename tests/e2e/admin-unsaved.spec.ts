import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aCharterToCome } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { act } from './support/drawer.ts';
import { expect, test } from './support/test.ts';

const WRITTEN = 'The dolphins are back.';

/** Opens a booking from the list, coming from the start page, and types half a mail. */
async function halfWritten(page: Page, site: RunningSite) {
  const { db } = site.database;
  const yacht = await aYacht(db);
  const contactName = `Marta ${randomUUID().slice(0, 8)}`;
  const charter = await aCharterToCome(db, yacht.id, { yachtName: yacht.name, contactName });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(contactName);
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole('button', { name: `View ${contactName}` }).click();
  const drawer = page.getByRole('dialog', { name: contactName });
  const mail = drawer
    .getByRole('form', { name: 'Write' })
    .getByRole('textbox', { name: 'Mail', exact: true });
  await mail.fill(WRITTEN);
  return { charter, drawer, mail };
}

/**
 * Resolves once the browser would ask before the tab is closed and then is idle: by then the form counts as changed,
 * and the router, which learns it a task later, knows it too.
 */
async function untilAsked(page: Page) {
  await page.waitForFunction(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const back = (page: Page) => page.evaluate(() => window.history.back());

test('a booking that cannot be read anew stays as it was, with what was being typed', async ({
  page,
  site,
  expectFailure,
}) => {
  const { charter, drawer, mail } = await halfWritten(page, site);
  const own = new RegExp(`/api/admin/charters/${charter.id}$`);
  expectFailure({ url: own, status: 503 });
  await page.route(own, (route) =>
    route.fulfill({ status: 503, json: { error: 'We are busy. Please try again.', code: 'too-busy' } }),
  );
  await act(drawer, 'Mark as reviewed');
  const failure = drawer.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(mail).toHaveValue(WRITTEN);
  await page.unroute(own);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByText('Reviewed', { exact: true }).first()).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(mail).toHaveValue(WRITTEN);
});

test('going back asks first while something is typed, and again when it is asked again', async ({
  page,
  site,
}) => {
  const { drawer, mail } = await halfWritten(page, site);
  const question = drawer.getByRole('alert').filter({ hasText: 'Leave without saving?' });
  await untilAsked(page);
  await back(page);
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bookings\?/);
  await drawer.getByRole('button', { name: 'Keep editing' }).click();
  await expect(mail).toBeFocused();
  await expect(mail).toHaveValue(WRITTEN);
  // Escape asks too; pressed once more, it takes the question back.
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(mail).toBeFocused();
  await expect(mail).toHaveValue(WRITTEN);
  // The question comes again at each attempt.
  await untilAsked(page);
  await back(page);
  await drawer.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
  // Past the list as it was before the drawer opened.
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL(/\/admin$/);
});

test('a form that is not as it began asks before one goes back', async ({ page, site }) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
  await page.getByRole('button', { name: 'Add Booking' }).click();
  const form = page.getByRole('dialog', { name: 'Add Booking' });
  await form.getByLabel('Client’s name').fill('Marta');
  await untilAsked(page);
  await back(page);
  await expect(form.getByText('Leave without saving?')).toBeVisible();
  await form.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Client’s name')).toHaveValue('Marta');
});
