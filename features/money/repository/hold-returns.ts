import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { moneyHoldReturns, moneyHolds } from '../tables/index.ts';

export type HoldReturn = typeof moneyHoldReturns.$inferSelect;

export async function insertHoldReturn(
  db: Database,
  one: typeof moneyHoldReturns.$inferInsert,
): Promise<HoldReturn> {
  const [kept] = await db.insert(moneyHoldReturns).values(one).returning();
  if (!kept) throw new Error('What goes back was not kept');
  return kept;
}

/** The returns of these holds, the oldest first. */
export async function findHoldReturns(db: Database, holdIds: readonly string[]): Promise<HoldReturn[]> {
  if (holdIds.length === 0) return [];
  return db
    .select()
    .from(moneyHoldReturns)
    .where(inArray(moneyHoldReturns.holdId, [...holdIds]))
    .orderBy(asc(moneyHoldReturns.madeAt), asc(moneyHoldReturns.id));
}

/** One of them, with its charter and the card company's id of the captured payment. */
export async function findHoldReturn(db: Database, id: string) {
  const [found] = await db
    .select({
      one: moneyHoldReturns,
      charterId: moneyHolds.charterId,
      providerPayment: moneyHolds.providerPayment,
    })
    .from(moneyHoldReturns)
    .innerJoin(moneyHolds, eq(moneyHolds.id, moneyHoldReturns.holdId))
    .where(eq(moneyHoldReturns.id, id));
  return found && { ...found.one, charterId: found.charterId, providerPayment: found.providerPayment };
}

export async function updateHoldReturn(
  db: Database,
  id: string,
  fields: Partial<Pick<HoldReturn, 'state' | 'trouble' | 'providerRefund' | 'changedAt'>>,
): Promise<void> {
  await db.update(moneyHoldReturns).set(fields).where(eq(moneyHoldReturns.id, id));
}

/** The ids of those to a card that the card company may not have yet. */
export async function findHoldReturnsToSend(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: moneyHoldReturns.id })
    .from(moneyHoldReturns)
    .where(
      and(
        eq(moneyHoldReturns.method, 'card'),
        inArray(moneyHoldReturns.state, ['wanted', 'sent']),
        isNull(moneyHoldReturns.providerRefund),
      ),
    )
    .orderBy(asc(moneyHoldReturns.madeAt));
  return rows.map(({ id }) => id);
}
