import { z } from 'zod';
import { isCharterDay } from '#core/charter-time.ts';
import { requiredLine, textLine } from '#core/text-schema.ts';
import {
  CITIZENSHIPS,
  CONSENT_VERSION,
  CONSENTS,
  type ConsentKind,
  CREDIT_SCORES,
  EMPLOYMENTS,
  HOUSINGS,
  PURPOSES,
  readMoney,
  SERVICES,
  STATES,
} from '../domain/index.ts';

const LINE_MAX = 120;
const MALFORMED_AMOUNT = 'Please enter an amount in dollars, such as $25,000';

type Choices<Value extends string> = Readonly<Record<Value, string>>;

/** One of the listed values; anything else is as good as none. */
function choice<Value extends string>(choices: Choices<Value>, sentence: string) {
  return z.enum(Object.keys(choices) as [Value, ...Value[]], { error: sentence });
}

/** Dollars as they are typed, read as cents. A program may send a number. */
function money(sentence: string) {
  return z
    .union([z.string().max(60, MALFORMED_AMOUNT), z.number()], { error: sentence })
    .transform((given, context) => {
      const text = typeof given === 'number' ? decimal(given) : given;
      const read = readMoney(text);
      if (read.ok) return read.cents;
      context.addIssue({ code: 'custom', message: read.reason === 'missing' ? sentence : MALFORMED_AMOUNT });
      return z.NEVER;
    })
    .meta({ description: 'US dollars, as text such as "$25,000"', example: '$25,000' });
}

/** A number as digits and a dot; what cannot be written so is refused like a second dot. */
function decimal(given: number): string {
  const text = String(given);
  return /^\d+(\.\d+)?$/.test(text) ? text : '0..0';
}

/** The same, where nothing is an answer too. */
const optionalMoney = z
  .union([z.string().max(60, MALFORMED_AMOUNT), z.number()], { error: MALFORMED_AMOUNT })
  .nullish()
  .transform((given, context) => {
    const read = readMoney(typeof given === 'number' ? decimal(given) : (given ?? ''));
    if (read.ok) return read.cents;
    if (read.reason === 'missing') return null;
    context.addIssue({ code: 'custom', message: MALFORMED_AMOUNT });
    return z.NEVER;
  })
  .meta({ description: 'US dollars, as text such as "$25,000"' });

/** Text of at least so many characters, short of a line. */
function atLeast(characters: number, most: number, sentence: string) {
  return z
    .string({ error: sentence })
    .trim()
    .min(characters, sentence)
    .pipe(textLine(most))
    .meta({ minLength: characters, maxLength: most });
}

const email = z
  .string({ error: 'Invalid email address' })
  .trim()
  .pipe(z.email('Invalid email address').max(254, 'Invalid email address'))
  .meta({ format: 'email', maxLength: 254 });

/** How to reach the applicant: part of step 2, and what can be changed later. */
export const contactSchema = z
  .object({
    email,
    phone: atLeast(10, 40, 'Phone number must be at least 10 digits'),
    streetAddress: requiredLine(LINE_MAX, 'Street address is required'),
    city: requiredLine(LINE_MAX, 'City is required'),
    state: choice(STATES, 'State is required'),
    zipCode: atLeast(5, 12, 'ZIP code must be at least 5 digits'),
  })
  .meta({ id: 'ApplicantContact' });

/** Step 1, Purpose & Basics (financing §5). */
export const step1Schema = z.object({
  purpose: choice(PURPOSES, 'Please choose charter or acquisition'),
  charterDate: requiredLine(LINE_MAX, 'Charter date is required').meta({
    description: 'A date (YYYY-MM-DD), or a time in words',
  }),
  serviceSelected: choice(SERVICES, 'Service selection is required'),
  estimatedAmount: money('Estimated amount is required'),
});

/** Step 2, Personal Info (financing §5). */
export const step2Schema = z.object({
  firstName: requiredLine(LINE_MAX, 'First name is required'),
  lastName: requiredLine(LINE_MAX, 'Last name is required'),
  ...contactSchema.shape,
  dateOfBirth: z
    .string({ error: 'Date of birth is required' })
    .trim()
    .min(1, 'Date of birth is required')
    .refine((day) => day === '' || isCharterDay(day), 'Please enter a date of birth that exists')
    .meta({ description: 'YYYY-MM-DD', example: '1984-03-07' }),
  ssnLast4: z
    .string({ error: 'Last 4 digits of SSN required' })
    .regex(/^\d{4}$/, 'Last 4 digits of SSN required')
    .meta({ description: 'The last four digits of the Social Security number', example: '0000' }),
  citizenshipStatus: choice(CITIZENSHIPS, 'Citizenship status is required'),
});

const consents = Object.fromEntries(
  CONSENTS.map(({ kind, missing }) => [kind, z.literal(true, { error: missing })]),
) as Record<ConsentKind, z.ZodLiteral<true>>;

/** Step 3, Employment & Financials, with the four consents (financing §5). */
export const step3Schema = z.object({
  employmentStatus: choice(EMPLOYMENTS, 'Employment status is required'),
  profession: requiredLine(LINE_MAX, 'Profession is required'),
  employerName: requiredLine(LINE_MAX, 'Employer name is required'),
  employerPhone: atLeast(10, 40, 'Employer phone is required'),
  timeAtEmployer: requiredLine(LINE_MAX, 'Time at employer is required'),
  monthlyNetIncome: money('Monthly net income is required'),
  otherIncome: optionalMoney,
  housingStatus: choice(HOUSINGS, 'Housing status is required'),
  monthlyHousingPayment: money('Monthly housing payment is required'),
  estimatedCreditScore: choice(CREDIT_SCORES, 'Credit score range is required'),
  ...consents,
});

const chosenFile = z.object({
  type: z.string().max(LINE_MAX).optional(),
  name: z.string().max(400),
  size: z.number().min(0),
});

/** At least one document: defined by the specification and applied to no step (financing §5). */
export const documentsSchema = z.array(chosenFile).min(1, 'At least one document is required');

/** The whole application, as the wizard sends it. What is not named here, a status of one's own among it, changes nothing. */
export const applicationBody = z
  .object({
    ...step1Schema.shape,
    ...step2Schema.shape,
    ...step3Schema.shape,
    documents: z
      .array(chosenFile)
      .max(200)
      .optional()
      .meta({ description: 'The files that will follow by the documents call; only announced here' }),
    consentVersion: z
      .literal(CONSENT_VERSION, {
        error: 'The wording of the consents has changed. Please read them again and confirm.',
      })
      .optional()
      .meta({ description: 'The version of the wordings that were shown; absent means the current one' }),
    leaveEmpty: z.string().max(1_000).optional().meta({
      description: 'A field that people do not see; leave it empty',
    }),
  })
  .meta({ id: 'FinancingApplicationForm' });

export type Step1Input = z.input<typeof step1Schema>;
export type Step2Input = z.input<typeof step2Schema>;
export type Step3Input = z.input<typeof step3Schema>;
export type ApplicationInput = z.input<typeof applicationBody>;
export type ApplicationBody = z.output<typeof applicationBody>;
export type ContactInput = z.input<typeof contactSchema>;
