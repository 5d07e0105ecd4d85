import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Payload } from './job.ts';

/** The numbers of one queue. */
export type QueueState = {
  readonly job: string;
  /** Waiting jobs, including those not due yet. */
  readonly waiting: number;
  readonly active: number;
  /** Failed within the last day, because failed jobs are kept that long. */
  readonly failed: number;
  /** How long the oldest due job has waited. */
  readonly oldestSeconds: number;
};

/** A job whose last try failed. */
export type FailedJob = {
  readonly id: string;
  readonly job: string;
  readonly reason: string;
  readonly at: Date;
};

/** More than anybody reads. */
const MOST_FAILED = 100;

/** The queue's tables do not exist before jobs first start. */
async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('jobs.job') is not null as found`,
  );
  return rows[0]?.found === true;
}

/** The state of every queue that has any jobs. */
export async function readQueues(db: Database): Promise<QueueState[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<{
    job: string;
    waiting: number;
    active: number;
    failed: number;
    oldest: number;
  }>(sql`select name as job,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest
    from jobs.job where name !~ '^__' group by name order by name`);
  return rows.map(({ oldest, ...queue }) => ({ ...queue, oldestSeconds: Math.round(oldest) }));
}

/** The jobs whose last try failed, the newest first. The reason is only the error's name and code. */
export async function findFailedJobs(db: Database): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<{ id: string; job: string; reason: string; at: string }>(
    sql`select id::text as id, name as job,
      concat_ws(' ', output ->> 'name', output ->> 'code') as reason, completed_on as at
    from jobs.job where state = 'failed' and name !~ '^__' order by completed_on desc limit ${MOST_FAILED}`,
  );
  return rows.map(({ at, ...job }) => ({ ...job, at: new Date(at) }));
}

/** Removes a failed job from the queue, so that the caller can queue it again. Undefined when it is not there any more. */
export async function takeFailedJob(
  db: Database,
  id: string,
): Promise<{ readonly job: string; readonly payload: Payload } | undefined> {
  if (!(await hasQueue(db))) return undefined;
  const { rows } = await db.execute<{ job: string; payload: Payload | null }>(
    sql`delete from jobs.job where id = ${id} and state = 'failed' returning name as job, data as payload`,
  );
  return rows[0] && { job: rows[0].job, payload: rows[0].payload ?? {} };
}
