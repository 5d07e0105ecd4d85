import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { uuidV7 } from '#core/ids.ts';
import { seedDatabase } from '#database/seed/index.ts';
import { openDatabase } from '#platform/db/database.ts';
import {
  deleteEmbeddedDatabase,
  ensureDatabase,
  startEmbeddedDatabase,
} from '#platform/db/embedded/index.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** Every test database is a copy of one of these, made once. */
export const EMPTY_TEMPLATE = 'template_empty';
export const SEEDED_TEMPLATE = 'template_seeded';

const quiet = { info() {}, warn() {} };

/** A real server in a folder of its own, never the one of a running site, with a migrated and a seeded database to copy. */
export async function startDatabaseServer(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-test-'));
  // Two files of tests at a time, each with up to four sites of about 20 connections.
  const server = await startEmbeddedDatabase({ dataDir, connections: 200, log: quiet });
  const empty = await ensureDatabase(server.connectionString, EMPTY_TEMPLATE);
  const migrations = path.resolve(import.meta.dirname, '../../database/migrations');
  await migrateDatabase(empty, migrations);
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  await client.query(`create database ${SEEDED_TEMPLATE} template ${EMPTY_TEMPLATE}`);
  await client.end();
  const seeded = openDatabase(server.connectionString.replace(/\/[^/]*$/, `/${SEEDED_TEMPLATE}`), {
    max: 1,
    statementMs: 60_000,
  });
  let made = 0;
  const newId = () => {
    made += 1;
    return uuidV7(Date.UTC(2026, 0, 1), bytesOf(made));
  };
  await seedDatabase({ db: seeded.db, newId });
  await seeded.close();
  return {
    connectionString: server.connectionString,
    async stop() {
      await server.stop();
      await deleteEmbeddedDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ten bytes that differ for each count, so that seeded ids are the same in every run. */
function bytesOf(count: number): Uint8Array {
  const bytes = new Uint8Array(10);
  new DataView(bytes.buffer).setUint32(6, count);
  return bytes;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  project.provide('databaseServer', server.connectionString);
  return server.stop;
}
