import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { EmbeddedDatabaseError } from '#platform/db/embedded/error.ts';
import { recoverDatabase } from '#platform/db/embedded/recover.ts';
import type { FileStore } from '#platform/storage/store.ts';
import { BackupError } from './error.ts';
import { FILES, isFileKey, storeKeyOf } from './files.ts';
import { logFrom, segmentOf } from './log-archive.ts';
import type { Manifest } from './manifest.ts';
import { readKept, readParts, sha256 } from './parts.ts';
import type { BackupPlace } from './place.ts';

export type RestoreOptions<T> = {
  readonly place: BackupPlace;
  readonly backup: Manifest;
  /** A data folder without a database. */
  readonly into: string;
  readonly files: FileStore;
  /** Restore the state of this moment; undefined: the newest state that is kept. */
  readonly until?: Date | undefined;
  /** Whether the restored database uses the file with this store key. Files uploaded after the moment are not restored. */
  readonly isKnown: (db: Database, key: string) => Promise<boolean>;
  /** The folder of PostgreSQL programs for the backup's major version, when the embedded ones do not fit. */
  readonly programs?: string | undefined;
  /** A trial: restores only the backup, without the later log, and does not wait for the disk, because the result is deleted. */
  readonly isTrial?: boolean;
  /** Inspects the restored database while its server runs. */
  readonly look: (db: Database, restored: Restored) => Promise<T>;
};

export type Restored = {
  readonly files: number;
  readonly segments: number;
  /** If the log has a gap: the end of the name of the part at which the restored state ends. */
  readonly endsAt?: string | undefined;
};

/** Where Debian installs PostgreSQL of a major version. */
const systemPrograms = (major: number) => `/usr/lib/postgresql/${major}`;

/**
 * Restores the database and files into a data folder.
 *
 * @throws BackupError when something is missing, was changed, or is sealed with another key; EmbeddedDatabaseError when the
 *   server does not start
 */
export async function restoreBackup<T>(options: RestoreOptions<T>): Promise<T> {
  const { place, backup, into, until } = options;
  const { major, superuser, database, firstLog } = backup.server;
  const system = systemPrograms(major);
  const segments = options.isTrial ? [] : await logFrom(place, firstLog);
  const recovered = recoverDatabase({
    dataDir: into,
    binariesFrom: options.programs ?? (major !== EMBEDDED_MAJOR && existsSync(system) ? system : undefined),
    until,
    superuser,
    database,
    isDurable: !options.isTrial,
    async fillCluster(folder, owner) {
      await unpack(place, backup, folder, owner);
      await verify(place, backup, folder);
    },
    async fillLog(folder) {
      for (const { name, read } of segments) {
        const bytes = await read();
        if (bytes) await writeFile(path.join(folder, `${name}.gz`), bytes, { mode: 0o644 });
      }
    },
    async use(connectionString) {
      const { db, close } = openDatabase(connectionString, { max: 2, statementMs: 0 });
      try {
        const names = segments.map(({ name }) => name);
        const endsAt = until === undefined ? await earlyEnd(db, names) : undefined;
        const files = await restoreFiles(options, db);
        return await options.look(db, { files, segments: segments.length, endsAt });
      } finally {
        await close();
      }
    },
  });
  return recovered.catch((error: unknown) => {
    const isTooLate =
      error instanceof EmbeddedDatabaseError && /recovery ended before configured/.test(String(error.cause));
    if (!isTooLate) throw error;
    throw new BackupError(
      'What was written away ends before that moment: take an earlier one, or leave --until out for the newest state.',
      { cause: error },
    );
  });
}

/** The part of the log at which a replay ended; undefined when it came to the newest of these. A gap ends it without an error. */
async function earlyEnd(db: Database, names: readonly string[]): Promise<string | undefined> {
  const last = names.filter(segmentOf).sort().at(-1);
  const { rows } = await db.execute<{ name: string }>(
    sql`select pg_walfile_name(pg_current_wal_lsn()) as name`,
  );
  const end = segmentOf(rows[0]?.name ?? '');
  return last !== undefined && end < segmentOf(last) ? end : undefined;
}

/** The major version of the embedded PostgreSQL server. */
export const EMBEDDED_MAJOR = 18;

async function unpack(
  place: BackupPlace,
  backup: Manifest,
  folder: string,
  owner: { uid: number; gid: number } | undefined,
): Promise<void> {
  const tar = spawn('tar', ['-xf', '-', '-C', folder], {
    ...owner,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    tar.once('error', reject);
    tar.once('close', resolve);
  });
  const said = buffer(tar.stderr);
  // If a part cannot be read, tar ends too: report the reading error first. A broken pipe is explained by what tar wrote.
  const [read, code] = await Promise.allSettled([pipeline(readParts(place, backup.base), tar.stdin), ended]);
  if (read.status === 'rejected' && read.reason instanceof BackupError) throw read.reason;
  // tar stops at its last record, which may break the pipe. `verify` checks later that every file is there.
  if (code.status === 'fulfilled' && code.value === 0) return;
  throw new BackupError(`The backup could not be unpacked into ${folder}: ${(await said).toString().trim()}`);
}

const serverManifest = z.object({
  Files: z.array(z.object({ Path: z.string().optional(), Size: z.number(), Checksum: z.string() })),
});

/** Checks every file against the hash that the server noted when it copied the file. */
async function verify(place: BackupPlace, { baseList }: Manifest, folder: string): Promise<void> {
  const list = serverManifest.parse(JSON.parse((await buffer(readParts(place, baseList))).toString('utf8')));
  for (const { Path: name, Checksum } of list.Files) {
    if (name === undefined) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, name)), hash);
    if (hash.digest('hex') !== Checksum) {
      throw new BackupError(`The file ${name} of the database is not what it was when it was copied.`);
    }
  }
}

async function restoreFiles(
  { place, backup, files, isKnown }: RestoreOptions<unknown>,
  db: Database,
): Promise<number> {
  const described = new Map(backup.files.map((file) => [file.key, file]));
  const there = new Set(await files.list());
  let restored = 0;
  for (const placeKey of await place.list(FILES)) {
    const key = storeKeyOf(placeKey);
    if (!isFileKey(key) || !(await isKnown(db, key))) continue;
    const file = described.get(placeKey);
    const bytes = file ? await readKept(place, file) : await place.get(placeKey);
    if (bytes && !there.has(key)) await files.put(key, bytes);
    restored += 1;
  }
  return restored;
}

/**
 * The keys of a backup's files that are missing from the store or differ there.
 *
 * @param isKnown whether the restored database uses the file: one that was uploaded while the backup was made is not restored
 */
export async function wrongFiles(
  files: FileStore,
  backup: Manifest,
  isKnown: (key: string) => Promise<boolean>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { key, sha256: wanted } of backup.files) {
    // Skip other keys: earlier versions also backed up anything else in the bucket.
    if (!isFileKey(storeKeyOf(key)) || !(await isKnown(storeKeyOf(key)))) continue;
    const bytes = await files.get(storeKeyOf(key));
    if (!bytes || sha256(bytes) !== wanted) wrong.push(key);
  }
  return wrong;
}
