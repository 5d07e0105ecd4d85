import { ok, refused } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { heldTimes } from '#features/calendar/service.ts';
import { readCardTroubles } from '#features/money/service/index.ts';
import { listFailedMails, readOutbox } from '#features/notifications/service.ts';
import type { BackupState } from '#platform/backup/state.ts';
import { readDatabaseFacts } from '#platform/db/facts.ts';
import type { Deps } from '#platform/deps.ts';
import { findFailedJobs, readQueues, takeFailedJob } from '#platform/jobs/state.ts';
import { certificateExpiry, readFullerDisk } from '#platform/machine.ts';
import type { HealthAnswer } from './schema.ts';

/** Facts that are passed in because they are in no table. */
export type HealthSources = {
  readonly version: string;
  /** Resolves to undefined if no directory for backups is configured. */
  readonly backupState: () => Promise<BackupState | undefined>;
};

const said = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** The site's state: what runs, what waits, what has failed and why. Nothing is stored: every call reads it anew. */
export async function readHealth(deps: Deps, sources: HealthSources): Promise<HealthAnswer> {
  const [database, disk, expiresAt, backup, mails, failedMails, queues, failedJobs, cards] =
    await Promise.all([
      readDatabaseFacts(deps.db),
      readFullerDisk(deps.config.dataDir),
      certificateExpiry(deps.config.publicOrigin),
      sources.backupState(),
      readOutbox(deps),
      listFailedMails(deps),
      readQueues(deps.db),
      findFailedJobs(deps.db),
      readCardTroubles(deps),
    ]);
  const now = deps.now();
  return {
    checkedAt: now.toISOString(),
    site: {
      version: sources.version,
      node: process.version,
      startedAt: new Date(now.getTime() - process.uptime() * 1_000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
    },
    database,
    disk,
    certificateExpiresAt: said(expiresAt),
    backup: backup
      ? {
          lastSucceededAt: said(backup.lastSucceededAt),
          lastFailedAt: said(backup.lastFailedAt),
          reason: backup.reason ?? null,
          isOld: backup.isOld,
        }
      : null,
    cards: cards && { ...cards, sweptAt: said(cards.sweptAt) },
    mails: { ...mails, oldestQueuedAt: said(mails.oldestQueuedAt) },
    failedMails: failedMails.map(({ at, reason, ...mail }) => ({
      ...mail,
      reason: reason ?? 'No reason was given',
      at: at.toISOString(),
    })),
    queues,
    failedJobs: failedJobs.map(({ at, reason, ...job }) => ({
      ...job,
      reason: reason || 'It took too long, or its process ended',
      at: at.toISOString(),
    })),
  };
}

/** Counts for the metrics: emails by their state, and slots held. */
export async function countForMetrics(deps: Deps) {
  const [mails, holds] = await Promise.all([readOutbox(deps), heldTimes(deps)]);
  return { mails, holds };
}

/**
 * Queues a failed job again, as if it had never been tried, and logs it. Refused with `not-retried` if there is no such failed
 * job.
 */
export async function retryJob(
  deps: Pick<Deps, 'db' | 'jobs' | 'now' | 'newId'>,
  id: string,
  by: ActivityActor,
) {
  return deps.db.transaction(async (tx) => {
    const failed = await takeFailedJob(tx, id);
    if (!failed) return refused('not-retried');
    await deps.jobs.add(tx, failed.job, failed.payload);
    await recordActivity({ ...deps, db: tx }, by, {
      action: 'tried again',
      subject: { kind: 'job', id, name: failed.job },
    });
    return ok(undefined);
  });
}
