import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Translations } from '#core/field-kinds.ts';
import { at } from '#platform/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A yacht of the fleet. Its id is the last part of its address (/yachts/{id}) and never changes. */
export const yachts = pgTable(
  'yachts',
  {
    id: text().primaryKey(),
    /** The position of the yacht's bit in the search by date; never reused. */
    number: integer().notNull().generatedAlwaysAsIdentity().unique('yachts_number'),
    name: text().notNull(),
    brand: text().notNull(),
    /**
     * The brand as the category filter of /yachts writes it: "Sea Ray" → sea-ray, "Bénéteau" → beneteau; of a brand with other
     * letters, or of more than 60, a hash.
     */
    brandSlug: text()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(nullif(case when plain_text(brand) !~ '[^\\u0001-\\u00bf\\u2000-\\u214f]|.{61}' then trim(both '-' from regexp_replace(replace(plain_text(brand), '''', ''), '[^a-z0-9]+', '-', 'g')) end, ''), 'brand-' || left(md5(plain_text(brand)), 12))`,
      ),
    model: text().notNull().default(''),
    description: text().notNull().default(''),
    categoryId: text({ enum: ['luxury', 'sport', 'cruise', 'premium'] })
      .notNull()
      .default('luxury'),
    location: text().notNull().default('Miami'),
    marina: text().notNull().default(''),
    lengthFt: integer(),
    beamFt: numeric({ precision: 5, scale: 1, mode: 'number' }),
    draftFt: numeric({ precision: 5, scale: 1, mode: 'number' }),
    capacity: integer().notNull(),
    cabins: integer(),
    bathrooms: integer(),
    crew: integer(),
    year: integer(),
    cruisingSpeedKn: integer(),
    maxSpeedKn: integer(),
    engineType: text(),
    engineBrand: text(),
    engineModel: text(),
    engineHpTotal: integer(),
    enginesCount: integer(),
    fuelCapacityGal: integer(),
    waterCapacityGal: integer(),
    charterMode: text({ enum: ['either', 'crewed', 'bareboat'] })
      .notNull()
      .default('either'),
    grossTons: numeric({ precision: 7, scale: 1, mode: 'number' }),
    registrationNumber: text(),
    certificateNumber: text(),
    certificatePassengers: integer(),
    certificateValidUntil: date({ mode: 'string' }),
    insuranceValidUntil: date({ mode: 'string' }),
    liveryValidUntil: date({ mode: 'string' }),
    features: text().array().notNull().default([]),
    translations: jsonb().$type<Translations>().notNull().default({}),
    /**
     * The words that the text search finds the yacht by, in every language and without accents. The migration defines
     * yacht_words.
     */
    words: tsvector().generatedAlwaysAs(
      sql`yacht_words(name, brand, model, location, marina, description, engine_type, features, translations)`,
    ),
    isFeatured: boolean().notNull().default(false),
    pricePerDayCents: integer(),
    /** The damage hold on a client's card (product 4.23); null or 0 means none. */
    damageHoldCents: integer(),
    /**
     * The all-in price of a full day from the yacht's price sheets; the pricing feature writes both together. Null if there is
     * none.
     */
    allInCents: integer(),
    /** Whether that price is a basic charter's, because a full day with full amenities has none (product 3.8). */
    isAllInBasic: boolean().notNull().default(false),
    /** The ids of AMENITIES that a charter includes, from the same price sheets. */
    amenities: text().array().notNull().default([]),
    /** Whether the yacht's card shows a price. */
    isPriced: boolean()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(all_in_cents, price_per_day_cents) is not null`),
    /** Minutes that the yacht needs between two charters; added to the end of every entry of its calendar (product 4.3). */
    turnaroundMinutes: integer().notNull().default(0),
    /** The hours within which charters of hours begin and end, as HH:MM; `any` in both columns means no limit (product 2.17). */
    earliestDeparture: text().notNull().default('any'),
    latestReturn: text().notNull().default('any'),
    primaryImage: text(),
    galleryImages: text().array().notNull().default([]),
    archivedAt: at(),
    version: integer().notNull().default(1),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (yacht) => [
    check('yachts_capacity_positive', sql`${yacht.capacity} >= 1`),
    check('yachts_charter_mode', sql`${yacht.charterMode} in ('either', 'crewed', 'bareboat')`),
    check('yachts_gross_tons_not_negative', sql`${yacht.grossTons} >= 0`),
    check('yachts_certificate_passengers_positive', sql`${yacht.certificatePassengers} >= 1`),
    check('yachts_length_positive', sql`${yacht.lengthFt} > 0`),
    check('yachts_price_not_negative', sql`${yacht.pricePerDayCents} >= 0`),
    check('yachts_damage_hold_not_negative', sql`${yacht.damageHoldCents} >= 0`),
    check('yachts_all_in_not_negative', sql`${yacht.allInCents} >= 0`),
    check(
      'yachts_hours_both_or_none',
      sql`(${yacht.earliestDeparture} = 'any') = (${yacht.latestReturn} = 'any')`,
    ),
    check('yachts_turnaround_not_negative', sql`${yacht.turnaroundMinutes} >= 0`),
    // Exactly the order of the list. In the migration the index also includes length and number, so that the table need not be
    // read.
    index('yachts_listing')
      .on(yacht.isPriced.desc(), yacht.isFeatured.desc(), sql`coalesce(length_ft, 40) desc`, yacht.id)
      .where(sql`archived_at is null`),
    index('yachts_brand').on(yacht.brandSlug),
    index('yachts_search').using('gin', sql`(lower(name || ' ' || brand || ' ' || model)) gin_trgm_ops`),
    index('yachts_words').using('gin', yacht.words),
  ],
);

/** The yachts that an account has saved. */
export const savedYachts = pgTable(
  'saved_yachts',
  {
    accountId: uuid().notNull(),
    yachtId: text().notNull(),
    savedAt: at().notNull(),
  },
  (saved) => [primaryKey({ columns: [saved.accountId, saved.yachtId] })],
);

/** The pictures that staff have uploaded, identified by their content. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    hash: text().primaryKey(),
    /** The name that shows the picture; empty if it is only known that the file is stored. */
    name: text().notNull(),
    /** The id of the last upload. Ids begin with the time and are ordered even within the same instant. */
    uploadId: uuid().notNull(),
    /** When the picture was last uploaded or found in use. */
    wantedAt: at().notNull(),
  },
  (picture) => [index('uploaded_pictures_newest').on(picture.uploadId)],
);
