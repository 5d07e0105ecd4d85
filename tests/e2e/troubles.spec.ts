import { expect, test } from './support/test.ts';

/** A page that does not exist, opened in a second browser. */
const NOWHERE = { url: /\/nowhere$/, status: 404 };

// These tests are expected to fail: the report marks each with a cross and counts it as passed.
test.describe('what fails a scenario', () => {
  test.fail('a declared failure that does not come', ({ expectFailure }) => expectFailure(NOWHERE));

  test.fail('an error in a second tab', async ({ context }) => {
    const other = await context.newPage();
    await other.goto('/robots.txt');
    const thrown = context.waitForEvent('weberror');
    await other.evaluate(() =>
      queueMicrotask(() => Promise.reject(new Error('A second tab is in trouble.'))),
    );
    await thrown;
  });

  test.fail('an undeclared failure in a second browser', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.origin });
    const answer = await (await context.newPage()).goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await context.close();
  });
});

test('what is declared may come in a second browser, and what only may come need not', async ({
  browser,
  site,
  expectFailure,
}) => {
  expectFailure(NOWHERE);
  expectFailure({ url: /\/elsewhere$/, status: 404, maybe: 'nobody goes there' });
  const context = await browser.newContext({ baseURL: site.origin });
  const answer = await (await context.newPage()).goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await context.close();
});
