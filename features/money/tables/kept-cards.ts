import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, cents } from '#platform/db/columns.ts';
import { CHARGE_STATES } from '../domain/charges.ts';
import { HOLD_ORDERS, HOLD_STATES, HOLD_WAYS } from '../domain/holds.ts';

// What is held of a client's card or charged to it: each row is written down before the provider is asked, its id is what makes
// asking again harmless, and it only goes forward (triggers of 0070 and 0071).

/** A damage hold that was put on a card, or taken by hand (product 4.23). */
export const moneyHolds = pgTable(
  'money_holds',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** What it secures: a charter that moves owes another. */
    obligationId: uuid().notNull(),
    cents: cents().notNull(),
    way: text({ enum: HOLD_WAYS }).notNull(),
    state: text({ enum: HOLD_STATES }).notNull().default('wanted'),
    providerCheckout: text().unique(),
    providerPayment: text().unique(),
    /** Of one that was taken by hand: the terminal's number, where the cash lies. */
    reference: text().notNull().default(''),
    /** Why it failed, in the provider's word. */
    trouble: text().notNull().default(''),
    madeBy: text().notNull(),
    madeAt: at().notNull(),
    /** The page's own end. */
    expiresAt: at().notNull(),
    heldAt: at(),
    /** After that the card's bank lets go of it. */
    captureBefore: at(),
    /** When it is released by itself; null before the return. */
    releaseAt: at(),
    /** Whether only the charter's completion has said so: nobody has noted a return. */
    isReleaseAssumed: boolean().notNull().default(false),
    /** Who said that it is not released by itself. */
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

/** A card that is kept by its client's consent, with the words that were shown (product 4.24). */
export const moneySavedCards = pgTable(
  'money_saved_cards',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** The page on which it was given. */
    checkoutId: uuid().notNull().unique(),
    consentVersion: text().notNull(),
    consentLanguage: text({ enum: ['en', 'es', 'pt'] }).notNull(),
    consentWords: text().notNull(),
    consentedAt: at().notNull(),
    /** The provider's. Like brand and last four they are deleted once it is kept no more. */
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

/** What was charged to a kept card without its client being there. */
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
    /** What it has become in the ledger. */
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

/** Up to when what has changed at the provider was looked through. */
export const moneySweeps = pgTable('money_sweeps', {
  of: text().primaryKey(),
  sweptUntil: at().notNull(),
});
