import { z } from 'zod';

/** The answer after a failed mail is sent again. */
export const sentAgainAnswer = z.object({ message: z.string() }).meta({ id: 'MailSentAgain' });

/** The mails about a record that were not sent: its screen says what somebody was not told. */
export const unsentMailsAnswer = z
  .array(
    z.object({
      id: z.uuid(),
      subject: z.string(),
      to: z.string(),
      reason: z.string(),
      at: z.iso.datetime(),
      isKept: z.boolean().meta({ description: 'Whether what it says is still there to be sent' }),
    }),
  )
  .meta({
    description:
      'Mails about it that were not sent: no mail server took them, or there were too many of their kind to that address within the hour',
  });

export type UnsentMailsAnswer = z.infer<typeof unsentMailsAnswer>;
