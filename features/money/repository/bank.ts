import { and, desc, eq, inArray, lt, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import {
  moneyBankAsides,
  moneyBankLines,
  moneyBankMatches,
  moneyPayments,
  moneyReversals,
} from '../tables/index.ts';

/** How far a line of a bank's file is: to be looked at, a payment, or set aside. */
export type BankLineState = 'open' | 'recorded' | 'aside';

/** A line of a bank's file with what has become of it. */
export type TakenLine = typeof moneyBankLines.$inferSelect & {
  readonly state: BankLineState;
  readonly payment: { readonly charterId: string; readonly receiptNumber: number } | null;
  readonly aside: { readonly reason: string; readonly by: string; readonly at: Date } | null;
  /** Whether another line has its day and amount: another kind of file may have brought the same. */
  readonly hasDouble: boolean;
};

const l = moneyBankLines;

/** Whether the payment that a line became counts: it is not reversed. */
const isStanding = sql`not exists (select from ${moneyReversals} v where v.payment_id = ${moneyBankMatches.paymentId})`;
/** The payment of a line that counts: one at most. */
const isMatch = and(eq(moneyBankMatches.lineId, l.id), isStanding);
const state = sql<BankLineState>`case when ${moneyBankMatches.paymentId} is not null then 'recorded'
  when ${moneyBankAsides.lineId} is not null then 'aside' else 'open' end`;

/** Keeps the lines that are not known yet; answers how many those are. */
export async function insertBankLines(
  db: Database,
  lines: readonly (typeof moneyBankLines.$inferInsert)[],
): Promise<number> {
  if (lines.length === 0) return 0;
  // A statement has 65,535 values at most.
  const AT_ONCE = 1_000;
  let kept = 0;
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const { rowCount } = await db
      .insert(moneyBankLines)
      .values(lines.slice(from, from + AT_ONCE))
      .onConflictDoNothing({ target: moneyBankLines.identity });
    kept += rowCount ?? 0;
  }
  return kept;
}

function selectLines(db: Database, where: SQL | undefined) {
  return db
    .select({
      line: l,
      state,
      charterId: moneyPayments.charterId,
      receiptNumber: moneyPayments.receiptNumber,
      aside: moneyBankAsides,
      hasDouble: sql<boolean>`exists (select from money_bank_lines d
        where d.received_on = ${l.receivedOn} and d.cents = ${l.cents} and d.id <> ${l.id})`,
    })
    .from(l)
    .leftJoin(moneyBankMatches, isMatch)
    .leftJoin(moneyPayments, eq(moneyPayments.id, moneyBankMatches.paymentId))
    .leftJoin(moneyBankAsides, eq(moneyBankAsides.lineId, l.id))
    .where(where);
}

type Selected = Awaited<ReturnType<typeof selectLines>>[number];

const takenLine = ({ line, charterId, receiptNumber, aside, ...more }: Selected): TakenLine => ({
  ...line,
  state: more.state,
  hasDouble: more.hasDouble,
  payment: charterId !== null && receiptNumber !== null ? { charterId, receiptNumber } : null,
  aside: aside && { reason: aside.reason, by: aside.setBy, at: aside.setAt },
});

/** A part of the lines in a state, the newest day first. */
export async function findBankLines(
  db: Database,
  wanted: BankLineState,
  part: { readonly from: number; readonly most: number },
): Promise<TakenLine[]> {
  const rows = await selectLines(db, sql`${state} = ${wanted}`)
    .orderBy(desc(l.receivedOn), desc(l.id))
    .limit(part.most)
    .offset(part.from);
  return rows.map(takenLine);
}

/** How many lines are in each state. */
export async function countBankLines(db: Database): Promise<Readonly<Record<BankLineState, number>>> {
  const rows = await db
    .select({ state, count: sql`count(*)`.mapWith(Number) })
    .from(l)
    .leftJoin(moneyBankMatches, isMatch)
    .leftJoin(moneyBankAsides, eq(moneyBankAsides.lineId, l.id))
    .groupBy(sql`1`);
  const of = (wanted: BankLineState) => rows.find((row) => row.state === wanted)?.count ?? 0;
  return { open: of('open'), recorded: of('recorded'), aside: of('aside') };
}

/** A line of which nobody else makes a payment until the caller's transaction ends. */
export async function holdBankLine(db: Database, lineId: string): Promise<TakenLine | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lineId}, 36))`);
  const [row] = await selectLines(db, eq(l.id, lineId));
  return row && takenLine(row);
}

export async function insertBankMatch(
  db: Database,
  match: typeof moneyBankMatches.$inferInsert,
): Promise<void> {
  await db.insert(moneyBankMatches).values(match);
}

/** Sets a line aside; one that was before keeps its reason. */
export async function insertBankAside(
  db: Database,
  aside: typeof moneyBankAsides.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(moneyBankAsides).values(aside).onConflictDoNothing();
  return rowCount === 1;
}

/**
 * Forgets what the bank wrote beside the payments of these charters, also where a payment was reversed and the line was never
 * recorded for anybody else.
 */
export async function forgetBankWordsOf(db: Database, charterIds: readonly string[]): Promise<void> {
  if (charterIds.length === 0) return;
  const isTheirs = inArray(moneyPayments.charterId, [...charterIds]);
  const matched = (which: SQL | undefined) =>
    db
      .select({ id: moneyBankMatches.lineId })
      .from(moneyBankMatches)
      .innerJoin(moneyPayments, eq(moneyPayments.id, moneyBankMatches.paymentId))
      .where(which);
  const standing = matched(and(isTheirs, isStanding));
  const [once, others] = [matched(isTheirs), matched(not(isTheirs))];
  await db
    .update(moneyBankLines)
    .set({ words: '' })
    .where(
      and(ne(l.words, ''), or(inArray(l.id, standing), and(inArray(l.id, once), notInArray(l.id, others)))),
    );
}

/** Forgets what the bank wrote beside lines that were taken in before an instant. */
export async function forgetBankWordsBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db
    .update(moneyBankLines)
    .set({ words: '' })
    .where(and(ne(l.words, ''), lt(l.takenAt, before)));
  return rowCount ?? 0;
}

/** What the bank wrote beside the payments of these charters; of a reversed one nothing: that money was somebody else's. */
export async function findBankWordsOf(db: Database, charterIds: readonly string[]) {
  if (charterIds.length === 0) return [];
  return db
    .select({
      charterId: moneyPayments.charterId,
      receivedOn: l.receivedOn,
      cents: l.cents,
      words: l.words,
    })
    .from(l)
    .innerJoin(moneyBankMatches, isMatch)
    .innerJoin(moneyPayments, eq(moneyPayments.id, moneyBankMatches.paymentId))
    .where(inArray(moneyPayments.charterId, [...charterIds]));
}
