import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, cents } from '#platform/db/columns.ts';

/**
 * Payments that came in by a bank's file, each line once. The bank's text is deleted in time, the rest
 * stays (a trigger of 0068).
 */
export const moneyBankLines = pgTable(
  'money_bank_lines',
  {
    id: uuid().primaryKey(),
    /** A hash of what identifies the line, so that no line is stored twice. */
    identity: text().notNull().unique(),
    receivedOn: date({ mode: 'string' }).notNull(),
    cents: cents().notNull(),
    /** The bank's text: who paid, and what they wrote; '' once it is deleted. */
    words: text().notNull(),
    takenBy: text().notNull(),
    takenAt: at().notNull(),
  },
  (line) => [
    check('money_bank_lines_above_nothing', sql`${line.cents} > 0`),
    index('money_bank_lines_by_day').on(line.receivedOn, line.id),
  ],
);

/**
 * The payment recorded from a line, or the one that staff had recorded by hand. Another one is possible only after the first is
 * reversed or the match undone (a trigger of 0130).
 */
export const moneyBankMatches = pgTable(
  'money_bank_matches',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid().notNull(),
    lineId: uuid().notNull(),
    matchedBy: text().notNull(),
    matchedAt: at().notNull(),
  },
  (match) => [
    index('money_bank_matches_of_line').on(match.lineId),
    index('money_bank_matches_of_payment').on(match.paymentId),
  ],
);

/** Matches that staff have undone: the line is not that payment after all, which stays. */
export const moneyBankMatchUndos = pgTable('money_bank_match_undos', {
  matchId: uuid().primaryKey(),
  undoneBy: text().notNull(),
  undoneAt: at().notNull(),
});

/**
 * Lines that are payouts of the card company, or cash that was paid in, each with its transaction in the ledger. It is undone by
 * reversing the transaction.
 */
export const moneyBankPayouts = pgTable(
  'money_bank_payouts',
  {
    transactionId: uuid().primaryKey(),
    lineId: uuid().notNull(),
    /** What the card company kept of it. */
    feeCents: cents().notNull(),
  },
  (payout) => [
    check('money_bank_payouts_fee', sql`${payout.feeCents} >= 0`),
    index('money_bank_payouts_of_line').on(payout.lineId),
  ],
);

/** Lines that are no client's payment, with the reason. */
export const moneyBankAsides = pgTable('money_bank_asides', {
  lineId: uuid().primaryKey(),
  reason: text().notNull(),
  setBy: text().notNull(),
  setAt: at().notNull(),
});
