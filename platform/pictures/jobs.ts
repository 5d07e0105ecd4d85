import type { Deps } from '#platform/deps.ts';
import type { Job } from '#platform/jobs/job.ts';
import { keptPictures } from './folder.ts';
import { sweepKept } from './sweep.ts';

/** The job that keeps the folder of derived pictures within its limits. */
export function pictureJobs(deps: Pick<Deps, 'config' | 'log'>): Job[] {
  return [
    {
      name: 'sweep-pictures',
      atStart: true,
      every: '40 * * * *',
      retries: 3,
      firstWaitSeconds: 60,
      longestWaitSeconds: 600,
      timeoutSeconds: 300,
      atOnce: 1,
      async run() {
        const swept = await sweepKept(keptPictures(deps.config));
        if (swept > 0) deps.log.info({ swept }, 'derived pictures were swept');
      },
    },
  ];
}
