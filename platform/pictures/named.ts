import { sql, type Table } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';

/**
 * The names of uploaded pictures in any column of these tables, whether text, list or JSON: a picture in a field that is added
 * later is found as well.
 */
export async function uploadsNamedIn(db: Database, tables: readonly Table[]): Promise<string[]> {
  const names = new Set<string>();
  for (const table of tables) {
    const { rows } = await db.execute<{ name: string }>(
      sql`select distinct (regexp_matches(r::text, 'up-[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}-[0-9a-f]{6}', 'g'))[1] as name from ${table} r`,
    );
    for (const { name } of rows) names.add(name);
  }
  return [...names];
}
