import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signedIn } from '../e2e/support/account.ts';
import { test } from '../e2e/support/business.ts';
import { findCovered } from '../e2e/support/covered.ts';
import { expect } from '../e2e/support/test.ts';
import { SCREENS } from './screens.ts';

const folder = path.resolve(process.env.SHOT_FOLDER ?? '.tmp/shots');
const widths = (process.env.SHOT_WIDTHS ?? '320,390,768,1440,1920').split(',').map(Number);
const only = new RegExp(process.env.SHOT_ONLY ?? '');
/** The greatest height of a picture, in pixels of a page; below that, lists only go on. */
const LONGEST = 7_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Loads every picture of the page, and waits until each has arrived or failed. */
async function seeEverything(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A screenshot of the whole page does not scroll, so show the parts that otherwise appear on scrolling.
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible';
    await document.fonts.ready;
    const coming = [...document.images].filter(({ complete }) => !complete);
    await Promise.race([
      Promise.all(coming.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 15_000)),
    ]);
  });
}

for (const screen of SCREENS.filter(({ name }) => only.test(name))) {
  for (const width of screen.isPrinted ? [816] : widths) {
    test(`${screen.name} at ${width} px`, async ({ page, site, expectFailure, expectAccessible }) => {
      for (const status of [401, 404, 410])
        expectFailure({ url: /./, status, maybe: 'which of them a screen meets is its scenarios’ affair' });
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      if (screen.as !== 'visitor') await signedIn(page, site, screen.as);
      await page.goto(screen.path);
      await page.locator('html[data-hydrated]').waitFor();
      await screen.open?.(page, site);
      // Scroll through the page once, so that late parts load and replace their placeholders.
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
          window.scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
      await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
      await seeEverything(page);
      if (screen.isPrinted) await page.emulateMedia({ media: 'print' });
      for (const forcedColors of screen.isPrinted ? (['none'] as const) : (['none', 'active'] as const)) {
        await page.emulateMedia({ forcedColors });
        const place = path.join(
          folder,
          screen.isPrinted ? 'print' : `${width}${forcedColors === 'none' ? '' : '-forced'}`,
        );
        mkdirSync(place, { recursive: true });
        const isOverlaid = (await page.getByRole('dialog').count()) > 0;
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.screenshot({
          path: path.join(place, `${screen.name}.png`),
          fullPage: !isOverlaid,
          ...(isOverlaid || height <= LONGEST ? {} : { clip: { x: 0, y: 0, width, height: LONGEST } }),
        });
      }
      await page.emulateMedia({ forcedColors: 'none', media: 'screen' });
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'wider than the window')
        .toBeLessThanOrEqual(width);
      expect.soft(await findCovered(page), 'covered').toEqual([]);
      await expectAccessible();
    });
  }
}
