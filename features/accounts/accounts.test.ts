import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { caseMessages } from '#features/cases/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { sendMail } from '#features/notifications/service.ts';
import { outbox } from '#features/notifications/tables.ts';
import { accounts, secondFactors, sessions } from '#platform/auth/tables.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { anInquiry } from '#tests/builders/inquiries.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { ACTORS_PASSWORD, aRequestOf, signInAs } from '#tests/support/actors.ts';
import { codeOf } from '#tests/support/authenticator.ts';
import { type Browser, openBrowser } from '#tests/support/cookie-jar.ts';
import { whileRefused } from '#tests/support/failing.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { profiles, signInTries } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.delete(signInTries);
  await app.database.db.delete(outbox);
});

const site = () => ({ db: app.database.db, config: app.deps.config });

async function signedIn(role: 'client' | 'administrator' = 'client') {
  const actor = await signInAs(site(), role);
  const browser = openBrowser(app);
  const [name = '', value = ''] = (actor.headers.cookie ?? '').split(/=(.*)/s);
  browser.cookies.set(name, value);
  return { ...actor, browser };
}

const send = (browser: Browser, method: string, path: string, body?: unknown) =>
  browser.request(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const signIn = (username: string, password: string, browser = openBrowser(app)) =>
  browser.postJson('/api/auth/sign-in', { username, password });
const mails = () => app.database.db.select().from(outbox);
const tokenIn = (text: string | undefined, page: string) =>
  new RegExp(`/${page}#([\\w-]+)`).exec(text ?? '')?.[1] ?? '';

describe('a second factor', () => {
  test('is set up with the password, counts from its first code on, and is asked for at the next sign-in', async () => {
    const { browser, username, accountId } = await signedIn('administrator');
    const wrong = await browser.postJson('/api/auth/totp', { password: 'wrong' });
    expect(await wrong.json()).toMatchObject({ code: 'password-wrong' });
    const setup = await (await browser.postJson('/api/auth/totp', { password: ACTORS_PASSWORD })).json();
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Miami%20Flow%20Yachts:/);
    expect(setup.uri).toContain(username);
    expect(setup.uri).not.toContain('no-mail');
    expect(setup.recoveryCodes).toHaveLength(10);
    const [kept] = await app.database.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, accountId));
    expect(JSON.stringify(kept)).not.toContain(setup.secret);
    expect(JSON.stringify(kept)).not.toContain(setup.recoveryCodes[0]);
    // A factor that is only prepared is not asked for yet.
    expect(await (await signIn(username, ACTORS_PASSWORD)).json()).toMatchObject({ status: 'signed-in' });

    expect((await browser.postJson('/api/auth/totp/verification', { code: '000000' })).status).toBe(422);
    const started = await browser.postJson('/api/auth/totp/verification', { code: codeOf(setup.secret) });
    expect(started.status).toBe(200);
    expect(await (await browser.request('/api/auth/user')).json()).toMatchObject({ hasSecondFactor: true });
    // Starting it again is refused, and no second mail goes out.
    const again = await browser.postJson('/api/auth/totp/verification', { code: codeOf(setup.secret) });
    expect(await again.json()).toMatchObject({ code: 'second-factor-on' });

    const other = openBrowser(app);
    expect(await (await signIn(username, ACTORS_PASSWORD, other)).json()).toMatchObject({
      status: 'second-factor',
      role: null,
    });
    expect((await other.request('/api/auth/user')).status).toBe(401);
    expect(other.cookies.has('signed_in')).toBe(false);
    const refused = await other.postJson('/api/auth/second-factor', { code: '123' });
    expect(await refused.json()).toMatchObject({ code: 'code-wrong' });
    const code = codeOf(setup.secret);
    const entered = await other.postJson('/api/auth/second-factor', { code });
    expect(await entered.json()).toMatchObject({ status: 'signed-in', role: 'administrator' });
    expect((await other.request('/api/auth/user')).status).toBe(200);

    // A code works once, so an overheard one is useless; a recovery code works once, too.
    const thief = openBrowser(app);
    await signIn(username, ACTORS_PASSWORD, thief);
    expect((await thief.postJson('/api/auth/second-factor', { code })).status).toBe(422);
    const recovery = String(setup.recoveryCodes[0]);
    const guesser = openBrowser(app);
    await signIn(username, ACTORS_PASSWORD, guesser);
    const guesses: string[] = [];
    for (const typed of ['000001', '000002', '000003', '000004', '000005', '000006', recovery])
      guesses.push((await (await guesser.postJson('/api/auth/second-factor', { code: typed })).json()).code);
    // After too many guesses the answer is that the sign-in is over and no code will be right.
    expect(guesses.slice(-2)).toEqual(['sign-in-over', 'sign-in-over']);
    expect(new Set(guesses.slice(0, 5))).toEqual(new Set(['code-wrong']));
    expect((await thief.postJson('/api/auth/second-factor', { code: recovery })).status).toBe(200);
    await signIn(username, ACTORS_PASSWORD, thief);
    expect((await thief.postJson('/api/auth/second-factor', { code: recovery })).status).toBe(422);

    const renewed = await other.postJson('/api/auth/totp/recovery-codes', { password: ACTORS_PASSWORD });
    expect((await renewed.json()).recoveryCodes).toHaveLength(10);
    expect((await send(other, 'DELETE', '/api/auth/totp', { password: ACTORS_PASSWORD })).status).toBe(200);
    expect(await (await signIn(username, ACTORS_PASSWORD)).json()).toMatchObject({ status: 'signed-in' });
    const subjects = (await mails()).flatMap(({ recipient, subject }) =>
      recipient === `${username}@visitors.example` ? [subject] : [],
    );
    for (const subject of ['Your recovery codes were replaced', 'Your second factor was turned off'])
      expect(subjects.filter((one) => one === subject)).toHaveLength(1);
  });

  test('is not turned off, nor are its recovery codes replaced, where its owner cannot be told', async () => {
    const { db } = app.database;
    const { browser, username } = await signedIn('administrator');
    const setup = await (await browser.postJson('/api/auth/totp', { password: ACTORS_PASSWORD })).json();
    await browser.postJson('/api/auth/totp/verification', { code: codeOf(setup.secret) });
    const untold = (method: string, path: string) =>
      whileRefused(db, 'insert on outbox', 'true', () =>
        send(browser, method, path, { password: ACTORS_PASSWORD }),
      );
    expect((await untold('DELETE', '/api/auth/totp')).status).toBe(500);
    expect((await untold('POST', '/api/auth/totp/recovery-codes')).status).toBe(500);
    const other = openBrowser(app);
    expect(await (await signIn(username, ACTORS_PASSWORD, other)).json()).toMatchObject({
      status: 'second-factor',
    });
    const code = String(setup.recoveryCodes[0]);
    expect((await other.postJson('/api/auth/second-factor', { code })).status).toBe(200);
  });

  test('can be made compulsory: nothing of the staff’s before it is set up', async () => {
    const strict = await createTestApp({ env: { ADMIN_SECOND_FACTOR: 'required' } });
    const admin = await signInAs({ db: strict.database.db, config: strict.deps.config }, 'administrator');
    const path = '/api/admin/charters/01890a5d-ac96-774b-bcce-b302099a8057';
    const ask = () => strict.request(path, { headers: admin.headers });
    expect(await (await ask()).json()).toMatchObject({ code: 'second-factor-needed' });
    await strict.database.db.update(accounts).set({ twoFactorEnabled: true });
    expect((await ask()).status).toBe(404);
    await strict.database.db.update(accounts).set({ mustChoosePassword: true });
    expect(await (await ask()).json()).toMatchObject({ code: 'choose-password' });
    await strict.close();
  });
});

