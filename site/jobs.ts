import { forgetExpiredAccess } from '#features/accounts/service/limits.ts';
import { forgetOldActivity, uploadsOfCatalogs } from '#features/activity/service/index.ts';
import { agreementJobs } from '#features/agreements/jobs.ts';
import { calendarJobs } from '#features/calendar/jobs.ts';
import { forgetOldReasons } from '#features/calendar/service.ts';
import { forgetGrantsOver } from '#features/cases/service.ts';
import { charterJobs } from '#features/charters/jobs.ts';
import { billing, chartersOfAgreements } from '#features/charters/service/index.ts';
import { readSettings, uploadsOfSettings } from '#features/content/service.ts';
import { customerJobs } from '#features/customers/jobs.ts';
import { departureJobs } from '#features/departures/jobs.ts';
import { captainsOfAgreements } from '#features/departures/service/index.ts';
import { documentJobs } from '#features/documents/jobs.ts';
import { financingJobs } from '#features/financing/jobs.ts';
import { applicationsOfAgreements, removeInfected } from '#features/financing/service/index.ts';
import { fleetJobs, uploadJobs } from '#features/fleet/jobs.ts';
import { guestJobs } from '#features/guests/jobs.ts';
import { inquiryJobs } from '#features/inquiries/jobs.ts';
import { moneyJobs } from '#features/money/jobs.ts';
import { dropInfectedMoneyFile, forgetBankWords, forgetOldNotices } from '#features/money/service/index.ts';
import { notificationJobs } from '#features/notifications/jobs.ts';
import { forgetSentMails, forgetWrittenMails } from '#features/notifications/service.ts';
import { securityJobs } from '#features/security/jobs.ts';
import { backupJobs } from '#platform/backup/jobs.ts';
import type { Deps } from '#platform/deps.ts';
import { forgetCallCounts } from '#platform/http/guards.ts';
import { forgetKeysBefore } from '#platform/http/idempotency.ts';
import { type Job, NIGHTLY } from '#platform/jobs/job.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { pictureJobs } from '#platform/pictures/jobs.ts';
import { neededForDisputes } from './evidence.ts';

const DAY_MS = 86_400_000;

/** Everything that the product does later or regularly. */
export function allJobs(deps: Deps): Job[] {
  return [
    ...notificationJobs(deps),
    ...calendarJobs(deps),
    ...fleetJobs({ ...deps, readContact: async () => (await readSettings(deps)).contact }),
    ...uploadJobs({
      ...deps,
      uploadsShown: async (within) => [
        ...(await uploadsOfSettings(within)),
        ...(await uploadsOfCatalogs(within)),
      ],
    }),
    ...charterJobs(deps),
    ...departureJobs(deps),
    ...moneyJobs({ ...deps, charters: billing }),
    ...agreementJobs({
      ...deps,
      subjects: {
        charters: chartersOfAgreements,
        captains: captainsOfAgreements,
        applications: applicationsOfAgreements,
      },
    }),
    ...guestJobs(deps),
    ...inquiryJobs(deps),
    ...documentJobs(deps, async (fileId) => {
      await dropInfectedMoneyFile(deps, fileId);
      await removeInfected(deps, fileId);
    }),
    ...financingJobs(deps),
    ...customerJobs(deps),
    ...pictureJobs(deps),
    ...backupJobs(deps),
    ...securityJobs(deps),
    purge(deps),
  ];
}

/**
 * Deletes data that is no longer needed: answers stored for repeated calls, mails sent long ago, expired links. If deleting one
 * kind fails, the others are still deleted.
 */
function purge(deps: Deps): Job {
  return {
    name: 'purge',
    every: '30 4 * * *',
    ...NIGHTLY,
    timeoutSeconds: 300,
    async run() {
      const each = oneByOne(deps);
      const forgotten: Record<string, unknown> = {};
      const forget = (what: string, work: () => Promise<unknown>) =>
        each.tryTo({ what }, async () => {
          forgotten[what] = await work();
        });
      await forget('keys', () => forgetKeysBefore(deps.db, new Date(deps.now().getTime() - DAY_MS)));
      await forget('mails', () => forgetSentMails(deps, neededForDisputes(deps)));
      await forget('written', () => forgetWrittenMails(deps));
      await forget('access', () => forgetExpiredAccess(deps));
      await forget('activity', () => forgetOldActivity(deps));
      await forget('reasons', () => forgetOldReasons(deps));
      await forget('bank', () => forgetBankWords(deps));
      await forget('notices', () => forgetOldNotices(deps));
      await forget('counts', () => forgetCallCounts(deps.db, deps.now()));
      await forget('links', () => forgetGrantsOver(deps, neededForDisputes(deps)));
      deps.log.info(forgotten, 'purged');
      each.end();
    },
  };
}
