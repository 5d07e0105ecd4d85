import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#features/notifications/tables.ts';
import { waitingSecurityEvents } from '#features/security/tables.ts';
import { accounts, passkeys, sessions } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { ACTORS_PASSWORD, signInAs } from '#tests/support/actors.ts';
import { codeOf } from '#tests/support/authenticator.ts';
import { type Browser, openBrowser } from '#tests/support/cookie-jar.ts';
import { aPasskey } from '#tests/support/passkey.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { deletePasskeys, demandPassword, lockAccount } from './repository/index.ts';
import { profiles, signInTries } from './tables.ts';

const MINUTE = 60_000;

let app: TestApp;
let now = () => new Date();
beforeAll(async () => {
  const env = { CREATE_CALLS_PER_MINUTE: '100000', ADMIN_SECOND_FACTOR: 'required' };
  app = await createTestApp({ now: () => now(), env });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = () => new Date();
  await app.database.db.delete(signInTries);
  await app.database.db.delete(outbox);
  await app.database.db.delete(waitingSecurityEvents);
});

async function signedIn(
  role: 'client' | 'administrator' = 'client',
  session: Parameters<typeof signInAs>[3] = {},
) {
  const site = { db: app.database.db, config: app.deps.config };
  const actor = await signInAs(site, role, {}, session);
  const browser = openBrowser(app);
  const [name = '', value = ''] = (actor.headers.cookie ?? '').split(/=(.*)/s);
  browser.cookies.set(name, value);
  const passkey = aPasskey({ origin: app.deps.config.publicOrigin, accountId: actor.accountId });
  return { ...actor, browser, passkey };
}
type Passkey = ReturnType<typeof aPasskey>;

const code = async (response: Response) => (response.ok ? 'done' : (await response.json()).code);
const ask = async (browser: Browser, path: string) => (await browser.postJson(path, {})).json();
const toAdd = (browser: Browser) => ask(browser, '/api/auth/passkeys/requests');
const toSignIn = (browser: Browser) => ask(browser, '/api/auth/passkey-sign-in/requests');
const toConfirm = (browser: Browser) => ask(browser, '/api/auth/confirmations/requests');
const add = async (browser: Browser, passkey: unknown, name = 'My phone') =>
  code(await browser.postJson('/api/auth/passkeys', { name, passkey }));
const signInBy = async (browser: Browser, passkey: unknown, accountId?: string) =>
  code(await browser.postJson('/api/auth/passkey-sign-in', { passkey, accountId }));
const confirmBy = async (browser: Browser, passkey: unknown) =>
  code(await browser.postJson('/api/auth/confirmations', { passkey }));
const whoIs = async (browser: Browser) => (await (await browser.request('/api/auth/user')).json()).username;
const kinds = async () =>
  (await app.database.db.select().from(waitingSecurityEvents).orderBy(waitingSecurityEvents.id)).map(
    ({ kind }) => kind,
  );

async function withPasskey(role: 'client' | 'administrator' = 'client') {
  const owner = await signedIn(role);
  expect(await add(owner.browser, owner.passkey.made(await toAdd(owner.browser)))).toBe('done');
  return owner;
}