describe('passwords', () => {
  test('changing one signs every other device out, and tells the confirmed address', async () => {
    const { browser, username, accountId } = await signedIn();
    const other = openBrowser(app);
    await signIn(username, ACTORS_PASSWORD, other);
    const change = (currentPassword: string, newPassword: string) =>
      send(browser, 'PUT', '/api/auth/password', { currentPassword, newPassword });
    expect(await (await change('wrong', 'a quieter berth')).json()).toMatchObject({ code: 'password-wrong' });
    expect(await (await change(ACTORS_PASSWORD, 'short')).json()).toMatchObject({ code: 'password-short' });
    expect(await (await change(ACTORS_PASSWORD, 'password123')).json()).toMatchObject({
      code: 'password-common',
    });
    expect((await change(ACTORS_PASSWORD, 'a quieter berth')).status).toBe(200);
    expect((await browser.request('/api/auth/user')).status).toBe(200);
    expect((await other.request('/api/auth/user')).status).toBe(401);
    expect(await app.database.db.$count(sessions, eq(sessions.userId, accountId))).toBe(1);
    expect((await signIn(username, ACTORS_PASSWORD)).status).toBe(401);
    expect((await signIn(username, 'a quieter berth')).status).toBe(200);
    const changed = ['A new device signed in to your account', 'Your password was changed'];
    expect((await mails()).map(({ subject }) => subject)).toEqual([...changed, changed[0]]);
    // The browser in which it was changed is still known; the others are not.
    await signIn(username, 'a quieter berth', browser);
    await app.database.db.delete(outbox);
    const again = { currentPassword: 'a quieter berth', newPassword: 'a third berth' };
    await send(browser, 'PUT', '/api/auth/password', again);
    for (const here of [browser, other]) await signIn(username, 'a third berth', here);
    expect((await mails()).map(({ subject }) => subject)).toEqual([...changed].reverse());
  });

  test('a made-up link to choose one costs no hash, so a crowd of them delays nobody', async () => {
    // More than are hashed at a time or may wait for it.
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_none, place) => {
        const made = { token: `${place}`.padStart(43, 'x'), password: 'a quieter berth' };
        return (await (await app.postJson('/api/auth/password-resets', made)).json()).code;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['link-spent']));
  });

  test('a forgotten one can be asked for by an address longer than any name', async () => {
    const { accountId } = await signedIn();
    const email = `${'margaretha.'.repeat(5)}@${'harbour-office.'.repeat(4)}example`;
    await app.database.db.update(profiles).set({ email }).where(eq(profiles.accountId, accountId));
    await app.postJson('/api/auth/password-reset-requests', { account: email.toUpperCase() });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
  });

  test('a forgotten one is chosen anew by a mailed link, once; whether there is an account is not told', async () => {
    const { username, browser } = await signedIn();
    const ask = async (account: string) => {
      const response = await app.postJson('/api/auth/password-reset-requests', { account });
      return `${response.status} ${await response.text()}`;
    };
    const answers = [
      await ask(username),
      await ask('nobody-at-all'),
      await ask('nobody@visitors.example'),
      await ask('x'),
    ];
    expect(new Set(answers).size).toBe(1);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(`${username}@visitors.example`);
    // If asked again at once, the first link stays valid and no second mail goes out.
    await ask(`${username}@VISITORS.example`);
    expect(await mails()).toHaveLength(1);
    const token = tokenIn(mail?.text, 'reset-password');
    const reset = (password: string, by = token) =>
      app.postJson('/api/auth/password-resets', { token: by, password });
    expect(await (await reset('short')).json()).toMatchObject({ code: 'password-short' });
    expect(await (await reset('a quieter berth', 'x'.repeat(43))).json()).toMatchObject({
      code: 'link-spent',
    });
    // The browser whose session this ends loses its cookies, too.
    expect(browser.cookies.size).toBe(1);
    expect(
      (await browser.postJson('/api/auth/password-resets', { token, password: 'a quieter berth' })).status,
    ).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['miami_flow_device']);
    expect(await (await reset('a third berth')).json()).toMatchObject({ code: 'link-spent' });
    expect((await browser.request('/api/auth/user')).status).toBe(401);
    // Here the owner gets in, however often strangers guess, and is not told of a new device.
    for (let guess = 0; guess < 10; guess += 1) await signIn(username, `guess ${guess}`);
    expect((await signIn(username, 'a quieter berth')).status).toBe(429);
    expect((await signIn(username, 'a quieter berth', browser)).status).toBe(200);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Choose a new password',
      'Your password was changed',
    ]);
  });
});

