import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const MOST_AT_ONCE = 5_000;

/**
 * Deletes the rows that match the condition, in parts, so that no statement exceeds `statement_timeout` however many rows there
 * are. If a later part fails, the earlier deletions stay. Returns the number of deleted rows.
 */
export async function deleteInParts(
  db: Database,
  table: PgTable,
  where: SQL,
  most = MOST_AT_ONCE,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${most}))`,
    );
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < most) return gone;
  }
}
