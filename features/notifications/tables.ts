import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/db/columns.ts';
import type { MailKind } from './domain.ts';

/** A file attached to a mail, such as a calendar file or a document. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
};

/**
 * Mails caused by committed changes. A mail is written in the transaction of its change; the worker sends it at least once,
 * always with the same Message-ID.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** What caused the mail, for example `charter-received:<id>`. The same cause never queues a second mail. */
    cause: text().notNull().unique(),
    /** Each kind has its own limit. */
    kind: text().$type<MailKind>().notNull().default('news'),
    /** The record that the mail is about, so that its screen can show that a mail was withheld. */
    about: text(),
    messageId: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    /** Emptied once the mail is sent, or has failed for two weeks. */
    html: text().notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    /** `withheld`: the hourly limit of its kind to the address was reached, so the mail is never sent. */
    status: text({ enum: ['queued', 'sent', 'failed', 'withheld'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** The transport's last answer, without addresses. */
    lastError: text(),
    createdAt: at().notNull(),
    sentAt: at(),
    /** From when on it is of no use, and is not sent any more; null for a mail that always is. */
    goodUntil: at(),
    /** The recipient has closed the account: once the mail is sent, or has failed for two weeks, the row is deleted, too. */
    forgetOnceSent: boolean().notNull().default(false),
  },
  (mail) => [
    check('outbox_status', sql`${mail.status} in ('queued', 'sent', 'failed', 'withheld')`),
    index('outbox_unsent').on(mail.createdAt).where(sql`status in ('queued', 'failed')`),
    index('outbox_to_whom').on(sql`lower(${mail.recipient})`, mail.kind, mail.createdAt),
    index('outbox_about_what').on(mail.about, mail.kind, mail.createdAt).where(sql`about is not null`),
  ],
);
