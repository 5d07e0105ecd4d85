import type { Deps } from '#server/deps.ts';
import { insertMail } from './repository.ts';
import type { Attachment } from './tables.ts';

/** A mail as a use case hands it over: rendered, and named after what caused it. */
export type Mail = {
  /** E.g. `charter-received:<id>`: the same cause never queues a second mail. */
  readonly cause: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
};

/** The job that sends one mail of the outbox. */
export const SEND_MAIL = 'send-mail';

/**
 * Queues a mail in the caller's own transaction (`deps.db`), so that it goes out if and only if the change that caused
 * it is kept. It is sent soon after the commit, at least once, always with the same Message-ID. A cause that already
 * has a mail queues nothing.
 */
export async function queueMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'config' | 'now' | 'newId'>,
  mail: Mail,
): Promise<void> {
  const id = deps.newId();
  await deps.db.transaction(async (tx) => {
    const inserted = await insertMail(tx, {
      id,
      cause: mail.cause,
      messageId: `<${id}@${domainOf(deps.config.mailFrom)}>`,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: oneLine(mail.subject),
      html: mail.html,
      text: mail.text,
      attachments: mail.attachments ?? [],
      createdAt: deps.now(),
    });
    if (inserted) await deps.jobs.add(tx, SEND_MAIL, { id });
  });
}

/** The part of "Name <box@host>" or "box@host" after the at sign. */
function domainOf(sender: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
}

/** A subject is one header line, whatever a visitor typed into a name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
