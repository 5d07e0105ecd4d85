import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/db/columns.ts';
import { sealedBytes } from '#platform/storage/sealed-bytes.ts';

/**
 * Uploaded files. The bytes are in the file store under the id, sealed with a key of their own; that key is stored here,
 * sealed with the site's key. A row is written before its file and deleted after it, so that no file is without a row.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid().primaryKey(),
    /** `writing` until something refers to the file, `doomed` once nothing does any more. */
    state: text({ enum: ['writing', 'kept', 'doomed'] }).notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    sealedKey: sealedBytes().notNull(),
    /** The virus scanner's result; `none` if the file needs no scan. */
    scan: text({ enum: ['none', 'waiting', 'clean', 'infected'] }).notNull(),
    createdAt: at().notNull(),
  },
  (file) => [
    check('stored_files_state', sql`${file.state} in ('writing', 'kept', 'doomed')`),
    check('stored_files_scan', sql`${file.scan} in ('none', 'waiting', 'clean', 'infected')`),
    index('stored_files_unkept').on(file.createdAt).where(sql`state <> 'kept'`),
    index('stored_files_unscanned').on(file.createdAt).where(sql`scan = 'waiting'`),
  ],
);
