import { expect, type Page } from '@playwright/test';
import { pathIn } from '#core/language.ts';
import { profiles } from '#features/accounts/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './account.ts';

/** Every staff screen. */
export const SCREENS = [
  '/admin',
  '/admin/yachts',
  '/admin/bookings',
  '/admin/bookings?view=calendar',
  '/admin/customers',
  '/admin/financing',
  '/admin/packages',
  '/admin/add-ons',
  '/admin/events',
  '/admin/departures',
  '/admin/inquiries',
  '/admin/payments',
  '/admin/captains',
  '/admin/lenders',
  '/admin/activity',
  '/admin/security',
  '/admin/settings',
  '/admin/team',
  '/admin/health',
  '/admin/account',
];

/** Opens a staff screen as a colleague who has chosen this language. */
export async function openScreen(
  page: Page,
  site: RunningSite,
  address: string,
  language: 'en' | 'es',
): Promise<void> {
  const { accountId } = await signedIn(page, site, 'administrator');
  const at = new Date();
  await site.database.db
    .insert(profiles)
    .values({ accountId, language, updatedAt: at })
    .onConflictDoUpdate({ target: profiles.accountId, set: { language } });
  await page.goto(address);
  await expect(page).toHaveURL(site.origin + pathIn(language, address));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
