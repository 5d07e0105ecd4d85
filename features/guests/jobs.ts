import type { Deps } from '#platform/deps.ts';
import { type Job, NIGHTLY } from '#platform/jobs/job.ts';
import { FORGET_GUESTS, forgetOldGuests } from './service/index.ts';

/** The guests' job: each night, delete old data of guests. */
export function guestJobs(deps: Deps): Job[] {
  return [
    {
      name: FORGET_GUESTS,
      every: '55 4 * * *',
      ...NIGHTLY,
      async run() {
        const charters = await forgetOldGuests(deps);
        if (charters > 0) deps.log.info({ charters }, 'forgot who was aboard');
      },
    },
  ];
}
