import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());

const modules = import.meta.glob<Record<string, unknown>>(
  ['/features/*/tables.ts', '/features/*/tables/*.ts', '/platform/{db,auth}/tables.ts'],
  { eager: true },
);
const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The choices of every column that has some, by "table.column", as the code knows them. */
const choicesInCode = new Map<string, readonly string[] | undefined>(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .flatMap((table) =>
      Object.entries(getTableColumns(table)).map(
        ([name, { enumValues }]) => [`${getTableName(table)}.${inSnakeCase(name)}`, enumValues] as const,
      ),
    ),
);

test('the database takes the choices of a column that the code has, all of them and no other', async () => {
  const { rows } = await database.db.execute<{ table: string; rule: string }>(sql`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`);
  const compared: string[] = [];
  for (const { table, rule } of rows) {
    const [, column, values] = /(?:^CHECK \(\(| AND \()(\w+) = ANY \(ARRAY\[([^\]]*)\]\)+$/.exec(rule) ?? [];
    if (column === undefined || values === undefined) continue;
    const name = `${table}.${column}`;
    const inDatabase = Array.from(values.matchAll(/'([^']*)'/g), ([, value]) => value).sort();
    expect([name, choicesInCode.get(name)?.toSorted()]).toEqual([name, inDatabase]);
    compared.push(name);
  }
  expect(compared).toContain('money_saved_cards.consent_language');
  expect(compared.length).toBeGreaterThan(40);
});
