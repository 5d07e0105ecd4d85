import pg from 'pg';
import type { Connection } from './connection.ts';

/** Where the job queue keeps its own tables, and drizzle what has been migrated. */
const SCHEMAS = ['public', 'jobs'] as const;

/** What a trigger's type says that it stands in the way of (`pg_trigger.tgtype`). */
const EVENTS = { DELETE: 8, UPDATE: 16 } as const;

/**
 * Gives the site's role what it needs and no more: it reads, adds, changes and deletes rows, owns nothing, and empties, alters and
 * drops no table. Where triggers refuse to change or delete rows, it has not even the right to ask.
 *
 * Called after the owner has brought tables and queue up to date, under the lock of the migrations.
 *
 * @param owner a connection of the role that owns the tables
 * @param role the role that the site signs in as
 */
export async function grantSiteRole(owner: Connection, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await owner.query('begin');
  try {
    for (const schema of SCHEMAS) {
      await owner.query(`grant usage on schema ${schema} to ${name}`);
      await owner.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
      await owner.query(`grant usage, select, update on all sequences in schema ${schema} to ${name}`);
    }
    for (const { table, right } of await refusedRights(owner))
      await owner.query(`revoke ${right} on ${pg.escapeIdentifier(table)} from ${name}`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw error;
  }
}

/** The rights to the tables that are only ever added to: their triggers (`…_append_only`, `…_stay`) say which nobody has. */
async function refusedRights(
  owner: Connection,
): Promise<{ readonly table: string; readonly right: string }[]> {
  const { rows } = await owner.query<{ table: string; events: number }>(
    `select c.relname as table, t.tgtype::int as events
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname ~ '_(append_only|stay)$' and not t.tgisinternal`,
  );
  return rows.flatMap(({ table, events }) =>
    Object.entries(EVENTS).flatMap(([right, event]) => (events & event ? [{ table, right }] : [])),
  );
}
