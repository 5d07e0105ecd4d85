import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ConstructorOptions, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { codesOf } from '#core/causes.ts';
import { BUSINESS_TIME_ZONE } from '#core/charter-time.ts';
import { Connection, patience } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/deps.ts';
import type { Log } from '#platform/log.ts';
import { noteJob } from '#platform/metrics/measures.ts';
import type { Job, Payload } from './job.ts';

/** How long a change waits while jobs are still starting, before it is refused. */
const PATIENCE_MS = 10_000;
/** How long running jobs may take to finish after a stop. Unfinished ones run again later. */
const DRAIN_MS = 10_000;
/** How much longer the queue may take to close its connections. */
const CLOSE_MS = 1_000;
const RETRY_START_MS = 2_000;
/** The queue's maintenance takes longer than any query that a visitor waits for. */
const STATEMENT_MS = 15_000;
/** A job whose process sends no heartbeat for this long runs again, because the process was killed. */
const HEARTBEAT_SECONDS = 10;

/** The schema of the queue's tables. */
const SCHEMA = 'jobs';

/**
 * Creates the queue's tables, or updates them to this version, as the role that owns the database: for sites whose own role may
 * create none.
 *
 * @param owner a connection of that role
 */
export async function makeQueue(owner: Connection): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const db = { executeSql: (text: string, values?: unknown[]) => owner.query(text, values) };
  const boss = new PgBoss({ db, schema: SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

export type Jobs = JobQueue & {
  /** Starts working on these jobs in the background. Tries again until the database can be reached. */
  start(jobs: readonly Job[]): void;
  /** Resolves once jobs can be queued and are worked on. */
  readonly started: Promise<void>;
  /** Takes no new jobs, and gives running ones up to `drainMs` to finish. */
  stop(drainMs?: number): Promise<void>;
};

type Started = {
  readonly boss: PgBoss;
  /** The caller's transaction, in the form that the queue expects. */
  within(db: Database): { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
  readonly byName: ReadonlyMap<string, Job>;
};

/**
 * Opens the job queue, kept in the database (schema `jobs`). It uses one connection for work, one more while busy, and one that
 * listens for new jobs, so that they begin at once and an idle queue costs almost nothing.
 *
 * @param options.isMade the tables exist already (`makeQueue`), because this role may create none
 * @param options.pollSeconds how often it looks for jobs that are due again, in seconds (at least 0.5)
 */
export function openJobs({
  connectionString,
  isMade = false,
  log,
  pollSeconds = 5,
}: {
  connectionString: string;
  isMade?: boolean;
  log: Log;
  pollSeconds?: number;
}): Jobs {
  let stopped = false;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let current: Started | undefined;
  const { promise: started, resolve: nowStarted } = Promise.withResolvers<void>();

  async function begin(jobs: readonly Job[]): Promise<Started> {
    // Load the queue here, not at the top, so that the site answers requests before jobs start.
    const { PgBoss, fromDrizzle } = await import('pg-boss');
    // The queue passes options it does not know on to its own connection pool.
    const wire: ConstructorOptions & { Client: typeof Connection } = {
      connectionString,
      Client: Connection,
      ...patience(STATEMENT_MS),
      notifyHeartbeatIntervalMs: 5_000,
      notifyHeartbeatTimeoutMs: 3_000,
    };
    const boss = new PgBoss({
      ...wire,
      schema: SCHEMA,
      migrate: !isMade,
      application_name: 'miami-flow jobs',
      max: 2,
      useListenNotify: true,
      // How often to look for jobs that a killed process left behind.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      cronMonitorIntervalSeconds: 45,
      cronWorkerIntervalSeconds: 45,
      // Features of the queue that the site does not use, so they run rarely.
      flowIntervalSeconds: 3_600,
      bamIntervalSeconds: 3_600,
    });
    boss.on('error', (error) =>
      log.warn({ name: error.name, code: codeOf(error) }, 'the job queue stumbled'),
    );
    boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
    try {
      await boss.start();
      for (const job of jobs) await register(boss, job, pollSeconds, log);
      await forgetOthers(boss, new Set(jobs.map(({ name }) => name)));
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
    return {
      boss,
      within: (db) => fromDrizzle(db, sql),
      byName: new Map(jobs.map((job) => [job.name, job])),
    };
  }

  async function keepTrying(jobs: readonly Job[]): Promise<void> {
    while (!stopped) {
      try {
        current = await begin(jobs);
        return nowStarted();
      } catch (error) {
        log.error({ name: nameOf(error), code: codeOf(error) }, 'jobs could not be started; trying again');
        await pause(RETRY_START_MS, stopping.signal);
      }
    }
  }

  return {
    started,
    start(jobs) {
      running ??= keepTrying(jobs);
    },
    async add(db, name, payload) {
      if (!current) await Promise.race([started, refuseAfter(PATIENCE_MS)]);
      const job = current?.byName.get(name);
      if (!current || !job) throw new Error(`There is no job named ${name}`);
      await current.boss.send(name, payload, { db: current.within(db), singletonKey: keyOf(job, payload) });
    },
    async stop(drainMs = DRAIN_MS) {
      stopped = true;
      stopping.abort();
      const ending = (async () => {
        await running;
        await current?.boss.stop({ graceful: true, timeout: drainMs });
        current = undefined;
      })();
      // Limit the wait: with a database that no longer answers, stopping would wait forever.
      const enough = new AbortController();
      await Promise.race([ending, pause(drainMs + CLOSE_MS, enough.signal)]);
      enough.abort();
    },
  };
}

const keyOf = (job: Job, payload: Payload) => job.keyOf?.(payload) ?? job.name;

async function register(boss: PgBoss, job: Job, pollSeconds: number, log: Log): Promise<void> {
  const settings = {
    retryLimit: job.retries,
    retryDelay: job.firstWaitSeconds,
    retryDelayMax: job.longestWaitSeconds,
    retryBackoff: true,
    // pg-boss gives a batch the time of one job; of a job with keys that runs alone, the second of a batch waits for the first.
    expireInSeconds: job.keyOf && job.atOnce === 1 ? 2 * job.timeoutSeconds : job.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 24 * 60 * 60,
    notify: true,
  };
  await boss.createQueue(job.name, { ...settings, policy: 'exclusive' });
  // An existing queue, made by an earlier version, takes over this version's settings.
  await boss.updateQueue(job.name, settings);
  await boss.work<Payload, unknown, WorkSettings>(
    job.name,
    {
      // pg-boss looks for more at once after a full batch only where a batch is more than one job.
      batchSize: Math.max(2, job.atOnce),
      burstWhenBatchFull: true,
      pollingIntervalSeconds: Math.min(2, pollSeconds),
      notifyPollingIntervalSeconds: pollSeconds,
      includeMetadata: true,
      perJobResults: true,
    },
    (batch) => runBatch(job, batch, log),
  );
  if (job.every) {
    await boss.schedule(
      job.name,
      job.every,
      {},
      { tz: BUSINESS_TIME_ZONE, missed: 'once', singletonKey: job.name },
    );
  }
  if (job.atStart) await boss.send(job.name, {}, { singletonKey: job.name });
}

/** Removes the schedules of jobs that this version does not have: they would be queued forever, and nobody would run them. */
async function forgetOthers(boss: PgBoss, known: ReadonlySet<string>): Promise<void> {
  for (const { name, key } of await boss.getSchedules()) {
    if (known.has(name)) continue;
    await boss.unschedule(name, key);
    await boss.deleteQueuedJobs(name);
  }
}

/** Runs what was fetched, `atOnce` jobs at a time and the oldest first. */
async function runBatch(job: Job, batch: JobWithMetadata<Payload>[], log: Log): Promise<JobResult[]> {
  if (job.atOnce > 1) return Promise.all(batch.map((one) => runOne(job, one, log)));
  const results: JobResult[] = [];
  for (const one of batch) results.push(await runOne(job, one, log));
  return results;
}

type WorkSettings = {
  batchSize: number;
  burstWhenBatchFull: boolean;
  pollingIntervalSeconds: number;
  notifyPollingIntervalSeconds: number;
  includeMetadata: true;
  perJobResults: true;
};

/** The queue stores a run's result. Return only a name and a code of an error, because its message may contain an address. */
async function runOne(job: Job, one: JobWithMetadata<Payload>, log: Log): Promise<JobResult> {
  const startedAt = performance.now();
  try {
    await job.run(one.data ?? {}, { isLast: one.retryCount >= one.retryLimit });
    noteJob(job.name, 'completed', performance.now() - startedAt);
    return { id: one.id, status: 'completed' };
  } catch (error) {
    noteJob(job.name, 'failed', performance.now() - startedAt);
    const output = { name: nameOf(error), code: codeOf(error) };
    log.warn({ job: job.name, jobId: one.id, attempt: one.retryCount + 1, ...output }, 'a job failed');
    return { id: one.id, status: 'failed', output };
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

const codeOf = (error: unknown) => codesOf(error)[0];

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

async function refuseAfter(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw Object.assign(new Error('The job queue is not ready'), { code: 'ETIMEDOUT' });
}
