import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '#platform/db/database.ts';
import { EMPTY_TEMPLATE, SEEDED_TEMPLATE } from './database-server.ts';

export type TestDatabase = OpenDatabase & { readonly connectionString: string; drop(): Promise<void> };

/**
 * Creates a database for one test, copied from the migrated (or the seeded) one on the same server in a few
 * milliseconds.
 *
 * @param options.migrated false: a completely empty database, as on the first day
 */
export async function createTestDatabase(
  serverConnectionString: string,
  { seeded = false, migrated = true }: { seeded?: boolean; migrated?: boolean } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverConnectionString });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const template = !migrated ? 'template0' : seeded ? SEEDED_TEMPLATE : EMPTY_TEMPLATE;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const connectionString = serverConnectionString.replace(/\/[^/]*$/, `/${name}`);
  const database = openDatabase(connectionString);
  return {
    ...database,
    connectionString,
    async drop() {
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}
