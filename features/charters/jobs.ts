import type { Deps } from '#platform/deps.ts';
import { type Job, NIGHTLY, OFTEN } from '#platform/jobs/job.ts';
import { FORGET_CHARTERS, forgetOldCharters, queuePaymentNotices, queueReminders } from './service/index.ts';

/**
 * The charters' jobs: reminders a week and a day before departure, mails about payments, and forgetting charters and requests
 * that have been kept long enough.
 */
export function charterJobs(deps: Deps): Job[] {
  return [
    {
      name: 'remind-of-charters',
      atStart: true,
      every: '*/10 * * * *',
      ...OFTEN,
      async run() {
        const queued = await queueReminders(deps);
        if (queued > 0) deps.log.info({ queued }, 'reminded of charters');
      },
    },
    {
      name: FORGET_CHARTERS,
      every: '45 4 * * *',
      ...NIGHTLY,
      async run() {
        const { requests, charters } = await forgetOldCharters(deps);
        if (requests + charters > 0) deps.log.info({ requests, charters }, 'forgotten');
      },
    },
    {
      name: 'tell-of-payments',
      atStart: true,
      every: '*/10 * * * *',
      ...OFTEN,
      async run() {
        const queued = await queuePaymentNotices(deps);
        if (queued > 0) deps.log.info({ queued }, 'told of payments');
      },
    },
  ];
}
