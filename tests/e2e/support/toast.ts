import type { Locator, Page } from '@playwright/test';

/**
 * A toast that says this, for the five seconds that it is seen. What listeners hear of it, a status, is there for one of them: on a
 * busy machine it has gone before it is looked for.
 */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('.toast').filter({ hasText: text }).first();
}
