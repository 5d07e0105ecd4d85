import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAmong } from '#platform/db/among.ts';
import type { Database } from '#platform/db/database.ts';
import type { Owed, RefundState } from '../domain/index.ts';
import {
  moneyObligations,
  moneyPayments,
  moneyRefundSteps,
  moneyRefunds,
  moneyReversals,
} from '../tables/index.ts';

type Row = typeof moneyObligations.$inferSelect;

/** Something owed, with the id and cause of its row. */
export type Obligation = Owed & { readonly id: string; readonly cause: string };

const owedIn = (row: Row): Obligation => ({
  id: row.id,
  cause: row.cause,
  kind: row.kind,
  parts: { base: row.baseCents, tax: row.taxCents, gratuity: row.gratuityCents, apa: row.apaCents },
  holdCents: row.holdCents,
  dueAt: row.dueAt,
  label: row.label,
  isBeforeBalance: row.isBeforeBalance,
});

const rowOf = ({ kind, parts, holdCents, dueAt, label = '', isBeforeBalance = false }: Owed) => ({
  kind,
  baseCents: parts.base,
  taxCents: parts.tax,
  gratuityCents: parts.gratuity,
  apaCents: parts.apa,
  holdCents,
  dueAt,
  label,
  isBeforeBalance,
});

type Written = { readonly charterId: string; readonly cause: string; readonly madeAt: Date };

export async function insertObligations(
  db: Database,
  owed: readonly (Owed & { readonly id: string })[],
  written: Written,
): Promise<void> {
  if (owed.length === 0) return;
  await db.insert(moneyObligations).values(owed.map((one) => ({ ...rowOf(one), id: one.id, ...written })));
}

const withdrawal = alias(moneyObligations, 'withdrawal');
const opposite = (cents: number) => (cents === 0 ? 0 : -cents);

/** Withdraws obligations by rows with the opposite amounts. */
export async function insertWithdrawals(
  db: Database,
  obligations: readonly (Obligation & { readonly withdrawalId: string })[],
  written: Written,
): Promise<void> {
  if (obligations.length === 0) return;
  await db.insert(moneyObligations).values(
    obligations.map(({ withdrawalId, ...one }) => ({
      ...rowOf({
        ...one,
        parts: {
          base: opposite(one.parts.base),
          tax: opposite(one.parts.tax),
          gratuity: opposite(one.parts.gratuity),
          apa: opposite(one.parts.apa),
        },
        holdCents: opposite(one.holdCents),
      }),
      id: withdrawalId,
      withdraws: one.id,
      ...written,
    })),
  );
}

/** What a charter's client owes now: the obligations that no row withdraws. */
export const findObligations = async (db: Database, charterId: string): Promise<Obligation[]> =>
  (await findObligationsOf(db, [charterId])).get(charterId) ?? [];

/** Like `findObligations`, for several charters; by charter id. */
export async function findObligationsOf(
  db: Database,
  charterIds: readonly string[],
): Promise<ReadonlyMap<string, Obligation[]>> {
  const rows = await db
    .select({ row: moneyObligations })
    .from(moneyObligations)
    .leftJoin(withdrawal, eq(withdrawal.withdraws, moneyObligations.id))
    .where(
      and(
        isAmong(moneyObligations.charterId, charterIds),
        isNull(moneyObligations.withdraws),
        isNull(withdrawal.id),
      ),
    )
    .orderBy(asc(moneyObligations.dueAt), asc(moneyObligations.id));
  const of = Map.groupBy(rows, ({ row }) => row.charterId);
  return new Map([...of].map(([charterId, own]) => [charterId, own.map(({ row }) => owedIn(row))]));
}

/** The obligations that the charter's last cancellation withdrew, in the order of `findObligations`. */
export async function findCalledOff(db: Database, charterId: string): Promise<Obligation[]> {
  const rows = await db
    .select({ row: moneyObligations, cause: withdrawal.cause, at: withdrawal.madeAt })
    .from(moneyObligations)
    .innerJoin(withdrawal, eq(withdrawal.withdraws, moneyObligations.id))
    .where(and(eq(moneyObligations.charterId, charterId), sql`${withdrawal.cause} like 'cancelled:%'`))
    .orderBy(asc(moneyObligations.dueAt), asc(moneyObligations.id));
  const newest = rows.reduce((last, { at }) => (at > last ? at : last), new Date(0));
  return rows.filter(({ at }) => at.getTime() === newest.getTime()).map(({ row }) => owedIn(row));
}

