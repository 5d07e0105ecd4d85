import type { RunningSite } from '#tests/support/running-site.ts';
import { openSite, SITE_TIMEOUT_MS } from './site.ts';
import { test as plain } from './test.ts';

/** Scenarios on a site with sample data: every list has rows, in every state. */
export const test = plain.extend<object, { site: RunningSite }>({
  site: [
    async ({ mailbox }, use) => {
      const site = await openSite(mailbox, { seeded: false, env: { SAMPLE_BUSINESS: 'on' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: SITE_TIMEOUT_MS },
  ],
});
