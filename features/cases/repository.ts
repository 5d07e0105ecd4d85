import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { caseGrants, caseHistory, caseMessages } from './tables.ts';

export type Change = typeof caseHistory.$inferSelect;
export type Message = typeof caseMessages.$inferSelect;
export type MessageKind = Message['kind'];

export async function insertChange(db: Database, change: typeof caseHistory.$inferInsert): Promise<void> {
  await db.insert(caseHistory).values(change);
}

/** What happened to a case, the first first. */
export async function findHistory(db: Database, caseId: string): Promise<Change[]> {
  return db
    .select()
    .from(caseHistory)
    .where(eq(caseHistory.caseId, caseId))
    .orderBy(asc(caseHistory.changedAt), asc(caseHistory.id));
}

export async function insertMessage(db: Database, message: typeof caseMessages.$inferInsert): Promise<void> {
  await db.insert(caseMessages).values(message);
}

const among = (caseIds: readonly string[], kinds: readonly MessageKind[]) =>
  and(inArray(caseMessages.caseId, [...caseIds]), inArray(caseMessages.kind, [...kinds]));

/** What of those kinds was written about these cases, the first first. */
export async function findMessages<Kind extends MessageKind>(
  db: Database,
  caseIds: readonly string[],
  kinds: readonly Kind[],
): Promise<(Message & { readonly kind: Kind })[]> {
  const messages = await db
    .select()
    .from(caseMessages)
    .where(among(caseIds, kinds))
    .orderBy(asc(caseMessages.createdAt), asc(caseMessages.id));
  return messages as (Message & { readonly kind: Kind })[];
}

/** How many of those kinds nobody has read yet, by case; one without any is left out. */
export async function countUnread(
  db: Database,
  caseIds: readonly string[],
  kinds: readonly MessageKind[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await db
    .select({ caseId: caseMessages.caseId, messages: count() })
    .from(caseMessages)
    .where(and(among(caseIds, kinds), isNull(caseMessages.readAt)))
    .groupBy(caseMessages.caseId);
  return new Map(counted.map(({ caseId, messages }) => [caseId, messages]));
}

/** The cases about which something of those kinds was written that nobody has read yet. */
export async function findUnread(db: Database, kinds: readonly MessageKind[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ caseId: caseMessages.caseId })
    .from(caseMessages)
    .where(and(inArray(caseMessages.kind, [...kinds]), isNull(caseMessages.readAt)));
  return found.map(({ caseId }) => caseId);
}

/**
 * Notes that what of those kinds was written about a case has been read.
 *
 * @param ids only these
 */
export async function markRead(
  db: Database,
  caseId: string,
  kinds: readonly MessageKind[],
  readAt: Date,
  ids?: readonly string[],
): Promise<void> {
  await db
    .update(caseMessages)
    .set({ readAt })
    .where(
      and(among([caseId], kinds), isNull(caseMessages.readAt), ids && inArray(caseMessages.id, [...ids])),
    );
}

/** Those of the cases about which anything was written since that instant. */
export async function findWrittenSince(
  db: Database,
  caseIds: readonly string[],
  since: Date,
): Promise<string[]> {
  const written = await db
    .selectDistinct({ caseId: caseMessages.caseId })
    .from(caseMessages)
    .where(and(inArray(caseMessages.caseId, [...caseIds]), gte(caseMessages.createdAt, since)));
  return written.map(({ caseId }) => caseId);
}

/** Takes out of cases what was written about them, the reasons of what was done, and every link to them. */
export async function deleteWords(db: Database, caseIds: readonly string[]): Promise<void> {
  await db
    .update(caseHistory)
    .set({ reason: '' })
    .where(inArray(caseHistory.caseId, [...caseIds]));
  await db.delete(caseMessages).where(inArray(caseMessages.caseId, [...caseIds]));
  await deleteGrants(db, { caseIds });
}

/** Takes out of cases all that was ever done to them: who did it, too. */
export async function deleteHistory(db: Database, caseIds: readonly string[]): Promise<void> {
  await db.delete(caseHistory).where(inArray(caseHistory.caseId, [...caseIds]));
}

