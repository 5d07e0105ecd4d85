import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nobodysPassword } from '#platform/auth/passwords.ts';
import { accounts, sessions, signInChallenges } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { openBrowser } from '#tests/support/cookie-jar.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import {
  findAccountByUsername,
  findChallengedAccount,
  lockAccount,
  shutOut,
  updatePassword,
} from './repository/index.ts';
import { letInFromTheMachine } from './service/administrators.ts';
import { createAccount } from './service/new-account.ts';
import { signInTries } from './tables.ts';

const PASSWORD = 'lagoon at seven';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  await createAccount(app.deps, { username: 'rosa', password: PASSWORD, role: 'client' });
  await createAccount(app.deps, { username: 'harbour', password: PASSWORD, role: 'administrator' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.delete(signInTries);
});

const signIn = (username: string, password: string, browser = openBrowser(app)) =>
  browser.postJson('/api/auth/sign-in', { username, password });

const count = async (username: string) => app.database.db.$count(accounts, eq(accounts.username, username));

describe('signing in', () => {
  test('with the right password begins a session, in a cookie that scripts cannot read, and a hint that they can', async () => {
    const browser = openBrowser(app);
    const response = await signIn('rosa', PASSWORD, browser);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'signed-in',
      role: 'client',
      isNew: false,
      message: 'Welcome back.',
    });
    const set = response.headers.getSetCookie();
    const session = set.find((line) => line.startsWith('miami_flow_session='));
    expect(session).toMatch(/; HttpOnly/i);
    expect(session).toMatch(/; SameSite=Lax/i);
    expect(session).toMatch(/; Path=\//i);
    expect(session).not.toMatch(/secure|domain/i);
    const hint = set.find((line) => line.startsWith('signed_in='));
    expect(hint).toMatch(/^signed_in=1;/);
    expect(hint).not.toMatch(/httponly/i);
    expect([...browser.cookies.keys()].sort()).toEqual([
      'miami_flow_device',
      'miami_flow_session',
      'signed_in',
    ]);

    const user = await browser.request('/api/auth/user');
    expect(user.status).toBe(200);
    expect(user.headers.get('cache-control')).toBe('no-store');
    expect(await user.json()).toMatchObject({
      username: 'rosa',
      role: 'client',
      firstName: '',
      country: 'United States',
      preferredContactMethod: 'email',
      language: 'en',
    });
  });

  test('with an unknown name makes a client’s account, once', async () => {
    const first = await signIn('  New.Sailor ', 'a quiet berth');
    expect(await first.json()).toMatchObject({ role: 'client', isNew: true });
    const again = await signIn('NEW.SAILOR', 'a quiet berth');
    expect(await again.json()).toMatchObject({ isNew: false });
    expect(await count('new.sailor')).toBe(1);
    const [stored] = await app.database.db.select().from(accounts).where(eq(accounts.username, 'new.sailor'));
    expect(stored?.email).toBe(`${stored?.id}@no-mail.invalid`);
    expect(stored?.role).toBe('client');
  });

  test('eight first sign-ins at once make one account', async () => {
    const signInInTurn = async (): Promise<number> => {
      const { status } = await signIn('same-moment', 'a quiet berth');
      // A busy machine answers 503 if the hashing must wait too long: then try again.
      return status === 503 ? signInInTurn() : status;
    };
    const statuses = await Promise.all(Array.from({ length: 8 }, signInInTurn));
    expect(statuses).toEqual(Array(8).fill(200));
    expect(await count('same-moment')).toBe(1);
  });

  test.each([
    ['no name', '', PASSWORD, 422, 'credentials-missing', 'Please enter both username and password'],
    ['no password', 'rosa', '', 422, 'credentials-missing', 'Please enter both username and password'],
    [
      'a name of blanks',
      '   ',
      PASSWORD,
      422,
      'credentials-missing',
      'Please enter both username and password',
    ],
    ['a short name', 'ab', PASSWORD, 422, 'username-unfit', 'Choose a username of 3 to 64 characters'],
    [
      'a long name',
      'x'.repeat(65),
      PASSWORD,
      422,
      'username-unfit',
      'Choose a username of 3 to 64 characters',
    ],
    ['a wrong password', 'rosa', 'wrong', 401, 'credentials-wrong', 'Wrong username or password'],
    ['a common one, of a client', 'rosa', 'password', 401, 'credentials-wrong', 'Wrong username or password'],
    ['an administrator’s', 'harbour', 'wrong', 401, 'credentials-wrong', 'Wrong username or password'],
    ['a reserved name', 'administrator', PASSWORD, 401, 'credentials-wrong', 'Wrong username or password'],
    [
      'a reserved name in disguise',
      'Ad-Min',
      'short',
      401,
      'credentials-wrong',
      'Wrong username or password',
    ],
    [
      'a new, short password',
      'nobody1',
      'seven77',
      422,
      'password-short',
      'Choose a password of at least 8 characters',
    ],
    [
      'a new password in disguise',
      'nobody4',
      'P@ssw0rd2026!',
      422,
      'password-common',
      'Choose a less common password',
    ],
    [
      'the house’s own name as password',
      'nobody5',
      'MiamiFlow1',
      422,
      'password-common',
      'Choose a less common password',
    ],
    [
      'a new, common password',
      'nobody2',
      'Password123',
      422,
      'password-common',
      'Choose a less common password',
    ],
    [
      'one’s name as password',
      'nobodythree',
      'NobodyThree',
      422,
      'password-common',
      'Choose a less common password',
    ],
  ])('refused: %s', async (_what, username, password, status, code, error) => {
    const browser = openBrowser(app);
    const response = await signIn(username, password, browser);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error, code });
    expect(browser.cookies.size).toBe(0);
    if (username.startsWith('nobody')) expect(await count(username)).toBe(0);
  });

  test.each(['harb0ur', 'Harbour.', 'h-arbour', 'hаrbour'])(
    'refused: %s, which is taken for an administrator’s name',
    async (username) => {
      const response = await signIn(username, 'a quiet berth');
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        error: 'Choose another username: that one looks too much like one we have',
        code: 'username-alike',
      });
    },
  );

  test('who has a name that looks like another’s from before goes on signing in', async () => {
    await createAccount(app.deps, { username: 'r0sa', password: PASSWORD, role: 'client' });
    expect((await signIn('r0sa', PASSWORD)).status).toBe(200);
  });

  test('a session ends on the server when one signs out, and what the browser kept is worth nothing', async () => {
    const browser = openBrowser(app);
    await signIn('rosa', PASSWORD, browser);
    const kept = browser.cookies.get('miami_flow_session');
    expect((await browser.postJson('/api/auth/sign-out', {})).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['miami_flow_device']);
    browser.cookies.set('miami_flow_session', String(kept));
    browser.cookies.set('signed_in', '1');
    expect((await browser.request('/api/auth/user')).status).toBe(401);
    // The server clears the cookies, too, so that pages stop asking.
    expect([...browser.cookies.keys()]).toEqual(['miami_flow_device']);
  });

  test('signing in again ends the session that the browser had', async () => {
    const browser = openBrowser(app);
    await createAccount(app.deps, { username: 'twice', password: PASSWORD, role: 'client' });
    await signIn('twice', PASSWORD, browser);
    await signIn('twice', PASSWORD, browser);
    const [account] = await app.database.db.select().from(accounts).where(eq(accounts.username, 'twice'));
    expect(await app.database.db.$count(sessions, eq(sessions.userId, String(account?.id)))).toBe(1);
  });

  test('a ban counts at the next call, and the right password no longer helps', async () => {
    await createAccount(app.deps, { username: 'pirate', password: PASSWORD, role: 'client' });
    const browser = openBrowser(app);
    await signIn('pirate', PASSWORD, browser);
    expect((await browser.request('/api/auth/user')).status).toBe(200);
    await app.database.db
      .update(accounts)
      .set({ bannedAt: new Date() })
      .where(eq(accounts.username, 'pirate'));
    expect((await browser.request('/api/auth/user')).status).toBe(401);
    expect((await signIn('pirate', PASSWORD)).status).toBe(401);
  });

  test('behind https the cookies are bound to the host and secure', async () => {
    const secure = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://www.miami-flow.example' } });
    await createAccount(secure.deps, { username: 'rosa', password: PASSWORD, role: 'client' });
    const browser = openBrowser(secure);
    const response = await browser.postJson('/api/auth/sign-in', { username: 'rosa', password: PASSWORD });
    for (const line of response.headers.getSetCookie()) expect(line).toMatch(/; Secure/i);
    expect([...browser.cookies.keys()].sort()).toEqual([
      '__Host-miami_flow_device',
      '__Host-miami_flow_session',
      'signed_in',
    ]);
    expect((await browser.request('/api/auth/user')).status).toBe(200);
    await secure.close();
  });

  test('the log names nobody and no password', async () => {
    app.logged.length = 0;
    await signIn('canary-bird', 'canary sings at seven');
    await signIn('canary-bird', 'canary sings wrong');
    expect(app.logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(app.logged)).not.toMatch(/canary/i);
  });
});

