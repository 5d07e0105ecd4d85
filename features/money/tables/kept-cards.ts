import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { at, cents } from '#platform/db/columns.ts';
import { CHARGE_STATES } from '../domain/charges.ts';
import { RETURN_STATES } from '../domain/hold-returns.ts';
import { HOLD_ORDERS, HOLD_STATES, HOLD_WAYS } from '../domain/holds.ts';
import { METHOD_NAMES } from '../domain/ledger.ts';

// Holds and charges on clients' cards. Each row is stored before the card company is asked, its id makes a repeated call
// harmless, and it only moves to later states (triggers of 0070 and 0071).

/** Damage holds on a card or taken by hand (product 4.23). */
export const moneyHolds = pgTable(
  'money_holds',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** The obligation that it secures. A charter that is moved owes a new one. */
    obligationId: uuid().notNull(),
    cents: cents().notNull(),
    way: text({ enum: HOLD_WAYS }).notNull(),
    state: text({ enum: HOLD_STATES }).notNull().default('wanted'),
    providerCheckout: text().unique(),
    providerPayment: text().unique(),
    /** For a hold taken by hand: the terminal's number, or where the cash is. */
    reference: text().notNull().default(''),
    /** Why it failed, as the card company's code. */
    trouble: text().notNull().default(''),
    madeBy: text().notNull(),
    madeAt: at().notNull(),
    /** When its page expires. */
    expiresAt: at().notNull(),
    heldAt: at(),
    /** After this time the card's bank releases it. */
    captureBefore: at(),
    /** When it is released by itself; null before the return. */
    releaseAt: at(),
    /** Whether `releaseAt` is only assumed from the charter's completion, because nobody noted a return. */
    isReleaseAssumed: boolean().notNull().default(false),
    /** The staff member who said that it is not released by itself. */
    keptBy: text(),
    orderKind: text({ enum: HOLD_ORDERS }),
    orderCents: cents(),
    orderReason: text().notNull().default(''),
    orderedBy: text(),
    orderedAt: at(),
    capturedCents: cents().notNull().default(0),
    endedAt: at(),
  },
  (hold) => [
    uniqueIndex('money_holds_one_at_a_time')
      .on(hold.charterId)
      .where(sql`${hold.state} in ('wanted', 'open', 'held')`),
    index('money_holds_of_charter').on(hold.charterId),
  ],
);

/**
 * Money that was kept for damage and goes back (product 4.23); of one hold never more than was kept. Its id makes a repeated call
 * harmless, and it only moves to later states (triggers of 0105).
 */
export const moneyHoldReturns = pgTable(
  'money_hold_returns',
  {
    id: uuid().primaryKey(),
    holdId: uuid().notNull(),
    cents: cents().notNull(),
    /** `card`: the card company sends it to the hold's card. By any other way staff have sent it. */
    method: text({ enum: METHOD_NAMES }).notNull(),
    reason: text().notNull(),
    state: text({ enum: RETURN_STATES }).notNull(),
    /** Why it failed, as the card company's code. */
    trouble: text().notNull().default(''),
    providerRefund: text().unique(),
    madeBy: text().notNull(),
    madeAt: at().notNull(),
    changedAt: at().notNull(),
  },
  (one) => [
    check('money_hold_returns_above_nothing', sql`${one.cents} > 0`),
    index('money_hold_returns_of_hold').on(one.holdId),
  ],
);

/** Cards kept by their clients' consent, with the text that was shown (product 4.24). */
export const moneySavedCards = pgTable(
  'money_saved_cards',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** The card page on which the consent was given. */
    checkoutId: uuid().notNull().unique(),
    consentVersion: text().notNull(),
    consentLanguage: text({ enum: LANGUAGES }).notNull(),
    consentWords: text().notNull(),
    consentedAt: at().notNull(),
    /** The card company's ids. Like brand and last four digits, they are deleted once the card is no longer kept. */
    providerCustomer: text(),
    providerMethod: text(),
    brand: text(),
    lastFour: text(),
    keptAt: at(),
    endedAt: at(),
    endedBy: text(),
    detachedAt: at(),
  },
  (card) => [
    uniqueIndex('money_saved_cards_one_at_a_time')
      .on(card.charterId)
      .where(sql`${card.keptAt} is not null and ${card.endedAt} is null`),
    index('money_saved_cards_of_charter').on(card.charterId),
  ],
);

/** Charges to a kept card without the client present. */
export const moneyCharges = pgTable(
  'money_charges',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    cardId: uuid().notNull(),
    kind: text({ enum: ['balance'] }).notNull(),
    cents: cents().notNull(),
    dueAt: at().notNull(),
    state: text({ enum: CHARGE_STATES }).notNull().default('wanted'),
    providerPayment: text().unique(),
    /** The recorded payment. */
    paymentId: uuid().unique(),
    trouble: text().notNull().default(''),
    madeAt: at().notNull(),
    endedAt: at(),
  },
  (charge) => [
    uniqueIndex('money_charges_one_at_a_time')
      .on(charge.charterId)
      .where(sql`${charge.state} in ('wanted', 'on-its-way')`),
    index('money_charges_of_charter').on(charge.charterId),
  ],
);

/** The time until which a sweep has read the changes at the card company. */
export const moneySweeps = pgTable('money_sweeps', {
  of: text().primaryKey(),
  sweptUntil: at().notNull(),
});
