import { z } from 'zod';
import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { LANGUAGES } from '#core/language.ts';
import {
  clientLanguage,
  optionalPhone,
  pageFields,
  plainText,
  requiredEmail,
  requiredLine,
  requiredText,
  textLine,
} from '#core/text-schema.ts';
import { QUOTE_EVENT_TYPES } from '#features/events/domain.ts';
import { unsentMailsAnswer } from '#features/notifications/schema.ts';
import {
  CONTACT_METHODS,
  DURATIONS,
  INQUIRY_KINDS,
  INQUIRY_SORTS,
  INQUIRY_STATE_NAMES,
  OCCASIONS,
  PREFERRED_TIMES,
} from './domain.ts';
import { words } from './words/index.ts';

const NAME_MAX = 100;
const MESSAGE_MAX = 5_000;
/** More than any harbor holds; a limit against typing errors. */
const GUESTS_MAX = 10_000;

/** A form sends an empty text for an empty field, a program may send null: both count as absent. */
const absent = <Value>(value: Value | '' | null | undefined): Value | null =>
  value === '' || value === null || value === undefined ? null : value;

const phoneOrNone = optionalPhone()
  .nullish()
  .transform((text) => text ?? '');

const optionalText = (max: number) =>
  plainText(max)
    .nullish()
    .transform((text) => text ?? '');

function optionalChoice<const Choice extends string>(choices: readonly Choice[], sentence: () => string) {
  return z
    .enum([...choices, ''], { error: sentence })
    .nullish()
    .transform((choice) => absent<Choice>(choice as Choice | '' | null | undefined));
}

