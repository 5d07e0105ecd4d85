import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { moneyPaymentFiles, moneyPayments } from '../tables/index.ts';

/** A photo or PDF of a payment. */
export type PaymentFile = typeof moneyPaymentFiles.$inferSelect;

export async function insertPaymentFile(db: Database, file: PaymentFile): Promise<void> {
  await db.insert(moneyPaymentFiles).values(file);
}

/** The files of these charters' payments, the oldest first. */
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

/** Removes files from their payments; answers their ids in the file store. */
export async function deletePaymentFiles(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .delete(moneyPaymentFiles)
    .where(inArray(moneyPaymentFiles.id, [...ids]))
    .returning({ fileId: moneyPaymentFiles.fileId });
  return gone.map(({ fileId }) => fileId);
}

/** Removes a file of the file store from its payment, if it belongs to one. */
export async function deletePaymentFileOf(db: Database, fileId: string): Promise<void> {
  await db.delete(moneyPaymentFiles).where(eq(moneyPaymentFiles.fileId, fileId));
}
