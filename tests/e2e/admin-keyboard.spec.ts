import type { Page } from '@playwright/test';
import { aYacht } from '#tests/builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { test } from './support/business.ts';
import { reach } from './support/reach.ts';
import { expect } from './support/test.ts';

/** Presses the key until the focus leaves the page; answers what was under one of the sticky bars while it had the focus. */
async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    const { isOut, covered } = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { isOut: true, covered: '' };
      const { left, top, width, height } = focused.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      const bar = shown?.closest('.staff-header, .bulk-bar');
      const isUnder = bar && !bar.contains(focused);
      return {
        isOut: false,
        covered: isUnder ? (focused.getAttribute('aria-label') ?? focused.textContent) : '',
      };
    });
    if (isOut) return hidden;
    if (covered) hidden.push(covered);
  }
  throw new Error('The focus did not leave the page');
}

test('whatever has the focus is under no bar, on the way down and on the way back', async ({
  page,
  site,
}) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/customers');
  const box = page.getByRole('checkbox', { name: /^Choose [A-Z]/ });
  expect(await box.count()).toBeGreaterThan(15);
  // From the end of the page.
  await page.getByRole('button', { name: 'Next' }).focus();
  expect(await hiddenOnTheWay(page, 'Shift+Tab')).toEqual([]);
  await box.first().check();
  await expect(page.getByRole('button', { name: 'Choose none' })).toBeVisible();
  expect(await hiddenOnTheWay(page, 'Tab')).toEqual([]);
  // A page that was turned is read out.
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Page 2 of/ })).toBeVisible();
});

test('the focus stays in its place when what had it goes away', async ({ page, site }) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings');
  const row = page.getByRole('row').nth(2);
  await row.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Choose none' }).press('Enter');
  await expect(row).toBeFocused();

  const views = page.getByRole('navigation', { name: 'View' });
  for (const name of ['Fleet calendar', 'List']) {
    await views.getByRole('link', { name, exact: true }).press('Enter');
    await expect(views.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(views.getByRole('link', { name, exact: true })).toBeFocused();
  }

  const yacht = await aYacht(site.database.db, {
    primaryImage: 'default-azimut',
    galleryImages: ['default-azimut', 'top-blue-hour', 'top-grand-cay', 'event-night-parties'],
  });
  await page.goto(`/admin/yachts?edit=${yacht.id}`);
  const form = page.getByRole('dialog', { name: `Edit ${yacht.name}` });
  await form.getByRole('button', { name: 'Move picture 2 forward' }).press('Enter');
  const first = form.getByRole('button', { name: 'Move picture 1 forward' });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  // Escape puts the carried picture back, and does not close the form.
  const handle = form.getByRole('button', { name: 'Drag picture 2' });
  await handle.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(handle).not.toHaveAttribute('aria-pressed');
  await expect(form.getByText('Leave without saving?')).toBeHidden();
  // After the removed picture, Tab continues with the next control and not at the top of the form.
  const pictures = form.getByRole('button', { name: /^Remove picture/ });
  const count = await pictures.count();
  await form.getByRole('button', { name: 'Remove picture 2' }).press('Enter');
  await expect(pictures).toHaveCount(count - 1);
  const presses = await reach(page, form.getByRole('button', { name: 'Drag picture 1' }));
  expect(presses).toBe(1);
});

test('Escape asks about what is typed, and pressed once more it leads back to it', async ({ page, site }) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/lenders?new=1');
  const form = page.getByRole('dialog', { name: 'Add Lender' });
  const name = form.getByLabel('Name', { exact: false }).first();
  const question = form.getByRole('alert').filter({ hasText: 'Leave without saving?' });
  await name.fill('Half a lender');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expect(form.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Half a lender');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
});
