/** What a job is queued with: ids, never a person's data. */
export type Payload = Readonly<Record<string, unknown>>;

/** One try of a job that is under way. */
export type Attempt = {
  /** True when a failure of this try is final. */
  readonly isLast: boolean;
};

/** Work done later or regularly, at least once: running it twice must do no harm. */
export type Job = {
  readonly name: string;
  /** When it also runs by itself: a cron expression in business time. */
  readonly every?: string;
  /** Also runs each time the jobs start. */
  readonly atStart?: boolean;
  /** Jobs with the same key are one while they wait or run; without it, there is only ever one of this name. */
  keyOf?(payload: Payload): string;
  /** A failed try is repeated so many times, after a wait that doubles each time up to `longestWaitSeconds`. */
  readonly retries: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** A try that takes longer counts as failed. */
  readonly timeoutSeconds: number;
  /** How many run at once in one process. */
  readonly atOnce: number;
  run(payload: Payload, attempt: Attempt): Promise<void>;
};

/** How a job is tried again that runs once a night: it may as well run an hour later. */
export const NIGHTLY = {
  retries: 3,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3_600,
  timeoutSeconds: 600,
  atOnce: 1,
};

/** How a job is tried again that runs every few minutes: the next run is near. */
export const OFTEN = {
  retries: 3,
  firstWaitSeconds: 10,
  longestWaitSeconds: 120,
  timeoutSeconds: 300,
  atOnce: 1,
};
