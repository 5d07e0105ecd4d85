import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Translations } from '#core/field-kinds.ts';
import { at } from '#platform/db/columns.ts';

/** The events: sections and signature packages of /special-events, and large events of /packages. */
export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull().default(''),
    longDescription: text().notNull().default(''),
    imageUrl: text().notNull().default(''),
    category: text({ enum: ['lifestyle', 'wedding', 'party', 'corporate'] })
      .notNull()
      .default('lifestyle'),
    minPriceCents: integer(),
    maxPriceCents: integer(),
    duration: text({ enum: ['half-day', 'full-day', 'multi-day'] })
      .notNull()
      .default('full-day'),
    maxGuests: integer(),
    features: text().array().notNull().default([]),
    isActive: boolean().notNull().default(true),
    isFeatured: boolean().notNull().default(false),
    /** Where the public site shows the event. */
    placement: text({ enum: ['section', 'signature', 'large-event', 'none'] })
      .notNull()
      .default('none'),
    /** The event type that the quote form opens with for this event (product 5.2). */
    quoteEventType: text().notNull().default('Custom Event'),
    /** The price as the page shows it, such as "from $15,000 (7-day, up to 12 guests)". Empty means priced on request. */
    priceNote: text().notNull().default(''),
    translations: jsonb().$type<Translations>().notNull().default({}),
    position: integer().notNull().default(0),
    /** When staff deleted the event. The row stays, so that its name is known where it was chosen. */
    archivedAt: at(),
    version: integer().notNull().default(1),
    updatedAt: at().notNull().defaultNow(),
  },
  (event) => [
    check('events_price_not_negative', sql`least(${event.minPriceCents}, ${event.maxPriceCents}, 0) >= 0`),
    check('events_price_range', sql`${event.minPriceCents} <= ${event.maxPriceCents}`),
  ],
);
