import { z } from 'zod';
import { answerShape, bodyShape, galleryPicture } from '#core/fields.ts';
import { existingDay, pageFields } from '#core/text-schema.ts';
import { yachtFields } from '../fields/index.ts';
import { yachtAnswer } from './answers.ts';

const text = z.string();
const wholeOrNull = z.number().int().nullable();

/**
 * A yacht as staff write it. A field that was added after the first ones (product 8.4) stays unchanged if it is left out, and is
 * cleared only by an empty value.
 */
export const yachtBody = z
  .object({
    ...bodyShape(yachtFields, 'named'),
    primaryImage: galleryPicture.nullish().transform((address) => address || null),
    version: z
      .number()
      .int()
      .optional()
      .meta({ description: 'The version that was seen; refused when a colleague has changed it since' }),
  })
  .meta({ id: 'YachtInput' });

export const adminYachtAnswer = z
  .object({
    ...answerShape(yachtFields),
    ...yachtAnswer.shape,
    capacity: z.number().int().meta({ description: 'How many guests fit on board' }),
    archivedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    openRequests: z.number().int().optional().meta({
      description:
        'How many open requests are for this yacht, quoted ones included; left out of the answer to a change',
    }),
    heldQuotes: z.number().int().optional().meta({
      description: 'How many quotes hold a time of this yacht; left out of the answer to a change',
    }),
  })
  .meta({ id: 'AdminYacht' });

export const adminYachtsQuery = z.object({
  q: z.string().trim().max(120).optional().meta({ description: 'Words of name, brand and model' }),
  category: z.string().max(40).optional(),
  location: z.string().max(60).optional(),
  status: z
    .enum(['active', 'archived', 'older', 'all'], { error: 'Must be active, archived, older or all' })
    .default('active')
    .meta({ description: 'older: in the fleet, with a translation that is older than its English text' }),
  sort: z
    .enum(['name', 'newest', 'longest', 'price-low', 'price-high', 'capacity'], {
      error: 'There is no such order',
    })
    .default('name'),
  ...pageFields(10),
});

export const yachtCalendarQuery = z.object({
  from: existingDay.optional(),
  days: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(400).default(42),
});

export const yachtCalendarAnswer = z
  .object({
    from: text,
    entries: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['charter', 'hold', 'block']),
        charterId: z.uuid().nullable(),
        reason: text,
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        version: text,
      }),
    ),
  })
  .meta({ id: 'YachtCalendar' });

export const yachtSavedAnswer = z
  .object({ id: text, version: z.number().int(), message: text })
  .meta({ id: 'YachtSaved' });

export const uploadedPicturesAnswer = z
  .object({ urls: z.array(text).meta({ description: 'One for each file, in the order they came' }) })
  .meta({ id: 'UploadedPictures' });

/** A picture that staff can choose. */
export const pictureChoiceAnswer = z
  .object({
    name: text.meta({ description: 'What a yacht, an event or a page refers to it by' }),
    src: text.meta({ description: 'Its address, to which `&w=` adds a width' }),
    width: z.number().int(),
    height: z.number().int(),
    alt: text.meta({ description: 'What is seen; empty for an upload' }),
    isUploaded: z.boolean(),
  })
  .meta({ id: 'PictureChoice' });

export const importAnswer = z
  .object({
    rows: z.number().int(),
    isWritten: z.boolean(),
    yachts: z.array(
      z.object({
        row: z.number().int(),
        name: text,
        brand: text,
        capacity: wholeOrNull,
        price: wholeOrNull,
        outcome: z.enum(['new', 'changed', 'unchanged', 'refused']).meta({
          description: 'Found by id, or by name and brand, a yacht is changed; only in what the row says',
        }),
        changes: z
          .array(z.object({ field: text, from: text, to: text }))
          .meta({ description: 'What differs, in words' }),
      }),
    ),
    problems: z.array(z.object({ row: z.number().int(), name: text, field: text, message: text })),
    unknownColumns: z.array(text).meta({ description: 'Headings that no field is called by: not imported' }),
    unknownPictures: z.array(text).meta({
      description: 'References of what would be written that lead to no picture here, twenty at most',
    }),
    basis: text.meta({ description: 'Names the yachts’ versions that were judged; sent with the import' }),
    message: text,
  })
  .meta({ id: 'YachtImport' });

export type YachtBody = z.output<typeof yachtBody>;
export type YachtInput = z.input<typeof yachtBody>;
export type AdminYachtAnswer = z.infer<typeof adminYachtAnswer>;
export type AdminYachtsQuery = z.output<typeof adminYachtsQuery>;
export type PictureChoiceAnswer = z.infer<typeof pictureChoiceAnswer>;
export type ImportAnswer = z.infer<typeof importAnswer>;
export type YachtCalendarAnswer = z.infer<typeof yachtCalendarAnswer>;
