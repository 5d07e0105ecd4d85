import type { Deps } from '#platform/deps.ts';
import type { Job } from '#platform/jobs/job.ts';
import { chainEvents, forwardEvents } from './service/index.ts';

/** Chains the security events that wait, and sends what is new on. */
export function securityJobs(deps: Deps): Job[] {
  return [
    {
      name: 'chain-security-events',
      every: '* * * * *',
      atStart: true,
      retries: 0,
      firstWaitSeconds: 1,
      longestWaitSeconds: 1,
      timeoutSeconds: 120,
      atOnce: 1,
      async run() {
        await chainEvents(deps);
        await forwardEvents(deps);
      },
    },
  ];
}
