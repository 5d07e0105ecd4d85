import type { Page } from '@playwright/test';

/**
 * Opens a page whose scripts have not arrived yet.
 *
 * @returns a function that lets them arrive and waits until the page is hydrated
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: line, resolve: clear } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await line;
    // If the browser has left the page meanwhile, the request is gone.
    await route.continue().catch(() => undefined);
  });
  await page.evaluate((address) => window.location.assign(address), path).catch(() => undefined);
  return async () => {
    clear();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  };
}
