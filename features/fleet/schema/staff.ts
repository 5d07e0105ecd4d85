import { z } from 'zod';
import { existingDay } from '#core/fields.ts';
import { plainText, requiredLine, textLine } from '#core/text-schema.ts';
import { ANYWHERE_IN_MIAMI, CATEGORIES, FIRST_YEAR, HOME_LOCATIONS, lastYear } from '../domain/index.ts';
import { yachtAnswer } from './answers.ts';

const text = z.string();
const wholeOrNull = z.number().int().nullable();

/** "55 ft", "1,200" or 55: the number in it. */
const MEASURE = /^([\d,]*\d(?:\.\d+)?)\s*[a-z.]*$/i;

/** A figure as forms and files carry it: a number, text with or without its unit, or nothing. Rounded to a whole one. */
function figure(name: string, min: number, max: () => number) {
  return kept(name, min, max).transform((value) => value ?? null);
}

/**
 * The same, left undefined where it is left out: what the specification's body lacks then stays as it is.
 *
 * @param decimals of feet, one
 */
function kept(name: string, min: number, max: () => number, decimals = 0) {
  const unit = 10 ** decimals;
  return z
    .union([z.number(), z.string().trim().max(30), z.null()], { error: `${name} must be a number` })
    .optional()
    .transform((given, context) => {
      if (given === undefined) return undefined;
      if (given === null || given === '') return null;
      const written = typeof given === 'string' ? MEASURE.exec(given)?.[1]?.replaceAll(',', '') : given;
      const value = Math.round(Number(written) * unit) / unit;
      const most = max();
      if (written === undefined || !Number.isFinite(value)) {
        context.addIssue({ code: 'custom', message: `${name} must be a number` });
      } else if (value < min) {
        context.addIssue({ code: 'custom', message: `${name} must be ${min} or more` });
      } else if (value > most) {
        context.addIssue({ code: 'custom', message: `${name} must be ${most} or less` });
      } else return value;
      return z.NEVER;
    });
}

const upTo = (most: number) => () => most;

/** "Luxury" and "luxury" are one. */
const category = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z.enum(['', ...CATEGORIES.map(({ id }) => id)], {
      error: 'Category must be luxury, sport, cruise or premium',
    }),
  )
  .transform((id) => id || 'luxury')
  .default('luxury');

const location = z
  .string()
  .trim()
  .pipe(z.enum(['', ...HOME_LOCATIONS], { error: `Location must be one of ${HOME_LOCATIONS.join(', ')}` }))
  .transform((name) => name || ANYWHERE_IN_MIAMI)
  .default(ANYWHERE_IN_MIAMI);

const picture = textLine(500).refine(
  (text) => /^(https?:\/\/|\/api\/yacht-images\/)?[^\s|]*$/i.test(text) && !/^(javascript|data):/i.test(text),
  'That is not the address of a picture',
);

/** A line that clears when it is empty, and stays when it is left out. */
const keptLine = textLine(120)
  .nullish()
  .transform((text) => (text === undefined ? undefined : text || null));

const features = z
  .union([z.array(z.string()), z.string().max(10_000)], { error: 'Features must be a list' })
  .transform((given) =>
    (typeof given === 'string' ? given.split(/[\n|;]/) : given).map((one) => one.trim()).filter(Boolean),
  )
  .pipe(z.array(textLine(120)).max(60, 'Please keep it to 60 features'));

const YES_NO: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, 1: true },
  ...{ no: false, false: false, 0: false, '': false },
};

const featured = z
  .union([z.boolean(), z.string().trim().toLowerCase()], { error: 'Featured must be yes or no' })
  .transform((given, context) => {
    const read =
      typeof given === 'boolean' ? given : Object.hasOwn(YES_NO, given) ? YES_NO[given] : undefined;
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: 'Featured must be yes or no' });
    return z.NEVER;
  });

/**
 * A yacht as staff write it: the body's fields are financing-and-admin §3's. Those after `version` are ours: what the
 * specification's body lacks stays as it is when it is left out, and is cleared only by an empty value.
 */
