import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, cents } from '#platform/db/columns.ts';
import { sealedBytes } from '#platform/storage/sealed-bytes.ts';
import { ANSWER_KINDS, ANSWER_STATES, DISPUTE_STATES } from '../domain/index.ts';

/** Payments that a client's bank disputes, and what it disputes of damage holds (product 4.25). */
export const moneyDisputes = pgTable(
  'money_disputes',
  {
    /** The card company's id. */
    id: text().primaryKey(),
    charterId: uuid().notNull(),
    /** The disputed payment; null if the dispute is about a hold (a constraint of 0106). */
    paymentId: uuid(),
    /** The hold of which the disputed money was kept. */
    holdId: uuid(),
    cents: cents().notNull(),
    reason: text().notNull(),
    state: text({ enum: DISPUTE_STATES }).notNull(),
    respondBy: at(),
    /** Whether the bank has an answer, from this site or from the card company's own. */
    isAnswered: boolean().notNull().default(false),
    openedAt: at().notNull(),
    changedAt: at().notNull(),
  },
  (dispute) => [index('money_disputes_of_charter').on(dispute.charterId)],
);

/** The draft of a dispute's answer: staff's covering text, and the parts that are left out. */
export const moneyDisputePacks = pgTable('money_dispute_packs', {
  disputeId: text().primaryKey(),
  covering: text().notNull(),
  leftOut: text().array().notNull(),
  editedBy: text().notNull(),
  editedAt: at().notNull(),
});

/**
 * Answers to disputes that are staged at the card company or submitted to the bank. Each is stored before it is sent. A
 * trigger of 0091 lets it end only once; its indexes allow one under way and one submitted. File and evidence are deleted
 * with the charter's client.
 */
export const moneyDisputeAnswers = pgTable('money_dispute_answers', {
  id: uuid().primaryKey(),
  disputeId: text().notNull(),
  kind: text({ enum: ANSWER_KINDS }).notNull(),
  state: text({ enum: ANSWER_STATES }).notNull().default('wanted'),
  /** The PDF in the file store. */
  fileId: uuid(),
  /** The fields that are sent with the file, as sealed JSON. */
  sealedEvidence: sealedBytes(),
  /** The card company's id of the file. */
  providerFile: text(),
  /** How many tries there were. Each has a reference of its own. */
  tries: integer().notNull().default(0),
  /** Why it failed. */
  note: text().notNull().default(''),
  madeBy: text().notNull(),
  madeAt: at().notNull(),
  doneAt: at(),
});
