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

/** A text of the site: it has no scripts that would keep something on leaving, and costs the tab no new process. */
const BETWEEN = '/robots.txt';
const isBetween = (page: Page) => page.url().endsWith(BETWEEN);

/** Leaves nothing behind in the tab but what the browser has fetched. */
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
 * Scenarios of several parts, for what needs no browser of its own: opening a page in a tab that has been there costs a third
 * of opening it in a new browser. Each part begins as a new visitor and ends with axe, as a scenario does. A part declares no
 * failures, and leaves clock, window and media as they are: whoever changes those is a scenario.
 *
 * @returns what takes the parts, in their order; those for both widths, for a phone and for a desktop are a scenario each
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
      // A part that has opened nothing, but asked the site, has nothing to look at.
      if (isBetween(page)) await page.goto('about:blank');
      if (page.url() !== 'about:blank') await expectAccessible();
    });
  }
}
