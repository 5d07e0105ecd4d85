import { type Job, NIGHTLY } from '#platform/jobs/job.ts';
import { type PaperDeps, queuePaperNotices } from './service/index.ts';

/** The fleet's job: telling the team of papers that end. */
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
