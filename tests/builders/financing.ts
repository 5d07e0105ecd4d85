import { randomUUID } from 'node:crypto';
import { agreements } from '#features/agreements/tables.ts';
import { financingApplications, lenders } from '#features/financing/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { printSheet } from '#platform/pdf/press.ts';

/** The body that the wizard sends when every field is filled in (product 7.2). */
export function anApplicationForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    purpose: 'charter',
    charterDate: '2097-05-08',
    serviceSelected: 'week-charter',
    estimatedAmount: '$25,000',
    firstName: 'Elena',
    lastName: 'Marsh',
    email: `elena-${randomUUID().slice(0, 8)}@applicants.example`,
    phone: '(305) 555-0188',
    streetAddress: '12 Bayshore Drive',
    city: 'Miami',
    state: 'FL',
    zipCode: '33139',
    dateOfBirth: '1984-03-07',
    ssnLast4: '4729',
    citizenshipStatus: 'us-citizen',
    employmentStatus: 'employed',
    profession: 'Marine architect',
    employerName: 'Harbor & Lane',
    employerPhone: '(305) 555-0100',
    timeAtEmployer: '2 years 6 months',
    monthlyNetIncome: '$14,500',
    otherIncome: '',
    housingStatus: 'own',
    monthlyHousingPayment: '$3,200',
    estimatedCreditScore: 'very-good',
    softCreditInquiryConsent: true,
    tcpaConsent: true,
    esignConsent: true,
    fcraConsent: true,
    ...fields,
  };
}

/** Puts an application into the database, without any sealed fields; answers its id. */
export async function anApplication(
  db: Database,
  fields: Partial<typeof financingApplications.$inferInsert> = {},
): Promise<string> {
  const id = fields.id ?? randomUUID();
  const now = new Date();
  await db.insert(financingApplications).values({
    id,
    status: 'needs_docs',
    purpose: 'charter',
    charterDate: '2097-05-08',
    serviceSelected: 'week-charter',
    estimatedAmountCents: 2_500_000,
    firstName: 'Elena',
    lastName: 'Marsh',
    email: 'elena.marsh@applicants.example',
    phone: '(305) 555-0188',
    streetAddress: '12 Bayshore Drive',
    city: 'Miami',
    state: 'FL',
    zipCode: '33139',
    citizenshipStatus: 'us-citizen',
    employmentStatus: 'employed',
    profession: 'Marine architect',
    employerName: 'Harbor & Lane',
    employerPhone: '(305) 555-0100',
    timeAtEmployer: '2 years 6 months',
    monthlyNetIncomeCents: 1_450_000,
    otherIncomeCents: null,
    housingStatus: 'own',
    monthlyHousingPaymentCents: 320_000,
    estimatedCreditScore: 'very-good',
    submittedAt: now,
    updatedAt: now,
    ...fields,
  });
  return id;
}

/** Adds a lender that a decision can name, except where the test's fields differ. */
export async function aLender(
  db: Database,
  fields: Partial<typeof lenders.$inferInsert> = {},
): Promise<string> {
  const id = fields.id ?? 'harbor-bank';
  await db
    .insert(lenders)
    .values({ id, name: 'Harbor Bank', ...fields })
    .onConflictDoNothing();
  return id;
}

/** A lender's terms as a PDF: "8.25 % over 120 months". */
export async function lendersTerms(): Promise<Buffer> {
  const { bytes } = await printSheet({
    title: 'Terms',
    language: 'en',
    foot: 'Harbor Bank',
    pageWords: ['Page', 'of'],
    author: 'Harbor Bank',
    madeAt: new Date(),
    blocks: [{ kind: 'title', text: 'Loan terms: 8.25 % over 120 months' }],
  });
  return Buffer.from(bytes);
}

/** Adds a lender's terms that the applicant has signed. */
export async function signedTerms(db: Database, applicationId: string): Promise<void> {
  await db.insert(agreements).values({
    id: randomUUID(),
    caseId: applicationId,
    kind: 'terms',
    number: 1,
    template: 'lender',
    language: 'en',
    subject: '',
    fileId: randomUUID(),
    fileSha256: '',
    pages: 1,
    state: 'signed',
    signedName: 'Elena Marsh',
    createdAt: new Date('2027-01-10T12:00:00Z'),
  });
}