const optionalGuests = z
  .union([z.number(), z.string().trim()], { error: () => words.guestsWhole })
  .nullish()
  .transform((given, context) => {
    if (absent(given) === null) return null;
    const guests = typeof given === 'string' && !/^-?\d+$/.test(given) ? Number.NaN : Number(given);
    const problem = !Number.isInteger(guests)
      ? words.guestsWhole
      : guests < 1
        ? words.guestsAtLeastOne
        : guests > GUESTS_MAX
          ? words.guestsAtMost(GUESTS_MAX)
          : undefined;
    if (problem === undefined) return guests;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

const optionalDay = z
  .string({ error: () => words.chooseDate })
  .trim()
  .nullish()
  .transform((day) => absent(day))
  .refine((day) => day === null || isCharterDay(day), {
    error: () => words.dateExists,
    abort: true,
  })
  .meta({ description: 'YYYY-MM-DD, in Miami' });

/**
 * The language of the form, and the signs of how it was filled in. A call without these fields is never refused for that
 * (product 5.4).
 */
const formSigns = {
  language: clientLanguage,
  leaveEmpty: z
    .string()
    .max(MESSAGE_MAX)
    .optional()
    .meta({ description: 'A field that people do not see; leave it empty' }),
  filledInMs: z
    .number()
    .optional()
    .meta({ description: 'How long the form was open before it was sent, in milliseconds' }),
};

/**
 * The contact form (product 5.1), with the same rules in the browser and on the server. The date may have passed: a client may
 * write about the charter they had.
 */
export const contactForm = z
  .object({
    firstName: requiredLine(NAME_MAX, () => words.firstNameRequired),
    lastName: requiredLine(NAME_MAX, () => words.lastNameRequired),
    email: requiredEmail(),
    phone: phoneOrNone,
    numberOfGuests: optionalGuests,
    occasion: optionalChoice(OCCASIONS, () => words.occasionFromList),
    contactMethod: optionalChoice(CONTACT_METHODS, () => words.methodFromList),
    date: optionalDay,
    duration: optionalChoice(DURATIONS, () => words.durationFromList),
    preferredTime: optionalChoice(PREFERRED_TIMES, () => words.timeFromList),
    message: requiredText(MESSAGE_MAX, () => words.messageRequired),
    ...formSigns,
  })
  .meta({ id: 'ContactForm' });

/**
 * The quote form of the quote modal and the special events page (product 5.2).
 *
 * @param today returns the date in Miami when the form is read; earlier dates are refused
 */
export function quoteForm(today: () => CharterDay) {
  return z
    .object({
      name: requiredLine(NAME_MAX * 2, () => words.nameRequired),
      email: requiredEmail(),
      phone: phoneOrNone,
      eventType: optionalChoice(QUOTE_EVENT_TYPES, () => words.eventFromList),
      eventDate: optionalDay
        .refine((day) => day === null || day >= today(), { error: () => words.datePassed })
        .meta({ description: 'YYYY-MM-DD, in Miami; today or later' }),
      guests: optionalGuests,
      message: optionalText(MESSAGE_MAX),
      ...formSigns,
    })
    .meta({ id: 'QuoteForm' });
}

/** The answer to both forms; the message is for the sender. */
export const receivedAnswer = z
  .object({
    id: z.uuid(),
    message: z.string(),
    isMailed: z
      .literal(false)
      .optional()
      .meta({ description: 'Only where no copy is mailed: the address has had several within the hour' }),
  })
  .meta({ id: 'Received' });

/** The bodies of the forms' calls. */
export type ContactFormInput = z.input<typeof contactForm>;
export type QuoteFormInput = z.input<ReturnType<typeof quoteForm>>;
export type ReceivedAnswer = z.infer<typeof receivedAnswer>;

/** A quote request in the client's own list. */
export const ownQuoteAnswer = z
  .object({
    id: z.uuid(),
    eventType: z.string().nullable(),
    eventDate: z.string().nullable(),
    guests: z.number().nullable(),
    message: z.string(),
    charterId: z
      .uuid()
      .nullable()
      .meta({ description: 'The charter request that was made of it, if it is in the account' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnQuoteRequest' });

const orEmpty = <const Choice extends string>(choices: readonly Choice[], sentence: string) =>
  z
    .enum([...choices, ''], { error: sentence })
    .optional()
    .transform((choice) => (choice || undefined) as Choice | undefined);

/** The filters, order and page of the team's list of inquiries. */
export const inquiriesQuery = z.object({
  q: z
    .string()
    .trim()
    .max(120)
    .optional()
    .meta({ description: 'Name, email, phone or words of the message' }),
  kind: orEmpty(INQUIRY_KINDS, 'Must be contact or quote'),
  state: orEmpty([...INQUIRY_STATE_NAMES, 'open'], 'Must be new, answered, closed or open').meta({
    description: 'open: all but closed',
  }),
  assignee: z.string().max(60).optional().meta({ description: 'An account, me, or none' }),
  spam: z.enum(['without', 'only', 'all']).default('without').meta({ description: 'Suspected spam' }),
  sort: z.enum(INQUIRY_SORTS, { error: 'Must be newest or oldest' }).default('newest'),
  ...pageFields(25),
});

const person = z.object({ id: z.uuid(), username: z.string() }).nullable();

export const inquiryAnswer = z
  .object({
    id: z.uuid(),
    kind: z.enum(INQUIRY_KINDS),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    topic: z.string().meta({ description: 'The occasion, or the event; empty when left open' }),
    day: z.string().nullable(),
    guests: z.number().nullable(),
    message: z.string(),
    state: z.enum(INQUIRY_STATE_NAMES),
    assignee: person,
    suspectedSpam: z.boolean(),
    sentQuickly: z.boolean(),
    language: z.enum(LANGUAGES).meta({ description: 'In which it is answered' }),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    charterId: z.uuid().nullable().meta({ description: 'The charter request that was made of it' }),
    version: z.number().int(),
  })
  .meta({ id: 'Inquiry' });

export const openInquiryAnswer = inquiryAnswer
  .extend({
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    duration: z.string().nullable().meta({ description: 'As it was sent' }),
    preferredTime: z.string().nullable().meta({ description: 'As it was sent' }),
    replies: z.array(
      z.object({
        id: z.uuid(),
        author: z.string(),
        subject: z.string(),
        body: z.string(),
        sentAt: z.iso.datetime(),
      }),
    ),
    unsentMails: unsentMailsAnswer,
    toSender: z
      .object({
        topic: z.string(),
        subject: z.string(),
        greeting: z.string(),
        contact: z.string().meta({ description: 'How they would like to be answered; empty when left open' }),
      })
      .meta({ description: 'What an answer or a charter request begins with, in the sender’s language' }),
  })
  .meta({ id: 'OpenInquiry' });

/** How the sender is reached, as staff correct it (product 5.5). */
export const inquiryReachForm = z.object({ email: requiredEmail(), phone: textLine(40) });

/** Properties that are left out stay unchanged. */
export const inquiryChangeBody = z
  .object({
    state: z.enum(INQUIRY_STATE_NAMES, { error: 'Must be new, answered or closed' }).optional(),
    assignedTo: z.uuid().nullable().optional().meta({ description: 'An administrator; null for nobody' }),
    suspectedSpam: z.boolean().optional(),
    ...inquiryReachForm.partial().shape,
    version: z.number().int().min(1).optional(),
  })
  .meta({ id: 'InquiryChange' });

export const inquiryReplyBody = z
  .object({
    subject: requiredLine(200, () => words.subjectRequired),
    message: requiredText(MESSAGE_MAX, () => words.messageRequired),
    version: z
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'What is answered, as it was last seen' }),
  })
  .meta({ id: 'InquiryReply' });

export type InquiryAnswer = z.infer<typeof inquiryAnswer>;
export type OpenInquiryAnswer = z.infer<typeof openInquiryAnswer>;
export type InquiriesQuery = z.output<typeof inquiriesQuery>;
export type InquiryChange = z.output<typeof inquiryChangeBody>;
export type InquiryReach = z.input<typeof inquiryReachForm>;
export type InquiryReply = z.output<typeof inquiryReplyBody>;
export type InquiryReplyInput = z.input<typeof inquiryReplyBody>;
