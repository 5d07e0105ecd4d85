import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { activity } from '#features/activity/tables.ts';
import { caseHistory, caseMessages } from '#features/cases/tables.ts';
import { financingApplications } from '#features/financing/tables.ts';
import { sessions } from '#platform/auth/tables.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { aLender, anApplication, anApplicationForm, signedTerms } from '#tests/builders/financing.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { saidByPeople } from '#tests/support/said-by-people.ts';
import { signedIn } from './support/account.ts';
import { openScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Count in calendar days: one of them may have 25 hours, and the decision's deadline counts days. */
const noonDaysAgo = (days: number) => instantAt(addDays(charterDayAt(new Date()), -days), 12);
const REQUIRED = ['Government ID', 'Proof of Income', 'Proof of Address'] as const;

const rowOf = async (site: RunningSite, id: string) => {
  const rows = await site.database.db
    .select()
    .from(financingApplications)
    .where(eq(financingApplications.id, id));
  return rows[0];
};
const actionsOf = async (site: RunningSite, id: string) => {
  const rows = await site.database.db.select().from(activity).where(eq(activity.subjectId, id));
  return rows.map(({ action }) => action);
};

async function upload(
  applicant: APIRequestContext,
  id: string,
  type: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const response = await applicant.post(`/api/financing/applications/${id}/documents`, {
    multipart: { type, document: file },
  });
  expect(response.status()).toBe(201);
}

/** An applicant in a browser of their own, who has sent an application with its three documents. */
async function anApplicant(browser: Browser, site: RunningSite) {
  const context = await browser.newContext({ baseURL: site.origin });
  const sent = await context.request.post('/api/financing/applications', { data: anApplicationForm() });
  const { id } = await sent.json();
  for (const type of REQUIRED) {
    const isPicture = type !== 'Proof of Address';
    await upload(
      context.request,
      id,
      type,
      isPicture
        ? { name: `${type}.jpg`, mimeType: 'image/jpeg', buffer: await aPhotograph() }
        : { name: `${type}.pdf`, mimeType: 'application/pdf', buffer: aPdf() },
    );
  }
  return { id: String(id), request: context.request, context };
}

const badge = (page: Page, label: string) =>
  page.getByRole('main').locator('.badge').getByText(label, { exact: true });
/** Opens the filters if they are behind a button, as on a phone. */
async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
}
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('applications are cards that are found, filtered, ordered, paged and exported as they are on screen', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const family = `Quay${randomUUID().slice(0, 8)}`;
  for (let count = 0; count < 19; count += 1) {
    await anApplication(db, {
      lastName: family,
      submittedAt: noonDaysAgo(count + 2),
    });
  }
  await anApplication(db, {
    firstName: 'Nora',
    lastName: family,
    email: 'nora@applicants.example',
    status: 'approved',
    purpose: 'acquisition',
    estimatedAmountCents: 90_000_000,
    hasLegalHold: true,
  });
  const late = await anApplication(db, {
    firstName: 'Otto',
    lastName: family,
    status: 'under_review',
    submittedAt: noonDaysAgo(40),
    completedAt: noonDaysAgo(33),
  });
  await db.insert(caseMessages).values({
    id: randomUUID(),
    caseId: late,
    kind: 'applicant',
    subject: 'Your reply',
    body: 'Any news?',
    createdAt: new Date(),
  });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Admin', exact: true })
    .getByRole('link', { name: 'Financing' })
    .click();
  await expect(page).toHaveURL(/\/admin\/financing$/);
  const search = page.getByRole('searchbox', { name: 'Search by name, email or id' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type(family);
  await expect(page.getByRole('status').getByText('21 applications')).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expectAccessible();

  const cards = page.getByRole('main').getByRole('listitem');
  const nora = cards.filter({ hasText: 'Nora' });
  await expect(nora).toContainText(`Nora ${family}`);
  await expect(nora).toContainText('nora@applicants.example');
  await expect(nora).toContainText('Approved');
  await expect(nora).toContainText('$900,000');
  await expect(nora).toContainText('Yacht Acquisition');
  await expect(nora).toContainText('Legal hold');
  await expect(nora).toHaveAttribute('data-tone', 'positive');
  await expect(cards.nth(1)).toHaveAttribute('data-tone', 'negative');
  await expect(cards.nth(1)).toContainText('Waiting for Government ID, Proof of Income, Proof of Address');
  await expect(cards).toHaveCount(18);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  const otto = cards.filter({ hasText: 'Otto' });
  await expect(otto).toContainText('Decision: 3 days late');
  await expect(otto).toContainText('1 unanswered reply');

  await openFilters(page);
  await page.getByLabel('Order').selectOption('Decision due first');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(cards.first()).toContainText('Otto');
  await page.getByLabel('Order').selectOption('Largest amount first');
  await expect(cards.first()).toContainText('Nora');
  await page.getByLabel('Purpose').selectOption('Yacht Acquisition');
  await expect(page.getByRole('status').getByText('1 application', { exact: true })).toBeVisible();
  await page.getByLabel('Purpose').selectOption('Any purpose');
  await page.getByLabel('Status').selectOption('Under Review');
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(search).toHaveValue(family);
  await openFilters(page);

  await page.getByLabel('Status').selectOption('All open');
  await expect(page.getByText('21 applications')).toBeVisible();
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export Report' }).click(),
  ]);
  expect(report.suggestedFilename()).toMatch(/^financing-applications-[\d-]+\.csv$/);
  const text = await (await report.createReadStream()).toArray();
  const lines = Buffer.concat(text).toString().trim().split('\r\n');
  expect(lines).toHaveLength(23);
  expect(lines[1]).toContain('Nora');
  expect(lines[22]).toBe('Total,,,,,,21 applications,1400000,');

  await page.getByLabel('Status').selectOption('Declined');
  await expect(page.getByText('No applications here')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(search).toHaveValue('');
  await search.fill(`${family} nora`);
  await expect(cards).toHaveCount(1);
  await search.blur();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `Nora ${family}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Nora ${family}` })).toBeVisible();
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Financing' })).toBeVisible();
});

