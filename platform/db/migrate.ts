import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { makeQueue } from '#platform/jobs/queue.ts';
import { Connection, patience } from './connection.ts';
import type { SiteDatabase } from './site-database.ts';
import { grantSiteRole } from './site-role.ts';

/** Any constant works, as long as every process of the product uses the same one. */
const MIGRATION_LOCK = 7_305_550_142;
/** A database that sleeps, or starts together with the site, needs time. */
const FIRST_CONNECT_MS = 15_000;

/**
 * Brings the database to the newest migration, then runs `afterwards` (seeding) under the same lock, so that several
 * processes may start at once: one does the work, the others wait and find it done.
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder: string,
  afterwards: (client: Connection) => Promise<void> = async () => {},
): Promise<void> {
  const client = new Connection({
    connectionString,
    // No time limit: this migration, or that of another process we wait for, may take long.
    ...patience(0),
    connectionTimeoutMillis: FIRST_CONNECT_MS,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages to warning');
    await refuseNewerDatabase(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await afterwards(client);
    // Fails when the connection, and with it the lock, was lost while work was done under the lock.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}

/**
 * Brings a site's database to the newest migration as its owner, grants the site's own role its rights if that is another role,
 * then runs `afterwards`. All of it runs under the migration lock.
 */
export function bringUpToDate(
  {
    directConnectionString,
    ownerConnectionString,
  }: Pick<SiteDatabase, 'directConnectionString' | 'ownerConnectionString'>,
  migrationsFolder: string,
  afterwards: () => Promise<void> = async () => {},
): Promise<void> {
  return migrateDatabase(ownerConnectionString, migrationsFolder, async (owner) => {
    if (ownerConnectionString !== directConnectionString) {
      await makeQueue(owner);
      // Let the driver read the address, because one that leads to a socket is not a valid URL.
      const { user = '' } = new Connection({ connectionString: directConnectionString });
      await grantSiteRole(owner, user);
    }
    await afterwards();
  });
}

/** Fails when a newer release has migrated the database further: this release could write data that the newer one cannot read. */
async function refuseNewerDatabase(client: Connection, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as made`);
  if (tables[0]?.made === null) return;
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  const { rows } = await client.query(
    'select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at > $1',
    [newest],
  );
  if (rows[0]?.unknown > 0) {
    throw new Error(
      'This database was brought up to date by a newer release of the site. Please start that one, or restore a backup from before it.',
    );
  }
}
