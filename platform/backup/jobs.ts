import type { Deps } from '#platform/deps.ts';
import { type Job, OFTEN } from '#platform/jobs/job.ts';
import { backupState } from './state.ts';

/** Logs a warning every hour while the newest backup failed or is too old. */
export function backupJobs(deps: Pick<Deps, 'db' | 'config' | 'log' | 'now'>): Job[] {
  if (deps.config.backupTo === undefined) return [];
  return [
    {
      name: 'watch-backups',
      atStart: true,
      every: '7 * * * *',
      ...OFTEN,
      timeoutSeconds: 60,
      async run() {
        const state = await backupState(deps);
        if (state?.reason) deps.log.error({ reason: state.reason }, 'the last backup failed');
        if (state?.isOld) {
          const newest = state.lastSucceededAt?.toISOString() ?? 'none';
          deps.log.error({ newest }, 'the newest backup is too old: run "npm run backup"');
        }
      },
    },
  ];
}
