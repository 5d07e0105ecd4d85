import { z } from 'zod';
import { BackupError } from './error.ts';
import type { BackupPlace } from './place.ts';

/** The key of stored bytes, with their size and hash to check them by. */
const kept = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() });
export type Kept = z.infer<typeof kept>;

const manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  /** By the database server's clock. */
  startedAt: z.coerce.date(),
  finishedAt: z.coerce.date(),
  server: z.object({
    major: z.int(),
    version: z.string(),
    /** The id of the database cluster; it differs for each cluster ever made. */
    systemId: z.string(),
    superuser: z.string(),
    database: z.string(),
    /** The first file of the log that a restore reads. */
    firstLog: z.string(),
  }),
  /** The database's files: a tar archive, compressed and cut into parts. */
  base: z.array(kept),
  /** The server's own list of these files. */
  baseList: z.array(kept),
  /** Uploaded files, which backups share. */
  files: z.array(kept),
  /** The number of rows in each table just before and just after the backup. */
  counts: z.array(z.object({ table: z.string(), before: z.int(), after: z.int() })),
});

/** The contents of a backup. It is written last, so that a backup without one counts as incomplete. */
export type Manifest = z.infer<typeof manifest>;

const NAME = /^backup-\d{8}T\d{6}Z-[0-9a-f]{4}$/;

const manifestKey = (name: string) => `${name}/manifest`;

export async function writeManifest(place: BackupPlace, made: Manifest): Promise<void> {
  await place.put(manifestKey(made.name), Buffer.from(JSON.stringify(made)));
}

/** The names of all complete backups, the oldest first. */
export async function backupsIn(place: BackupPlace): Promise<string[]> {
  const keys = await place.list();
  return keys
    .map((key) => key.split('/'))
    .filter(([name = '', file]) => NAME.test(name) && file === 'manifest')
    .map(([name = '']) => name)
    .sort();
}

/** @throws BackupError when there is no such backup, or another release of the site made it */
export async function readManifest(place: BackupPlace, name: string): Promise<Manifest> {
  const bytes = await place.get(manifestKey(name));
  if (!bytes) throw new BackupError(`There is no backup ${name} in ${place.name}.`);
  const parsed = manifest.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) throw new BackupError(`The backup ${name} was made by another release of the site.`);
  return parsed.data;
}

/** The newest backup; with `by`, the newest that was complete at that time. */
export async function newestBackup(place: BackupPlace, by?: Date): Promise<Manifest | undefined> {
  for (const name of (await backupsIn(place)).reverse()) {
    const found = await readManifest(place, name);
    if (by === undefined || found.finishedAt <= by) return found;
  }
  return undefined;
}
