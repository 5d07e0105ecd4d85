import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { moneyCardRefunds, moneyPayments, moneyRefundsElsewhere } from '../tables/index.ts';

/** A refund of a card payment that was made on the card company's own pages. */
export type RefundElsewhere = typeof moneyRefundsElsewhere.$inferSelect;

/** Stores such a refund, or its later state: one that has failed stays so, and a late word that it is under way changes nothing. */
export async function saveRefundElsewhere(db: Database, refund: RefundElsewhere): Promise<void> {
  const { state } = refund;
  await db
    .insert(moneyRefundsElsewhere)
    .values(refund)
    .onConflictDoUpdate({
      target: moneyRefundsElsewhere.providerRefund,
      set: { state },
      setWhere: state === 'pending' ? sql`false` : ne(moneyRefundsElsewhere.state, 'failed'),
    });
}

/** The refunds of a charter's payments made on the card company's own pages that nobody has entered, and that did not fail. */
export async function findRefundsElsewhere(db: Database, charterId: string): Promise<RefundElsewhere[]> {
  const rows = await db
    .select({ refund: moneyRefundsElsewhere })
    .from(moneyRefundsElsewhere)
    .innerJoin(moneyPayments, eq(moneyPayments.id, moneyRefundsElsewhere.paymentId))
    .where(
      and(
        eq(moneyPayments.charterId, charterId),
        ne(moneyRefundsElsewhere.state, 'failed'),
        sql`not exists (select from ${moneyCardRefunds} c where c.provider_refund = ${moneyRefundsElsewhere.providerRefund})`,
      ),
    )
    .orderBy(asc(moneyRefundsElsewhere.madeAt));
  return rows.map(({ refund }) => refund);
}
