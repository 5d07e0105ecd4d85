import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.ts';
import { HAND_WAYS } from '../domain/index.ts';
import { moneyCharges, moneyHolds, moneyObligations, moneySavedCards } from '../tables/index.ts';

export type HoldRow = typeof moneyHolds.$inferSelect;
export type SavedCardRow = typeof moneySavedCards.$inferSelect;
export type ChargeRow = typeof moneyCharges.$inferSelect;

const LIVE = ['wanted', 'open', 'held'] as const;

export async function insertHold(db: Database, hold: typeof moneyHolds.$inferInsert): Promise<HoldRow> {
  const [kept] = await db.insert(moneyHolds).values(hold).returning();
  if (!kept) throw new Error('The hold was not kept');
  return kept;
}

/** All holds of a charter, the newest first. */
export async function findHolds(db: Database, charterId: string): Promise<HoldRow[]> {
  return db
    .select()
    .from(moneyHolds)
    .where(eq(moneyHolds.charterId, charterId))
    .orderBy(desc(moneyHolds.madeAt), desc(moneyHolds.id));
}

/** Like `findHolds`, for several charters. */
export async function findHoldsOf(db: Database, charterIds: readonly string[]): Promise<HoldRow[]> {
  if (charterIds.length === 0) return [];
  return db
    .select()
    .from(moneyHolds)
    .where(inArray(moneyHolds.charterId, [...charterIds]))
    .orderBy(desc(moneyHolds.madeAt), desc(moneyHolds.id));
}

export async function findHold(db: Database, id: string): Promise<HoldRow | undefined> {
  const [found] = await db.select().from(moneyHolds).where(eq(moneyHolds.id, id));
  return found;
}

/** The hold with this payment id of the card company. */
export async function findHoldPaid(db: Database, providerPayment: string): Promise<HoldRow | undefined> {
  const [found] = await db.select().from(moneyHolds).where(eq(moneyHolds.providerPayment, providerPayment));
  return found;
}

export async function lockHold(db: Database, id: string): Promise<HoldRow | undefined> {
  const [found] = await db.select().from(moneyHolds).where(eq(moneyHolds.id, id)).for('update');
  return found;
}

export async function updateHold(
  db: Database,
  id: string,
  fields: Partial<Omit<HoldRow, 'id' | 'charterId' | 'obligationId' | 'cents' | 'way' | 'madeBy' | 'madeAt'>>,
): Promise<void> {
  await db.update(moneyHolds).set(fields).where(eq(moneyHolds.id, id));
}

const withdrawal = alias(moneyObligations, 'withdrawal');

/**
 * The charters whose holds need care: a hold is owed, due since `from` and neither ended, tried nor taken by hand; or a hold is
 * under way or held at the card company.
 */
export async function findChartersWithHolds(db: Database, from: Date, until: Date): Promise<string[]> {
  const noHold = (...is: readonly SQL[]) =>
    notExists(
      db
        .select({ id: moneyHolds.id })
        .from(moneyHolds)
        .where(and(...is)),
    );
  const owed = await db
    .selectDistinct({ charterId: moneyObligations.charterId })
    .from(moneyObligations)
    .leftJoin(withdrawal, eq(withdrawal.withdraws, moneyObligations.id))
    .where(
      and(
        eq(moneyObligations.kind, 'damage-hold'),
        isNull(moneyObligations.withdraws),
        isNull(withdrawal.id),
        lte(moneyObligations.dueAt, until),
        sql`${moneyObligations.dueAt} > ${from.toISOString()}`,
        // Two conditions, not one with "or": PostgreSQL can check each of them for all at once.
        noHold(
          eq(moneyHolds.obligationId, moneyObligations.id),
          inArray(moneyHolds.state, ['released', 'captured', 'lapsed', 'failed']),
          ne(moneyHolds.trouble, 'page-expired'),
        ),
        noHold(
          eq(moneyHolds.charterId, moneyObligations.charterId),
          eq(moneyHolds.state, 'held'),
          inArray(moneyHolds.way, HAND_WAYS),
        ),
      ),
    );
  const live = await db
    .selectDistinct({ charterId: moneyHolds.charterId })
    .from(moneyHolds)
    .where(and(inArray(moneyHolds.state, LIVE), notInArray(moneyHolds.way, [...HAND_WAYS])));
  return [...new Set([...owed, ...live].map(({ charterId }) => charterId))].sort();
}

/** The charters with a hold at the card company of which nobody has said when it is released. */
export async function findChartersWithoutRelease(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ charterId: moneyHolds.charterId })
    .from(moneyHolds)
    .where(
      and(
        eq(moneyHolds.state, 'held'),
        isNull(moneyHolds.releaseAt),
        notInArray(moneyHolds.way, [...HAND_WAYS]),
      ),
    )
    .orderBy(asc(moneyHolds.charterId));
  return rows.map(({ charterId }) => charterId);
}

/** Whether a charter ever owed a damage hold. */
export async function hasHold(db: Database, charterId: string): Promise<boolean> {
  const [owed] = await db
    .select({ id: moneyObligations.id })
    .from(moneyObligations)
    .where(and(eq(moneyObligations.charterId, charterId), eq(moneyObligations.kind, 'damage-hold')))
    .limit(1);
  return owed !== undefined;
}

export async function insertSavedCard(
  db: Database,
  card: typeof moneySavedCards.$inferInsert,
): Promise<void> {
  await db.insert(moneySavedCards).values(card);
}

