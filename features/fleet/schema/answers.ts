import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { answerShape, pictureAnswer } from '#core/fields.ts';
import { existingDay } from '#core/text-schema.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { hoursText, startTime } from '#features/calendar/schema.ts';
import { DECK_IDS, ROOM_KINDS, SIDES } from '../domain/deck-plan/index.ts';
import { PLACES } from '../domain/pictures.ts';
import { yachtFields } from '../fields/index.ts';

const text = z.string();

const feet = z.number();

const offered = z.number().int().meta({
  description:
    'How many guests she is offered for, today or on the last day of the search: what fits, and what her papers allow',
});

/** A deck from above, in feet: x from the stern forward, y from the centerline to starboard (product 2.14). */
const deckAnswer = z
  .object({
    id: z.enum(DECK_IDS),
    outline: text.meta({ description: 'SVG path data' }),
    rooms: z.array(
      z.object({
        kind: z.enum(ROOM_KINDS),
        side: z.enum(SIDES).nullable(),
        x: feet,
        y: feet,
        length: feet.meta({ description: 'Along the yacht' }),
        width: feet.meta({ description: 'Across her' }),
      }),
    ),
  })
  .meta({ id: 'Deck' });

const panoramaAnswer = z
  .object({
    src: text.meta({
      description: 'An AVIF file of the whole sphere, equirectangular: twice as wide as high',
    }),
    place: z.enum(PLACES).meta({ description: 'Where it was taken' }),
    picture: pictureAnswer.meta({ description: 'Of the same place, for whom the sphere can’t be turned' }),
  })
  .meta({ id: 'Panorama' });

/** A yacht as the API answers it: everything that the public site and the staff's screen read (product 2.1). */
export const yachtAnswer = z
  .object({
    ...answerShape(publicOf(yachtFields)),
    capacity: offered,
    id: text,
    category: z.object({ id: text, name: text }),
    length: text.nullable().meta({ description: 'With its unit: "55 ft"' }),
    features: text.meta({ description: 'Comma-separated in the public list, newline-separated elsewhere' }),
    pricePerDay: z.number().int().nullable().meta({ description: 'Whole US dollars' }),
    basePrice: z.number().int().nullable().meta({ description: 'The same amount as pricePerDay' }),
    allInPrice: z.number().int().nullable().meta({
      description: 'A full day with every fee and without extras, in whole US dollars; null: on demand',
    }),
    isAllInBasic: z.boolean().meta({
      description: 'true: that is the price of a basic charter, because one with full amenities is on demand',
    }),
    isBookable: z.boolean().meta({ description: 'false: no charter is taken here for now; please ask us' }),
    primaryImage: text.nullable(),
    galleryImages: text.meta({ description: 'Pipe-separated image references' }),
    imageUrls: z.array(text),
    pictures: z
      .array(pictureAnswer)
      .meta({ description: 'Ready to be shown: at least one. In lists only the first' }),
    panoramas: z.array(panoramaAnswer).meta({
      description: 'Where one can look around: rooms and decks that are among her pictures. None in lists',
    }),
    decks: z.array(deckAnswer).meta({
      description:
        'A schematic of her decks, the lowest first. None in lists, and none where her particulars allow no plan',
    }),
    version: z.number().int(),
  })
  .meta({ id: 'Yacht' });

/** Only what a card shows of a yacht: a page of twelve is a third of the size. */
export const yachtCardAnswer = yachtAnswer
  .pick({
    id: true,
    name: true,
    brand: true,
    model: true,
    location: true,
    lengthFt: true,
    capacity: true,
    pricePerDay: true,
    allInPrice: true,
    isAllInBasic: true,
  })
  .extend({
    summary: text.meta({ description: 'How the description begins: 160 characters at most, whole words' }),
    features: text.meta({ description: 'The first two, newline-separated: one may have a comma of its own' }),
    pictures: z.array(pictureAnswer).max(1),
  })
  .meta({ id: 'YachtCard' });

export const yachtChoiceAnswer = z
  .object({
    id: text,
    name: text,
    brand: text,
    length: text.nullable(),
    capacity: offered,
    location: text,
  })
  .meta({ id: 'YachtChoice' });

export const brandAnswer = z
  .object({ slug: text, name: text, yachts: z.number().int() })
  .meta({ id: 'Brand' });

const counts = (what: string) =>
  z.record(text, z.number().int().min(0)).meta({ description: `Yachts by ${what}, as the query writes it` });

export const facetsAnswer = z
  .object({
    category: z.array(brandAnswer).meta({ description: 'By brand, as the category filter orders them' }),
    size: counts('length'),
    capacity: counts('capacity'),
    location: counts('location'),
    price: counts('all-in price of a full day'),
    amenity: counts('what comes with the charter'),
    readAs: text.nullable().meta({
      description:
        'What `q` was read as where no yacht carries a word of it: "azmiut" as "azimut"; else null',
    }),
  })
  .meta({ id: 'FleetFacets' });

const searchQuery = {
  type: text.max(20).optional(),
  location: text.max(40).optional(),
  checkin: text.max(20).optional(),
  checkout: text.max(20).optional(),
  startTime: text
    .max(5)
    .optional()
    .meta({ description: 'HH:MM on check-in; with hours, free for just that time' }),
  hours: text.max(3).optional(),
  guests: text.max(9).optional(),
  q: text.max(400).optional().meta({
    description:
      'Words of name, brand and model, or of what is said of her in any language; slips of the hand are forgiven',
  }),
  category: text.max(60).optional(),
  size: text.max(20).optional(),
  capacity: text.max(20).optional(),
  price: text
    .max(20)
    .optional()
    .meta({ description: 'All-in, a full day: 0-2500, 2500-5000, 5000-10000, 10000+' }),
  amenity: text.max(40).optional().meta({ description: 'What comes with the charter: jet-ski, tender …' }),
};

/** The time for which another yacht is wanted, because one is taken. */
export const similarQuery = z.object({
  date: existingDay
    .optional()
    .meta({ description: 'YYYY-MM-DD, in Miami; without it, today', example: '2027-03-06' }),
  slot: z.enum(SLOT_IDS, { error: 'Must be a time of the day, or be left out' }).optional(),
  startTime: startTime.optional(),
  hours: hoursText.optional(),
});

/** The query of the counts: that of the list without order and page, which change no count. */
export const facetsQuery = z.object(searchQuery);

/**
 * The list's query. Its parts are read as leniently as a visitor's address (unknown values are ignored). Only paging is strict,
 * because a program that requests page "abc" has a bug worth reporting.
 */
export const fleetQuery = z.object({
  ...searchQuery,
  sort: text
    .max(20)
    .optional()
    .meta({ description: 'price-low, price-high, longest, shortest, most-guests or newest' }),
  fields: z
    .enum(['card', ''], { error: 'Must be card, or be left out' })
    .optional()
    .meta({ description: '`card`: only what a card shows of each yacht' }),
  page: text
    .regex(/^([1-9]\d{0,3})?$/, 'Pages are whole numbers from 1')
    .optional()
    .meta({ description: '12 a page; without it, all' }),
});

export type YachtAnswer = z.infer<typeof yachtAnswer>;
export type YachtCardAnswer = z.infer<typeof yachtCardAnswer>;
export type FacetsAnswer = z.infer<typeof facetsAnswer>;
export type YachtChoiceAnswer = z.infer<typeof yachtChoiceAnswer>;
