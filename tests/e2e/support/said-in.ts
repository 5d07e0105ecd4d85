import type { Page } from '@playwright/test';
import { recordClicks } from './click-recorder.ts';
import { textsOn } from './plain-english.ts';

/** How many buttons of one kind are pressed; the others of that kind would open the same. */
const OF_A_KIND = 2;

/** The page's buttons in order, each with its kind. The kind contains no texts, so it is the same in every language. */
const buttonsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary')].map((element, place) => ({
      place,
      isShown: element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]'),
      kind: [
        element.tagName,
        element.className,
        element.getAttribute('aria-haspopup'),
        element.closest('section, form, article, header, footer, nav')?.className,
        element
          .closest('section')
          ?.getAttribute('aria-labelledby')
          ?.replace(/«.*»|:.*:/, ''),
      ].join(' '),
    })),
  );

/**
 * All texts of a page: as it opens, and after pressing each of its buttons, including those of the dialogs and messages
 * that open.
 *
 * @param open opens the page; called again whenever a press has led away from it
 */
export async function saidIn(page: Page, open: () => Promise<void>): Promise<Set<string>> {
  const said = new Set<string>();
  const settle = () =>
    page.waitForFunction(
      () => document.documentElement.dataset.hydrated !== undefined && window.clickRecorder?.isQuiet(),
    );
  /** Asks the page. If a form is just leading to another page, it calls `again` once that page is there. */
  const ask = async <Answer>(question: () => Promise<Answer>, again: () => Promise<Answer>) => {
    try {
      return await question();
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await settle();
      return again();
    }
  };
  const hear = async () => {
    const texts = () => textsOn(page);
    for (const text of await ask(texts, texts)) said.add(text);
  };
  const press = (at: number) =>
    ask<void>(
      () =>
        page.evaluate((one) => document.querySelectorAll<HTMLElement>('button, summary')[one]?.click(), at),
      async () => undefined,
    );
  await open();
  await settle();
  const address = page.url();
  await hear();
  for (const text of await page
    .locator('meta[name=description], meta[property="og:description"], meta[property="og:image:alt"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('content') ?? '')))
    said.add(text);
  const pressed = new Map<string, number>();
  for (const { place, kind, isShown } of await buttonsOn(page)) {
    const times = pressed.get(kind) ?? 0;
    if (!isShown || times >= OF_A_KIND) continue;
    pressed.set(kind, times + 1);
    await press(place);
    await settle();
    await hear();
    // Escape closes a dialog. If the press has led to another page, or a dialog stays, open the page anew.
    await page.keyboard.press('Escape');
    await settle();
    if (page.url() === address && (await page.getByRole('dialog').count()) === 0) continue;
    await open();
    await settle();
  }
  return said;
}

/** Call this before the first page is opened. */
export const hearPresses = (page: Page) => page.addInitScript(recordClicks);
