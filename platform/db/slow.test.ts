import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openDatabase } from './database.ts';
import { tellSlow } from './slow.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());

it('a slow statement is told once, with its plan and without what it was asked with', async () => {
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const { db, pool, close } = openDatabase(database.connectionString);
  tellSlow(pool, log, 50);
  const canary = 'ana@visitors.example';
  const slowly = () =>
    db.execute(sql`select id, pg_sleep(0.1) from (select id from outbox union all select gen_random_uuid()) as mails
      where id::text <> ${canary}`);
  await db.execute(sql`select 1 where ${canary} <> ''`);
  for (let n = 0; n < 3; n += 1) await slowly();
  await vi.waitFor(() => expect(logged).toHaveLength(1), { timeout: 60_000 });
  const [line] = logged;
  expect(line).toMatchObject({ msg: 'a slow statement', ms: expect.any(Number) });
  expect(String(line?.sql)).toContain('pg_sleep');
  const plan = JSON.stringify(line?.plan);
  expect(plan).toMatch(/Scan on outbox/);
  expect(plan).toContain('$1');
  expect(JSON.stringify(logged)).not.toContain(canary);
  // A text of several statements must never be sent again.
  await pool.query('select pg_sleep(0.1); select 1');
  await slowly();
  expect(logged).toHaveLength(1);
  await close();
});
