import { and, asc, eq, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { HAND_WAYS } from '../domain/index.ts';
import {
  moneyDisputeAnswers,
  moneyDisputePacks,
  moneyDisputes,
  moneyHolds,
  moneyPayments,
} from '../tables/index.ts';

export type DisputeRow = typeof moneyDisputes.$inferSelect;
export type DisputePack = typeof moneyDisputePacks.$inferSelect;
export type DisputeAnswer = typeof moneyDisputeAnswers.$inferSelect;

export async function findDispute(db: Database, id: string): Promise<DisputeRow | undefined> {
  const [found] = await db.select().from(moneyDisputes).where(eq(moneyDisputes.id, id));
  return found;
}

export const findDisputes = (db: Database, charterId: string): Promise<DisputeRow[]> =>
  findDisputesOf(db, [charterId]);

/** Like `findDisputes`, for several charters. */
export async function findDisputesOf(db: Database, charterIds: readonly string[]): Promise<DisputeRow[]> {
  return db
    .select()
    .from(moneyDisputes)
    .where(inArray(moneyDisputes.charterId, [...charterIds]))
    .orderBy(asc(moneyDisputes.openedAt));
}

/** Of these charters, those of which a bank can dispute something: a card payment, or what was kept of a hold on a card. */
export async function findChartersPaidByCard(db: Database, charterIds: readonly string[]): Promise<string[]> {
  const ids = [...charterIds];
  const paid = await db
    .selectDistinct({ id: moneyPayments.charterId })
    .from(moneyPayments)
    .where(and(inArray(moneyPayments.charterId, ids), eq(moneyPayments.method, 'card')));
  const { charterId, state, way } = moneyHolds;
  const kept = await db
    .selectDistinct({ id: charterId })
    .from(moneyHolds)
    .where(and(inArray(charterId, ids), eq(state, 'captured'), notInArray(way, [...HAND_WAYS])));
  return [...new Set([...paid, ...kept].map(({ id }) => id))];
}

/** Open disputes without an answer, whose answer is due before this moment. */
export async function findDisputesDue(db: Database, before: Date): Promise<DisputeRow[]> {
  const { state, isAnswered, respondBy } = moneyDisputes;
  return db
    .select()
    .from(moneyDisputes)
    .where(and(inArray(state, ['inquiry', 'open']), eq(isAnswered, false), lt(respondBy, before)));
}

/**
 * Stores a dispute. Once answered it stays so, unless its state changes: when the bank takes the money after an
 * inquiry, it needs a new answer.
 */
export async function saveDispute(db: Database, dispute: DisputeRow): Promise<void> {
  const { state, reason, respondBy, changedAt } = dispute;
  const wasAnswered = sql`${moneyDisputes.isAnswered} and ${moneyDisputes.state} = excluded.state`;
  const isAnswered = sql<boolean>`(${wasAnswered}) or excluded.is_answered`;
  await db.insert(moneyDisputes).values(dispute).onConflictDoUpdate({
    target: moneyDisputes.id,
    set: { state, reason, respondBy, changedAt, isAnswered },
  });
}

export async function findDisputePack(db: Database, disputeId: string): Promise<DisputePack | undefined> {
  const [found] = await db.select().from(moneyDisputePacks).where(eq(moneyDisputePacks.disputeId, disputeId));
  return found;
}

export async function saveDisputePack(db: Database, pack: DisputePack): Promise<void> {
  const { disputeId: target } = moneyDisputePacks;
  await db.insert(moneyDisputePacks).values(pack).onConflictDoUpdate({ target, set: pack });
}

/** The answers sent to a dispute, the oldest first. */
export async function findDisputeAnswers(db: Database, disputeId: string): Promise<DisputeAnswer[]> {
  return db
    .select()
    .from(moneyDisputeAnswers)
    .where(eq(moneyDisputeAnswers.disputeId, disputeId))
    .orderBy(asc(moneyDisputeAnswers.madeAt), asc(moneyDisputeAnswers.id));
}

export async function findDisputeAnswer(db: Database, id: string): Promise<DisputeAnswer | undefined> {
  const [found] = await db.select().from(moneyDisputeAnswers).where(eq(moneyDisputeAnswers.id, id));
  return found;
}

/** The answers that may not have reached the card company yet. */
export async function findDisputeAnswersToSend(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: moneyDisputeAnswers.id })
    .from(moneyDisputeAnswers)
    .where(eq(moneyDisputeAnswers.state, 'wanted'))
    .orderBy(asc(moneyDisputeAnswers.madeAt));
  return rows.map(({ id }) => id);
}

