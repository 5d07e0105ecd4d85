import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
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

/** The two databases that every test database is copied from; each is made once a run. */
export const EMPTY_TEMPLATE = 'template_empty';
export const SEEDED_TEMPLATE = 'template_seeded';

/**
 * The system's folder in memory, and how many bytes of it must be free before tests use it: enough for several hundred
 * databases of about 10 MB.
 */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 3 * 2 ** 30;

const quiet = { info() {}, warn() {} };

/**
 * Starts a real server in a folder of its own, never that of a running site, with a migrated and a seeded database to
 * copy. If TEST_DATABASE_URL names another server (as a superuser), the run uses that one, for example another version.
 */
export async function startDatabaseServer(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const other = process.env.TEST_DATABASE_URL;
  if (other) {
    // Remove what a killed run has left.
    await dropTemplates(other);
    await makeTemplates(other);
    return { connectionString: other, stop: () => dropTemplates(other) };
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-test-'));
  // Vitest runs four test files at a time, each with up to four sites of about 20 connections. None of the data has to
  // survive the run.
  const choices = { connections: 400, isDurable: false };
  const server = await startEmbeddedDatabase({ dataDir, choices, log: quiet });
  const memory = folderInMemory(path.join(dataDir, 'postgres/cluster'));
  await makeTemplates(server.connectionString, memory);
  return {
    connectionString: server.connectionString,
    async stop() {
      await server.stop();
      await deleteEmbeddedDatabase(dataDir);
      for (const folder of [dataDir, memory ?? []].flat()) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function administer(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const dropTemplates = (connectionString: string) =>
  administer(
    connectionString,
    [SEEDED_TEMPLATE, EMPTY_TEMPLATE].map((name) => `drop database if exists ${name} with (force)`),
  );

/** Makes the two databases that tests copy. */
async function makeTemplates(connectionString: string, memory?: string): Promise<void> {
  const empty = await ensureDatabase(connectionString, EMPTY_TEMPLATE);
  await migrateDatabase(empty, path.resolve(import.meta.dirname, '../../database/migrations'));
  await administer(connectionString, [
    ...(memory
      ? [
          `create tablespace memory location '${memory}'`,
          `alter database ${EMPTY_TEMPLATE} set tablespace memory`,
        ]
      : []),
    `create database ${SEEDED_TEMPLATE} template ${EMPTY_TEMPLATE}`,
  ]);
  const seeded = openDatabase(connectionString.replace(/\/[^/]*$/, `/${SEEDED_TEMPLATE}`), {
    max: 1,
    statementMs: 60_000,
  });
  let made = 0;
  const newId = () => {
    made += 1;
    return uuidV7(Date.UTC(2026, 0, 1), bytesOf(made));
  };
  await seedDatabase({ db: seeded.db, newId, now: new Date() });
  await seeded.close();
}

/**
 * Makes a folder in memory that belongs to the server's user; undefined if there is not enough room. A database has
 * about 700 files: on a busy disk, copying them takes half a second of computing and up to two of waiting; in memory a
 * hundredth of that.
 */
function folderInMemory(cluster: string): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  // Remove what killed runs have left.
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = /^miami-flow-(\d+)-/.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ENOUGH_BYTES) return undefined;
  const folder = mkdtempSync(path.join(MEMORY, `miami-flow-${process.pid}-`));
  const { uid, gid } = statSync(cluster);
  chownSync(folder, uid, gid);
  return folder;
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
