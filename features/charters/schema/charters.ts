import { z } from 'zod';
import { isCharterDay } from '#core/charter-time.ts';
import { LANGUAGES } from '#core/language.ts';
import {
  clientLanguage,
  existingDay,
  plainText,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from '#core/text-schema.ts';
import { SLOT_IDS, SLOT_STATES } from '#features/calendar/domain/index.ts';
import { hoursText, otherTime, startTime } from '#features/calendar/schema.ts';
import { MODES } from '#features/fleet/domain/lawful-guests.ts';
import { BILLINGS } from '#features/pricing/domain/index.ts';
import { CALLED_OFF_BY, MOST_GUESTS, PRICING_TYPES } from '../domain.ts';
import { words } from '../words/index.ts';
import { words as said } from './words/index.ts';

const WORDS_MAX = 4_000;
const guestsBetween = () => words.guestsBetween(MOST_GUESTS);

/** Text that may be left out; API clients may also send null. */
const optionalText = plainText(WORDS_MAX)
  .nullish()
  .transform((text) => text ?? '');

const guestCount = z
  .union([z.number(), z.string().trim()], { error: () => words.howManyThere })
  .transform((given, context) => {
    const guests = typeof given === 'number' || /^\d{1,4}$/.test(given) ? Number(given) : Number.NaN;
    if (Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS) return guests;
    context.addIssue({
      code: 'custom',
      message: given === '' ? words.howManyThere : guestsBetween(),
    });
    return z.NEVER;
  })
  .meta({ description: 'A whole number, or the same as text' });

/** The mode in which a charter is let (product 4.20). */
export const mode = z.enum(MODES, { error: () => words.whichCaptain }).meta({
  description:
    'Who hires the captain: crewed, the owner; bareboat, the charterer. Without it, crewed while so many guests are lawful so, else bareboat',
});

/**
 * A booking request (product 4.2), checked by this schema in the browser and on the server. Every field that the specification's
 * own body does not have is optional.
 */
export const charterRequestBody = z
  .object({
    requestType: z
      .literal('charter', { error: 'Must be charter' })
      .optional()
      .transform(() => 'charter' as const),
    yachtId: requiredLine(120, () => words.pleaseChooseYacht),
    contactName: requiredLine(200, () => words.enterName),
    contactEmail: requiredEmail(() => words.enterEmail),
    contactPhone: requiredPhone(() => words.enterPhone),
    startDate: z
      .string({ error: () => words.pleaseChooseDate })
      .trim()
      .min(1, { error: () => words.pleaseChooseDate })
      .refine((day) => day === '' || isCharterDay(day), { error: () => words.dateExists })
      .meta({ description: 'YYYY-MM-DD, in Miami', example: '2027-03-06' }),
    duration: z.enum(SLOT_IDS, { error: () => words.pleaseChooseTime }).meta({
      description: 'With startTime or hours beside it, what those do not say; kept is the nearest word',
    }),
    ...otherTime,
    guestCount,
    specialRequests: optionalText,
    message: optionalText.meta({ description: '"Add-ons: jet-ski, fly-board; Packages: photographer"' }),
    status: z.unknown().optional().meta({ description: 'May say "pending"; whatever it says is ignored' }),
    extraIds: z
      .array(requiredLine(120, 'Must be an id'), { error: 'Must be a list of ids' })
      .max(50, 'Must be 50 at most')
      .optional()
      .meta({ description: 'What is priced; without it, the ids in message are' }),
    mode: mode.optional(),
    pricingType: z.enum(PRICING_TYPES, { error: () => words.withOrWithout }).default('with_amenities'),
    language: clientLanguage,
    leaveEmpty: z.string().optional().meta({ description: 'A field that people do not see; leave it empty' }),
    filledInMs: z
      .number()
      .optional()
      .meta({ description: 'How long the form was open before it was sent, in milliseconds' }),
  })
  .meta({ id: 'CharterRequest' });

/** A booking request before and after the schema has read it. */
export type CharterRequestInput = z.input<typeof charterRequestBody>;
export type CharterRequestBody = z.output<typeof charterRequestBody>;

/** How many guests staff write down: also more than the form takes, for an event. */
export const writtenGuests = z
  .number({ error: () => said.howManyGuests })
  .int({ error: () => said.wholeNumber })
  .min(1, { error: () => said.oneGuest })
  .max(1_000, { error: () => said.tooManyGuests });

export const day = existingDay.meta({ description: 'YYYY-MM-DD, in Miami', example: '2027-03-06' });

/** The days of a yacht's calendar to answer, both included, and the time to answer beside the slots. */
export const availabilityQuery = z.object({
  from: day.optional(),
  to: day.optional(),
  startTime: startTime.optional(),
  hours: hoursText.optional(),
});
export type AvailabilityQuery = z.infer<typeof availabilityQuery>;

const slotState = z.enum(SLOT_STATES).meta({
  description:
    'free, or why not: past (has begun), booked, held (for somebody who has a quote), blocked (maintenance or the owner’s own use), ask (not to be booked here for that day), closed (outside of her hours)',
});

/** A yacht's hours (product 2.17). */
export const open = z
  .object({ earliestDeparture: z.string(), latestReturn: z.string() })
  .meta({ description: 'Between which hours charters of hours begin and end; without it, at any hour' });

/** One day of a yacht's calendar. */
export const availableDay = z
  .object({
    date: z.string(),
    slots: z.object({
      morning: slotState,
      afternoon: slotState,
      evening: slotState,
      'full-day': slotState,
    }),
    guests: z.object({ crewed: z.number(), bareboat: z.number() }).meta({
      description: 'The most guests on that day in each way of chartering her; 0: she is not chartered so',
    }),
    range: slotState
      .optional()
      .meta({ description: 'Of a charter of so many hours that begins on this day at startTime' }),
    starts: z
      .array(z.string())
      .optional()
      .meta({ description: 'Asked for with hours and no startTime: when it could begin on this day' }),
    outside: z.array(z.string()).optional().meta({
      description: 'The same outside of her hours: nobody can ask for these, but staff may book them',
    }),
    open: open.optional(),
  })
  .meta({ id: 'AvailableDay' });
export type AvailableDay = z.infer<typeof availableDay>;

export const reason = plainText(1_000)
  .optional()
  .meta({ description: 'Why: kept in the history, for the team' });
export const version = z
  .number()
  .int()
  .optional()
  .meta({ description: 'The version that was looked at; refused when there is a newer one' });

/** What staff can send with any change: the reason, and the version that they looked at. */
export const changeBody = z.object({ reason, version }).meta({ id: 'CharterChange' });

/** A colleague's cancellation. */
export const callOffBody = changeBody
  .extend({
    calledOffBy: z.enum(CALLED_OFF_BY).optional().meta({
      description:
        'Who calls off a confirmed charter: the conditions say what comes back to a client who asks for it; of what the business calls off (weather, captain, yacht) everything does. Left out: the business',
    }),
  })
  .meta({ id: 'CharterCallOff' });

/** A quote. The server prices it from the charter and these fields. */
export const quoteBody = z
  .object({
    basePrice: z
      .number()
      .int({ error: () => said.wholeDollars })
      .min(0, { error: () => said.neverNegative })
      .max(5_000_000, { error: () => said.moreThanCharter })
      .optional()
      .meta({ description: 'Whole US dollars for the yacht, in place of the listed price' }),
    extraIds: z.array(requiredLine(120, 'Must be an id')).max(50).optional(),
    pricingType: z.enum(PRICING_TYPES).optional(),
    mode: mode.optional(),
    guestCount: writtenGuests
      .optional()
      .meta({ description: 'For another number of guests; without it, for as many as the charter has' }),
    billedAs: z
      .enum(BILLINGS)
      .optional()
      .meta({ description: 'By whose rules it is paid; without it, as the charter was' }),
    lines: z
      .array(
        z.object({
          label: requiredLine(120, () => said.whatLineIsFor),
          amount: z
            .number({ error: () => said.giveAmount })
            .int({ error: () => said.wholeDollars })
            .min(0, { error: () => said.neverNegative })
            .max(1_000_000, { error: () => said.moreThanExtra }),
        }),
      )
      .max(30, { error: () => said.thirtyLines })
      .optional()
      .meta({ description: 'Further lines, in whole US dollars: transport, a florist, dockage' }),
    holdHours: z
      .number()
      .int({ error: () => said.wholeHours })
      .min(1, { error: () => said.holdAnHour })
      .max(720, { error: () => said.holdThirtyDays })
      .optional()
      .meta({ description: 'Until the quote expires; without it, as the settings say' }),
    yachtId: requiredLine(120, () => words.pleaseChooseYacht).optional(),
    startDate: day.optional().meta({ description: 'Quoted anew for another day, time or yacht' }),
    duration: z.enum(SLOT_IDS).optional(),
    ...otherTime,
    note: plainText(2_000).default('').meta({ description: 'A note to the client' }),
    reason,
    version,
  })
  .meta({ id: 'CharterQuote' });
export type QuoteInput = z.input<typeof quoteBody>;
export type QuoteBody = z.output<typeof quoteBody>;

/** Where a charter is moved to. A field that is left out stays as it is. */
export const moveBody = z
  .object({
    yachtId: requiredLine(120, () => words.pleaseChooseYacht).optional(),
    startDate: day.optional(),
    duration: z.enum(SLOT_IDS).optional(),
    ...otherTime,
    mode: mode.optional(),
    guestCount: writtenGuests.optional().meta({ description: 'Another number of guests' }),
    reason,
    version,
  })
  .meta({ id: 'CharterMove' });
export type MoveBody = z.output<typeof moveBody>;

/** The client's acceptance of a quote. */
export const acceptBody = z
  .object({
    quoteId: z.uuid('Must be the id of a quote'),
    name: requiredLine(200, () => words.fullNameMissing),
    language: z
      .enum(LANGUAGES)
      .optional()
      .meta({ description: 'In which the agreement is then to be read and signed' }),
  })
  .meta({ id: 'QuoteAcceptance' });
export type AcceptInput = z.input<typeof acceptBody>;
export type AcceptBody = z.output<typeof acceptBody>;

/** The client's cancellation. */
export const cancelBody = z
  .object({
    reason,
    refundPercent: z
      .number()
      .min(0)
      .max(100)
      .optional()
      .meta({ description: 'What was shown to come back; refused when it has become less' }),
    refundCents: z.int().min(0).optional().meta({ description: 'The same in US cents' }),
  })
  .meta({ id: 'CharterCancellation' });
export type CancelInput = z.input<typeof cancelBody>;
export type CancelBody = z.output<typeof cancelBody>;
