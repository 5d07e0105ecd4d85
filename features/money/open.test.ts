import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { findOpenMoney } from './repository/index.ts';

test('what is open is summed over every charter, however many there are', async () => {
  const { db, drop } = await createTestDatabase(inject('databaseServer'));
  try {
    await db.execute(sql`
      insert into money_obligations (id, charter_id, kind, base_cents, tax_cents, gratuity_cents, apa_cents, hold_cents, due_at, cause, made_at)
      select gen_random_uuid(), gen_random_uuid(), 'deposit', 100, 7, 0, 0, 0, now(), 'confirmed:' || n, now()
      from generate_series(1, 70000) n`);
    const open = await findOpenMoney(db);
    expect(open.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(70_000 * 107);
    expect(open.every(({ pieces }) => pieces.length === 1)).toBe(true);
  } finally {
    await drop();
  }
});
