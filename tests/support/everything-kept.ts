import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';

/**
 * Everything that the database holds in text, json and byte columns, row by row; bytes both as they are and as
 * hexadecimal.
 *
 * @param more further column types, such as uuid
 */
export async function everyField(
  db: Database,
  more: readonly string[] = [],
): Promise<{ where: string; text: string }[]> {
  const types = ['text', 'json', 'jsonb', 'bytea', 'character varying', 'ARRAY', ...more];
  const { rows: columns } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns
    where table_schema in ('public', 'jobs')
      and data_type in ${types}
      and table_name in (select tablename from pg_tables where schemaname in ('public', 'jobs'))`);
  const fields: { where: string; text: string }[] = [];
  for (const { table, column, type } of columns) {
    const value =
      type === 'bytea'
        ? sql`encode(${sql.identifier(column)}, 'escape') || ' ' || encode(${sql.identifier(column)}, 'hex')`
        : sql`${sql.identifier(column)}::text`;
    const { rows } = await db.execute<{ text: string }>(
      sql`select ${value} as text from ${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
    );
    for (const { text } of rows) fields.push({ where: `${table}.${column}`, text });
  }
  return fields;
}

/** The contents of every file below a folder, byte by byte, each preceded by the file's name. */
export function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name} ${readFileSync(path.join(entry.parentPath, entry.name), 'latin1')}`);
}
