import { z } from 'zod';
import { dollarsField, keptFields, mediaReference, versionField } from '#core/fields.ts';
import { plainText, requiredLine, textLine } from '#core/text-schema.ts';
import { pictureAnswer } from '#features/fleet/schema/answers.ts';
import { EVENT_CATEGORIES, EVENT_DURATIONS, EVENT_PLACEMENTS, QUOTE_EVENT_TYPES } from './domain.ts';

const text = z.string();
const dollarsOrNull = z.number().int().nullable().meta({ description: 'Whole US dollars' });

export const eventAnswer = z
  .object({
    id: text.meta({ description: 'Also the anchor of a section on /special-events' }),
    title: text,
    description: text,
    longDescription: text,
    imageUrl: text.meta({ description: 'A full address, or a name under /api/yacht-images/' }),
    picture: pictureAnswer,
    category: z.enum(EVENT_CATEGORIES),
    minPrice: dollarsOrNull,
    maxPrice: dollarsOrNull,
    duration: z.enum(EVENT_DURATIONS),
    maxGuests: z.number().int().nullable(),
    features: z.array(text),
    isFeatured: z.boolean(),
    placement: z.enum([...EVENT_PLACEMENTS, 'none']),
    quoteEventType: z.enum(QUOTE_EVENT_TYPES).meta({ description: 'What the quote form is opened with' }),
    priceNote: text.meta({ description: 'The price as the page words it' }),
  })
  .meta({ id: 'Event' });

/** An empty placement is what a form with nothing chosen sends: it counts as absent. */
export const eventsQuery = z.object({
  placement: z
    .enum([...EVENT_PLACEMENTS, ''], { error: `Must be one of ${EVENT_PLACEMENTS.join(', ')}` })
    .optional(),
});

export type EventAnswer = z.infer<typeof eventAnswer>;

/** A form sends an empty text for what was left open; a program may send null. Both count as absent. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === '' || given === undefined ? null : given), schema.nullable()).optional();

const guests = z
  .union(
    [
      z.number({ error: 'Please give a whole number' }),
      z
        .string({ error: 'Please give a whole number' })
        .trim()
        .regex(/^\d+$/, 'Please give a whole number')
        .transform(Number),
    ],
    {
      error: 'Please give a whole number',
    },
  )
  .pipe(z.number().int('Please give a whole number').min(1, 'Please give 1 or more').max(10_000))
  .meta({ type: 'integer' });

const featureLines = z
  .union([z.array(textLine(200)), textLine(4_000).transform((typed) => typed.split(','))], {
    error: 'Please give a list, separated by commas',
  })
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
  .pipe(z.array(z.string()).max(40, 'Please keep this to 40 features or fewer'))
  .meta({ type: 'array', items: { type: 'string' } });

/**
 * The fields of an event as staff send them. Those of the form left out are cleared; where it is shown, what it is asked for as
 * and how its price is worded stay as they were.
 */
export const eventBody = z
  .object({
    title: requiredLine(120, 'Title is required'),
    description: plainText(1_000).default(''),
    longDescription: plainText(6_000).default(''),
    imageUrl: mediaReference.default(''),
    category: z
      .enum(EVENT_CATEGORIES, { error: `Category must be one of ${EVENT_CATEGORIES.join(', ')}` })
      .default('lifestyle'),
    minPrice: orNull(dollarsField('Please give whole dollars')),
    maxPrice: orNull(dollarsField('Please give whole dollars')),
    duration: z
      .enum(EVENT_DURATIONS, { error: `Duration must be one of ${EVENT_DURATIONS.join(', ')}` })
      .default('full-day'),
    maxGuests: orNull(guests),
    features: featureLines.default([]),
    isActive: z.boolean().default(true),
    isFeatured: z.boolean().default(false),
    placement: z
      .enum([...EVENT_PLACEMENTS, 'none'])
      .optional()
      .meta({ description: 'Where the public site shows it' }),
    quoteEventType: z
      .enum(QUOTE_EVENT_TYPES)
      .optional()
      .meta({ description: 'What the quote form is opened with' }),
    priceNote: textLine(200)
      .optional()
      .meta({ description: 'The price as the page words it; empty when priced on request' }),
    version: versionField,
  })
  .refine(({ minPrice, maxPrice }) => minPrice == null || maxPrice == null || minPrice <= maxPrice, {
    error: 'Maximum price must not be below the minimum',
    path: ['maxPrice'],
  })
  .meta({ id: 'EventFields' });

export const staffEventAnswer = eventAnswer.extend(keptFields).meta({ id: 'StaffEvent' });

export type StaffEventAnswer = z.infer<typeof staffEventAnswer>;
export type EventFields = z.infer<typeof eventBody>;
