import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { savedYachts, yachts } from '../tables.ts';

/** The ids of an account's saved yachts, the latest first. Archived yachts are left out, and are back if they are restored. */
export async function findSavedYachts(db: Database, accountId: string): Promise<string[]> {
  const found = await db
    .select({ yachtId: savedYachts.yachtId })
    .from(savedYachts)
    .innerJoin(yachts, eq(yachts.id, savedYachts.yachtId))
    .where(and(eq(savedYachts.accountId, accountId), isNull(yachts.archivedAt)))
    .orderBy(desc(savedYachts.savedAt), asc(savedYachts.yachtId));
  return found.map(({ yachtId }) => yachtId);
}

/** Saves those of the yachts that exist. A yacht that is saved already keeps its place. */
export async function insertSavedYachts(
  db: Database,
  accountId: string,
  saved: readonly { readonly yachtId: string; readonly savedAt: Date }[],
): Promise<void> {
  if (saved.length === 0) return;
  const rows = JSON.stringify(saved.map(({ yachtId, savedAt }) => [yachtId, savedAt.toISOString()]));
  await db.execute(sql`insert into saved_yachts (account_id, yacht_id, saved_at)
    select ${accountId}::uuid, yachts.id, (given.value ->> 1)::timestamptz
    from jsonb_array_elements(${rows}::jsonb) as given(value)
    join yachts on yachts.id = given.value ->> 0
    on conflict do nothing`);
}

export async function deleteSavedYacht(db: Database, accountId: string, yachtId: string): Promise<void> {
  await db
    .delete(savedYachts)
    .where(and(eq(savedYachts.accountId, accountId), eq(savedYachts.yachtId, yachtId)));
}
