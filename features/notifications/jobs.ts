import type { Deps } from '#platform/deps.ts';
import type { Job } from '#platform/jobs/job.ts';
import { type MailTransport, mailTransport } from '#platform/mail/transport.ts';
import { requeueWaitingMails, SEND_MAIL, sendMail } from './service.ts';

/** Waits 15 s, 30 s, 1 min … 1 h between attempts, so that mail survives a server that is away for a day. */
const PATIENT = { retries: 32, firstWaitSeconds: 15, longestWaitSeconds: 3_600 };

/**
 * The jobs of the outbox: sending one mail, and finding mails whose job was lost.
 *
 * @param options.transport sends the mails; by default the one in the settings
 * @param options.patience how often a mail is tried again, and after which waits
 */
export function notificationJobs(
  deps: Deps,
  options: {
    transport?: MailTransport;
    patience?: Pick<Job, 'retries' | 'firstWaitSeconds' | 'longestWaitSeconds'>;
  } = {},
): Job[] {
  const { transport = mailTransport(deps.config), patience = PATIENT } = options;
  return [
    {
      name: SEND_MAIL,
      keyOf: ({ id }) => String(id),
      ...patience,
      // Longer than the transport's own timeout, so that an attempt always ends by itself unless its process dies.
      timeoutSeconds: 90,
      atOnce: 5,
      run: ({ id }, { isLast }) => sendMail(deps, transport, String(id), isLast),
    },
    {
      name: 'find-waiting-mails',
      atStart: true,
      every: '*/10 * * * *',
      retries: 3,
      firstWaitSeconds: 10,
      longestWaitSeconds: 60,
      timeoutSeconds: 60,
      atOnce: 1,
      run: () => requeueWaitingMails(deps),
    },
  ];
}
