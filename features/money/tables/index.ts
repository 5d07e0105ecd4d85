import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, cents } from '#platform/db/columns.ts';
import {
  ACCOUNT_NAMES,
  CHECKOUT_STATES,
  METHOD_NAMES,
  OBLIGATION_KINDS,
  OTHER_WAYS,
  REFUND_STEP_NAMES,
} from '../domain/index.ts';
import type { Account } from '../domain/ledger.ts';

export * from './disputes.ts';
export * from './kept-cards.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

// What is written down of money is only ever added to; triggers of migration 0034, which Drizzle cannot express, refuse to change, delete or
// truncate them. They outlive the charter that they name: what was paid stays on record for as long as the law wants it.

/** What happened to money, once for each cause. Its entries come in the same transaction of the database, and to nothing in sum. */
export const moneyTransactions = pgTable(
  'money_transactions',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** E.g. `payment:<id>`: the same is never written down twice. */
    cause: text().notNull().unique(),
    /** The transaction that this one undoes: each once at most. */
    reverses: uuid().unique(),
    madeBy: text().notNull(),
    madeAt: at().notNull(),
    /** In which transaction of the database it was written: its entries come with it and never later. */
    writtenIn: transactionId().notNull().default(sql`pg_current_xact_id()`),
  },
  (transaction) => [index('money_transactions_of_charter').on(transaction.charterId, transaction.madeAt)],
);

/** The lines of a transaction: debit above 0, credit below. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    transactionId: uuid().notNull(),
    account: text({ enum: ACCOUNT_NAMES as [Account, ...Account[]] }).notNull(),
    cents: cents().notNull(),
  },
  (entry) => [
    primaryKey({ name: 'money_entries_pkey', columns: [entry.transactionId, entry.account] }),
    check('money_entries_move_something', sql`${entry.cents} <> 0`),
    index('money_entries_of_account').on(entry.account),
  ],
);

/** What clients owe, for each charter, and what was taken off it again: what holds is what no row withdraws. */
export const moneyObligations = pgTable(
  'money_obligations',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    kind: text({ enum: OBLIGATION_KINDS }).notNull(),
    /** The yacht and the extras. */
    baseCents: cents().notNull(),
    taxCents: cents().notNull(),
    gratuityCents: cents().notNull(),
    apaCents: cents().notNull(),
    /** Held on a card against damage; never a part of what is paid. */
    holdCents: cents().notNull(),
    dueAt: at().notNull(),
    cause: text().notNull(),
    /** The row that this one undoes, amount for amount: each once at most. */
    withdraws: uuid().unique(),
    madeAt: at().notNull(),
  },
  (obligation) => [
    index('money_obligations_of_charter').on(obligation.charterId),
    index('money_obligations_by_due_date').on(obligation.dueAt),
  ],
);

/** What clients paid, as staff wrote it down or the provider of cards told. */
export const moneyPayments = pgTable(
  'money_payments',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** Counted by the database itself, from 1 and without a gap. */
    receiptNumber: integer().notNull().unique().default(0),
    cents: cents().notNull(),
    method: text({ enum: METHOD_NAMES }).notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    reference: text().notNull(),
    recordedBy: text().notNull(),
    /** The colleague's account: who wrote a larger payment down does not reverse it. */
    recordedByAccount: uuid(),
    recordedAt: at().notNull(),
  },
  (payment) => [
    check('money_payments_above_nothing', sql`${payment.cents} > 0`),
    index('money_payments_of_charter').on(payment.charterId, payment.recordedAt),
    index('money_payments_by_day').on(payment.receivedOn),
    index('money_payments_by_card').on(payment.reference).where(sql`${payment.method} = 'card'`),
  ],
);

/** Payments that were never made, or were written down wrongly. */
export const moneyReversals = pgTable('money_reversals', {
  paymentId: uuid().primaryKey(),
  reason: text().notNull(),
  reversedBy: text().notNull(),
  reversedByAccount: uuid(),
  reversedAt: at().notNull(),
});

/** Money that is to go back, each of one payment; together never more than that payment. */
export const moneyRefunds = pgTable(
  'money_refunds',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    paymentId: uuid().notNull(),
    cents: cents().notNull(),
    reason: text().notNull(),
    /** How it goes back where its card did not take it; null where it goes back as it came. */
    otherWay: text({ enum: OTHER_WAYS }),
    /** Those of one wish share it, with the allowance that it may have made. */
    cause: text().notNull(),
    wantedBy: text().notNull(),
    wantedAt: at().notNull(),
  },
  (refund) => [
    check('money_refunds_above_nothing', sql`${refund.cents} > 0`),
    unique('money_refunds_once').on(refund.cause, refund.paymentId),
    index('money_refunds_of_charter').on(refund.charterId),
    index('money_refunds_of_payment').on(refund.paymentId),
  ],
);

