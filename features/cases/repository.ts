import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { inParts, type Part, type StillNeeded } from '#platform/jobs/in-parts.ts';
import { caseGrants, caseHistory, caseMessages } from './tables.ts';

export type Change = typeof caseHistory.$inferSelect;
export type Message = typeof caseMessages.$inferSelect;
export type MessageKind = Message['kind'];

export async function insertChange(db: Database, change: typeof caseHistory.$inferInsert): Promise<void> {
  await db.insert(caseHistory).values(change);
}

/** What happened to a case, oldest first. */
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

/** The messages of those kinds about these cases, oldest first. */
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

/** The number of unread messages of those kinds for each case; a case without any is left out. */
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

/** The cases with an unread message of those kinds. */
export async function findUnread(db: Database, kinds: readonly MessageKind[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ caseId: caseMessages.caseId })
    .from(caseMessages)
    .where(and(inArray(caseMessages.kind, [...kinds]), isNull(caseMessages.readAt)));
  return found.map(({ caseId }) => caseId);
}

/**
 * Marks the unread messages of those kinds about a case as read.
 *
 * @param ids only the messages with these ids; all of them if absent
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

/** The cases, of those given, with a message written at or after that instant. */
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

/** Deletes the messages about these cases, the reasons in their history, and every link to them. */
export async function deleteWords(db: Database, caseIds: readonly string[]): Promise<void> {
  await db
    .update(caseHistory)
    .set({ reason: '' })
    .where(inArray(caseHistory.caseId, [...caseIds]));
  await db.delete(caseMessages).where(inArray(caseMessages.caseId, [...caseIds]));
  await deleteGrants(db, { caseIds });
}

/** Deletes from the history of these cases who did each change, and why. What happened, and when, stays. */
export async function forgetDoers(db: Database, caseIds: readonly string[]): Promise<void> {
  await db
    .update(caseHistory)
    .set({ changedBy: '', accountId: null, reason: '', details: {} })
    .where(inArray(caseHistory.caseId, [...caseIds]));
}

/** The cases, of those given, that ever changed to that status, whatever their status is now. */
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

/** A grant's last use is updated at most once an hour, so that most page reads write nothing. */
const NOTED_AGAIN_AFTER_MS = 3_600_000;

/** Whether somebody opened the case by this grant: a new one was last used when it was made. */
const isUsed = ({
  createdAt,
  lastUsedAt,
}: Pick<typeof caseGrants.$inferSelect, 'createdAt' | 'lastUsedAt'>) =>
  lastUsedAt.getTime() !== createdAt.getTime();

/** The cases that a token opens at that instant. Updates when the token was last used; its first use is noted at once. */
export async function findGranted(db: Database, tokenHash: string, now: Date): Promise<string[]> {
  const grants = await db
    .select({ id: caseGrants.caseId, createdAt: caseGrants.createdAt, lastUsedAt: caseGrants.lastUsedAt })
    .from(caseGrants)
    .where(and(eq(caseGrants.tokenHash, tokenHash), gt(caseGrants.expiresAt, now)));
  const noted = now.getTime() - NOTED_AGAIN_AFTER_MS;
  if (grants.some((grant) => !isUsed(grant) || grant.lastUsedAt.getTime() < noted)) {
    await db.update(caseGrants).set({ lastUsedAt: now }).where(eq(caseGrants.tokenHash, tokenHash));
  }
  return grants.map(({ id }) => id);
}

/** The grants of a case that were used and are still kept, by links and by browsers, oldest first. */
export async function findUsedGrants(db: Database, caseId: string) {
  const { madeBy, createdAt, lastUsedAt } = caseGrants;
  const grants = await db
    .select({ madeBy, createdAt, lastUsedAt })
    .from(caseGrants)
    .where(eq(caseGrants.caseId, caseId))
    .orderBy(asc(createdAt));
  return grants.filter(isUsed);
}

/** Moves all grants of a browser's old token to its new one: the old token then opens nothing. */
export async function moveGrants(db: Database, fromHash: string, tokenHash: string): Promise<void> {
  await db.update(caseGrants).set({ tokenHash }).where(eq(caseGrants.tokenHash, fromHash));
}

/** Makes a grant. If the token already has one for this case, its time starts again. */
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

/** Which grants: all of one token, or all to some cases, optionally without those of the token `but`, or made in one way only. */
export type GrantsOf =
  | { readonly tokenHash: string }
  | {
      readonly caseIds: readonly string[];
      readonly but?: string | undefined;
      readonly madeBy?: (typeof caseGrants.$inferSelect)['madeBy'];
    };

const grantsOf = (of: GrantsOf) =>
  'tokenHash' in of
    ? eq(caseGrants.tokenHash, of.tokenHash)
    : and(
        inArray(caseGrants.caseId, [...of.caseIds]),
        of.but === undefined ? undefined : ne(caseGrants.tokenHash, of.but),
        of.madeBy && eq(caseGrants.madeBy, of.madeBy),
      );

/** Deletes all of those grants except the newest `most`. */
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

/** Lets the grants to a case that have not expired last until then, if they would end before. */
export async function extendGrants(db: Database, caseId: string, now: Date, until: Date): Promise<void> {
  const { expiresAt } = caseGrants;
  await db
    .update(caseGrants)
    .set({ expiresAt: until })
    .where(and(eq(caseGrants.caseId, caseId), gt(expiresAt, now), lt(expiresAt, until)));
}

export async function deleteGrants(db: Database, of: GrantsOf): Promise<void> {
  await db.delete(caseGrants).where(grantsOf(of));
}

/** Deletes grants that have expired, except those that were used, of cases of which that is still needed; answers how many. */
export async function deleteGrantsOver(db: Database, now: Date, stillNeeded: StillNeeded): Promise<number> {
  const { caseId, createdAt, lastUsedAt, expiresAt } = caseGrants;
  const isOver = lt(expiresAt, now);
  const unused = await db.delete(caseGrants).where(and(isOver, eq(lastUsedAt, createdAt)));
  let deleted = unused.rowCount ?? 0;
  const casesOver = async ({ after, most }: Part) => {
    const rows = await db
      .selectDistinct({ caseId })
      .from(caseGrants)
      .where(and(isOver, after ? gt(caseId, after) : undefined))
      .orderBy(asc(caseId))
      .limit(most);
    return rows.map((row) => row.caseId);
  };
  for await (const ids of inParts(casesOver)) {
    const needed = await stillNeeded(ids);
    const over = ids.filter((id) => !needed.has(id));
    const { rowCount } = await db.delete(caseGrants).where(and(isOver, inArray(caseId, over)));
    deleted += rowCount ?? 0;
  }
  return deleted;
}
