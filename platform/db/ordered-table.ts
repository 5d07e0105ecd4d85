import { asc, eq, getTableColumns, type InferSelectModel, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** A table whose rows staff write and order; `version` protects them from overwriting each other's edits. */
export type OrderedTable = PgTable & {
  readonly id: PgColumn;
  readonly position: PgColumn;
  readonly version: PgColumn;
};

type Values = Readonly<Record<string, unknown>>;

/** The outcome of a change: the row as it is now, or the reason why nothing was changed. */
export type Changed<Row> =
  | { readonly outcome: 'changed'; readonly row: Row; readonly before: Row }
  | { readonly outcome: 'stale'; readonly row: Row }
  | { readonly outcome: 'absent' };

/**
 * The queries that every catalog needs. A table with `archivedAt` keeps removed rows but hides them, because earlier requests
 * still name them; any other table deletes them.
 */
export function orderedTable<Table extends OrderedTable>(table: Table) {
  type Row = InferSelectModel<Table>;
  const archivedAt: PgColumn | undefined = getTableColumns(table).archivedAt;
  const inUse = archivedAt ? isNull(archivedAt) : undefined;
  const updatedAt = getTableColumns(table).updatedAt ? { updatedAt: sql`now()` } : {};

  /** Locks the row, so that two edits at the same time run one after the other. */
  async function lock(db: Database, id: string): Promise<Row | undefined> {
    const found = await db
      .select()
      .from(table as PgTable)
      .where(sql`${eq(table.id, id)} and ${inUse ?? sql`true`}`)
      .for('update');
    return found[0] as Row | undefined;
  }

  return {
    /** Every row in use, in the order staff gave them. */
    async all(db: Database): Promise<Row[]> {
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(inUse)
        .orderBy(asc(table.position), asc(table.id));
      return rows as Row[];
    },

    /** The rows with these ids, including archived ones: charters that were made with them still show their names. */
    async ever(db: Database, ids: readonly string[]): Promise<Row[]> {
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(inArray(table.id, [...ids]));
      return rows as Row[];
    },

    /** Stores a row at the end of the list; undefined when its id is taken. */
    async insert(db: Database, values: Values, id: string): Promise<Row | undefined> {
      const position = sql`(select coalesce(max(position), 0) + 1 from ${table})`;
      const stored = await db
        .insert(table as PgTable)
        .values({ ...values, id, position })
        .onConflictDoNothing()
        .returning();
      return stored[0] as Row | undefined;
    },

    /**
     * Changes a row and increases its version.
     *
     * @param version the version that the edit was based on; without one the last write wins
     */
    async update(db: Database, id: string, values: Values, version?: number): Promise<Changed<Row>> {
      const before = await lock(db, id);
      if (!before) return { outcome: 'absent' };
      if (version !== undefined && version !== (before as { version: number }).version) {
        return { outcome: 'stale', row: before };
      }
      const stored = await db
        .update(table as PgTable)
        .set({ ...values, ...updatedAt, version: sql`${table.version} + 1` })
        .where(eq(table.id, id))
        .returning();
      return { outcome: 'changed', row: stored[0] as Row, before };
    },

    /** Removes a row from the list; undefined when it is not in the list. */
    async remove(db: Database, id: string): Promise<Row | undefined> {
      const found = await lock(db, id);
      if (!found) return undefined;
      if (archivedAt) {
        await db
          .update(table as PgTable)
          .set({ archivedAt: sql`now()` })
          .where(eq(table.id, id));
      } else {
        await db.delete(table as PgTable).where(eq(table.id, id));
      }
      return found;
    },

    /** Puts the rows into this order; rows not named follow, in their present order. */
    async arrange(db: Database, ids: readonly string[]): Promise<void> {
      await db.execute(sql`
        with wanted as (
          select id, row_number() over (order by array_position(${sql.param([...ids])}::text[], id) nulls last, position, id) as place
          from ${table} where ${inUse ?? sql`true`}
        )
        update ${table} set position = wanted.place from wanted
        where ${table}.id = wanted.id and ${table}.position <> wanted.place`);
    },
  };
}
