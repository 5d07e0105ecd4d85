import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '#core/rights.ts';
import { activity } from '#features/activity/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import { signInAs } from '#tests/support/actors.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.delete(accounts);
  staff = await staffOf(app);
});

const site = () => ({ db: app.database.db, config: app.deps.config });
const withRoles = (...staffRoles: StaffRole[]) => signInAs(site(), 'administrator', { staffRoles });
const give = (id: string, roles: readonly string[], by = staff) =>
  by.send('PUT', `/api/admin/team/${id}/roles`, { roles });
const get = async (path: string, headers: Readonly<Record<string, string>>) =>
  (await app.request(path, { headers })).status;

describe('roles', () => {
  test('count from the next call on, are told by mail and are written down', async () => {
    const colleague = await withRoles('content');
    expect(await get('/api/admin/charters', colleague.headers)).toBe(403);
    expect(await give(colleague.accountId, ['charter-desk'])).toMatchObject({
      status: 200,
      body: { message: `${colleague.username} has other roles now.` },
    });
    expect(await get('/api/admin/charters', colleague.headers)).toBe(200);
    const put = { method: 'PUT', headers: { ...colleague.headers, 'content-type': 'application/json' } };
    const answer = await app.request('/api/admin/yachts/any', { ...put, body: '{}' });
    expect(await answer.json()).toMatchObject({ code: 'not-in-your-role' });
    const [mail] = await app.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, `${colleague.username}@visitors.example`));
    expect(mail).toMatchObject({ subject: 'Your role on the team has changed' });
    expect(mail?.text).toContain('Charter desk');
    const lines = await app.database.db
      .select()
      .from(activity)
      .where(eq(activity.subjectId, colleague.accountId));
    expect(lines.at(-1)).toMatchObject({
      action: 'changed the roles of',
      details: { before: ['content'], after: ['charter-desk'] },
    });
  });

  test('that a colleague has changed meanwhile are told, and stay as they are', async () => {
    const colleague = await withRoles('content');
    const path = `/api/admin/team/${colleague.accountId}/roles`;
    const body = { roles: ['underwriting'], version: 'content' };
    expect((await give(colleague.accountId, ['charter-desk', 'content'])).status).toBe(200);
    const late = await staff.send('PUT', path, body);
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'changed-meanwhile',
        current: { roles: ['charter-desk', 'content'], version: 'charter-desk.content' },
      },
    });
    expect(await get('/api/admin/charters', colleague.headers)).toBe(200);
    const again = await staff.send('PUT', path, { ...body, version: 'charter-desk.content' });
    expect(again.status).toBe(200);
    expect(await get('/api/admin/charters', colleague.headers)).toBe(403);
  });

  test('are given by administrators alone, and never by what a body says beside', async () => {
    const underwriter = await withRoles('underwriting');
    const headers = { ...underwriter.headers, 'content-type': 'application/json' };
    const path = `/api/admin/team/${underwriter.accountId}/roles`;
    const body = JSON.stringify({ roles: ['administrator'] });
    expect((await app.request(path, { method: 'PUT', headers, body })).status).toBe(403);
    const profile = { firstName: 'Una', staffRoles: ['administrator'], roles: ['administrator'], role: 'x' };
    const saved = await app.request('/api/profile', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...profile, email: `${underwriter.username}@visitors.example` }),
    });
    expect(await saved.json()).toMatchObject({ firstName: 'Una', staffRoles: ['underwriting'] });
  });

  test('leave one administrator, whoever asks for what', async () => {
    await withRoles('charter-desk');
    const last = { status: 409, body: { code: 'last-administrator' } };
    expect(await give(staff.accountId, ['underwriting'])).toMatchObject(last);
    expect(await staff.send('DELETE', `/api/admin/team/${staff.accountId}`)).toMatchObject(last);
    const second = await staffOf(app);
    const both = await Promise.all([
      give(second.accountId, ['content']),
      give(staff.accountId, ['content'], second),
    ]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test.each([[[]], [['captain']], [undefined]])('%o is refused', async (roles) => {
    const colleague = await withRoles('content');
    const refused = await staff.send('PUT', `/api/admin/team/${colleague.accountId}/roles`, { roles });
    expect(refused).toMatchObject({ status: 422 });
  });

  test('stay what they were when a colleague gets a new password', async () => {
    const colleague = await withRoles('read-only');
    const second = await staffOf(app);
    const day = new Date(Date.now() - 48 * 3_600_000);
    await app.database.db.update(accounts).set({ roleSince: day }).where(eq(accounts.id, second.accountId));
    const one = `/api/admin/team/${colleague.accountId}`;
    await staff.send('POST', `${one}/password-requests`, {});
    expect(await second.send('POST', `${one}/password`)).toMatchObject({ status: 200 });
    const [account] = await app.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, colleague.accountId));
    expect(account).toMatchObject({ role: 'administrator', staffRoles: ['read-only'] });
  });

  test('of an administrator count as a newcomer’s from the day on that they were given', async () => {
    const long = new Date(Date.now() - 48 * 3_600_000);
    const colleague = await signInAs(site(), 'administrator', { staffRoles: ['content'], roleSince: long });
    const sinceWhen = async () =>
      (await app.database.db.select().from(accounts).where(eq(accounts.id, colleague.accountId)))[0]
        ?.roleSince;
    await give(colleague.accountId, ['content', 'underwriting']);
    expect(await sinceWhen()).toEqual(long);
    await give(colleague.accountId, ['administrator']);
    expect(await sinceWhen()).not.toEqual(long);
  });
});

