import type { Deps } from '#platform/deps.ts';
import type { Job } from '#platform/jobs/job.ts';
import { type MailTransport, mailTransport } from '#platform/mail/transport.ts';
import { requeueWaitingMails, SEND_MAIL, sendMail } from './service.ts';

/** Waits of 15 s, 30 s, 1 min … 1 h between tries: a mail server may be away for a good day. */
const PATIENT = { retries: 32, firstWaitSeconds: 15, longestWaitSeconds: 3_600 };

/**
 * The outbox's jobs: sending one mail, and looking for mails that were left behind.
 *
 * @param options.transport where mails go; by default what the settings say
 * @param options.patience how often and after what wait a mail is tried again
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
      // Beyond the transport's own patience, so that a try always ends by itself unless its process died.
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
