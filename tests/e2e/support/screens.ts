import { expect, type Page } from '@playwright/test';
import { ADMIN_PLACES } from '#app/layout/admin-tabs.ts';
import { pathIn } from '#core/language.ts';
import { profiles } from '#features/accounts/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './account.ts';

/** Every staff screen: the places of both menus, and the calendar of the bookings. */
export const SCREENS = [...ADMIN_PLACES.map(({ to }) => to), '/admin/bookings?view=calendar'];

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
