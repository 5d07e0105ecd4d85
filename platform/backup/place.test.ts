import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolderStore } from '#platform/storage/file-store.ts';
import { copyFiles } from './files.ts';
import { openingVault, sealingVault } from './key.ts';
import { archiveRound } from './log-archive.ts';
import { backupsIn, type Manifest, newestBackup, writeManifest } from './manifest.ts';
import { readParts, writeParts } from './parts.ts';
import { openPlace } from './place.ts';
import { prune } from './prune.ts';
import { wrongFiles } from './restore.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = () => ({ backupKeys: [], dataDir: path.join(folder, 'data'), s3: undefined });
const aPlace = () => openPlace(path.join(folder, 'place'), settings(), sealingVault(settings()));
const uploads = () => openFolderStore(path.join(folder, 'files'));

const aManifest = (name: string, finishedAt: string, more: Partial<Manifest> = {}): Manifest => ({
  format: 1,
  name,
  startedAt: new Date(finishedAt),
  finishedAt: new Date(finishedAt),
  server: {
    major: 18,
    version: '18.4',
    systemId: '7',
    superuser: 'x',
    database: 'x',
    firstLog: '000000010000000000000003',
  },
  base: [],
  baseList: [],
  files: [],
  counts: [],
  ...more,
});
const OLD = 'backup-20260101T040000Z-0000';
/** A document's key in the site's store, and in a place. */
const paper = (digit: string) => `7f/01890a5d-ac96-774b-bcce-b302099a8${digit}7f`;
const copy = (digit: string) => `files/${paper(digit).replace('/', '_')}`;
const [HERE, ERASED, ERASED_OF_LATE] = ['1', '2', '3'] as const;
const YOUNG = 'backup-20260301T040000Z-0000';
const INTERRUPTED = 'backup-20270228T235959Z-0000';
const UNDER_WAY = 'backup-20270301T000001Z-0000';

it('keeps what is long in parts, and nothing of it in the clear', async () => {
  const long = Buffer.alloc(20 * 1024 * 1024);
  for (let at = 0; at < long.length; at += 2) long.writeUInt16LE((at * 2_654_435_761) % 65_521, at);
  const parts = await writeParts(aPlace(), 'backup-x/base', Readable.from([long]));
  expect(parts.length).toBeGreaterThan(1);
  // In the clear, the parts together would be a gzip file.
  const files = parts.map(({ key }) => readFileSync(path.join(folder, 'place', key)));
  expect(() => gunzipSync(Buffer.concat(files))).toThrow();
  expect((await buffer(readParts(aPlace(), parts))).equals(long)).toBe(true);
  await expect(buffer(readParts(aPlace(), [...parts].reverse()))).rejects.toThrow();
});

it('binds what it keeps to its name, and says when the key is missing', async () => {
  const place = aPlace();
  await place.put('files/one', Buffer.from('one'));
  const store = openFolderStore(path.join(folder, 'place'));
  await store.put('files/two', (await store.get('files/one')) ?? Buffer.alloc(0));
  await expect(place.get('files/two')).rejects.toThrow('has been changed or is damaged');
  expect(() => openingVault({ backupKeys: [], dataDir: '/nowhere' })).toThrow('put it there');
  expect(() => openPlace('s3://bucket/folder', settings(), sealingVault(settings()))).toThrow(
    'S3_URL, which is not set',
  );
});

it('finds the newest that was complete at a moment; one without its manifest is none', async () => {
  const place = aPlace();
  await place.put(`${OLD}/base-00001`, Buffer.from('x'));
  expect(await backupsIn(place)).toEqual({ complete: [], begun: [OLD] });
  await writeManifest(place, aManifest(OLD, '2026-01-01T04:01:00Z'));
  await writeManifest(place, aManifest(YOUNG, '2026-03-01T04:01:00Z'));
  expect((await newestBackup(place))?.name).toBe(YOUNG);
  expect((await newestBackup(place, new Date('2026-03-01T04:00:30Z')))?.name).toBe(OLD);
  expect(await newestBackup(place, new Date('2026-01-01T04:00:30Z'))).toBeUndefined();
});

it('deletes what was begun more than a day ago, also where no backup was ever completed', async () => {
  const place = aPlace();
  await place.put(`${OLD}/base-00001`, Buffer.from('x'));
  await prune(place, uploads(), 30, new Date('2026-01-01T12:00:00Z'));
  expect(await backupsIn(place)).toMatchObject({ begun: [OLD] });
  await prune(place, uploads(), 30, new Date('2027-01-01T00:00:00Z'));
  expect(await backupsIn(place)).toMatchObject({ begun: [] });
});