test('an application goes to approved: its pictures looked at, one sent back and sent again, the decision recorded @phone', async ({
  page,
  site,
  browser,
  expectAccessible,
}) => {
  await aLender(site.database.db);
  test.slow();
  const applicant = await anApplicant(browser, site);
  const { id } = applicant;
  const colleague = await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  await expect(badge(page, 'Under Review')).toBeVisible();
  await expect(panel(page, 'Decision clock')).toContainText('30 days left');
  await expect(panel(page, 'Decision clock')).toContainText('Regulation B');
  const documents = panel(page, 'Documents');
  await expect(documents.getByText('Uploaded successfully')).toHaveCount(3);
  await expect(documents.getByText('Optional document')).toHaveCount(1);
  await expectAccessible();

  // Files are shown beside the checklist.
  await documents.getByRole('button', { name: 'View Government ID.jpg' }).click();
  const viewer = panel(page, 'Government ID: Government ID.jpg');
  await expect(viewer).toBeFocused();
  const picture = viewer.getByRole('img', { name: 'Government ID: Government ID.jpg' });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
  await expect(viewer.getByRole('button', { name: 'Previous file' })).toBeDisabled();
  await expectAccessible();
  await viewer.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The document has been accepted.', { exact: true })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(viewer).toBeFocused();
  await viewer.getByRole('button', { name: 'Next file' }).click();
  const second = panel(page, 'Proof of Income: Proof of Income.jpg');
  await second.getByRole('button', { name: 'Full size' }).click();
  await expect(second.getByRole('button', { name: 'Full size' })).toHaveAttribute('aria-pressed', 'true');
  await second.getByRole('button', { name: 'Send back' }).click();
  const back = page.getByRole('dialog', { name: 'Send the document back' });
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(back.locator('.field-error').getByText('Please say what is wrong with it')).toBeVisible();
  await back.getByLabel('What is wrong with it').fill('Only the first page is there.');
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(
    page.getByText('The applicant has been asked for another one.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The dialog gives the focus back to its button, and then to what stood around it, whichever goes first.
  await expect(second.and(page.locator(':focus-within'))).toBeVisible();
  await expect(badge(page, 'Needs Documents')).toBeVisible();
  await expect(panel(page, 'Decision clock')).toContainText('It is paused while documents are outstanding.');
  await expect(documents.getByText('Required - please upload')).toHaveCount(1);
  await expect(documents).toContainText('Only the first page is there.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    second.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Proof of Income.jpg');
  await second.getByRole('button', { name: 'Close' }).click();
  const viewSecond = documents.getByRole('button', { name: 'View Proof of Income.jpg' });
  await expect(viewSecond).toBeFocused();
  // Back closes the viewer as well, and stays on the application.
  await viewSecond.click();
  await expect(second).toBeVisible();
  await page.goBack();
  await expect(second).toHaveCount(0);
  await expect(viewSecond).toBeFocused();

  // The applicant reads the reason, and the next file continues the review.
  const dashboard = await applicant.context.newPage();
  await dashboard.goto(`/account/financing?app=${id}`);
  await expect(
    dashboard.getByText('Please upload “Proof of Income” again: Only the first page is there.', {
      exact: false,
    }),
  ).toBeVisible();
  await expect(
    dashboard.getByRole('region', { name: 'Document Checklist' }).getByText('Required - please upload'),
  ).toHaveCount(1);
  await expect(
    dashboard.getByText('Sent back: Only the first page is there.', { exact: true }),
  ).toBeVisible();
  await upload(applicant.request, id, 'Proof of Income', {
    name: 'all pages.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf(),
  });
  await page.reload();
  await expect(badge(page, 'Under Review')).toBeVisible();

  // Only the steps that the transition table allows are offered.
  const next = panel(page, 'Next step');
  await expect(next.getByRole('button')).toHaveText(['Record a decision', 'Move to Needs Documents']);
  await next.getByRole('button', { name: 'Record a decision' }).click();
  const decision = page.getByRole('dialog', { name: 'Record a decision' });
  await expect(decision.getByRole('radio')).toHaveCount(3);
  await decision.getByRole('button', { name: 'Record decision' }).click();
  for (const said of ['Please choose what the lender has decided', 'Please name the lender'])
    await expect(decision.locator('.field-error').getByText(said)).toBeVisible();
  await decision.getByRole('combobox', { name: 'Lender', exact: true }).selectOption('Harbor Bank');
  await decision.getByRole('radio', { name: 'Declined' }).check();
  await decision.getByRole('button', { name: 'Record decision' }).click();
  await expect(
    decision.locator('.field-error').getByText('Please give the lender’s principal reasons'),
  ).toBeVisible();
  await expectAccessible();
  await decision.getByRole('radio', { name: 'Approved', exact: true }).check();
  await decision.getByLabel('Conditions or terms (optional)').fill('8.25 % over 120 months');
  await decision.getByRole('button', { name: 'Record decision' }).click();
  await expect(page.getByText('The decision has been recorded.', { exact: true })).toBeVisible();
  await expect(decision).toHaveCount(0);
  await expect(badge(page, 'Approved')).toBeVisible();
  await expect(next.getByRole('button')).toHaveText(['Move to Finalizing', 'Correct the decision']);
  await expect(panel(page, 'Decision clock')).toContainText('It has stopped');
  const history = panel(page, 'History');
  for (const said of [
    'Harbor Bank decided: Approved',
    'Sent back: Proof of Income',
    'Accepted: Government ID',
    'Opened a file: Government ID',
    'Needs Documents → Under Review',
    'Application submitted',
  ])
    await expect(history.getByText(said, { exact: true }).first()).toBeVisible();
  await expect(history.getByText(colleague.username, { exact: false }).first()).toBeVisible();

  await dashboard.reload();
  await expect(dashboard.locator('.badge').getByText('Approved', { exact: true })).toBeVisible();
  await expect(dashboard.getByText('8.25 % over 120 months', { exact: false })).toBeVisible();
  await applicant.context.close();
  expect(await actionsOf(site, id)).toEqual(
    expect.arrayContaining([
      'document opened',
      'document accepted',
      'document sent back',
      'decision recorded',
    ]),
  );

  await next.getByRole('button', { name: 'Move to Finalizing' }).click();
  const move = page.getByRole('dialog', { name: 'Move to Finalizing' });
  await move.getByLabel('Reason (optional)').fill('Terms agreed by phone');
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(badge(page, 'Finalizing')).toBeVisible();
  await expect(history.getByText('Terms agreed by phone')).toBeVisible();
  const complete = next.getByRole('button', { name: 'Move to Complete' });
  await expect(complete).toHaveAccessibleDescription(
    'It can be completed once the lender’s terms are signed.',
  );
  await expect(complete).toHaveClass(/button-secondary/);
  await signedTerms(site.database.db, id);
  await complete.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(next).toContainText('This application is over.');
  await expect(documents.getByRole('button', { name: /Accept|Send back|Request/ })).toHaveCount(0);
});

test('a document is asked for and the request taken back; words go to and fro; a session that ends loses none', async ({
  page,
  site,
  browser,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /messages$/, status: 401 });
  const applicant = await anApplicant(browser, site);
  const { id } = applicant;
  const colleague = await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  const documents = panel(page, 'Documents');
  await documents.getByRole('button', { name: 'Request a document' }).click();
  const request = page.getByRole('dialog', { name: 'Request a document' });
  await request.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(request.locator('.field-error').getByText('Please name the document')).toBeVisible();
  await request.getByRole('textbox', { name: 'Document', exact: true }).fill('Vessel survey');
  await request.getByLabel('Note for the applicant (optional)').fill('Not older than a year');
  await request.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('The applicant has been asked.', { exact: true })).toBeVisible();
  await expect(documents.getByRole('heading', { name: 'Vessel survey' })).toBeVisible();
  await expect(documents).toContainText('Not older than a year');
  await expect(badge(page, 'Needs Documents')).toBeVisible();
  await documents.getByRole('button', { name: 'Withdraw request for Vessel survey' }).click();
  const withdraw = page.getByRole('dialog', { name: 'Withdraw the request?' });
  await withdraw.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(documents.getByRole('heading', { name: 'Vessel survey' })).toHaveCount(0);
  await expect(badge(page, 'Under Review')).toBeVisible();

  const messages = panel(page, 'Messages');
  await messages.getByRole('button', { name: 'Write to Elena' }).click();
  const letter = page.getByRole('dialog', { name: 'Write to Elena' });
  await letter.getByRole('button', { name: 'Send message' }).click();
  for (const said of ['Please write a subject', 'Please write a message'])
    await expect(letter.locator('.field-error').getByText(said)).toBeVisible();
  await letter.getByLabel('In the name of').selectOption('The lender');
  await letter.getByLabel('Subject').fill('Your employer');
  await letter
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('Could you name a second contact?');
  await site.database.db.delete(sessions).where(eq(sessions.id, colleague.sessionId));
  await letter.getByRole('button', { name: 'Send message' }).click();
  // After signing in again over the unsent letter, the letter is sent unchanged.
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toContainText(colleague.username);
  await expectAccessible();
  await again.getByLabel('Your password').fill(ACTORS_PASSWORD);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The message has been sent.', { exact: true })).toBeVisible();
  await expect(messages.getByRole('article').filter({ hasText: 'Your employer' })).toContainText(
    'The lender',
  );

  const answered = await applicant.request.post(`/api/financing/messages/${id}`, {
    data: { content: 'Yes: Ms. Lane, extension 4.' },
  });
  expect(answered.status()).toBe(201);
  await page.reload();
  const reply = messages.getByRole('article').filter({ hasText: 'Ms. Lane' });
  await expect(reply.getByText('Unanswered', { exact: true })).toBeVisible();
  await messages.getByRole('button', { name: 'No answer needed' }).click();
  await expect(reply.getByText('Unanswered', { exact: true })).toHaveCount(0);
  await expect
    .poll(async () => {
      const rows = await site.database.db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
      return rows.filter(({ kind }) => kind === 'applicant').every(({ readAt }) => readAt !== null);
    })
    .toBe(true);
  expect(await actionsOf(site, id)).toEqual(
    expect.arrayContaining(['document requested', 'document request withdrawn', 'message sent']),
  );
  // Scroll to the top: axe would find a button too small that is half under the sticky header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await applicant.context.close();
});

