import type { Deps } from '#platform/deps.ts';
import type { Job } from '#platform/jobs/job.ts';
import { queuePaymentNotices, queueReminders } from './service/index.ts';

/** The charters' jobs: the reminders a week and a day before departure, and what is told of payments. */
export function charterJobs(deps: Deps): Job[] {
  return [
    {
      name: 'remind-of-charters',
      atStart: true,
      every: '*/10 * * * *',
      retries: 3,
      firstWaitSeconds: 10,
      longestWaitSeconds: 120,
      timeoutSeconds: 300,
      atOnce: 1,
      async run() {
        const queued = await queueReminders(deps);
        if (queued > 0) deps.log.info({ queued }, 'reminded of charters');
      },
    },
    {
      name: 'tell-of-payments',
      atStart: true,
      every: '*/10 * * * *',
      retries: 3,
      firstWaitSeconds: 10,
      longestWaitSeconds: 120,
      timeoutSeconds: 300,
      atOnce: 1,
      async run() {
        const queued = await queuePaymentNotices(deps);
        if (queued > 0) deps.log.info({ queued }, 'told of payments');
      },
    },
  ];
}
