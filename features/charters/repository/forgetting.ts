import { and, asc, eq, gt, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Part } from '#platform/jobs/in-parts.ts';
import { FORMER_CLIENT } from '../domain.ts';
import { charterQuotes, charterRequests } from '../tables.ts';
import type { Charter } from './charters.ts';

const r = charterRequests;

/** Locks charters until the caller's transaction ends; always in the order of their ids, so that no two calls deadlock. */
export async function lockCharters(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .select({ id: r.id })
    .from(r)
    .where(inArray(r.id, [...ids]))
    .orderBy(asc(r.id))
    .for('update');
}

/**
 * The charters of these accounts, and those that have this email address as their contact, whichever account asked for them.
 * `isHeld` locks them in the order of `lockCharters`, and answers them as they are once nobody else is changing them.
 */
export async function findChartersTouching(
  db: Database,
  of: { readonly accountIds: readonly string[]; readonly email: string | undefined },
  { isHeld = false } = {},
): Promise<Charter[]> {
  const found = db
    .select()
    .from(r)
    .where(
      or(
        inArray(r.accountId, [...of.accountIds]),
        of.email ? sql`lower(${r.contactEmail}) = lower(${of.email})` : undefined,
      ),
    );
  return isHeld ? found.orderBy(asc(r.id)).for('update') : found.orderBy(asc(r.createdAt), asc(r.id));
}

/** Makes these charters a guest's: nobody reads them in an account any more. */
export async function takeFromAccounts(db: Database, charterIds: readonly string[]): Promise<void> {
  await db
    .update(r)
    .set({ accountId: null })
    .where(inArray(r.id, [...charterIds]));
}

/** Removes everything that identifies the client of these charters. What was booked, when and for how much stays. */
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

/** Removes the names of the staff members who quoted these charters. */
export async function forgetQuoters(db: Database, charterIds: readonly string[]): Promise<void> {
  await db
    .update(charterQuotes)
    .set({ quotedBy: '' })
    .where(inArray(charterQuotes.charterId, [...charterIds]));
}

/** Requests that never became charters, whose time was before that instant and that nobody has changed since then. */
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

/** Charters that returned before that instant and that still name their client or a staff member who quoted. */
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

/** Deletes requests and all rows that belong to them. */
export async function deleteRequests(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(r).where(inArray(r.id, [...ids]));
}
