import type { Deps } from '#platform/deps.ts';
import type { Job } from '#platform/jobs/job.ts';
import { chainEvents, forwardEvents } from './service/index.ts';

/** The job that adds waiting security events to the chain and forwards new ones to the collector, once a minute. */
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