describe('an email address', () => {
  test('is confirmed only by the account that entered it; what was sent with it can then be claimed', async () => {
    const owner = await signedIn();
    const other = await signedIn();
    const yacht = await aYacht(app.database.db);
    await aRequestOf(app.database.db, owner.accountId, yacht.id, {
      accountId: null,
      contactEmail: 'GRACE@visitor.example',
    });
    const put = (email: string) => send(owner.browser, 'PUT', '/api/profile', { email });
    await put('grace@visitor.example');
    // Whoever corrects its capitals has no other address: the link that is on its way still confirms it.
    await put('Grace@visitor.example');
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      'Confirm your email address',
      'Your email address was changed',
    ]);
    expect(await (await owner.browser.postJson('/api/profile/claims', {})).json()).toMatchObject({
      code: 'no-verified-email',
    });
    const link = (await mails()).find(({ subject }) => subject.startsWith('Confirm'));
    const token = tokenIn(link?.text, 'confirm-email');
    const confirm = (browser: Browser) => send(browser, 'PUT', '/api/profile/email-confirmations', { token });
    // The other account's own address is confirmed; that must not make this link look used.
    expect(await (await confirm(other.browser)).json()).toMatchObject({ code: 'link-spent' });
    expect((await confirm(owner.browser)).status).toBe(200);
    expect((await confirm(owner.browser)).status).toBe(200);
    expect(await (await owner.browser.request('/api/profile')).json()).toMatchObject({
      requestCount: 0,
      claimableCount: 1,
    });
    expect(await (await owner.browser.postJson('/api/profile/claims', {})).json()).toMatchObject({
      claimed: 1,
    });
    expect(await (await owner.browser.request('/api/profile')).json()).toMatchObject({
      requestCount: 1,
      claimableCount: 0,
    });
    await put('another@visitor.example');
    expect(await (await confirm(owner.browser)).json()).toMatchObject({ code: 'link-spent' });
    expect(await (await owner.browser.request('/api/auth/user')).json()).toMatchObject({
      isEmailVerified: false,
    });
  });
});

