import type { APIRequestContext, Page } from '@playwright/test';
import type { Mailbox } from '#tests/support/mailbox.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { test } from './test.ts';

type Given = {
  page: Page;
  site: RunningSite;
  mailbox: Mailbox;
  request: APIRequestContext;
  isMobile: boolean;
  expectAccessible: () => Promise<void>;
};
type Look = (given: Given) => Promise<void>;
type Part = { readonly title: string; readonly look: Look };

/**
 * A plain text file of the site: it has no scripts that could save anything on leaving, and the tab needs no new
 * process for it.
 */
const BETWEEN = '/robots.txt';
const isBetween = (page: Page) => page.url().endsWith(BETWEEN);

/** Resets the tab, except for what the browser has cached. */
async function beginAnew(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  await page.goto(BETWEEN);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/**
 * Groups tests into scenarios of several parts, for tests that need no new browser: opening a page in a used tab takes
 * a third of the time. Each part begins as a new visitor and ends with axe, as a scenario does. A part must not declare
 * failures or change clock, window or media; a test that does must be a scenario of its own.
 *
 * @returns a function that adds a part; parts for both widths, for phones and for desktops become one scenario each
 */
export function scenariosOf(subject: string): (title: string, look: Look) => void {
  const scenarios = new Map<string, Part[]>();
  return (title, look) => {
    const [tag = ''] = / @phone(?:-only)?$/.exec(title) ?? [];
    const parts = scenarios.get(tag) ?? [];
    if (parts.length === 0) {
      scenarios.set(tag, parts);
      test(`${subject}${tag}`, ({ page, site, mailbox, request, isMobile, expectAccessible }) =>
        take(parts, { page, site, mailbox, request, isMobile, expectAccessible }));
    }
    parts.push({ title, look });
  };
}

async function take(parts: readonly Part[], given: Given): Promise<void> {
  const { page, expectAccessible } = given;
  for (const [index, { title, look }] of parts.entries()) {
    await test.step(title, async () => {
      if (index > 0) await beginAnew(page);
      await look(given);
      // A part that only called the API has opened no page for axe to judge.
      if (isBetween(page)) await page.goto('about:blank');
      if (page.url() !== 'about:blank') await expectAccessible();
    });
  }
}
