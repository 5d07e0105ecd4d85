import { z } from 'zod';
import { isCharterDay } from '#core/charter-time.ts';
import { plainText, requiredEmail, requiredLine } from '#core/text-schema.ts';
import { SLOT_IDS } from '#features/calendar/domain.ts';
import { MOST_GUESTS, PRICING_TYPES } from './domain.ts';

const WORDS_MAX = 4_000;
const GUESTS = `Please choose 1 to ${MOST_GUESTS} guests. For 13 or more, please ask for a quote.`;

/** Text that may be left out; a program may also send null for it. */
const optionalText = plainText(WORDS_MAX)
  .nullish()
  .transform((text) => text ?? '');

const guestCount = z
  .union([z.number(), z.string().trim()], { error: 'Please choose how many guests there will be.' })
  .transform((given, context) => {
    const guests = typeof given === 'number' || /^\d{1,4}$/.test(given) ? Number(given) : Number.NaN;
    if (Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS) return guests;
    context.addIssue({
      code: 'custom',
      message: given === '' ? 'Please choose how many guests there will be.' : GUESTS,
    });
    return z.NEVER;
  })
  .meta({ description: 'A whole number, or the same as text' });

/** A phone number as people write it; what matters is that there are enough digits to dial. */
const phone = requiredLine(40, 'Please enter a phone number.').pipe(
  z.string().refine((text) => /(\D*\d){7}/.test(text), 'Please enter a phone number with its area code.'),
);

/**
 * A booking request (public-area §3 and §5, decisions §7), the same in the browser and on the server. Everything that
 * the specification's own body lacks is optional.
 */
export const charterRequestBody = z
  .object({
    requestType: z
      .literal('charter', { error: 'Only charters can be requested here.' })
      .optional()
      .transform(() => 'charter' as const),
    yachtId: requiredLine(120, 'Please choose a yacht.'),
    contactName: requiredLine(200, 'Please enter your name.'),
    contactEmail: requiredEmail('Please enter your e-mail address.'),
    contactPhone: phone,
    startDate: z
      .string({ error: 'Please choose a date.' })
      .trim()
      .min(1, 'Please choose a date.')
      .refine(
        (day) => day === '' || isCharterDay(day),
        'Please choose a date that exists, such as 2027-03-06.',
      )
      .meta({ description: 'YYYY-MM-DD, in Miami', example: '2027-03-06' }),
    duration: z.enum(SLOT_IDS, { error: 'Please choose a time: morning, afternoon, evening or full day.' }),
    guestCount,
    specialRequests: optionalText,
    message: optionalText.meta({ description: '"Add-ons: jet-ski, fly-board; Packages: photographer"' }),
    status: z.unknown().optional().meta({ description: 'May say "pending"; whatever it says is ignored' }),
    extraIds: z
      .array(requiredLine(120, 'An add-on has no id.'), {
        error: 'Please send the chosen add-ons as a list.',
      })
      .max(50, 'That is more add-ons than we offer.')
      .optional()
      .meta({ description: 'What is priced; without it, the ids in message are' }),
    pricingType: z
      .enum(PRICING_TYPES, { error: 'Please choose with or without amenities.' })
      .default('with_amenities'),
    leaveEmpty: z.string().optional().meta({ description: 'A field that people do not see; leave it empty' }),
    filledInMs: z
      .number()
      .optional()
      .meta({ description: 'How long the form was open before it was sent, in milliseconds' }),
  })
  .meta({ id: 'CharterRequest' });

/** What the call answers: the message is for the visitor to read. */
export const charterRequestAnswer = z
  .object({ id: z.uuid(), message: z.string() })
  .meta({ id: 'CharterRequestReceived' });

/** What a form sends, before and after it was read. */
export type CharterRequestInput = z.input<typeof charterRequestBody>;
export type CharterRequestBody = z.output<typeof charterRequestBody>;
export type CharterRequestAnswer = z.infer<typeof charterRequestAnswer>;
