import type { Page } from '@playwright/test';
import { aPriceRecord, aYacht } from '../builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** What a window of 1280 × 1024 has at a zoom of 400 % (WCAG 1.4.10). */
const LOW = { width: 320, height: 256 };

/** The controls that something else covers once they have the focus, or that cannot be scrolled to. */
const outOfReach = (page: Page, within: string) =>
  page.locator(within).evaluate(async (whole) => {
    const controls = 'a[href], button, input, select, textarea, summary';
    const lost: string[] = [];
    for (const one of whole.querySelectorAll<HTMLInputElement>(controls)) {
      if (
        one.disabled ||
        one.tabIndex < 0 ||
        one.closest('[inert]') ||
        !one.checkVisibility({ opacityProperty: true })
      )
        continue;
      one.focus();
      if (document.activeElement !== one) continue;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.all(one.getAnimations().map(({ finished }) => finished));
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const middle = (from: number, to: number, most: number) => (Math.max(0, from) + Math.min(most, to)) / 2;
      const seen = document.elementFromPoint(
        middle(left, right, innerWidth - 1),
        middle(top, bottom, innerHeight - 1),
      );
      // A box for a tick is drawn by what stands beside it.
      const isSeen = seen && (seen.contains(one) || one.parentElement?.contains(seen));
      if (!isSeen || bottom < 1 || top > innerHeight - 1)
        lost.push(`${one.ariaLabel ?? one.name ?? ''} ${one.textContent.trim().slice(0, 40)}`);
    }
    return lost;
  });

test('in a low window no bar covers what has the focus, and every field of a dialog can be reached', async ({
  page,
  site,
}) => {
  const { id } = await aYacht(site.database.db, { name: 'Low Tide' });
  await aPriceRecord(site.database.db, id, { price3HoursCents: 200_000 });
  await page.setViewportSize(LOW);
  await page.goto(`/book-charter?yacht=${id}`);
  await expect(page.locator('.charter-line')).toBeVisible();
  expect(await outOfReach(page, 'body')).toEqual([]);

  await page.goto('/special-events');
  await page.getByRole('button', { name: 'Request a quote: Weddings' }).click();
  await expect(page.getByRole('dialog', { name: 'Request a quote' })).toBeVisible();
  expect(await outOfReach(page, '.dialog')).toEqual([]);

  await signedIn(page, site, 'administrator');
  await page.goto('/admin/bookings');
  await page.getByRole('button', { name: 'Add Booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Booking' });
  await expect(dialog.getByLabel(/^Yacht/)).toContainText('Low Tide');
  expect(await outOfReach(page, '.dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await outOfReach(page, 'body')).toEqual([]);
});
