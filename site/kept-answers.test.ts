import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { operationsOf, readDescription } from '#tests/support/api-description.ts';
import { prepareKnownValues } from '#tests/support/known-values.ts';
import { leastCall } from '#tests/support/sample-input.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

/** The tables that a call reads. */
async function tablesReadBy(call: () => Promise<unknown>): Promise<Set<string>> {
  const asked = vi.spyOn(app.database.pool, 'query');
  try {
    await call();
    const statements = asked.mock.calls.map(([query]) => JSON.stringify(query));
    return new Set(
      statements.flatMap((text) =>
        Array.from(text.matchAll(/(?:from|join) \\"(\w+)\\"/g), ([, table = '']) => table),
      ),
    );
  } finally {
    asked.mockRestore();
  }
}

test('whatever an answer that is kept reads tells when it changes', async () => {
  const description = await readDescription(app);
  const known = await prepareKnownValues(app.database.db, app.deps.now());
  const day = addDays(charterDayAt(app.deps.now()), 30);
  const addresses = [
    ...operationsOf(description)
      .filter(({ method, operation }) => method === 'get' && operation['x-audience'] === 'everyone')
      .map((described) => leastCall(described, description, known).address),
    `/api/yachts?startDate=${day}&endDate=${day}&capacity=2`,
    '/sitemap.xml',
  ];
  const { rows } = await app.database.db.execute<{ table: string }>(
    sql`select tgrelid::regclass::text as "table" from pg_trigger
      where tgfoid = 'tell_public_change'::regproc`,
  );
  const telling = new Set(rows.map(({ table }) => table));
  const silent: string[] = [];
  const read = new Set<string>();
  for (const address of addresses) {
    let kept = false;
    const tables = await tablesReadBy(async () => {
      const answer = await app.request(address);
      kept = answer.headers.get('cache-control') === 'public, no-cache';
    });
    if (!kept) continue;
    for (const table of tables) {
      read.add(table);
      if (!telling.has(table)) silent.push(`${address}: ${table}`);
    }
  }
  expect(silent).toEqual([]);
  // Each such table is used by some cached answer: a trigger for any other table has been forgotten there.
  expect([...telling].sort()).toEqual([...read].sort());
});
