import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config.ts';

/** Why backups beside the data count as failed. */
export const ON_OWN_DISK =
  'BACKUP_TO is on the disk of the data, and both would be lost together: mount the disk that belongs there, then run "npm run backup", or name another place.';

/**
 * Whether the folder for backups is on a disk of the data or of the embedded database, for instance because its own is not
 * mounted.
 */
export async function isOnOwnDisk({
  backupTo,
  dataDir,
  databaseUrl,
  s3,
}: Pick<Config, 'backupTo' | 'dataDir' | 'databaseUrl' | 's3'>): Promise<boolean> {
  if (backupTo === undefined || /^(s3|https?):/.test(backupTo)) return false;
  // With database and uploads elsewhere, the data folder holds only keys, which are in no backup.
  if (databaseUrl !== undefined && s3 !== undefined) return false;
  const own = await Promise.all([dataDir, path.join(dataDir, 'postgres')].map(diskOf));
  return own.includes(await diskOf(path.resolve(backupTo)));
}

/** The disk that a folder is on, or will be on once it is made. */
async function diskOf(folder: string): Promise<number> {
  const there = await stat(folder).catch(() => undefined);
  return there?.dev ?? diskOf(path.dirname(folder));
}
