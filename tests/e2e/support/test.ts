import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { openSite, SITE_TIMEOUT_MS } from './site.ts';

export { expect };

/** An answer that a scenario brings about on purpose; any other failed resource fails it. */
type DeclaredFailure = { readonly url: RegExp; readonly status: number };

type Scenario = {
  /** Declares failed calls that the scenario is about. */
  expectFailure: (failure: DeclaredFailure) => void;
  /** Fails on anything that axe finds in the page's present state. It also runs by itself at the end of each scenario. */
  expectAccessible: () => Promise<void>;
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

/** Pages whose clock a scenario has stopped. */
const heldClocks = new WeakSet<Page>();

const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** States that axe has found nothing in, as this run has met them: an empty file each, that all workers see. */
const soundStates = {
  folder: process.env.E2E_SOUND_STATES ?? '',
  has: (state: string) => existsSync(path.join(soundStates.folder, state)),
  add: (state: string) => writeFileSync(path.join(soundStates.folder, state), ''),
};

/**
 * What axe judges of a page, without what it says: its elements, their roles, names and looks, the size of the window. Ids,
 * addresses and figures differ from one scenario to the next, and say nothing that axe hears.
 */
async function stateOf(page: Page): Promise<string> {
  const described = await page.evaluate(() => {
    const SPOKEN = /^(?:href|src|srcset|value|content|action|for|datetime|sizes|headers|name|key)$/;
    const POINTS =
      /^(?:id|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/;
    const described: string[] = [];
    const walk = (element: Element) => {
      const attributes = [...element.attributes]
        .map(({ name, value }) => {
          if (POINTS.test(name)) {
            // What is pointed at must be there, whatever its name.
            return `${name}:${value.split(/\s+/).map((id) => document.getElementById(id) !== null)}`;
          }
          return SPOKEN.test(name) || /^data-/.test(name) || /^(?:aria-label|alt|title)$/.test(name)
            ? `${name}:${value.trim() !== ''}`
            : `${name}=${value}`;
        })
        .sort();
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      described.push(
        `<${element.localName} ${attributes.join(' ')}${hasText ? ' text' : ''}${element.checkVisibility() ? '' : ' hidden'}>`,
      );
      for (const child of element.children) walk(child);
      described.push('/');
    };
    walk(document.body);
    return [innerWidth, innerHeight, document.documentElement.lang, document.title !== '', ...described].join(
      ' ',
    );
  });
  return createHash('sha256').update(described).digest('hex');
}

async function findAxeViolations(page: Page): Promise<string[]> {
  // Axe waits on the page's own clock.
  if (heldClocks.delete(page)) await page.clock.resume();
  // What fades in is pale for a moment; nothing is judged before it stands. A bar that shows a slide's time is not waited for,
  // nor what changes in a part of the page that is off the screen and not drawn: it never says that it has ended.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= 1_000)
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) =>
          (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  const state = await stateOf(page);
  if (soundStates.has(state)) return [];
  // The pages have no frames: axe looks at them in one go, and only findings are wanted. That takes a third of the time.
  const look = async (runOnly: string[]) => {
    const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] });
    return (await axe.setLegacyMode().analyze()).violations;
  };
  let violations = await look(AXE_RULES);
  // What has been scrolled under a bar that stays is as small as what is seen of it: it is measured where nothing is hidden.
  if (violations.some(({ id }) => id === 'target-size')) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    violations = [...violations.filter(({ id }) => id !== 'target-size'), ...(await look(['target-size']))];
  }
  if (violations.length === 0) soundStates.add(state);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}

/**
 * A scenario on the real site: `page` opens it by path, `site` is the running process with its own database, `mailbox`
 * what it has mailed. A console error, a page error, a CSP report, an undeclared failed resource or an axe finding
 * fails the scenario.
 */
export const test = base.extend<Scenario, Worker>({
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
    async ({ page, site }, use) => {
      const before = site.said().length;
      const declared: DeclaredFailure[] = [];
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        // The browser's own line about a failed resource; the answer itself is judged below.
        if (message.text().startsWith('Failed to load resource')) return;
        troubles.push(`console: ${message.text()}`);
      });
      page.on('response', (response) => {
        if (response.status() < 400) return;
        const isDeclared = declared.some(
          ({ url, status }) => url.test(response.url()) && status === response.status(),
        );
        if (!isDeclared) troubles.push(`${response.status()} ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        // A page that is left, or a film that is changed, cancels what it no longer needs.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        const isDeclared = declared.some(({ url, status }) => url.test(request.url()) && status === 0);
        if (!isDeclared) troubles.push(`${request.failure()?.errorText} ${request.url()}`);
      });
      await use((failure) => void declared.push(failure));
      // Beside what the browser met stands what the server wrote of it: a failure that comes once in a hundred runs is told there.
      const told = troubles.length > 0 ? wentWrong(site.said().slice(before)) : [];
      expect([...troubles.slice(0, MOST_TROUBLES), ...told], 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
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
    await use(page);
  },
  expectAccessible: [
    async ({ page, javaScriptEnabled }, use, testInfo) => {
      const look = async () => expect(await findAxeViolations(page), 'axe').toEqual([]);
      await use(look);
      // Axe is a script of the page's own; with scripts off it would wait for ever.
      const canLook = javaScriptEnabled !== false && page.url() !== 'about:blank' && !page.isClosed();
      if (canLook && testInfo.status === testInfo.expectedStatus) await look();
    },
    // A hook would hold for the first file alone that a worker reads: this module is loaded once.
    { auto: true },
  ],
});
