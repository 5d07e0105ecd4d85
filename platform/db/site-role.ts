import pg from 'pg';
import type { Connection } from './connection.ts';

/** The schema of the site's tables, and the schema in which the job queue keeps its own. */
const SCHEMAS = ['public', 'jobs'] as const;

/** The bits in a trigger's type for the events it fires on (`pg_trigger.tgtype`). */
const EVENTS = { DELETE: 8, UPDATE: 16 } as const;

/**
 * Grants the site's role only what it needs: to read, add, change and delete rows. It owns nothing, and can empty, alter or
 * drop no table. Where triggers refuse to change or delete rows, the role lacks that right as well.
 *
 * Call it after the owner has brought the tables and the queue up to date, under the migration lock.
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

/** The rights that nobody has to append-only tables, as their triggers (`…_append_only`, `…_stay`) say. */
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
