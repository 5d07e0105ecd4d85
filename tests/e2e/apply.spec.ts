import type { Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { profiles } from '#features/accounts/tables.ts';
import { step3Schema } from '#features/financing/schema/form.ts';
import { financingApplications, financingDocuments } from '#features/financing/tables.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { saidByPeople } from '#tests/support/said-by-people.ts';
import { signedIn } from './support/account.ts';
import {
  expectStep,
  fillApplication,
  fillEmployment,
  fillPersonal,
  fillPurpose,
  ownEmail,
  PERSON,
} from './support/application.ts';
import { expect, test } from './support/test.ts';

type Site = { database: { db: Parameters<typeof findBy>[0] } };
const findBy = (db: import('#platform/db/database.ts').Database, email: string) =>
  db.select().from(financingApplications).where(eq(financingApplications.email, email));
const stored = (site: Site, email: string) => findBy(site.database.db, email);

const next = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'Next', exact: true }).click();

test('an application in four steps with documents ends on its dashboard, with a mail that opens it elsewhere @phone', async ({
  page,
  site,
  mailbox,
  browser,
  expectFailure,
  expectAccessible,
}) => {
  // The other browser gets a 404 before it opens the link.
  expectFailure({ url: /\/account\/financing\?app=/, status: 404 });
  const email = ownEmail();
  await page.goto('/apply');
  await expectStep(page, 1, 'Purpose & Basics');
  await expect(page.getByRole('progressbar', { name: 'Step 1 of 4' })).toHaveAttribute('value', '1');
  await fillApplication(page, email);
  await expectAccessible();
  await expect(page.getByRole('progressbar', { name: 'Step 4 of 4' })).toHaveAttribute('max', '4');
  await expect(page.getByText('PDF, JPG or PNG, maximum 10MB per file.', { exact: false })).toBeVisible();
  await page.getByLabel('files: Government ID').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph() },
    { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph({ width: 300 }) },
  ]);
  await expect(page.getByRole('status').getByText('2 files chosen')).toBeAttached();
  await expect(page.getByLabel('files: Government ID')).toHaveAccessibleDescription(/2 files chosen$/);
  await page
    .getByLabel('files: Proof of Income')
    .setInputFiles({ name: 'pay stub.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByText('front.jpg')).toBeVisible();
  await expect(page.getByText('back.jpg')).toBeVisible();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit Application' }).click();

  await expect(page).toHaveURL(/\/account\/financing\?app=[0-9a-f-]{36}$/);
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your financing application has been submitted successfully.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Needs Documents', { exact: true })).toBeVisible();
  await expect(page.getByText('Uploaded successfully')).toHaveCount(2);
  const [row] = await stored(site, email);
  expect(row).toMatchObject({
    status: 'needs_docs',
    estimatedAmountCents: 2_500_000,
    phone: '(305) 555-0188',
  });
  const documents = await site.database.db
    .select()
    .from(financingDocuments)
    .where(eq(financingDocuments.applicationId, row?.id ?? ''));
  expect(documents).toHaveLength(3);

  const mail = await mailbox.waitFor(email, /financing application/);
  expect(saidByPeople(mail.text)).not.toMatch(/4729|1984/);
  const link = /https?:\/\/\S+\/account\/financing\/open#[\w.-]+/.exec(mail.text ?? '')?.[0] ?? '';
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const refused = await other.goto(page.url());
  expect(refused?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: 'Application not found' })).toBeVisible();
  await other.goto(link);
  await expect(other).toHaveURL(page.url());
  await expect(other.getByText('Elena Marsh')).toBeVisible();
  await elsewhere.close();
});