/** The card that is kept for a charter at present. */
export async function findKeptCard(db: Database, charterId: string): Promise<SavedCardRow | undefined> {
  const [found] = await db
    .select()
    .from(moneySavedCards)
    .where(
      and(
        eq(moneySavedCards.charterId, charterId),
        isNotNull(moneySavedCards.keptAt),
        isNull(moneySavedCards.endedAt),
      ),
    );
  return found;
}

export async function findSavedCard(db: Database, id: string): Promise<SavedCardRow | undefined> {
  const [found] = await db.select().from(moneySavedCards).where(eq(moneySavedCards.id, id));
  return found;
}

/** The consent given on a card page. */
export async function findConsentOf(db: Database, checkoutId: string): Promise<SavedCardRow | undefined> {
  const [found] = await db.select().from(moneySavedCards).where(eq(moneySavedCards.checkoutId, checkoutId));
  return found;
}

/** All consents of these charters' clients, the oldest first. */
export async function findConsents(db: Database, charterIds: readonly string[]): Promise<SavedCardRow[]> {
  if (charterIds.length === 0) return [];
  return db
    .select()
    .from(moneySavedCards)
    .where(inArray(moneySavedCards.charterId, [...charterIds]))
    .orderBy(asc(moneySavedCards.consentedAt));
}

export async function updateSavedCard(
  db: Database,
  id: string,
  fields: Partial<
    Pick<
      SavedCardRow,
      | 'providerCustomer'
      | 'providerMethod'
      | 'brand'
      | 'lastFour'
      | 'keptAt'
      | 'endedAt'
      | 'endedBy'
      | 'detachedAt'
    >
  >,
): Promise<void> {
  await db.update(moneySavedCards).set(fields).where(eq(moneySavedCards.id, id));
}

/** Ends all consents of a charter, whether their card is stored yet or not; answers their ids. */
export async function endSavedCards(
  db: Database,
  charterId: string,
  ended: { readonly endedAt: Date; readonly endedBy: string },
): Promise<string[]> {
  const rows = await db
    .update(moneySavedCards)
    .set(ended)
    .where(and(eq(moneySavedCards.charterId, charterId), isNull(moneySavedCards.endedAt)))
    .returning({ id: moneySavedCards.id });
  return rows.map(({ id }) => id);
}

/** The charters for which a card is kept. */
export async function findChartersWithCards(db: Database): Promise<string[]> {
  const rows = await db
    .select({ charterId: moneySavedCards.charterId })
    .from(moneySavedCards)
    .where(and(isNotNull(moneySavedCards.keptAt), isNull(moneySavedCards.endedAt)))
    .orderBy(asc(moneySavedCards.charterId));
  return rows.map(({ charterId }) => charterId);
}

/** Cards that are no longer kept, and that the card company may still have. */
export async function findCardsToForget(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: moneySavedCards.id })
    .from(moneySavedCards)
    .where(
      and(
        isNotNull(moneySavedCards.endedAt),
        isNull(moneySavedCards.detachedAt),
        isNotNull(moneySavedCards.keptAt),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function insertCharge(
  db: Database,
  charge: typeof moneyCharges.$inferInsert,
): Promise<ChargeRow> {
  const [kept] = await db.insert(moneyCharges).values(charge).returning();
  if (!kept) throw new Error('The charge was not kept');
  return kept;
}

const CHARGING = ['wanted', 'on-its-way'] as const;

/** The charge under way for a charter. A charter has at most one. */
export async function findChargeUnderWay(db: Database, charterId: string): Promise<ChargeRow | undefined> {
  const [found] = await db
    .select()
    .from(moneyCharges)
    .where(and(eq(moneyCharges.charterId, charterId), inArray(moneyCharges.state, CHARGING)));
  return found;
}

export async function findChargesUnderWay(db: Database): Promise<ChargeRow[]> {
  return db
    .select()
    .from(moneyCharges)
    .where(inArray(moneyCharges.state, CHARGING))
    .orderBy(asc(moneyCharges.madeAt));
}

/** The trouble of a charge that was given up before the card company did anything: it says nothing about the card. */
export const CHARGE_GIVEN_UP = 'given-up';

/** The failed charges of a charter, without those that were given up. */
export async function findFailedCharges(db: Database, charterId: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(moneyCharges)
    .where(
      and(
        eq(moneyCharges.charterId, charterId),
        eq(moneyCharges.state, 'failed'),
        ne(moneyCharges.trouble, CHARGE_GIVEN_UP),
      ),
    )
    .orderBy(desc(moneyCharges.madeAt));
}

/** How many charges were ever made to a charter's kept card. */
export const countCharges = (db: Database, charterId: string): Promise<number> =>
  db.$count(moneyCharges, eq(moneyCharges.charterId, charterId));

export async function lockCharge(db: Database, id: string): Promise<ChargeRow | undefined> {
  const [found] = await db.select().from(moneyCharges).where(eq(moneyCharges.id, id)).for('update');
  return found;
}

export async function updateCharge(
  db: Database,
  id: string,
  fields: Partial<Pick<ChargeRow, 'state' | 'providerPayment' | 'paymentId' | 'trouble' | 'endedAt'>>,
): Promise<void> {
  await db.update(moneyCharges).set(fields).where(eq(moneyCharges.id, id));
}
