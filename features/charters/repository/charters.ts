import {
  and,
  asc,
  desc,
  eq,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  isNull,
  lt,
  lte,
  max,
  sql,
} from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { CharterStatus } from '../policy/states.ts';
import { charterHistory, charterLinks, charterMessages, charterQuotes, charterRequests } from '../tables.ts';

export type Charter = InferSelectModel<typeof charterRequests>;
export type Change = InferSelectModel<typeof charterHistory>;
export type Quote = InferSelectModel<typeof charterQuotes>;

export async function insertCharterRequest(
  db: Database,
  request: InferInsertModel<typeof charterRequests>,
): Promise<void> {
  await db.insert(charterRequests).values(request);
}

export async function insertHistory(
  db: Database,
  change: InferInsertModel<typeof charterHistory>,
): Promise<void> {
  await db.insert(charterHistory).values(change);
}

export async function findCharter(db: Database, id: string): Promise<Charter | undefined> {
  const [charter] = await db.select().from(charterRequests).where(eq(charterRequests.id, id));
  return charter;
}

/** A charter that nobody else can change until the caller's transaction ends. */
export async function lockCharter(db: Database, id: string): Promise<Charter | undefined> {
  const [charter] = await db.select().from(charterRequests).where(eq(charterRequests.id, id)).for('update');
  return charter;
}

/** What happened to a charter, the first first. */
export async function findHistory(db: Database, charterId: string): Promise<Change[]> {
  return db
    .select()
    .from(charterHistory)
    .where(eq(charterHistory.charterId, charterId))
    .orderBy(asc(charterHistory.changedAt), asc(charterHistory.id));
}

/**
 * Changes a charter that is still as it was read: answers it as it now is, or undefined when somebody else was faster.
 */
export async function updateCharter(
  db: Database,
  read: Pick<Charter, 'id' | 'status' | 'version'>,
  fields: Partial<Omit<Charter, 'id' | 'version' | 'status'>> & { readonly status: CharterStatus },
): Promise<Charter | undefined> {
  const [changed] = await db
    .update(charterRequests)
    .set({ ...fields, version: sql`${charterRequests.version} + 1` })
    .where(
      and(
        eq(charterRequests.id, read.id),
        eq(charterRequests.status, read.status),
        eq(charterRequests.version, read.version),
      ),
    )
    .returning();
  return changed;
}

export async function insertQuote(
  db: Database,
  quote: InferInsertModel<typeof charterQuotes>,
): Promise<void> {
  await db.insert(charterQuotes).values(quote);
}

/** The number that a charter's next quote gets. */
export async function nextQuoteNumber(db: Database, charterId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(charterQuotes.number) })
    .from(charterQuotes)
    .where(eq(charterQuotes.charterId, charterId));
  return (row?.last ?? 0) + 1;
}

/** A charter's quotes, the newest first. */
export async function findQuotes(db: Database, charterId: string): Promise<Quote[]> {
  return db
    .select()
    .from(charterQuotes)
    .where(eq(charterQuotes.charterId, charterId))
    .orderBy(desc(charterQuotes.number));
}

export async function acceptStoredQuote(
  db: Database,
  id: string,
  accepted: {
    readonly acceptedAt: Date;
    readonly acceptedName: string;
    readonly acceptedAddress: string;
    readonly acceptedBrowser: string;
  },
): Promise<void> {
  await db.update(charterQuotes).set(accepted).where(eq(charterQuotes.id, id));
}

export async function insertLink(db: Database, link: InferInsertModel<typeof charterLinks>): Promise<void> {
  await db.insert(charterLinks).values(link);
}

/** The charter that a link leads to; undefined when there is none, or when it has expired. */
export async function findLinkedCharter(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Charter | undefined> {
  const [found] = await db
    .select({ charter: charterRequests })
    .from(charterLinks)
    .innerJoin(charterRequests, eq(charterRequests.id, charterLinks.charterId))
    .where(and(eq(charterLinks.tokenHash, tokenHash), sql`${charterLinks.expiresAt} > ${now.toISOString()}`));
  return found?.charter;
}

/** Takes back every link to a charter that was mailed so far. */
export async function deleteLinksOf(db: Database, charterId: string): Promise<void> {
  await db.delete(charterLinks).where(eq(charterLinks.charterId, charterId));
}

/** Forgets links that expired before that instant; answers how many. */
export async function deleteLinksExpiredBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(charterLinks).where(lt(charterLinks.expiresAt, before));
  return rowCount ?? 0;
}

/** Confirmed charters that depart after one instant and not after another, the earliest first. */
export async function findDepartures(db: Database, after: Date, until: Date): Promise<Charter[]> {
  return db
    .select()
    .from(charterRequests)
    .where(
      and(
        eq(charterRequests.status, 'confirmed'),
        sql`${charterRequests.departsAt} > ${after.toISOString()}`,
        lte(charterRequests.departsAt, until),
      ),
    )
    .orderBy(asc(charterRequests.departsAt), asc(charterRequests.id));
}

/** An account's charters, the newest first. */
export async function findChartersOf(db: Database, accountId: string): Promise<Charter[]> {
  return db
    .select()
    .from(charterRequests)
    .where(eq(charterRequests.accountId, accountId))
    .orderBy(desc(charterRequests.createdAt), desc(charterRequests.id));
}

/** The newest quote of each of these charters. */
export async function findNewestQuotes(db: Database, charterIds: readonly string[]): Promise<Quote[]> {
  if (charterIds.length === 0) return [];
  return db
    .selectDistinctOn([charterQuotes.charterId])
    .from(charterQuotes)
    .where(inArray(charterQuotes.charterId, [...charterIds]))
    .orderBy(charterQuotes.charterId, desc(charterQuotes.number));
}

/** Gives a guest's charters to an account, by the address they were asked for from; answers how many. */
export async function assignCharters(db: Database, accountId: string, email: string): Promise<number> {
  const { rowCount } = await db
    .update(charterRequests)
    .set({ accountId })
    .where(
      and(isNull(charterRequests.accountId), sql`lower(${charterRequests.contactEmail}) = lower(${email})`),
    );
  return rowCount ?? 0;
}

/** How many of a guest's charters were asked for from an address. */
export async function countUnclaimed(db: Database, email: string): Promise<number> {
  return db.$count(
    charterRequests,
    and(isNull(charterRequests.accountId), sql`lower(${charterRequests.contactEmail}) = lower(${email})`),
  );
}

/** Takes out of an account's charters whatever says whose they were; what was booked, when and for how much stays. */
export async function forgetClient(db: Database, accountId: string): Promise<void> {
  const own = db
    .select({ id: charterRequests.id })
    .from(charterRequests)
    .where(eq(charterRequests.accountId, accountId));
  await db
    .update(charterQuotes)
    .set({
      acceptedName: sql`case when ${charterQuotes.acceptedAt} is null then null else ${FORMER_CLIENT} end`,
      acceptedAddress: null,
      acceptedBrowser: null,
      note: '',
    })
    .where(inArray(charterQuotes.charterId, own));
  await db.update(charterHistory).set({ reason: '' }).where(inArray(charterHistory.charterId, own));
  await db.delete(charterLinks).where(inArray(charterLinks.charterId, own));
  // What the team wrote to them and about them.
  await db.delete(charterMessages).where(inArray(charterMessages.charterId, own));
  await db
    .update(charterRequests)
    .set({
      accountId: null,
      contactName: FORMER_CLIENT,
      contactEmail: '',
      contactPhone: '',
      specialRequests: '',
      message: '',
    })
    .where(eq(charterRequests.accountId, accountId));
}

const FORMER_CLIENT = 'Former client';
