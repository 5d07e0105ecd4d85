import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieNames } from '#platform/auth/cookies.ts';
import { authSecret } from '#platform/auth/secret.ts';
import { accounts, sessions } from '#platform/auth/tables.ts';
import { ACTORS_PASSWORD, signInAs } from '../support/actors.ts';
import { openBrowser } from '../support/cookie-jar.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const site = () => ({ db: app.database.db, config: app.deps.config });
const get = async (path: string, headers: Readonly<Record<string, string>>) =>
  (await app.request(path, { headers })).status;

test('what the database keeps of a session opens nothing, even to who can sign cookies', async () => {
  const { headers, sessionId, username } = await signInAs(site(), 'administrator');
  expect(await get('/api/admin/team', headers)).toBe(200);
  const stored = async (id: string) =>
    (await app.database.db.select().from(sessions).where(eq(sessions.id, id)))[0]?.token ?? '';
  const hash = await stored(sessionId);
  const signature = createHmac('sha256', authSecret(app.deps.config)).update(hash).digest('base64');
  const forged = `${cookieNames(app.deps.config).session}=${encodeURIComponent(`${hash}.${signature}`)}`;
  expect(await get('/api/admin/team', { cookie: forged })).toBe(401);

  // Sessions that the authentication library makes are also stored as a hash.
  const browser = openBrowser(app);
  const answer = await browser.postJson('/api/auth/sign-in', { username, password: ACTORS_PASSWORD });
  expect(answer.status).toBe(200);
  const sent =
    answer.headers
      .getSetCookie()
      .find((one) => one.includes('session='))
      ?.split(/[=;]/)[1] ?? '';
  const token = decodeURIComponent(sent).split('.')[0] ?? '';
  expect(token.length).toBeGreaterThan(20);
  const kept = await app.database.db.select({ token: sessions.token }).from(sessions);
  expect(kept.map((row) => row.token)).not.toContain(token);
  expect((await browser.request('/api/admin/team')).status).toBe(200);
});

test('a stolen session is worth no more than the role is, from the change on', async () => {
  const { headers, accountId } = await signInAs(site(), 'administrator');
  expect(await get('/api/admin/charters', headers)).toBe(200);
  const become = (staffRoles: ('content' | 'read-only')[]) =>
    app.database.db.update(accounts).set({ staffRoles }).where(eq(accounts.id, accountId));
  await become(['content']);
  expect(await get('/api/admin/charters', headers)).toBe(403);
  expect(await get('/api/admin/team', headers)).toBe(403);
  expect(await get('/api/admin/charters-report', headers)).toBe(403);
  await become([]);
  expect(await get('/api/admin/yachts', headers)).toBe(403);
});

test('a locked account is out at once and stays out, until it is unlocked; a colleague’s is not to be locked', async () => {
  const staff = await signInAs(site(), 'administrator', { staffRoles: ['charter-desk'] });
  const client = await signInAs(site(), 'client');
  const lock = (accountId: string, init: RequestInit) =>
    app.request(`/api/admin/accounts/${accountId}/lock`, {
      headers: { ...staff.headers, 'content-type': 'application/json' },
      ...init,
    });
  const put = { method: 'PUT', body: JSON.stringify({ reason: 'The phone was stolen' }) };
  expect((await lock(client.accountId, { ...put, body: '{}' })).status).toBe(422);
  expect((await lock(client.accountId, put)).status).toBe(200);
  expect(await get('/api/auth/user', client.headers)).toBe(401);
  const signIn = async () =>
    (
      await openBrowser(app).postJson('/api/auth/sign-in', {
        username: client.username,
        password: ACTORS_PASSWORD,
      })
    ).status;
  expect(await signIn()).toBe(401);
  expect((await lock(client.accountId, { method: 'DELETE' })).status).toBe(200);
  expect(await get('/api/auth/user', client.headers)).toBe(401);
  expect(await signIn()).toBe(200);
  expect((await lock(staff.accountId, put)).status).toBe(404);

  const other = await signInAs(site(), 'client');
  const sessionsOf = `/api/admin/accounts/${other.accountId}/sessions`;
  expect((await app.request(sessionsOf, { method: 'DELETE', headers: staff.headers })).status).toBe(200);
  expect(await get('/api/auth/user', other.headers)).toBe(401);
});

test('roles without being of the staff open nothing', async () => {
  const { headers } = await signInAs(site(), 'client', { staffRoles: ['administrator', 'underwriting'] });
  expect(await get('/api/admin/charters', headers)).toBe(403);
  expect(await get('/api/admin/team', headers)).toBe(403);
});

test('a session that was left for half an hour is over, and no call brings it back', async () => {
  const left = new Date(Date.now() - 31 * 60_000);
  const { headers } = await signInAs(site(), 'administrator', {}, { updatedAt: left });
  for (const path of ['/api/auth/user', '/api/admin/charters', '/api/auth/sessions'])
    expect(await get(path, headers), path).toBe(401);
});

test('a session that was confirmed long ago changes nobody’s role, whatever it sends along', async () => {
  const old = { confirmedAt: new Date(Date.now() - 11 * 60_000) };
  const { headers, accountId } = await signInAs(site(), 'administrator', {}, old);
  const answer = await app.request(`/api/admin/team/${accountId}/roles?confirmed=true`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'x-confirmed': 'true' },
    body: JSON.stringify({ roles: ['read-only'], isConfirmed: true, confirmedAt: new Date() }),
  });
  expect(await answer.json()).toMatchObject({ code: 'confirmation-needed' });
  expect(await get('/api/admin/team', headers)).toBe(200);
});
