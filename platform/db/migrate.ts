import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Connection, patience } from './connection.ts';

/** Any constant will do, as long as every process of the product uses the same one. */
const MIGRATION_LOCK = 7_305_550_142;
/** A database that sleeps, or starts beside the site, may take its time. */
const FIRST_CONNECT_MS = 15_000;

/**
 * Brings the database to the newest migration, then runs `afterwards` (seeding) under the same lock, so that several
 * processes may start at once: one does the work, the others wait and find it done.
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder: string,
  afterwards: () => Promise<void> = async () => {},
): Promise<void> {
  const client = new Connection({
    connectionString,
    // However long a migration takes, or that of another process.
    ...patience(0),
    connectionTimeoutMillis: FIRST_CONNECT_MS,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages to warning');
    await migrate(drizzle(client), { migrationsFolder });
    await afterwards();
    // Fails when the connection was lost, and the lock with it, while something was done under it.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}
