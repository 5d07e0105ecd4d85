import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { ADDRESS_LEFT, IN_ORDER, type MailKind } from '../domain.ts';
import { outbox } from '../tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Stores a mail to be sent. Returns its id, or undefined if the same cause already has a mail. */
export async function insertMail(
  db: Database,
  mail: typeof outbox.$inferInsert,
): Promise<string | undefined> {
  const [row] = await db
    .insert(outbox)
    .values(mail)
    .onConflictDoNothing({ target: outbox.cause })
    .returning({ id: outbox.id });
  return row?.id;
}

/**
 * Makes other transactions that count mails of that kind to that address wait for the end of this one. Otherwise two processes
 * that count at the same time would both find room for the last mail.
 */
export async function lockMailsTo(db: Database, address: string, kind: MailKind): Promise<void> {
  const name = `mails ${kind} ${address.toLowerCase()}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The number of mails of a kind since that instant, to an address or about a record, without withheld ones. */
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

/** The mails about a record that were withheld or have failed, the newest first. */
export async function findUnsent(db: Database, about: string) {
  return db
    .select({
      id: outbox.id,
      subject: outbox.subject,
      to: outbox.recipient,
      status: outbox.status,
      lastError: outbox.lastError,
      at: outbox.createdAt,
      isKept: sql<boolean>`${outbox.text} <> ''`,
    })
    .from(outbox)
    .where(and(eq(outbox.about, about), inArray(outbox.status, ['withheld', 'failed'])))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(20);
}

export async function hasMail(db: Database, cause: string): Promise<boolean> {
  return (await db.$count(outbox, eq(outbox.cause, cause))) > 0;
}

/** The mails about a record to an address, in order of sending, including unsent ones. Their text is not returned. */
export async function findMailsAbout(db: Database, about: string, address: string) {
  return db
    .select({
      id: outbox.id,
      cause: outbox.cause,
      subject: outbox.subject,
      status: outbox.status,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(and(eq(outbox.about, about), sql`lower(${outbox.recipient}) = lower(${address})`))
    .orderBy(asc(outbox.sentAt), asc(outbox.id));
}

/** The mails sent to an address, the newest first. Their text is not stored any more. */
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

/** The queued news and letters about the same record to the same address; none beside a mail of another kind. */
const queuedBeside = ({ kind, about, recipient }: OutboxRow) =>
  and(
    eq(outbox.status, 'queued'),
    inArray(outbox.kind, IN_ORDER),
    IN_ORDER.includes(kind) && about !== null ? eq(outbox.about, about) : sql`false`,
    sql`lower(${outbox.recipient}) = lower(${recipient})`,
  );

/**
 * Whether a mail beside this one was written earlier, has been tried and still waits. One that its server puts off counts only if
 * it was written after `since`; one that found no server always does, because this one would find none either.
 */
export async function isBehind(db: Database, mail: OutboxRow, since: Date): Promise<boolean> {
  const isTried = and(lt(outbox.id, mail.id), gt(outbox.attempts, 0));
  const holds = or(gt(outbox.createdAt, since), sql`${outbox.lastError} !~ '\\m4\\d\\d\\M'`);
  return (await db.$count(outbox, and(queuedBeside(mail), isTried, holds))) > 0;
}

/** The id of the earliest mail beside this one that was written after it and waits. */
export async function findNext(db: Database, mail: OutboxRow): Promise<string | undefined> {
  const [next] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(queuedBeside(mail), gt(outbox.id, mail.id)))
    .orderBy(asc(outbox.id))
    .limit(1);
  return next?.id;
}

/** The ids of queued mails written before `before`: the oldest first, at most a thousand. */
export async function findWaitingMails(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), lt(outbox.createdAt, before)))
    .orderBy(asc(outbox.createdAt))
    .limit(1_000);
  return rows.map((row) => row.id);
}

/**
 * An emptied mail. Its text is removed as soon as nobody needs it, because its links open somebody's application or account.
 */
const WITHOUT_WORDS = { html: '', text: '', attachments: [] } as const;

/**
 * Which mails about a record are meant: all to a client's address, else those of use only for a time; and only those whose cause
 * does not begin with some words. `once` says how the causes begin of what nothing mails anew once the address is corrected: it is
 * given up, and the record goes on naming it as not emailed.
 */
export type MailsAbout = {
  readonly to?: string;
  readonly except?: string;
  readonly once?: readonly string[];
};

/**
 * Deletes those mails about a record that still wait, or have failed; returns their causes. What nothing mails anew stays as a
 * failed mail without a text, so that staff go on reading that the client was never told.
 */
export async function deleteUnsent(
  db: Database,
  about: string,
  { to, except, once }: MailsAbout = {},
): Promise<string[]> {
  const isUnsent = inArray(outbox.status, ['queued', 'failed']);
  const beginsWith = (cause: string) => sql`starts_with(${outbox.cause}, ${cause})`;
  // The team's own mails stay, also where a colleague gave the team's address for a client who has none.
  const isToClient = and(ne(outbox.kind, 'team'), sql`lower(${outbox.recipient}) = lower(${to ?? ''})`);
  const isTheirs = and(
    eq(outbox.about, about),
    isUnsent,
    to === undefined ? isNotNull(outbox.goodUntil) : isToClient,
    except === undefined ? undefined : not(beginsWith(except)),
  );
  // What is of use only for a time is mailed anew by the job that looks for it.
  const stays = once ? sql`(${and(isNull(outbox.goodUntil), or(...once.map(beginsWith)))})` : sql`false`;
  if (once) {
    await db
      .update(outbox)
      .set({ ...WITHOUT_WORDS, status: 'failed', lastError: ADDRESS_LEFT })
      .where(and(isTheirs, stays, ne(outbox.text, '')));
  }
  const rows = await db
    .delete(outbox)
    .where(and(isTheirs, not(stays)))
    .returning({ cause: outbox.cause });
  return rows.map(({ cause }) => cause);
}

/**
 * Marks a mail as sent and removes its text. The row stays, so that the same cause does not send a second mail; but if the
 * recipient has closed the account, the row goes, too.
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

/** Notes a failed attempt. A mail that was sent in the meantime stays marked as sent. */
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

/** Gives up the unsent mails that are of no use any more, and removes their text, so that nobody sends them again. */
export async function endUseless(db: Database, now: Date, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({
      ...WITHOUT_WORDS,
      status: 'failed',
      lastError: sql`coalesce(${outbox.lastError} || '; ', '') || ${reason}`,
    })
    .where(
      and(inArray(outbox.status, ['queued', 'failed']), ne(outbox.text, ''), lte(outbox.goodUntil, now)),
    );
}

/** Removes the text of sent mails, and of failed mails written before that instant. */
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

/** The number of queued, failed and withheld mails, and the age of the oldest of each. */
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

/** The failed mails, the newest first. */
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

/** Queues a failed mail again. Returns false if there is none whose text is still stored. */
export async function reviveMail(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ status: 'queued', attempts: 0, lastError: null })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'failed'), ne(outbox.text, '')));
  return (rowCount ?? 0) > 0;
}