test('each step names what is missing, in its own words, and gives the focus to the first field', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/apply');
  await next(page);
  await expectStep(page, 1, 'Purpose & Basics');
  for (const said of [
    'Please choose charter or acquisition',
    'Charter date is required',
    'Service selection is required',
    'Estimated amount is required',
  ]) {
    await expect(page.locator('.field-error').getByText(said, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: 'Charter Financing' })).toBeFocused();
  await expectAccessible();
  // After the first attempt, each change checks the field again.
  await page.getByLabel('Desired charter date or timeline').fill('2097-05-08');
  await expect(page.locator('.field-error').getByText('Charter date is required')).toHaveCount(0);
  await fillPurpose(page);
  await next(page);

  await expectStep(page, 2, 'Personal Info');
  await next(page);
  for (const said of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'Street address is required',
    'City is required',
    'State is required',
    'ZIP code must be at least 5 digits',
    'Date of birth is required',
    'Last 4 digits of SSN required',
    'Citizenship status is required',
  ]) {
    await expect(page.locator('.field-error').getByText(said, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessible();
  await fillPersonal(page, ownEmail());
  await next(page);

  await expectStep(page, 3, 'Employment & Financials');
  await next(page);
  for (const said of [
    'Employment status is required',
    'Profession is required',
    'Employer name is required',
    'Employer phone is required',
    'Time at employer is required',
    'Monthly net income is required',
    'Housing status is required',
    'Monthly housing payment is required',
    'Credit score range is required',
    'Consent is required',
    'TCPA consent is required',
    'E-sign consent is required',
    'FCRA notice acknowledgment is required',
  ]) {
    await expect(page.locator('.field-error').getByText(said, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Employment status')).toBeFocused();
  await expectAccessible();
});

test('of several wrong fields the uppermost has the focus, and they are named from the top', async ({
  page,
}) => {
  await page.goto('/apply');
  await fillPurpose(page);
  await page.getByRole('radio', { name: 'Yacht Acquisition' }).check();
  await page.getByLabel('Estimated amount in USD').fill('');
  await next(page);
  await expect(page.getByLabel('Service or package selected')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please choose a service that goes with the purpose',
    'Estimated amount is required',
  ]);
  await fillPurpose(page);
  await next(page);
  await fillPersonal(page, ownEmail());
  await next(page);
  await expectStep(page, 3, 'Employment & Financials');
  const ids = await page
    .locator('form [id^="apply-"]:is(input, select)')
    .evaluateAll((fields) => fields.map(({ id }) => id.replace('apply-', '')));
  expect(ids).toEqual(Object.keys(step3Schema.shape));
  await fillEmployment(page);
  await page.getByLabel('Monthly net income').fill('');
  await page.getByLabel('Estimated credit score').selectOption('');
  await next(page);
  await expect(page.getByLabel('Monthly net income')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Monthly net income is required',
    'Credit score range is required',
  ]);
});

test('whoever has no employer is told what to write instead', async ({ page }) => {
  await page.goto('/apply');
  await fillPurpose(page);
  await next(page);
  await fillPersonal(page, ownEmail());
  await next(page);
  await expectStep(page, 3, 'Employment & Financials');
  const employer = page.getByLabel('Employer name');
  await page.getByLabel('Employment status').selectOption('employed');
  await expect(employer).not.toHaveAccessibleDescription(/No employer now/);
  await page.getByLabel('Employment status').selectOption('retired');
  await expect(employer).toHaveAccessibleDescription(/your last employer/);
  await expect(page.getByLabel('Employer phone')).toHaveAccessibleDescription(/your own number/);
});

test('the exact choices of every list', async ({ page }) => {
  await page.goto('/apply');
  const values = (label: string) =>
    page
      .getByLabel(label)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
  const radios = page.getByRole('radio');
  await expect(radios).toHaveCount(2);
  expect(
    await radios.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  ).toEqual(['charter', 'acquisition']);
  await expect(page.getByRole('radio', { name: 'Yacht Acquisition' })).toBeVisible();
  await expect(page.getByLabel('Estimated amount in USD')).toHaveAttribute('placeholder', '$25,000');
  expect(await values('Service or package selected')).toEqual([
    'weekend-charter',
    'week-charter',
    'special-event',
    'acquisition',
    'to-confirm',
  ]);
  await fillPurpose(page);
  await next(page);
  await expectStep(page, 2, 'Personal Info');
  expect(await values('State')).toEqual(['FL', 'CA', 'NY', 'TX']);
  expect(await values('Citizenship status')).toEqual([
    'us-citizen',
    'permanent-resident',
    'visa-holder',
    'other',
  ]);
  for (const [label, hint] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
    ['Street address', 'street-address'],
    ['City', 'address-level2'],
    ['State', 'address-level1'],
    ['ZIP code', 'postal-code'],
    ['Date of birth', 'bday'],
    ['Last 4 digits of your SSN', 'new-password'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', hint);
  }
  await expect(
    page.getByText('For identity verification. Only the last 4 are asked at this step.'),
  ).toBeVisible();
  await fillPersonal(page, ownEmail());
  await next(page);
  await expectStep(page, 3, 'Employment & Financials');
  expect(await values('Employment status')).toEqual([
    'employed',
    'self-employed',
    'contractor',
    'retired',
    'student',
    'other',
  ]);
  expect(await values('Housing status')).toEqual(['own', 'rent', 'other']);
  expect(await values('Estimated credit score')).toEqual(['poor', 'fair', 'good', 'very-good', 'excellent']);
  await expect(page.getByLabel('Estimated credit score')).toContainText('740–799');
  await expect(page.getByLabel('Other income (optional)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Required Consents' })).toBeVisible();
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(4);
  const words = page.getByText('Read what this means');
  await expect(words).toHaveCount(4);
  await words.first().click();
  await expect(
    page.getByText('A soft inquiry does not affect my credit score.', { exact: false }),
  ).toBeVisible();
  await fillEmployment(page);
  await next(page);
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Government ID',
    'Proof of Income',
    'Proof of Address',
    'Bank Statements',
  ]);
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
  await expect(page.getByText('Optional', { exact: true })).toHaveCount(1);
});

