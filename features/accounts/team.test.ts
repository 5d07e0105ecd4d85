import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { updateInquiry } from '#features/inquiries/repository/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { waitingSecurityEvents } from '#features/security/tables.ts';
import { accounts, sessions } from '#platform/auth/tables.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { anInquiry, aQuoteRequest } from '#tests/builders/inquiries.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import { openBrowser } from '#tests/support/cookie-jar.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { lockTeam, updateStaffRoles } from './repository/index.ts';
import type { ColleagueAnswer } from './schema.ts';
import { letInFromTheMachine } from './service/administrators.ts';
import { forgetExpiredAccess } from './service/limits.ts';
import { passwordRequests } from './tables.ts';

const HOUR = 3_600_000;

let app: TestApp;
let staff: Staff;
let now = () => new Date();
beforeAll(async () => {
  app = await createTestApp({ now: () => now() });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = () => new Date();
  await app.database.db.delete(outbox);
  await app.database.db.delete(sessions);
  await app.database.db.delete(accounts);
  staff = await staffOf(app);
});

const TEAM = '/api/admin/team';
const team = async () => {
  const answer = (await (await staff.get(TEAM)).json()) as {
    isSecondFactorRequired: boolean;
    colleagues: ColleagueAnswer[];
  };
  return answer.colleagues;
};
const lastOf = async (id: string) =>
  (
    await app.database.db
      .select()
      .from(activity)
      .where(and(eq(activity.subjectId, id), eq(activity.subjectKind, 'team')))
  ).at(-1);

test('a colleague is added with a one-time password that is replaced at the first sign-in', async () => {
  const made = await staff.send('POST', TEAM, { username: 'Nina.Bay', roles: ['administrator'] });
  expect(made).toMatchObject({
    status: 201,
    body: { username: 'nina.bay', message: 'nina.bay is on the team now.' },
  });
  const browser = openBrowser(app);
  const signedIn = await browser.postJson('/api/auth/sign-in', {
    username: 'nina.bay',
    password: made.body.password,
  });
  expect(await signedIn.json()).toMatchObject({ role: 'administrator' });
  expect(await (await browser.request(TEAM)).json()).toMatchObject({ code: 'choose-password' });
  // Whoever added them knows the password: with it, neither a passkey nor an address of theirs is added.
  const held = { code: 'choose-password' };
  expect(await (await browser.postJson('/api/auth/passkeys/requests', {})).json()).toMatchObject(held);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'else@where.example' });
  const elsewhere = await browser.request('/api/profile', { method: 'PUT', headers, body });
  expect(await elsewhere.json()).toMatchObject(held);
  const [nina] = (await team()).filter(({ username }) => username === 'nina.bay');
  expect(nina).toMatchObject({
    mustChoosePassword: true,
    hasSecondFactor: false,
    isYou: false,
    sessionCount: 1,
  });
  const line = await lastOf(String(made.body.id));
  expect(line).toMatchObject({ action: 'added', actor: staff.username, subjectName: 'nina.bay' });
  expect(JSON.stringify(line)).not.toContain(made.body.password);
});

test('a client of that name becomes one only when that is meant', async () => {
  const client = await staffOf(app, 'client');
  expect(
    await staff.send('POST', TEAM, { username: client.username, roles: ['administrator'] }),
  ).toMatchObject({
    status: 409,
    body: { code: 'username-taken' },
  });
  const made = await staff.send('POST', TEAM, {
    username: client.username,
    isClient: true,
    roles: ['administrator'],
  });
  expect(made.status).toBe(201);
  expect((await client.get('/api/auth/user')).status).toBe(401);
  expect(
    await staff.send('POST', TEAM, { username: client.username, roles: ['administrator'] }),
  ).toMatchObject({
    status: 409,
    body: { code: 'already-administrator' },
  });
});

