import {
  asc,
  eq,
  getTableColumns,
  type InferSelectModel,
  inArray,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
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
 * The order of `now` with one row moved between the two that are beside it in `ids`: no farther than it takes, except to the
 * beginning or the end of the list if it was put there.
 */
export function withMoved(now: readonly string[], ids: readonly string[], moved: string): string[] {
  const others = now.filter((id) => id !== moved);
  const isThere = (id: string) => others.includes(id);
  const wanted = Math.max(0, ids.indexOf(moved));
  const before = ids.slice(0, wanted).findLast(isThere);
  const after = ids.slice(wanted + 1).find(isThere);
  const first = before === undefined ? 0 : others.indexOf(before) + 1;
  const last = after === undefined ? others.length : others.indexOf(after);
  const isAtAnEnd = before === undefined || last < first;
  const nearest = Math.min(last, Math.max(first, after === undefined ? last : now.indexOf(moved)));
  return others.toSpliced(isAtAnEnd ? first : nearest, 0, moved);
}

/**
 * The queries that every catalog needs. A table with `archivedAt` keeps removed rows but hides them, because earlier requests
 * still name them; any other table deletes them.
 */
export function orderedTable<Table extends OrderedTable>(table: Table) {
  type Row = InferSelectModel<Table>;
  const archivedAt: PgColumn | undefined = getTableColumns(table).archivedAt;
  const inUse = archivedAt ? isNull(archivedAt) : undefined;
  /** The columns with the values of a row that was just made, also without `archivedAt`. */
  const asNew = Object.fromEntries(
    Object.keys(getTableColumns(table)).flatMap((name) => (name === 'id' ? [] : [[name, sql`default`]])),
  );
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

  const isStale = (row: Row, version: number | undefined) =>
    version !== undefined && version !== (row as { version: number }).version;

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

    /**
     * Stores a row at the end of the list; undefined when its id is taken. A removed row with this id comes back with these
     * values, so that what names it by its id finds it again.
     */
    async insert(db: Database, values: Values, id: string): Promise<Row | undefined> {
      const position = sql`(select coalesce(max(position), 0) + 1 from ${table})`;
      const insert = db.insert(table as PgTable).values({ ...values, id, position });
      const stored = await (archivedAt
        ? insert.onConflictDoUpdate({
            target: table.id,
            set: { ...asNew, ...values, position, version: sql`${table.version} + 1` },
            setWhere: isNotNull(archivedAt),
          })
        : insert.onConflictDoNothing()
      ).returning();
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
      if (isStale(before, version)) return { outcome: 'stale', row: before };
      const stored = await db
        .update(table as PgTable)
        .set({ ...values, ...updatedAt, version: sql`${table.version} + 1` })
        .where(eq(table.id, id))
        .returning();
      return { outcome: 'changed', row: stored[0] as Row, before };
    },

    /**
     * Removes a row from the list.
     *
     * @param version the version that was looked at; without one the row is removed as it is
     */
    async remove(db: Database, id: string, version?: number): Promise<Changed<Row>> {
      const row = await lock(db, id);
      if (!row) return { outcome: 'absent' };
      if (isStale(row, version)) return { outcome: 'stale', row };
      if (archivedAt) {
        await db
          .update(table as PgTable)
          .set({ archivedAt: sql`now()` })
          .where(eq(table.id, id));
      } else {
        await db.delete(table as PgTable).where(eq(table.id, id));
      }
      return { outcome: 'changed', row, before: row };
    },

    /**
     * Puts the rows into this order; rows not named follow, in their present order.
     *
     * @param moved the one row that was moved. The others then keep the order that they have now, which a colleague may have
     * changed, and the row comes between those that are beside it in `ids`
     * @returns false if `moved` is not in the list any more
     */
    async arrange(db: Database, ids: readonly string[], moved?: string): Promise<boolean> {
      if (moved !== undefined) {
        await db.execute(sql`select 1 from ${table} order by id for update`);
        const now = (await this.all(db)).map((row) => String((row as { id: unknown }).id));
        if (!now.includes(moved)) return false;
        return this.arrange(db, withMoved(now, ids, moved));
      }
      await db.execute(sql`
        with wanted as (
          select id, row_number() over (order by array_position(${sql.param([...ids])}::text[], id) nulls last, position, id) as place
          from ${table} where ${inUse ?? sql`true`}
        )
        update ${table} set position = wanted.place from wanted
        where ${table}.id = wanted.id and ${table}.position <> wanted.place`);
      return true;
    },
  };
}
