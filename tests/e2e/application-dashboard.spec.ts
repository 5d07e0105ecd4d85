import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { storedFiles } from '#features/documents/tables.ts';
import { linkToken } from '#features/financing/service/access.ts';
import { financingApplications, financingDocuments } from '#features/financing/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { loadConfig } from '#platform/config.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { openVault } from '#platform/storage/vault.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { anApplication, anApplicationForm } from '#tests/builders/financing.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { openProfile, signedIn } from './support/account.ts';
import { fillPurpose, ownEmail } from './support/application.ts';
import { aFile, openOwn } from './support/own-application.ts';
import { expect, test } from './support/test.ts';

for (const place of ['/account/financing', '/apply']) {
  test(`who has signed out in another tab comes back to ${place}, which shows nothing of theirs`, async ({
    page,
    site,
    context,
  }) => {
    await openOwn(page, site, { firstName: 'Ottilie' });
    if (place === '/apply') {
      await page.goto(place);
      await page.getByRole('radio', { name: 'Charter Financing' }).check();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await openProfile(other);
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/$/);
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('You are no longer signed in').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your application' })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('miami-flow:financing-application'))).toBeNull();
  });
}

const statusOf = async (site: RunningSite, id: string) => {
  const rows = await site.database.db
    .select({ status: financingApplications.status })
    .from(financingApplications)
    .where(eq(financingApplications.id, id));
  return rows[0]?.status;
};

const STATUSES = [
  ['draft', 'Draft', 'Stage 1 of 7: Submitted'],
  ['needs_docs', 'Needs Documents', 'Stage 1 of 7: Submitted'],
  ['under_review', 'Under Review', 'Stage 2 of 7: Soft Check'],
  ['conditionally_approved', 'Conditionally Approved', 'Stage 4 of 7: Decision'],
  ['approved', 'Approved', 'Stage 5 of 7: Terms'],
  ['declined', 'Declined', 'Stage 1 of 7: Submitted'],
  ['finalizing', 'Finalizing', 'Stage 6 of 7: E-sign'],
  ['complete', 'Complete', 'Stage 7 of 7: Complete'],
  ['withdrawn', 'Withdrawn', 'Stage 1 of 7: Submitted'],
] as const;

test('every status has its label and its stage, and only declined its card', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.slow();
  const id = await openOwn(page, site);
  for (const [status, label, stage] of STATUSES) {
    await site.database.db
      .update(financingApplications)
      .set({ status })
      .where(eq(financingApplications.id, id));
    await page.goto(`/account/financing?app=${id}`);
    await expect(page.locator('.badge').getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: stage })).toBeVisible();
    const declined = page.getByRole('heading', { name: 'Application Status: Declined' });
    await expect(declined).toHaveCount(status === 'declined' ? 1 : 0);
    if (status === 'declined') {
      await expect(
        page.getByRole('region', { name: 'Application Status: Declined' }).getByRole('listitem'),
      ).toHaveText([
        'Improve your credit score',
        'Reduce your debt',
        'Consider a co-signer',
        'Explore alternative financing',
      ]);
      await expectAccessible();
    }
    const isOpen = !['declined', 'complete', 'withdrawn'].includes(status);
    await expect(page.getByRole('button', { name: 'Withdraw Application' })).toHaveCount(isOpen ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Edit Contact Info' })).toHaveCount(isOpen ? 1 : 0);
    // Missing documents are asked for only together with the button that uploads them.
    await expect(page.getByRole('button', { name: /^Upload: / })).toHaveCount(isOpen ? 4 : 0);
    await expect(page.getByText('Required - please upload')).toHaveCount(isOpen ? 3 : 0);
  }
});

