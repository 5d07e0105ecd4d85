import { randomUUID } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findActivityChoices } from './repository.ts';
import type { ActivityAnswer } from './schema.ts';
import { activity } from './tables.ts';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await staffOf(app);
});
afterAll(() => app.close());

/** Adds so many lines of one actor; three in a row have the same time. */
async function linesOf(actor: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 1_000),
    actor,
    action: 'changed',
    subjectKind: 'yacht',
    subjectId: `yacht-${index}`,
  }));
  for (let from = 0; from < rows.length; from += 5_000) {
    await app.database.db.insert(activity).values(rows.slice(from, from + 5_000));
  }
}

const reportOf = async (query: string) => {
  const response = await staff.get(`/api/admin/activity/report?${query}`);
  expect(response.status).toBe(200);
  return (await response.text()).replace('\ufeff', '').trimEnd().split('\r\n');
};

test.each(['newest', 'oldest'])('the report has every line, %s first, and says how many', async (sort) => {
  const actor = `scribe-${sort}`;
  await linesOf(actor, 20_500);
  const [heading, ...lines] = await reportOf(`actor=${actor}&sort=${sort}`);
  expect(heading).toBe('When (Miami),Who,What,Kind,Id,Name,Details');
  expect(lines.pop()).toBe('Total,,20500 lines,,,,');
  expect(new Set(lines.map((line) => line.split(',')[4])).size).toBe(20_500);
  const times = lines.map((line) => line.split(',')[0] ?? '');
  const inOrder = [...times].sort();
  expect(times).toEqual(sort === 'newest' ? inOrder.reverse() : inOrder);
});

test('what it can be narrowed by is every name in it, once and in order, up to two hundred', async () => {
  const { db } = app.database;
  const distinct = async () => {
    const names = async (column: typeof activity.actor | typeof activity.action) =>
      (await db.selectDistinct({ name: column }).from(activity).orderBy(asc(column)).limit(200)).map(
        ({ name }) => name,
      );
    return { actors: await names(activity.actor), actions: await names(activity.action) };
  };
  const choices = async () =>
    (await (await staff.get('/api/admin/activity/choices')).json()) as Awaited<ReturnType<typeof distinct>>;
  await linesOf('scribe', 3);
  for (const actor of ['Ána', 'ana', 'Zoë', 'zoe', '', '山田']) await linesOf(actor, 2);
  const few = await choices();
  expect(few).toMatchObject(await distinct());
  expect(few.actors.slice(0, 2)).toEqual(['', 'Zoë']);
  expect(few.actions).toContain('changed');
  for (let number = 0; number < 250; number += 1) await linesOf(`colleague ${number}`, 1);
  const many = await choices();
  expect(many).toMatchObject(await distinct());
  expect(many.actors).toHaveLength(200);
});

test('that nothing was done leaves nothing to narrow by', async () => {
  const { db } = app.database;
  const none = db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table activity (like public.activity) on commit drop`);
    return findActivityChoices(tx);
  });
  expect(await none).toEqual({ actors: [], actions: [] });
});

test('that the log was taken along is a line of it', async () => {
  await reportOf('actor=nobody');
  const lines = await staff.list<{ action: string; subjectId: string; details: object }>(
    '/api/admin/activity?kind=report',
  );
  expect(lines[0]).toMatchObject({ action: 'exported', subjectId: 'activity' });
});

test('a report of nothing says so', async () => {
  expect(await reportOf('actor=nobody')).toEqual([
    'When (Miami),Who,What,Kind,Id,Name,Details',
    'Total,,0 lines,,,,',
  ]);
});

test.each(['2026-02-31', '2026-2-3', '2025-02-29', 'yesterday'])('%s is no day of the log', async (day) => {
  for (const name of ['from', 'to']) {
    const refused = await staff.get(`/api/admin/activity?${name}=${day}`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ issues: [{ path: name }] });
  }
});

test('a day has all its hours in the business’s time zone', async () => {
  await linesOf('early', 1);
  // Midnight UTC is still the evening before in Miami.
  const on = (day: string) =>
    staff.list<ActivityAnswer>(`/api/admin/activity?actor=early&from=${day}&to=${day}`);
  expect(await on('2025-12-31')).toHaveLength(1);
  expect(await on('2026-01-01')).toEqual([]);
  expect((await reportOf('actor=early'))[1]).toMatch(/^2025-12-31T19:00:00-05:00,early,changed,/);
});