describe('what is found and shown', () => {
  test('by a search is what the roles may see', async () => {
    const client = await signInAs(site(), 'client', { username: 'rosa.search' });
    await app.database.db.update(accounts).set({ name: 'x' }).where(eq(accounts.id, client.accountId));
    const found = async (...roles: StaffRole[]) => {
      const { headers } = await withRoles(...roles);
      return (await app.request('/api/admin/search?q=rosa', { headers })).json() as Promise<
        Record<string, unknown[]>
      >;
    };
    expect((await found('charter-desk')).customers).toHaveLength(1);
    expect((await found('content')).customers).toHaveLength(0);
  });

  test('of colleagues is no more than their names and roles, to those who hand work on', async () => {
    const desk = await withRoles('charter-desk');
    const answer = await app.request('/api/admin/colleagues', { headers: desk.headers });
    const colleagues = (await answer.json()) as Record<string, unknown>[];
    expect(colleagues).toHaveLength(2);
    for (const one of colleagues)
      expect(Object.keys(one).sort()).toEqual(['id', 'isYou', 'staffRoles', 'username']);
    expect(await get('/api/admin/team', desk.headers)).toBe(403);
  });
});

test('over https whoever may open what names people needs a second factor first; on http nobody does', async () => {
  const secure = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://www.miami-flow.example' } });
  const there = { db: secure.database.db, config: secure.deps.config };
  const ask = async (path: string, fields: Parameters<typeof signInAs>[2]) => {
    const { headers } = await signInAs(there, 'administrator', fields);
    const answer = await secure.request(path, { headers });
    return answer.ok ? answer.status : ((await answer.json()) as { code: string }).code;
  };
  expect(await ask('/api/admin/charters', { staffRoles: ['read-only'] })).toBe('second-factor-needed');
  expect(await ask('/api/admin/yachts', { staffRoles: ['read-only'] })).toBe('second-factor-needed');
  expect(await ask('/api/admin/yachts', { staffRoles: ['content'] })).toBe(200);
  const staffRoles: StaffRole[] = ['read-only'];
  expect(await ask('/api/admin/charters', { staffRoles, twoFactorEnabled: true })).toBe(200);
  expect(await staff.get('/api/admin/charters')).toHaveProperty('status', 200);
  await secure.close();
});
