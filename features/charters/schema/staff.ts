import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import {
  existingDay,
  onlyThese,
  optionalEmail,
  pageFields,
  plainText,
  requiredLine,
  requiredText,
  textLine,
} from '#core/text-schema.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { offeredTime, otherTime } from '#features/calendar/schema.ts';
import { statesOf } from '#features/cases/domain.ts';
import { BILLINGS } from '#features/pricing/domain/index.ts';
import { priceAnswer } from '#features/pricing/schema/answers.ts';
import { BOOKING_SORTS, isReachable, PRICING_TYPES } from '../domain.ts';
import { STEPS } from '../policy/states.ts';
import { words } from '../words/index.ts';
import { at, dollars, status, trip } from './answers.ts';
import { day, mode, reason, version, writtenGuests } from './charters.ts';
import { words as said } from './words/index.ts';

const optionalDay = existingDay.optional();

/** The filters, order and page of the staff list of requests and bookings. */
export const bookingQuery = z.object({
  q: z
    .string()
    .trim()
    .max(120)
    .optional()
    .meta({ description: 'Name, email, phone, yacht or request number' }),
  status: z
    .string()
    .max(120)
    .optional()
    .transform((text) => text?.split(',').filter(Boolean))
    .pipe(z.array(status, { error: 'Please choose known statuses' }).optional())
    .meta({ type: 'string', description: 'One or more of the statuses, separated by commas' }),
  ids: onlyThese,
  yacht: textLine(120).optional(),
  email: textLine(254).optional().meta({ description: 'Exactly this address' }),
  from: optionalDay.meta({ description: 'Departing on this day or later' }),
  to: optionalDay.meta({ description: 'Departing on this day or earlier' }),
  when: z.enum(['any', 'upcoming']).default('any').meta({ description: 'upcoming: not yet over' }),
  spam: z.enum(['without', 'only']).default('without').meta({ description: 'Suspected spam' }),
  sort: z.enum(BOOKING_SORTS, { error: `Must be one of ${BOOKING_SORTS.join(', ')}` }).default('newest'),
  ...pageFields(25),
});
export type BookingQuery = z.output<typeof bookingQuery>;

/** A request or booking in the staff list. */
export const bookingAnswer = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status,
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    language: z.enum(LANGUAGES),
    ...trip,
    total: dollars,
    isQuoted: z.boolean().meta({
      description:
        'false: the total is an estimate, unless it was confirmed. A reopened request keeps true, though its quote holds no more',
    }),
    suspectedSpam: z.boolean(),
    sentQuickly: z.boolean(),
    createdAt: at,
  })
  .meta({ id: 'Booking' });
export type BookingAnswer = z.infer<typeof bookingAnswer>;

const details = {
  contactName: requiredLine(200, () => said.clientNameMissing),
  contactEmail: optionalEmail().meta({
    format: 'email',
    description: 'Empty for somebody who is only called',
  }),
  contactPhone: textLine(40),
  language: z
    .enum(LANGUAGES, { error: () => said.knownLanguage })
    .meta({ description: 'In which the client is written to' }),
  guestCount: writtenGuests,
  mode,
  specialRequests: plainText(4_000),
};

const REACHABLE = { error: () => said.unreachable, path: ['contactPhone'] };

const bookingDetails = z.object(details);

/** The details that staff can correct, as the form has them: the client, the number of guests and their wishes. */
export const bookingDetailsForm = bookingDetails.refine(isReachable, REACHABLE);
export type BookingDetails = z.output<typeof bookingDetailsForm>;

/** A correction of those details. A field that is left out stays as it is. */
export const bookingDetailsBody = bookingDetails
  .partial()
  .extend({
    version,
    suspectedSpam: z.boolean().optional().meta({
      description:
        'true only for a request that was never quoted or confirmed; its client is then mailed nothing',
    }),
  })
  .meta({ id: 'BookingCorrection' });
export type BookingDetailsInput = z.input<typeof bookingDetailsBody>;
export type BookingDetailsBody = z.output<typeof bookingDetailsBody>;

/** Add Booking: what a staff member writes down for a client at the dock or on the phone. */
export const newBookingBody = z
  .object({
    yachtId: requiredLine(120, () => words.pleaseChooseYacht),
    contactName: details.contactName,
    contactEmail: details.contactEmail,
    contactPhone: details.contactPhone.default(''),
    language: details.language.default('en'),
    startDate: day,
    duration: z.enum(SLOT_IDS, { error: () => words.pleaseChooseTime }),
    ...otherTime,
    guestCount: details.guestCount,
    mode: mode.optional(),
    pricingType: z.enum(PRICING_TYPES).default('with_amenities'),
    billedAs: z.enum(BILLINGS).optional().meta({
      description:
        'By whose rules of deposit and balance it is paid; without it an event where an event’s quote was asked for, else a charter',
    }),
    extraIds: z.array(requiredLine(120, 'Must be an id')).max(50).default([]),
    specialRequests: details.specialRequests.default(''),
    confirm: z
      .boolean()
      .default(false)
      .meta({ description: 'Confirmed at once: the time is taken and the client gets the confirmation' }),
    sameClientAs: z.uuid().optional().meta({
      description:
        'An earlier charter of this client: the booking belongs to the same account, if it is for the same address',
    }),
    hold: z.object({ id: z.uuid(), version: z.string() }).optional().meta({
      description:
        'The hold without a request of which the booking is made: it ends, and a booking that is not confirmed at once is held for as long as it would have lasted',
    }),
  })
  .refine(isReachable, REACHABLE)
  .meta({ id: 'NewBooking' });
