import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Translations } from '#core/field-kinds.ts';
import { at } from '#platform/db/columns.ts';

/** An occasion the company hosts: the sections and signature packages of /special-events, the large events of /packages. */
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
    /** Where the public site shows it. */
    placement: text({ enum: ['section', 'signature', 'large-event', 'none'] })
      .notNull()
      .default('none'),
    /** The quote form's event type that the event asks for (product 5.2). */
    quoteEventType: text().notNull().default('Custom Event'),
    /** "from $15,000 (7-day, up to 12 guests)": the price as the page words it; empty when priced on request. */
    priceNote: text().notNull().default(''),
    translations: jsonb().$type<Translations>().notNull().default({}),
    position: integer().notNull().default(0),
    /** When staff deleted it: it is offered no more, and keeps its name where it was chosen. */
    archivedAt: at(),
    version: integer().notNull().default(1),
    updatedAt: at().notNull().defaultNow(),
  },
  (event) => [
    check('events_price_not_negative', sql`least(${event.minPriceCents}, ${event.maxPriceCents}, 0) >= 0`),
    check('events_price_range', sql`${event.minPriceCents} <= ${event.maxPriceCents}`),
  ],
);