describe('saved yachts', () => {
  test('are merged, in order, each once, without those that do not exist or have left the fleet', async () => {
    const { browser } = await signedIn();
    for (const id of ['one', 'two', 'three']) await aYacht(app.database.db, { id });
    const merged = await browser.postJson('/api/profile/saved-yachts', {
      ids: ['two', 'one', 'two', 'sunk', 'a\u0000b'],
    });
    expect(await merged.json()).toEqual(['two', 'one']);
    expect(await (await send(browser, 'PUT', '/api/profile/saved-yachts/three')).json()).toContain('three');
    expect(await (await send(browser, 'DELETE', '/api/profile/saved-yachts/two')).json()).not.toContain(
      'two',
    );
    const saved = async () => (await browser.request('/api/profile/saved-yachts')).json();
    expect(await saved()).toEqual(['three', 'one']);
    const leave = (archivedAt: Date | null) =>
      app.database.db.update(yachts).set({ archivedAt }).where(eq(yachts.id, 'three'));
    await leave(new Date());
    expect(await saved()).toEqual(['one']);
    expect(await (await browser.request('/api/profile')).json()).toMatchObject({ savedYachtCount: 1 });
    await leave(null);
    expect(await saved()).toEqual(['three', 'one']);
    const many = { ids: Array.from({ length: 201 }, (_, count) => `yacht-${count}`) };
    expect((await browser.postJson('/api/profile/saved-yachts', many)).status).toBe(422);
  });
});

