import { caseMessages } from '#features/cases/tables.ts';
import { financingApplications, lenders } from '#features/financing/tables.ts';
import type { SeedDeps } from './deps.ts';

const DAY_MS = 86_400_000;

/** Writes the application that /account/financing shows as a demo to clients who have none. Its applicant is invented. */
export async function seedFinancing({ db, newId }: SeedDeps): Promise<void> {
  const id = newId();
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.insert(financingApplications).values({
    id,
    status: 'under_review',
    isDemo: true,
    purpose: 'acquisition',
    charterDate: 'Next spring',
    serviceSelected: 'acquisition',
    estimatedAmountCents: 45_000_000,
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@applicants.example',
    phone: '(305) 555-0164',
    streetAddress: '1 Fictional Marina Way',
    city: 'Miami Beach',
    state: 'FL',
    zipCode: '33139',
    citizenshipStatus: 'us-citizen',
    employmentStatus: 'self-employed',
    profession: 'Architect',
    employerName: 'Example Studio',
    employerPhone: '(305) 555-0165',
    timeAtEmployer: '6 years',
    monthlyNetIncomeCents: 2_200_000,
    otherIncomeCents: null,
    housingStatus: 'own',
    monthlyHousingPaymentCents: 410_000,
    estimatedCreditScore: 'very-good',
    submittedAt: daysAgo(6),
    completedAt: daysAgo(4),
    updatedAt: daysAgo(2),
  });
  await db.insert(caseMessages).values([
    {
      id: newId(),
      caseId: id,
      kind: 'system',
      subject: 'We have your application',
      body: 'Thank you. Once your government ID, proof of income and proof of address are here, your application goes to underwriting automatically.',
      createdAt: daysAgo(6),
      readAt: daysAgo(5),
    },
    {
      id: newId(),
      caseId: id,
      kind: 'lender',
      subject: 'A question about your income',
      body: 'Could you send the second page of your latest tax return? The first one is clear.',
      createdAt: daysAgo(2),
    },
  ]);
}

/** Writes the lenders of the sample business. They are invented. */
export async function seedLenders({ db }: Pick<SeedDeps, 'db'>): Promise<void> {
  await db.insert(lenders).values(
    [
      {
        id: 'seagrape-marine-credit',
        name: 'Seagrape Marine Credit',
        contact: 'Paula Example, (305) 555-0171',
        notes: 'Yachts up to 80 ft. Answers within three working days.',
      },
      {
        id: 'windlass-and-tern-finance',
        name: 'Windlass & Tern Finance',
        contact: 'desk@windlass-tern.example',
        notes: 'Acquisitions from $250,000; wants two years of tax returns.',
      },
      {
        id: 'coral-ledger-lending',
        name: 'Coral Ledger Lending',
        contact: 'Marcus Example, (305) 555-0172',
        notes: 'Charters and smaller loans. Does not lend in every state: ask first.',
      },
    ].map((lender, position) => ({ ...lender, position })),
  );
}
