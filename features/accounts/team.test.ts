import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { accounts, sessions } from '#server/auth/tables.ts';
import { openBrowser } from '#tests/support/cookie-jar.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { ColleagueAnswer } from './schema.ts';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
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
  (await app.database.db.select().from(activity).where(eq(activity.subjectId, id))).at(-1);

test('a colleague is added with a one-time password that is replaced at the first sign-in', async () => {
  const made = await staff.send('POST', TEAM, { username: 'Nina.Bay' });
  expect(made).toMatchObject({
    status: 201,
    body: { username: 'nina.bay', message: 'nina.bay is an administrator now.' },
  });
  const browser = openBrowser(app);
  const signedIn = await browser.postJson('/api/auth/sign-in', {
    username: 'nina.bay',
    password: made.body.password,
  });
  expect(await signedIn.json()).toMatchObject({ role: 'administrator' });
  expect(await (await browser.request(TEAM)).json()).toMatchObject({ code: 'choose-password' });
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
  expect(await staff.send('POST', TEAM, { username: client.username })).toMatchObject({
    status: 409,
    body: { code: 'username-taken' },
  });
  const made = await staff.send('POST', TEAM, { username: client.username, isClient: true });
  expect(made.status).toBe(201);
  expect((await client.get('/api/auth/user')).status).toBe(401);
  expect(await staff.send('POST', TEAM, { username: client.username })).toMatchObject({
    status: 409,
    body: { code: 'already-administrator' },
  });
});

test.each([
  [{}, 'Username is required'],
  [{ username: ' ' }, 'Username is required'],
])('%o is refused', async (body, message) => {
  const refused = await staff.send('POST', TEAM, body);
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'username', message }] } });
});

test('a name too short is refused in the sign-in’s own words', async () => {
  expect(await staff.send('POST', TEAM, { username: 'ab' })).toMatchObject({
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

test('one who is locked out gets a one-time password, with or without the second factor', async () => {
  const colleague = await staffOf(app);
  const path = `${TEAM}/${colleague.accountId}/password`;
  const given = await staff.send('POST', path, { withoutSecondFactor: true });
  expect(given).toMatchObject({ status: 200, body: { username: colleague.username } });
  expect((await colleague.get(TEAM)).status).toBe(401);
  const signedIn = await openBrowser(app).postJson('/api/auth/sign-in', {
    username: colleague.username,
    password: given.body.password,
  });
  expect(signedIn.status).toBe(200);
  const client = await staffOf(app, 'client');
  expect(await staff.send('POST', `${TEAM}/${client.accountId}/password`, {})).toMatchObject({
    status: 404,
    body: { code: 'colleague-not-found' },
  });
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
  expect((await client.send('POST', TEAM, { username: 'mine' })).status).toBe(403);
  expect((await client.send('DELETE', `${TEAM}/${staff.accountId}`)).status).toBe(403);
});
