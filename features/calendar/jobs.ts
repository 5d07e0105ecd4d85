import type { Deps } from '#platform/deps.ts';
import { type Job, OFTEN } from '#platform/jobs/job.ts';
import { keepForSearch } from './service.ts';

/** The calendar's job: keeps the prepared answers for searches by date up to date. */
export function calendarJobs(deps: Deps): Job[] {
  return [
    {
      name: 'keep-calendar-for-search',
      atStart: true,
      every: '*/5 * * * *',
      ...OFTEN,
      run: () => keepForSearch(deps),
    },
  ];
}
