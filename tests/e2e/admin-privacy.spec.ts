import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { profiles } from '#features/accounts/tables.ts';
import { aYacht } from '../builders/yacht.ts';
import { aRequestOf } from '../support/actors.ts';
import { signedIn, takesOver } from './support/account.ts';
import { expect, test } from './support/test.ts';

test('somebody is exported and then erased, by two colleagues', async ({
  page,
  site,
  expectAccessible,
  expectFailure,
}) => {
  // The test sends the form without a name on purpose.
  expectFailure({ url: /privacy-requests$/, status: 422 });
  const { db } = site.database;
  const yacht = await aYacht(db);
  const guest = { contactName: 'Pilar Ocampo', contactEmail: 'pilar.ocampo@visitors.example' };
  const client = await signedIn(page, site, 'client');
  await aRequestOf(db, client.accountId, yacht.id, { ...guest, accountId: null });
  const roleSince = new Date(Date.now() - 48 * 3_600_000);
  const asker = await signedIn(page, site, 'administrator', { roleSince });
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'View Pilar Ocampo' }).click();
  const drawer = page.getByRole('dialog', { name: 'Pilar Ocampo' });
  for (const kind of ['A copy of all we keep about them', 'To be erased']) {
    await drawer.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Privacy request' }).click();
    const ask = page.getByRole('dialog', { name: 'New privacy request' });
    await expect(ask.getByLabel(/^Email address or account name/)).toHaveValue(guest.contactEmail);
    await ask.getByLabel(kind).check();
    // Without a name, the field shows the fault too; the summary links to it.
    const name = ask.getByLabel(/^Email address or account name/);
    await name.fill('');
    await ask.getByRole('button', { name: 'Save request' }).click();
    await ask.getByRole('alert').getByRole('link').click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/\w/);
    await name.fill(guest.contactEmail);
    const note = ask.getByLabel(/^How you know it is them/);
    await note.fill('Called back on the number we have.');
    await expectAccessible();
    // Send the form once with Enter and once with its button.
    if (kind === 'To be erased') await note.press('Enter');
    else await ask.getByRole('button', { name: 'Save request' }).click();
    await expect(ask).toHaveCount(0);
  }
  await page.goto('/admin/customers?privacy=1');
  const requests = page.getByRole('dialog', { name: 'Privacy requests' });
  await expect(
    requests.getByText('Another administrator has to agree, one who has been on the team for a day.'),
  ).toHaveCount(2);
  await expect(requests.getByRole('button', { name: /^Agree/ })).toHaveCount(0);

  await takesOver(page, site, 'administrator', { roleSince });
  await page.goto('/admin?waiting=privacy');
  const waiting = page.getByRole('region', { name: /^Waiting/ });
  await expect(waiting.getByText(`Export to agree to, asked for by ${asker.username}`)).toBeVisible();
  await waiting.getByText(`Erasure to agree to, asked for by ${asker.username}`).click();
  await expect(page).toHaveURL(/\/admin\/customers\?privacy=1$/);
  const one = (badge: string) => requests.getByRole('listitem').filter({ hasText: badge });
  await expect(one('Erase')).toContainText(`Asked for by ${asker.username}`);
  await expectAccessible();
  await one('Export')
    .getByRole('button', { name: /^Agree/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Agree to the export' })
    .getByRole('button', { name: 'Agree' })
    .click();
  const downloaded = page.waitForEvent('download');
  await requests.getByRole('button', { name: /^Download/ }).click();
  expect(readFileSync(await (await downloaded).path(), 'utf8')).toContain('Pilar Ocampo');
  await one('Export').getByRole('button', { name: /^Drop/ }).click();
  await page.getByRole('button', { name: 'Drop request' }).click();
  await expect(one('Export')).toHaveCount(0);

  await one('Erase')
    .getByRole('button', { name: /^Agree/ })
    .click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(requests.getByText('No open requests')).toBeVisible();
  await page.goto('/admin/customers?q=pilar');
  await expect(page.getByText('No customers here')).toBeVisible();
});

test('an account that never confirmed the address is named, and asked for by its name', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const { accountId, username } = await signedIn(page, site, 'client');
  const email = `${username}@visitors.example`;
  await db.update(profiles).set({ emailVerifiedAt: null }).where(eq(profiles.accountId, accountId));
  const roleSince = new Date(Date.now() - 48 * 3_600_000);
  await takesOver(page, site, 'administrator', { roleSince });
  await page.goto(`/admin/customers?q=${username}`);
  await page.getByRole('button', { name: /^View / }).click();
  const drawer = page.getByRole('dialog', { name: username });
  for (const [item, who] of [
    ['Privacy request', email],
    [`Privacy request: ${username}`, username],
  ] as const) {
    await drawer.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    const ask = page.getByRole('dialog', { name: 'New privacy request' });
    await expect(ask.getByLabel(/^Email address or account name/)).toHaveValue(who);
    await ask.getByLabel('To be erased').check();
    await ask.getByRole('button', { name: 'Save request' }).click();
    await expect(ask).toHaveCount(0);
  }
  await takesOver(page, site, 'administrator', { roleSince });
  await page.goto('/admin/customers?privacy=1');
  const agree = (who: string) => page.getByRole('button', { name: `Agree: ${who}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Erase this person' });
  const named = question.getByText(`The account ${username} is no part of it`);
  await agree(username);
  await expect(question).toBeVisible();
  await expect(named).toHaveCount(0);
  await page.keyboard.press('Escape');
  await agree(email);
  await expect(named).toBeVisible();
  await expectAccessible();
});
