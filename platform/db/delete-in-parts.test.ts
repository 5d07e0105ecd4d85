import { lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { deleteInParts } from './delete-in-parts.ts';
import { callCounts } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());

test('all that fits goes, in as many parts as it takes, and nothing else', async () => {
  const { db } = database;
  const before = new Date('2027-02-01T12:00:00Z');
  const rows = Array.from({ length: 25 }, (_, at) => ({
    key: `caller-${at}`,
    points: 1,
    expire: new Date(before.getTime() + (at < 20 ? -1 : 1) * 60_000),
  }));
  await db.insert(callCounts).values(rows);
  expect(await deleteInParts(db, callCounts, lt(callCounts.expire, before), 10)).toBe(20);
  expect(await db.$count(callCounts)).toBe(5);
  expect(await deleteInParts(db, callCounts, lt(callCounts.expire, before), 10)).toBe(0);
});
