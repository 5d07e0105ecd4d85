import type { Page, Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { instantAt } from '#core/charter-time.ts';
import { financingApplications } from '#features/financing/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { expectStep, fillApplication, ownEmail, PERSON } from './support/application.ts';
import { expect, test } from './support/test.ts';

/** Sends an application whose call waits for `goOn`. */
async function send(page: Page, email: string) {
  await page.goto('/apply');
  await fillApplication(page, email);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/financing/applications', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  return goOn;
}

async function expectStored(site: RunningSite, email: string, count: number) {
  const { db } = site.database;
  const own = eq(financingApplications.email, email);
  expect(await db.select().from(financingApplications).where(own)).toHaveLength(count);
}

test('while it is sent the button says Submitting..., a second press sends nothing, and Back takes nothing away', async ({
  page,
  site,
}) => {
  const email = ownEmail();
  const goOn = await send(page, email);
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeVisible();
  await busy.click();
  await page.goBack();
  await expectStep(page, 4, 'Documents');
  goOn();
  await expect(page).toHaveURL(/\/account\/financing\?app=/);
  await expectStored(site, email, 1);
});

test('a charter date that has passed while the form was open is named by the toast, beside the field', async ({
  page,
  site,
}) => {
  const email = ownEmail();
  await page.goto('/apply');
  await fillApplication(page, email);
  await page.clock.setFixedTime(instantAt('2097-05-09', 12));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectStep(page, 1, 'Purpose & Basics');
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please choose a charter date that has not passed', { exact: true }),
  ).toBeVisible();
  await expectStored(site, email, 0);
});

test('whoever goes elsewhere while it is sent stays there and reads that it arrived', async ({
  page,
  site,
}) => {
  const email = ownEmail();
  const goOn = await send(page, email);
  await page.getByRole('link', { name: 'Contact Support' }).click();
  const message = page.getByLabel(/^Message/);
  await message.fill('One more question');
  goOn();
  await expect(page.locator('.toast').getByText('Application Submitted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(message).toHaveValue('One more question');
  await expectStored(site, email, 1);
});

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Sends an application that the server stores, with its answer lost. */
async function sendAndHearNothing(page: Page, email: string) {
  await page.goto('/apply');
  await fillApplication(page, email);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('failed');
  };
  await page.route('**/api/financing/applications', lose, { times: 1 });
  await submit(page).click();
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
}

async function sendAgain(page: Page, ssnLast4: string) {
  await expectStep(page, 2, 'Personal Info');
  await page.getByLabel('Date of birth').fill(PERSON.dateOfBirth);
  await page.getByLabel('Last 4 digits of your SSN').fill(ssnLast4);
  await next(page).click();
  await next(page).click();
  await submit(page).click();
  await expect(page).toHaveURL(/\/account\/financing\?app=/);
}

test('an application whose answer was lost is stored once, also after a reload', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /financing\/applications$/, status: 0 });
  const email = ownEmail();
  await sendAndHearNothing(page, email);
  await page.reload();
  await sendAgain(page, PERSON.ssnLast4);
  await expectStored(site, email, 1);
});

test('with other digits it is another application', async ({ page, site, expectFailure }) => {
  expectFailure({ url: /financing\/applications$/, status: 0 });
  expectFailure({ url: /financing\/applications$/, status: 422 });
  const email = ownEmail();
  await sendAndHearNothing(page, email);
  await page.reload();
  await sendAgain(page, '1111');
  await expectStored(site, email, 2);
});
