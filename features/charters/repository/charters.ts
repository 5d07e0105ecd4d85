import {
  and,
  asc,
  desc,
  eq,
  gt,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  isNull,
  lte,
  max,
  sql,
} from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Part } from '#platform/jobs/in-parts.ts';
import { type CharterStatus, OPEN } from '../policy/states.ts';
import { charterQuotes, charterRequests } from '../tables.ts';

export type Charter = InferSelectModel<typeof charterRequests>;
export type Quote = InferSelectModel<typeof charterQuotes>;

export async function insertCharterRequest(
  db: Database,
  request: InferInsertModel<typeof charterRequests>,
): Promise<void> {
  await db.insert(charterRequests).values(request);
}

export async function findCharter(db: Database, id: string): Promise<Charter | undefined> {
  const [charter] = await db.select().from(charterRequests).where(eq(charterRequests.id, id));
  return charter;
}

export async function findCharters(db: Database, ids: readonly string[]): Promise<Charter[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(charterRequests)
    .where(inArray(charterRequests.id, [...ids]));
}

/** One page of the confirmed charters that depart after that instant, in the order of their ids. */
export async function findAhead(
  db: Database,
  now: Date,
  { after, most }: Part,
): Promise<Pick<Charter, 'id'>[]> {
  const { id, status, departsAt } = charterRequests;
  return db
    .select({ id })
    .from(charterRequests)
    .where(and(eq(status, 'confirmed'), gt(departsAt, now), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(most);
}

/** The charters of a yacht that are neither over nor called off, however they stand. */
export async function findOpenOf(db: Database, yachtId: string, now: Date): Promise<Pick<Charter, 'id'>[]> {
  const { id, status, departsAt, returnsAt } = charterRequests;
  return db
    .select({ id })
    .from(charterRequests)
    .where(and(eq(charterRequests.yachtId, yachtId), inArray(status, [...OPEN]), gt(returnsAt, now)))
    .orderBy(asc(departsAt), asc(id));
}

/** Like findCharter, and locks the row until the caller's transaction ends. */
export async function lockCharter(db: Database, id: string): Promise<Charter | undefined> {
  const [charter] = await db.select().from(charterRequests).where(eq(charterRequests.id, id)).for('update');
  return charter;
}

/**
 * Changes a charter if it is still as it was read: answers the changed charter, or undefined when another change came first.
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

/** Forgets the damage hold that a charter's quotes named, because the charter was moved to a yacht with its own. */
export async function dropQuotedHold(db: Database, charterId: string): Promise<void> {
  await db.update(charterQuotes).set({ damageHoldCents: null }).where(eq(charterQuotes.charterId, charterId));
}

/** The number of a charter's next quote. */
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

/** Confirmed charters that depart after `after` and up to `until`, the earliest first. */
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

/**
 * Gives an account the requests that guests sent from its email address, once it has proved to own it; answers how many. Each gets
 * a new version: whoever corrects the address at this moment must see that the charter is claimed.
 */
export async function claimCharters(
  db: Database,
  accountId: string,
  email: string,
  at: Date,
): Promise<number> {
  const { rowCount } = await db
    .update(charterRequests)
    .set({ accountId, claimedAt: at, version: sql`${charterRequests.version} + 1` })
    .where(
      and(isNull(charterRequests.accountId), sql`lower(${charterRequests.contactEmail}) = lower(${email})`),
    );
  return rowCount ?? 0;
}

/** How many requests that guests sent from this email address could be claimed by an account that proves to own it. */
export async function countClaimable(db: Database, email: string): Promise<number> {
  return db.$count(
    charterRequests,
    and(isNull(charterRequests.accountId), sql`lower(${charterRequests.contactEmail}) = lower(${email})`),
  );
}
