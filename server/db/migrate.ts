import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any constant will do, as long as every process of the product uses the same one. */
const MIGRATION_LOCK = 7_305_550_142;

/**
 * Brings the database to the newest migration, then runs `afterwards` (seeding) under the same lock, so that several
 * processes may start at once: one does the work, the others wait and find it done.
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder: string,
  afterwards: () => Promise<void> = async () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages to warning');
    await migrate(drizzle(client), { migrationsFolder });
    await afterwards();
  } finally {
    await client.end();
  }
}
