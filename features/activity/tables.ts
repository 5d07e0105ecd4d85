import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What staff did, to what, and when. Only ever added to: a trigger of the migration, which Drizzle cannot express, refuses
 * to change, delete or truncate it.
 */
export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** The account; null for the house itself. */
    actorId: uuid(),
    /** The name at that time: an account that is closed keeps it here. */
    actor: text().notNull(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** The name at that time. */
    subjectName: text().notNull().default(''),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (entry) => [
    index('activity_by_age').on(entry.at, entry.id),
    index('activity_of_actor').on(entry.actor, entry.at),
    index('activity_of_subject').on(entry.subjectKind, entry.subjectId, entry.at),
    index('activity_search').using(
      'gin',
      sql`(lower(actor || ' ' || action || ' ' || subject_kind || ' ' || subject_id || ' ' || subject_name)) gin_trgm_ops`,
    ),
  ],
);
