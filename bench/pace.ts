import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from './load.ts';

/** A machine of this pace or more is fast: there some bars are plain times. */
export const FAST = 2_000;

/** The machine's pace: Lighthouse's benchmark index, the median of three. */
export async function paceOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const paces: number[] = [];
  for (let time = 0; time < 3; time += 1)
    paces.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return median(paces);
}
