import {
  and,
  between,
  desc,
  eq,
  inArray,
  lt,
  ne,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { RecordedByHand } from '../domain/bank/match.ts';
import { BANK_METHODS } from '../domain/index.ts';
import {
  moneyBankAsides,
  moneyBankLines,
  moneyBankMatches,
  moneyBankMatchUndos,
  moneyBankPayouts,
  moneyPayments,
  moneyReversals,
  moneyTransactions,
} from '../tables/index.ts';

/** The state of a line of a bank's file: open, recorded as a payment or a payout, or set aside. */
export type BankLineState = 'open' | 'recorded' | 'aside';

/** A line of a bank's file with its state, payment, payout and reason for setting aside. */
export type TakenLine = typeof moneyBankLines.$inferSelect & {
  readonly state: BankLineState;
  readonly payment: {
    readonly charterId: string;
    readonly receiptNumber: number;
    readonly reference: string;
    readonly recordedAt: Date;
    readonly matchId: string;
    readonly matchedAt: Date;
  } | null;
  readonly payout: {
    readonly transactionId: string;
    readonly feeCents: number;
    readonly by: string;
    readonly at: Date;
  } | null;
  readonly aside: { readonly reason: string; readonly by: string; readonly at: Date } | null;
  /** Whether another line has the same day and amount: another kind of file may have brought the same payment. */
  readonly hasDouble: boolean;
};

const l = moneyBankLines;

/** Whether a match is not undone. */
const isNotUndone = sql`not exists (select from ${moneyBankMatchUndos} u where u.match_id = ${moneyBankMatches.id})`;
/** Whether a line's payment is not reversed, and still said to be the line's. */
const isStanding = sql`(${isNotUndone}
  and not exists (select from ${moneyReversals} v where v.payment_id = ${moneyBankMatches.paymentId}))`;
/** The standing payment of a line. A line has at most one. */
const isMatch = and(eq(moneyBankMatches.lineId, l.id), isStanding);
/** The standing payout of a line. A line has at most one, and then no payment. */
const isPayout = and(
  eq(moneyBankPayouts.lineId, l.id),
  sql`not exists (select from ${moneyTransactions} v where v.reverses = ${moneyBankPayouts.transactionId})`,
);
const state = sql<BankLineState>`case
  when ${moneyBankMatches.paymentId} is not null or ${moneyBankPayouts.transactionId} is not null then 'recorded'
  when ${moneyBankAsides.lineId} is not null then 'aside' else 'open' end`;

/** Stores the lines that are new; answers their number. */
export async function insertBankLines(
  db: Database,
  lines: readonly (typeof moneyBankLines.$inferInsert)[],
): Promise<number> {
  if (lines.length === 0) return 0;
  // PostgreSQL allows at most 65,535 parameters in a statement.
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
      payment: {
        charterId: moneyPayments.charterId,
        receiptNumber: moneyPayments.receiptNumber,
        reference: moneyPayments.reference,
        recordedAt: moneyPayments.recordedAt,
      },
      match: { matchId: moneyBankMatches.id, matchedAt: moneyBankMatches.matchedAt },
      payout: moneyBankPayouts,
      transaction: { by: moneyTransactions.madeBy, at: moneyTransactions.madeAt },
      aside: moneyBankAsides,
      hasDouble: sql<boolean>`exists (select from money_bank_lines d
        where d.received_on = ${l.receivedOn} and d.cents = ${l.cents} and d.id <> ${l.id})`,
    })
    .from(l)
    .leftJoin(moneyBankMatches, isMatch)
    .leftJoin(moneyPayments, eq(moneyPayments.id, moneyBankMatches.paymentId))
    .leftJoin(moneyBankPayouts, isPayout)
    .leftJoin(moneyTransactions, eq(moneyTransactions.id, moneyBankPayouts.transactionId))
    .leftJoin(moneyBankAsides, eq(moneyBankAsides.lineId, l.id))
    .where(where);
}

