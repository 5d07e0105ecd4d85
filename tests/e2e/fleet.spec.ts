import { expect, test } from './support/test.ts';

test('the fleet page opens @phone', async ({ page }) => {
  await page.goto('/yachts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