describe('too many tries', () => {
  test('ten failures a minute on one name, then it says so; successes do not count', async () => {
    for (let round = 0; round < 12; round += 1) expect((await signIn('rosa', PASSWORD)).status).toBe(200);
    for (let round = 0; round < 10; round += 1)
      expect((await signIn('rosa', `wrong ${round}`)).status).toBe(401);
    const refused = await signIn('rosa', PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toEqual({
      error: 'Too many tries. Please wait a minute',
      code: 'too-many-tries',
    });
  });

  test('a browser that has signed in before is not held up', async () => {
    const owner = openBrowser(app);
    await signIn('rosa', PASSWORD, owner);
    await owner.postJson('/api/auth/sign-out', {});
    for (let round = 0; round < 10; round += 1) await signIn('rosa', `wrong ${round}`);
    expect((await signIn('rosa', PASSWORD)).status).toBe(429);
    expect((await signIn('rosa', PASSWORD, owner)).status).toBe(200);
    // The known browser has a bucket of its own, but it is limited, too.
    for (let round = 0; round < 10; round += 1) await signIn('rosa', `wrong ${round}`, owner);
    expect((await signIn('rosa', PASSWORD, owner)).status).toBe(429);
  });

  test('a known browser of one account is a stranger to another', async () => {
    const thief = openBrowser(app);
    await signIn('thief', 'a quiet berth', thief);
    for (let round = 0; round < 10; round += 1) await signIn('rosa', `wrong ${round}`);
    expect((await signIn('rosa', PASSWORD, thief)).status).toBe(429);
  });
});

describe('administrators', () => {
  test('one made by the command replaces the one-time password before anything else', async () => {
    const made = await letInFromTheMachine(app.deps, 'Captain.Ana', {
      withoutSecondFactor: false,
      isClient: false,
    });
    if (!made.ok) throw new Error('not made');
    expect(made.value.username).toBe('captain.ana');
    expect(made.value.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const browser = openBrowser(app);
    expect(await (await signIn('captain.ana', made.value.password, browser)).json()).toMatchObject({
      role: 'administrator',
    });
    expect(await (await browser.request('/api/auth/user')).json()).toMatchObject({
      mustChoosePassword: true,
    });
  });

  test('the command makes one of a client’s account only when told to, unlocks it, signs it out and gives it a new password', async () => {
    await createAccount(app.deps, { username: 'bosun', password: PASSWORD, role: 'client' });
    const browser = openBrowser(app);
    await signIn('bosun', PASSWORD, browser);
    await app.database.db
      .update(accounts)
      .set({ bannedAt: new Date() })
      .where(eq(accounts.username, 'bosun'));
    const asColleague = { withoutSecondFactor: false, isClient: false };
    expect(await letInFromTheMachine(app.deps, 'bosun', asColleague)).toMatchObject({
      reason: 'username-taken',
    });
    const made = await letInFromTheMachine(app.deps, 'bosun', { ...asColleague, isClient: true });
    expect(made).toMatchObject({ ok: true, value: { isNew: false } });
    expect((await browser.request('/api/auth/user')).status).toBe(401);
    expect((await signIn('bosun', PASSWORD)).status).toBe(401);
    expect(await (await signIn('bosun', made.ok ? made.value.password : '')).json()).toMatchObject({
      role: 'administrator',
    });
  });
});

describe('a sign-in that is under way while its account is shut to it', () => {
  const anAccount = async (username: string) => {
    await createAccount(app.deps, { username, password: PASSWORD, role: 'client' });
    return (await findAccountByUsername(app.database.db, username))?.id ?? '';
  };

  test.each([
    [
      'by another password',
      'stern-line',
      (db: Database, id: string) => updatePassword(db, id, nobodysPassword(), new Date()),
    ],
    ['by a lock', 'bow-line', (db: Database, id: string) => lockAccount(db, id, new Date())],
  ])('%s is refused like a wrong password, and leaves no session', async (_how, username, shut) => {
    const { db } = app.database;
    const id = await anAccount(username);
    const { call } = await db.transaction(async (tx) => {
      await shut(tx, id);
      await shutOut(tx, id);
      return untilWaiting(db, signIn(username, PASSWORD));
    });
    expect(await (await call).json()).toMatchObject({ code: 'credentials-wrong' });
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
  });

  test('cannot be completed by its second factor afterwards', async () => {
    const { db } = app.database;
    const id = await anAccount('spring-line');
    const waiting = {
      id: app.deps.newId(),
      identifier: '2fa-waiting',
      value: id,
      expiresAt: new Date(Date.now() + 600_000),
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    await db.insert(signInChallenges).values(waiting);
    expect(await findChallengedAccount(db, waiting.identifier)).toBe(id);
    await shutOut(db, id);
    expect(await findChallengedAccount(db, waiting.identifier)).toBeUndefined();
  });
});