test('a document that could not be accepted is said so: without a connection, and after the session has ended', async ({
  page,
  site,
  browser,
  expectFailure,
}) => {
  expectFailure({ url: /\/review$/, status: 0 });
  expectFailure({ url: /\/review$/, status: 401 });
  const { id, context } = await anApplicant(browser, site);
  await context.close();
  const colleague = await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  const documents = panel(page, 'Documents');
  const address = documents.getByRole('listitem').filter({ hasText: 'Proof of Address.pdf' }).last();
  await address.getByRole('button', { name: /^Accept/ }).click();
  await expect(address.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(address).toBeFocused();
  const accept = documents.getByRole('button', { name: 'Accept Government ID.jpg' });
  await page.route('**/review', (route) => route.abort('connectionfailed'));
  await accept.click();
  await expect(
    page.getByText('We could not be reached. Please check your connection and try again.', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/review');
  await site.database.db.delete(sessions).where(eq(sessions.id, colleague.sessionId));
  await accept.click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Your session has ended.', { exact: true })).toBeVisible();
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  expect((await actionsOf(site, id)).filter((action) => action === 'document accepted')).toHaveLength(1);
});

test('what is sealed is shown for a reason, which is kept; a hold is set and lifted; consents can be read', async ({
  page,
  site,
  browser,
  expectAccessible,
}) => {
  const { id, context } = await anApplicant(browser, site);
  await context.close();
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  const facts = panel(page, 'Application');
  for (const said of [
    'Charter Financing',
    'May 8, 2097',
    'Week charter',
    '12 Bayshore Drive, Miami, Florida 33139',
    'U.S. citizen',
    'Marine architect',
    'Harbor & Lane',
    '2 years 6 months',
    '$14,500',
    '$3,200',
    'Very good (740–799)',
  ])
    await expect(facts.getByText(said, { exact: true }).first()).toBeVisible();
  expect(saidByPeople(await page.content())).not.toMatch(/4729|1984/);
  await facts.getByRole('button', { name: 'Show the last 4 digits of the SSN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show the last 4 digits of the SSN' });
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(dialog.locator('.field-error').getByText('Please give a reason')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Reason').fill('The lender asked for it');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(facts.getByText('4729', { exact: true })).toBeVisible();
  await expect(facts.getByText('Mar 7, 1984')).toHaveCount(0);
  await facts.getByRole('button', { name: 'Cover the last 4 digits of the SSN' }).click();
  await expect(facts.getByText('4729')).toHaveCount(0);
  await facts.getByRole('button', { name: 'Show the date of birth' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Identity check');
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect(facts.getByText('Mar 7, 1984')).toBeVisible();
  const history = panel(page, 'History');
  await expect(history.getByText('Opened the last 4 digits of the SSN')).toBeVisible();
  await expect(history.getByText('The lender asked for it')).toBeVisible();

  await facts.getByText('Consents: 4 given').click();
  await expect(
    facts.getByText('A soft inquiry does not affect my credit score.', { exact: false }),
  ).toBeVisible();

  const hold = panel(page, 'Legal hold');
  await hold.getByRole('button', { name: 'Set legal hold' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Case 12-345');
  await page.getByRole('dialog').getByRole('button', { name: 'Set legal hold' }).click();
  await expect(hold).toContainText('Held: nothing of this application is deleted');
  await expect(badge(page, 'Legal hold')).toBeVisible();
  expect((await rowOf(site, id))?.hasLegalHold).toBe(true);
  await hold.getByRole('button', { name: 'Lift legal hold' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Case closed');
  await page.getByRole('dialog').getByRole('button', { name: 'Lift legal hold' }).click();
  await expect(hold).toContainText('Not held');
  expect((await actionsOf(site, id)).sort()).toEqual([
    'application read',
    'legal hold lifted',
    'legal hold set',
    'sealed field opened',
    'sealed field opened',
  ]);
});

test('a colleague who was quicker is not overwritten, and nothing that was typed is lost', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/status$/, status: 409 });
  const id = await anApplication(site.database.db, { status: 'under_review', completedAt: new Date() });
  const { headers } = await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  await panel(page, 'Next step').getByRole('button', { name: 'Move to Needs Documents' }).click();
  const move = page.getByRole('dialog', { name: 'Move to Needs Documents' });
  await move.getByLabel('Reason (optional)').fill('Pay stub missing');
  const quicker = await fetch(`${site.origin}/api/admin/financing-applications/${id}/decision`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      decision: 'conditionally_approved',
      note: 'Proof of insurance',
      lenderId: await aLender(site.database.db),
    }),
  });
  expect(quicker.status).toBe(200);
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(move.getByText('has changed this in the meantime')).toBeVisible();
  await expect(
    move.getByText('From Conditionally Approved to Needs Documents.', { exact: false }),
  ).toBeVisible();
  await expect(move.getByLabel('Reason (optional)')).toHaveValue('Pay stub missing');
  expect((await rowOf(site, id))?.status).toBe('conditionally_approved');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(badge(page, 'Needs Documents')).toBeVisible();
  const history = await site.database.db.select().from(caseHistory).where(eq(caseHistory.caseId, id));
  expect(history.map(({ toStatus }) => toStatus)).toEqual(['conditionally_approved', 'needs_docs']);
  await panel(page, 'Next step').getByRole('button', { name: 'Move to Under Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Move to Under Review' })).toContainText(
    'Still missing: Government ID, Proof of Income, Proof of Address.',
  );
});

test('an application that does not exist is said so; guests sign in first, clients stay out', async ({
  page,
  site,
  expectFailure,
}) => {
  const [id, nobodys] = [await anApplication(site.database.db), randomUUID()];
  expectFailure({ url: new RegExp(`/admin/financing/${id}$`), status: 403 });
  expectFailure({ url: new RegExp(`/admin/financing/${nobodys}$`), status: 404 });
  await page.goto(`/admin/financing/${id}`);
  await expect(page).toHaveURL(new RegExp(`sign-in=admin&next=%2Fadmin%2Ffinancing%2F${id}`));
  expect(await page.content()).not.toContain('Elena');
  await signedIn(page, site, 'client');
  expect((await page.goto(`/admin/financing/${id}`))?.status()).toBe(403);
  expect(await page.content()).not.toContain('Elena');
  await signedIn(page, site, 'administrator');
  const absent = await page.goto(`/admin/financing/${nobodys}`);
  expect(absent?.status()).toBe(404);
  await expect(page.getByText('There is no such application')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All applications' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Financing' })).toBeVisible();
});

test('a lender is added, decides an application, is named where it decided, and stays for as long as it is named', async ({
  page,
  site,
  expectAccessible,
  expectFailure,
}, { project }) => {
  expectFailure({ url: /\/api\/admin\/lenders\/[\w-]+\?version=1$/, status: 409 });
  const name = `Sargasso Yacht Credit ${project.name}`;
  const id = await anApplication(site.database.db, { status: 'under_review', completedAt: new Date() });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/lenders');
  await page.getByRole('button', { name: 'Add Lender' }).click();
  const added = page.getByRole('dialog', { name: 'Add Lender' });
  await added.getByRole('button', { name: 'Create lender' }).click();
  await expect(added.getByText('Name is required')).toBeVisible();
  await added.getByLabel('Name').fill(name);
  await added.getByLabel('Contact').fill('Ines Example, (305) 555-0175');
  await added.getByLabel('Notes').fill('Answers within a week.');
  await expectAccessible();
  await added.getByRole('button', { name: 'Create lender' }).click();
  await expect(added).toBeHidden();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card).toContainText('Ines Example, (305) 555-0175');
  await expect(card).toContainText('Answers within a week.');

  await page.goto(`/admin/financing/${id}`);
  await panel(page, 'Next step').getByRole('button', { name: 'Record a decision' }).click();
  const decision = page.getByRole('dialog', { name: 'Record a decision' });
  await decision.getByRole('radio', { name: 'Approved', exact: true }).check();
  await decision.getByRole('combobox', { name: 'Lender', exact: true }).selectOption(name);
  await decision.getByRole('button', { name: 'Record decision' }).click();
  await expect(decision).toHaveCount(0);
  await expect(panel(page, 'History').getByText(`${name} decided: Approved`, { exact: true })).toBeVisible();
  await expect(page.getByText(`Lender: ${name}.`, { exact: false }).first()).toBeVisible();

  await page.goto('/admin/lenders');
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete lender' });
  await confirm.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(
    confirm.getByText('Something on record names this, so it cannot be deleted. Hide it instead.'),
  ).toBeVisible();
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
});

test('who is named in the history by what they are is named so in the colleague’s language', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const caseId = await anApplication(db);
  await db.insert(caseHistory).values(
    ['applicant', 'system', 'lena.keys'].map((changedBy) => ({
      id: randomUUID(),
      caseId,
      event: 'submitted',
      toStatus: 'under_review',
      changedBy,
      changedAt: new Date(),
    })),
  );
  await openScreen(page, site, `/admin/financing/${caseId}`, 'es');
  for (const who of ['el solicitante', 'el sitio', 'lena.keys']) {
    await expect(
      panel(page, 'Historial')
        .getByText(new RegExp(`^${who},`))
        .first(),
    ).toBeVisible();
  }
});
