import { asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '#platform/deps.ts';

const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** What of a table is sealed. */
export type SealedTable = {
  /** The table's key, a UUID. */
  readonly id: PgColumn;
  /** Each sealed column, and what its seal is bound to in the row of an id. */
  readonly columns: readonly (readonly [column: PgColumn, contextOf: (id: string) => string])[];
  /** The setting that a table whose rows stay as they are wants for it. */
  readonly letBy?: string;
};

/**
 * Seals what of these tables is sealed with the newest of the site's keys. Each batch is a transaction: killed in between, what is
 * done is done, and the next run goes on with the rest.
 *
 * @returns in how many rows something was sealed anew
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

/** The next rows after an id; they are locked until they are sealed anew. */
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

/** What a table's rows call a column. */
const nameOf = (column: PgColumn): string =>
  Object.entries(getTableColumns(column.table)).find(([, one]) => one === column)?.[0] ?? column.name;

/** Every sealed column of the database, as `table.column`, whoever may have forgotten to name it. */
export async function sealedColumns(db: Deps['db']): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped
      and atttypid = 'bytea'::regtype and attname like 'sealed\_%'
    order by 1`);
  return rows.map(({ name }) => name);
}

/** True while anything in the database is sealed with the key of that id (bytes 2 to 9 of an envelope). */
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
