import type { Locator, Page } from '@playwright/test';

/**
 * The visible toast with this text; it stays for five seconds. Do not search for the status that screen readers hear:
 * it is there for only one of these seconds, which a busy machine may miss.
 */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('.toast').filter({ hasText: text }).first();
}
