import { and, asc, eq, gt, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { charterQuotes, charterRequests } from '../tables.ts';
import type { Charter } from './charters.ts';

/** Who a charter was for, once nobody is to know any more. */
const FORMER_CLIENT = 'Former client';

const r = charterRequests;

/** Whether it is still known whose a charter is. */
export const isNamed = ({ contactName }: Pick<Charter, 'contactName'>) => contactName !== FORMER_CLIENT;

/** Holds charters, always in the same order: nobody else changes them until the caller's transaction ends. */
export async function lockCharters(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .select({ id: r.id })
    .from(r)
    .where(inArray(r.id, [...ids]))
    .orderBy(asc(r.id))
    .for('update');
}

/** The charters of an account, and those in whose contact somebody's address stands, whoever asked for them. */
export async function findChartersTouching(
  db: Database,
  of: { readonly accountIds: readonly string[]; readonly email: string | undefined },
): Promise<Charter[]> {
  return db
    .select()
    .from(r)
    .where(
      or(
        inArray(r.accountId, [...of.accountIds]),
        of.email ? sql`lower(${r.contactEmail}) = lower(${of.email})` : undefined,
      ),
    )
    .orderBy(asc(r.createdAt), asc(r.id));
}

/** Takes out of charters whatever says whose they were; what was booked, when and for how much stays. */
export async function forgetClients(db: Database, charterIds: readonly string[]): Promise<void> {
  if (charterIds.length === 0) return;
  await db
    .update(charterQuotes)
    .set({
      acceptedName: sql`case when ${charterQuotes.acceptedAt} is null then null else ${FORMER_CLIENT} end`,
      acceptedAddress: null,
      acceptedBrowser: null,
      note: '',
    })
    .where(inArray(charterQuotes.charterId, [...charterIds]));
  await db
    .update(r)
    .set({
      accountId: null,
      contactName: FORMER_CLIENT,
      contactEmail: '',
      contactPhone: '',
      specialRequests: '',
      message: '',
    })
    .where(inArray(r.id, [...charterIds]));
}

/** No longer says which colleague quoted. */
export async function forgetQuoters(db: Database, charterIds: readonly string[]): Promise<void> {
  await db
    .update(charterQuotes)
    .set({ quotedBy: '' })
    .where(inArray(charterQuotes.charterId, [...charterIds]));
}

type Part = { readonly after: string | undefined; readonly most: number };

/** Requests that are no charter, whose time has passed and of which the team has heard nothing since before that instant. */
export async function findSilentRequests(db: Database, before: Date, part: Part): Promise<string[]> {
  const accepted = db
    .select({ id: charterQuotes.charterId })
    .from(charterQuotes)
    .where(and(eq(charterQuotes.charterId, r.id), sql`${charterQuotes.acceptedAt} is not null`));
  const found = await db
    .select({ id: r.id })
    .from(r)
    .where(
      and(
        notInArray(r.status, ['confirmed', 'completed']),
        lt(r.updatedAt, before),
        lt(r.departsAt, before),
        sql`not exists ${accepted}`,
        part.after ? gt(r.id, part.after) : undefined,
      ),
    )
    .orderBy(asc(r.id))
    .limit(part.most);
  return found.map(({ id }) => id);
}

/** Charters that returned before that instant and of which is still known whose they were, or who quoted for them. */
export async function findNamedBefore(db: Database, before: Date, part: Part): Promise<string[]> {
  const quoted = db
    .select({ id: charterQuotes.charterId })
    .from(charterQuotes)
    .where(and(eq(charterQuotes.charterId, r.id), ne(charterQuotes.quotedBy, '')));
  const found = await db
    .select({ id: r.id })
    .from(r)
    .where(
      and(
        lt(r.returnsAt, before),
        lt(r.updatedAt, before),
        or(ne(r.contactName, FORMER_CLIENT), sql`exists ${quoted}`),
        part.after ? gt(r.id, part.after) : undefined,
      ),
    )
    .orderBy(asc(r.id))
    .limit(part.most);
  return found.map(({ id }) => id);
}

/** Deletes requests with everything that hangs on them. */
export async function deleteRequests(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(r).where(inArray(r.id, [...ids]));
}
