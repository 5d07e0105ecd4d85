import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { expect, test } from 'vitest';
import { sealedColumns } from '#platform/storage/reseal.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { SEALED } from './sealed.ts';

test('whatever is sealed in the database has somebody who seals it anew', async () => {
  const app = await createTestApp();
  const found = await sealedColumns(app.database.db);
  await app.close();
  const named = [...SEALED.records, ...SEALED.files].flatMap(({ id, columns }) =>
    columns.map(([{ name }]) => `${getTableName(id.table)}.${toSnakeCase(name)}`),
  );
  expect(found.length).toBeGreaterThan(8);
  expect(named.sort()).toEqual(found);
});
