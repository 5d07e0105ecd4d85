import { YACHT_CHANGED } from '#features/fleet/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type Job, NIGHTLY, OFTEN } from '#platform/jobs/job.ts';
import {
  FORGET_CHARTERS,
  followYacht,
  forgetOldCharters,
  queuePaymentNotices,
  queueReminders,
} from './service/index.ts';

/**
 * The charters' jobs: reminders a week and a day before departure, mails about payments, following a changed yacht, and
 * forgetting charters and requests that have been kept long enough.
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
      ...OFTEN,
      name: YACHT_CHANGED,
      keyOf: ({ changeId }) => String(changeId),
      // It is queued once: a run that fails is repeated until the charters can be changed.
      retries: 12,
      longestWaitSeconds: 900,
      run: ({ yachtId, marina, changeId }) =>
        followYacht(deps, {
          yachtId: String(yachtId),
          marina: String(marina),
          changeId: String(changeId),
        }),
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
