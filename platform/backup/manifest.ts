import { z } from 'zod';
import { BackupError } from './error.ts';
import type { BackupPlace } from './place.ts';

/** Bytes that are kept under a key, and by which they are known. */
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
    /** Whose log it is: it differs for each cluster that was ever made. */
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
  /** How many rows each table had just before and just after. */
  counts: z.array(z.object({ table: z.string(), before: z.int(), after: z.int() })),
});

/** What a backup consists of; written last, so that what has none is not one. */
export type Manifest = z.infer<typeof manifest>;

const NAME = /^backup-\d{8}T\d{6}Z-[0-9a-f]{4}$/;

const manifestKey = (name: string) => `${name}/manifest`;

export async function writeManifest(place: BackupPlace, made: Manifest): Promise<void> {
  await place.put(manifestKey(made.name), Buffer.from(JSON.stringify(made)));
}

/** The names of all backups that are complete, the oldest first. */
export async function backupsIn(place: BackupPlace): Promise<string[]> {
  const keys = await place.list();
  return keys
    .map((key) => key.split('/'))
    .filter(([name = '', file]) => NAME.test(name) && file === 'manifest')
    .map(([name = '']) => name)
    .sort();
}

/** @throws BackupError when there is no such backup, or what is there is not one */
export async function readManifest(place: BackupPlace, name: string): Promise<Manifest> {
  const bytes = await place.get(manifestKey(name));
  if (!bytes) throw new BackupError(`There is no backup ${name} in ${place.name}.`);
  const parsed = manifest.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) throw new BackupError(`The backup ${name} was made by another release of the site.`);
  return parsed.data;
}

/** The newest backup that was complete by then. */
export async function newestBackup(place: BackupPlace, by?: Date): Promise<Manifest | undefined> {
  for (const name of (await backupsIn(place)).reverse()) {
    const found = await readManifest(place, name);
    if (by === undefined || found.finishedAt <= by) return found;
  }
  return undefined;
}
