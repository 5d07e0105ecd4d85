import { sql } from 'drizzle-orm';
import { sealingVault } from '#platform/backup/key.ts';
import { keepArchiving, type LogArchive } from '#platform/backup/log-archive.ts';
import { openPlace } from '#platform/backup/place.ts';
import { noteBackup } from '#platform/backup/state.ts';
import type { SiteDatabase } from '#platform/db/site-database.ts';
import type { Deps } from '#platform/deps.ts';

/** The least time between two notes of the same state; an error that lasts is logged again after it. */
const NOTE_MS = 60_000;

/** A new process joins a database server that is already running, and a running server cannot start to archive. */
const STARTED_WITHOUT =
  'The database server was started without BACKUP_TO and writes no log for it: stop all processes of the site, then start them.';

/** Continuously archives the changes since the last backup, if a place for backups is configured. */
export function openArchive(
  { config, db, files, log }: Pick<Deps, 'config' | 'db' | 'files' | 'log'>,
  { logFolder }: Pick<SiteDatabase, 'logFolder'>,
): LogArchive | undefined {
  if (config.backupTo === undefined) return undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  let noted: string | undefined;
  return keepArchiving({
    place: openPlace(config.backupTo, config, sealingVault(config)),
    logFolder: () => logFolder,
    // Files in a bucket survive the loss of this machine, so they need no archive.
    files: config.s3 ? undefined : files,
    async whyNothingComes() {
      if (logFolder === undefined) return undefined;
      // A database that does not answer is reported elsewhere.
      const shown = await db.execute<{ archive_mode: string }>(sql`show archive_mode`).catch(() => undefined);
      return shown?.rows[0]?.archive_mode === 'off' ? STARTED_WITHOUT : undefined;
    },
    async onResult(reason) {
      if (reason === noted && performance.now() - notedAt < NOTE_MS) return;
      notedAt = performance.now();
      noted = reason;
      if (reason !== undefined)
        log.error({ reason }, 'what has changed since the last backup is not written away');
      await noteBackup(db, 'archive', reason);
    },
  });
}
