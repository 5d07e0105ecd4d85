import { eq, type InferInsertModel, type InferSelectModel, lt } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { financingDrafts } from '../tables.ts';

export type Draft = InferSelectModel<typeof financingDrafts>;

export async function saveDraft(
  db: Database,
  draft: InferInsertModel<typeof financingDrafts>,
): Promise<void> {
  const { accountId: _, ...change } = draft;
  await db
    .insert(financingDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: financingDrafts.accountId, set: change });
}

export async function findDraft(db: Database, accountId: string): Promise<Draft | undefined> {
  const [found] = await db.select().from(financingDrafts).where(eq(financingDrafts.accountId, accountId));
  return found;
}

export async function deleteDraft(db: Database, accountId: string): Promise<void> {
  await db.delete(financingDrafts).where(eq(financingDrafts.accountId, accountId));
}

export async function deleteDraftsBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(financingDrafts).where(lt(financingDrafts.updatedAt, before));
  return rowCount ?? 0;
}
