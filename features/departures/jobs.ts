import type { Deps } from '#platform/deps.ts';
import { type Job, NIGHTLY, OFTEN } from '#platform/jobs/job.ts';
import {
  completeReturned,
  FORGET_DEPARTURES,
  forgetOldDepartures,
  planReleasesOfOver,
  remindOfWhatIsMissing,
} from './service/index.ts';

/**
 * The departures' jobs: complete charters that were back early, plan the release of holds, remind clients of what is missing,
 * delete old data.
 */
export function departureJobs(deps: Deps): Job[] {
  return [
    {
      name: 'complete-returned',
      atStart: true,
      every: '*/5 * * * *',
      ...OFTEN,
      timeoutSeconds: 120,
      async run() {
        try {
          const completed = await completeReturned(deps);
          if (completed > 0) deps.log.info({ completed }, 'completed what is back');
        } finally {
          // One charter that cannot be completed must not keep others' holds on their cards.
          await planReleasesOfOver(deps);
        }
      },
    },
    {
      name: 'remind-of-what-is-missing',
      atStart: true,
      every: '*/10 * * * *',
      ...OFTEN,
      async run() {
        const queued = await remindOfWhatIsMissing(deps);
        if (queued > 0) deps.log.info({ queued }, 'reminded of what is missing');
      },
    },
    {
      name: FORGET_DEPARTURES,
      every: '50 4 * * *',
      ...NIGHTLY,
      async run() {
        const charters = await forgetOldDepartures(deps);
        if (charters > 0) deps.log.info({ charters }, 'departures forgotten');
      },
    },
  ];
}