test('money, phone and SSN take their form while typed, and the caret stays where it is', async ({
  page,
}) => {
  await page.goto('/apply');
  const amount = page.getByLabel('Estimated amount in USD');
  await amount.pressSequentially('a1b234567');
  await expect(amount).toHaveValue('$1,234,567');
  await amount.press('Home');
  for (let step = 0; step < 2; step += 1) await amount.press('ArrowRight');
  await page.keyboard.type('9');
  await expect(amount).toHaveValue('$19,234,567');
  await page.keyboard.type('8');
  await expect(amount).toHaveValue('$198,234,567');
  await amount.fill('');
  await expect(amount).toHaveValue('');
  await fillPurpose(page);
  await next(page);
  const phone = page.getByLabel('Phone');
  await phone.pressSequentially('305555018');
  await expect(phone).toHaveValue('305555018');
  await phone.pressSequentially('8');
  await expect(phone).toHaveValue('(305) 555-0188');
  const ssn = page.getByLabel('Last 4 digits of your SSN');
  await ssn.pressSequentially('1x23456');
  await expect(ssn).toHaveValue('1234');
});

test('Back keeps what was typed, right or wrong; a reload keeps all but birth date and SSN digits', async ({
  page,
}) => {
  const email = ownEmail();
  await page.goto('/apply');
  await fillPurpose(page);
  await next(page);
  await page.getByLabel('Email').fill('not yet');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 1, 'Purpose & Basics');
  await expect(page.getByLabel('Estimated amount in USD')).toHaveValue('$25,000');
  await next(page);
  await expect(page.getByLabel('Email')).toHaveValue('not yet');
  await fillPersonal(page, email);
  await next(page);
  await fillEmployment(page);
  await page.reload();
  await expectStep(page, 2, 'Personal Info');
  await expect(page.getByText('Welcome back.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Date of birth')).toHaveValue('');
  await expect(page.getByLabel('Last 4 digits of your SSN')).toHaveValue('');
  const kept = await page.evaluate(
    () => JSON.stringify({ ...sessionStorage, ...localStorage }) + document.cookie,
  );
  expect(kept).toContain(email);
  expect(saidByPeople(kept)).not.toContain(PERSON.ssnLast4);
  expect(saidByPeople(kept)).not.toMatch(/1984/);
  await fillPersonal(page, email);
  await next(page);
  await expect(page.getByLabel('Monthly net income')).toHaveValue('$14,500');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('the browser’s Back is the step before, and nothing is lost; the outcome’s heading has the focus at the end', async ({
  page,
}) => {
  const email = ownEmail();
  await page.goto('/about');
  await page.goto('/apply');
  await fillApplication(page, email);
  await page
    .getByLabel('files: Proof of Income')
    .setInputFiles({ name: 'pay stub.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await page.goBack();
  await expectStep(page, 3, 'Employment & Financials');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Monthly net income')).toHaveValue('$14,500');
  await page.getByLabel('Profession').fill('Naval architect');
  await page.goBack();
  await expectStep(page, 2, 'Personal Info');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Date of birth')).toHaveValue(PERSON.dateOfBirth);
  await expect(page.getByLabel('Last 4 digits of your SSN')).toHaveValue(PERSON.ssnLast4);
  // The wizard's own Back button leads to the same step.
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 1, 'Purpose & Basics');
  await expect(page.getByLabel('Estimated amount in USD')).toHaveValue('$25,000');
  await page.goForward();
  await page.goForward();
  await expectStep(page, 3, 'Employment & Financials');
  await expect(page.getByLabel('Profession')).toHaveValue('Naval architect');
  await page.reload();
  await expectStep(page, 2, 'Personal Info');
  await page.goBack();
  await expectStep(page, 1, 'Purpose & Basics');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expectStep(page, 1, 'Purpose & Basics');
  await expect(page.getByLabel('Estimated amount in USD')).toHaveValue('$25,000');
  await next(page);
  await expectStep(page, 2, 'Personal Info');
  await fillPersonal(page, email);
  await next(page);
  await expectStep(page, 3, 'Employment & Financials');
  await next(page);
  await expectStep(page, 4, 'Documents');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/account\/financing\?app=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeFocused();
  // Back must not show an empty form, as if the application were lost; it leads to the page before the wizard.
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/account\/financing\?app=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
});

test('what the account knows is filled in for whoever is signed in', async ({ page, site }) => {
  const known = { firstName: 'Rosa', lastName: 'Delgado', email: ownEmail(), phone: '3055550123' };
  const { accountId } = await signedIn(page, site, 'client');
  await site.database.db.update(profiles).set(known).where(eq(profiles.accountId, accountId));
  await page.goto('/apply');
  await fillPurpose(page);
  await next(page);
  await expectStep(page, 2, 'Personal Info');
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
  await expect(page.getByLabel('Last name')).toHaveValue('Delgado');
  await expect(page.getByLabel('Email')).toHaveValue(known.email);
  await expect(page.getByLabel('Phone')).toHaveValue('(305) 555-0123');
  await expect(page.getByLabel('Street address')).toHaveValue('');
});

test('a submission that fails says so and keeps everything; sent again it is stored once', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /financing\/applications$/, status: 0 });
  const email = ownEmail();
  await page.goto('/apply');
  await fillApplication(page, email);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/financing/applications'))
      keys.push(request.headers()['idempotency-key']);
  });
  // The server accepts the call, but its answer never arrives.
  await page.route('**/api/financing/applications', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('There was an error submitting your application. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not be reached.' })).toBeVisible();
  await page.unroute('**/api/financing/applications');
  // With another file it is still the same application.
  await page
    .getByLabel('files: Government ID')
    .setInputFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/account\/financing\?app=/);
  await expect(page.getByText('Elena Marsh')).toBeVisible();
  expect(await stored(site, email)).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('a file that cannot be stored is tried again on the dashboard; one that is too large is refused before', async ({
  page,
  expectFailure,
}) => {
  expectFailure({ url: /\/documents$/, status: 422 });
  const email = ownEmail();
  await page.goto('/apply');
  await fillApplication(page, email);
  const long = `${'a name that goes on '.repeat(6)}.pdf`;
  await page.getByLabel('files: Bank Statements').setInputFiles([
    { name: long, mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 1) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
  ]);
  await expect(page.getByText('That file is larger than 10 MB. Please choose a smaller one.')).toBeVisible();
  await expect(page.getByText('Please choose a PDF, JPG or PNG file.')).toBeVisible();
  // A long name must stay within its card.
  const within = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) => items.every((item) => item.scrollWidth <= item.clientWidth));
  expect(within).toBe(true);
  await page.getByRole('button', { name: `Remove ${long}` }).click();
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await page.getByLabel('files: Government ID').setInputFiles({
    name: 'locked.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf({ trailer: '/Encrypt 9 0 R' }),
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/account\/financing\?app=/);
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible();
  const sentence = 'That PDF is protected with a password. Please save it without one and upload it again.';
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove locked.pdf' }).click();
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
});

