import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, instantRange } from '#platform/db/columns.ts';

/**
 * What occupies a yacht, and when: a confirmed charter, a quote's hold, or a block (maintenance, owner use).
 * `occupied` is half-open and includes the turnaround. The migration adds the exclusion constraint
 * `calendar_entries_no_overlap`, which Drizzle cannot express: no two rows of one yacht may overlap.
 */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    id: uuid().primaryKey(),
    yachtId: text().notNull(),
    kind: text({ enum: ['charter', 'hold', 'block'] }).notNull(),
    occupied: instantRange().notNull(),
    charterId: uuid(),
    /**
     * When a block or a courtesy hold ends, before the turnaround; also of a hold that has become a request's. Null for the entry
     * of a quote or a confirmed charter: its own row has its end.
     */
    endsAt: at(),
    /** When a hold lapses. From then on it does not count, and the next request for the slot deletes it. */
    expiresAt: at(),
    reason: text().notNull().default(''),
    createdAt: at().notNull().defaultNow(),
  },
  (entry) => [
    check('calendar_entries_not_empty', sql`not isempty(${entry.occupied})`),
    check(
      'calendar_entries_half_open',
      sql`lower_inc(${entry.occupied}) and not upper_inc(${entry.occupied})`,
    ),
    check(
      'calendar_entries_bounded',
      sql`not lower_inf(${entry.occupied}) and not upper_inf(${entry.occupied})`,
    ),
    check(
      'calendar_entries_ends_within',
      sql`${entry.endsAt} > lower(${entry.occupied}) and ${entry.endsAt} <= upper(${entry.occupied})`,
    ),
    check('calendar_entries_hold_expires', sql`(${entry.kind} = 'hold') = (${entry.expiresAt} is not null)`),
    check('calendar_entries_kind', sql`${entry.kind} in ('charter', 'hold', 'block')`),
    uniqueIndex('calendar_entries_one_of_charter').on(entry.charterId).where(sql`charter_id is not null`),
  ],
);
