import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/db/columns.ts';

/**
 * What staff did, to what, and when; and sign-ins that succeeded or failed. Rows are only added: triggers in the migration,
 * which Drizzle cannot express, refuse to change or truncate them, and to delete any younger than seven years.
 */
export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey(),
    at: at().notNull(),
    /** The account of the actor; null for the business itself. */
    actorId: uuid(),
    /** The actor's name at that time; it stays here after the account is closed. */
    actor: text().notNull(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** The subject's name at that time. */
    subjectName: text().notNull().default(''),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (entry) => [
    index('activity_by_age').on(entry.at, entry.id),
    index('activity_of_actor').on(entry.actor, entry.at),
    index('activity_of_action').on(entry.action, entry.at),
    index('activity_of_subject').on(entry.subjectKind, entry.subjectId, entry.at),
    index('activity_search').using(
      'gin',
      sql`plain_text(actor || ' ' || action || ' ' || subject_kind || ' ' || subject_id || ' ' || subject_name) gin_trgm_ops`,
    ),
  ],
);

/** How often an actor did the same action to the same subject within an hour. Kept for a day. */
export const activityCounts = pgTable(
  'activity_counts',
  {
    subject: text().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    hour: at().notNull(),
    count: integer().notNull().default(1),
  },
  (counted) => [
    primaryKey({ columns: [counted.subject, counted.actor, counted.action, counted.hour] }),
    index('activity_counts_by_age').on(counted.hour),
  ],
);