test('a status that nobody knows is Unknown; what is being read says so', async ({ page, site }) => {
  const id = await openOwn(page, site);
  await page.goto('/financing');
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**/api/financing/applications/${id}`, async (route) => {
    await mayGoOn;
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), status: 'adrift', submittedAt: null },
    });
  });
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/account/financing?app=${id}`);
  await expect(page.getByText('Loading your application...')).toBeVisible();
  goOn();
  await expect(page.locator('.badge').getByText('Unknown', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Stage 1 of 7: Submitted' })).toBeVisible();
  await expect(page.getByText('N/A', { exact: true })).toBeVisible();
});

test('the summary, the timeline, the disclaimer and the ways on @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const id = await openOwn(page, site, { purpose: 'acquisition', estimatedAmountCents: 75_000_000 });
  const summary = page.getByRole('region', { name: 'Application Summary' });
  await expect(summary.locator('.badge')).toHaveText('Needs Documents');
  await expect(summary).toContainText('Elena Marsh');
  await expect(summary).toContainText('Yacht Acquisition');
  await expect(summary).toContainText('$750,000');
  await expect(summary).toContainText(id);
  await expect(page.getByRole('region', { name: 'Application Timeline' }).getByRole('listitem')).toHaveText([
    'Submitted',
    'Soft Check',
    'Underwriting',
    'Decision',
    'Terms',
    'E-sign',
    'Complete',
  ]);
  await expect(page.getByText('Miami Flow Yachts is not a lender.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How financing works' })).toHaveAttribute('href', '/financing');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(
    page.getByText("You're all set for now. We'll notify you if underwriters ask for anything else."),
  ).toBeVisible();
  await expectAccessible();
});