test('a locked client is unlocked before they are a colleague', async () => {
  const client = await staffOf(app, 'client');
  const add = () =>
    staff.send('POST', TEAM, { username: client.username, isClient: true, roles: ['administrator'] });
  const lock = `/api/admin/accounts/${client.accountId}`;
  expect((await staff.send('PUT', `${lock}/lock`, { reason: 'Asked for' })).status).toBe(200);
  expect(await add()).toMatchObject({ status: 409, body: { code: 'account-locked' } });
  expect((await staff.send('DELETE', `${lock}/lock`)).status).toBe(200);
  expect((await add()).status).toBe(201);
});

test.each([
  [{}, 'Username is required'],
  [{ username: ' ' }, 'Username is required'],
])('%o is refused', async (body, message) => {
  const refused = await staff.send('POST', TEAM, { roles: ['administrator'], ...body });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'username', message }] } });
});

test('a new administrator’s name that is taken for another’s is refused', async () => {
  await staff.send('POST', TEAM, { username: 'lena.keys', roles: ['administrator'] });
  expect(await staff.send('POST', TEAM, { username: 'lena_key5', roles: ['administrator'] })).toMatchObject({
    status: 201,
  });
  expect(await staff.send('POST', TEAM, { username: '1ena-keys', roles: ['administrator'] })).toMatchObject({
    status: 422,
    body: { code: 'username-alike' },
  });
});

test('a name too short is refused in the sign-in’s own words', async () => {
  expect(await staff.send('POST', TEAM, { username: 'ab', roles: ['administrator'] })).toMatchObject({
    status: 422,
    body: { code: 'username-unfit' },
  });
});

test('a colleague is signed out everywhere, at once', async () => {
  const colleague = await staffOf(app);
  expect((await colleague.get(TEAM)).status).toBe(200);
  expect(await staff.send('DELETE', `${TEAM}/${colleague.accountId}/sessions`)).toMatchObject({
    status: 200,
  });
  expect((await colleague.get(TEAM)).status).toBe(401);
  expect(await lastOf(colleague.accountId)).toMatchObject({ action: 'signed out' });
});

/** A colleague who has been on the team for more than a day. */
async function seasoned(): Promise<Staff> {
  const colleague = await staffOf(app);
  const roleSince = new Date(Date.now() - 25 * HOUR);
  await app.database.db.update(accounts).set({ roleSince }).where(eq(accounts.id, colleague.accountId));
  return colleague;
}
const ask = (by: Staff, of: Staff, body: unknown = {}) =>
  by.send('POST', `${TEAM}/${of.accountId}/password-requests`, body);
const make = (by: Staff, of: Staff) => by.send('POST', `${TEAM}/${of.accountId}/password`);
const mailsTo = async (username: string) =>
  (
    await app.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, `${username}@visitors.example`))
  ).map(({ subject }) => subject);