describe('a passkey', () => {
  test('is added under a name, told by mail, signs in without a name, and is removed again', async () => {
    const { browser, passkey, username } = await withPasskey();
    const mails = await app.database.db.select().from(outbox);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [`${username}@visitors.example`, 'A passkey was added'],
    ]);
    const [listed] = await (await browser.request('/api/auth/passkeys')).json();
    expect(listed).toMatchObject({ name: 'My phone', lastUsedAt: null });
    expect(Object.keys(listed).sort()).toEqual(['createdAt', 'id', 'lastUsedAt', 'name']);

    const other = openBrowser(app);
    expect(await signInBy(other, passkey.answer(await toSignIn(other)))).toBe('done');
    expect(await whoIs(other)).toBe(username);
    expect(await kinds()).toEqual(['added a passkey', 'used a passkey', 'signed in']);

    const path = `/api/auth/passkeys/${listed.id}`;
    const put = { method: 'PUT', headers: { 'content-type': 'application/json' } };
    expect((await browser.request(path, { ...put, body: '{"name":"Old phone"}' })).status).toBe(200);
    expect((await (await other.request('/api/auth/passkeys')).json())[0]).toMatchObject({
      name: 'Old phone',
      lastUsedAt: expect.any(String),
    });
    expect((await browser.request(path, { method: 'DELETE' })).status).toBe(200);
    const told = await app.database.db.select().from(outbox);
    expect(told.filter(({ subject }) => subject === 'A passkey was removed')).toHaveLength(1);
    expect(await signInBy(openBrowser(app), passkey.answer(await toSignIn(other)))).toBe('passkey-wrong');
  });

  test('is neither added nor removed by a session that was not confirmed lately', async () => {
    const owner = await withPasskey();
    const [{ id }] = await (await owner.browser.request('/api/auth/passkeys')).json();
    const old = { confirmedAt: new Date(Date.now() - 11 * MINUTE) };
    await app.database.db.update(sessions).set(old).where(eq(sessions.userId, owner.accountId));
    expect((await toAdd(owner.browser)).code).toBe('confirmation-needed');
    expect(await add(owner.browser, owner.passkey.made({ challenge: 'x' }))).toBe('confirmation-needed');
    const gone = await owner.browser.request(`/api/auth/passkeys/${id}`, { method: 'DELETE' });
    expect(await code(gone)).toBe('confirmation-needed');

    expect(await confirmBy(owner.browser, owner.passkey.answer(await toConfirm(owner.browser)))).toBe('done');
    expect(await code(await owner.browser.request(`/api/auth/passkeys/${id}`, { method: 'DELETE' }))).toBe(
      'done',
    );
  });

  test.each([
    ['is being locked', (db: Database, id: string) => lockAccount(db, id, new Date())],
    ['is losing the passkey', (db: Database, id: string) => deletePasskeys(db, id)],
  ])('begins no session if the account %s meanwhile', async (_how, shut) => {
    const { db } = app.database;
    const { accountId, passkey } = await withPasskey();
    const other = openBrowser(app);
    const answer = passkey.answer(await toSignIn(other));
    const { call } = await db.transaction(async (tx) => {
      await demandPassword(tx, accountId, new Date(), false);
      const waiting = await untilWaiting(db, signInBy(other, answer));
      await shut(tx, accountId);
      return waiting;
    });
    expect(await call).toBe('passkey-wrong');
    expect(await db.$count(sessions, eq(sessions.userId, accountId))).toBe(1);
  });

  test('is removed once whoever is changing the account is done', async () => {
    const { db } = app.database;
    const { accountId, browser } = await withPasskey();
    const [{ id }] = await (await browser.request('/api/auth/passkeys')).json();
    const { call } = await db.transaction(async (tx) => {
      await demandPassword(tx, accountId, new Date(), false);
      const path = `/api/auth/passkeys/${id}`;
      const waiting = await untilWaiting(db, browser.request(path, { method: 'DELETE' }));
      expect(await db.$count(passkeys, eq(passkeys.accountId, accountId))).toBe(1);
      return waiting;
    });
    expect((await call).status).toBe(200);
    expect(await db.$count(passkeys, eq(passkeys.accountId, accountId))).toBe(0);
  });

  test('that a client removes does not make a password sign-in under way wrong', async () => {
    const { db } = app.database;
    const { accountId, username } = await withPasskey();
    const typed = { username, password: ACTORS_PASSWORD };
    const { call } = await db.transaction(async (tx) => {
      await demandPassword(tx, accountId, new Date(), false);
      await deletePasskeys(tx, accountId);
      return untilWaiting(db, openBrowser(app).postJson('/api/auth/sign-in', typed));
    });
    expect((await call).status).toBe(200);
  });

  test('lets its owner in from a known browser while a stranger on the same network guesses', async () => {
    const { passkey } = await withPasskey();
    const known = openBrowser(app);
    expect(await signInBy(known, passkey.answer(await toSignIn(known)))).toBe('done');
    const stranger = openBrowser(app);
    const wrong = passkey.answer({ challenge: 'none of ours' });
    const guesses = await Promise.all(Array.from({ length: 11 }, () => signInBy(stranger, wrong)));
    expect(guesses.filter((outcome) => outcome === 'too-many-tries')).toHaveLength(1);
    expect(await signInBy(stranger, passkey.answer(await toSignIn(known)))).toBe('too-many-tries');
    expect(await signInBy(known, passkey.answer(await toSignIn(known)))).toBe('done');
  });

  test('is held to ten for an account, and never has two owners', async () => {
    const owner = await withPasskey();
    const { accountId } = owner;
    const thief = await signedIn();
    expect(await add(thief.browser, owner.passkey.made(await toAdd(thief.browser)))).toBe('passkey-wrong');
    const one = { accountId, publicKey: '', counter: 0, name: 'x', createdAt: new Date() };
    await app.database.db.insert(passkeys).values(
      Array.from({ length: 9 }, () => ({
        ...one,
        id: crypto.randomUUID(),
        credentialId: crypto.randomUUID(),
      })),
    );
    const eleventh = aPasskey({ origin: app.deps.config.publicOrigin, accountId });
    expect(await add(owner.browser, eleventh.made(await toAdd(owner.browser)))).toBe('passkeys-full');
  });
});

