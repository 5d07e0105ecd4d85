import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/jobs/job.ts';
import { forgetOldApplications } from './service/index.ts';

/** Financing's jobs: forgetting what has been kept long enough. */
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
        const forgotten = await forgetOldApplications(deps);
        if (forgotten.drafts + forgotten.applications > 0) deps.log.info(forgotten, 'forgotten');
      },
    },
  ];
}
