import { writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { profiles } from '#features/accounts/tables.ts';
import { signedIn } from './support/account.ts';
import { test } from './support/test.ts';

test('zz', async ({ page, site }) => {
  const { accountId } = await signedIn(page, site, 'administrator');
  for (const language of ['en', 'es'] as const) {
    await site.database.db.update(profiles).set({ language }).where(eq(profiles.accountId, accountId));
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    const response = await page.goto(language === 'es' ? '/es/admin/team' : '/admin/team');
    const html = (await response?.text()) ?? '';
    await page.waitForTimeout(2500);
    writeFileSync(`/tmp/zz-${language}-server.html`, html);
    writeFileSync(`/tmp/zz-${language}-dom.html`, await page.content());
    console.log(language, messages);
  }
});
