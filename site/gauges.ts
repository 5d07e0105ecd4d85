import type pg from 'pg';
import type { Turns } from '#core/turns.ts';
import { countForMetrics } from '#features/health/service.ts';
import { hashingDepth } from '#platform/auth/passwords.ts';
import type { BackupState } from '#platform/backup/state.ts';
import type { AnswerCache } from '#platform/cache/answer-cache.ts';
import type { Deps } from '#platform/deps.ts';
import { readQueues } from '#platform/jobs/state.ts';
import { readFullerDisk } from '#platform/machine.ts';
import type { Figure, Gauged } from '#platform/metrics/serve.ts';

type Depth = ReturnType<Turns['depth']>;

/** The sources of the site's metrics. */
export type GaugeSources = {
  readonly deps: Deps;
  readonly pool: pg.Pool;
  readonly cache: AnswerCache;
  /** The lanes of pages and of reading calls. */
  readonly depths: () => Readonly<Record<string, Depth>>;
  /** Undefined if no place for backups is configured. */
  readonly backupState: () => Promise<BackupState | undefined>;
};

const figures = (label: string, values: Readonly<Record<string, number>>): Figure[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));

/** Metrics that are read only when they are collected: of the site, its database, its jobs, mails, backups and disk. */
export function siteGauges({ deps, pool, cache, depths, backupState }: GaugeSources): Gauged[] {
  const perQueue = (value: (queue: Awaited<ReturnType<typeof readQueues>>[number]) => number) => async () =>
    (await readQueues(deps.db)).map((queue) => ({ labels: { job: queue.job }, value: value(queue) }));
  const lanes = (of: keyof Depth) => () => {
    const passwords = Object.entries(hashingDepth()).map(
      ([lane, depth]) => [`passwords ${lane}`, depth] as const,
    );
    const all = { ...depths(), ...Object.fromEntries(passwords) };
    return Object.entries(all).map(([lane, depth]) => ({ labels: { lane }, value: depth[of] }));
  };
  const seconds = (at: Date) => (deps.now().getTime() - at.getTime()) / 1_000;
  return [
    {
      name: 'miami_pool_connections',
      help: 'Connections of the pool, and who waits for one',
      labels: ['state'],
      read: () =>
        figures('state', {
          busy: pool.totalCount - pool.idleCount,
          idle: pool.idleCount,
          waiting: pool.waitingCount,
        }),
    },
    {
      name: 'miami_database_up',
      help: 'Whether the database answers',
      read: async () => [
        {
          value: await deps.db.execute('select 1').then(
            () => 1,
            () => 0,
          ),
        },
      ],
    },
    { name: 'miami_cache_bytes', help: 'Kept answers, in bytes', read: () => [{ value: cache.size.bytes }] },
    {
      name: 'miami_cache_kept',
      help: 'How many answers are kept',
      read: () => [{ value: cache.size.answers }],
    },
    {
      name: 'miami_lane_under_way',
      help: 'Costly work under way, by lane',
      labels: ['lane'],
      read: lanes('underWay'),
    },
    {
      name: 'miami_lane_waiting',
      help: 'Costly work that waits for its turn, by lane',
      labels: ['lane'],
      read: lanes('waiting'),
    },
    {
      name: 'miami_queue_waiting',
      help: 'Jobs that wait, those not due yet included',
      labels: ['job'],
      read: perQueue(({ waiting }) => waiting),
    },
    {
      name: 'miami_queue_failed',
      help: 'Jobs whose last try failed within a day',
      labels: ['job'],
      read: perQueue(({ failed }) => failed),
    },
    {
      name: 'miami_queue_oldest_seconds',
      help: 'How long the oldest job that is due has waited',
      labels: ['job'],
      read: perQueue(({ oldestSeconds }) => oldestSeconds),
    },
    {
      name: 'miami_mails',
      help: 'Mails that are not sent, by what became of them',
      labels: ['status'],
      read: async () => {
        const { queued, failed, withheld } = (await countForMetrics(deps)).mails;
        return figures('status', { queued, failed, withheld });
      },
    },
    {
      name: 'miami_mail_oldest_seconds',
      help: 'How long the oldest mail that is not sent yet has waited; absent without one',
      read: async () => {
        const { oldestQueuedAt } = (await countForMetrics(deps)).mails;
        return oldestQueuedAt ? [{ value: seconds(oldestQueuedAt) }] : [];
      },
    },
    {
      name: 'miami_holds',
      help: 'Times held for somebody now',
      read: async () => [{ value: (await countForMetrics(deps)).holds }],
    },
    {
      name: 'miami_backup_age_seconds',
      help: 'How old the newest whole backup is; absent without one',
      read: async () => {
        const at = (await backupState())?.lastSucceededAt;
        return at ? [{ value: seconds(at) }] : [];
      },
    },
    {
      name: 'miami_backup_trouble',
      help: 'Whether the last backup failed, is on the disk of the data, or is too old; absent where no place is set for backups',
      read: async () => {
        const state = await backupState();
        return state ? [{ value: state.lastFailedAt || state.isOld ? 1 : 0 }] : [];
      },
    },
    {
      name: 'miami_disk_free_bytes',
      help: 'Free on the disk of the data folder, or on that of its embedded database if that is fuller',
      read: async () => {
        const disk = await readFullerDisk(deps.config.dataDir);
        return disk ? [{ value: disk.freeBytes }] : [];
      },
    },
    {
      name: 'miami_disk_bytes',
      help: 'The size of that disk',
      read: async () => {
        const disk = await readFullerDisk(deps.config.dataDir);
        return disk ? [{ value: disk.totalBytes }] : [];
      },
    },
  ];
}