/** A payment, with its reversal if there is one. */
export type Payment = typeof moneyPayments.$inferSelect & {
  readonly isReversed: boolean;
  readonly reversal: { readonly reason: string; readonly by: string; readonly at: Date } | null;
};

/** A charter's payments, the oldest first. */
export const findPayments = (db: Database, charterId: string): Promise<Payment[]> =>
  findPaymentsOf(db, [charterId]);

/** Like `findPayments`, for several charters. */
export async function findPaymentsOf(db: Database, charterIds: readonly string[]): Promise<Payment[]> {
  const rows = await db
    .select({ payment: moneyPayments, reversal: moneyReversals })
    .from(moneyPayments)
    .leftJoin(moneyReversals, eq(moneyReversals.paymentId, moneyPayments.id))
    .where(inArray(moneyPayments.charterId, [...charterIds]))
    .orderBy(asc(moneyPayments.receiptNumber));
  return rows.map(({ payment, reversal }) => ({
    ...payment,
    isReversed: reversal !== null,
    reversal: reversal && {
      reason: reversal.reason,
      by: reversal.reversedBy,
      at: reversal.reversedAt,
    },
  }));
}

export async function insertPayment(
  db: Database,
  payment: Omit<typeof moneyPayments.$inferInsert, 'receiptNumber'>,
): Promise<typeof moneyPayments.$inferSelect> {
  const [kept] = await db.insert(moneyPayments).values(payment).returning();
  if (!kept) throw new Error('The payment was not kept');
  return kept;
}

export async function insertReversal(
  db: Database,
  reversal: typeof moneyReversals.$inferInsert,
): Promise<void> {
  await db.insert(moneyReversals).values(reversal);
}

/** A refund, with its steps and state. */
export type Refund = typeof moneyRefunds.$inferSelect & {
  readonly state: RefundState;
  readonly steps: readonly (typeof moneyRefundSteps.$inferSelect)[];
};

/** The refunds of a charter, the oldest first. */
export const findRefunds = (db: Database, charterId: string): Promise<Refund[]> =>
  findRefundsOf(db, [charterId]);

/** Like `findRefunds`, for several charters. */
export async function findRefundsOf(db: Database, charterIds: readonly string[]): Promise<Refund[]> {
  const refunds = await db
    .select()
    .from(moneyRefunds)
    .where(inArray(moneyRefunds.charterId, [...charterIds]))
    .orderBy(asc(moneyRefunds.wantedAt), asc(moneyRefunds.id));
  if (refunds.length === 0) return [];
  const steps = await db
    .select()
    .from(moneyRefundSteps)
    .where(
      inArray(
        moneyRefundSteps.refundId,
        refunds.map(({ id }) => id),
      ),
    )
    .orderBy(asc(moneyRefundSteps.doneAt));
  return refunds.map((refund) => {
    const own = steps.filter(({ refundId }) => refundId === refund.id);
    const has = (step: RefundState) => own.some((one) => one.step === step);
    // Steps can have the same time, so derive the state from the kinds of steps and not from their order.
    const state = (['failed', 'succeeded', 'sent', 'withdrawn'] as const).find(has) ?? 'wanted';
    return { ...refund, state, steps: own };
  });
}

export async function insertRefunds(
  db: Database,
  refunds: readonly (typeof moneyRefunds.$inferInsert)[],
): Promise<void> {
  if (refunds.length > 0) await db.insert(moneyRefunds).values([...refunds]);
}

export async function insertRefundStep(
  db: Database,
  step: typeof moneyRefundSteps.$inferInsert,
): Promise<void> {
  await db.insert(moneyRefundSteps).values(step);
}

/** The charters of which something falls due in this period, paid or not. */
export async function findChartersDue(db: Database, from: Date, until: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ charterId: moneyObligations.charterId })
    .from(moneyObligations)
    .leftJoin(withdrawal, eq(withdrawal.withdraws, moneyObligations.id))
    .where(
      and(
        isNull(moneyObligations.withdraws),
        isNull(withdrawal.id),
        gte(moneyObligations.dueAt, from),
        lte(moneyObligations.dueAt, until),
        inArray(moneyObligations.kind, ['deposit', 'balance', 'apa', 'addition']),
      ),
    );
  return rows.map(({ charterId }) => charterId);
}
