import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { deleteEmbeddedDatabase, logFolderIn, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { openFolderStore } from '#platform/storage/file-store.ts';
import { sealingVault } from './key.ts';
import { archiveRound } from './log-archive.ts';
import { newestBackup } from './manifest.ts';
import { openPlace } from './place.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-restore-'));
});
afterEach(async () => {
  for (const name of ['first', 'second', 'third']) await deleteEmbeddedDatabase(path.join(folder, name));
  rmSync(folder, { recursive: true, force: true });
});

const aPlace = () => {
  const settings = { backupKeys: [], dataDir: folder, s3: undefined };
  return openPlace(path.join(folder, 'place'), settings, sealingVault(settings));
};
const noFiles = () => openFolderStore(path.join(folder, 'files'));

/** A site whose log is carried to the place once the work is done, as far as it has come by then. */
async function asSite(name: string, work: (db: Database, connectionString: string) => Promise<unknown>) {
  const dataDir = path.join(folder, name);
  const log = { info() {}, warn() {} };
  const server = await startEmbeddedDatabase({ dataDir, choices: { logFolder: 'log' }, log });
  const { db, close } = openDatabase(server.connectionString, { statementMs: 0 });
  try {
    await work(db, server.connectionString);
    await db.execute(sql`select pg_switch_wal()`);
  } finally {
    await close();
    // A server that is stopped first archives all that is complete.
    await server.stop();
  }
  await archiveRound({ place: aPlace(), logFolder: () => logFolderIn(dataDir, 'log'), files: undefined })();
}

async function restored(name: string) {
  const place = aPlace();
  const backup = await newestBackup(place);
  if (!backup) throw new Error('There is no backup.');
  return restoreBackup({
    place,
    backup,
    into: path.join(folder, name),
    files: noFiles(),
    isKnown: async () => false,
    look: async (db) => (await db.execute(sql`select word from said order by word`)).rows,
  });
}

it('a site that was restored and goes on in the same place is restored with what came since', async () => {
  await asSite('first', async (db, connectionString) => {
    await db.execute(sql`create table said (word text)`);
    await takeBackup({ db, connectionString, files: noFiles(), place: aPlace() });
    await db.execute(sql`insert into said values ('before')`);
  });
  expect(await restored('second')).toEqual([{ word: 'before' }]);
  await asSite('second', (db) => db.execute(sql`insert into said values ('since')`));
  expect(await restored('third')).toEqual([{ word: 'before' }, { word: 'since' }]);
});
