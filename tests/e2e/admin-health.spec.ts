import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { outbox } from '#features/notifications/tables.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

test('staff see how the site is, why an email failed, and have it sent again', async ({
  page,
  site,
  expectAccessible,
}) => {
  const [id, lateId] = [randomUUID(), randomUUID()];
  const common = { recipient: 'nobody@visitors.invalid', html: '<p>Hello</p>', text: 'Hello', attempts: 33 };
  const mailOf = (one: string) => ({ ...common, id: one, cause: `test:${one}`, messageId: `<${one}@test>` });
  const { db } = site.database;
  await db.insert(outbox).values([
    {
      ...mailOf(id),
      subject: 'Your quote from Miami Flow',
      status: 'failed',
      lastError: 'ECONNREFUSED: the mail server could not be reached',
      createdAt: new Date(),
    },
    { ...mailOf(lateId), subject: 'Late', createdAt: new Date(Date.now() - 3_600_000) },
  ]);
  await signedIn(page, site, 'administrator');
  // While the row is locked, the site cannot mark the late mail as sent.
  await db.transaction(async (tx) => {
    await tx.select().from(outbox).where(eq(outbox.id, lateId)).for('update');
    await page.goto('/admin/health');
    await expect(page.getByText(/^The oldest since /)).toHaveClass(/status-red/);
  });
  await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
  await expect(page.getByText(/^PostgreSQL \d+/)).toBeVisible();
  await expect(page.getByText('Not set up')).toBeVisible();
  const mail = page.getByRole('row').filter({ hasText: 'Your quote from Miami Flow' });
  await expect(mail).toContainText('ECONNREFUSED');
  await expectAccessible();
  // Several tables share the same keys, so the list names each key once.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('Next row')).toHaveCount(1);
  // Switched off, single characters do nothing; the palette still finds the switch.
  const areOn = keys.getByRole('checkbox', { name: /^Use these keys/ });
  await areOn.uncheck();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Keys', exact: true }).click();
  await expect(areOn).not.toBeChecked();
  await areOn.check();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(areOn).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await mail.getByRole('button', { name: 'Send again: Your quote from Miami Flow' }).press('Enter');
  await expect(page.getByText('The email is on its way again.', { exact: true })).toBeVisible();
  await expect(mail).toHaveCount(0);
  // The button is gone with its row, and the keys go on where it was.
  await expect(page.locator('main :focus')).toHaveCount(1);
});
