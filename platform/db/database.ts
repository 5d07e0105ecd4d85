import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type AnyQuery, Connection, patience, patienceBehindPooler, tracedQuery } from './connection.ts';

/** Everything that reads or writes: the database, or a transaction on it. */
export type Database = NodePgDatabase<Record<string, never>>;

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** The pool makes no other. */
const ours = (client: pg.Client) => client as Connection;

/** How long statements under way may take to end once the database is closed. */
const CLOSE_MS = 5_000;

/**
 * Opens a pool. Connections are made when first needed; `onError` hears of idle ones that were lost.
 *
 * @param options.statementMs how long a statement may run; by default as long as a visitor would wait, 0: as long as it needs
 * @param options.isPooled the address is a pooler's, in transaction mode
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
  // A pool that ends lets go of its connections before they are closed: a server that stops then is no loss.
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) onError?.(error);
  });
  pool.on('connect', (client) => {
    const connection = ours(client);
    all.add(connection);
    // Each of the others would be found out by somebody who waits for it in vain.
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

  // A connection is asked in the pool's own time, not in that of whoever waits for the answer.
  const askPool = pool.query.bind(pool) as AnyQuery;
  pool.query = ((...parameters: unknown[]) =>
    typeof parameters.at(-1) === 'function'
      ? askPool(...parameters)
      : tracedQuery(askPool, parameters)) as typeof pool.query;

  const db = drizzle(pool, { casing: 'snake_case' });
  // Drizzle's own keeps a connection for ever whose BEGIN has failed, and hands on one whose ROLLBACK has.
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
