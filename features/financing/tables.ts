import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { accounts } from '#platform/auth/tables.ts';
import { at, cents } from '#platform/db/columns.ts';
import { sealedBytes } from '#platform/storage/sealed-bytes.ts';
import type {
  Citizenship,
  CreditScore,
  Employment,
  Housing,
  Purpose,
  Service,
  State,
} from './domain/index.ts';
import { APPLICATION_STATUSES, CONSENT_KINDS, DOCUMENT_REVIEWS } from './domain/index.ts';

/** The third parties that finance. Each decision names one. */
export const lenders = pgTable('lenders', {
  id: text().primaryKey(),
  name: text().notNull(),
  contact: text().notNull().default(''),
  notes: text().notNull().default(''),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
  updatedAt: at().notNull().defaultNow(),
});

/** Applications for financing. Only the applicant, a browser with a grant, and staff may see one. */
export const financingApplications = pgTable(
  'financing_applications',
  {
    id: uuid().primaryKey(),
    /** The owner; null unless a signed-in client has sent or claimed it. */
    accountId: uuid(),
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    version: integer().notNull().default(1),
    purpose: text().$type<Purpose>().notNull(),
    charterDate: text().notNull(),
    serviceSelected: text().$type<Service>().notNull(),
    estimatedAmountCents: cents().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** The language in which the applicant wrote and is written to. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    streetAddress: text().notNull(),
    city: text().notNull(),
    state: text().$type<State>().notNull(),
    zipCode: text().notNull(),
    /** Sealed; null for the demonstration, which has no such data. */
    sealedDateOfBirth: sealedBytes(),
    sealedSsnLast4: sealedBytes(),
    citizenshipStatus: text().$type<Citizenship>().notNull(),
    employmentStatus: text().$type<Employment>().notNull(),
    profession: text().notNull(),
    employerName: text().notNull(),
    employerPhone: text().notNull(),
    timeAtEmployer: text().notNull(),
    monthlyNetIncomeCents: cents().notNull(),
    otherIncomeCents: cents(),
    housingStatus: text().$type<Housing>().notNull(),
    monthlyHousingPaymentCents: cents().notNull(),
    estimatedCreditScore: text().$type<CreditScore>().notNull(),
    /** The lender of the latest decision; it cannot be deleted while named here. For earlier decisions, see the history. */
    lenderId: text().references(() => lenders.id),
    /** The colleague who handles it; null if nobody does. */
    assignedTo: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The form's hidden field was filled in: kept for staff to look at, but never mailed (product 5.4). */
    suspectedSpam: boolean().notNull().default(false),
    /** The sample that /account/financing shows to visitors without an application; in no list and no total. */
    isDemo: boolean().notNull().default(false),
    /** Legal hold: prevents every deletion. */
    hasLegalHold: boolean().notNull().default(false),
    submittedAt: at().notNull(),
    completedAt: at(),
    closedAt: at(),
    updatedAt: at().notNull(),
  },
  (application) => [
    check(
      'financing_applications_status',
      sql`${application.status} in ('draft', 'needs_docs', 'under_review', 'conditionally_approved', 'approved', 'declined', 'finalizing', 'complete', 'withdrawn')`,
    ),
    check(
      'financing_applications_amounts',
      sql`${application.estimatedAmountCents} >= 0 and ${application.monthlyNetIncomeCents} >= 0 and coalesce(${application.otherIncomeCents}, 0) >= 0 and ${application.monthlyHousingPaymentCents} >= 0`,
    ),
    index('financing_applications_by_age').on(application.submittedAt),
    index('financing_applications_of_account').on(application.accountId),
    index('financing_applications_of_address').on(sql`lower(${application.email})`),
    index('financing_applications_of_lender').on(application.lenderId),
    index('financing_applications_of_assignee').on(application.assignedTo),
    index('financing_applications_closed').on(application.closedAt).where(sql`closed_at is not null`),
  ],
);

/** An applicant's consents: the wording that was shown, when, and from where they agreed. */
export const financingConsents = pgTable(
  'financing_consents',
  {
    applicationId: uuid().notNull(),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    version: text().notNull(),
    wording: text().notNull(),
    givenAt: at().notNull(),
    address: text().notNull(),
    browser: text().notNull(),
  },
  (consent) => [primaryKey({ columns: [consent.applicationId, consent.kind] })],
);

/** Files of an application, each under a card of its checklist. */
export const financingDocuments = pgTable(
  'financing_documents',
  {
    id: uuid().primaryKey(),
    applicationId: uuid().notNull(),
    /** The card's name. */
    type: text().notNull(),
    fileId: uuid().notNull().unique(),
    /** Sealed, because people write dates of birth into file names. */
    sealedFileName: sealedBytes().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    uploadedAt: at().notNull(),
    /** The review by staff. */
    review: text({ enum: DOCUMENT_REVIEWS }).notNull().default('open'),
    /** Why it was sent back, for the applicant. */
    reviewReason: text().notNull().default(''),
  },
  (document) => [index('financing_documents_of_application').on(document.applicationId, document.uploadedAt)],
);

/** Documents that underwriting asked for, beyond the four that everyone has. */
export const financingRequestedDocuments = pgTable(
  'financing_requested_documents',
  {
    id: uuid().primaryKey(),
    applicationId: uuid().notNull(),
    name: text().notNull(),
    note: text().notNull().default(''),
    requestedAt: at().notNull(),
  },
  (requested) => [unique('financing_requested_documents_once').on(requested.applicationId, requested.name)],
);

/** A signed-in client's half-finished application, without the sealed fields. */
export const financingDrafts = pgTable(
  'financing_drafts',
  {
    accountId: uuid().primaryKey(),
    step: integer().notNull(),
    values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    updatedAt: at().notNull(),
  },
  (draft) => [index('financing_drafts_by_age').on(draft.updatedAt)],
);
