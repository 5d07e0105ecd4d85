import type { Deps } from '#platform/deps.ts';
import { type Job, NIGHTLY } from '#platform/jobs/job.ts';
import { FORGET_INQUIRIES, forgetOldInquiries } from './service/index.ts';

/** The job that deletes old inquiries. */
export function inquiryJobs(deps: Deps): Job[] {
  return [
    {
      name: FORGET_INQUIRIES,
      every: '50 4 * * *',
      ...NIGHTLY,
      async run() {
        const inquiries = await forgetOldInquiries(deps);
        if (inquiries > 0) deps.log.info({ inquiries }, 'forgotten');
      },
    },
  ];
}