/** Those of the cases that once had that status, whatever became of them. */
export async function findOnceIn(
  db: Database,
  caseIds: readonly string[],
  status: string,
): Promise<string[]> {
  const found = await db
    .selectDistinct({ caseId: caseHistory.caseId })
    .from(caseHistory)
    .where(and(inArray(caseHistory.caseId, [...caseIds]), eq(caseHistory.toStatus, status)));
  return found.map(({ caseId }) => caseId);
}

/** How long ago a grant was last used is kept to the hour: reading a page should not write. */
const NOTED_AGAIN_AFTER_MS = 3_600_000;

/** The cases that a token opens at that instant. */
export async function findGranted(db: Database, tokenHash: string, now: Date): Promise<string[]> {
  const grants = await db
    .select({ id: caseGrants.caseId, lastUsedAt: caseGrants.lastUsedAt })
    .from(caseGrants)
    .where(and(eq(caseGrants.tokenHash, tokenHash), gt(caseGrants.expiresAt, now)));
  const noted = now.getTime() - NOTED_AGAIN_AFTER_MS;
  if (grants.some(({ lastUsedAt }) => lastUsedAt.getTime() < noted)) {
    await db.update(caseGrants).set({ lastUsedAt: now }).where(eq(caseGrants.tokenHash, tokenHash));
  }
  return grants.map(({ id }) => id);
}

/** How a case was opened by links and browsers, as far as it is kept, the first first. */
export async function findGrantsOf(db: Database, caseId: string) {
  const { madeBy, createdAt, lastUsedAt } = caseGrants;
  return db
    .select({ madeBy, createdAt, lastUsedAt })
    .from(caseGrants)
    .where(eq(caseGrants.caseId, caseId))
    .orderBy(asc(createdAt));
}

/** Gives what one token of a browser opens to the next one: the earlier opens nothing any more. */
export async function moveGrants(db: Database, fromHash: string, tokenHash: string): Promise<void> {
  await db.update(caseGrants).set({ tokenHash }).where(eq(caseGrants.tokenHash, fromHash));
}

/** Makes a grant, or has the one there is begin anew. */
export async function insertGrant(
  db: Database,
  grant: Omit<typeof caseGrants.$inferInsert, 'lastUsedAt'>,
): Promise<void> {
  const { madeBy, createdAt, expiresAt } = grant;
  await db
    .insert(caseGrants)
    .values({ ...grant, lastUsedAt: createdAt })
    .onConflictDoUpdate({
      target: [caseGrants.tokenHash, caseGrants.caseId],
      set: { madeBy, createdAt, expiresAt, lastUsedAt: createdAt },
    });
}

/** Whose grants are meant: those of a token, or those to cases, with or without that of one token. */
export type GrantsOf =
  | { readonly tokenHash: string }
  | { readonly caseIds: readonly string[]; readonly but?: string | undefined };

const grantsOf = (of: GrantsOf) =>
  'tokenHash' in of
    ? eq(caseGrants.tokenHash, of.tokenHash)
    : and(
        inArray(caseGrants.caseId, [...of.caseIds]),
        of.but === undefined ? undefined : ne(caseGrants.tokenHash, of.but),
      );

/** Ends all but the newest of those grants. */
export async function keepNewestGrants(db: Database, of: GrantsOf, most: number): Promise<void> {
  const { tokenHash, caseId } = caseGrants;
  const surplus = db
    .select({ tokenHash, caseId })
    .from(caseGrants)
    .where(grantsOf(of))
    .orderBy(desc(caseGrants.createdAt), desc(tokenHash), desc(caseId))
    .offset(most);
  await db.delete(caseGrants).where(sql`(${tokenHash}, ${caseId}) in ${surplus}`);
}

export async function deleteGrants(db: Database, of: GrantsOf): Promise<void> {
  await db.delete(caseGrants).where(grantsOf(of));
}

/** Forgets grants that are over; answers how many. */
export async function deleteGrantsOver(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(caseGrants).where(lt(caseGrants.expiresAt, now));
  return rowCount ?? 0;
}
