import type { Mailbox } from '#tests/support/mailbox.ts';
import { type RunningSite, startRunningSite } from '#tests/support/running-site.ts';

/** A machine that does much else may need this long to start a site, in milliseconds. */
export const SITE_TIMEOUT_MS = 180_000;

/** A site of the worker's own, that mails to `mailbox`; `env` are settings that differ. */
export function openSite(
  mailbox: Mailbox,
  { env, host, seeded = true }: { env?: Record<string, string>; host?: string; seeded?: boolean } = {},
): Promise<RunningSite> {
  return startRunningSite(process.env.E2E_DATABASE_SERVER ?? '', {
    seeded,
    // Whatever a scenario does is done with the least rights that a site can be given.
    hasOwnRole: true,
    ...(host ? { host } : {}),
    env: { SMTP_URL: mailbox.url, ...env },
    keptPictures: process.env.E2E_PICTURES,
  });
}
