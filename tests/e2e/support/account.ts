import type { Page } from '@playwright/test';
import { loadConfig } from '#platform/config.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';

/** Signs the page's browser in as an account of its own, without typing: the session is made in the database. */
export async function signedIn(
  page: Page,
  site: RunningSite,
  role: 'client' | 'administrator' = 'client',
  fields: Parameters<typeof signInAs>[2] = {},
  session: Parameters<typeof signInAs>[3] = {},
): Promise<SignedInActor> {
  const loaded = loadConfig({ DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin });
  if (!loaded.ok) throw new Error(loaded.problems.join(' '));
  const actor = await signInAs({ db: site.database.db, config: loaded.config }, role, fields, session);
  const [name = '', value = ''] = (actor.headers.cookie ?? '').split(/=(.*)/s);
  await page.context().addCookies([
    { name, value, url: site.origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed_in', value: '1', url: site.origin, sameSite: 'Lax' },
  ]);
  return actor;
}

/** As `signedIn`, for the next colleague at the same tab: nothing that the page of the one before still asks for is asked as theirs. */
export async function takesOver(...[page, ...others]: Parameters<typeof signedIn>): Promise<SignedInActor> {
  await page.goto('/robots.txt');
  return signedIn(page, ...others);
}