/** How far each of them came. */
export const moneyRefundSteps = pgTable(
  'money_refund_steps',
  {
    refundId: uuid().notNull(),
    step: text({ enum: REFUND_STEP_NAMES }).notNull(),
    note: text().notNull(),
    doneBy: text().notNull(),
    doneAt: at().notNull(),
  },
  (done) => [primaryKey({ name: 'money_refund_steps_pkey', columns: [done.refundId, done.step] })],
);

/** Money that came in by a bank's file, each line once. What the bank wrote is forgotten in time, the rest stays (a trigger of 0068). */
export const moneyBankLines = pgTable(
  'money_bank_lines',
  {
    id: uuid().primaryKey(),
    /** A hash of what tells it from every other line, so that the same is never taken in twice. */
    identity: text().notNull().unique(),
    receivedOn: date({ mode: 'string' }).notNull(),
    cents: cents().notNull(),
    /** Who paid and what they wrote on it, as the bank has it; '' once it is forgotten. */
    words: text().notNull(),
    takenBy: text().notNull(),
    takenAt: at().notNull(),
  },
  (line) => [
    check('money_bank_lines_above_nothing', sql`${line.cents} > 0`),
    index('money_bank_lines_by_day').on(line.receivedOn, line.id),
  ],
);

/** Which payment a line became: another only once that one was reversed (a trigger of 0068). */
export const moneyBankMatches = pgTable(
  'money_bank_matches',
  {
    paymentId: uuid().primaryKey(),
    lineId: uuid().notNull(),
    matchedBy: text().notNull(),
    matchedAt: at().notNull(),
  },
  (match) => [index('money_bank_matches_of_line').on(match.lineId)],
);

/** Lines that are no client's payment, and why. */
export const moneyBankAsides = pgTable('money_bank_asides', {
  lineId: uuid().primaryKey(),
  reason: text().notNull(),
  setBy: text().notNull(),
  setAt: at().notNull(),
});

/** Photographs and PDFs of slips and receipts beside payments: not of the books, and forgotten with the charter's client. */
export const moneyPaymentFiles = pgTable(
  'money_payment_files',
  {
    id: uuid().primaryKey(),
    paymentId: uuid().notNull(),
    /** In the store; it has no other name. */
    fileId: uuid().notNull().unique(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    addedBy: text().notNull(),
    addedAt: at().notNull(),
  },
  (file) => [index('money_payment_files_of_payment').on(file.paymentId, file.addedAt)],
);

// What is between us and the provider of cards changes with what it says; checkouts only go forward (a trigger of 0037).

/** A page of the provider's that was asked for, written down before it was: its id is what makes asking again harmless. */
export const moneyCheckouts = pgTable(
  'money_checkouts',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    kind: text({ enum: OBLIGATION_KINDS }).notNull(),
    cents: cents().notNull(),
    state: text({ enum: CHECKOUT_STATES }).notNull().default('wanted'),
    providerCheckout: text().unique(),
    providerPayment: text().unique(),
    /** What it has become in the ledger. */
    paymentId: uuid().unique(),
    /** Whether its client wants the card kept (product 4.24): what they agreed to is in `money_saved_cards`. */
    keepsCard: boolean().notNull().default(false),
    madeAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (checkout) => [
    uniqueIndex('money_checkouts_one_at_a_time')
      .on(checkout.charterId)
      .where(sql`${checkout.state} in ('wanted', 'open', 'on-its-way')`),
    index('money_checkouts_of_charter').on(checkout.charterId),
  ],
);

/** Refunds that were ordered of the provider, written down before they were. */
export const moneyCardRefunds = pgTable('money_card_refunds', {
  refundId: uuid().primaryKey(),
  providerRefund: text().unique(),
  orderedAt: at().notNull(),
});

/** What the provider said has changed, each once; what it had in it is not kept. */
export const moneyNotices = pgTable(
  'money_notices',
  {
    /** The provider's. */
    id: text().primaryKey(),
    type: text().notNull(),
    about: text({ enum: ['checkout', 'payment', 'refund', 'dispute', 'other'] }).notNull(),
    objectId: text().notNull(),
    createdAt: at().notNull(),
    receivedAt: at().notNull(),
    handledAt: at(),
  },
  (notice) => [
    index('money_notices_to_handle').on(notice.receivedAt).where(sql`${notice.handledAt} is null`),
  ],
);
