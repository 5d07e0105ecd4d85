import type { Deps } from '#platform/deps.ts';
import { type Job, OFTEN } from '#platform/jobs/job.ts';
import { isOnOwnDisk, ON_OWN_DISK } from './own-disk.ts';
import { backupState, noteBackup } from './state.ts';

/** Logs an error every hour while the newest backup failed, is too old, or is on the disk of the data. */
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
        // It stays noted until a backup succeeds, because what was written there meanwhile is hidden once the disk is mounted.
        if (await isOnOwnDisk(deps.config)) await noteBackup(deps.db, 'backup', ON_OWN_DISK);
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
