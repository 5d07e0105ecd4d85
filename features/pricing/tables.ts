import { sql } from 'drizzle-orm';
import { check, integer, jsonb, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '#core/field-kinds.ts';
import { at } from '#platform/db/columns.ts';

const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/** The prices of the yachts by duration, one row with full amenities and one as a basic charter. Amounts are US cents. */
export const yachtPricing = pgTable(
  'yacht_pricing',
  {
    id: uuid().primaryKey(),
    yachtId: text().notNull(),
    pricingType: text({ enum: ['with_amenities', 'without_amenities'] }).notNull(),
    price3HoursCents: integer(),
    price4HoursCents: integer(),
    price5HoursCents: integer(),
    price6HoursCents: integer(),
    price8HoursCents: integer(),
    price10HoursCents: integer(),
    price12HoursCents: integer(),
    price24HoursCents: integer(),
    priceWeeklyCents: integer(),
    amenitiesIncluded: text().array().notNull().default([]),
    gratuityPercent: percent().notNull(),
    salesTaxPercent: percent().notNull().default(0),
    apaPercent: percent(),
    specialTerms: text().notNull().default(''),
    translations: jsonb().$type<Translations>().notNull().default({}),
    version: integer().notNull().default(1),
    updatedAt: at().notNull().defaultNow(),
  },
  (pricing) => [
    unique('yacht_pricing_one_of_a_type').on(pricing.yachtId, pricing.pricingType),
    check(
      'yacht_pricing_not_negative',
      sql`least(price3_hours_cents, price4_hours_cents, price5_hours_cents, price6_hours_cents, price8_hours_cents,
        price10_hours_cents, price12_hours_cents, price24_hours_cents, price_weekly_cents, 0) >= 0`,
    ),
    check(
      'yacht_pricing_percents',
      sql`gratuity_percent between 0 and 100 and sales_tax_percent between 0 and 100
        and coalesce(apa_percent, 0) between 0 and 100`,
    ),
  ],
);