export const yachtBody = z
  .object({
    name: requiredLine(120, 'Yacht name is required'),
    brand: requiredLine(80, 'Brand is required'),
    length: figure('Length', 1, upTo(1_000)).meta({ description: 'Feet: 55, "55" or "55 ft"' }),
    capacity: z
      .union([z.number(), z.string().trim().max(30)], { error: 'Capacity is required' })
      .transform((given, context) => {
        const value = Number(given);
        const isGiven = given !== '' && !(value < 1);
        if (isGiven && Number.isInteger(value) && value <= 1_000) return value;
        const wrong = Number.isInteger(value)
          ? 'Capacity must be 1000 or less'
          : 'Capacity must be a whole number';
        context.addIssue({ code: 'custom', message: isGiven ? wrong : 'Capacity is required' });
        return z.NEVER;
      }),
    description: plainText(5_000).default(''),
    category,
    price: figure('Price per day', 0, upTo(10_000_000)).meta({ description: 'Whole US dollars a day' }),
    year: figure('Year', FIRST_YEAR, () => lastYear(new Date().getFullYear())),
    engineHpTotal: figure('Engine power', 0, upTo(100_000)),
    cruisingSpeedKn: figure('Cruising speed', 0, upTo(200)),
    maxSpeedKn: figure('Max speed', 0, upTo(200)),
    cabins: figure('Cabins', 0, upTo(200)),
    bathrooms: figure('Bathrooms', 0, upTo(200)),
    crew: figure('Crew', 0, upTo(500)),
    location,
    primaryImage: picture.nullish().transform((text) => text || null),
    galleryImages: z
      .string()
      .max(20_000)
      .transform((text) =>
        text
          .split('|')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .pipe(z.array(picture).max(60, 'A gallery holds 60 pictures at most'))
      .default([])
      .meta({ description: 'Joined by a pipe character, the first is the primary', type: 'string' }),
    engineType: textLine(120)
      .nullish()
      .transform((text) => text || null),
    fuelCapacity: figure('Fuel capacity', 0, upTo(1_000_000)).meta({ description: 'US gallons' }),
    waterCapacity: figure('Water capacity', 0, upTo(1_000_000)).meta({ description: 'US gallons' }),
    version: z
      .number()
      .int()
      .optional()
      .meta({ description: 'The version that was seen; refused when a colleague has changed it since' }),
    model: textLine(120).optional(),
    marina: textLine(120).optional(),
    features: features.optional().meta({ description: 'A list, or text with one on each line' }),
    isFeatured: featured.optional().meta({ description: 'true or false; files and forms say yes or no' }),
    turnaroundMinutes: kept('Turnaround', 0, upTo(10_080))
      .transform((minutes) => (minutes === null ? 0 : minutes))
      .meta({ description: 'Minutes between two charters' }),
    beam: kept('Beam', 1, upTo(200), 1).meta({ description: 'Feet, to one decimal' }),
    engineBrand: keptLine,
    engineModel: keptLine,
    enginesCount: kept('Number of engines', 0, upTo(12)),
  })
  .meta({ id: 'YachtInput' });

export const adminYachtAnswer = yachtAnswer
  .extend({
    turnaroundMinutes: z.number().int(),
    archivedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminYacht' });

export const adminYachtsQuery = z.object({
  q: z.string().trim().max(120).optional().meta({ description: 'Words of name, brand and model' }),
  category: z.string().max(40).optional(),
  location: z.string().max(60).optional(),
  status: z
    .enum(['active', 'archived', 'all'], { error: 'Must be active, archived or all' })
    .default('active'),
  sort: z
    .enum(['name', 'newest', 'longest', 'price-low', 'price-high', 'capacity'], {
      error: 'There is no such order',
    })
    .default('name'),
  page: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(200).default(10),
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

/** A picture that can be chosen. */
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
      z.object({ row: z.number().int(), name: text, brand: text, capacity: wholeOrNull, price: wholeOrNull }),
    ),
    problems: z.array(z.object({ row: z.number().int(), name: text, field: text, message: text })),
    unknownColumns: z.array(text).meta({ description: 'Headings that no field is called by: not imported' }),
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
