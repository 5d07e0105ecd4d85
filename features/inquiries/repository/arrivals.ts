import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { ContactMessage, QuoteRequest } from '../domain.ts';
import { contactMessages, inquiryReplies, quoteRequests } from '../tables.ts';

type Arrival = {
  readonly id: string;
  readonly createdAt: Date;
  readonly suspectedSpam: boolean;
  readonly sentQuickly: boolean;
};

export async function insertContactMessage(db: Database, message: ContactMessage & Arrival): Promise<void> {
  await db.insert(contactMessages).values(message);
}

export async function insertQuoteRequest(
  db: Database,
  request: QuoteRequest & Arrival & { readonly accountId: string | null },
): Promise<void> {
  await db.insert(quoteRequests).values(request);
}

/** An account's requests for quotes, the newest first. */
export async function findQuoteRequestsOf(db: Database, accountId: string) {
  return db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.accountId, accountId))
    .orderBy(desc(quoteRequests.createdAt), desc(quoteRequests.id));
}

const guestsFrom = (email: string) =>
  and(isNull(quoteRequests.accountId), sql`lower(${quoteRequests.email}) = lower(${email})`);

export async function countUnclaimedQuoteRequests(db: Database, email: string): Promise<number> {
  return db.$count(quoteRequests, guestsFrom(email));
}

/** Gives a guest's requests to an account; answers how many. */
export async function assignQuoteRequests(db: Database, accountId: string, email: string): Promise<number> {
  const { rowCount } = await db.update(quoteRequests).set({ accountId }).where(guestsFrom(email));
  return rowCount ?? 0;
}

export async function deleteQuoteRequestsOf(db: Database, accountId: string): Promise<void> {
  const own = db
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.accountId, accountId));
  await db.delete(inquiryReplies).where(inArray(inquiryReplies.inquiryId, own));
  await db.delete(quoteRequests).where(eq(quoteRequests.accountId, accountId));
}

/** Deletes the messages from an address, with what was answered to them. */
export async function deleteContactMessagesFrom(db: Database, email: string): Promise<void> {
  const theirs = sql`lower(${contactMessages.email}) = lower(${email})`;
  const ids = db.select({ id: contactMessages.id }).from(contactMessages).where(theirs);
  await db.delete(inquiryReplies).where(inArray(inquiryReplies.inquiryId, ids));
  await db.delete(contactMessages).where(theirs);
}