type Selected = Awaited<ReturnType<typeof selectLines>>[number];

const takenLine = ({ line, payment, match, payout, transaction, aside, ...more }: Selected): TakenLine => ({
  ...line,
  state: more.state,
  hasDouble: more.hasDouble,
  payment: payment && match ? { ...payment, ...match } : null,
  payout:
    payout && transaction
      ? { transactionId: payout.transactionId, feeCents: payout.feeCents, ...transaction }
      : null,
  aside: aside && { reason: aside.reason, by: aside.setBy, at: aside.setAt },
});

/** A page of the lines in one state, the newest day first. */
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

/** The number of lines in each state. */
export async function countBankLines(db: Database): Promise<Readonly<Record<BankLineState, number>>> {
  const rows = await db
    .select({ state, count: sql`count(*)`.mapWith(Number) })
    .from(l)
    .leftJoin(moneyBankMatches, isMatch)
    .leftJoin(moneyBankPayouts, isPayout)
    .leftJoin(moneyBankAsides, eq(moneyBankAsides.lineId, l.id))
    .groupBy(sql`1`);
  const of = (wanted: BankLineState) => rows.find((row) => row.state === wanted)?.count ?? 0;
  return { open: of('open'), recorded: of('recorded'), aside: of('aside') };
}

/** A line, locked until the caller's transaction ends, so that it is recorded only once. */
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

export async function insertBankMatchUndo(
  db: Database,
  undo: typeof moneyBankMatchUndos.$inferInsert,
): Promise<void> {
  await db.insert(moneyBankMatchUndos).values(undo);
}

export async function insertBankPayout(
  db: Database,
  payout: typeof moneyBankPayouts.$inferInsert,
): Promise<void> {
  await db.insert(moneyBankPayouts).values(payout);
}

/** Sets a line aside. Answers whether it is new: a line that was set aside before keeps its first reason. */
export async function insertBankAside(
  db: Database,
  aside: typeof moneyBankAsides.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(moneyBankAsides).values(aside).onConflictDoNothing();
  return rowCount === 1;
}

/**
 * Deletes the bank's texts of lines that were recorded for these charters. Also where the payment was reversed, unless the line
 * was recorded for another charter too. A match that was undone says nothing of whose a line is.
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
  const once = matched(and(isTheirs, isNotUndone));
  const others = matched(and(not(isTheirs), isNotUndone));
  await db
    .update(moneyBankLines)
    .set({ words: '' })
    .where(
      and(ne(l.words, ''), or(inArray(l.id, standing), and(inArray(l.id, once), notInArray(l.id, others)))),
    );
}

/** The standing payments at the bank to which no line belongs, of these amounts and days. */
export async function findRecordedByHand(
  db: Database,
  { amounts, from, to }: { readonly amounts: readonly number[]; readonly from: string; readonly to: string },
): Promise<RecordedByHand[]> {
  const { id, charterId, receiptNumber, cents, receivedOn, method } = moneyPayments;
  return db
    .select({ id, charterId, receiptNumber, cents, receivedOn })
    .from(moneyPayments)
    .where(
      and(
        inArray(cents, [...amounts]),
        inArray(method, BANK_METHODS),
        between(receivedOn, from, to),
        sql`not exists (select from ${moneyReversals} v where v.payment_id = ${id})`,
        notExists(
          db
            .select()
            .from(moneyBankMatches)
            .where(and(eq(moneyBankMatches.paymentId, id), isNotUndone)),
        ),
      ),
    );
}

/** Deletes the bank's texts of all lines taken in before a moment; answers their number. */
export async function forgetBankWordsBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db
    .update(moneyBankLines)
    .set({ words: '' })
    .where(and(ne(l.words, ''), lt(l.takenAt, before)));
  return rowCount ?? 0;
}

/** The bank's texts of these charters' payments. Without reversed payments, because that money was somebody else's. */
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
