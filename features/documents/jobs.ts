import type { Deps } from '#platform/deps.ts';
import type { Job } from '#platform/jobs/job.ts';
import { queueScans, SCAN_FILE, SWEEP_FILES, scanFile, sweepFiles } from './service/index.ts';

/**
 * The jobs for files: erase files that nothing refers to, and scan new files for viruses.
 *
 * @param onInfected what to do with a file that the scanner found infected
 */
export function documentJobs(deps: Deps, onInfected: (fileId: string) => Promise<void>): Job[] {
  return [
    {
      name: SWEEP_FILES,
      atStart: true,
      every: '*/5 * * * *',
      retries: 5,
      firstWaitSeconds: 15,
      longestWaitSeconds: 300,
      timeoutSeconds: 300,
      atOnce: 1,
      run: async () => void (await sweepFiles(deps)),
    },
    {
      name: SCAN_FILE,
      keyOf: ({ id }) => String(id),
      retries: 32,
      firstWaitSeconds: 15,
      longestWaitSeconds: 900,
      timeoutSeconds: 120,
      atOnce: 2,
      run: async ({ id }) => {
        if ((await scanFile(deps, String(id))) === 'infected') await onInfected(String(id));
      },
    },
    {
      name: 'find-unscanned-files',
      atStart: true,
      every: '*/15 * * * *',
      retries: 3,
      firstWaitSeconds: 10,
      longestWaitSeconds: 60,
      timeoutSeconds: 60,
      atOnce: 1,
      run: () => queueScans(deps),
    },
  ];
}
