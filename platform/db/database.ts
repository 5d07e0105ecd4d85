import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type AnyQuery, Connection, patience, patienceBehindPooler, tracedQuery } from './connection.ts';

/** The database or a transaction on it: whatever can run queries. */
export type Database = NodePgDatabase<Record<string, never>>;

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** Every client of the pool is a Connection, because the pool is made with that class. */
const ours = (client: pg.Client) => client as Connection;

/** How long running statements may take to end once the database is closed. */
const CLOSE_MS = 5_000;

/**
 * Opens a pool. Connections are made when first needed; `onError` is called for idle ones that were lost.
 *
 * @param options.statementMs how long a statement may run; by default as long as a visitor would wait; 0: as long as it needs
 * @param options.isPooled the address is that of a pooler in transaction mode
 */
export function openDatabase(
  connectionString: string,
  {
    max = 16,
    statementMs,
    isPooled = false,
    onError,
  }: { max?: number; statementMs?: number; isPooled?: boolean; onError?: (error: Error) => void } = {},
): OpenDatabase {
  const wire = isPooled ? patienceBehindPooler(statementMs) : patience(statementMs);
  const pool = new pg.Pool({ connectionString, max, Client: Connection, ...wire });
  const all = new Set<Connection>();
  const idle = new Set<Connection>();
  // A closing pool releases its connections before they are closed: do not report a server that stops in that moment.
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) onError?.(error);
  });
  pool.on('connect', (client) => {
    const connection = ours(client);
    all.add(connection);
    // Give up all idle connections too. Otherwise somebody would wait in vain for each bad one.
    connection.onDoubt = () => {
      for (const other of idle) other.giveUp();
    };
  });
  pool.on('acquire', (client) => idle.delete(ours(client)));
  pool.on('release', (_error, client) => idle.add(ours(client)));
  pool.on('remove', (client) => {
    all.delete(ours(client));
    idle.delete(ours(client));
  });

  // Trace the query here: the pool asks a connection outside the caller's async context, and so outside its trace.
  const askPool = pool.query.bind(pool) as AnyQuery;
  pool.query = ((...parameters: unknown[]) =>
    typeof parameters.at(-1) === 'function'
      ? askPool(...parameters)
      : tracedQuery(askPool, parameters)) as typeof pool.query;

  const db = drizzle(pool, { casing: 'snake_case' });
  // Drizzle's own transaction never releases a connection whose BEGIN failed, and reuses one whose ROLLBACK failed.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { casing: 'snake_case' }).transaction(work, config);
    } finally {
      client.release(ours(client).isSpent || client.getTransactionStatus() !== 'I');
    }
  };

  return {
    db,
    pool,
    async close() {
      isClosing = true;
      const forced = setTimeout(() => {
        for (const connection of all) connection.giveUp();
      }, CLOSE_MS);
      await pool.end();
      clearTimeout(forced);
    },
  };
}
