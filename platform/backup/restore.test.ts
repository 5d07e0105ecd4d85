import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { deleteEmbeddedDatabase, logFolderIn, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { openFolderStore } from '#platform/storage/file-store.ts';
import { sealingVault } from './key.ts';
import { archiveRound } from './log-archive.ts';
import { backupsIn, newestBackup } from './manifest.ts';
import { openPlace } from './place.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-restore-'));
});
afterEach(async () => {
  for (const name of ['first', 'second', 'third', 'fourth'])
    await deleteEmbeddedDatabase(path.join(folder, name));
  rmSync(folder, { recursive: true, force: true });
});

const [OLD_KEY = '', NEW_KEY = ''] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
/** @param backupKeys the keys of BACKUP_KEY, the newest first */
const aPlace = (...backupKeys: string[]) => {
  const settings = { backupKeys, dataDir: folder, s3: undefined };
  return openPlace(path.join(folder, 'place'), settings, sealingVault(settings));
};
const uploads = () => openFolderStore(path.join(folder, 'files'));

/** A site whose log is carried to the place once the work is done, as far as it has come by then. */
async function asSite(
  name: string,
  work: (db: Database, connectionString: string) => Promise<unknown>,
  place = aPlace(),
) {
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
  const logFolder = logFolderIn(dataDir, 'log') ?? '';
  // A part of mostly nothing takes little room while it waits.
  for (const part of readdirSync(logFolder))
    expect(statSync(path.join(logFolder, part)).size).toBeLessThan(4 * 1024 * 1024);
  await archiveRound({ place, logFolder: () => logFolder, files: uploads() })();
}

async function restored(name: string, place = aPlace()) {
  const backup = await newestBackup(place);
  if (!backup) throw new Error('There is no backup.');
  return restoreBackup({
    place,
    backup,
    into: path.join(folder, name),
    files: openFolderStore(path.join(folder, name, 'files')),
    isKnown: async () => true,
    look: async (db, { files, endsAt }) => {
      const { rows } = await db.execute<{ word: string }>(sql`select word from said order by word`);
      return { words: rows.map(({ word }) => word), files, endsAt };
    },
  });
}

it('a site that was restored goes on in the same place, and its key may be replaced there', async () => {
  await uploads().put('7f/01890a5d-ac96-774b-bcce-b302099a817f', Buffer.from('sealed'));
  await asSite(
    'first',
    async (db, connectionString) => {
      await db.execute(sql`create table said (word text)`);
      await takeBackup({ db, connectionString, files: uploads(), place: aPlace(OLD_KEY) });
      await db.execute(sql`insert into said values ('before')`);
    },
    aPlace(OLD_KEY),
  );
  const before = { words: ['before'], files: 1, endsAt: undefined };
  expect(await restored('second', aPlace(OLD_KEY))).toEqual(before);
  await asSite('second', (db) => db.execute(sql`insert into said values ('since')`), aPlace(OLD_KEY));
  const since = { ...before, words: ['before', 'since'] };
  expect(await restored('third', aPlace(OLD_KEY))).toEqual(since);

  const both = aPlace(NEW_KEY, OLD_KEY);
  await asSite(
    'third',
    (db, connectionString) => takeBackup({ db, connectionString, files: uploads(), place: both }),
    both,
  );
  expect(await restored('fourth', aPlace(NEW_KEY))).toEqual(since);
});

it('a backup that fails leaves nothing; a missing part of the log ends what is restored, and is said', async () => {
  await asSite('first', async (db, connectionString) => {
    await db.execute(sql`create table said (word text)`);
    const full = {
      ...aPlace(),
      put: (key: string, bytes: Buffer) =>
        key.endsWith('/manifest') ? Promise.reject(new Error('ENOSPC')) : aPlace().put(key, bytes),
    };
    const failing = takeBackup({ db, connectionString, files: uploads(), place: full });
    await expect(failing).rejects.toThrow('ENOSPC');
    expect(await backupsIn(aPlace())).toEqual({ complete: [], begun: [] });
    await takeBackup({ db, connectionString, files: uploads(), place: aPlace() });
    for (const word of ['1', '2', '3']) {
      await db.execute(sql`insert into said values (${word})`);
      await db.execute(sql`select pg_switch_wal()`);
    }
  });
  const parts = (await aPlace().list('log')).sort();
  expect((await restored('second')).words).toEqual(['1', '2', '3']);
  const missing = parts.at(-3) ?? '';
  await aPlace().remove(missing);
  const { words, endsAt } = await restored('third');
  expect(words).not.toContain('3');
  expect(missing.endsWith(endsAt ?? 'none')).toBe(true);
});
