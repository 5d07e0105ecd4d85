import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 150;

/** Moves the focus to an element with the Tab key alone; answers the number of presses. */
export async function reach(page: Page, wanted: Locator): Promise<number> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${wanted}`);
}
