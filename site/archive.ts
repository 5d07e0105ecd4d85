import { sql } from 'drizzle-orm';
import { sealingVault } from '#platform/backup/key.ts';
import { keepArchiving, type LogArchive } from '#platform/backup/log-archive.ts';
import { openPlace } from '#platform/backup/place.ts';
import { noteBackup } from '#platform/backup/state.ts';
import type { SiteDatabase } from '#platform/db/site-database.ts';
import type { Deps } from '#platform/deps.ts';

/** How often the state is noted, and a trouble that lasts is complained of again. */
const NOTE_MS = 60_000;

/** A process joins the server that runs, and one that runs does not begin to archive. */
const STARTED_WITHOUT =
  'The database server was started without BACKUP_TO and writes no log for it: stop all processes of the site, then start them.';

/** Writes away all the time what has changed since the last backup, where a place for backups is set. */
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
    // A bucket outlives this machine.
    files: config.s3 ? undefined : files,
    async whyNothingComes() {
      if (logFolder === undefined) return undefined;
      // A database that is away says so elsewhere.
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
