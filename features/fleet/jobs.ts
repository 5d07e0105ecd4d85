import type { Deps } from '#platform/deps.ts';
import { type Job, NIGHTLY } from '#platform/jobs/job.ts';
import { type PaperDeps, queuePaperNotices, type SweepDeps, sweepUploads } from './service/index.ts';

/** The fleet's job: notifying the team of papers that end soon. */
export function fleetJobs(deps: PaperDeps): Job[] {
  return [
    {
      name: 'tell-of-papers',
      atStart: true,
      every: '10 8 * * *',
      ...NIGHTLY,
      timeoutSeconds: 300,
      async run() {
        const queued = await queuePaperNotices(deps);
        if (queued > 0) deps.log.info({ queued }, 'told of papers that end');
      },
    },
  ];
}

/** The nightly job that deletes uploaded pictures that nothing shows. */
export function uploadJobs(deps: SweepDeps & Pick<Deps, 'log'>): Job[] {
  return [
    {
      name: 'sweep-uploaded-pictures',
      every: '50 4 * * *',
      ...NIGHTLY,
      async run() {
        const swept = await sweepUploads(deps);
        if (swept > 0) deps.log.info({ swept }, 'uploaded pictures that nothing shows were taken away');
      },
    },
  ];
}