export type NewBookingInput = z.input<typeof newBookingBody>;
export type NewBookingBody = z.output<typeof newBookingBody>;

export const newBookingAnswer = z
  .object({ id: z.uuid(), status, message: z.string() })
  .meta({ id: 'BookingAdded' });
export type NewBookingAnswer = z.infer<typeof newBookingAnswer>;

const alternatives = z.array(offeredTime);

const beyondHours = z.string().nullable().meta({
  description: 'What is to be known where the time goes beyond the yacht’s own hours; it may all the same',
});

/** What a quote would come to if it were sent now. */
export const quotePreviewAnswer = z
  .object({
    price: priceAnswer.nullable().meta({ description: 'null: there is no listed price, please name one' }),
    listedBase: dollars.meta({ description: 'The yacht’s listed price for that time' }),
    hasSheets: z.boolean().meta({
      description: 'false: the yacht has no price sheet, so no sales tax, gratuity or APA is in the price',
    }),
    mode: mode.meta({ description: 'In which way it would be let' }),
    problem: z.string().nullable().meta({ description: 'Why so many guests can’t sail then' }),
    beyondHours,
    isFree: z.boolean(),
    alternatives: alternatives.meta({ description: 'Where it is taken: the nearest that are free' }),
    heldUntil: at,
    usualHoldHours: z.number().meta({ description: 'How long it holds where no hours are named' }),
  })
  .meta({ id: 'QuotePreview' });
export type QuotePreview = z.infer<typeof quotePreviewAnswer>;

/** What a move would mean, answered before it is made. */
export const moveCheckAnswer = z
  .object({
    isFree: z.boolean(),
    problem: z.string().nullable().meta({ description: 'Why it cannot be moved there, free or not' }),
    beyondHours,
    mode: mode.meta({ description: 'In which way it would be let there' }),
    modeNow: mode.meta({ description: 'In which way it is let now' }),
    alternatives,
    total: dollars.meta({ description: 'What it comes to now' }),
    listedTotal: dollars.meta({ description: 'What it would come to there by today’s prices' }),
    isMovable: z.boolean().meta({ description: 'false: a quoted one is quoted anew' }),
    keepsPrice: z.boolean().meta({ description: 'true: agreed on, and not changed by moving' }),
    damageHold: z.object({ now: z.number(), there: z.number() }).nullable().meta({
      description: 'The damage hold that was agreed on and the one there, in US dollars; null: it stays',
    }),
    share: z.object({ now: z.number(), there: z.number() }).nullable().meta({
      description: 'What percentage comes back if the client cancels now, before and after; null: it stays',
    }),
    hasEmail: z.boolean().meta({ description: 'false: its client is not emailed and has to be called' }),
  })
  .meta({ id: 'MoveCheck' });
export type MoveCheckAnswer = z.infer<typeof moveCheckAnswer>;

/** What a staff member writes about a charter: a mail to its client, or a note for the team. */
export const messageBody = z
  .object({
    kind: z.enum(['mail', 'note'], { error: () => said.chooseMailOrNote }),
    subject: textLine(200).default(''),
    body: requiredText(10_000, () => said.writeSomething),
  })
  .meta({ id: 'CharterMessage' });
export type MessageBody = z.output<typeof messageBody>;

export const messageAnswer = z
  .object({ id: z.uuid(), message: z.string() })
  .meta({ id: 'CharterMessageKept' });

const hour = (what: string) =>
  z
    .number()
    .multipleOf(0.5, `Please give an hour or a half hour ${what}.`)
    .min(0)
    .max(24)
    .meta({ description: 'By Miami’s clocks, an hour or a half hour: 9.5 is 9:30 AM' });

/** A block (maintenance, owner use) or a courtesy hold on a yacht's calendar. */
export const entryBody = z
  .object({
    yachtId: requiredLine(120, () => words.pleaseChooseYacht),
    kind: z.enum(['block', 'hold'], { error: () => said.chooseBlockOrHold }).default('block'),
    startDate: day,
    endDate: day.meta({ description: 'The last day, included' }),
    fromHour: hour('to begin').default(0),
    toHour: hour('to end').default(24),
    reason: textLine(200).default(''),
    version: z
      .string()
      .max(400)
      .optional()
      .meta({ description: 'Of the entry that is edited, as it was read; a newer one is answered with 409' }),
    holdHours: z
      .number()
      .int()
      .min(1)
      .max(720)
      .default(48)
      .meta({ description: 'For a hold: until it lapses' }),
  })
  .meta({ id: 'CalendarEntryInput' });
export type EntryInput = z.input<typeof entryBody>;
export type EntryBody = z.output<typeof entryBody>;

export const entryAnswer = z.object({ id: z.uuid(), message: z.string() }).meta({ id: 'CalendarEntryKept' });

const [REOPENED, ...ONWARD] = statesOf(STEPS);

/** Sets a charter's status by hand. */
export const statusBody = z
  .object({
    status: z
      .enum([...ONWARD, REOPENED], {
        error: `Must be one of ${[...ONWARD, REOPENED].join(', ')}`,
      })
      .meta({
        description:
          'completed: a confirmed charter that is over; confirmed: takes that back, for 24 hours; pending: a cancelled one again',
      }),
    reason,
    version,
  })
  .meta({ id: 'CharterStatusChange' });
