import { expect, type Page } from '@playwright/test';

export const PERSON = {
  firstName: 'Elena',
  lastName: 'Marsh',
  dateOfBirth: '1984-03-07',
  ssnLast4: '4729',
} as const;

let count = 0;

/** An applicant's email address that no other scenario uses. */
export function ownEmail(): string {
  count += 1;
  return `elena-${process.pid}-${Date.now()}-${count}@applicants.example`;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

export async function expectStep(page: Page, step: number, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Step ${step} of 4: ${name}` })).toBeVisible();
}

export async function fillPurpose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Charter Financing' }).check();
  await page.getByLabel('Desired charter date or timeline').fill('2097-05-08');
  await page.getByLabel('Service or package selected').selectOption('week-charter');
  await page.getByLabel('Estimated amount in USD').fill('25000');
}

export async function fillPersonal(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill(PERSON.firstName);
  await page.getByLabel('Last name').fill(PERSON.lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('3055550188');
  await page.getByLabel('Street address').fill('12 Bayshore Drive');
  await page.getByLabel('City').fill('Miami');
  await page.getByLabel('State').selectOption('FL');
  await page.getByLabel('ZIP code').fill('33139');
  await page.getByLabel('Date of birth').fill(PERSON.dateOfBirth);
  await page.getByLabel('Last 4 digits of your SSN').fill(PERSON.ssnLast4);
  await page.getByLabel('Citizenship status').selectOption('us-citizen');
}

export async function fillEmployment(page: Page): Promise<void> {
  await page.getByLabel('Employment status').selectOption('employed');
  await page.getByLabel('Profession').fill('Marine architect');
  await page.getByLabel('Employer name').fill('Harbor & Lane');
  await page.getByLabel('Employer phone').fill('3055550100');
  await page.getByLabel('Time at employer').fill('2 years 6 months');
  await page.getByLabel('Monthly net income').fill('14500');
  await page.getByLabel('Housing status').selectOption('own');
  await page.getByLabel('Monthly housing payment').fill('3200');
  await page.getByLabel('Estimated credit score').selectOption('very-good');
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
}

/** Fills in steps 1 to 3 and ends on step 4. */
export async function fillApplication(page: Page, email: string): Promise<void> {
  await fillPurpose(page);
  await next(page);
  await expectStep(page, 2, 'Personal Info');
  await fillPersonal(page, email);
  await next(page);
  await expectStep(page, 3, 'Employment & Financials');
  await fillEmployment(page);
  await next(page);
  await expectStep(page, 4, 'Documents');
}
