import type { Page } from '@playwright/test';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { dayText } from '#words/days.ts';
import { scenariosOf } from './support/parts.ts';
import { expect } from './support/test.ts';
import { openTranslated } from './support/translator.ts';

const it = scenariosOf('a page that the browser has translated');

const count = (page: Page) => page.getByRole('status').filter({ hasText: /yacht|yate/i });

it('shows each text once, as it comes, changes and goes, and stays in our language for the server', async ({
  page,
}) => {
  await openTranslated(page, '/about', 'es');
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/yachts?**', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/yachts?**');
  await page.getByRole('contentinfo').getByRole('link', { name: 'es: Our Yachts' }).click();
  expect(new URL((await asked).url()).searchParams.has('lang')).toBe(false);
  await expect(count(page)).toHaveText('es: Loading our yacht fleet...');
  answer();
  await expect(count(page)).toHaveText(/^es: Showing 1-12 of \d+ yachtses: Page 1 of \d+$/);
});

it('shows a changed text beside others, and not the one before', async ({ page, site }) => {
  const { id, name } = await aYacht(site.database.db, { name: 'Wind' });
  const [day, later] = [40, 41].map((days) => addDays(charterDayAt(new Date()), days));
  await openTranslated(page, `/book-charter?yacht=${id}&date=${day}`, 'fr');
  await expect(page.locator('p[translate=no]').getByText(name, { exact: true })).toBeVisible();
  const line = page.getByRole('region', { name: 'Your charter so far' });
  const said = (of: string | undefined) => dayText(of ?? '', 'short').split(', ')[1] ?? '';
  await expect(line).toContainText(`fr: ${said(day)}`);
  await page.getByLabel(/^fr: Date/).fill(later ?? '');
  await expect(line).toContainText(`fr: ${said(later)}`);
  await expect(line).not.toContainText(said(day));
});

it('in Spanish asks the server in Spanish, whatever it was translated into', async ({ page }) => {
  await openTranslated(page, '/es/about', 'fr');
  const asked = page.waitForRequest('**/api/yachts?**');
  await page.getByRole('contentinfo').getByRole('link', { name: 'fr: Nuestros yates' }).click();
  expect(new URL((await asked).url()).searchParams.get('lang')).toBe('es');
  await expect(count(page)).toHaveText(/^fr: 1–12 de \d+ yates/);
});
