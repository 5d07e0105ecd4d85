import type { Language } from '#core/language.ts';
import type { Cents } from '#core/money.ts';
import type { Citizenship, CreditScore, Employment, Housing, Purpose, Service, State } from './options.ts';
import type { ApplicationStatus } from './status.ts';

/** The contact details of an applicant, which they may change while the application is open. */
export type ApplicantContact = {
  readonly email: string;
  readonly phone: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: State;
  readonly zipCode: string;
};

type OfContact<Field> = Readonly<Record<keyof ApplicantContact, Field>>;

/** The contact part of a larger object. */
export const contactOf = <Field>(of: OfContact<Field>): OfContact<Field> => ({
  email: of.email,
  phone: of.phone,
  streetAddress: of.streetAddress,
  city: of.city,
  state: of.state,
  zipCode: of.zipCode,
});

/** What an applicant enters, without the sealed fields. */
export type ApplicationForm = ApplicantContact & {
  readonly purpose: Purpose;
  /** A date or, if a program sends the application, a time in words. */
  readonly charterDate: string;
  readonly serviceSelected: Service;
  readonly estimatedAmountCents: Cents;
  readonly firstName: string;
  readonly lastName: string;
  readonly citizenshipStatus: Citizenship;
  readonly employmentStatus: Employment;
  readonly profession: string;
  readonly employerName: string;
  readonly employerPhone: string;
  readonly timeAtEmployer: string;
  readonly monthlyNetIncomeCents: Cents;
  readonly otherIncomeCents: Cents | null;
  readonly housingStatus: Housing;
  readonly monthlyHousingPaymentCents: Cents;
  readonly estimatedCreditScore: CreditScore;
};

/** An application as the business stores it. */
export type Application = ApplicationForm & {
  readonly id: string;
  readonly accountId: string | null;
  /** The language in which the applicant wrote and is written to. */
  readonly language: Language;
  readonly status: ApplicationStatus;
  readonly version: number;
  readonly isDemo: boolean;
  readonly hasLegalHold: boolean;
  readonly suspectedSpam: boolean;
  /** The colleague who handles it; null if nobody does. */
  readonly assignedTo: string | null;
  readonly submittedAt: Date;
  /** When the required documents became complete; null while documents are awaited. */
  readonly completedAt: Date | null;
  readonly closedAt: Date | null;
};

/** The fields that are sealed, and shown only for a stated reason. */
export const SEALED_FIELDS = ['ssnLast4', 'dateOfBirth'] as const;
export type SealedField = (typeof SEALED_FIELDS)[number];

/** Who wrote a message: the business itself (system), the lender, or the applicant. */
export const MESSAGE_TYPES = ['system', 'lender', 'applicant'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/**
 * The messages that count as unread for each side: those that the other side wrote. For staff an applicant's message is unread
 * until it is answered or needs no answer, however many colleagues have seen it.
 */
export const WRITTEN_FOR = {
  applicant: ['system', 'lender'],
  staff: ['applicant'],
} as const satisfies Record<string, readonly MessageType[]>;

/** The kinds of entries in an application's history, which stays readable after it is over. */
export const HISTORY_KINDS = [
  'submitted',
  'claimed',
  'status',
  'decision',
  'document-requested',
  'document-opened',
  'document-deleted',
  'document-accepted',
  'document-sent-back',
  'document-request-withdrawn',
  'contact-changed',
  'message',
  'revealed',
  'legal-hold',
  'document-added',
  'decision-corrected',
  'assigned',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
