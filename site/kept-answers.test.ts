import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { cacheKey } from '#platform/cache/key.ts';
import { operationsOf, readDescription } from '#tests/support/api-description.ts';
import { prepareKnownValues } from '#tests/support/known-values.ts';
import { leastCall } from '#tests/support/sample-input.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let known: Awaited<ReturnType<typeof prepareKnownValues>>;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  known = await prepareKnownValues(app.database.db, app.deps.now());
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

test('an answer that is kept is kept apart by each parameter of its call', async () => {
  const description = await readDescription(app);
  const asked: string[] = [];
  const merged: string[] = [];
  for (const described of operationsOf(description)) {
    const { name, method, operation } = described;
    if (method !== 'get' || operation['x-audience'] !== 'everyone') continue;
    const { address } = leastCall(described, description, known);
    const answer = await app.request(address);
    if (answer.headers.get('cache-control') !== 'public, no-cache') continue;
    const [path = ''] = address.split('?');
    for (const parameter of operation.parameters ?? []) {
      if (parameter.in !== 'query' || parameter.name === 'lang') continue;
      asked.push(parameter.name);
      if (cacheKey(`${path}?${parameter.name}=1`) === path) merged.push(`${name}: ${parameter.name}`);
    }
  }
  expect(asked).not.toEqual([]);
  expect(merged).toEqual([]);
});
