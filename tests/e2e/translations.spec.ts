import { eq } from 'drizzle-orm';
import { packages } from '#features/extras/tables.ts';
import { aPackage } from '../builders/extras.ts';
import { signedIn } from './support/account.ts';
import { openScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a text is written in every language in one dialog, which says what is missing and what the English has overtaken', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const name = `Harp at Noon ${process.pid}`;
  const { id } = await aPackage(db, { name, description: '' });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/packages?q=${encodeURIComponent(name)}`);
  const open = () => page.getByRole('button', { name: `Edit ${name}` }).click();
  await open();
  const dialog = page.getByRole('dialog');
  const names = dialog.getByRole('group').filter({ hasText: 'Name in Spanish and Portuguese' });
  await expect(names).toContainText('Spanish missing');
  await expect(names).toContainText('Portuguese missing');
  // An empty text has no missing translations.
  await expect(dialog.getByText('Description in Spanish and Portuguese')).not.toContainText('missing');
  await names.getByText('Name in Spanish and Portuguese').click();
  await dialog.getByLabel('Name in Spanish').fill('Arpa al mediodía');
  await expect(names).not.toContainText('Spanish missing');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await expect(dialog).toBeHidden();
  const stored = async () => (await db.select().from(packages).where(eq(packages.id, id)))[0]?.translations;
  expect(await stored()).toEqual({ es: { name: { text: 'Arpa al mediodía', of: name } } });

  // If the English text changes, the same dialog marks its translation as older at once.
  await open();
  await dialog.getByLabel('Name').fill(`${name} again`);
  await expect(names).toContainText('Spanish older than the English');
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Edit ${name} again` }).click();
  await expect(names).toContainText('Spanish older than the English');
  await names.getByText('Name in Spanish and Portuguese').click();
  await expect(names).toContainText(`It says: “${name}”`);
  await names.getByRole('button', { name: 'It still fits' }).click();
  await expect(names).not.toContainText('older');
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toEqual({ es: { name: { text: 'Arpa al mediodía', of: `${name} again` } } });
});

test('on a phone in Spanish, the mark of what opens a field’s translations never stands alone in a row @phone-only', async ({
  page,
  site,
}) => {
  await openScreen(page, site, '/admin/events', 'es');
  await page.getByRole('button', { name: 'Agregar evento' }).click();
  const summaries = page.getByRole('dialog').locator('summary');
  await expect(summaries.filter({ hasText: 'Precio como lo dice la página' })).toBeVisible();
  const rooms = await summaries.evaluateAll((all) =>
    all.map((summary) => {
      const text = document.createRange();
      text.selectNodeContents(summary);
      return summary.getBoundingClientRect().right - text.getBoundingClientRect().right;
    }),
  );
  // The mark and the space before it take 24 px.
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(24);
});
