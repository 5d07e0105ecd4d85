import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, cents } from '#platform/db/columns.ts';
import { sealedBytes } from '#platform/storage/sealed-bytes.ts';
import { ANSWER_KINDS, ANSWER_STATES, DISPUTE_STATES } from '../domain/index.ts';

/** Payments that a client's bank wants back. */
export const moneyDisputes = pgTable(
  'money_disputes',
  {
    /** The provider's. */
    id: text().primaryKey(),
    charterId: uuid().notNull(),
    paymentId: uuid().notNull(),
    cents: cents().notNull(),
    reason: text().notNull(),
    state: text({ enum: DISPUTE_STATES }).notNull(),
    respondBy: at(),
    /** Whether the bank has an answer, from here or from the provider's own pages. */
    isAnswered: boolean().notNull().default(false),
    openedAt: at().notNull(),
    changedAt: at().notNull(),
  },
  (dispute) => [index('money_disputes_of_charter').on(dispute.charterId)],
);

/** The draft of a dispute's answer: a colleague's words on it, and what is left out. */
export const moneyDisputePacks = pgTable('money_dispute_packs', {
  disputeId: text().primaryKey(),
  covering: text().notNull(),
  leftOut: text().array().notNull(),
  editedBy: text().notNull(),
  editedAt: at().notNull(),
});

/**
 * What was laid down at the provider as a dispute's answer, or handed in to the bank, written down before it was; a trigger of 0091
 * lets it end once, and its indexes have one under way and one handed in. File and evidence are forgotten with the charter's client.
 */
export const moneyDisputeAnswers = pgTable('money_dispute_answers', {
  id: uuid().primaryKey(),
  disputeId: text().notNull(),
  kind: text({ enum: ANSWER_KINDS }).notNull(),
  state: text({ enum: ANSWER_STATES }).notNull().default('wanted'),
  /** The PDF, in the store. */
  fileId: uuid(),
  /** What goes along with it, as JSON. */
  sealedEvidence: sealedBytes(),
  /** What the provider calls the file. */
  providerFile: text(),
  /** How often it was asked for: each time under a name of its own. */
  tries: integer().notNull().default(0),
  /** Why it failed. */
  note: text().notNull().default(''),
  madeBy: text().notNull(),
  madeAt: at().notNull(),
  doneAt: at(),
});
