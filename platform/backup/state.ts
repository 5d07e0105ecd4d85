import { desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { backupResults } from '#platform/db/tables.ts';

const HOUR_MS = 3_600_000;

/** `backup` is a whole backup; `archive` is the continuous copying of changes since. */
export type BackupKind = (typeof backupResults.$inferSelect)['kind'];

/** When backups last succeeded and failed, and whether the newest is too old. */
export type BackupState = {
  /** When the newest whole backup was finished. */
  readonly lastSucceededAt?: Date;
  /** When a backup or the archiving of changes last failed; absent once that has succeeded again. */
  readonly lastFailedAt?: Date;
  /** The reason of that failure, in a sentence. */
  readonly reason?: string;
  /** No backup finished within the last `BACKUP_MAX_AGE_HOURS`, or there is none at all. */
  readonly isOld: boolean;
};

type StateDeps = {
  readonly db: Database;
  readonly config: Pick<Config, 'backupTo' | 'backupMaxAgeHours'>;
  now(): Date;
};

/** The state of the backups; undefined when no place is set for them. */
export async function backupState({ db, config, now }: StateDeps): Promise<BackupState | undefined> {
  if (config.backupTo === undefined) return undefined;
  const { lastFailedAt, lastSucceededAt: succeededAt } = backupResults;
  // The database compares the times, because it counts microseconds.
  const isFailing = sql<boolean>`coalesce(${lastFailedAt} > coalesce(${succeededAt}, '-infinity'), false)`;
  const rows = await db
    .select({ ...getTableColumns(backupResults), isFailing })
    .from(backupResults)
    .orderBy(desc(lastFailedAt));
  const lastSucceededAt = rows.find(({ kind }) => kind === 'backup')?.lastSucceededAt ?? undefined;
  const failed = rows.find((row) => row.isFailing);
  return {
    ...(lastSucceededAt && { lastSucceededAt }),
    ...(failed?.lastFailedAt && { lastFailedAt: failed.lastFailedAt }),
    ...(failed?.reason && { reason: failed.reason }),
    isOld: Number(now()) - Number(lastSucceededAt ?? 0) > config.backupMaxAgeHours * HOUR_MS,
  };
}

/** Notes that a backup has just succeeded or, with a reason, that it has just failed. */
export async function noteBackup(db: Database, kind: BackupKind, reason?: string): Promise<void> {
  const at: SQL<Date> = sql`now()`;
  const result = reason === undefined ? { lastSucceededAt: at } : { lastFailedAt: at, reason };
  await db
    .insert(backupResults)
    .values({ kind, ...result })
    .onConflictDoUpdate({ target: backupResults.kind, set: result });
}
