import type { Response } from '@playwright/test';
import { expect, test } from './support/test.ts';

const STEPS = [
  'Purpose and basics',
  'Personal information',
  'Employment and financials',
  'Documents',
  'Soft-inquiry pre-qualification',
  'Decision and signing with the lender',
];

test('the landing page says what it is and what it is not, in six steps and three benefits @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/financing');
  await expect(page.getByRole('heading', { level: 1, name: /financing/i })).toBeVisible();
  await expect(page.getByText('We are not a lender: they decide.')).toBeVisible();
  const steps = page
    .getByRole('region', { name: 'Six steps, none in the dark' })
    .getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(STEPS);
  const benefits = page
    .getByRole('region', { name: 'Why our guests finance' })
    .getByRole('heading', { level: 3 });
  await expect(benefits).toHaveText(['Lower upfront cost', 'Fast pre-qualification', 'Transparent process']);
  await expect(page.getByText('Miami Flow Yachts is not a lender.', { exact: false })).toHaveCount(1);
  for (const name of ['Start your application', 'Talk to us first']) {
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  }
  const question = page.getByRole('heading', { name: 'Are you the lender?' });
  await question.click();
  await expect(
    page.getByText('credit decisions are made by independent lenders', { exact: false }),
  ).toBeVisible();
  await expectAccessible();
});

test('both calls lead on: to the application and to us', async ({ page }) => {
  await page.goto('/financing');
  await page.getByRole('link', { name: 'Start your application' }).first().click();
  await expect(page).toHaveURL(/\/apply$/);
  // The page has a layout of its own, and the focus still moves to its heading, for screen readers.
  await expect(page.getByRole('heading', { level: 1, name: 'Step 1 of 4: Purpose & Basics' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Talk to us first' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the estimator is an illustration, follows the figures and says what it does not take @phone', async ({
  page,
}) => {
  await page.goto('/financing');
  const estimate = page.getByRole('region', { name: 'What it might cost per month' });
  await estimate.scrollIntoViewIfNeeded();
  await expect(estimate.getByText('An illustration, not an offer')).toBeVisible();
  await expect(estimate.getByText('$3,033', { exact: true })).toBeVisible();
  await expect(estimate.getByText('$363,983', { exact: true })).toBeVisible();
  await estimate.getByLabel('Amount financed').fill('100000');
  await estimate.getByLabel('Months').fill('60');
  await estimate.getByLabel('Yearly rate you expect').fill('0');
  await expect(estimate.getByText('$1,667', { exact: true })).toBeVisible();
  await estimate.getByLabel('Months').fill('900');
  await expect(estimate.getByText('Please choose 12 to 240.')).toBeVisible();
  await expect(estimate.getByText('$1,667', { exact: true })).toHaveCount(0);
  await estimate.getByLabel('Months').blur();
  await expect(estimate.getByLabel('Months')).toHaveValue('240');
  await expect(estimate.getByText('Please choose 12 to 240.')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('everything can be read, the estimate of the usual figures included', async ({ page }) => {
    await page.goto('/financing');
    for (const step of STEPS)
      await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible();
    await expect(page.getByText('$3,033', { exact: true })).toBeVisible();
  });
});

test('neither the wizard nor its forms weigh on this page', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) answers.push(response);
  });
  await page.goto('/financing', { waitUntil: 'networkidle' });
  const scripts = answers.map((answer) => answer.url());
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((url) => /\/(rules|forms|wizard|step-form|contact-form)-/.test(url))).toEqual([]);
  // Read the sizes once all answers are complete; otherwise the last one would count as empty.
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeLessThanOrEqual(130 * 1024);
});
