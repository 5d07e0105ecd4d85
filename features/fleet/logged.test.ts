import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookies: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2026-10-01T15:00:00Z') });
  const site = { db: app.database.db, config: app.deps.config };
  cookies = (await signInAs(site, 'administrator', { username: 'marina.desk' })).headers;
});
afterAll(() => app.close());

const get = (address: string) => app.request(`/api/admin/activity${address}`, { headers: cookies });

test('the log is filtered, written as a file that runs nothing, and cannot be changed', async () => {
  const body = JSON.stringify({ name: '=HYPERLINK("x")', brand: 'Logline', capacity: 12 });
  const headers = { ...cookies, 'content-type': 'application/json' };
  const created = await app.request('/api/admin/yachts', { method: 'POST', headers, body });
  expect(created.status).toBe(201);
  const found = await get('?q=hyperlink&kind=yacht&actor=marina.desk&action=created');
  expect(found.headers.get('x-total-count')).toBe('1');
  expect(await (await get('?from=2026-10-02')).json()).toEqual([]);
  const report = await (await get('/report?q=hyperlink')).text();
  expect(report).toContain(`"'=HYPERLINK(""x"")"`);
  expect(report.trimEnd().split('\r\n').at(-1)).toBe('Total,,1 line,,,,');
  const choices = await (await get('/choices')).json();
  expect(choices.actors).toContain('marina.desk');
  for (const attempt of [
    sql`update activity set actor = 'x'`,
    sql`delete from activity`,
    sql`truncate activity`,
  ]) {
    await expect(app.database.db.execute(attempt)).rejects.toThrow();
  }
});