test('the page has a header of its own: home, help and support @phone', async ({ page }) => {
  await page.goto('/apply');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Need help?' })).toHaveAttribute('href', /wa\.me/);
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('link', { name: /chat with us on whatsapp/i })).toBeVisible();
});

test('with the keyboard alone at 320 px: what is wrong is read out, and the application is sent', async ({
  page,
  site,
}) => {
  const email = ownEmail();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/apply');
  const expectWithin = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  /** Presses Tab until a control has the focus, in the order of the page; fails if it never gets there. */
  const reach = async (control: Locator) => {
    const has = () => control.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 30 && !(await has()); step += 1) await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  };
  const type = async (label: string, text: string) => {
    await reach(page.getByLabel(label));
    await page.keyboard.type(text);
  };
  const goOn = page.getByRole('button', { name: 'Next', exact: true });
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
  const charter = page.getByRole('radio', { name: 'Charter Financing' });

  await expectWithin();
  await reach(goOn);
  await page.keyboard.press('Enter');
  // A screen reader reads the summary as a whole; each fault links to its field. The focus is on the first faulty
  // field, which names its own fault.
  await expect(summary).toMatchAriaSnapshot(`
    - alert:
      - paragraph: Some fields need your attention.
      - list:
        - listitem:
          - link "Please choose charter or acquisition"
        - listitem:
          - link "Charter date is required"
        - listitem:
          - link "Service selection is required"
        - listitem:
          - link "Estimated amount is required"
  `);
  await expect(charter).toBeFocused();
  await expect(page.getByRole('group', { name: 'Financing purpose' })).toHaveAccessibleDescription(
    'Please choose charter or acquisition',
  );
  await expect(page.getByLabel('Estimated amount in USD')).toHaveAccessibleDescription(
    'Estimated amount is required',
  );
  await page.keyboard.press('Space');
  await expect(charter).toBeChecked();
  await type('Desired charter date or timeline', '05082097');
  await type('Service or package selected', 'Week c');
  await type('Estimated amount in USD', '25000');
  await page.keyboard.press('Enter');

  await expectStep(page, 2, 'Personal Info');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectWithin();
  await type('First name', PERSON.firstName);
  await type('Last name', PERSON.lastName);
  await type('Email', email);
  await type('Phone', '3055550188');
  await type('Street address', '12 Bayshore Drive');
  await type('City', 'Miami');
  await type('State', 'Flor');
  await type('ZIP code', '33139');
  await type('Date of birth', '03071984');
  await type('Last 4 digits of your SSN', '12');
  await type('Citizenship status', 'U.S');
  await page.keyboard.press('Enter');
  await reach(goOn);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last 4 digits of your SSN')).toBeFocused();
  await expect(page.getByLabel('Last 4 digits of your SSN')).toHaveAccessibleDescription(
    /Last 4 digits of SSN required/,
  );
  await page.keyboard.press('End');
  await page.keyboard.type('34');
  await page.keyboard.press('Enter');

  await expectStep(page, 3, 'Employment & Financials');
  await expectWithin();
  await type('Employment status', 'Employed');
  await type('Profession', 'Marine architect');
  await type('Employer name', 'Harbor & Lane');
  await type('Employer phone', '3055550100');
  await type('Time at employer', '2 years 6 months');
  await type('Monthly net income', '14500');
  await type('Housing status', 'Own');
  await type('Monthly housing payment', '3200');
  await type('Estimated credit score', 'Good');
  for (const consent of await page.getByRole('checkbox').all()) {
    await reach(consent);
    await page.keyboard.press('Space');
    await expect(consent).toBeChecked();
  }
  await reach(page.getByText('Read what this means').last());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lenders may use a consumer report', { exact: false })).toBeVisible();
  await reach(goOn);
  await page.keyboard.press('Enter');

  await expectStep(page, 4, 'Documents');
  await expectWithin();
  // The step count must not wrap, even on a narrow screen.
  const count = page.getByRole('heading', { level: 1 }).getByText('Step 4 of 4:', { exact: true });
  expect(await count.evaluate((piece) => piece.getClientRects().length)).toBe(1);
  // Listen well before the key: the browser must know by then that the test replaces its file dialog.
  const chooser = page.waitForEvent('filechooser');
  await reach(page.getByLabel('files: Government ID'));
  await page.keyboard.press('Enter');
  const picker = await chooser;
  await picker.setFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await reach(page.getByRole('button', { name: 'Submit Application' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/financing\?app=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
  await expectWithin();
  expect(await stored(site, email)).toMatchObject([
    { status: 'needs_docs', charterDate: '2097-05-08', state: 'FL', citizenshipStatus: 'us-citizen' },
  ]);
});
