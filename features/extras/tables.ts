import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Translations } from '#core/field-kinds.ts';
import { at } from '#platform/db/columns.ts';

/** The add-ons: water toys that can be added to a charter. */
export const addOns = pgTable(
  'add_ons',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    priceCents: integer().notNull(),
    imageUrl: text().notNull().default(''),
    videoUrl: text(),
    isActive: boolean().notNull().default(true),
    translations: jsonb().$type<Translations>().notNull().default({}),
    position: integer().notNull().default(0),
    /** When staff deleted the add-on. The row stays, so that its name is known where it was chosen. */
    archivedAt: at(),
    version: integer().notNull().default(1),
    updatedAt: at().notNull().defaultNow(),
  },
  (addOn) => [check('add_ons_price_not_negative', sql`${addOn.priceCents} >= 0`)],
);

/** The packages: services that can be added to a charter, such as a chef, music, a table laid on deck. */
export const packages = pgTable(
  'packages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    priceCents: integer().notNull(),
    imageUrl: text().notNull().default(''),
    category: text({ enum: ['entertainment', 'crew', 'luxury', 'dining'] })
      .notNull()
      .default('entertainment'),
    /** Offered in the picker of /book-charter (product 3.5). */
    onBookCharter: boolean().notNull().default(false),
    /** Whether /packages shows the package as a card. `cardLink` is where the card leads. */
    onPackagesPage: boolean().notNull().default(false),
    cardLink: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    translations: jsonb().$type<Translations>().notNull().default({}),
    position: integer().notNull().default(0),
    /** When staff deleted the package. The row stays, so that its name is known where it was chosen. */
    archivedAt: at(),
    version: integer().notNull().default(1),
    updatedAt: at().notNull().defaultNow(),
  },
  (bundle) => [check('packages_price_not_negative', sql`${bundle.priceCents} >= 0`)],
);
