import { asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '#platform/deps.ts';

const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The sealed columns of a table. */
export type SealedTable = {
  /** The table's key, a UUID. */
  readonly id: PgColumn;
  /** Each sealed column, with the context its seal is bound to, made from the row's id. */
  readonly columns: readonly (readonly [column: PgColumn, contextOf: (id: string) => string])[];
  /** The database setting that allows the change, for a table whose rows may otherwise not change. */
  readonly letBy?: string;
};

/**
 * Seals the data of these tables again with the newest of the site's keys. Each batch is one transaction, so an interrupted run
 * keeps what is done, and the next run continues.
 *
 * @returns how many rows were sealed again
 */
export async function reseal(
  deps: Pick<Deps, 'db' | 'vault'>,
  tables: readonly SealedTable[],
): Promise<number> {
  let done = 0;
  for (const table of tables) {
    let after: string | undefined = FIRST;
    while (after !== undefined) {
      const batch = await resealAfter(deps, table, after);
      done += batch.done;
      after = batch.last;
    }
  }
  return done;
}

/** Seals the next rows after an id again, with the rows locked meanwhile. */
function resealAfter({ db, vault }: Pick<Deps, 'db' | 'vault'>, sealed: SealedTable, after: string) {
  const { id, columns, letBy } = sealed;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id, ...Object.fromEntries(columns.map(([column]) => [nameOf(column), column])) })
      .from(id.table)
      .where(gt(id, after))
      .orderBy(asc(id))
      .limit(AT_ONCE)
      .for('update');
    if (letBy) await tx.execute(sql`select set_config(${letBy}, 'on', true)`);
    let done = 0;
    for (const row of rows as Record<string, unknown>[]) {
      const key = String(row.id);
      const anew = columns.flatMap(([column, contextOf]) => {
        const bytes = row[nameOf(column)];
        if (!Buffer.isBuffer(bytes) || !vault.isOutdated(bytes)) return [];
        return [[nameOf(column), vault.seal(vault.open(bytes, contextOf(key)), contextOf(key))]];
      });
      if (anew.length === 0) continue;
      await tx.update(id.table).set(Object.fromEntries(anew)).where(eq(id, key));
      done += 1;
    }
    if (letBy) await tx.execute(sql`select set_config(${letBy}, 'off', true)`);
    const last: unknown = rows.at(-1)?.id;
    return { done, last: last === undefined ? undefined : String(last) };
  });
}

/** The name of a column in the table's rows. */
const nameOf = (column: PgColumn): string =>
  Object.entries(getTableColumns(column.table)).find(([, one]) => one === column)?.[0] ?? column.name;

/** Every sealed column of the database, as `table.column`, read from the database so that none can be forgotten. */
export async function sealedColumns(db: Deps['db']): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped
      and atttypid = 'bytea'::regtype and attname like 'sealed\_%'
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Whether any data in the database is sealed with this key (its id is bytes 2 to 9 of an envelope). */
export async function isKeyInUse(db: Deps['db'], keyId: string): Promise<boolean> {
  for (const name of await sealedColumns(db)) {
    const [table = '', column = ''] = name.split('.');
    const { rows } = await db.execute(sql`
      select from ${sql.identifier(table)}
      where substring(${sql.identifier(column)} from 2 for 8) = decode(${keyId}, 'hex') limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}
