import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { caseMessages } from '#features/cases/tables.ts';
import { financingApplications, financingConsents, financingDocuments } from '#features/financing/tables.ts';
import * as es from '#features/financing/words/es.ts';
import * as pt from '#features/financing/words/pt.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { ownEmail, PERSON } from './support/application.ts';
import { englishAmong, expectNoEnglish } from './support/plain-english.ts';
import { expect, test } from './support/test.ts';

const IN_OTHER_LANGUAGES = [
  { language: 'es', words: es },
  { language: 'pt', words: pt },
] as const;

type Words = typeof es | typeof pt;

const next = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.next, exact: true }).click();

async function expectStep(page: Page, words: Words, step: number, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words.stepOf(step, name) })).toBeVisible();
}

async function fillPurpose(page: Page, words: Words): Promise<void> {
  await page.getByRole('radio', { name: words.charterFinancing }).check();
  await page.getByLabel(words.desiredDate).fill('2097-05-08');
  await page.getByLabel(words.serviceSelected).selectOption({ label: words.weekCharter });
  await page.getByLabel(words.estimatedAmount).fill('25000');
}

async function fillPersonal(page: Page, words: Words, email: string): Promise<void> {
  for (const [label, text] of [
    [words.firstName, PERSON.firstName],
    [words.lastName, PERSON.lastName],
    [words.email, email],
    [words.phone, '3055550188'],
    [words.streetAddress, '12 Bayshore Drive'],
    [words.city, 'Miami'],
    [words.zipCode, '33139'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByLabel(words.dateOfBirth).fill(PERSON.dateOfBirth);
  await page.getByLabel(words.ssnLast4).fill(PERSON.ssnLast4);
  await page.getByRole('combobox', { name: words.state, exact: true }).selectOption({ label: words.newYork });
  await page.getByLabel(words.citizenship).selectOption({ label: words.permanentResident });
}

async function fillEmployment(page: Page, words: Words): Promise<void> {
  for (const [label, text] of [
    [words.profession, 'Arquitecta naval'],
    [words.employerName, 'Harbor & Lane'],
    [words.employerPhone, '3055550100'],
    [words.timeAtEmployer, '2 años'],
    [words.netIncome, '14500'],
    [words.housingPayment, '3200'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByLabel(words.employment).selectOption({ label: words.selfEmployed });
  await page.getByLabel(words.housing).selectOption({ label: words.rent });
  await page.getByLabel(words.creditScore).selectOption({ label: words.veryGoodScore });
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
}

/** Opens the text beside each checkbox; answers all these texts. */
async function readConsents(page: Page, words: Words): Promise<string[]> {
  for (const more of await page.getByText(words.readWhatItMeans).all()) await more.click();
  return page.locator('.consent-words p').allTextContents();
}

for (const { language, words } of IN_OTHER_LANGUAGES) {
  test(`an application in ${language}, from its first step to its withdrawal: all that is read is in that language`, async ({
    page,
    site,
    mailbox,
    browser,
    expectAccessible,
    expectFailure,
  }) => {
    test.slow();
    expectFailure({ url: /\/documents/, status: 415 });
    // Another browser gets a 404 before it opens the link.
    expectFailure({ url: /\/account\/financing\?app=/, status: 404 });
    const { db } = site.database;
    const email = ownEmail();
    const without = () => expectNoEnglish(page, language);
    await page.goto(`/${language}/apply`);
    await expectStep(page, words, 1, words.firstStep);
    await next(page, words);
    await expect(page.locator('.field-error').getByText(words.dateMissing)).toBeVisible();
    await expect(page.getByRole('alert').getByText(words.needAttention)).toBeVisible();
    await without();
    await expectAccessible();
    await fillPurpose(page, words);
    await next(page, words);

    await expectStep(page, words, 2, words.secondStep);
    await next(page, words);
    await expect(page.locator('.field-error').getByText(words.phoneInvalid)).toBeVisible();
    await without();
    await fillPersonal(page, words, email);
    await next(page, words);

    await expectStep(page, words, 3, words.thirdStep);
    // With a comma before the cents: not read as 80,050 dollars.
    const housing = page.getByRole('textbox', { name: words.housingPayment, exact: true });
    await housing.pressSequentially('800,50');
    await expect(housing).toHaveValue('$800,50');
    await next(page, words);
    await expect(page.locator('.field-error').getByText(words.callMissing)).toBeVisible();
    await expect(page.locator('.field-error').getByText(words.amountMalformed)).toBeVisible();
    const shown = await readConsents(page, words);
    await without();
    await expectAccessible();
    await page.reload();
    await expect(page.getByText(words.welcomeBack)).toBeVisible();
    await without();
    await fillPersonal(page, words, email);
    await next(page, words);
    await fillEmployment(page, words);
    await next(page, words);

    await expectStep(page, words, 4, words.fourthStep);
    await page
      .getByLabel(`${words.chooseFiles}: ${words.governmentId}`)
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph() });
    await page
      .getByLabel(`${words.chooseFiles}: ${words.proofOfIncome}`)
      .setInputFiles({ name: 'program.exe', mimeType: 'application/x-msdownload', buffer: aPdf() });
    await expect(page.getByText(words.kindNotTaken)).toBeVisible();
    await without();
    await expectAccessible();
    await page.getByRole('button', { name: words.removeNamed('program.exe') }).click();
    await page.getByRole('button', { name: words.submitApplication }).click();

    await expect(page).toHaveURL(new RegExp(`/${language}/account/financing\\?app=[0-9a-f-]{36}$`));
    await expect(page.getByText(words.submitted, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.weHaveIt })).toBeVisible();
    await expect(page.locator('.badge').getByText(words.needsDocuments, { exact: true })).toBeVisible();
    await without();
    await expectAccessible();

    const [application] = await db
      .select()
      .from(financingApplications)
      .where(eq(financingApplications.email, email));
    const id = application?.id ?? '';
    expect(application).toMatchObject({
      language,
      state: 'NY',
      serviceSelected: 'week-charter',
      estimatedAmountCents: 2_500_000,
      estimatedCreditScore: 'very-good',
    });
    const kept = await db.select().from(financingConsents).where(eq(financingConsents.applicationId, id));
    expect(shown).toHaveLength(4);
    expect(kept.map(({ wording }) => wording).sort()).toEqual(shown.toSorted());
    expect(new Set(kept.map(({ version }) => version))).toEqual(new Set([`2026-12-${language}`]));

    const mail = await mailbox.waitFor(email, new RegExp(words.receivedSubject));
    expect(mail.text).toContain(words.openYours);
    expect(englishAmong((mail.text ?? '').split('\n'), language)).toEqual([]);
    const link = /https?:\/\/\S+\/account\/financing\/open#[\w.-]+/.exec(mail.text ?? '')?.[0] ?? '';
    expect(link).toContain(`/${language}/account/financing/open#`);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { name: words.notFound })).toBeVisible();
    await expectNoEnglish(other, language);
    await other.goto(link);
    await expect(other).toHaveURL(page.url());
    await expect(other.getByRole('heading', { name: words.weHaveIt })).toBeVisible();
    await elsewhere.close();

    // A fault that only the server can find in a file.
    await page
      .getByLabel(words.fileFor(words.proofOfIncome))
      .setInputFiles({ name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg/>') });
    await expect(page.locator('.field-error')).toHaveCount(1);
    await without();
    await page.getByRole('button', { name: words.removeNamed('fake.pdf') }).click();
    for (const card of [words.proofOfIncome, words.proofOfAddress]) {
      await page
        .getByLabel(words.fileFor(card))
        .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: aPdf() });
      await expect(page.getByText(words.documentUploadedText, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: words.reviewBegins })).toBeVisible();
    const news = await mailbox.waitFor(email, new RegExp(words.newsSubject(words.underReview)));
    expect(englishAmong((news.text ?? '').split('\n'), language)).toEqual([]);
    const types = await db
      .select({ type: financingDocuments.type })
      .from(financingDocuments)
      .where(eq(financingDocuments.applicationId, id));
    expect(types.map(({ type }) => type).sort()).toEqual([
      'Government ID',
      'Proof of Address',
      'Proof of Income',
    ]);
    await page
      .getByRole('button', { name: words.removeNamed('scan.pdf') })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: words.removeFileTitle })).toBeVisible();
    await without();
    await page.getByRole('button', { name: words.removeFile }).click();
    await expect(page.getByText(words.fileTakenOff, { exact: true })).toBeVisible();

    await page.getByLabel(words.yourReply).fill('Gracias.');
    await page.getByRole('button', { name: words.sendReply }).click();
    await expect(page.getByText(words.replySentText, { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').getByText('Gracias.', { exact: true })).toBeVisible();
    await without();
    await page.getByRole('button', { name: words.editContact }).click();
    const contact = page.getByRole('dialog', { name: words.editContactTitle });
    await contact.getByLabel(words.city).fill('');
    await contact.getByRole('button', { name: words.save }).click();
    await expect(contact.getByText(words.cityMissing)).toBeVisible();
    await without();
    await contact.getByLabel(words.city).fill('Key Biscayne');
    await contact.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.detailsSaved, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.contactChanged })).toBeVisible();
    await without();
    await page.getByRole('button', { name: words.withdrawApplication }).click();
    await expect(page.getByRole('dialog', { name: words.withdrawTitle })).toBeVisible();
    await without();
    await page.getByRole('button', { name: words.withdrawNow }).click();
    await expect(page.locator('.badge').getByText(words.statusWithdrawn, { exact: true })).toBeVisible();
    await without();
    const written = await db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
    expect(
      englishAmong(
        written.flatMap(({ subject, body }) => [subject, body]),
        language,
      ),
    ).toEqual([]);
  });

  test(`the demonstration, and a link that opens nothing, in ${language}`, async ({
    page,
    expectAccessible,
    expectFailure,
  }) => {
    expectFailure({ url: /financing\/access$/, status: 422 });
    await page.goto(`/${language}/account/financing`);
    await expect(page.getByRole('heading', { level: 1, name: words.demoApplication })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.demoQuestion })).toBeVisible();
    await expectNoEnglish(page, language);
    await page.getByRole('button', { name: words.editContact }).click();
    await expect(page.getByRole('dialog', { name: words.anExample })).toBeVisible();
    await expectNoEnglish(page, language);

    await page.goto(`/${language}/account/financing/open#nothing`);
    await expect(page.getByRole('heading', { level: 1, name: words.linkSpent })).toBeVisible();
    await expectNoEnglish(page, language);
    await page.getByLabel(words.emailOfApplication).fill(ownEmail());
    await page.getByRole('button', { name: words.emailLink }).click();
    await expect(page.getByText(words.linkIfAny)).toBeVisible();
    await expectAccessible();
  });

  test(`nothing of the application is cut off at 320 px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(`/${language}/apply`);
    await next(page, words);
    await fits();
    await fillPurpose(page, words);
    await next(page, words);
    await expectStep(page, words, 2, words.secondStep);
    await next(page, words);
    await fits();
    await fillPersonal(page, words, ownEmail());
    await next(page, words);
    await expectStep(page, words, 3, words.thirdStep);
    await next(page, words);
    await readConsents(page, words);
    await fits();
    await fillEmployment(page, words);
    await next(page, words);
    await expectStep(page, words, 4, words.fourthStep);
    await fits();
    await page.goto(`/${language}/account/financing`);
    await expect(page.getByRole('heading', { level: 1, name: words.demoApplication })).toBeVisible();
    await fits();
  });
}
