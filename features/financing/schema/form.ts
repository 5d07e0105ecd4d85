import { z } from 'zod';
import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { isPhone } from '#core/phone.ts';
import { clientLanguage, requiredLine, textLine } from '#core/text-schema.ts';
import {
  APPLICANT_AGES,
  ageOn,
  belongTogether,
  CITIZENSHIPS,
  CONSENT_VERSIONS,
  CONSENTS,
  type ConsentKind,
  CREDIT_SCORES,
  charterDateFault,
  EMPLOYMENTS,
  HOUSINGS,
  isZipCode,
  PURPOSES,
  type Purpose,
  readMoney,
  SERVICES,
  type Service,
  STATES,
} from '../domain/index.ts';
import { words } from '../words/index.ts';

const LINE_MAX = 120;
/** A function, so that the text is in the language of the call: a schema is made once, for all languages. */
type Sentence = () => string;

const malformed = () => words.amountMalformed;

type Choices<Value extends string> = Readonly<Record<Value, unknown>>;

/** One of the listed values; any other value gets the same message as a missing one. */
function choice<Value extends string>(choices: Choices<Value>, sentence: Sentence) {
  return z.enum(Object.keys(choices) as [Value, ...Value[]], { error: sentence });
}

/**
 * An amount as typed, in dollars, read as cents. A program may send a number.
 *
 * @param least the least amount accepted, in cents
 */
function money(sentence: Sentence, least = 1) {
  return z
    .union([z.string().max(60, { error: malformed }), z.number()], { error: sentence })
    .transform((given, context) => {
      const read = readMoney(typeof given === 'number' ? decimal(given) : given);
      if (read.ok && read.cents >= least) return read.cents;
      const isMalformed = !read.ok && read.reason === 'malformed';
      context.addIssue({ code: 'custom', message: isMalformed ? malformed() : sentence() });
      return z.NEVER;
    })
    .meta({ description: 'US dollars, as text such as "$25,000"', example: '$25,000' });
}

/** A number as digits and a dot. A number that cannot be written so becomes "0..0", which is refused as malformed. */
function decimal(given: number): string {
  const text = String(given);
  return /^\d+(\.\d+)?$/.test(text) ? text : '0..0';
}

/** Like money, but may be left empty, which becomes null, and may be $0. */
const optionalMoney = z
  .union([z.string().max(60, { error: malformed }), z.number()], { error: malformed })
  .nullish()
  .transform((given, context) => {
    const text = typeof given === 'number' ? decimal(given) : (given ?? '');
    if (text.trim() === '') return null;
    const read = readMoney(text);
    if (read.ok) return read.cents;
    context.addIssue({ code: 'custom', message: malformed() });
    return z.NEVER;
  })
  .meta({ description: 'US dollars, as text such as "$25,000"' });

/** One line of at least `characters` and at most `most` characters that passes `isFit`. */
function atLeast(characters: number, most: number, sentence: Sentence, isFit: (text: string) => boolean) {
  return z
    .string({ error: sentence })
    .trim()
    .min(characters, { error: sentence })
    .pipe(textLine(most).refine(isFit, { error: sentence }))
    .meta({ minLength: characters, maxLength: most });
}

const invalidEmail = { error: () => words.emailInvalid };
const email = z
  .string(invalidEmail)
  .trim()
  .pipe(z.email(invalidEmail).max(254, invalidEmail))
  .meta({ format: 'email', maxLength: 254 });

/** The applicant's contact details: part of step 2, and what can be changed later. */
export const contactSchema = z
  .object({
    email,
    phone: atLeast(10, 40, () => words.phoneInvalid, isPhone),
    streetAddress: requiredLine(LINE_MAX, () => words.streetMissing),
    city: requiredLine(LINE_MAX, () => words.cityMissing),
    state: choice(STATES, () => words.stateMissing),
    zipCode: atLeast(5, 12, () => words.zipInvalid, isZipCode),
  })
  .meta({ id: 'ApplicantContact' });

const wasSeen = z.string().max(254);

/** The applicant's change of the contact details. */
export const contactChangeBody = contactSchema
  .extend({
    seen: z
      .object({
        email: wasSeen,
        phone: wasSeen,
        streetAddress: wasSeen,
        city: wasSeen,
        state: wasSeen,
        zipCode: wasSeen,
      })
      .optional()
      .meta({
        description:
          'What was seen: what is left so stays as it is by now, and what has become another since is refused',
      }),
  })
  .meta({ id: 'ApplicantContactChange' });

/** Answers the date in Miami at the time when a form is read. */
export type Today = () => CharterDay;

const charterDate = (today: Today) =>
  requiredLine(LINE_MAX, () => words.dateMissing)
    .refine((date) => charterDateFault(date, today()) !== 'unreal', { error: () => words.dateUnreal })
    .refine((date) => charterDateFault(date, today()) !== 'past', { error: () => words.datePast })
    .meta({ description: 'A date (YYYY-MM-DD), today or later, or a time in words' });

const step1 = (today: Today) => ({
  purpose: choice(PURPOSES, () => words.purposeMissing),
  charterDate: charterDate(today),
  serviceSelected: choice(SERVICES, () => words.serviceMissing),
  estimatedAmount: money(() => words.amountMissing),
});

