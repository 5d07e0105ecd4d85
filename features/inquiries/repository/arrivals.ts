import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { ContactMessage, QuoteRequest } from '../domain.ts';
import { contactMessages, quoteRequests } from '../tables.ts';

/** When an inquiry came, and what its sending looked like. */
export type Arrival = {
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

/** How many requests, sent as a guest from an address that its owner has proved to be theirs, wait to be claimed. */
export async function countClaimableQuoteRequests(db: Database, email: string): Promise<number> {
  return db.$count(quoteRequests, guestsFrom(email));
}

/** Gives an account what was asked for as a guest from an address that its owner has proved to be theirs; answers how many. */
export async function claimQuoteRequests(db: Database, accountId: string, email: string): Promise<number> {
  const { rowCount } = await db.update(quoteRequests).set({ accountId }).where(guestsFrom(email));
  return rowCount ?? 0;
}

export async function deleteQuoteRequestsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(quoteRequests).where(eq(quoteRequests.accountId, accountId));
}

/** Deletes the messages from an address; what was answered to them goes with them. */
export async function deleteContactMessagesFrom(db: Database, email: string): Promise<void> {
  await db.delete(contactMessages).where(sql`lower(${contactMessages.email}) = lower(${email})`);
}
