import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidV7 } from '#core/ids.ts';
import { queueMail } from '#features/notifications/service.ts';
import { outbox } from '#features/notifications/tables.ts';
import { nobodysPassword } from '#platform/auth/passwords.ts';
import { passkeys, secondFactors, sessions, signInChallenges } from '#platform/auth/tables.ts';
import { ACTORS_PASSWORD, signInAs } from '#tests/support/actors.ts';
import { operationsOf, readDescription } from '#tests/support/api-description.ts';
import { codeOf } from '#tests/support/authenticator.ts';
import { type Browser, openBrowser } from '#tests/support/cookie-jar.ts';
import { leastCall } from '#tests/support/sample-input.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { deleteSessions, updatePassword } from './repository/index.ts';
import { forgetExpiredAccess } from './service/limits.ts';
import { accountLinks, profiles, signInTries } from './tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms);

let app: TestApp;
let now = () => new Date();
beforeAll(async () => {
  app = await createTestApp({ now: () => now(), env: { CREATE_CALLS_PER_MINUTE: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = () => new Date();
  await app.database.db.delete(signInTries);
  await app.database.db.delete(outbox);
});

type Role = 'client' | 'administrator';
async function signedIn(role: Role = 'client', session: Parameters<typeof signInAs>[3] = {}) {
  const actor = await signInAs({ db: app.database.db, config: app.deps.config }, role, {}, session);
  const browser = openBrowser(app);
  const [name = '', value = ''] = (actor.headers.cookie ?? '').split(/=(.*)/s);
  browser.cookies.set(name, value);
  return { ...actor, browser };
}
const unconfirmed = (role: Role = 'client') => signedIn(role, { confirmedAt: ago(11 * MINUTE) });

const send = (browser: Browser, method: string, path: string, body: unknown) =>
  browser.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const putEmail = (browser: Browser, email: string) => send(browser, 'PUT', '/api/profile', { email });
const confirm = (browser: Browser, proof: unknown) => browser.postJson('/api/auth/confirmations', proof);
const profileOf = async (accountId: string) =>
  (await app.database.db.select().from(profiles).where(eq(profiles.accountId, accountId)))[0];
const mails = () => app.database.db.select().from(outbox);
const tokenIn = (text: string | undefined, page: string) =>
  new RegExp(`/${page}#([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
const signIn = (username: string, password: string) =>
  openBrowser(app).postJson('/api/auth/sign-in', { username, password });

describe('a session alone', () => {
  test('changes no address, neither the first nor the next, before its bearer has proved to be the owner', async () => {
    const { browser, accountId, username } = await unconfirmed();
    const was = await profileOf(accountId);
    const refused = await putEmail(browser, 'thief@visitors.example');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'confirmation-needed' });
    expect((await putEmail(browser, '')).status).toBe(403);
    expect(await profileOf(accountId)).toEqual(was);
    expect(await mails()).toEqual([]);
    // Anything but a new address can be changed without confirmation.
    const same = await send(browser, 'PUT', '/api/profile', {
      email: was?.email.toUpperCase(),
      city: 'Miami',
    });
    expect(same.status).toBe(200);

    const wrong = await confirm(browser, { password: 'wrong' });
    expect(await wrong.json()).toMatchObject({ code: 'password-wrong' });
    expect((await putEmail(browser, 'thief@visitors.example')).status).toBe(403);
    expect((await confirm(browser, { password: ACTORS_PASSWORD })).status).toBe(200);
    expect((await putEmail(browser, 'new@visitors.example')).status).toBe(200);

    await app.database.db
      .update(profiles)
      .set({ email: '', emailVerifiedAt: null })
      .where(eq(profiles.accountId, accountId));
    await app.database.db
      .update(sessions)
      .set({ confirmedAt: ago(11 * MINUTE) })
      .where(eq(sessions.userId, accountId));
    expect((await putEmail(browser, 'first@visitors.example')).status).toBe(403);
    const again = openBrowser(app);
    await again.postJson('/api/auth/sign-in', { username, password: ACTORS_PASSWORD });
    expect((await putEmail(again, 'first@visitors.example')).status).toBe(200);
  });

  test('is confirmed by a code of the second factor too, by each once, and by none where there is no factor', async () => {
    const { browser, accountId } = await signedIn('administrator');
    const setup = await (await browser.postJson('/api/auth/totp', { password: ACTORS_PASSWORD })).json();
    // A factor that is only prepared does not count, and a confirmation does not start it.
    expect(await (await confirm(browser, { code: codeOf(setup.secret) })).json()).toMatchObject({
      code: 'code-wrong',
    });
    const [prepared] = await app.database.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, accountId));
    expect(prepared?.verified).toBe(false);
    await app.database.db.delete(signInTries);
    const code = codeOf(setup.secret);
    expect((await browser.postJson('/api/auth/totp/verification', { code })).status).toBe(200);
    const old = { confirmedAt: ago(11 * MINUTE) };
    await app.database.db.update(sessions).set(old).where(eq(sessions.userId, accountId));
    expect(await (await confirm(browser, { code: '000000' })).json()).toMatchObject({ code: 'code-wrong' });
    expect((await putEmail(browser, 'new@visitors.example')).status).toBe(403);
    expect((await confirm(browser, { code })).status).toBe(200);
    expect((await putEmail(browser, 'new@visitors.example')).status).toBe(200);
    expect((await confirm(browser, { code })).status).toBe(422);
  });

  test('is held to so many guesses: ten passwords a minute, thirty codes an hour', async () => {
    const { browser } = await unconfirmed();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await confirm(browser, { password: `guess ${guess}` })).status).toBe(422);
    }
    expect((await confirm(browser, { password: ACTORS_PASSWORD })).status).toBe(429);
    const start = Date.now();
    for (let guess = 0; guess < 30; guess += 1) {
      now = () => new Date(start + guess * 7_000);
      expect((await confirm(browser, { code: '000000' })).status).toBe(422);
    }
    now = () => new Date(start + 10 * MINUTE);
    expect((await confirm(browser, { code: '000000' })).status).toBe(429);
  });

  test('is asked for by every file for a spreadsheet, and read-only takes none, but for the fleet’s', async () => {
    const files = operationsOf(await readDescription(app)).filter(
      ({ operation }) => 'text/csv' in (operation.responses['200']?.content ?? {}),
    );
    expect(files.length).toBeGreaterThan(5);
    const open = files.filter(
      ({ operation }) => !operation['x-confirmed'] || operation['x-roles']?.includes('read-only'),
    );
    // The fleet's names nobody.
    expect(open.map(({ name }) => name)).toEqual(['get /api/admin/yachts-report']);
  });

  test('opens none of the calls that say they want more, and changes nothing', async () => {
    const description = await readDescription(app);
    const guarded = operationsOf(description).filter(({ operation }) => operation['x-confirmed']);
    expect(guarded.map(({ name }) => name).sort()).toEqual([
      'delete /api/admin/team/{colleagueId}',
      'delete /api/admin/team/{colleagueId}/sessions',
      'delete /api/auth/passkeys/{passkeyId}',
      'get /api/admin/activity/report',
      'get /api/admin/charters-report',
      'get /api/admin/customers-report',
      'get /api/admin/financing-report',
      'get /api/admin/money/ledger',
      'get /api/admin/money/trial-balance/report',
      'get /api/admin/privacy-requests/{privacyRequestId}/data',
      'post /api/admin/financing-applications/{applicationId}/reveal',
      'post /api/admin/privacy-requests',
      'post /api/admin/privacy-requests/{privacyRequestId}/agreement',
      'post /api/admin/team',
      'post /api/admin/team/{colleagueId}/password',
      'post /api/admin/team/{colleagueId}/password-requests',
      'post /api/auth/passkeys',
      'post /api/auth/passkeys/requests',
      'post /api/auth/totp/verification',
      'put /api/admin/team/{colleagueId}/roles',
    ]);
    const { browser, accountId } = await unconfirmed('administrator');
    const colleague = await signedIn('administrator');
    for (const described of guarded) {
      const { address, init } = leastCall(described, description, {
        colleagueId: colleague.accountId,
        passkeyId: randomUUID(),
        username: 'somebody-new',
        roles: ['content'],
      });
      const response = await browser.request(address, init);
      expect(response.status, described.name).toBe(403);
      expect(await response.json(), described.name).toMatchObject({ code: 'confirmation-needed' });
    }
    expect((await colleague.browser.request('/api/admin/team')).status).toBe(200);
    expect(await app.database.db.$count(sessions, eq(sessions.userId, accountId))).toBe(1);
  });
});

describe('the second step of a sign-in', () => {
  const withFactor = async () => {
    const owner = await signedIn();
    const setup = await (
      await owner.browser.postJson('/api/auth/totp', { password: ACTORS_PASSWORD })
    ).json();
    const code = codeOf(setup.secret);
    expect((await owner.browser.postJson('/api/auth/totp/verification', { code })).status).toBe(200);
    return { ...owner, recoveryCodes: setup.recoveryCodes as string[] };
  };
  const begin = async (username: string, browser = openBrowser(app)) => {
    const begun = await browser.postJson('/api/auth/sign-in', { username, password: ACTORS_PASSWORD });
    expect(await begun.json()).toMatchObject({ status: 'second-factor' });
    return browser;
  };
  const enter = (browser: Browser, code: string) => browser.postJson('/api/auth/second-factor', { code });

  test('takes the right code after many wrong ones, thirty an hour; then it says so, but not to a known browser', async () => {
    const { username, recoveryCodes } = await withFactor();
    const [first = '', second = '', third = ''] = recoveryCodes;
    const known = await begin(username);
    expect((await enter(known, first)).status).toBe(200);
    const start = Date.now();
    let thief = openBrowser(app);
    const guess = async (from: number, to: number) => {
      for (let place = from; place < to; place += 1) {
        now = () => new Date(start + place * 7_000);
        // Five wrong codes end a sign-in.
        if (place % 5 === 0) thief = await begin(username);
        expect((await enter(thief, '000-000')).status).toBe(422);
      }
    };
    await guess(0, 15);
    expect((await enter(await begin(username), second)).status).toBe(200);
    await guess(15, 30);
    now = () => new Date(start + 10 * MINUTE);
    const refused = await enter(await begin(username), third);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await refused.json()).toMatchObject({ code: 'too-many-codes' });
    expect((await enter(await begin(username, known), third)).status).toBe(200);
  });

  describe('while the password is being changed', () => {
    const meanwhile = (accountId: string, call: () => Promise<Response>) =>
      app.database.db.transaction(async (tx) => {
        await updatePassword(tx, accountId, nobodysPassword(), now());
        // This ends the sessions that there are; one that is about to begin is not among them.
        await deleteSessions(tx, accountId);
        return untilWaiting(app.database.db, call());
      });

    test('is not waited for: the password that was typed is wrong', async () => {
      const { accountId, username } = await withFactor();
      const { call } = await meanwhile(accountId, () => signIn(username, ACTORS_PASSWORD));
      expect(await (await call).json()).toMatchObject({ code: 'credentials-wrong' });
      const waiting = eq(signInChallenges.value, accountId);
      expect(await app.database.db.$count(signInChallenges, waiting)).toBe(0);
    });

    test('begins no session with the right code', async () => {
      const { accountId, username, recoveryCodes } = await withFactor();
      const browser = await begin(username);
      const { call } = await meanwhile(accountId, () => enter(browser, String(recoveryCodes[0])));
      expect((await call).status).toBe(422);
      expect(await app.database.db.$count(sessions, eq(sessions.userId, accountId))).toBe(0);
    });
  });

  test('is not completed by the code of another account, whose session the caller still sends', async () => {
    const other = await withFactor();
    const { username, recoveryCodes } = await withFactor();
    const session = String(other.browser.cookies.get('miami_flow_session'));
    const browser = await begin(username, other.browser);
    browser.cookies.set('miami_flow_session', session);
    expect((await enter(browser, String(other.recoveryCodes[0]))).status).toBe(422);
    expect((await enter(browser, String(recoveryCodes[0]))).status).toBe(200);
    expect(await (await browser.request('/api/auth/user')).json()).toMatchObject({ username });
  });
});

describe('a confirmed address that was changed', () => {
  const change = async (browser: Browser, email: string) => {
    expect((await putEmail(browser, email)).status).toBe(200);
    const sent = await mails();
    return {
      undo: tokenIn(
        sent.find(({ subject, text }) => /was changed/.test(subject) && text !== '')?.text,
        'restore-email',
      ),
      verify: tokenIn(sent.find(({ recipient }) => recipient === email)?.text, 'confirm-email'),
    };
  };
  const restore = (token: string) => app.postJson('/api/auth/email-restorations', { token });

  test('is told, and takes the account back whatever the thief did meanwhile', async () => {
    const { browser, accountId, username } = await signedIn();
    const own = `${username}@visitors.example`;
    const { undo, verify } = await change(browser, 'thief@visitors.example');
    const [kept] = await app.database.db
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.purpose, 'restore-email'));
    expect(JSON.stringify(kept)).not.toContain(undo);

    // The thief confirms the new address, chooses a new password with it, sets a second factor, and changes the address again.
    await send(browser, 'PUT', '/api/profile/email-confirmations', { token: verify });
    await app.postJson('/api/auth/password-reset-requests', { account: username });
    const reset = tokenIn(
      (await mails()).find(({ subject }) => subject.startsWith('Choose'))?.text,
      'reset-password',
    );
    expect(
      (await app.postJson('/api/auth/password-resets', { token: reset, password: 'the thief’s own words' }))
        .status,
    ).toBe(200);
    const thief = openBrowser(app);
    await thief.postJson('/api/auth/sign-in', { username, password: 'the thief’s own words' });
    const setup = await (
      await thief.postJson('/api/auth/totp', { password: 'the thief’s own words' })
    ).json();
    await thief.postJson('/api/auth/totp/verification', { code: codeOf(setup.secret) });
    await app.database.db.delete(outbox);
    const thiefs = await change(thief, 'second@thieves.example');

    await app.database.db.delete(outbox);
    expect((await restore(undo)).status).toBe(200);
    expect(await profileOf(accountId)).toMatchObject({ email: own, emailVerifiedAt: expect.any(Date) });
    expect((await thief.request('/api/auth/user')).status).toBe(401);
    expect((await browser.request('/api/auth/user')).status).toBe(401);
    expect((await signIn(username, 'the thief’s own words')).status).toBe(401);
    // The links mailed to the thief meanwhile no longer work, and the owner's link works once.
    expect(thiefs.undo).not.toBe('');
    for (const token of [thiefs.undo, undo]) {
      expect(await (await restore(token)).json()).toMatchObject({ code: 'restoring-over' });
    }
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: own, subject: 'Choose a new password' });
    const token = tokenIn(mail?.text, 'reset-password');
    await app.postJson('/api/auth/password-resets', { token, password: 'a quieter berth' });
    expect(await (await signIn(username, 'a quieter berth')).json()).toMatchObject({ status: 'signed-in' });
  });

  test('is told however many mails its address has had, and has a way back then, too', async () => {
    const { browser, username } = await signedIn();
    const own = `${username}@visitors.example`;
    for (const kind of ['news', 'new-device', 'security'] as const)
      for (let mail = 0; mail < 40; mail += 1)
        await queueMail(app.deps, {
          cause: `${kind}-${mail}`,
          kind,
          about: null,
          to: own,
          subject: 'Hello',
          html: '<p>Hello</p>',
          text: 'Hello',
        });
    const { undo } = await change(browser, 'thief@visitors.example');
    expect((await restore(undo)).status).toBe(200);
  });

  test.each([
    { what: 'keeps the factor and the passkey that were there before', startedAgo: 4 * DAY, left: true },
    { what: 'loses those that a thief added first', startedAgo: HOUR, left: false },
    { what: 'loses a factor that a thief had prepared long before', preparedAgo: 9 * DAY, left: false },
  ])('$what', async ({ startedAgo = 0, preparedAgo, left }) => {
    const { db } = app.database;
    const { browser, accountId, username } = await signedIn();
    /** As if it had been made that long ago: its id tells. */
    const ageFactor = (ms: number) =>
      db
        .update(secondFactors)
        .set({ id: uuidV7(Date.now() - ms, randomBytes(10)) })
        .where(eq(secondFactors.userId, accountId));
    const setup = await (await browser.postJson('/api/auth/totp', { password: ACTORS_PASSWORD })).json();
    if (preparedAgo) await ageFactor(preparedAgo);
    await browser.postJson('/api/auth/totp/verification', { code: codeOf(setup.secret) });
    if (startedAgo) await ageFactor(startedAgo);
    const passkey = { id: randomUUID(), accountId, credentialId: accountId, publicKey: '', counter: 0 };
    await db.insert(passkeys).values({ ...passkey, name: 'iPhone', createdAt: ago(startedAgo) });
    const { undo } = await change(browser, 'other@visitors.example');
    await restore(undo);
    expect(await db.$count(passkeys, eq(passkeys.accountId, accountId))).toBe(left ? 1 : 0);
    const token = tokenIn(
      (await mails()).find(({ subject }) => subject.startsWith('Choose'))?.text,
      'reset-password',
    );
    await app.postJson('/api/auth/password-resets', { token, password: 'a quieter berth' });
    expect(await (await signIn(username, 'a quieter berth')).json()).toMatchObject({
      status: left ? 'second-factor' : 'signed-in',
    });
  });

  test('loses recovery codes that were made since, with their factor', async () => {
    const { browser, username } = await signedIn();
    const setup = await (await browser.postJson('/api/auth/totp', { password: ACTORS_PASSWORD })).json();
    await browser.postJson('/api/auth/totp/verification', { code: codeOf(setup.secret) });
    const { undo } = await change(browser, 'thief@visitors.example');
    const renewed = await browser.postJson('/api/auth/totp/recovery-codes', { password: ACTORS_PASSWORD });
    expect((await renewed.json()).recoveryCodes).toHaveLength(10);
    expect((await restore(undo)).status).toBe(200);
    const link = (await mails()).find(({ subject }) => subject.startsWith('Choose'));
    const token = tokenIn(link?.text, 'reset-password');
    await app.postJson('/api/auth/password-resets', { token, password: 'a quieter berth' });
    expect(await (await signIn(username, 'a quieter berth')).json()).toMatchObject({ status: 'signed-in' });
  });

  test('can be taken back for 72 hours, and then the link is gone', async () => {
    const { browser, accountId } = await signedIn();
    const { undo } = await change(browser, 'other@visitors.example');
    const start = Date.now();
    now = () => new Date(start + 72 * HOUR + MINUTE);
    expect(await (await restore(undo)).json()).toMatchObject({ code: 'restoring-over' });
    expect(await profileOf(accountId)).toMatchObject({ email: 'other@visitors.example' });
    await forgetExpiredAccess(app.deps);
    expect(await app.database.db.$count(accountLinks, eq(accountLinks.accountId, accountId))).toBe(0);
  });

  test('is mailed no new password where its reader has not proved to read there', async () => {
    const { browser, username } = await signedIn();
    await change(browser, 'typed@visitors.example');
    await app.database.db.delete(outbox);
    for (const account of [username, 'typed@visitors.example', `${username}@visitors.example`]) {
      expect((await app.postJson('/api/auth/password-reset-requests', { account })).status).toBe(200);
    }
    expect(await mails()).toEqual([]);
  });
});

describe('how long a session lasts', () => {
  const asks = async (session: Parameters<typeof signInAs>[3], role: Role = 'administrator') => {
    const { browser, sessionId } = await signedIn(role, session);
    const { status } = await browser.request('/api/auth/user');
    return { status, sessionId };
  };

  test.each([
    ['an administrator’s within its twelve hours', 'administrator', 11.9 * HOUR, 5 * MINUTE, 200],
    ['an administrator’s after twelve hours, however busy', 'administrator', 12.1 * HOUR, 0, 401],
    ['an administrator’s of three years ago', 'administrator', 3 * 365 * DAY, 2 * DAY, 401],
    ['an administrator’s unused for thirty minutes', 'administrator', 2 * HOUR, 31 * MINUTE, 401],
    ['a client’s of last month, unused for a week', 'client', 31 * DAY, 7 * DAY, 200],
    ['a client’s within its ninety days', 'client', 89 * DAY, DAY, 200],
    ['a client’s after ninety days, however busy', 'client', 91 * DAY, 0, 401],
    ['a client’s unused for thirty days', 'client', 40 * DAY, 31 * DAY, 401],
  ] as const)('%s', async (_what, role, age, idle, status) => {
    const session = { createdAt: ago(age), updatedAt: ago(idle), expiresAt: new Date(Date.now() + DAY) };
    expect((await asks(session, role)).status).toBe(status);
  });

  test('an administrator’s says how long it can last at the most', async () => {
    const { browser } = await signedIn('administrator', { createdAt: ago(11 * HOUR) });
    const { sessionEndsIn } = await (await browser.request('/api/auth/user')).json();
    expect(sessionEndsIn).toBeGreaterThan(3_500);
    expect(sessionEndsIn).toBeLessThanOrEqual(3_600);
  });

  test('an administrator’s in use goes on, and says when it was last used', async () => {
    const { status, sessionId } = await asks({ createdAt: ago(2 * HOUR), updatedAt: ago(29 * MINUTE) });
    expect(status).toBe(200);
    const [kept] = await app.database.db.select().from(sessions).where(eq(sessions.id, sessionId));
    expect(kept?.updatedAt.getTime()).toBeGreaterThan(Date.now() - MINUTE);
  });

  test('one that is over is on no list, and is swept', async () => {
    const { browser, accountId, sessionId } = await signedIn('administrator');
    const old = await signInAs({ db: app.database.db, config: app.deps.config }, 'client');
    const over = { userId: accountId, createdAt: ago(13 * HOUR) };
    await app.database.db.update(sessions).set(over).where(eq(sessions.id, old.sessionId));
    const list = await (await browser.request('/api/auth/sessions')).json();
    expect(list.map(({ id }: { id: string }) => id)).toEqual([sessionId]);
    await forgetExpiredAccess(app.deps);
    expect(await app.database.db.$count(sessions, eq(sessions.id, old.sessionId))).toBe(0);
    expect((await browser.request('/api/auth/user')).status).toBe(200);
  });
});
