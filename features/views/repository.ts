import { and, asc, eq, type InferSelectModel, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { ViewedList } from './domain.ts';
import { savedViews } from './tables.ts';

export type SavedView = InferSelectModel<typeof savedViews>;

const own = (accountId: string, id: string) =>
  and(eq(savedViews.accountId, accountId), eq(savedViews.id, id));

/** The staff member's views of a list, ordered by name. */
export async function findViews(db: Database, accountId: string, list: ViewedList): Promise<SavedView[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.accountId, accountId), eq(savedViews.list, list)))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}

/** Every view of every staff member. */
export async function findAllViews(db: Database): Promise<Pick<SavedView, 'id' | 'name' | 'query'>[]> {
  return db.select({ id: savedViews.id, name: savedViews.name, query: savedViews.query }).from(savedViews);
}

export async function deleteViews(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(savedViews).where(inArray(savedViews.id, [...ids]));
}

/** Stores a view; false if the staff member already has one of that name for that list. */
export async function insertView(db: Database, view: SavedView): Promise<boolean> {
  const { rowCount } = await db.insert(savedViews).values(view).onConflictDoNothing();
  return rowCount === 1;
}

/** One of the staff member's own views, locked until the transaction ends. */
export async function lockView(db: Database, accountId: string, id: string): Promise<SavedView | undefined> {
  const [view] = await db.select().from(savedViews).where(own(accountId, id)).for('update');
  return view;
}

export async function updateView(
  db: Database,
  accountId: string,
  id: string,
  values: Partial<Pick<SavedView, 'name' | 'query'>>,
): Promise<void> {
  await db.update(savedViews).set(values).where(own(accountId, id));
}

/** Deletes one of the staff member's own views; false if there is none with that id. */
export async function deleteView(db: Database, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(savedViews).where(own(accountId, id));
  return rowCount === 1;
}