describe('a colleague who is locked out', () => {
  test('gets a one-time password once another administrator agrees; whoever asked cannot do both', async () => {
    const [colleague, third] = [await staffOf(app), await seasoned()];
    expect(await make(staff, colleague)).toMatchObject({
      status: 404,
      body: { code: 'password-request-not-found' },
    });
    expect(await ask(staff, colleague, { withoutSecondFactor: true })).toMatchObject({ status: 200 });
    expect(await ask(third, colleague)).toMatchObject({ status: 409, body: { code: 'already-asked' } });
    expect(await lastOf(colleague.accountId)).toMatchObject({
      action: 'asked for a one-time password',
      actor: staff.username,
      details: { withoutSecondFactor: true },
    });
    expect(await mailsTo(colleague.username)).toEqual(['A new password was requested for you']);
    for (const nobody of [staff, colleague]) {
      expect(await make(nobody, colleague)).toMatchObject({ status: 409, body: { code: 'approval-needed' } });
    }
    expect((await colleague.get(TEAM)).status).toBe(200);
    const row = (await team()).find(({ id }) => id === colleague.accountId);
    expect(row?.passwordRequest).toMatchObject({
      askedBy: staff.username,
      withoutSecondFactor: true,
      mayBeMade: false,
    });

    const given = await make(third, colleague);
    expect(given).toMatchObject({ status: 200, body: { username: colleague.username } });
    expect((await colleague.get(TEAM)).status).toBe(401);
    expect(await mailsTo(colleague.username)).toContain('You have a new one-time password');
    const signedIn = await openBrowser(app).postJson('/api/auth/sign-in', {
      username: colleague.username,
      password: given.body.password,
    });
    expect(signedIn.status).toBe(200);
    expect(await make(third, colleague)).toMatchObject({ status: 404 });
  });

  test('is not at the mercy of one who makes a second administrator to agree', async () => {
    const colleague = await staffOf(app);
    const puppet = await staffOf(app);
    await ask(staff, colleague);
    expect(await make(puppet, colleague)).toMatchObject({ status: 409, body: { code: 'approval-needed' } });
  });

  test('in a house of two gets it after a day, and not before', async () => {
    const colleague = await staffOf(app);
    await ask(staff, colleague);
    const start = Date.now();
    now = () => new Date(start + 23 * HOUR);
    expect(await make(staff, colleague)).toMatchObject({ status: 409 });
    now = () => new Date(start + 24 * HOUR + 60_000);
    expect(await make(colleague, colleague)).toMatchObject({ status: 409 });
    expect(await make(staff, colleague)).toMatchObject({ status: 200 });
  });

  test('is not, after all, and refuses it', async () => {
    const colleague = await staffOf(app);
    await ask(staff, colleague);
    const path = `${TEAM}/${colleague.accountId}/password-requests`;
    expect(await colleague.send('DELETE', path)).toMatchObject({ status: 200 });
    expect(await lastOf(colleague.accountId)).toMatchObject({
      action: 'refused a one-time password',
      actor: colleague.username,
    });
    const start = Date.now();
    now = () => new Date(start + 25 * HOUR);
    expect(await make(staff, colleague)).toMatchObject({ status: 404 });
    expect(await colleague.send('DELETE', path)).toMatchObject({ status: 404 });
  });

  test('is asked for anew when nobody has made use of a request for a week', async () => {
    const colleague = await staffOf(app);
    await ask(staff, colleague);
    const start = Date.now();
    now = () => new Date(start + 8 * 24 * HOUR);
    expect(await make(staff, colleague)).toMatchObject({ status: 404 });
    expect(await ask(staff, colleague)).toMatchObject({ status: 200 });
    now = () => new Date(start + 16 * 24 * HOUR);
    await forgetExpiredAccess(app.deps);
    expect(await app.database.db.$count(passwordRequests)).toBe(0);
  });

  test('is a colleague: neither a client nor oneself', async () => {
    const client = await staffOf(app, 'client');
    expect(await ask(staff, client)).toMatchObject({ status: 404, body: { code: 'colleague-not-found' } });
    expect(await ask(staff, staff)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });
});

test('nobody is given the password of an account that is somebody’s: taken off the team and added again it opens as before', async () => {
  const colleague = await staffOf(app);
  await staff.send('DELETE', `${TEAM}/${colleague.accountId}`);
  expect(await mailsTo(colleague.username)).toEqual(['You are no longer on the team']);
  const added = await staff.send('POST', TEAM, {
    username: colleague.username,
    isClient: true,
    roles: ['administrator'],
  });
  expect(added).toMatchObject({ status: 201, body: { password: null } });
  const browser = openBrowser(app);
  const signedIn = await browser.postJson('/api/auth/sign-in', {
    username: colleague.username,
    password: ACTORS_PASSWORD,
  });
  expect(await signedIn.json()).toMatchObject({ role: 'administrator' });
  expect(await (await browser.request(TEAM)).json()).toMatchObject({ code: 'choose-password' });
});

test('a demoted colleague is a client from the next call on; the last administrator stays one', async () => {
  const colleague = await staffOf(app);
  expect(await staff.send('DELETE', `${TEAM}/${colleague.accountId}`)).toMatchObject({
    status: 200,
    body: { message: `${colleague.username} is a client now.` },
  });
  expect((await colleague.get(TEAM)).status).toBe(401);
  expect((await team()).map(({ username }) => username)).toEqual([staff.username]);
  expect(await staff.send('DELETE', `${TEAM}/${staff.accountId}`)).toMatchObject({
    status: 409,
    body: { code: 'last-administrator' },
  });
  expect(await lastOf(colleague.accountId)).toMatchObject({ action: 'demoted' });
});

describe('what a colleague saw to', () => {
  async function theirCases() {
    const { db } = app.database;
    const colleague = await staffOf(app);
    const assignedTo = colleague.accountId;
    const open = await anInquiry(db, { assignedTo });
    const closed = await aQuoteRequest(db, { assignedTo, state: 'closed' });
    const applied = await anApplication(db, { assignedTo, status: 'under_review' });
    const declined = await anApplication(db, { assignedTo, status: 'declined' });
    const assigneeOf = async (path: string) =>
      ((await (await staff.get(path)).json()) as { assignee: { username: string } | null }).assignee
        ?.username;
    return {
      colleague,
      setRoles: (roles: string[]) => staff.send('PUT', `${TEAM}/${assignedTo}/roles`, { roles }),
      seenToBy: async () => ({
        open: await assigneeOf(`/api/admin/inquiries/${open}`),
        closed: await assigneeOf(`/api/admin/inquiries/${closed}`),
        applied: await assigneeOf(`/api/admin/financing-applications/${applied}`),
        declined: await assigneeOf(`/api/admin/financing-applications/${declined}`),
      }),
      openId: open,
    };
  }

  test('and is still open is nobody’s once they are taken off the team', async () => {
    const { colleague, seenToBy, openId } = await theirCases();
    const { username } = colleague;
    expect(await seenToBy()).toEqual({
      open: username,
      closed: username,
      applied: username,
      declined: username,
    });
    expect((await staff.send('DELETE', `${TEAM}/${colleague.accountId}`)).status).toBe(200);
    expect(await seenToBy()).toEqual({ closed: username, declined: username });
    const nobodys = await staff.list<{ id: string }>('/api/admin/inquiries?assignee=none');
    expect(nobodys.map(({ id }) => id)).toContain(openId);
  });

  test('stays theirs as far as it is part of the roles that they are left with', async () => {
    const { colleague, setRoles, seenToBy } = await theirCases();
    const { username } = colleague;
    expect((await setRoles(['underwriting'])).status).toBe(200);
    expect(await seenToBy()).toEqual({ closed: username, applied: username, declined: username });
    expect((await setRoles(['read-only'])).status).toBe(200);
    expect(await seenToBy()).toEqual({ closed: username, declined: username });
  });
});

describe('while a colleague is taken off the team', () => {
  test('an inquiry of theirs that somebody changes is nobody’s all the same', async () => {
    const { db } = app.database;
    const colleague = await staffOf(app);
    const id = await anInquiry(db, { assignedTo: colleague.accountId });
    const { call } = await db.transaction(async (tx) => {
      expect(await updateInquiry(tx, 'contact', id, 1, { suspectedSpam: true })).toBe(true);
      return untilWaiting(db, staff.send('DELETE', `${TEAM}/${colleague.accountId}`));
    });
    expect((await call).status).toBe(200);
    const answer = await (await staff.get(`/api/admin/inquiries/${id}`)).json();
    expect(answer).toMatchObject({ assignee: null, suspectedSpam: true });
  });

  test.each([
    ['inquiry', anInquiry, 'PATCH', (id: string) => `/api/admin/inquiries/${id}`],
    ['application', anApplication, 'PUT', (id: string) => `/api/admin/financing-applications/${id}/assignee`],
  ] as const)('no %s is given to them', async (_kind, make, method, path) => {
    const { db } = app.database;
    const colleague = await staffOf(app);
    const id = await make(db);
    const { call } = await db.transaction(async (tx) => {
      await lockTeam(tx);
      await updateStaffRoles(tx, colleague.accountId, [], now());
      return untilWaiting(db, staff.send(method, path(id), { assignedTo: colleague.accountId }));
    });
    expect((await call).body).toMatchObject({ code: 'colleague-not-found' });
  });

  test('an inquiry that they are answering does not become theirs', async () => {
    const { db } = app.database;
    const colleague = await staffOf(app);
    const path = `/api/admin/inquiries/${await anInquiry(db)}`;
    const { call } = await db.transaction(async (tx) => {
      await lockTeam(tx);
      await updateStaffRoles(tx, colleague.accountId, [], now());
      return untilWaiting(
        db,
        colleague.send('POST', `${path}/replies`, { subject: 'Hello', message: 'Gladly.' }),
      );
    });
    expect((await call).status).toBe(201);
    expect(await (await staff.get(path)).json()).toMatchObject({ state: 'answered', assignee: null });
  });
});

test('two who demote each other at the same time: one administrator is left', async () => {
  const colleague = await staffOf(app);
  const answers = await Promise.all([
    staff.send('DELETE', `${TEAM}/${colleague.accountId}`),
    colleague.send('DELETE', `${TEAM}/${staff.accountId}`),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await app.database.db.select().from(accounts).where(eq(accounts.role, 'administrator'));
  expect(left).toHaveLength(1);
});

test('guests and clients learn nothing of the team', async () => {
  const client = await staffOf(app, 'client');
  expect((await app.request(TEAM)).status).toBe(401);
  expect((await client.get(TEAM)).status).toBe(403);
  expect((await client.send('POST', TEAM, { username: 'mine', roles: ['administrator'] })).status).toBe(403);
  expect((await client.send('DELETE', `${TEAM}/${staff.accountId}`)).status).toBe(403);
});

/** A colleague who may only edit content. */
async function rosaOfContent() {
  await staff.send('POST', TEAM, { username: 'rosa', roles: ['content'] });
  const [rosa] = await app.database.db.select().from(accounts).where(eq(accounts.username, 'rosa'));
  return rosa?.id ?? '';
}

test('the command on the machine lets a colleague in with their own roles, and the log says so', async () => {
  const id = await rosaOfContent();
  const options = { withoutSecondFactor: true, isClient: false };
  const rolesOf = async () =>
    (await app.database.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.staffRoles;
  expect(await letInFromTheMachine(app.deps, 'Rosa', options)).toMatchObject({ ok: true });
  expect(await rolesOf()).toEqual(['content']);
  expect(await lastOf(id)).toMatchObject({
    actor: 'the server',
    actorId: null,
    action: 'gave a one-time password',
    details: { withoutSecondFactor: true },
  });
  const event = { kind: 'gave a one-time password', subjectId: id };
  expect(await app.database.db.select().from(waitingSecurityEvents)).toContainEqual(
    expect.objectContaining(event),
  );
});

test('where nobody can give roles any more, the command gives them', async () => {
  const id = await rosaOfContent();
  await app.database.db
    .update(accounts)
    .set({ staffRoles: ['charter-desk'] })
    .where(ne(accounts.id, id));
  await letInFromTheMachine(app.deps, 'rosa', { withoutSecondFactor: false, isClient: false });
  const [rosa] = await app.database.db.select().from(accounts).where(eq(accounts.id, id));
  expect(rosa?.staffRoles).toContain('administrator');
  const lines = await app.database.db.select().from(activity).where(eq(activity.subjectId, id));
  expect(lines.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['changed the roles of', 'gave a one-time password']),
  );
});
