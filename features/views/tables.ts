import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#platform/auth/tables.ts';
import { at } from '#platform/db/columns.ts';
import { VIEWED_LISTS } from './domain.ts';

/** Filters and order of a staff list that a staff member has saved under a name. Deleted with their account. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    list: text({ enum: VIEWED_LISTS }).notNull(),
    name: text().notNull(),
    /** The query of the list's address, without the page: "status=pending&sort=oldest". */
    query: text().notNull(),
    createdAt: at().notNull(),
  },
  (view) => [
    unique('saved_views_named').on(view.accountId, view.list, view.name),
    check('saved_views_short', sql`length(${view.name}) between 1 and 60 and length(${view.query}) <= 1000`),
  ],
);
