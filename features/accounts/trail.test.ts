import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity, activityCounts } from '#features/activity/tables.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import { openBrowser } from '#tests/support/cookie-jar.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { forgetExpiredAccess } from './service/limits.ts';
import { signInTries } from './tables.ts';

let app: TestApp;
let now = () => new Date();
beforeAll(async () => {
  app = await createTestApp({ now: () => now(), env: { CREATE_CALLS_PER_MINUTE: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = () => new Date();
  await app.database.db.delete(signInTries);
  app.logged.length = 0;
});

const signIn = (username: string, password: string) =>
  openBrowser(app).postJson('/api/auth/sign-in', { username, password });
const linesOf = (subjectId: string, subjectKind = 'account') =>
  app.database.db
    .select()
    .from(activity)
    .where(and(eq(activity.subjectKind, subjectKind), eq(activity.subjectId, subjectId)))
    .orderBy(activity.at, activity.id);
const actionsOf = async (subjectId: string, kind?: string) =>
  (await linesOf(subjectId, kind)).map(({ action }) => action);
const said = (message: string) => app.logged.filter(({ msg }) => msg === message);

test('who got in, and who tried, is written down of an administrator by name', async () => {
  const staff = await staffOf(app);
  await signIn(staff.username, 'wrong');
  await signIn(staff.username, ACTORS_PASSWORD);
  expect(await linesOf(staff.accountId)).toMatchObject([
    { action: 'failed to sign in', actor: 'somebody', actorId: null, subjectName: staff.username },
    { action: 'signed in', actor: staff.username, actorId: staff.accountId },
  ]);
  expect(said('failed to sign in')).toMatchObject([{ accountId: staff.accountId, role: 'administrator' }]);
  expect(said('signed in')).toMatchObject([{ accountId: staff.accountId }]);
  expect(JSON.stringify(app.logged)).not.toContain(staff.username);
});

test('of a client it names nobody, so that an account that is closed leaves no name in the log', async () => {
  const client = await staffOf(app, 'client');
  await signIn(client.username, 'wrong');
  await signIn(client.username, ACTORS_PASSWORD);
  const lines = await linesOf(client.accountId);
  expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
    ['somebody', 'failed to sign in'],
    ['client', 'signed in'],
  ]);
  expect(JSON.stringify([lines, app.logged])).not.toContain(client.username);
});

test('a stranger’s guesses fill no log: the first of an hour is a line, and the tenth, and the hundredth', async () => {
  const client = await staffOf(app, 'client');
  const start = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  for (let guess = 0; guess < 21; guess += 1) {
    now = () => new Date(start + guess * 10_000);
    expect((await signIn(client.username, `guess ${guess}`)).status).toBe(401);
  }
  expect((await linesOf(client.accountId)).map(({ details }) => details)).toEqual([
    {},
    { timesThisHour: 10 },
  ]);
  expect(said('failed to sign in')).toHaveLength(21);
  now = () => new Date(start + 3_600_000);
  await signIn(client.username, 'another hour');
  expect(await linesOf(client.accountId)).toHaveLength(3);
  now = () => new Date(start + 30 * 3_600_000);
  await forgetExpiredAccess(app.deps);
  expect(await app.database.db.$count(activityCounts)).toBe(0);
});

test('changes of the password and of the second factor leave a line', async () => {
  const staff = await staffOf(app);
  const password = ACTORS_PASSWORD;
  await staff.send('PUT', '/api/auth/password', { currentPassword: 'wrong', newPassword: 'a quieter berth' });
  await staff.send('PUT', '/api/auth/password', {
    currentPassword: password,
    newPassword: 'a quieter berth',
  });
  await staff.send('PUT', '/api/profile', { email: 'new@visitors.example' });
  expect(await actionsOf(staff.accountId)).toEqual([
    'failed to confirm',
    'changed the password',
    'changed the email address',
  ]);
});

test('what somebody was refused (403) leaves a line that says which call, without its ids', async () => {
  const client = await staffOf(app, 'client');
  const other = await staffOf(app);
  await client.get('/api/admin/activity');
  await client.send('DELETE', `/api/admin/team/${other.accountId}`);
  const [line, ...more] = await linesOf(client.accountId);
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    action: 'was refused',
    actor: 'client',
    details: { code: 'not-allowed', call: 'GET /api/admin/activity' },
  });
  expect(said('was refused').map(({ call }) => call)).toEqual([
    'GET /api/admin/activity',
    'DELETE /api/admin/team/:colleagueId',
  ]);
});

test('a dossier that a colleague reads leaves a line, once an hour; its owner’s own reading none', async () => {
  const owner = await staffOf(app, 'client');
  const id = await anApplication(app.database.db, { accountId: owner.accountId, status: 'under_review' });
  const read = async (by: Staff, path: string) => expect((await by.get(path)).status).toBe(200);
  await read(owner, `/api/financing/applications/${id}`);
  expect(await linesOf(id, 'financing')).toEqual([]);
  const [desk, applicants] = [await staffOf(app), await staffOf(app)];
  await read(desk, `/api/admin/financing-applications/${id}`);
  await read(desk, `/api/admin/financing-applications/${id}`);
  await read(applicants, `/api/financing/applications/${id}`);
  await read(applicants, `/api/financing/messages/${id}`);
  expect(await linesOf(id, 'financing')).toMatchObject([
    { action: 'application read', actor: desk.username },
    { action: 'application read', actor: applicants.username },
  ]);
  expect(said('application read')).toHaveLength(4);
  expect(said('application read')[0]).toMatchObject({ accountId: desk.accountId, applicationId: id });
});
