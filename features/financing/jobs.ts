import type { Deps } from '#platform/deps.ts';
import type { Job } from '#platform/jobs/job.ts';
import { forgetGrantsOver, forgetOldApplications } from './service/index.ts';

/** Financing's jobs: forgetting what has been kept long enough, and what browsers were given that is over. */
export function financingJobs(deps: Deps): Job[] {
  return [
    {
      name: 'forget-old-applications',
      every: '15 4 * * *',
      atStart: true,
      retries: 3,
      firstWaitSeconds: 60,
      longestWaitSeconds: 3_600,
      timeoutSeconds: 600,
      atOnce: 1,
      run: async () => {
        const grants = await forgetGrantsOver(deps);
        const { drafts, applications } = await forgetOldApplications(deps);
        if (drafts + grants + applications > 0) deps.log.info({ drafts, grants, applications }, 'forgotten');
      },
    },
  ];
}
