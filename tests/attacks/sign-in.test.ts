import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInTries } from '#features/accounts/tables.ts';
import { accounts, sessions } from '#platform/auth/tables.ts';
import { ACTORS_PASSWORD, signInAs } from '../support/actors.ts';
import { openBrowser } from '../support/cookie-jar.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { CREATE_CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '1' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.delete(signInTries);
});

const site = () => ({ db: app.database.db, config: app.deps.config });
const signIn = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.postJson('/api/auth/sign-in', body, headers);

describe('guessing', () => {
  test('500 guesses at once, each from another address: ten are looked at, and the owner still gets in', async () => {
    const owner = openBrowser(app, { 'x-forwarded-for': '198.51.100.7' });
    const { username } = await signInAs(site(), 'administrator');
    const password = ACTORS_PASSWORD;
    expect((await owner.postJson('/api/auth/sign-in', { username, password })).status).toBe(200);
    await owner.postJson('/api/auth/sign-out', {});

    const statuses = await Promise.all(
      Array.from({ length: 500 }, async (_, guess) => {
        const from = `203.0.${guess >> 8}.${guess & 255}`;
        for (;;) {
          const { status } = await signIn(
            { username, password: `guess ${guess}` },
            { 'x-forwarded-for': from },
          );
          // The busy machine did not check this guess, so it does not count: make it again.
          if (status !== 503) return status;
        }
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(490);
    // A stranger must wait even with the right password; the owner's own browser need not.
    const stranger = await signIn({ username, password }, { 'x-forwarded-for': '192.0.2.1' });
    expect(stranger.status).toBe(429);
    expect((await owner.postJson('/api/auth/sign-in', { username, password })).status).toBe(200);
  });

  test('one address that tries many names is held up as well, wherever it says it comes from', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess += 1) {
      // The trusted proxy writes only the last entry; the client forges the others.
      const forged = { 'x-forwarded-for': `203.0.113.${guess}, 198.51.100.9` };
      statuses.push((await signIn({ username: `administrator${guess}`, password: 'x' }, forged)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
  });

  test('a household’s IPv6 network counts as one', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const from = { 'x-forwarded-for': `2001:db8:1:2::${guess + 1}` };
      statuses.push((await signIn({ username: `admin${guess}`, password: 'x' }, from)).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('wrong for an administrator, a client, one who is banned, and a reserved name: one answer', async () => {
    const banned = await signInAs(site(), 'client', { bannedAt: new Date() });
    const names = [
      (await signInAs(site(), 'administrator')).username,
      (await signInAs(site(), 'client')).username,
      banned.username,
      'administrator',
    ];
    const answers = await Promise.all(
      names.map(async (username) => {
        const response = await signIn({ username, password: 'wrong' });
        const headers = [...response.headers.keys()].sort().join();
        return `${response.status} ${headers} ${await response.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('Wrong username or password');
  });
});

describe('what a browser claims of itself', () => {
  const claims = {
    isAdmin: true,
    adminUser: true,
    role: 'administrator',
    isClient: true,
    clientUser: 'administrator',
    emailVerified: true,
    isEmailVerified: true,
    bannedAt: null,
    mustChoosePassword: false,
    accountId: '01890a5d-ac96-774b-bcce-b302099a8057',
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
  };
  const cookies = 'isAdmin=true; adminUser=true; role=administrator; signed_in=1';
  const roleOf = async (username: string) =>
    (await app.database.db.select().from(accounts).where(eq(accounts.username, username)))[0];

  test('forged flags in cookies, headers and queries open nothing', async () => {
    const headers = { cookie: cookies, 'x-role': 'administrator', 'x-client-address': '127.0.0.1' };
    for (const address of ['/api/auth/user', '/api/auth/user?isAdmin=true&role=administrator']) {
      expect((await app.request(address, { headers })).status).toBe(401);
    }
    const session = 'miami_flow_session';
    for (const forged of ['x', 'x.y', `${'a'.repeat(32)}.${'A'.repeat(43)}%3D`, '%00', '../../x']) {
      const made = { cookie: `${cookies}; ${session}=${forged}` };
      expect((await app.request('/api/auth/user', { headers: made })).status).toBe(401);
    }
  });

  test('a new account is a client’s, whatever the sign-in says', async () => {
    const response = await signIn(
      { username: 'forger', password: 'a quiet berth', ...claims },
      { cookie: cookies },
    );
    expect(await response.json()).toMatchObject({ role: 'client', isNew: true });
    expect(await roleOf('forger')).toMatchObject({ role: 'client', bannedAt: null });
  });

  test('a profile that calls itself an administrator’s is a client’s', async () => {
    const client = await signInAs(site(), 'client');
    const response = await app.request('/api/profile?role=administrator', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...client.headers },
      body: JSON.stringify({ firstName: 'Ana', ...claims }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: client.accountId,
      role: 'client',
      firstName: 'Ana',
      isEmailVerified: false,
    });
    expect(await roleOf(client.username)).toMatchObject({ role: 'client', emailVerified: false });
  });

  test('a session of one account says nothing about another: demotion counts at the next call', async () => {
    const admin = await signInAs(site(), 'administrator');
    const ask = async () => (await app.request('/api/auth/user', { headers: admin.headers })).json();
    expect(await ask()).toMatchObject({ role: 'administrator' });
    await app.database.db.update(accounts).set({ role: 'client' }).where(eq(accounts.id, admin.accountId));
    expect(await ask()).toMatchObject({ role: 'client' });
  });

  test('an expired session is none', async () => {
    const client = await signInAs(site(), 'client');
    await app.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(sessions.id, client.sessionId));
    expect((await app.request('/api/auth/user', { headers: client.headers })).status).toBe(401);
  });
});