test('documents are uploaded from the checklist; the third required one begins the review @phone', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/documents$/, status: 415 });
  const id = await openOwn(page, site);
  const checklist = page.getByRole('region', { name: 'Document Checklist' });
  await expect(checklist.getByText('Required - please upload')).toHaveCount(3);
  await expect(checklist.getByText('Optional document')).toHaveCount(1);
  const choose = async (name: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    // Listen well before the click: the browser must know by then that the test replaces its file dialog.
    const chooser = page.waitForEvent('filechooser');
    const button = checklist.getByRole('button', { name: new RegExp(`: ${name}$`) });
    await expect(button).toBeEnabled();
    await button.click();
    const picker = await chooser;
    expect(picker.isMultiple()).toBe(false);
    expect(await picker.element().getAttribute('accept')).toMatch(/\.pdf,\.jpg,\.jpeg,\.png/);
    await picker.setFiles(file);
  };
  await choose('Government ID', { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
  await expect(
    checklist.getByText('That is not a PDF, JPG or PNG file. Please choose another.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove fake.png' }).click();

  await choose('Government ID', { name: 'license.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph() });
  await expect(page.getByText('Document Uploaded', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your document has been uploaded successfully.', { exact: true }),
  ).toBeVisible();
  await expect(checklist.getByText('Uploaded successfully')).toHaveCount(1);
  await choose('Proof of Income', aFile('pay.pdf'));
  await expect(checklist.getByText('Uploaded successfully')).toHaveCount(2);
  await choose('Proof of Address', aFile('bill.pdf'));
  await expect(page.locator('.badge').getByText('Under Review', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your application is under review' })).toBeVisible();
  expect(await statusOf(site, id)).toBe('under_review');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    checklist.getByRole('link', { name: 'pay.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pay.pdf');
});

test('a wrong file is taken off before it is reviewed, after a question; what was reviewed stays', async ({
  page,
  site,
  expectAccessible,
}) => {
  const id = await openOwn(page, site);
  await page.goto(`/account/financing?app=${id}`);
  const checklist = page.getByRole('region', { name: 'Document Checklist' });
  for (const name of ['wrong.pdf', 'right.pdf']) {
    await page
      .getByLabel('File for Government ID')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf() });
    await expect(checklist.getByRole('link', { name })).toBeVisible();
  }
  await checklist.getByRole('button', { name: 'Remove wrong.pdf' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this file?' });
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(checklist.getByRole('link', { name: 'wrong.pdf' })).toBeVisible();
  await checklist.getByRole('button', { name: 'Remove wrong.pdf' }).click();
  await question.getByRole('button', { name: 'Remove file' }).click();
  await expect(page.getByText('The file has been taken off.', { exact: true })).toBeVisible();
  await expect(checklist.getByRole('link', { name: 'wrong.pdf' })).toHaveCount(0);
  await expect(checklist.getByText('Uploaded successfully')).toHaveCount(1);
  await site.database.db
    .update(financingDocuments)
    .set({ review: 'accepted' })
    .where(eq(financingDocuments.applicationId, id));
  await page.reload();
  await expect(checklist.getByRole('link', { name: 'right.pdf' })).toBeVisible();
  await expect(checklist.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('a file under way shows how far it is, and can be stopped', async ({ page, site }) => {
  const id = await openOwn(page, site);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/documents', async (route) => {
    await mayGoOn;
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('File for Government ID').setInputFiles(aFile('license.pdf'));
  await expect(page.getByRole('progressbar', { name: 'license.pdf is being sent' })).toBeVisible();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/documents'));
  await page.getByRole('button', { name: 'Cancel license.pdf' }).click();
  await expect(page.getByText('license.pdf')).toHaveCount(0);
  await stopped;
  goOn();
  await expect(page.getByText('Upload Failed', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Required - please upload')).toHaveCount(3);
  expect(await site.database.db.$count(financingDocuments, eq(financingDocuments.applicationId, id))).toBe(0);
});

test('the contact is edited in place, with the same messages as in the application', async ({
  page,
  site,
  expectAccessible,
}) => {
  const id = await openOwn(page, site);
  await page.getByRole('button', { name: 'Edit Contact Info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit contact info' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByLabel('City')).toHaveValue('Miami');
  await dialog.getByLabel('City').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('City is required')).toBeVisible();
  await expect(dialog.getByLabel('City')).toBeFocused();
  await expectAccessible();
  await dialog.getByLabel('City').fill('Key Biscayne');
  await dialog.getByLabel('Phone').fill('3055550111');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Your contact details have been saved.', { exact: true })).toBeVisible();
  const rows = await site.database.db
    .select()
    .from(financingApplications)
    .where(eq(financingApplications.id, id));
  expect(rows[0]).toMatchObject({ city: 'Key Biscayne', phone: '(305) 555-0111' });
  await expect(page.getByRole('heading', { name: 'Contact details changed' })).toBeVisible();
});

test('contact details that have changed since the form was opened are shown before they are replaced, and stay where nothing was typed', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/contact$/, status: 409 });
  const id = await openOwn(page, site);
  const own = eq(financingApplications.id, id);
  await page.getByRole('button', { name: 'Edit Contact Info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit contact info' });
  await dialog.getByLabel('Phone').fill('3055550111');
  const corrected = { city: 'Doral', phone: '(305) 555-0122' };
  await site.database.db.update(financingApplications).set(corrected).where(own);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const refusal = dialog.getByRole('alert').filter({ hasText: 'have changed since you opened this form' });
  await expect(refusal.getByRole('link')).toHaveText(['Phone: (305) 555-0122']);
  await expect(dialog.getByLabel('Phone')).toHaveValue('(305) 555-0111');
  await expect(dialog.getByLabel('City')).toHaveValue('Doral');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const [row] = await site.database.db.select().from(financingApplications).where(own);
  expect(row).toMatchObject({ city: 'Doral', phone: '(305) 555-0111' });
});

test('a reply and a file sent after the session has ended ask who is there, and go once they have signed in', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/financing\/messages\/|\/documents$/, status: 401 });
  await openOwn(page, site);
  const reply = page.getByLabel('Your reply');
  await page.waitForLoadState('networkidle');
  await reply.fill('My employer has changed.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send reply' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  const signIn = async () => {
    await again.getByLabel('Your password').fill(ACTORS_PASSWORD);
    await again.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn();
  await expect(page.getByRole('listitem').filter({ hasText: 'My employer has changed.' })).toBeVisible();
  await expect(reply).toHaveValue('');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  const file = aFile('license.pdf');
  await page.getByLabel('File for Government ID').setInputFiles(file);
  await signIn();
  await expect(page.getByText('license.pdf').first()).toBeVisible();
  await expect(page.getByText('Document Uploaded', { exact: true })).toBeVisible();
});

test('the list of one’s applications has a way into each, and whoever goes there hears its heading', async ({
  page,
  site,
}) => {
  const id = await openOwn(page, site);
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'My financing' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await own.getByRole('link', { name: /^Open the application of/ }).click();
  await expect(page).toHaveURL(new RegExp(`app=${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeFocused();
});

test('who withdraws what is withdrawn already, in another tab, reads that it is', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /financing\/applications\//, status: 409 });
  const id = await openOwn(page, site, { status: 'under_review' });
  await page.getByRole('button', { name: 'Withdraw Application' }).click();
  expect((await page.request.delete(`/api/financing/applications/${id}`)).ok()).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('Application Withdrawn', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('who withdraws what a colleague has decided meanwhile reads that it was not withdrawn, and why', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /financing\/applications\//, status: 409 });
  const id = await openOwn(page, site, { status: 'under_review' });
  await page.getByRole('button', { name: 'Withdraw Application' }).click();
  await site.database.db
    .update(financingApplications)
    .set({ status: 'declined' })
    .where(eq(financingApplications.id, id));
  const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('Withdrawal Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('This application is closed and can no longer be changed.', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Application Summary' }).getByText('Declined', { exact: true }),
  ).toBeVisible();
});

test('withdrawing asks first, says what failed, and then it is over @phone', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /financing\/applications\//, status: 503 });
  const id = await openOwn(page, site);
  await page.getByLabel('File for Government ID').setInputFiles(aFile('license.pdf'));
  await expect(page.getByText('Uploaded successfully')).toHaveCount(1);
  const filesOf = () =>
    site.database.db
      .select({ fileId: financingDocuments.fileId })
      .from(financingDocuments)
      .where(eq(financingDocuments.applicationId, id));
  await page
    .getByLabel('File for Proof of Income')
    .setInputFiles({ name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('notes') });
  await expect(page.getByText('notes.docx')).toBeVisible();
  const [uploaded] = await filesOf();
  const isStored = () => site.database.db.$count(storedFiles, eq(storedFiles.id, uploaded?.fileId ?? id));
  expect(await isStored()).toBe(1);
  const open = () => page.getByRole('button', { name: 'Withdraw Application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
  await open();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await statusOf(site, id)).toBe('needs_docs');

  await page.route(`**/api/financing/applications/${id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: { error: 'We cannot answer right now.', code: 'unavailable' } })
      : route.continue(),
  );
  await open();
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('Withdrawal Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('There was an error withdrawing your application. Please try again.', { exact: true }),
  ).toBeVisible();
  await page.unroute(`**/api/financing/applications/${id}`);
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('Application Withdrawn', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your application has been successfully withdrawn.', { exact: true }),
  ).toBeVisible();
  // The new status is shown at the top of the page, not only at its end, where the button was pressed.
  await expect(page.locator('.badge').getByText('Withdrawn', { exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await statusOf(site, id)).toBe('withdrawn');
  await expect(page.getByText('license.pdf')).toHaveCount(0);
  // A file whose upload failed is not offered for another try either.
  await expect(page.getByText('notes.docx')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Apply again' })).toHaveAttribute('href', '/apply');
  expect(await filesOf()).toEqual([]);
  await expect.poll(isStored).toBe(0);
});

test('without an application the demo is shown, marked so, and its buttons lead to the application @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/account/financing');
  await expect(page.locator('.badge').getByText('Demo', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'A demo application' })).toBeVisible();
  const band = page.getByRole('complementary', { name: 'Demo' });
  await expect(band).toContainText('What you see is a demo.');
  await expect(band).toBeInViewport();
  await expect(band.getByRole('link', { name: 'Apply for financing' })).toHaveAttribute('href', '/apply');
  await expect(page.getByText('Unread')).toHaveCount(1);
  for (const name of ['Edit Contact Info', 'Withdraw Application', 'Reply', 'Upload: Bank Statements']) {
    await page.getByRole('button', { name }).click();
    const note = page.getByRole('dialog', { name: 'This is an example' });
    await expect(note.getByRole('link', { name: 'Apply for financing' })).toHaveAttribute('href', '/apply');
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('somebody else’s application and one that does not exist are the same page with status 404', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /account\/financing/, status: 404 });
  const others = await anApplication(site.database.db);
  for (const id of [others, randomUUID(), 'nonsense']) {
    const response = await page.goto(`/account/financing?app=${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Application not found' })).toBeVisible();
    expect(await page.content()).not.toContain('Elena');
  }
});

test('a link that opens nothing says so and leads to us', async ({ page, expectFailure }) => {
  expectFailure({ url: /financing\/access$/, status: 422 });
  await page.goto('/account/financing/open#made-up.token');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Get In Touch', exact: true }),
  ).toHaveAttribute('href', '/contact');
  await page.getByLabel('Email of the application').fill('nobody.applied@applicants.example');
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'its link is on the way there' })).toBeVisible();
});

test('a link whose time is over says so, and a press has a new one mailed that opens the application', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /financing\/access$/, status: 422 });
  const email = ownEmail();
  const id = await anApplication(site.database.db, { email });
  const loaded = loadConfig({ DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin });
  if (!loaded.ok) throw new Error(loaded.problems.join(' '));
  const vault = openVault(openKeyRing(loaded.config));
  const longAgo = () => new Date(Date.now() - 30 * 86_400_000);
  await page.goto(`/account/financing/open#${linkToken({ vault, now: longAgo }, { id, email })}`);
  await expect(page.getByRole('alert')).toContainText('Links work for 14 days');
  await expectAccessible();
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByRole('status')).toContainText('on its way to the address of your application');
  const mails = () => site.database.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect((await mails()).map(({ kind }) => kind)).toEqual(['application-link']);
});

test('after signing out, the next person at this browser finds nothing of an application that was sent from it', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /account\/financing/, status: 404 });
  const sent = await page.request.post('/api/financing/applications', {
    data: anApplicationForm({ email: ownEmail() }),
    headers: { origin: site.origin },
  });
  const { id } = await sent.json();
  await page.goto(`/account/financing?app=${id}`);
  await expect(page.getByText('Needs Documents').first()).toBeVisible();

  await openOwn(page, site);
  await openProfile(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  const response = await page.goto(`/account/financing?app=${id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Application not found' })).toBeVisible();
  expect(await page.content()).not.toContain('Elena');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('miami_flow_applications');
});

test('what is typed on one account’s application is not kept on another that has signed in since', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/drafts\/current$/, status: 401 });
  await openOwn(page, site);
  await page.goto('/apply');
  await page.waitForLoadState('networkidle');
  await fillPurpose(page);
  await signedIn(page, site);
  const [refused] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/financing/drafts/current')),
    page.getByRole('button', { name: 'Next', exact: true }).click(),
  ]);
  expect(refused.status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1, name: 'Step 2 of 4: Personal Info' })).toBeVisible();
});

test('somebody who is signed in goes on with an unfinished application on another device', async ({
  page,
  site,
}) => {
  await openOwn(page, site);
  await page.goto('/apply');
  await page.getByRole('radio', { name: 'Yacht Acquisition' }).check();
  await page.getByLabel('Desired charter date or timeline').fill('2097-05-08');
  await page.getByLabel('Service or package selected').selectOption('acquisition');
  await page.getByLabel('Estimated amount in USD').fill('900000');
  const [kept] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/financing/drafts/current')),
    page.getByRole('button', { name: 'Next', exact: true }).click(),
  ]);
  expect(kept.status()).toBe(200);
  // Act as another device: clear what this tab has kept.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/about');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/apply');
  await expect(page.getByRole('heading', { level: 1, name: 'Step 2 of 4: Personal Info' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Estimated amount in USD')).toHaveValue('$900,000');
  await expect(page.getByRole('radio', { name: 'Yacht Acquisition' })).toBeChecked();
});
