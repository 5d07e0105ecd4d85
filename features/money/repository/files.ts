import { asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { moneyFiles, moneyPayments } from '../tables/index.ts';

export async function insertMoneyFile(db: Database, file: typeof moneyFiles.$inferInsert): Promise<void> {
  await db.insert(moneyFiles).values(file);
}

/** The files of these charters' payments and damage, the oldest first. */
export async function findMoneyFiles(db: Database, charterIds: readonly string[]) {
  if (charterIds.length === 0) return [];
  const ids = [...charterIds];
  return db
    .select({
      ...getTableColumns(moneyFiles),
      charterId: sql<string>`coalesce(${moneyFiles.charterId}, ${moneyPayments.charterId})`,
    })
    .from(moneyFiles)
    .leftJoin(moneyPayments, eq(moneyPayments.id, moneyFiles.paymentId))
    .where(
      or(
        inArray(moneyFiles.charterId, ids),
        // By the payments' ids: "or" over both tables would read every file there is.
        inArray(
          moneyFiles.paymentId,
          db
            .select({ id: moneyPayments.id })
            .from(moneyPayments)
            .where(inArray(moneyPayments.charterId, ids)),
        ),
      ),
    )
    .orderBy(asc(moneyFiles.addedAt), asc(moneyFiles.id));
}

/** A photo or PDF of a payment, or of damage if it has no payment. */
export type MoneyFile = Awaited<ReturnType<typeof findMoneyFiles>>[number];

/** Removes files; answers their ids in the file store. */
export async function deleteMoneyFiles(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .delete(moneyFiles)
    .where(inArray(moneyFiles.id, [...ids]))
    .returning({ fileId: moneyFiles.fileId });
  return gone.map(({ fileId }) => fileId);
}

/** Removes a file of the file store from what it belongs to, if it belongs to money. */
export async function deleteStoredMoneyFile(db: Database, fileId: string): Promise<void> {
  await db.delete(moneyFiles).where(eq(moneyFiles.fileId, fileId));
}
