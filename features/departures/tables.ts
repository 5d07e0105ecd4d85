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

/** The captains that staff keep up, who can be given a charter. */
export const captains = pgTable(
  'captains',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    license: text({ enum: [firstLicense ?? 'oupv', ...licenses] }).notNull(),
    licenseNumber: text().notNull().default(''),
    licenseValidUntil: date({ mode: 'string' }),
    phone: text().notNull().default(''),
    /** The address to which the contract of a bareboat charter is sent; if empty, staff pass the link on. */
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
 * A charter's departure and return. A trigger of migration 0065 keeps it in step with the charter: moving a charter resets its
 * departure, and a charter under way can be neither moved nor called off. The migration also keeps a captain to one at a time.
 */
export const departures = pgTable(
  'departures',
  {
    charterId: uuid().primaryKey(),
    captainId: text().references(() => captains.id),
    /** The charter's own time, during which no other charter can have its captain. */
    during: instantRange().notNull(),
    departedAt: at(),
    departedBy: text(),
    returnedAt: at(),
    returnedBy: text(),
    /** When the return completed the charter (only once, so that a colleague's undo stands), or staff did without a return. */
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

/** The points that were missing and let pass, by whom and why. Guests are named by id only, because their names are sealed. */
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
 * The captain whom the charterer of a bareboat charter chose, with the details of that time. One is current at a time: choosing
 * another ends the former choice.
 */
export const captainChoices = pgTable(
  'captain_choices',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** Null if the charterer named the captain or is the captain. */
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
    index('captain_choices_of_charter').on(choice.charterId),
    uniqueIndex('captain_choices_current').on(choice.charterId).where(sql`ended_at is null`),
  ],
);

/** The links by which captains sign: each mail has its own, and all end with the choice. */
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
