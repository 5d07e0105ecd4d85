import type { Deps } from '#platform/deps.ts';
import { type Job, NIGHTLY } from '#platform/jobs/job.ts';
import { CLOSE_IDLE, forgetIdle } from './service/idle.ts';

/** The nightly job of customers: closes unused accounts and deletes customers whom staff added and who have not been active. */
export function customerJobs(deps: Deps): Job[] {
  return [
    {
      name: CLOSE_IDLE,
      every: '10 5 * * *',
      ...NIGHTLY,
      timeoutSeconds: 900,
      async run() {
        const done = await forgetIdle(deps);
        if (done.told + done.closed + done.customers > 0) deps.log.info(done, 'unused accounts');
      },
    },
  ];
}
