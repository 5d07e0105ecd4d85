import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { EmbeddedDatabaseError } from '#platform/db/embedded/error.ts';
import { recoverDatabase } from '#platform/db/embedded/recover.ts';
import type { FileStore } from '#platform/storage/store.ts';
import { BackupError } from './error.ts';
import { FILES, isFileKey, storeKeyOf } from './files.ts';
import { logFrom } from './log-archive.ts';
import type { Manifest } from './manifest.ts';
import { readKept, readParts, sha256 } from './parts.ts';
import type { BackupPlace } from './place.ts';

export type RestoreOptions<T> = {
  readonly place: BackupPlace;
  readonly backup: Manifest;
  /** A data folder without a database. */
  readonly into: string;
  readonly files: FileStore;
  /** The state of that moment; undefined: the newest that is kept. */
  readonly until?: Date | undefined;
  /** Whether the database knows a file by that key of the store: what was uploaded after the moment is not restored. */
  readonly isKnown: (db: Database, key: string) => Promise<boolean>;
  /** Where PostgreSQL of the backup's major version is, unless that is the embedded one's. */
  readonly programs?: string | undefined;
  /** The backup alone, without what was written away since, and nothing waits for the disk: for what is thrown away again. */
  readonly isTrial?: boolean;
  /** Looks at what was restored, while its server runs. */
  readonly look: (db: Database, restored: Restored) => Promise<T>;
};

export type Restored = { readonly files: number; readonly segments: number };

/** Debian's place for PostgreSQL of a major version. */
const systemPrograms = (major: number) => `/usr/lib/postgresql/${major}`;

/**
 * Restores database and files into a data folder.
 *
 * @throws BackupError when something is missing, was changed, or is sealed with another key; EmbeddedDatabaseError when the server does not start
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
        const files = await restoreFiles(options, db);
        return await options.look(db, { files, segments: segments.length });
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

/** The major version of the server that the product brings along. */
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
  // What tar itself complains of explains a broken pipe; what cannot be read ends tar.
  const [read, code] = await Promise.allSettled([pipeline(readParts(place, backup.base), tar.stdin), ended]);
  if (read.status === 'rejected' && read.reason instanceof BackupError) throw read.reason;
  // It stops reading at its last record, which may break the pipe; that all is there is held against the server's own list.
  if (code.status === 'fulfilled' && code.value === 0) return;
  throw new BackupError(`The backup could not be unpacked into ${folder}: ${(await said).toString().trim()}`);
}

const serverManifest = z.object({
  Files: z.array(z.object({ Path: z.string().optional(), Size: z.number(), Checksum: z.string() })),
});

/** Every file must be what the server itself has noted of it when it was copied. */
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

/** What of the files in a backup is not in the store, or is something else there. */
export async function wrongFiles(files: FileStore, backup: Manifest): Promise<string[]> {
  const wrong: string[] = [];
  for (const { key, sha256: wanted } of backup.files) {
    // Earlier versions took along whatever else was in the bucket.
    if (!isFileKey(storeKeyOf(key))) continue;
    const bytes = await files.get(storeKeyOf(key));
    if (!bytes || sha256(bytes) !== wanted) wrong.push(key);
  }
  return wrong;
}
