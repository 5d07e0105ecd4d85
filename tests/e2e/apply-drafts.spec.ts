import { aPdf } from '#tests/builders/files.ts';
import { signedIn } from './support/account.ts';
import { expectStep, fillApplication, fillPurpose, ownEmail } from './support/application.ts';
import { expect, test } from './support/test.ts';

test('what another device has kept is not replaced by a page that could not read it', async ({
  page,
  site,
  expectFailure,
}) => {
  const { headers } = await signedIn(page, site, 'client');
  const drafts = `${site.origin}/api/financing/drafts/current`;
  const draft = async () => (await (await fetch(drafts, { headers })).json()).values;
  const there = { purpose: 'charter', city: 'Miami', monthlyNetIncome: '$14,500' };
  await fetch(drafts, {
    method: 'PUT',
    headers: { ...headers, origin: site.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ step: 3, values: there }),
  });
  expect(await draft()).toEqual(there);

  expectFailure({ url: /drafts\/current$/, status: 503 });
  let isAway = true;
  await page.route('**/api/financing/drafts/current', (route) =>
    isAway && route.request().method() === 'GET'
      ? route.fulfill({ status: 503, json: { error: 'Away', code: 'unavailable' } })
      : route.continue(),
  );
  const readAgain = () =>
    page.waitForResponse(
      (answer) => /drafts\/current$/.test(answer.url()) && answer.request().method() === 'GET',
    );
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.goto('/apply');
  await fillPurpose(page);
  const refused = readAgain();
  await next.click();
  await refused;
  await expectStep(page, 2, 'Personal Info');
  await page.getByLabel('First name').fill('Elena');
  expect(await draft()).toEqual(there);

  isAway = false;
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Back' }).click();
  await kept;
  expect(await draft()).toMatchObject({
    city: 'Miami',
    monthlyNetIncome: '$14,500',
    estimatedAmount: '$25,000',
    firstName: 'Elena',
  });
  await next.click();
  await expect(page.getByLabel('City')).toHaveValue('Miami');
  await expect(page.getByLabel('First name')).toHaveValue('Elena');
});

test('a draft that comes late fills the step in around whoever is typing in it', async ({ page, site }) => {
  const { headers } = await signedIn(page, site, 'client');
  const drafts = `${site.origin}/api/financing/drafts/current`;
  await fetch(drafts, {
    method: 'PUT',
    headers: { ...headers, origin: site.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ step: 3, values: { firstName: 'Other', city: 'Miami', state: 'FL' } }),
  });
  const { promise: line, resolve: clear } = Promise.withResolvers<void>();
  await page.route('**/api/financing/drafts/current', (route) =>
    route.request().method() === 'GET' ? line.then(() => route.continue()) : route.continue(),
  );
  await page.goto('/apply');
  await fillPurpose(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectStep(page, 2, 'Personal Info');
  const first = page.getByLabel('First name');
  await first.pressSequentially('Elna');
  await first.press('ArrowLeft');
  await first.press('ArrowLeft');
  clear();
  await expect(page.getByLabel('City')).toHaveValue('Miami');
  await expect(page.getByLabel('State')).toHaveValue('FL');
  await expect(first).toBeFocused();
  await page.keyboard.type('e');
  await expect(first).toHaveValue('Elena');
  const kept = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Back' }).click();
  expect((await kept).postDataJSON().values).toMatchObject({
    firstName: 'Elena',
    city: 'Miami',
    estimatedAmount: '$25,000',
  });
});

test('whoever has chosen files is asked before they leave the page', async ({ page }) => {
  await page.goto('/apply');
  await fillApplication(page, ownEmail());
  const file = page.getByLabel('files: Government ID');
  await file.setInputFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(page).toHaveURL(/\/apply$/);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['confirm', 'beforeunload']);
  await expect(page.getByText('id.pdf')).toBeVisible();

  // From step to step nothing is lost, and without files there is nothing to ask about.
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Remove id.pdf' }).click();
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(asked).toHaveLength(2);
});
