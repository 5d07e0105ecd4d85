import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const MOST_AT_ONCE = 5_000;

/**
 * Deletes what fits the condition, in parts: however much has gathered, no statement takes longer than one may (`statement_timeout`),
 * and what is gone is gone when a later part fails. Answers how many rows went.
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
