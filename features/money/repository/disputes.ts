import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { moneyDisputeAnswers, moneyDisputePacks, moneyDisputes } from '../tables/index.ts';

export type DisputeRow = typeof moneyDisputes.$inferSelect;
export type DisputePack = typeof moneyDisputePacks.$inferSelect;
export type DisputeAnswer = typeof moneyDisputeAnswers.$inferSelect;

export async function findDispute(db: Database, id: string): Promise<DisputeRow | undefined> {
  const [found] = await db.select().from(moneyDisputes).where(eq(moneyDisputes.id, id));
  return found;
}

export async function findDisputes(db: Database, charterId: string): Promise<DisputeRow[]> {
  return db
    .select()
    .from(moneyDisputes)
    .where(eq(moneyDisputes.charterId, charterId))
    .orderBy(asc(moneyDisputes.openedAt));
}

/** The open ones that nobody has answered, and whose answer is due before that instant. */
export async function findDisputesDue(db: Database, before: Date): Promise<DisputeRow[]> {
  const { state, isAnswered, respondBy } = moneyDisputes;
  return db
    .select()
    .from(moneyDisputes)
    .where(and(inArray(state, ['inquiry', 'open']), eq(isAnswered, false), lt(respondBy, before)));
}

/** Keeps how a dispute stands; once it is answered it stays so, until the bank that only asked takes the money. */
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

/** What was sent as the answer to a dispute, the first first. */
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

/** Those of which nobody knows yet whether they have arrived. */
export async function findDisputeAnswersToSend(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: moneyDisputeAnswers.id })
    .from(moneyDisputeAnswers)
    .where(eq(moneyDisputeAnswers.state, 'wanted'))
    .orderBy(asc(moneyDisputeAnswers.madeAt));
  return rows.map(({ id }) => id);
}

/** The disputes of a charter of which an answer is on its way. */
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

/** Counts one more try of an answer that is wanted; undefined when it has ended. */
export async function countDisputeTry(db: Database, id: string): Promise<number | undefined> {
  const [counted] = await db
    .update(moneyDisputeAnswers)
    .set({ tries: sql`${moneyDisputeAnswers.tries} + 1` })
    .where(and(eq(moneyDisputeAnswers.id, id), eq(moneyDisputeAnswers.state, 'wanted')))
    .returning({ tries: moneyDisputeAnswers.tries });
  return counted?.tries;
}

/** Keeps what the provider calls the file of an answer: the first that was made; answers which that is. */
export async function nameDisputeFile(db: Database, id: string, providerFile: string): Promise<string> {
  const { id: own, providerFile: name } = moneyDisputeAnswers;
  const [named] = await db
    .update(moneyDisputeAnswers)
    .set({ providerFile: sql`coalesce(${name}, ${providerFile})` })
    .where(eq(own, id))
    .returning({ name });
  return named?.name ?? providerFile;
}

/** Ends an answer that is wanted; false when it had ended. */
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

/** Forgets of the disputes of these charters who their clients were; answers which files nothing refers to any more. */
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
  // What was not sent by then can't be sent any more.
  await db
    .update(moneyDisputeAnswers)
    .set({ state: 'failed', note: 'The client is forgotten.', doneAt: sql`now()` })
    .where(and(inArray(disputeId, of), eq(state, 'wanted')));
  await db.update(moneyDisputeAnswers).set({ fileId: null, sealedEvidence: null }).where(named);
  return [...new Set(gone.flatMap((row) => (row.fileId ? [row.fileId] : [])))];
}