/** The disputes of a charter that have an answer under way. */
export async function findDisputesUnderWay(db: Database, charterId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: moneyDisputes.id })
    .from(moneyDisputeAnswers)
    .innerJoin(moneyDisputes, eq(moneyDisputes.id, moneyDisputeAnswers.disputeId))
    .where(and(eq(moneyDisputes.charterId, charterId), eq(moneyDisputeAnswers.state, 'wanted')));
  return new Set(rows.map(({ id }) => id));
}

export async function insertDisputeAnswer(
  db: Database,
  answer: typeof moneyDisputeAnswers.$inferInsert,
): Promise<void> {
  await db.insert(moneyDisputeAnswers).values(answer);
}

/** Counts one more try of an answer under way, and answers the number of tries; undefined if the answer has ended. */
export async function countDisputeTry(db: Database, id: string): Promise<number | undefined> {
  const [counted] = await db
    .update(moneyDisputeAnswers)
    .set({ tries: sql`${moneyDisputeAnswers.tries} + 1` })
    .where(and(eq(moneyDisputeAnswers.id, id), eq(moneyDisputeAnswers.state, 'wanted')))
    .returning({ tries: moneyDisputeAnswers.tries });
  return counted?.tries;
}

/** Stores the card company's id of an answer's file, unless one is stored already. Answers the stored id. */
export async function nameDisputeFile(db: Database, id: string, providerFile: string): Promise<string> {
  const { id: own, providerFile: name } = moneyDisputeAnswers;
  const [named] = await db
    .update(moneyDisputeAnswers)
    .set({ providerFile: sql`coalesce(${name}, ${providerFile})` })
    .where(eq(own, id))
    .returning({ name });
  return named?.name ?? providerFile;
}

/** Ends an answer that is under way; false if it had ended before. */
export async function endDisputeAnswer(
  db: Database,
  id: string,
  end: { readonly state: 'done' | 'failed'; readonly note: string; readonly doneAt: Date },
): Promise<boolean> {
  const ended = await db
    .update(moneyDisputeAnswers)
    .set(end)
    .where(and(eq(moneyDisputeAnswers.id, id), eq(moneyDisputeAnswers.state, 'wanted')))
    .returning({ id: moneyDisputeAnswers.id });
  return ended.length > 0;
}

/** Deletes from these charters' disputes what identifies their clients. Answers the files that nothing refers to any more. */
export async function forgetDisputesOf(db: Database, charterIds: readonly string[]): Promise<string[]> {
  if (charterIds.length === 0) return [];
  const of = db
    .select({ id: moneyDisputes.id })
    .from(moneyDisputes)
    .where(inArray(moneyDisputes.charterId, [...charterIds]));
  await db.update(moneyDisputePacks).set({ covering: '' }).where(inArray(moneyDisputePacks.disputeId, of));
  const { disputeId, fileId, sealedEvidence, state } = moneyDisputeAnswers;
  const named = and(inArray(disputeId, of), or(isNotNull(fileId), isNotNull(sealedEvidence)));
  const gone = await db.select({ fileId }).from(moneyDisputeAnswers).where(named);
  // An answer that was not sent by now cannot be sent any more, because its file and evidence are deleted.
  await db
    .update(moneyDisputeAnswers)
    .set({ state: 'failed', note: 'The client is forgotten.', doneAt: sql`now()` })
    .where(and(inArray(disputeId, of), eq(state, 'wanted')));
  await db.update(moneyDisputeAnswers).set({ fileId: null, sealedEvidence: null }).where(named);
  return [...new Set(gone.flatMap((row) => (row.fileId ? [row.fileId] : [])))];
}
