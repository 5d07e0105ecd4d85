import { sql } from 'drizzle-orm';
import { test } from './test.ts';

/** The tables that staff edit in Settings, Packages, Add-Ons and Events. */
const TABLES = [
  'site_settings',
  'faqs',
  'testimonials',
  'crew',
  'showcase_yachts',
  'add_ons',
  'packages',
  'events',
];

/**
 * For a file whose scenarios change content that every page shows: after each scenario, it restores the content for the
 * next ones.
 */
export function putContentBack(): void {
  let found: Map<string, string>;
  test.beforeEach(async ({ site }) => {
    found = new Map();
    for (const table of TABLES) {
      const { rows } = await site.database.db.execute<{ kept: string }>(
        sql`select coalesce(json_agg(kept), '[]')::text as kept from ${sql.identifier(table)} kept`,
      );
      found.set(table, rows[0]?.kept ?? '[]');
    }
  });
  test.afterEach(async ({ site }) => {
    await site.database.db.transaction(async (tx) => {
      for (const [table, rows] of found) {
        const name = sql.identifier(table);
        await tx.execute(sql`delete from ${name}`);
        await tx.execute(
          sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::json)`,
        );
      }
    });
  });
}
