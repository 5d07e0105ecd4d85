import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { storedFiles } from './tables.ts';

export type StoredFile = InferSelectModel<typeof storedFiles>;

export async function insertFile(db: Database, file: InferInsertModel<typeof storedFiles>): Promise<void> {
  await db.insert(storedFiles).values(file);
}

export async function findFile(db: Database, id: string): Promise<StoredFile | undefined> {
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.id, id));
  return file;
}

export async function findScans(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StoredFile['scan']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: storedFiles.id, scan: storedFiles.scan })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
  return new Map(rows.map(({ id, scan }) => [id, scan]));
}

/** Marks a file as kept. False if it was not in state `writing`. */
export async function markKept(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(storedFiles)
    .set({ state: 'kept' })
    .where(and(eq(storedFiles.id, id), eq(storedFiles.state, 'writing')));
  return rowCount === 1;
}

export async function markDoomed(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(storedFiles)
    .set({ state: 'doomed' })
    .where(inArray(storedFiles.id, [...ids]));
}

/** Stores the scanner's result. False if the file was not waiting for it. */
export async function markScanned(db: Database, id: string, scan: 'clean' | 'infected'): Promise<boolean> {
  const { rowCount } = await db
    .update(storedFiles)
    .set({ scan })
    .where(and(eq(storedFiles.id, id), eq(storedFiles.scan, 'waiting')));
  return rowCount === 1;
}

/** Files that nothing refers to: doomed files, and files whose writing began before that instant and never finished. */
export async function findUnkept(db: Database, writingBefore: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      or(
        eq(storedFiles.state, 'doomed'),
        and(eq(storedFiles.state, 'writing'), lt(storedFiles.createdAt, writingBefore)),
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Deletes the row of a file whose bytes are gone; not if the file was kept in the meantime. */
export async function deleteFile(db: Database, id: string): Promise<void> {
  await db
    .delete(storedFiles)
    .where(and(eq(storedFiles.id, id), inArray(storedFiles.state, ['writing', 'doomed'])));
}

export async function findUnscanned(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(eq(storedFiles.scan, 'waiting'), eq(storedFiles.state, 'kept')));
  return rows.map(({ id }) => id);
}
