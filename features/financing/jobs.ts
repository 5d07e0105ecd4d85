import type { Deps } from '#platform/deps.ts';
import { type Job, NIGHTLY } from '#platform/jobs/job.ts';
import { forgetOldApplications } from './service/index.ts';

/** Financing's jobs: delete applications and drafts at the end of their retention. */
export function financingJobs(deps: Deps): Job[] {
  return [
    {
      name: 'forget-old-applications',
      every: '15 4 * * *',
      atStart: true,
      ...NIGHTLY,
      run: async () => {
        const { drafts, applications } = await forgetOldApplications(deps);
        if (drafts + applications > 0) deps.log.info({ drafts, applications }, 'forgotten');
      },
    },
  ];
}
