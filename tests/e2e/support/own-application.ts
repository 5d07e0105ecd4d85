import type { Page } from '@playwright/test';
import type { financingApplications } from '#features/financing/tables.ts';
import { loadConfig } from '#platform/config.ts';
import { aPdf } from '#tests/builders/files.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';

export const aFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPdf() });

/** Signs this browser in as a client with an application. */
export async function openOwn(
  page: Page,
  site: RunningSite,
  fields: Partial<typeof financingApplications.$inferInsert> = {},
): Promise<string> {
  const loaded = loadConfig({ DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin });
  if (!loaded.ok) throw new Error(loaded.problems.join(' '));
  const client = await signInAs({ db: site.database.db, config: loaded.config }, 'client');
  const [name = '', value = ''] = client.headers.cookie?.split('=', 2) ?? [];
  await page.context().addCookies([
    { name, value, url: site.origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed_in', value: '1', url: site.origin },
  ]);
  const id = await anApplication(site.database.db, { accountId: client.accountId, ...fields });
  await page.goto(`/account/financing?app=${id}`);
  return id;
}
