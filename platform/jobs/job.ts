/** The data a job is queued with: ids, never personal data. */
export type Payload = Readonly<Record<string, unknown>>;

/** One run of a job. */
export type Attempt = {
  /** True when no retry follows if this run fails. */
  readonly isLast: boolean;
};

/** Work that is done later or regularly. A job may run more than once, so running it twice must do no harm. */
export type Job = {
  readonly name: string;
  /** When the job also runs on its own: a cron expression in business time. */
  readonly every?: string;
  /** Also runs each time the jobs start. */
  readonly atStart?: boolean;
  /** Jobs with the same key count as one while they wait or run. Without it, there is only one job of this name at a time. */
  keyOf?(payload: Payload): string;
  /** How often a failed run is repeated. The wait doubles each time, up to `longestWaitSeconds`. */
  readonly retries: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** A run that takes longer counts as failed; where two run in turn, they have the time of both. */
  readonly timeoutSeconds: number;
  /** How many run at once in one process. */
  readonly atOnce: number;
  run(payload: Payload, attempt: Attempt): Promise<void>;
};

/** The retry settings of a job that runs once a night: it may as well run an hour later. */
export const NIGHTLY = {
  retries: 3,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3_600,
  timeoutSeconds: 600,
  atOnce: 1,
};

/** The retry settings of a job that runs every few minutes: the next run comes soon anyway. */
export const OFTEN = {
  retries: 3,
  firstWaitSeconds: 10,
  longestWaitSeconds: 120,
  timeoutSeconds: 300,
  atOnce: 1,
};
