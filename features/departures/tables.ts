import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, instantRange } from '#platform/db/columns.ts';
import { CHOICES, LICENSES, POINTS } from './domain/index.ts';

const [firstLicense, ...licenses] = LICENSES.map(({ id }) => id);

/** Who may be given a charter to take out, as staff keep them up. */
export const captains = pgTable(
  'captains',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    license: text({ enum: [firstLicense ?? 'oupv', ...licenses] }).notNull(),
    licenseNumber: text().notNull().default(''),
    licenseValidUntil: date({ mode: 'string' }),
    phone: text().notNull().default(''),
    /** Where the contract of a bareboat charter is sent; empty: staff pass the link on. */
    email: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    updatedAt: at().notNull().defaultNow(),
  },
  (captain) => [
    check(
      'captains_license',
      sql`${captain.license} in ('oupv', 'master-25', 'master-50', 'master-100', 'master-200', 'master-500', 'master-1600', 'master')`,
    ),
  ],
);

/**
 * How a charter leaves and returns. A trigger of migration 0065 lets it follow the charter: one that is moved has not left, and one
 * that is under way is neither moved nor called off. The same migration refuses a captain on two charters at once.
 */
export const departures = pgTable(
  'departures',
  {
    charterId: uuid().primaryKey(),
    captainId: text().references(() => captains.id),
    /** The charter's own time, for which its captain is nobody else's. */
    during: instantRange().notNull(),
    departedAt: at(),
    departedBy: text(),
    returnedAt: at(),
    returnedBy: text(),
    /** When its return completed the charter: once, so that a colleague's undoing of it stands; or a colleague did without one. */
    completedAt: at(),
  },
  (departure) => [
    check(
      'departures_returned_after_departing',
      sql`${departure.returnedAt} >= ${departure.departedAt} or ${departure.returnedAt} is null`,
    ),
    index('departures_under_way')
      .on(departure.departedAt)
      .where(sql`departed_at is not null and completed_at is null`),
  ],
);

/** What was missing and let pass, by whom and why. A guest is named by the id alone: names are sealed. */
export const departureOverrides = pgTable(
  'departure_overrides',
  {
    charterId: uuid().notNull(),
    point: text().notNull(),
    code: text({ enum: POINTS }).notNull(),
    reason: text().notNull(),
    madeBy: text().notNull(),
    madeAt: at().notNull(),
  },
  (override) => [
    primaryKey({ name: 'departure_overrides_pkey', columns: [override.charterId, override.point] }),
    check('departure_overrides_reason', sql`${override.reason} <> ''`),
  ],
);

/**
 * Whom the charterer of a bareboat charter has chosen as captain, as they were then. One at a time: who chooses another ends the one
 * before.
 */
export const captainChoices = pgTable(
  'captain_choices',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** Null for one whom the charterer named, or who they are. */
    captainId: text().references(() => captains.id, { onDelete: 'set null' }),
    kind: text({ enum: CHOICES }).notNull(),
    name: text().notNull(),
    license: text({ enum: [firstLicense ?? 'oupv', ...licenses] }).notNull(),
    licenseNumber: text().notNull(),
    licenseValidUntil: date({ mode: 'string' }),
    phone: text().notNull(),
    email: text().notNull(),
    chosenAt: at().notNull(),
    endedAt: at(),
  },
  (choice) => [
    check('captain_choices_kind', sql`${choice.kind} in ('listed', 'named', 'self')`),
    check(
      'captain_choices_license',
      sql`${choice.license} in ('oupv', 'master-25', 'master-50', 'master-100', 'master-200', 'master-500', 'master-1600', 'master')`,
    ),
    uniqueIndex('captain_choices_current').on(choice.charterId).where(sql`ended_at is null`),
  ],
);

/** By which a captain signs: each mail has one of its own, and all end with the choice. */
export const captainLinks = pgTable(
  'captain_links',
  {
    tokenHash: text().primaryKey(),
    choiceId: uuid()
      .notNull()
      .references(() => captainChoices.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
  },
  (link) => [index('captain_links_of_choice').on(link.choiceId)],
);
