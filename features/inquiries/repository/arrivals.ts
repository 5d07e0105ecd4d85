import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Part } from '#platform/jobs/in-parts.ts';
import type { ContactMessage, QuoteRequest } from '../domain.ts';
import { contactMessages, inquiries, quoteRequests } from '../tables.ts';

/** When an inquiry arrived, its language, and the signs of how it was filled in. */
export type Arrival = {
  readonly language: Language;
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

/** An account's quote requests, the newest first. */
export async function findQuoteRequestsOf(db: Database, accountId: string) {
  return db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.accountId, accountId))
    .orderBy(desc(quoteRequests.createdAt), desc(quoteRequests.id));
}

/** The account that an inquiry belongs to, and since when if it claimed it; no account for a guest's, and for every contact message. */
export async function findOwnerOf(db: Database, id: string) {
  const [found] = await db
    .select({ accountId: quoteRequests.accountId, claimedAt: quoteRequests.claimedAt })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, id));
  return found ?? { accountId: null, claimedAt: null };
}

const guestsFrom = (email: string) =>
  and(isNull(quoteRequests.accountId), sql`lower(${quoteRequests.email}) = lower(${email})`);

/** The number of requests sent as a guest from an address that the account's owner has proved to own. */
export async function countClaimableQuoteRequests(db: Database, email: string): Promise<number> {
  return db.$count(quoteRequests, guestsFrom(email));
}

/** Moves requests sent as a guest from a proved address to the account of the address's owner; returns how many. */
export async function claimQuoteRequests(
  db: Database,
  accountId: string,
  email: string,
  claimedAt: Date,
): Promise<number> {
  const { rowCount } = await db.update(quoteRequests).set({ accountId, claimedAt }).where(guestsFrom(email));
  return rowCount ?? 0;
}

/** Takes a request from the account that has claimed it, if one has; an account that sent it keeps it. */
export async function endClaim(db: Database, id: string): Promise<void> {
  await db
    .update(quoteRequests)
    .set({ accountId: null, claimedAt: null })
    .where(and(eq(quoteRequests.id, id), isNotNull(quoteRequests.claimedAt)));
}

/** The person whose inquiries are meant: by accounts and by an email address. */
export type InquiriesOf = { readonly accountIds: readonly string[]; readonly email: string | undefined };

/** The person's inquiries from both forms. The team's answers are stored under the inquiries' ids. */
export async function findInquiriesTouching(db: Database, { accountIds, email }: InquiriesOf) {
  // One query after the other: in a transaction, all queries share one connection.
  const messages = email
    ? await db.select().from(contactMessages).where(sql`lower(${contactMessages.email}) = lower(${email})`)
    : [];
  const quotes = await db
    .select()
    .from(quoteRequests)
    .where(
      or(
        inArray(quoteRequests.accountId, [...accountIds]),
        email ? sql`lower(${quoteRequests.email}) = lower(${email})` : undefined,
      ),
    );
  return { messages, quotes };
}

/** Deletes inquiries, and with them their answers; with `answeredBefore` not one that was answered since. Returns how many. */
export async function deleteInquiries(
  db: Database,
  ids: readonly string[],
  answeredBefore?: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  let deleted = 0;
  for (const table of [contactMessages, quoteRequests]) {
    const isSilent = answeredBefore && or(isNull(table.answeredAt), lt(table.answeredAt, answeredBefore));
    const { rowCount } = await db.delete(table).where(and(inArray(table.id, [...ids]), isSilent));
    deleted += rowCount ?? 0;
  }
  return deleted;
}

/** Inquiries that arrived before that instant and, if answered, were answered before it; in the order of their ids. */
export async function findInquiriesBefore(db: Database, before: Date, part: Part): Promise<string[]> {
  const found = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(
      and(
        lt(inquiries.createdAt, before),
        or(isNull(inquiries.answeredAt), lt(inquiries.answeredAt, before)),
        part.after ? gt(inquiries.id, part.after) : undefined,
      ),
    )
    .orderBy(asc(inquiries.id))
    .limit(part.most);
  return found.map(({ id }) => id);
}
