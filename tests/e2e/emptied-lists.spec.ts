import type { Page } from '@playwright/test';
import { eq, inArray, sql } from 'drizzle-orm';
import { faqs } from '#features/content/tables.ts';
import { events } from '#features/events/tables.ts';
import { addOns, packages } from '#features/extras/tables.ts';
import { aFaq } from '#tests/builders/content.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { putContentBack } from './support/content.ts';
import { expect, test } from './support/test.ts';

putContentBack();

/** Waits until the site's cache has dropped an answer: it hears of a scenario's database changes a moment later. */
const untilGone = (page: Page, address: string, said: string) =>
  expect.poll(async () => (await page.request.get(address)).text()).not.toContain(said);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a list that staff have emptied leaves no heading behind, and no link to what is gone', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const { id } = await aYacht(db);
  await db.delete(addOns);
  await db.delete(packages);
  await db.delete(events).where(sql`${events.id} <> 'lifestyle'`);
  await untilGone(page, '/api/events', '"weddings"');

  await page.goto('/packages');
  await expect(heading(page, 'Amenities & Packages')).toBeVisible();
  await expect(heading(page, 'Large events, from 26 guests')).toHaveCount(0);
  await expect(heading(page, 'Add-on packages')).toHaveCount(0);

  await page.goto('/special-events');
  const stage = page.getByRole('region', { name: 'Special events' });
  await expect(stage.getByRole('link', { name: 'Lifestyle vacations' })).toBeVisible();
  await expect(stage.locator('a')).toHaveCount(1);
  await expect(heading(page, 'Signature packages')).toHaveCount(0);

  for (const address of ['/book-charter', `/book-charter?yacht=${id}`]) {
    await page.goto(address);
    await expect(page.getByRole('combobox', { name: 'Yacht' })).toBeVisible();
    await expect(heading(page, 'Add-ons'), address).toHaveCount(0);
    await expect(heading(page, 'Premium packages'), address).toHaveCount(0);
  }
});

test('without questions the contact page ends with the chart', async ({ page, site }) => {
  await site.database.db.delete(faqs).where(inArray(faqs.list, ['booking', 'general']));
  await untilGone(page, '/api/faqs?list=booking', '"id"');
  await untilGone(page, '/api/faqs?list=general', '"id"');
  await page.goto('/contact');
  await expect(heading(page, 'Where to find us')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Questions and answers' })).toHaveCount(0);
});

test('without figures or channels nothing is said of them', async ({ page, site }) => {
  await site.database.db.execute(sql`
    update site_settings set value = case key when 'social' then '{}'::jsonb else value || '{"about": []}' end
    where key in ('social', 'statistics')`);
  await untilGone(page, '/about', 'Achievements');
  await page.goto('/about');
  await expect(heading(page, 'Our Story')).toBeVisible();
  await expect(heading(page, 'Achievements')).toHaveCount(0);
  await page.goto('/media');
  await expect(page.getByRole('link', { name: 'Back to About Us' })).toBeVisible();
  await expect(heading(page, 'Be the first to see the next one')).toHaveCount(0);
});

test('what staff write in paragraphs is read in paragraphs', async ({ page, site }) => {
  const { db } = site.database;
  const written = 'First this.\n\nThen that.';
  await db.delete(faqs).where(eq(faqs.list, 'special-events'));
  await aFaq(db, { list: 'special-events', question: 'And then?', answer: written });
  await db.update(events).set({ longDescription: written }).where(eq(events.id, 'weddings'));
  const { id } = await aYacht(db);
  await aPriceRecord(db, id, { specialTerms: written });

  await page.goto('/special-events');
  await page.getByText('And then?').click();
  const read = page.getByText('First this.').filter({ visible: true });
  await expect(read).toHaveCount(2);
  expect(await read.allInnerTexts()).toEqual([written, written]);

  await page.goto(`/yachts/${id}`);
  expect(await page.getByText('First this.').innerText()).toBe(written);
});
