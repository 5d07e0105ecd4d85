import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isKnownFile } from '#features/documents/service/index.ts';
import { BackupError } from '#platform/backup/error.ts';
import { openingVault } from '#platform/backup/key.ts';
import { type Manifest, newestBackup } from '#platform/backup/manifest.ts';
import { openPlace } from '#platform/backup/place.ts';
import { restoreBackup, wrongFiles } from '#platform/backup/restore.ts';
import { countRows } from '#platform/backup/take.ts';
import type { Database } from '#platform/db/database.ts';
import { deleteEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { openFolderStore } from '#platform/storage/file-store.ts';
import { runCommand, siteSettings, undoWhenToldToStop } from './site-command.ts';

/**
 * `npm run backup:drill -- [<place>]`: restores the newest backup into a temporary folder and starts its database. Compares every
 * file and every table with the backup's manifest, then deletes the folder. Exits with 0 only if all are equal.
 */
runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = siteSettings();
  const [text = config.backupTo, ...others] = positionals;
  if (text === undefined || others.length > 0) {
    throw new Error('Usage: npm run backup:drill -- [<folder> | s3://<bucket>/<folder>]; or set BACKUP_TO.');
  }
  const place = openPlace(text, config, openingVault(config));
  const backup = await newestBackup(place);
  if (!backup) throw new BackupError(`There is no backup in ${place.name}.`);
  const into = mkdtempSync(path.join(tmpdir(), 'miami-flow-drill-'));
  const clean = async () => {
    await deleteEmbeddedDatabase(into);
    rmSync(into, { recursive: true, force: true });
  };
  undoWhenToldToStop(clean);
  const began = performance.now();
  try {
    const files = openFolderStore(path.join(into, 'files'));
    const isKnown = (db: Database, key: string) => isKnownFile({ db }, key);
    const differences = await restoreBackup({
      place,
      backup,
      into,
      files,
      isTrial: true,
      isKnown,
      look: async (db) => [
        ...(await wrongCounts(db, backup)),
        ...(await wrongFiles(files, backup, (key) => isKnown(db, key))).map(
          (key) => `${key} is not what was kept`,
        ),
      ],
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    for (const difference of differences) console.error(difference);
    if (differences.length > 0) {
      throw new BackupError(`${backup.name} is NOT sound: ${differences.length} differences.`);
    }
    console.log(
      `${backup.name} is sound: restored in ${seconds} s; ${backup.counts.length} tables and ${backup.files.length} files are as they were.`,
    );
  } finally {
    await clean();
  }
});

/** Tables with a wrong number of rows. As the site may write during a backup, any count between before and after is right. */
async function wrongCounts(db: Database, { counts }: Manifest): Promise<string[]> {
  const restored = await countRows(db);
  return counts.flatMap(({ table, before, after }) => {
    const rows = restored.get(table) ?? 0;
    const isBetween = rows >= Math.min(before, after) && rows <= Math.max(before, after);
    return isBetween ? [] : [`The table ${table} has ${rows} rows instead of ${before} to ${after}.`];
  });
}
