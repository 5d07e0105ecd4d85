import { parseArgs } from 'node:util';
import { BackupError } from '#platform/backup/error.ts';
import { sealingVault } from '#platform/backup/key.ts';
import { reasonOf } from '#platform/backup/log-archive.ts';
import { isOnOwnDisk, ON_OWN_DISK } from '#platform/backup/own-disk.ts';
import { openPlace } from '#platform/backup/place.ts';
import { prune } from '#platform/backup/prune.ts';
import { noteBackup } from '#platform/backup/state.ts';
import { takeBackup } from '#platform/backup/take.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { openFileStore } from '#platform/storage/file-store.ts';
import { runCommand, sayWhereKeysAre, siteSettings, withSiteDatabase } from './site-command.ts';

/**
 * `npm run backup -- <folder, s3://bucket/folder or https://key:secret@server/bucket/folder>`: makes a full, encrypted backup of
 * the database and the uploaded files. Without a place it goes to BACKUP_TO. The site may be running.
 */
const USAGE = 'Usage: npm run backup -- [<folder> | s3://<bucket>/<folder>]';

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = siteSettings();
  const [text = config.backupTo, ...others] = positionals;
  if (text === undefined || others.length > 0) throw new Error(`${USAGE}; or set BACKUP_TO.`);
  const vault = sealingVault(config);
  const place = openPlace(text, config, vault);
  const files = openFileStore(config);
  await withSiteDatabase(config, async ({ ownerConnectionString: connectionString }) => {
    const { db, close } = openDatabase(connectionString, { max: 2, statementMs: 0 });
    // The site watches only the backups in BACKUP_TO: prune there, and record success or failure for those alone.
    const isOwnPlace = text === config.backupTo;
    try {
      const began = performance.now();
      const made = await takeBackup({ db, connectionString, files, place });
      const seconds = (performance.now() - began) / 1000;
      const megabytes = made.base.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
      const pruned = isOwnPlace ? await prune(place, files, config.backupKeepDays, new Date()) : 0;
      if (isOwnPlace) await noteMade(db, config);
      const rows = made.counts.reduce((sum, { after }) => sum + after, 0);
      console.log(`Backed up to ${place.name}: ${made.name}`);
      console.log(
        `${rows} rows of ${made.counts.length} tables (${megabytes.toFixed(1)} MB, compressed) and ${made.files.length} files, in ${seconds.toFixed(1)} s.`,
      );
      if (pruned > 0) console.log(`Deleted ${pruned} backups older than ${config.backupKeepDays} days.`);
      sayWhereKeysAre(
        config,
        'The keys are not in it. Keep copies of them in another place than the backup:',
      );
    } catch (error) {
      if (isOwnPlace) {
        await noteBackup(db, 'backup', reasonOf(error)).catch(() => {});
        // The place may be full: make room for the next one.
        await prune(place, files, config.backupKeepDays, new Date()).catch(() => {});
      }
      throw error instanceof BackupError ? error : new Error(`The backup failed: ${describe(error)}`);
    } finally {
      await close();
    }
  });
});

/** Notes that a backup was made in BACKUP_TO, and what is wrong with that place. */
async function noteMade(db: Database, config: Config): Promise<void> {
  await noteBackup(db, 'backup');
  if (!(await isOnOwnDisk(config))) return;
  await noteBackup(db, 'backup', ON_OWN_DISK);
  console.warn(ON_OWN_DISK);
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