describe('leaving', () => {
  test('takes along a file without secrets, cancels what is open, and leaves bookings without a name', async () => {
    const { browser, accountId, username } = await signedIn();
    const yacht = await aYacht(app.database.db);
    const open = await aRequestOf(app.database.db, accountId, yacht.id, {
      specialRequests: 'A cake for Ana',
    });
    const past = await aRequestOf(app.database.db, accountId, yacht.id, { status: 'completed' });
    const written = { caseId: past, writtenBy: 'ana', createdAt: new Date() };
    const asked = await anInquiry(app.database.db, { email: `${username}@visitors.example` });
    await app.database.db.insert(caseMessages).values([
      {
        ...written,
        id: randomUUID(),
        caseId: asked,
        kind: 'mail',
        subject: 'Your sunset',
        body: 'At seven.',
      },
      { ...written, id: randomUUID(), kind: 'mail', subject: 'The dock', body: 'Dear Rosa, slip 12.' },
      { ...written, id: randomUUID(), kind: 'note', body: 'Rosa brings her dog' },
    ]);
    await send(browser, 'PUT', '/api/financing/drafts/current', {
      step: 2,
      values: { employerName: 'Lane' },
    });
    const queued = (cause: string, recipient: string) => ({
      id: randomUUID(),
      cause,
      messageId: `<${cause}@miami-flow.example>`,
      recipient,
      subject: `Subject of ${cause}`,
      html: '',
      text: '',
      status: 'sent' as const,
      createdAt: new Date(),
      sentAt: new Date(),
    });
    await app.database.db
      .insert(outbox)
      .values([
        queued('mine', `${username}@Visitors.example`),
        queued('others', 'somebody.else@visitors.example'),
      ]);
    const file = await browser.request('/api/profile/data');
    expect(file.headers.get('content-disposition')).toContain('miami-flow-data.json');
    const text = await file.text();
    expect(text).toContain('A cake for Ana');
    expect(JSON.parse(text)).toMatchObject({
      financingDraft: { step: 2, values: { employerName: 'Lane' } },
      contactMessages: [{ id: asked, answers: [{ subject: 'Your sunset', body: 'At seven.' }] }],
      letters: [{ charterId: past, subject: 'The dock', body: 'Dear Rosa, slip 12.' }],
      mails: [{ subject: 'Subject of mine', sentAt: expect.any(String) }],
    });
    expect(text).not.toContain('her dog');
    expect(text).not.toMatch(/scrypt|no-mail|token|suspectedSpam/);

    const close = (password: string) => send(browser, 'DELETE', '/api/profile', { password });
    expect(await (await close('wrong')).json()).toMatchObject({ code: 'password-wrong' });
    expect((await close(ACTORS_PASSWORD)).status).toBe(200);
    expect(browser.cookies.has('miami_flow_session')).toBe(false);
    expect(await app.database.db.$count(accounts, eq(accounts.username, username))).toBe(0);
    for (const [id, status] of [
      [open, 'cancelled'],
      [past, 'completed'],
    ] as const) {
      const [kept] = await app.database.db.select().from(charterRequests).where(eq(charterRequests.id, id));
      expect(kept).toMatchObject({
        status,
        accountId: null,
        contactName: 'Former client',
        contactEmail: '',
        contactPhone: '',
        specialRequests: '',
      });
    }
    const left = app.database.db.$count(caseMessages, inArray(caseMessages.caseId, [open, past]));
    expect(await left).toBe(0);
  });

  test('leaves no word of whose it was in any table, but for what lending law wants kept, and says so', async () => {
    const { browser, accountId } = await signedIn();
    const db = app.database.db;
    const email = 'zanzibarine@visitors.example';
    await db
      .update(profiles)
      .set({ email, firstName: 'Zanzibarine', lastName: 'Zanzibarine' })
      .where(eq(profiles.accountId, accountId));
    const yacht = await aYacht(db);
    const contact = { name: 'Zanzibarine', email: 'ZANZIBARINE@visitors.example' };
    // Leave data in every way: signed in, and as a guest with the confirmed address.
    const asked = await browser.postJson('/api/contact', {
      firstName: 'Zanzibarine',
      lastName: 'Lopez',
      email,
      message: 'Zanzibarine asks',
    });
    expect(asked.status).toBe(201);
    const sent = { ...contact, message: 'Zanzibarine asks for a quote' };
    for (const asks of [browser, app]) {
      expect((await asks.postJson('/api/quote-requests', sent)).status).toBe(201);
    }
    const startDate = addDays(charterDayAt(new Date()), 30);
    const booked = await browser.postJson('/api/yacht-requests', {
      requestType: 'charter',
      yachtId: yacht.id,
      contactName: 'Zanzibarine',
      contactEmail: 'zanzibarine.charters@visitors.example',
      contactPhone: '+1 305 555 0188',
      startDate,
      duration: 'morning',
      guestCount: 2,
      specialRequests: 'Zanzibarine sits aft',
    });
    expect(booked.status).toBe(201);
    await db.update(outbox).set({ status: 'sent', sentAt: new Date() }).where(eq(outbox.status, 'queued'));
    await aRequestOf(db, accountId, yacht.id, { contactName: 'Zanzibarine', contactEmail: email });
    const kept = await anApplication(db, { accountId, status: 'under_review', firstName: 'Zanzibarine' });

    const answer = await send(browser, 'DELETE', '/api/profile', { password: ACTORS_PASSWORD });
    expect((await answer.json()).message).toContain('Financing applications that you sent stay with us');
    const farewell = (await mails()).find(({ subject }) => subject === 'Your account is closed');
    expect(farewell?.text).toContain('Financing applications that you sent stay with us');
    // Send the mails that are still queued; after that no trace of them may remain.
    const transport = async () => {};
    for (const { id } of await mails()) await sendMail(app.deps, transport, id, false);

    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const left: string[] = [];
    for (const { name } of tables) {
      const words = sql`select 1 from ${sql.identifier(name)} as kept where kept::text ilike '%zanzibarine%'`;
      if ((await db.execute(words)).rows.length > 0) left.push(name);
    }
    expect(left).toEqual(['financing_applications']);
    expect(kept).toBeTruthy();
  });

  test('of two administrators who close their accounts at once one stays', async () => {
    await app.database.db.update(accounts).set({ role: 'client' });
    const [one, two] = [await signedIn('administrator'), await signedIn('administrator')];
    const close = ({ browser }: typeof one) =>
      send(browser, 'DELETE', '/api/profile', { password: ACTORS_PASSWORD });
    // Lock the accounts until both requests wait for them, so that the two run at once.
    const answers = await app.database.db.transaction(async (tx) => {
      await tx.select().from(accounts).where(eq(accounts.role, 'administrator')).for('update');
      const both = [close(one), close(two)];
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect
        .poll(async () => (await app.database.db.execute(waiting)).rows.length, { timeout: 60_000 })
        .toBe(2);
      return both;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await app.database.db.$count(accounts, eq(accounts.role, 'administrator'))).toBe(1);
  });

  test('waits while a confirmed charter is to come, and the last administrator stays', async () => {
    const { browser, accountId } = await signedIn();
    const yacht = await aYacht(app.database.db);
    await aRequestOf(app.database.db, accountId, yacht.id);
    await aRequestOf(app.database.db, accountId, yacht.id, { status: 'confirmed' });
    // The client reads the reason before entering a password, on the page that says what closing would do.
    const asked = async (language: string) =>
      (await browser.request(`/api/profile/closing?lang=${language}`)).json();
    const refused = await send(browser, 'DELETE', '/api/profile', { password: ACTORS_PASSWORD });
    expect(await refused.json()).toMatchObject({ code: 'charter-ahead', error: (await asked('en')).ahead });
    expect((await asked('es')).ahead).toContain('alquiler confirmado');
    const kept = await app.database.db
      .select()
      .from(charterRequests)
      .where(eq(charterRequests.accountId, accountId));
    expect(kept.map(({ status }) => status).sort()).toEqual(['confirmed', 'pending']);

    await app.database.db.update(accounts).set({ role: 'client' });
    const admin = await signedIn('administrator');
    const last = await send(admin.browser, 'DELETE', '/api/profile', { password: ACTORS_PASSWORD });
    expect(await last.json()).toMatchObject({ code: 'last-administrator' });
  });
});

describe('sessions', () => {
  test('change nothing for a page of another account, which was left open in the same browser', async () => {
    const [left, { browser }] = [await signedIn(), await signedIn()];
    const savedFrom = (page: Record<string, string>) =>
      browser.request('/api/profile', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...page },
        body: JSON.stringify({ firstName: 'Rosa' }),
      });
    const refused = await savedFrom({ 'x-account': left.accountId });
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'not-signed-in']);
    expect(await (await browser.request('/api/auth/user')).json()).toMatchObject({ firstName: '' });
    expect((await savedFrom({})).status).toBe(200);
  });

  test('cannot begin again on a page whose account is closed: that would make a new one of its name', async () => {
    const { browser, accountId, username } = await signedIn();
    expect((await send(browser, 'DELETE', '/api/profile', { password: ACTORS_PASSWORD })).status).toBe(200);
    const again = (page: Record<string, string>) =>
      app.postJson('/api/auth/sign-in', { username, password: ACTORS_PASSWORD }, page);
    const refused = await again({ 'x-account': accountId });
    expect((await refused.json()).code).toBe('credentials-wrong');
    expect(await app.database.db.$count(accounts, eq(accounts.username, username))).toBe(0);
    expect(await (await again({})).json()).toMatchObject({ isNew: true });
  });

  test('are listed, ended one by one and all at once', async () => {
    const { browser, username } = await signedIn();
    const phone = openBrowser(app, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
    await signIn(username, ACTORS_PASSWORD, phone);
    const list = await (await browser.request('/api/auth/sessions')).json();
    expect(list).toHaveLength(2);
    const other = list.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
    expect(other.browser).toBe('Safari on iPhone');
    expect((await send(browser, 'DELETE', `/api/auth/sessions/${other.id}`)).status).toBe(200);
    expect((await phone.request('/api/auth/user')).status).toBe(401);
    await signIn(username, ACTORS_PASSWORD, phone);
    expect((await send(browser, 'DELETE', '/api/auth/sessions')).status).toBe(200);
    for (const one of [browser, phone]) expect((await one.request('/api/auth/user')).status).toBe(401);
  });
});
