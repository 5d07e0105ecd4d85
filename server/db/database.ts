import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Everything that reads or writes: the database, or a transaction on it. */
export type Database = NodePgDatabase<Record<string, never>>;

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** Opens a pool. Connections are made when first needed; `onError` hears of idle ones that the server dropped. */
export function openDatabase(
  connectionString: string,
  { max = 16, onError }: { max?: number; onError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max,
    options: '-c timezone=UTC -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000',
    // A pool without a listener would end the process when an idle connection is lost.
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', (error) => onError?.(error));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}

/** PostgreSQL's code of an error ("23P01"), also when Drizzle has wrapped it; undefined for anything else. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Every one of PostgreSQL's has a digit; the system's "EPIPE" has not.
    if ('code' in cause && typeof cause.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}
