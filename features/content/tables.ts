import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Translations } from '#core/field-kinds.ts';
import { at } from '#platform/db/columns.ts';

/** A guest's testimonial, shown on the home page or on special events. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: text().primaryKey(),
    text: text().notNull(),
    author: text().notNull(),
    /** Initials, shown on a tint instead of a portrait. */
    avatar: text().notNull().default(''),
    rating: integer().notNull().default(5),
    page: text({ enum: ['home', 'special-events'] })
      .notNull()
      .default('home'),
    isActive: boolean().notNull().default(true),
    translations: jsonb().$type<Translations>().notNull().default({}),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (testimonial) => [check('testimonials_rating', sql`${testimonial.rating} between 1 and 5`)],
);

/** A crew member that guests may meet aboard, shown on the About page. */
export const crew = pgTable('crew', {
  id: text().primaryKey(),
  name: text().notNull(),
  role: text().notNull(),
  license: text().notNull().default(''),
  imageUrl: text().notNull().default(''),
  isActive: boolean().notNull().default(true),
  translations: jsonb().$type<Translations>().notNull().default({}),
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
});

/** A question and its answer. `list` is the accordion that shows it. */
export const faqs = pgTable('faqs', {
  id: text().primaryKey(),
  list: text({ enum: ['booking', 'general', 'special-events', 'book-charter', 'financing'] }).notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  isActive: boolean().notNull().default(true),
  translations: jsonb().$type<Translations>().notNull().default({}),
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
});

/** The three cards under "Top Luxury Yacht" on the home page, and the featured rental (`isHotRental`). */
export const showcaseYachts = pgTable('showcase_yachts', {
  id: text().primaryKey(),
  name: text().notNull(),
  brand: text().notNull(),
  model: text().notNull().default(''),
  description: text().notNull().default(''),
  /** A text with its unit: "70 ft". */
  length: text().notNull(),
  capacity: integer().notNull(),
  year: integer(),
  pricePerHourCents: integer().notNull(),
  image: text().notNull().default(''),
  translations: jsonb().$type<Translations>().notNull().default({}),
  specs: jsonb()
    .$type<readonly { icon: string; value: string; label: string; translations?: Translations }[]>()
    .notNull()
    .default([]),
  isHotRental: boolean().notNull().default(false),
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
});

/** The settings that staff change: contact data, links, statistics, policies. One row per group. */
export const siteSettings = pgTable('site_settings', {
  key: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: at().notNull().defaultNow(),
});
