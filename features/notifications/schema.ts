import { z } from 'zod';

/** What became of mails that are sent once more. */
export const sentAgainAnswer = z
  .object({ count: z.number(), message: z.string() })
  .meta({ id: 'MailsSentAgain' });

/** Mails about a record that did not go out, because their address had had enough of their kind within the hour. */
export const withheldMailsAnswer = z.array(z.object({ subject: z.string(), at: z.iso.datetime() })).meta({
  description: 'Mails about it that were not sent: too many of their kind to that address within the hour',
});

export type WithheldMailsAnswer = z.infer<typeof withheldMailsAnswer>;
