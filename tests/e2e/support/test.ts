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
  /** Declares failed calls that the scenario is about. Those that do not come fail it. */
  expectFailure: (failure: DeclaredFailure) => void;
  /** Fails on anything that axe finds in the page's present state. It also runs by itself at the end of each scenario. */
  expectAccessible: () => Promise<void>;
  /** What has failed has failed. A scenario that came to a standstill, browser and all, is begun once more, in a new one. */
  failsAtOnce: undefined;
};

/** `test.use(MOVING)`: the pages of this file's scenarios move, as they do for whoever has not asked for calm. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Worker = { site: RunningSite; mailbox: Mailbox };

/** A page that fails again and again would bury what it says first. */
const MOST_TROUBLES = 20;

/** The lines of a site's log that are errors; pino counts from 50. */
const wentWrong = (log: string) => log.split('\n').filter((line) => /"level":[5-9]\d/.test(line));

/** Waits until the page that has been opened answers to clicks; one that is not ours does at once. */
async function answering<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(
    () => !('__reactRouterContext' in window) || document.documentElement.dataset.hydrated !== undefined,
  );
  return answer;
}

const patient = new WeakSet<APIRequestContext>();

/** Has what is only read asked for again where the site has just closed the connection: after 75 s without a word each side may. */
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
 * what it has mailed. A console error, a page error, a CSP report or an undeclared failed resource in any tab, a declared
 * failure that has not come, or an axe finding fails the scenario.
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
    // Playwright reads what a fixture needs from this pattern, and refuses any other parameter.
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
      // Beside what the browser met stands what the server wrote of it: a failure that comes once in a hundred runs is told there.
      const told = found.length > 0 ? wentWrong(site.said().slice(before)) : [];
      // One that has failed may not have come as far as what it declares.
      const unmet = testInfo.status === 'passed' ? troubles.unmet() : [];
      expect([...found.slice(0, MOST_TROUBLES), ...told, ...unmet], 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
  request: async ({ request }, use) => use(asksAgain(request)),
  // A page is seen before its scripts are there: a scenario goes on when its buttons answer.
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
    // The next scenario begins in this tab. These two Playwright leaves as they are when it empties it.
    await page.context().setOffline(false);
    await page.context().clearPermissions();
  },
  expectAccessible: [
    async ({ page, javaScriptEnabled }, use, testInfo) => {
      const look = async () => {
        // Axe waits on the page's own clock.
        if (heldClocks.delete(page)) await page.clock.resume();
        expect(await findAxeViolations(page), 'axe').toEqual([]);
      };
      await use(look);
      // Axe is a script of the page's own; with scripts off it would wait for ever.
      const canLook = javaScriptEnabled !== false && page.url() !== 'about:blank' && !page.isClosed();
      if (canLook && testInfo.status === testInfo.expectedStatus) await look();
    },
    // A hook would hold for the first file alone that a worker reads: this module is loaded once.
    { auto: true },
  ],
});
