import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';

/**
 * Does something while the database refuses certain writes, as a bug or a fault would.
 *
 * @param write what is refused, as a trigger says it: `insert on outbox`
 * @param when which rows, as a condition of the trigger: `new.id = '…'`
 */
export async function whileRefused<Done>(
  db: Database,
  write: string,
  when: string,
  act: () => Promise<Done>,
): Promise<Done> {
  await db.execute(sql`create function broken() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$`);
  await db.execute(sql`create trigger broken before ${sql.raw(write)}
    for each row when (${sql.raw(when)}) execute function broken()`);
  try {
    return await act();
  } finally {
    await db.execute(sql`drop function broken cascade`);
  }
}
