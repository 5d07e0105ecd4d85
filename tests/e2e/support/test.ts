import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { findAxeViolations } from './axe.ts';
import { openSite, SITE_TIMEOUT_MS } from './site.ts';
import { type DeclaredFailure, hearTroubles } from './troubles.ts';

export { expect };

type Scenario = {
  /** Declares failed calls that the scenario causes. If one does not come, the scenario fails. */
  expectFailure: (failure: DeclaredFailure) => void;
  /** Fails on anything that axe finds in the page's current state. It also runs at the end of each scenario. */
  expectAccessible: () => Promise<void>;
  /**
   * A failed scenario is not repeated. Only one that timed out, perhaps with its browser, is run once more in a new
   * browser.
   */
  failsAtOnce: undefined;
};

/** `test.use(MOVING)`: this file's pages show their motion, as for visitors who have not asked for reduced motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Worker = { site: RunningSite; mailbox: Mailbox };

/** The most errors that are reported: a page that fails again and again would hide its first error. */
const MOST_TROUBLES = 20;

/** The error lines of a site's log; pino's error levels begin at 50. */
const wentWrong = (log: string) => log.split('\n').filter((line) => /"level":[5-9]\d/.test(line));

/** Waits until the opened page answers to clicks; a page that is not the site's own does so at once. */
async function answering<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(
    () => !('__reactRouterContext' in window) || document.documentElement.dataset.hydrated !== undefined,
  );
  return answer;
}

const patient = new WeakSet<APIRequestContext>();

/**
 * Repeats reading calls on a closed connection: after 75 s of silence, the site may close it just when a call is sent.
 */
function asksAgain(request: APIRequestContext): APIRequestContext {
  if (patient.has(request)) return request;
  patient.add(request);
  const get = request.get.bind(request);
  request.get = (address, options) => get(address, { maxRetries: 2, ...options });
  return request;
}

/** Pages whose clock a scenario has stopped. */
const heldClocks = new WeakSet<Page>();

/**
 * A scenario on the real site: `page` opens it by path, `site` is the running process with its own database, `mailbox`
 * has the mails that it sent. The scenario fails on a console error, a page error, a CSP report or an undeclared failed
 * resource in any tab, on a declared failure that does not come, and on an axe finding.
 */
export const test = base.extend<Scenario, Worker>({
  failsAtOnce: [
    async ({ browserName: _browserName }, use, testInfo) => {
      const stoodStill = path.join(path.dirname(testInfo.outputDir), `${testInfo.testId}-stood-still`);
      if (testInfo.retry > 0 && !existsSync(stoodStill)) throw new Error('It failed, as is said above.');
      await use(undefined);
      if (testInfo.status === 'timedOut') writeFileSync(stoodStill, '');
    },
    { auto: true },
  ],
  mailbox: [
    // Playwright reads the needed fixtures from this pattern, and refuses any other parameter.
    async ({ browserName: _browserName }, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await openSite(mailbox);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: SITE_TIMEOUT_MS },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  expectFailure: [
    async ({ page, site, browser }, use, testInfo) => {
      const before = site.said().length;
      const troubles = hearTroubles(page.context(), browser);
      await use(troubles.declare);
      troubles.leave();
      const { found } = troubles;
      // Report the server's errors beside the browser's, because they may explain a failure that comes once in a
      // hundred runs.
      const told = found.length > 0 ? wentWrong(site.said().slice(before)) : [];
      // A failed scenario may have ended before the failures that it declares.
      const unmet = testInfo.status === 'passed' ? troubles.unmet() : [];
      expect([...found.slice(0, MOST_TROUBLES), ...told, ...unmet], 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
  request: async ({ request }, use) => use(asksAgain(request)),
  // A page is visible before its scripts have loaded, so wait until its buttons work.
  page: async ({ page, javaScriptEnabled }, use) => {
    const pauseAt = page.clock.pauseAt.bind(page.clock);
    page.clock.pauseAt = async (time) => {
      heldClocks.add(page);
      await pauseAt(time);
    };
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      page.goto = async (...args) => answering(page, await goto(...args));
      page.reload = async (...args) => answering(page, await reload(...args));
    }
    asksAgain(page.request);
    await use(page);
    // The next scenario uses this tab. Playwright does not reset these two when it empties the tab.
    await page.context().setOffline(false);
    await page.context().clearPermissions();
  },
  expectAccessible: [
    async ({ page, javaScriptEnabled }, use, testInfo) => {
      const look = async () => {
        // Axe needs the page's clock to run.
        if (heldClocks.delete(page)) await page.clock.resume();
        expect(await findAxeViolations(page), 'axe').toEqual([]);
      };
      await use(look);
      // Axe runs as a script of the page; with scripts off it would wait forever.
      const canLook = javaScriptEnabled !== false && page.url() !== 'about:blank' && !page.isClosed();
      if (canLook && testInfo.status === testInfo.expectedStatus) await look();
    },
    // Use an automatic fixture: a worker loads this module only once, so a hook would only apply to the first test
    // file.
    { auto: true },
  ],
});
