import { eq, sql } from 'drizzle-orm';
import { financingApplications } from '#features/financing/tables.ts';
import { aPhotograph } from '#tests/builders/files.ts';
import { aLender, anApplication, lendersTerms } from '#tests/builders/financing.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

test('a lender’s terms are sent by a colleague, read and signed by the applicant, and complete the application @phone', async ({
  page,
  site,
  mailbox,
  expectFailure,
  expectAccessible,
}) => {
  // The server refuses a photograph that is named like a PDF.
  expectFailure({ url: /\/terms$/, status: 415 });
  const email = `elena-${Date.now()}-${process.pid}@applicants.example`;
  const applicant = await signedIn(page, site, 'client');
  const asApplicant = await page.context().cookies();
  const id = await anApplication(site.database.db, {
    accountId: applicant.accountId,
    email,
    status: 'approved',
  });

  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  const terms = page.getByRole('region', { name: 'Lender’s terms', exact: true });
  const file = terms.getByLabel('The lender’s document');
  const send = terms.getByRole('button', { name: 'Send to be signed' });
  await send.click();
  await expect(terms.getByText('Please choose the lender’s PDF.')).toBeVisible();
  await file.setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: await aPhotograph() });
  await send.click();
  await expect(terms.getByRole('alert')).toBeVisible();
  await expectAccessible();
  await file.setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: await lendersTerms() });
  await send.click();
  await expect(page.getByText('Terms Sent', { exact: true })).toBeVisible();
  await expect(terms.getByRole('link', { name: 'Terms 1' })).toBeVisible();
  await expect(terms).toContainText('sent to be signed');
  await expectAccessible();
  await mailbox.waitFor(email, /^A message about your financing application/);

  const asStaff = await page.context().cookies();

  // Leave the page, because its open requests would be refused with the applicant's session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().addCookies(asApplicant);
  await page.goto(`/account/financing?app=${id}`);
  const own = page.getByRole('region', { name: 'The lender’s terms' });
  await own.getByText('I don’t want to sign this').click();
  await expect(own.getByLabel('What should be different?')).toHaveAccessibleDescription(
    /Your application stays as it is meanwhile/,
  );
  const opened = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/file'));
  await own.getByRole('link', { name: 'Open the document (PDF)' }).click();
  expect((await opened).status()).toBe(200);
  await expect(own.getByText('You have opened it.')).toBeVisible();
  await own.getByRole('checkbox', { name: /^I could open the document/ }).check();
  await own.getByRole('button', { name: 'I agree' }).click();
  await own.getByLabel('Your full name').fill('Elena Marsh');
  await own.getByRole('button', { name: 'Sign the document' }).click();
  // Nobody else signs a lender's terms; the page shows by itself when they are sealed.
  await expect(own.getByText(/^Signed and sealed on/)).toBeVisible();
  await expect(own.getByRole('link', { name: 'Open the signed document (PDF)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terms signed' })).toBeVisible();
  await expectAccessible();

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().addCookies(asStaff);
  await page.goto(`/admin/financing/${id}`);
  await expect(terms).toContainText('signed and sealed');
  await expect(send).toHaveCount(0);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().addCookies(asApplicant);
  await page.goto(`/account/financing?app=${id}`);
  // What was signed stays the applicant's to keep, also once they have withdrawn.
  await page.getByRole('button', { name: 'Withdraw Application' }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw your application?' });
  await expect(withdrawal).toContainText('deleted unless the law requires us to keep them');
  await withdrawal.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('Application Withdrawn', { exact: true })).toBeVisible();
  await expect(own.getByRole('link', { name: /^Signed and sealed on/ })).toBeVisible();
});

test('terms for an applicant who has withdrawn meanwhile are not sent, and the colleague is told', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/terms$/, status: 409 });
  const { db } = site.database;
  const id = await anApplication(db, { status: 'approved' });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  const terms = page.getByRole('region', { name: 'Lender’s terms', exact: true });
  await terms
    .getByLabel('The lender’s document')
    .setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: await lendersTerms() });
  await db.update(financingApplications).set({ status: 'withdrawn' }).where(eq(financingApplications.id, id));
  await terms.getByRole('button', { name: 'Send to be signed' }).click();
  await expect(terms.getByRole('alert')).toBeVisible();
  await expect(terms.getByRole('button', { name: 'Send to be signed' })).toHaveCount(0);
  await expect(terms.getByRole('alert')).toContainText(/\w/);
});

test('a decision that is typed while the applicant changes something is recorded at the second press', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  expectFailure({ url: /\/decision$/, status: 409 });
  const id = await anApplication(db, { status: 'under_review', completedAt: new Date() });
  await aLender(db);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  await page.getByRole('button', { name: 'Record a decision' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a decision' });
  await dialog.getByRole('radio', { name: 'Declined' }).check();
  await dialog.getByLabel('Lender').first().selectOption({ label: 'Harbor Bank' });
  const reasons = dialog.getByLabel('The lender’s principal reasons');
  await reasons.fill('Income could not be verified');
  await db
    .update(financingApplications)
    .set({ phone: '(305) 555-0199', version: sql`${financingApplications.version} + 1` })
    .where(eq(financingApplications.id, id));
  const record = dialog.getByRole('button', { name: 'Record decision' });
  await record.click();
  await expect(dialog.getByText('Please look at it again.', { exact: false })).toBeVisible();
  await expect(reasons).toHaveValue('Income could not be verified');
  await record.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Declined', { exact: true }).first()).toBeVisible();
});