describe('an answer that is not an honest one is refused:', () => {
  const lies: readonly (readonly [string, Parameters<Passkey['answer']>[1]])[] = [
    ['given to another site', { origin: 'https://miami-flow-yachts.example' }],
    ['of another site’s passkey', { domain: 'miami-flow-yachts.example' }],
    ['of a device that has not checked its owner', { isUserVerified: false }],
    ['of another ceremony', { type: 'webauthn.create' }],
    ['that names another account', { account: crypto.randomUUID() }],
  ];
  test.each(lies)('%s', async (_what, lie) => {
    const { browser, passkey } = await withPasskey();
    const other = openBrowser(app);
    expect(await signInBy(other, passkey.answer(await toSignIn(other), lie))).toBe('passkey-wrong');
    expect((await other.request('/api/auth/user')).status).toBe(401);
    expect(await confirmBy(browser, passkey.answer(await toConfirm(browser), lie))).toBe('passkey-wrong');
  });

  test.each(lies.slice(0, 3))('made %s', async (_what, lie) => {
    const { browser, passkey } = await signedIn();
    expect(await add(browser, passkey.made(await toAdd(browser), lie))).toBe('passkey-wrong');
    expect(await (await browser.request('/api/auth/passkeys')).json()).toEqual([]);
  });

  test('given twice, also at once', async () => {
    const { passkey, username } = await withPasskey();
    const answer = passkey.answer(await toSignIn(openBrowser(app)));
    const outcomes = await Promise.all([1, 2, 3].map(() => signInBy(openBrowser(app), answer)));
    expect(outcomes.sort()).toEqual(['done', 'passkey-wrong', 'passkey-wrong']);
    expect(await signInBy(openBrowser(app), answer)).toBe('passkey-wrong');
    expect(username).toBeTruthy();
  });

  test('after its time, to another question, or to one that is none of ours', async () => {
    const { browser, passkey } = await withPasskey();
    const asked = await toSignIn(browser);
    now = () => new Date(Date.now() + 6 * MINUTE);
    expect(await signInBy(openBrowser(app), passkey.answer(asked))).toBe('passkey-wrong');
    now = () => new Date();
    expect(await signInBy(openBrowser(app), passkey.answer(await toConfirm(browser)))).toBe('passkey-wrong');
    expect(await confirmBy(browser, passkey.answer(await toSignIn(browser)))).toBe('passkey-wrong');
    const forged = Buffer.alloc(56, 255).toString('base64url');
    for (const challenge of ['', 'x', forged, `${asked.challenge}A`])
      expect(await signInBy(openBrowser(app), passkey.answer({ challenge }))).toBe('passkey-wrong');
  });

  test('by a copy that has counted less', async () => {
    const { passkey } = await withPasskey();
    const browser = openBrowser(app);
    expect(await signInBy(browser, passkey.answer(await toSignIn(browser)))).toBe('done');
    passkey.runBack(1);
    expect(await signInBy(openBrowser(app), passkey.answer(await toSignIn(browser)))).toBe('passkey-wrong');
  });

  test('of somebody else’s passkey, where another account is to be gone on with or confirmed', async () => {
    const owner = await withPasskey();
    const thief = await withPasskey();
    const asked = await toSignIn(thief.browser);
    expect(await signInBy(openBrowser(app), thief.passkey.answer(asked), owner.accountId)).toBe(
      'passkey-wrong',
    );
    expect(await confirmBy(owner.browser, thief.passkey.answer(await toConfirm(owner.browser)))).toBe(
      'passkey-wrong',
    );
    // With the id of the owner's passkey, or for a challenge that another session was given.
    const named = { ...thief.passkey.answer(await toSignIn(thief.browser)), id: owner.passkey.id };
    expect(await signInBy(openBrowser(app), named)).toBe('passkey-wrong');
    expect(await confirmBy(owner.browser, owner.passkey.answer(await toConfirm(thief.browser)))).toBe(
      'passkey-wrong',
    );
    const [{ id }] = await (await owner.browser.request('/api/auth/passkeys')).json();
    expect((await thief.browser.request(`/api/auth/passkeys/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('of a locked account', async () => {
    const { accountId, passkey } = await withPasskey();
    await app.database.db.update(accounts).set({ bannedAt: new Date() }).where(eq(accounts.id, accountId));
    const browser = openBrowser(app);
    expect(await signInBy(browser, passkey.answer(await toSignIn(browser)))).toBe('passkey-wrong');
  });
});

describe('staff', () => {
  const team = async (browser: Browser) => code(await browser.request('/api/admin/team'));

  test('are let in by a passkey as by a second factor, and by the password alone no more', async () => {
    const { browser, passkey, accountId, username } = await signedIn('administrator');
    expect(await team(browser)).toBe('second-factor-needed');
    // A session that was begun elsewhere with the password alone.
    const elsewhere = openBrowser(app);
    const typed = { username, password: ACTORS_PASSWORD };
    await elsewhere.postJson('/api/auth/sign-in', typed);
    expect(await team(elsewhere)).toBe('second-factor-needed');

    expect(await add(browser, passkey.made(await toAdd(browser)))).toBe('done');
    expect(await team(browser)).toBe('done');
    expect(await team(elsewhere)).toBe('not-signed-in');
    const answer = await elsewhere.postJson('/api/auth/sign-in', typed);
    expect(await answer.json()).toMatchObject({ status: 'passkey', role: null });
    expect(await team(elsewhere)).toBe('not-signed-in');
    const wrong = await elsewhere.postJson('/api/auth/sign-in', { ...typed, password: 'not it at all' });
    expect(await code(wrong)).toBe('credentials-wrong');
    expect(await signInBy(elsewhere, passkey.answer(await toSignIn(elsewhere)))).toBe('done');
    expect(await team(elsewhere)).toBe('done');
    const [listed] = await (await elsewhere.request('/api/admin/team'))
      .json()
      .then(({ colleagues }) => colleagues.filter(({ id }: { id: string }) => id === accountId));
    expect(listed).toMatchObject({ hasSecondFactor: true });

    await deletePasskeys(app.database.db, accountId);
    expect(await team(elsewhere)).toBe('second-factor-needed');
  });

  test('are let in by an authenticator app, and no session that the password began before; the owner is told', async () => {
    const owner = await signedIn('administrator');
    const typed = { username: owner.username, password: ACTORS_PASSWORD };
    await app.database.db
      .update(profiles)
      .set({ email: 'owner@visitors.example', emailVerifiedAt: now() })
      .where(eq(profiles.accountId, owner.accountId));
    const elsewhere = openBrowser(app);
    await elsewhere.postJson('/api/auth/sign-in', typed);
    expect(await team(elsewhere)).toBe('second-factor-needed');
    const setup = await (
      await owner.browser.postJson('/api/auth/totp', { password: ACTORS_PASSWORD })
    ).json();
    const start = (typedCode: string) =>
      owner.browser.postJson('/api/auth/totp/verification', { code: typedCode });
    expect(await code(await start('000000'))).toBe('code-wrong');
    expect(await team(elsewhere)).toBe('second-factor-needed');
    expect(await code(await start(codeOf(setup.secret)))).toBe('done');
    expect(await team(owner.browser)).toBe('done');
    expect(await team(elsewhere)).toBe('not-signed-in');
    const mails = await app.database.db.select().from(outbox);
    expect(mails.map(({ recipient, subject }) => `${subject} → ${recipient}`)).toContain(
      'An authenticator app was turned on → owner@visitors.example',
    );
  });

  test('confirm by a recovery code too, each once', async () => {
    const { browser, accountId } = await signedIn('administrator');
    const setup = await (await browser.postJson('/api/auth/totp', { password: ACTORS_PASSWORD })).json();
    await browser.postJson('/api/auth/totp/verification', { code: codeOf(setup.secret) });
    const old = { confirmedAt: new Date(Date.now() - 11 * MINUTE) };
    const forget = () => app.database.db.update(sessions).set(old).where(eq(sessions.userId, accountId));
    const confirm = async (typed: string) =>
      code(await browser.postJson('/api/auth/confirmations', { code: typed }));
    const [first = ''] = setup.recoveryCodes;
    await forget();
    expect((await toAdd(browser)).code).toBe('confirmation-needed');
    expect(await confirm(first.toUpperCase())).toBe('done');
    expect((await toAdd(browser)).challenge).toEqual(expect.any(String));
    await forget();
    expect(await confirm(first)).toBe('code-wrong');
  });
});
