import { z } from 'zod';

/** The answer after failed mails are sent again. */
export const sentAgainAnswer = z
  .object({ count: z.number(), message: z.string() })
  .meta({ id: 'MailsSentAgain' });

/** The mails about a record that were withheld, because the limit of their kind to that address was reached within the hour. */
export const withheldMailsAnswer = z.array(z.object({ subject: z.string(), at: z.iso.datetime() })).meta({
  description: 'Mails about it that were not sent: too many of their kind to that address within the hour',
});

export type WithheldMailsAnswer = z.infer<typeof withheldMailsAnswer>;
