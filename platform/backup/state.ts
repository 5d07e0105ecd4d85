import { desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { backupResults } from '#platform/db/tables.ts';

const HOUR_MS = 3_600_000;

/** What is written away: a whole backup, or all the time what has changed since. */
export type BackupKind = (typeof backupResults.$inferSelect)['kind'];

/** When backups last succeeded and failed, and whether the newest is too old. */
export type BackupState = {
  /** When the newest whole backup was finished. */
  readonly lastSucceededAt?: Date;
  /** When a backup, or the writing away of what has changed since, failed last; absent once that has succeeded again. */
  readonly lastFailedAt?: Date;
  /** Why, in a sentence. */
  readonly reason?: string;
  /** There is none from the last `BACKUP_MAX_AGE_HOURS`, or none at all. */
  readonly isOld: boolean;
};

type StateDeps = {
  readonly db: Database;
  readonly config: Pick<Config, 'backupTo' | 'backupMaxAgeHours'>;
  now(): Date;
};

/** How it stands about backups; undefined where no place is set for them. */
export async function backupState({ db, config, now }: StateDeps): Promise<BackupState | undefined> {
  if (config.backupTo === undefined) return undefined;
  const { lastFailedAt, lastSucceededAt: succeededAt } = backupResults;
  // Compared by the database, which counts microseconds.
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

/** Notes that it has just succeeded, or has just failed for a reason. */
export async function noteBackup(db: Database, kind: BackupKind, reason?: string): Promise<void> {
  const at: SQL<Date> = sql`now()`;
  const result = reason === undefined ? { lastSucceededAt: at } : { lastFailedAt: at, reason };
  await db
    .insert(backupResults)
    .values({ kind, ...result })
    .onConflictDoUpdate({ target: backupResults.kind, set: result });
}
