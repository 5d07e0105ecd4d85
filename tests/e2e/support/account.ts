import type { Page } from '@playwright/test';
import { loadConfig } from '#platform/config.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';

/** Signs the page's browser in with a new account, by a session in the database instead of the form. */
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

/**
 * Like `signedIn`, for the next colleague at the same tab. It leaves the page first, so that its open requests are not
 * sent with the new session.
 */
export async function takesOver(...[page, ...others]: Parameters<typeof signedIn>): Promise<SignedInActor> {
  await page.goto('/robots.txt');
  return signedIn(page, ...others);
}

/** Opens the profile and waits for its last request, which would be refused if the session ended before it is answered. */
export async function openProfile(page: Page): Promise<void> {
  const last = page.waitForResponse(/\/api\/profile\/saved-yachts$/);
  await page.goto('/profile');
  await last;
}
