import { expect, test } from './support/test.ts';

test('the API is laid out to read: every part, a call with its fields, and what it refuses', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Miami Flow Yachts API/ })).toBeVisible();
  for (const part of ['Fleet', 'Extras', 'Charters', 'Events', 'Content', 'Inquiries']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${part}`) })).toBeVisible();
  }
  await expectAccessible();
  await page
    .getByRole('heading', { name: /^Inquiries/ })
    .getByRole('button')
    .click();
  await page
    .getByRole('button', { name: /POST.*\/api\/contact/i })
    .first()
    .click();
  await expect(page.getByText('Idempotency-Key').last()).toBeVisible();
  await expect(page.getByText('Fails validation').first()).toBeVisible();
});

test('with scripts off, the page says where the description is', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Miami Flow Yachts API' })).toBeVisible();
  await expect(page.getByRole('link', { name: '/api/openapi.json' })).toBeVisible();
  await context.close();
});
