import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { inParts, type Part, type StillNeeded } from '#platform/jobs/in-parts.ts';
import { outbox } from '../tables.ts';

/** The person whose mails are to be deleted. */
export type MailsOf = {
  /** The address that this person has proved to own. */
  readonly address: string | undefined;
  /** The ids of this person's requests that are released. */
  readonly about: readonly string[];
  /** The ids of those that stay. */
  readonly staying: readonly string[];
};

/**
 * Deletes the mails to and from a proved address, and those about the given requests to whatever address. Mails about requests that
 * stay are kept, because nothing else remembers what was sent. A mail that still waits is deleted once it is sent.
 */
export async function deleteMailsOf(db: Database, { address, about, staying }: MailsOf): Promise<void> {
  const isTheirs = or(
    address
      ? and(
          sql`lower(${address}) in (lower(${outbox.recipient}), lower(${outbox.replyTo}))`,
          or(isNull(outbox.about), notInArray(outbox.about, [...staying])),
        )
      : undefined,
    inArray(outbox.about, [...about]),
  );
  await db.delete(outbox).where(and(isTheirs, ne(outbox.status, 'queued')));
  await db.update(outbox).set({ forgetOnceSent: true }).where(isTheirs);
}

/** Deletes failed mails of closed accounts that were written before that instant. */
export async function deleteFailedBefore(db: Database, before: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(and(outbox.forgetOnceSent, eq(outbox.status, 'failed'), lt(outbox.createdAt, before)));
}

/** Deletes unsent mails that were written before that instant. */
export async function deleteUnsentBefore(db: Database, before: Date): Promise<void> {
  await db.delete(outbox).where(and(ne(outbox.status, 'sent'), lt(outbox.createdAt, before)));
}

/** Those of the given ids whose mail still has a row. */
export async function findKept(db: Database, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.id, [...ids]));
  return found.map(({ id }) => id);
}

/**
 * Deletes mails that were sent, or withheld, before that instant, except what was sent about records of which that is still
 * needed; answers how many. Failed mails stay, for staff to see.
 */
export async function deleteSentBefore(
  db: Database,
  before: Date,
  stillNeeded: StillNeeded,
): Promise<number> {
  const isOld = and(eq(outbox.status, 'sent'), lt(outbox.sentAt, before));
  const isWithheld = and(eq(outbox.status, 'withheld'), lt(outbox.createdAt, before));
  const others = await db.delete(outbox).where(or(and(isOld, isNull(outbox.about)), isWithheld));
  let deleted = others.rowCount ?? 0;
  const abouts = async ({ after, most }: Part) => {
    const { about } = outbox;
    const isNext = after ? gt(about, after) : isNotNull(about);
    const found = db.selectDistinct({ about }).from(outbox).where(and(isOld, isNext));
    return (await found.orderBy(asc(about)).limit(most)).flatMap((row) => row.about ?? []);
  };
  for await (const part of inParts(abouts)) {
    const needed = await stillNeeded(part);
    const past = part.filter((one) => !needed.has(one));
    deleted += (await db.delete(outbox).where(and(isOld, inArray(outbox.about, past)))).rowCount ?? 0;
  }
  return deleted;
}
