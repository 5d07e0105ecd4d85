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

const NAME = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{4}$/;

const manifestKey = (name: string) => `${name}/manifest`;

export async function writeManifest(place: BackupPlace, made: Manifest): Promise<void> {
  await place.put(manifestKey(made.name), Buffer.from(JSON.stringify(made)));
}

/** Deletes a backup: its manifest first, so that the rest no longer counts as one if this is interrupted. */
export async function removeBackup(place: BackupPlace, name: string): Promise<void> {
  await place.remove(manifestKey(name));
  for (const key of await place.list(name)) await place.remove(key);
}

/** The names of all complete backups, and of those that were begun and have no manifest, the oldest first. */
export async function backupsIn(place: BackupPlace): Promise<{ complete: string[]; begun: string[] }> {
  // A deleted backup leaves an empty folder, whose name alone is listed too.
  const keys = (await place.list()).filter((key) => NAME.test(key.split('/')[0] ?? '') && key.includes('/'));
  const names = [...new Set(keys.map((key) => key.split('/')[0] ?? ''))];
  const isComplete = (name: string) => keys.includes(manifestKey(name));
  return {
    complete: names.filter(isComplete).sort(),
    begun: names.filter((name) => !isComplete(name)).sort(),
  };
}

/** When a backup with this name was begun. */
export const beganAt = (name: string) => new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'));

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
  for (const name of (await backupsIn(place)).complete.reverse()) {
    const found = await readManifest(place, name);
    if (by === undefined || found.finishedAt <= by) return found;
  }
  return undefined;
}
