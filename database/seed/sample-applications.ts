import type { ApplicationStatus, LenderDecision } from '#features/financing/domain/index.ts';
import type { ApplicationInput } from '#features/financing/schema/index.ts';

/** What happened to a sample application, and how many hours before the seeding. */
export type Happening = { readonly hoursAgo: number } & (
  | { readonly sends: string }
  | { readonly accepts: string }
  | { readonly sendsBack: string; readonly why: string }
  | { readonly asksFor: string; readonly note: string }
  | { readonly lenderAsks: string; readonly content: string }
  | { readonly answers: string }
  | {
      readonly decides: LenderDecision;
      readonly lenderId: string;
      readonly note?: string;
    }
  | { readonly moves: ApplicationStatus }
);

export type SampleApplication = {
  /** The applicant and the request. Fields that are left out have the values that most samples share. */
  readonly form: Partial<ApplicationInput> & Pick<ApplicationInput, 'firstName' | 'lastName'>;
  readonly hoursAgo: number;
  readonly story: readonly Happening[];
};

const DAY = 24;

/** The three documents that every applicant sends, one after the other. */
const papers = (hoursAgo: number): Happening[] =>
  ['Government ID', 'Proof of Income', 'Proof of Address'].map((sends, index) => ({
    hoursAgo: hoursAgo - index * 0.2,
    sends,
  }));

const accepted = (hoursAgo: number): Happening[] =>
  ['Government ID', 'Proof of Income', 'Proof of Address'].map((accepts, index) => ({
    hoursAgo: hoursAgo - index * 0.1,
    accepts,
  }));

/** Six applications, each at another stage. The applicants and lenders are invented. */
export const sampleApplications: readonly SampleApplication[] = [
  {
    form: {
      firstName: 'Maya',
      lastName: 'Rosenthal',
      purpose: 'charter',
      serviceSelected: 'week-charter',
      charterDate: 'The week after New Year’s',
      estimatedAmount: '$38,000',
      profession: 'Pediatric surgeon',
      employerName: 'Biscayne Children’s Practice',
    },
    hoursAgo: 20,
    story: [
      { hoursAgo: 19.8, sends: 'Government ID' },
      { hoursAgo: 5, sends: 'Proof of Address' },
      { hoursAgo: 3, asksFor: 'Bank Statements', note: 'For the last two months' },
    ],
  },
  {
    form: {
      firstName: 'Diego',
      lastName: 'Armenteros',
      serviceSelected: 'acquisition',
      estimatedAmount: '$1,250,000',
      profession: 'Restaurant owner',
      employerName: 'Armenteros Hospitality',
      employmentStatus: 'self-employed',
      monthlyNetIncome: '$48,000',
    },
    hoursAgo: 9 * DAY,
    story: [
      ...papers(9 * DAY - 1),
      {
        hoursAgo: 6 * DAY,
        sendsBack: 'Proof of Income',
        why: 'The second page is missing. We need both pages of the return.',
      },
      {
        hoursAgo: 2,
        answers: 'My accountant is back on Wednesday. Is it fine if the second page comes then?',
      },
    ],
  },
  {
    form: {
      firstName: 'Hannah',
      lastName: 'Lindqvist',
      serviceSelected: 'acquisition',
      estimatedAmount: '$685,000',
      profession: 'Airline captain',
      employerName: 'Gulf & Keys Airways',
      monthlyNetIncome: '$21,500',
      estimatedCreditScore: 'excellent',
    },
    hoursAgo: 3 * DAY,
    story: [...papers(3 * DAY - 2), { hoursAgo: 40, sends: 'Bank Statements' }],
  },
  {
    form: {
      firstName: 'William',
      lastName: 'Adeyemi',
      serviceSelected: 'acquisition',
      estimatedAmount: '$2,400,000',
      profession: 'Orthodontist',
      employerName: 'Adeyemi Dental Group',
      employmentStatus: 'self-employed',
      monthlyNetIncome: '$61,000',
    },
    hoursAgo: 27 * DAY,
    story: [
      ...papers(27 * DAY - 3),
      ...accepted(25 * DAY),
      {
        hoursAgo: 8 * DAY,
        lenderAsks: 'The survey of the yacht',
        content: 'Has the yacht you have in mind been surveyed within the last twelve months?',
      },
      { hoursAgo: 7 * DAY, answers: 'Yes, in June. The surveyor can send you the report directly.' },
    ],
  },
  {
    form: {
      firstName: 'Grace',
      lastName: 'Okafor',
      serviceSelected: 'acquisition',
      estimatedAmount: '$920,000',
      profession: 'Partner, law firm',
      employerName: 'Okafor & Reyes',
      monthlyNetIncome: '$37,000',
      estimatedCreditScore: 'excellent',
    },
    hoursAgo: 18 * DAY,
    story: [
      ...papers(18 * DAY - 2),
      ...accepted(16 * DAY),
      {
        hoursAgo: 3 * DAY,
        decides: 'conditionally_approved',
        lenderId: 'seagrape-marine-credit',
        note: 'On condition that the yacht is insured for her full value from the day of delivery.',
      },
      {
        hoursAgo: 3 * DAY - 1,
        lenderAsks: 'Insurance',
        content: 'Please send us the binder as soon as you have it, with us named as loss payee.',
      },
    ],
  },
  {
    form: {
      firstName: 'Rafael',
      lastName: 'Montes',
      serviceSelected: 'acquisition',
      estimatedAmount: '$410,000',
      profession: 'Civil engineer',
      employerName: 'Montes Marine Works',
      monthlyNetIncome: '$19,800',
      estimatedCreditScore: 'good',
    },
    hoursAgo: 33 * DAY,
    story: [
      ...papers(33 * DAY - 4),
      ...accepted(31 * DAY),
      {
        hoursAgo: 12 * DAY,
        decides: 'approved',
        lenderId: 'windlass-and-tern-finance',
        note: 'Fifteen years, twenty percent down.',
      },
      { hoursAgo: 2 * DAY, moves: 'finalizing' },
    ],
  },
];
