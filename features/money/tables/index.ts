import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
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
  type ObligationKind,
  OTHER_WAYS,
  REFUND_STEP_NAMES,
} from '../domain/index.ts';
import type { Account } from '../domain/ledger.ts';

export * from './bank.ts';
export * from './disputes.ts';
export * from './kept-cards.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

// Rows of money are only ever added. Triggers of migration 0034, which Drizzle cannot express, refuse to change, delete or
// truncate them. They outlive their charter, because payments must stay on record for as long as the law requires.

/**
 * The ledger's transactions, one for each cause. Their entries are inserted in the same database transaction and add up to 0.
 */
export const moneyTransactions = pgTable(
  'money_transactions',
  {
    id: uuid().primaryKey(),
    /** Null for a payout, which is of many charters' money at once. */
    charterId: uuid(),
    /** E.g. `payment:<id>`. Unique, so that nothing is recorded twice. */
    cause: text().notNull().unique(),
    /** The transaction that this one undoes. Each can be undone only once. */
    reverses: uuid().unique(),
    madeBy: text().notNull(),
    madeAt: at().notNull(),
    /** The database transaction that inserted the row: its entries must be inserted in the same one. */
    writtenIn: transactionId().notNull().default(sql`pg_current_xact_id()`),
  },
  (transaction) => [
    index('money_transactions_of_charter').on(transaction.charterId, transaction.madeAt),
    index('money_transactions_by_time').on(transaction.madeAt, transaction.id),
  ],
);

/** The lines of a transaction: debits above 0, credits below. */
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

/** What clients owe for each charter, and the rows that withdraw it: a row counts if no other row withdraws it. */
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
    /** Held on a card against damage; never part of what is paid. */
    holdCents: cents().notNull(),
    /** What an addition is for; else empty. */
    label: text().notNull().default(''),
    /** Whether payments settle this addition before the balance. */
    isBeforeBalance: boolean().notNull().default(false),
    dueAt: at().notNull(),
    cause: text().notNull(),
    /** The row that this one withdraws, with opposite amounts. Each can be withdrawn only once. */
    withdraws: uuid().unique(),
    madeAt: at().notNull(),
  },
  (obligation) => [
    index('money_obligations_of_charter').on(obligation.charterId),
    index('money_obligations_by_due_date').on(obligation.dueAt),
  ],
);

/** Clients' payments, recorded by staff or reported by the card company. */
export const moneyPayments = pgTable(
  'money_payments',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** Numbered by the database, from 1 and without a gap. */
    receiptNumber: integer().notNull().unique().default(0),
    cents: cents().notNull(),
    method: text({ enum: METHOD_NAMES }).notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    reference: text().notNull(),
    recordedBy: text().notNull(),
    /** The account of the staff member who recorded it, because they cannot reverse a payment above the limit themselves. */
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

/** Reversals of payments that were never made, or were recorded wrongly. */
export const moneyReversals = pgTable('money_reversals', {
  paymentId: uuid().primaryKey(),
  reason: text().notNull(),
  reversedBy: text().notNull(),
  reversedByAccount: uuid(),
  reversedAt: at().notNull(),
});

/** Refunds, each of one payment; together never more than the payment. */
export const moneyRefunds = pgTable(
  'money_refunds',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    paymentId: uuid().notNull(),
    cents: cents().notNull(),
    reason: text().notNull(),
    /** Another way, because the card did not take the refund; null if it goes back as the payment came. */
    otherWay: text({ enum: OTHER_WAYS }),
    /** Refunds that were ordered together share the cause. */
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

/** The steps of each refund. */
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

/**
 * The charters whose money may be open, with what is open of it. Triggers of 0126 put in each charter whose money changes, and
 * forget what was open; a job adds that up again and takes out the settled charters.
 */
export const moneyUnsettled = pgTable('money_unsettled', {
  charterId: uuid().primaryKey(),
  open: jsonb().$type<{
    readonly openCents: number;
    readonly overCents: number;
    readonly returningCents: number;
    readonly pieces: readonly {
      readonly kind: ObligationKind;
      readonly label?: string;
      readonly cents: number;
      readonly dueAt: string;
    }[];
    readonly failedCents: number;
  }>(),
});

/**
 * Photos and PDFs of a payment's slip or receipt, or of damage. They are no part of the ledger, and are deleted with the
 * charter's client. At first only payments had files, hence the table's name.
 */
export const moneyFiles = pgTable(
  'money_payment_files',
  {
    id: uuid().primaryKey(),
    /** The payment; null for damage. */
    paymentId: uuid(),
    /** The charter whose yacht was damaged; null for a payment's file. */
    charterId: uuid(),
    /** The file's id in the file store; it has no name. */
    fileId: uuid().notNull().unique(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    addedBy: text().notNull(),
    addedAt: at().notNull(),
  },
  (file) => [
    index('money_payment_files_of_payment').on(file.paymentId, file.addedAt),
    index('money_payment_files_of_charter').on(file.charterId, file.addedAt),
    check('money_payment_files_of_one', sql`num_nonnulls(${file.paymentId}, ${file.charterId}) = 1`),
  ],
);

// The following tables change with the card company's reports. Checkouts only move to later states (a trigger of 0037).

/** Card pages, each stored before the card company is asked for it. Its id makes a repeated call harmless. */
export const moneyCheckouts = pgTable(
  'money_checkouts',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    kind: text({ enum: OBLIGATION_KINDS }).notNull(),
    /** The addition that is paid on it, if it is one: a charter can have several, also of the same amount. */
    additionId: uuid(),
    cents: cents().notNull(),
    state: text({ enum: CHECKOUT_STATES }).notNull().default('wanted'),
    providerCheckout: text().unique(),
    providerPayment: text().unique(),
    /** The recorded payment. */
    paymentId: uuid().unique(),
    /** Whether the client wants the card kept (product 4.24). The consent is in `money_saved_cards`. */
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

/** Refunds ordered from the card company, each stored before the call. */
export const moneyCardRefunds = pgTable('money_card_refunds', {
  refundId: uuid().primaryKey(),
  providerRefund: text().unique(),
  orderedAt: at().notNull(),
});

/** Refunds of card payments made on the card company's own pages: staff enter them, and they are not in the ledger before. */
export const moneyRefundsElsewhere = pgTable(
  'money_refunds_elsewhere',
  {
    providerRefund: text().primaryKey(),
    paymentId: uuid().notNull(),
    cents: cents().notNull(),
    state: text({ enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    madeAt: at().notNull(),
  },
  (refund) => [
    check('money_refunds_elsewhere_above_nothing', sql`${refund.cents} > 0`),
    index('money_refunds_elsewhere_of_payment').on(refund.paymentId),
  ],
);

/** Notices of the card company, each once; their content is not stored. */
export const moneyNotices = pgTable(
  'money_notices',
  {
    /** The card company's id. */
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
