import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { MailKind } from './domain.ts';
import { outbox } from './tables.ts';

export type OutboxRow = InferSelectModel<typeof outbox>;

/** Stores a mail to be sent. Answers its id, or undefined when the same cause has one already. */
export async function insertMail(
  db: Database,
  mail: InferInsertModel<typeof outbox>,
): Promise<string | undefined> {
  const [row] = await db
    .insert(outbox)
    .values(mail)
    .onConflictDoNothing({ target: outbox.cause })
    .returning({ id: outbox.id });
  return row?.id;
}

/**
 * Has whoever else counts mails of that kind to that address wait until this transaction is over: two processes that
 * count at the same moment would each find room for the last one.
 */
export async function lockMailsTo(db: Database, address: string, kind: MailKind): Promise<void> {
  const name = `mails ${kind} ${address.toLowerCase()}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** How many mails of a kind were taken on since that instant, to an address or about a record. */
export async function countMailsSince(
  db: Database,
  kind: MailKind,
  of: { readonly address: string } | { readonly about: string },
  since: Date,
): Promise<number> {
  const them =
    'address' in of ? sql`lower(${outbox.recipient}) = lower(${of.address})` : eq(outbox.about, of.about);
  return db.$count(
    outbox,
    and(them, eq(outbox.kind, kind), gt(outbox.createdAt, since), ne(outbox.status, 'withheld')),
  );
}

/** The mails about a record that were not sent, the newest first. */
export async function findWithheld(db: Database, about: string) {
  return db
    .select({ subject: outbox.subject, at: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.about, about), eq(outbox.status, 'withheld')))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(20);
}

export async function hasMail(db: Database, cause: string): Promise<boolean> {
  return (await db.$count(outbox, eq(outbox.cause, cause))) > 0;
}

/** The mails about a record to an address, the first first: sent, or not. What they said is not kept. */
export async function findMailsAbout(db: Database, about: string, address: string) {
  return db
    .select({ cause: outbox.cause, subject: outbox.subject, sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.about, about), sql`lower(${outbox.recipient}) = lower(${address})`))
    .orderBy(asc(outbox.sentAt), asc(outbox.id));
}

/** The mails that went to an address, the newest first. What they said is not kept. */
export async function findSentTo(db: Database, address: string) {
  return db
    .select({ subject: outbox.subject, sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.status, 'sent'), sql`lower(${outbox.recipient}) = lower(${address})`))
    .orderBy(desc(outbox.sentAt), desc(outbox.id));
}

export async function findMail(db: Database, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** Ids of mails that still wait although they were written before `before`: the oldest first, a thousand at most. */
export async function findWaitingMails(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), lt(outbox.createdAt, before)))
    .orderBy(asc(outbox.createdAt))
    .limit(1_000);
  return rows.map((row) => row.id);
}

/** What a mail said, once nobody needs it: links in it open somebody's application or account. */
const WITHOUT_WORDS = { html: '', text: '', attachments: [] } as const;

/**
 * Notes that it was taken. What it said goes; the row stays, so that its cause mails nothing twice, unless its reader has closed
 * the account.
 */
export async function markSent(db: Database, id: string, at: Date): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.id, id), outbox.forgetOnceSent));
  await db
    .update(outbox)
    .set({
      ...WITHOUT_WORDS,
      status: 'sent',
      sentAt: at,
      lastError: null,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(eq(outbox.id, id));
}

/** Notes a try that did not succeed. A mail that was sent meanwhile stays sent. */
export async function markTried(
  db: Database,
  id: string,
  status: 'queued' | 'failed',
  lastError: string,
): Promise<void> {
  await db
    .update(outbox)
    .set({ status, lastError, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'queued')));
}

/** Lets the mails about a record that failed, and whose words are kept, wait once more; answers their ids. */
export async function queueFailed(db: Database, about: string): Promise<string[]> {
  const rows = await db
    .update(outbox)
    .set({ status: 'queued', attempts: 0, lastError: null })
    .where(and(eq(outbox.about, about), eq(outbox.status, 'failed'), ne(outbox.text, '')))
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

/** Empties mails that were sent, and those that failed and were written before that instant. */
export async function emptyFinished(db: Database, failedBefore: Date): Promise<void> {
  await db
    .update(outbox)
    .set(WITHOUT_WORDS)
    .where(
      and(
        ne(outbox.text, ''),
        or(eq(outbox.status, 'sent'), and(eq(outbox.status, 'failed'), lt(outbox.createdAt, failedBefore))),
      ),
    );
}

/** Whose mails are to be forgotten. */
export type MailsOf = {
  /** Proved to be theirs. */
  readonly address: string | undefined;
  /** Ids of what they asked for. */
  readonly causedBy: readonly string[];
  /** The addresses that they gave for their charters. */
  readonly contacts: readonly string[];
};

/**
 * Forgets the mails to and from an address, and those that the named requests caused; one that waits to be sent is forgotten
 * once it is.
 */
export async function deleteMailsOf(db: Database, { address, causedBy, contacts }: MailsOf): Promise<void> {
  const isTheirs = or(
    address ? sql`lower(${address}) in (lower(${outbox.recipient}), lower(${outbox.replyTo}))` : undefined,
    // "charter-received:<id>": what began it stands in the middle.
    inArray(sql`split_part(${outbox.cause}, ':', 2)`, [...causedBy]),
    // To an address that was only typed, what was told of charters; a reminder's row keeps it from being sent twice.
    and(
      inArray(
        sql`lower(${outbox.recipient})`,
        contacts.map((contact) => contact.toLowerCase()),
      ),
      sql`${outbox.cause} ~ '^charter-(?!reminder)'`,
    ),
  );
  await db.delete(outbox).where(and(isTheirs, ne(outbox.status, 'queued')));
  await db.update(outbox).set({ forgetOnceSent: true }).where(isTheirs);
}

/** Forgets mails that nobody is to be reminded of and that have failed since before that instant. */
export async function deleteFailedBefore(db: Database, before: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(and(outbox.forgetOnceSent, eq(outbox.status, 'failed'), lt(outbox.createdAt, before)));
}

/** Forgets what could not be sent and was written before that instant. */
export async function deleteUnsentBefore(db: Database, before: Date): Promise<void> {
  await db.delete(outbox).where(and(ne(outbox.status, 'sent'), lt(outbox.createdAt, before)));
}

/** Of those ids, the ones that still have their row. */
export async function findKept(db: Database, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.id, [...ids]));
  return found.map(({ id }) => id);
}

/** Forgets mails that were sent, or withheld, before that instant; answers how many. Those that failed stay for staff to see. */
export async function deleteSentBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(outbox)
    .where(
      or(
        and(eq(outbox.status, 'sent'), lt(outbox.sentAt, before)),
        and(eq(outbox.status, 'withheld'), lt(outbox.createdAt, before)),
      ),
    );
  return rowCount ?? 0;
}

/** How many mails wait, have failed or were withheld, and since when the oldest waits. */
export async function countMails(db: Database) {
  return db
    .select({
      status: outbox.status,
      count: sql<number>`count(*)::int`,
      oldestAt: sql<string>`min(${outbox.createdAt})`,
    })
    .from(outbox)
    .where(ne(outbox.status, 'sent'))
    .groupBy(outbox.status);
}

/** The mails that have failed, the newest first. */
export async function findFailedMails(db: Database) {
  return db
    .select({
      id: outbox.id,
      subject: outbox.subject,
      reason: outbox.lastError,
      at: outbox.createdAt,
      isKept: sql<boolean>`${outbox.text} <> ''`,
    })
    .from(outbox)
    .where(eq(outbox.status, 'failed'))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(100);
}

/** Has a mail that has failed wait again. False when there is none whose words are still kept. */
export async function reviveMail(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ status: 'queued', attempts: 0 })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'failed'), ne(outbox.text, '')));
  return (rowCount ?? 0) > 0;
}
