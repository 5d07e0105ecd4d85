import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { moneyPaymentFiles, moneyPayments } from '../tables/index.ts';

/** A photograph or PDF beside a payment. */
export type PaymentFile = typeof moneyPaymentFiles.$inferSelect;

export async function insertPaymentFile(db: Database, file: PaymentFile): Promise<void> {
  await db.insert(moneyPaymentFiles).values(file);
}

/** What lies beside the payments of these charters, the first first. */
export async function findPaymentFiles(db: Database, charterIds: readonly string[]) {
  if (charterIds.length === 0) return [];
  const rows = await db
    .select({ file: moneyPaymentFiles, charterId: moneyPayments.charterId })
    .from(moneyPaymentFiles)
    .innerJoin(moneyPayments, eq(moneyPayments.id, moneyPaymentFiles.paymentId))
    .where(inArray(moneyPayments.charterId, [...charterIds]))
    .orderBy(asc(moneyPaymentFiles.addedAt), asc(moneyPaymentFiles.id));
  return rows.map(({ file, charterId }) => ({ ...file, charterId }));
}

/** Takes files off their payments; answers which they are in the store. */
export async function deletePaymentFiles(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .delete(moneyPaymentFiles)
    .where(inArray(moneyPaymentFiles.id, [...ids]))
    .returning({ fileId: moneyPaymentFiles.fileId });
  return gone.map(({ fileId }) => fileId);
}

/** Takes a file of the store off its payment, if it is beside one. */
export async function deletePaymentFileOf(db: Database, fileId: string): Promise<void> {
  await db.delete(moneyPaymentFiles).where(eq(moneyPaymentFiles.fileId, fileId));
}
