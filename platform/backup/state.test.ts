import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { backupJobs } from './jobs.ts';
import { ON_OWN_DISK } from './own-disk.ts';
import { backupState, noteBackup } from './state.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterEach(() => database.drop());

const HOUR_MS = 3_600_000;
const stateIn = (hours: number) =>
  backupState({
    db: database.db,
    config: { backupTo: '/mnt/backups', backupMaxAgeHours: 26 },
    now: () => new Date(Date.now() + hours * HOUR_MS),
  });

it('says nothing where no place is set, and that there is none where none was made', async () => {
  expect(await stateIn(0)).toEqual({ isOld: true });
  expect(
    await backupState({
      ...database,
      config: { backupTo: undefined, backupMaxAgeHours: 26 },
      now: () => new Date(),
    }),
  ).toBeUndefined();
});

it('knows when the newest was made, and when it has become too old', async () => {
  await noteBackup(database.db, 'backup');
  expect(await stateIn(25)).toEqual({ lastSucceededAt: expect.any(Date), isOld: false });
  expect(await stateIn(27)).toEqual({ lastSucceededAt: expect.any(Date), isOld: true });
});

it('tells the last failure and its reason until the same thing has succeeded again', async () => {
  await noteBackup(database.db, 'backup');
  await noteBackup(database.db, 'archive', 'The disk is full.');
  const failed = { lastSucceededAt: expect.any(Date), lastFailedAt: expect.any(Date), isOld: false };
  expect(await stateIn(0)).toEqual({ ...failed, reason: 'The disk is full.' });
  await noteBackup(database.db, 'backup', 'The bucket refused.');
  expect(await stateIn(0)).toEqual({ ...failed, reason: 'The bucket refused.' });
  await noteBackup(database.db, 'backup');
  expect(await stateIn(0)).toMatchObject({ reason: 'The disk is full.' });
  await noteBackup(database.db, 'archive');
  expect(await stateIn(0)).toEqual({ lastSucceededAt: expect.any(Date), isOld: false });
});

it('a place on the disk of the data counts as failed until a backup elsewhere has succeeded', async () => {
  const watch = async (backupTo: string) => {
    const loaded = loadConfig({ DATA_DIR: tmpdir(), BACKUP_TO: backupTo });
    if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
    const deps = { db: database.db, config: loaded.config, log: createLog('silent'), now: () => new Date() };
    for (const job of backupJobs(deps)) await job.run({}, { isLast: true });
    return (await stateIn(0))?.reason;
  };
  await noteBackup(database.db, 'backup');
  // A disk of its own: the folder is missing there, as on the first day.
  expect(await watch('/proc/backups')).toBeUndefined();
  expect(await watch('s3://backups/site')).toBeUndefined();
  expect(await watch(path.join(tmpdir(), 'not-yet/made'))).toBe(ON_OWN_DISK);
  expect(await watch('/proc/backups')).toBe(ON_OWN_DISK);
  await noteBackup(database.db, 'backup');
  expect(await watch('/proc/backups')).toBeUndefined();
});
