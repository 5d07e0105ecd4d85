import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { caseHistory, caseMessages } from '#features/cases/tables.ts';
import { financingApplications, financingDocuments } from '#features/financing/tables.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { aLender, anApplication, anApplicationForm } from '#tests/builders/financing.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

const REQUIRED = ['Government ID', 'Proof of Income', 'Proof of Address'] as const;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Sends an application with its three documents, the last of which is a PDF. */
async function sentApplication(site: RunningSite, lastName: string, photograph: Buffer): Promise<string> {
  const sent = await fetch(`${site.origin}/api/financing/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anApplicationForm({ lastName })),
  });
  const { id } = (await sent.json()) as { id: string };
  const cookie = sent.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  for (const type of REQUIRED) {
    const isPicture = type !== 'Proof of Address';
    const bytes = new Uint8Array(isPicture ? photograph : aPdf());
    const form = new FormData();
    form.append('type', type);
    form.append('document', new File([bytes], `${type}.${isPicture ? 'jpg' : 'pdf'}`));
    const stored = await fetch(`${site.origin}/api/financing/applications/${id}/documents`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    expect(stored.status).toBe(201);
  }
  return id;
}

test('ten applications with three files each are worked through in under 60 presses and without a download', async ({
  page,
  site,
}) => {
  test.slow();
  const family = `Berth${randomUUID().slice(0, 8)}`;
  const photograph = await aPhotograph();
  const ids: string[] = [];
  for (let count = 0; count < 10; count += 1) ids.push(await sentApplication(site, family, photograph));
  let presses = 0;
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    presses += 1;
    await page.getByRole('main').getByRole(role, { name }).first().click();
  };
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing?q=${family}&status=under_review&sort=oldest`);
  await press('link', `Elena ${family}`);
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
  await press('button', 'View Government ID.jpg');
  const hasReader = await page.evaluate(() => navigator.pdfViewerEnabled);
  for (let place = 1; ; place += 1) {
    const address = new URL(page.url());
    expect(address.pathname).toBe(`/admin/financing/${ids[place - 1]}`);
    for (const name of ['Government ID', 'Proof of Income']) {
      const picture = page.getByRole('img', { name: `${name}: ${name}.jpg` });
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBe(320);
      await press('button', 'Next file');
    }
    // At the last file the button stays in its place, and the file's name is read out.
    await expect(page.getByRole('button', { name: 'Next file' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Proof of Address.pdf' })).toBeVisible();
    const last = panel(page, 'Proof of Address: Proof of Address.pdf');
    await expect(
      hasReader
        ? last.locator('iframe[title="Proof of Address: Proof of Address.pdf"]')
        : last.getByText('This browser cannot show PDFs in a page.', { exact: false }),
    ).toBeVisible();
    await press('button', 'Accept 3 unreviewed files');
    await expect(page.getByText('3 documents accepted.', { exact: true })).toBeVisible();
    // The sentence may still belong to the application before; the button goes only after this one's own answer.
    await expect(page.getByRole('button', { name: /^Accept \d+ unreviewed/ })).toHaveCount(0);
    if (place === 10) break;
    await press('link', 'Next application');
    await expect(page.getByText(`${place + 1} of 10`, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Next application' })).toHaveCount(0);
  await press('link', 'All applications');
  await expect(page).toHaveURL(new RegExp(`q=${family}&status=under_review&sort=oldest`));
  expect(presses).toBeLessThan(60);
  expect(downloads).toBe(0);
  for (const id of ids) {
    const documents = await site.database.db
      .select()
      .from(financingDocuments)
      .where(eq(financingDocuments.applicationId, id));
    expect(documents.map(({ review }) => review)).toEqual(['accepted', 'accepted', 'accepted']);
  }
});

test('the list keeps its filter and order on the way in and back; replies that wait and what is mine are found @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const family = `Mole${randomUUID().slice(0, 8)}`;
  const at = (minutes: number) => ({
    lastName: family,
    submittedAt: new Date(Date.now() - minutes * 60_000),
  });
  await anApplication(db, { firstName: 'Ada', ...at(3) });
  await anApplication(db, { firstName: 'Bruno', ...at(2) });
  const third = await anApplication(db, { firstName: 'Cleo', ...at(1) });
  await db.insert(caseMessages).values({
    id: randomUUID(),
    caseId: third,
    kind: 'applicant',
    subject: 'Your reply',
    body: 'Any news?',
    createdAt: new Date(),
  });
  const colleague = await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing?q=${family}&sort=oldest`);
  await page.getByRole('link', { name: `Ada ${family}` }).click();
  await expect(heading(page, `Ada ${family}`)).toBeFocused();
  await expectAccessible();
  await page.keyboard.press(']');
  await expect(heading(page, `Bruno ${family}`)).toBeFocused();
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Previous application' }).click();
  await expect(heading(page, `Ada ${family}`)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Previous application' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Handled by' }).selectOption(colleague.username);
  await expect(
    page.getByText(`${colleague.username} handles the application.`, { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/financing\\?q=${family}&sort=oldest$`));

  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveText([/Ada/, /Bruno/, /Cleo/]);
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('combobox', { name: 'Handled by' }).selectOption('Me');
  await expect(cards).toHaveText([/Ada/]);
  await expect(cards).toContainText([`Handled by ${colleague.username}`]);
  await page.getByRole('combobox', { name: 'Handled by' }).selectOption('Nobody yet');
  await expect(cards).toHaveText([/Bruno/, /Cleo/]);
  await page.getByRole('combobox', { name: 'Replies' }).selectOption('Replies waiting');
  await expect(cards).toHaveText([/Cleo/]);
  await page.reload();
  await expect(cards).toHaveText([/Cleo/]);
  await expect(page).toHaveURL(/assignee=none&replies=waiting/);

  // Assign several applications to a colleague at once.
  await page.goto(`/admin/financing?q=${family}&assignee=none`);
  for (const name of ['Bruno', 'Cleo'])
    await page.getByRole('checkbox', { name: `Choose ${name} ${family}` }).check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Who handles 2 applications?' });
  await asked.getByRole('combobox', { name: 'Handled by' }).selectOption(colleague.username);
  await asked.getByRole('button', { name: 'Assign', exact: true }).click();
  // The dialog closes only when all are assigned; while it is open, roles behind it cannot be found.
  await expect(asked).toBeHidden();
  await expect(cards).toHaveCount(0);
  await page.goto(`/admin/financing?q=${family}&assignee=me`);
  await expect(cards).toHaveCount(3);
});

test('a note is kept for the team, contact details are corrected, and what came by post is added', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const id = await anApplication(db, { email: `old-${randomUUID()}@applicants.example` });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  const notes = panel(page, 'Notes');
  await notes.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByRole('dialog', { name: 'Add a note' });
  await note.getByRole('button', { name: 'Keep note' }).click();
  await expect(note.locator('.field-error').getByText('Please write a note')).toBeVisible();
  await note.getByRole('textbox', { name: 'Note' }).fill('Called twice, no answer.');
  await note.getByRole('button', { name: 'Keep note' }).click();
  await expect(notes.getByText('Called twice, no answer.')).toBeVisible();

  const facts = panel(page, 'Application');
  await facts.getByRole('button', { name: 'Correct contact details' }).click();
  const contact = page.getByRole('dialog', { name: 'Correct the contact details' });
  await contact.getByLabel('Email').fill('right@applicants.example');
  await contact.getByLabel('Phone').fill('3055550177');
  await expectAccessible();
  await contact.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(contact.locator('.field-error').getByText('Please give a reason')).toBeVisible();
  await contact.getByLabel('Reason').fill('Told us on the phone');
  await contact.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(contact).toHaveCount(0);
  await expect(facts.getByText('right@applicants.example')).toBeVisible();
  await expect(facts.getByText('(305) 555-0177')).toBeVisible();

  const documents = panel(page, 'Documents');
  await documents.getByRole('button', { name: 'Add a document' }).click();
  const added = page.getByRole('dialog', { name: 'Add a document' });
  await added.getByRole('button', { name: 'Add document' }).click();
  for (const said of ['Please choose which document it is', 'Please choose a file', 'Please give a reason']) {
    await expect(added.locator('.field-error').getByText(said)).toBeVisible();
  }
  await added.getByLabel('Which document').selectOption('Proof of Income');
  await added
    .getByLabel('File')
    .setInputFiles({ name: 'pay stub.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await added.getByLabel('How it reached us').fill('Came by post');
  await expectAccessible();
  await added.getByRole('button', { name: 'Add document' }).click();
  await expect(added).toHaveCount(0);
  await expect(documents.getByText('pay stub.pdf')).toBeVisible();
  const history = panel(page, 'History');
  for (const said of ['Added a file: Proof of Income', 'Came by post', 'Told us on the phone']) {
    await expect(history.getByText(said, { exact: true })).toBeVisible();
  }
});

test('a decision is read before it goes out, and corrected afterwards with a trace @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  await aLender(db);
  const id = await anApplication(db, { status: 'under_review', completedAt: new Date() });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/financing/${id}`);
  const next = panel(page, 'Next step');
  await next.getByRole('button', { name: 'Record a decision' }).click();
  const decision = page.getByRole('dialog', { name: 'Record a decision' });
  await decision.getByRole('radio', { name: 'Declined' }).check();
  await decision.getByRole('combobox', { name: 'Lender', exact: true }).selectOption('Harbor Bank');
  await decision
    .getByLabel('The lender’s principal reasons')
    .fill('Income not verified\nToo short a history');
  await expect(decision.getByRole('region', { name: 'What the applicant reads' })).toContainText(
    'The lender’s reasons: Income not verified; Too short a history.',
  );
  await expectAccessible();
  await decision.getByRole('button', { name: 'Record decision' }).click();
  await expect(next).toContainText('This application is over.');

  await next.getByRole('button', { name: 'Correct the decision' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct the decision' });
  await expect(correction.getByRole('radio', { name: 'Declined' })).toBeChecked();
  await expect(correction.getByRole('combobox', { name: 'Lender', exact: true })).toHaveValue('harbor-bank');
  await expect(correction.getByLabel('The lender’s principal reasons')).toHaveValue(
    'Income not verified\nToo short a history',
  );
  await correction.getByRole('radio', { name: 'Approved', exact: true }).check();
  await correction.getByLabel('The lender’s principal reasons').fill('');
  await correction.getByRole('button', { name: 'Correct decision' }).click();
  await expect(correction.locator('.field-error').getByText('Please say why it is corrected')).toBeVisible();
  await correction.getByLabel('Why it is corrected').fill('Meant for another application');
  await correction.getByRole('button', { name: 'Correct decision' }).click();
  await expect(correction).toHaveCount(0);
  await expect(next.getByRole('button', { name: 'Move to Finalizing' })).toBeVisible();
  const history = panel(page, 'History');
  for (const said of [
    'Decision corrected: Harbor Bank, Approved',
    'Meant for another application',
    'Harbor Bank decided: Declined',
  ]) {
    await expect(history.getByText(said, { exact: true })).toBeVisible();
  }
  const [row] = await db.select().from(financingApplications).where(eq(financingApplications.id, id));
  expect(row?.status).toBe('approved');
  const kept = await db.select().from(caseHistory).where(eq(caseHistory.caseId, id));
  expect(kept.map(({ event }) => event)).toEqual(['decision', 'decision-corrected']);

  // No lender has decided on this application at all: the review goes on.
  await next.getByRole('button', { name: 'Correct the decision' }).click();
  await correction.getByRole('radio', { name: 'No lender has decided yet' }).check();
  await expect(correction.getByRole('combobox', { name: 'Lender', exact: true })).toHaveCount(0);
  await correction.getByLabel('Why it is corrected').fill('Nobody has decided on this one');
  await correction.getByRole('button', { name: 'Correct decision' }).click();
  await expect(correction).toHaveCount(0);
  await expect(next.getByRole('button', { name: 'Record a decision' })).toBeVisible();
  await expect(history.getByText('Nobody has decided on this one', { exact: true })).toBeVisible();
});