type Chosen = { readonly purpose?: unknown; readonly serviceSelected?: unknown };

/** The rule for purpose and service: checked as soon as both are valid, even if other fields are still wrong. */
const togetherRule = {
  path: ['serviceSelected'],
  error: () => words.serviceUnfit,
  when: ({ value }: { value: unknown }) => {
    const { purpose, serviceSelected } = (value ?? {}) as Chosen;
    return Object.hasOwn(PURPOSES, String(purpose)) && Object.hasOwn(SERVICES, String(serviceSelected));
  },
};
const goTogether = ({ purpose, serviceSelected }: { purpose: Purpose; serviceSelected: Service }) =>
  belongTogether(purpose, serviceSelected);

/** Step 1, Purpose & Basics (product 7.2). */
export function step1Schema(today: Today) {
  return z.object(step1(today)).refine(goTogether, togetherRule);
}

const dateOfBirth = (today: Today) =>
  z
    .string({ error: () => words.birthMissing })
    .trim()
    .min(1, { error: () => words.birthMissing, abort: true })
    .refine(isCharterDay, { error: () => words.birthUnreal, abort: true })
    .refine((day) => ageOn(day, today()) >= APPLICANT_AGES.least, { error: () => words.tooYoung })
    .refine((day) => ageOn(day, today()) <= APPLICANT_AGES.most, { error: () => words.tooOld })
    .meta({ description: 'YYYY-MM-DD, of an adult', example: '1984-03-07' });

const step2 = (today: Today) => ({
  firstName: requiredLine(LINE_MAX, () => words.firstNameMissing),
  lastName: requiredLine(LINE_MAX, () => words.lastNameMissing),
  ...contactSchema.shape,
  dateOfBirth: dateOfBirth(today),
  ssnLast4: z
    .string({ error: () => words.ssnMissing })
    .regex(/^\d{4}$/, { error: () => words.ssnMissing })
    .meta({ description: 'The last four digits of the Social Security number', example: '0000' }),
  citizenshipStatus: choice(CITIZENSHIPS, () => words.citizenshipMissing),
});

/** Step 2, Personal Info (product 7.2). */
export function step2Schema(today: Today) {
  return z.object(step2(today));
}

const consents = Object.fromEntries(
  CONSENTS.map((consent) => [consent.kind, z.literal(true, { error: consent.missing })]),
) as Record<ConsentKind, z.ZodLiteral<true>>;

/** Step 3, Employment & Financials, with the four consents (product 7.2). */
export const step3Schema = z.object({
  employmentStatus: choice(EMPLOYMENTS, () => words.employmentMissing),
  profession: requiredLine(LINE_MAX, () => words.professionMissing),
  employerName: requiredLine(LINE_MAX, () => words.employerNameMissing),
  employerPhone: atLeast(10, 40, () => words.employerPhoneMissing, isPhone),
  timeAtEmployer: requiredLine(LINE_MAX, () => words.timeMissing),
  monthlyNetIncome: money(() => words.incomeMissing),
  otherIncome: optionalMoney,
  housingStatus: choice(HOUSINGS, () => words.housingMissing),
  monthlyHousingPayment: money(() => words.housingPaymentMissing, 0),
  estimatedCreditScore: choice(CREDIT_SCORES, () => words.creditScoreMissing),
  ...consents,
});

const fileName = z.string().max(400);

/** A file that will follow, by name or with what is known of it; a browser's File object becomes an empty object in JSON. */
const chosenFile = z.union([
  fileName,
  z.object({
    type: z.string().max(LINE_MAX).optional(),
    name: fileName.optional(),
    size: z.number().min(0).optional(),
  }),
]);

/**
 * The whole application, as the wizard sends it. Unknown fields, such as a status, are ignored.
 *
 * @param today answers the date in Miami when it is read
 */
export function applicationBody(today: Today) {
  return z
    .object({
      ...step1(today),
      ...step2(today),
      ...step3Schema.shape,
      documents: z
        .array(chosenFile)
        .max(200)
        .optional()
        .meta({ description: 'The files that will follow by the documents call; only announced here' }),
      consentVersion: z
        .enum(CONSENT_VERSIONS, {
          error: () => words.wordingChanged,
        })
        .optional()
        .meta({
          description:
            'The version of the wordings that were shown; absent means the current one, in the language of the call',
        }),
      language: clientLanguage,
      leaveEmpty: z.string().max(1_000).optional().meta({
        description: 'A field that people do not see; leave it empty',
      }),
    })
    .refine(goTogether, togetherRule)
    .meta({ id: 'FinancingApplicationForm' });
}

export type Step1Input = z.input<ReturnType<typeof step1Schema>>;
export type Step2Input = z.input<ReturnType<typeof step2Schema>>;
export type Step3Input = z.input<typeof step3Schema>;
export type ApplicationInput = z.input<ReturnType<typeof applicationBody>>;
export type ApplicationBody = z.output<ReturnType<typeof applicationBody>>;
export type ContactChange = z.output<typeof contactChangeBody>;
export type ContactChangeInput = z.input<typeof contactChangeBody>;
