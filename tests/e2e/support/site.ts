import type { Mailbox } from '#tests/support/mailbox.ts';
import { type RunningSite, startRunningSite } from '#tests/support/running-site.ts';

/** The longest time that a busy machine needs to start a site, in milliseconds. */
export const SITE_TIMEOUT_MS = 180_000;

/** Starts a site for one worker that mails to `mailbox`; `env` overrides its settings. */
export function openSite(
  mailbox: Mailbox,
  { env, host, seeded = true }: { env?: Record<string, string>; host?: string; seeded?: boolean } = {},
): Promise<RunningSite> {
  return startRunningSite(process.env.E2E_DATABASE_SERVER ?? '', {
    seeded,
    // Run all scenarios with the least database rights that a site can have.
    hasOwnRole: true,
    ...(host ? { host } : {}),
    env: { SMTP_URL: mailbox.url, ...env },
    keptPictures: process.env.E2E_PICTURES,
  });
}
