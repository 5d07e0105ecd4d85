import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Payload } from './job.ts';

/** How a queue stands. */
export type QueueState = {
  readonly job: string;
  /** Waiting, those not due yet included. */
  readonly waiting: number;
  readonly active: number;
  /** Within the last day: failed jobs are kept for so long. */
  readonly failed: number;
  /** How long the oldest that is due has waited. */
  readonly oldestSeconds: number;
};

/** A job whose last try has failed. */
export type FailedJob = {
  readonly id: string;
  readonly job: string;
  readonly reason: string;
  readonly at: Date;
};

/** More than anybody looks at. */
const MOST_FAILED = 100;

/** Before the first start of jobs there is no queue. */
async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('jobs.job') is not null as found`,
  );
  return rows[0]?.found === true;
}

/** How every queue that has anything in it stands. */
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

/** The jobs whose last try has failed, the newest first. Of why, a name and a code were kept. */
export async function findFailedJobs(db: Database): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<{ id: string; job: string; reason: string; at: string }>(
    sql`select id::text as id, name as job,
      concat_ws(' ', output ->> 'name', output ->> 'code') as reason, completed_on as at
    from jobs.job where state = 'failed' and name !~ '^__' order by completed_on desc limit ${MOST_FAILED}`,
  );
  return rows.map(({ at, ...job }) => ({ ...job, at: new Date(at) }));
}

/** Takes a failed job out of the queue, to be queued anew. Undefined when there is none any more. */
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