it('deletes what is too old with all that only it needs, and never the newest', async () => {
  const place = aPlace();
  const log = ['000000010000000000000003', '000000010000000000000008', '000000020000000000000009'];
  for (const name of [...log, '00000002-history']) await place.put(`log/${name}`, Buffer.from('x'));
  await uploads().put(paper(HERE), Buffer.from('x'));
  for (const one of [HERE, ERASED, ERASED_OF_LATE]) await place.put(copy(one), Buffer.from('x'));
  const kept = (one: string) => ({ key: copy(one), bytes: 1, sha256: '' });
  await place.put(`${OLD}/base-00001`, Buffer.from('x'));
  for (const name of [INTERRUPTED, UNDER_WAY]) await place.put(`${name}/base-00001`, Buffer.from('x'));
  await writeManifest(place, aManifest(OLD, '2026-01-01T04:01:00Z', { files: [kept(ERASED)] }));
  const young = aManifest(YOUNG, '2026-03-01T04:01:00Z', { files: [kept(ERASED_OF_LATE)] });
  await writeManifest(place, {
    ...young,
    server: { ...young.server, firstLog: '000000010000000000000008' },
  });

  expect(await prune(place, uploads(), 100, new Date('2026-03-02T00:00:00Z'))).toBe(0);
  expect((await place.list('log')).length).toBe(4);
  expect(await prune(place, uploads(), 30, new Date('2027-03-02T00:00:00Z'))).toBe(1);
  expect(await backupsIn(place)).toEqual({ complete: [YOUNG], begun: [UNDER_WAY] });
  expect(await place.list(OLD)).toEqual([]);
  const left = [log[1], '00000002-history', log[2]].map((name) => `log/${name}`);
  expect((await place.list('log')).sort()).toEqual(left);
  // The one under way may have listed what was deleted since.
  expect(await place.list('files')).toContain(copy(ERASED));
  expect(await prune(place, uploads(), 30, new Date('2027-03-03T00:00:00Z'))).toBe(0);
  expect((await place.list('files')).sort()).toEqual([copy(HERE), copy(ERASED_OF_LATE)]);
});

it('in the bucket of the uploads copies uploads alone, and deletes what was copied of backups before', async () => {
  const place = aPlace();
  const picture = `pictures/${'7f'.repeat(16)}`;
  const store = uploads();
  for (const key of [paper(HERE), picture]) await store.put(key, Buffer.from('sealed'));
  const parts = [`backups/${OLD}/base-00001`, 'backups/files/7f_x', 'backups/log/x', `${OLD}/manifest`];
  const bucket = { ...store, list: async () => [...(await store.list()), ...parts] };
  const both = [copy(HERE), `files/${picture.replace('/', '_')}`];

  const files = await copyFiles(bucket, place, []);
  expect(files.map(({ key }) => key).sort()).toEqual(both);
  await archiveRound({ place, logFolder: () => undefined, files: bucket })();
  expect((await place.list('files')).sort()).toEqual(both);

  const junk = { key: `files/backups_${OLD}`, bytes: 1, sha256: '' };
  await place.put(junk.key, Buffer.from('x'));
  const made = aManifest(YOUNG, '2026-03-01T04:01:00Z', { files: [...files, junk] });
  await writeManifest(place, made);
  await prune(place, bucket, 30, new Date('2026-03-02T00:00:00Z'));
  expect((await place.list('files')).sort()).toEqual(both);
  expect(await wrongFiles(bucket, made, async () => true)).toEqual([]);
  // Uploaded while the backup was made: no row of the restored database names it, so it is not restored.
  await store.remove(paper(HERE));
  expect(await wrongFiles(bucket, made, async () => true)).toEqual([copy(HERE)]);
  expect(await wrongFiles(bucket, made, async (key) => key !== paper(HERE))).toEqual([]);
});

it('copies a picture again that was erased here, and there by a backup, and is sent once more', async () => {
  const place = aPlace();
  const store = uploads();
  const picture = `pictures/${'7e'.repeat(16)}`;
  const copied = `files/${picture.replace('/', '_')}`;
  const round = archiveRound({ place, logFolder: () => undefined, files: store });
  await store.put(picture, Buffer.from('painted'));
  await round();
  await store.remove(picture);
  await round();
  await place.remove(copied);
  await store.put(picture, Buffer.from('painted'));
  await round();
  expect((await place.get(copied))?.toString()).toBe('painted');
});

it('carries the log away once, compressed or not, whoever does it, and refuses to mix those of two databases', async () => {
  const place = aPlace();
  const spool = openFolderStore(folder);
  const name = '000000010000000000000003';
  const round = archiveRound({ place, logFolder: () => path.join(folder, 'log'), files: uploads() });
  await uploads().put(paper(HERE), Buffer.from('sealed'));
  // Twice each: another process may be quicker, with a server of this release or of one before it.
  for (const found of [
    gzipSync('log'),
    Buffer.from('log'),
    gzipSync('log', { level: 9 }),
    Buffer.from('log'),
  ]) {
    await spool.put(`log/${name}`, found);
    await round();
    expect(existsSync(path.join(folder, 'log', name))).toBe(false);
    expect(gunzipSync((await place.get(`log/${name}`)) ?? '').toString()).toBe('log');
  }
  expect((await place.get(copy(HERE)))?.toString()).toBe('sealed');
  writeFileSync(path.join(folder, 'log', '00000002.history'), 'branch');
  await round();
  expect(gunzipSync((await place.get('log/00000002-history')) ?? '').toString()).toBe('branch');
  for (const another of [Buffer.from('another'), gzipSync('another')]) {
    await spool.put(`log/${name}`, another);
    await expect(round()).rejects.toThrow('Another database writes its log');
    expect(existsSync(path.join(folder, 'log', name))).toBe(true);
  }
});
