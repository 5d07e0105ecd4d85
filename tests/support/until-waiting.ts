import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';

/**
 * Lets a call run until the database makes it wait for a lock that the test holds, or until it is over. The test's transaction
 * then does its part and commits. The call comes back in an object, because a promise alone would be waited for.
 */
export async function untilWaiting<Answer>(db: Database, call: Promise<Answer>) {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  call.then(over, over);
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect
    .poll(async () => isOver || (await db.execute(waiting)).rows.length > 0, { timeout: 60_000 })
    .toBe(true);
  return { call };
}
