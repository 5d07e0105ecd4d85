import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/db/columns.ts';
import type { MailKind } from './domain.ts';

/** A calendar file or a document that goes with a mail. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
};

/**
 * Mail that a committed change has caused. Written in that change's own transaction; a worker sends it, at least once,
 * always with the same Message-ID.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** What caused it, e.g. `charter-received:<id>`: the same cause never queues a second mail. */
    cause: text().notNull().unique(),
    /** Why it is written: each kind has a limit of its own. */
    kind: text().$type<MailKind>().notNull().default('news'),
    /** The record it is about, for staff to see there that it was withheld. */
    about: text(),
    messageId: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    /** What it says is emptied once it is sent, or has failed for two weeks. */
    html: text().notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    /** Withheld: its address had had as many of that kind within the hour as go out. It is never sent. */
    status: text({ enum: ['queued', 'sent', 'failed', 'withheld'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** The transport's last answer, without addresses. */
    lastError: text(),
    createdAt: at().notNull(),
    sentAt: at(),
    /** Whose it is has closed the account: once it is sent, or has failed for two weeks, the row goes too. */
    forgetOnceSent: boolean().notNull().default(false),
  },
  (mail) => [
    check('outbox_status', sql`${mail.status} in ('queued', 'sent', 'failed', 'withheld')`),
    index('outbox_unsent').on(mail.createdAt).where(sql`status in ('queued', 'failed')`),
    index('outbox_to_whom').on(sql`lower(${mail.recipient})`, mail.kind, mail.createdAt),
    index('outbox_about_what').on(mail.about, mail.kind, mail.createdAt).where(sql`about is not null`),
  ],
);
