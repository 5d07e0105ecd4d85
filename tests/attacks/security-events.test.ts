import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  chainEvents,
  forwardEvents,
  recordSecurityEvents,
  verifyChain,
} from '#features/security/service/index.ts';
import { ACTORS_PASSWORD, signInAs } from '../support/actors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const site = () => ({ db: app.database.db, config: app.deps.config });
const happened = (kind: string) => ({ kind, accountId: null, subject: { kind: 'test', id: kind } });
const record = (...kinds: string[]) => recordSecurityEvents(app.deps, kinds.map(happened));

/** Changes rows as the owner of the database can: no trigger prevents it. */
async function tamper(statement: string) {
  await app.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('alter table security_events disable trigger user'));
    await tx.execute(sql.raw(statement));
    await tx.execute(sql.raw('alter table security_events enable trigger user'));
  });
}

async function three() {
  await record('one');
  await record('two');
  await record('three');
  await chainEvents(app.deps);
}

test('events are chained in their order, by however many at once, each of them once', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => record(`event ${index}`)));
  await Promise.all([chainEvents(app.deps), chainEvents(app.deps), chainEvents(app.deps)]);
  await record('later');
  await chainEvents(app.deps);
  expect(await verifyChain(app.deps)).toMatchObject({ isWhole: true, count: 31 });
});

test('the table itself refuses to change, delete and empty', async () => {
  await three();
  const { db } = app.database;
  for (const statement of [
    "update security_events set kind = 'nothing'",
    'delete from security_events',
    'truncate security_events',
  ])
    await expect(db.execute(sql.raw(statement)), statement).rejects.toThrow();
  expect(await verifyChain(app.deps)).toMatchObject({ isWhole: true, count: 3 });
});

test.each([
  ['changed', "update security_events set kind = 'harmless' where position = 2", 2, 'was changed'],
  [
    'given to somebody else',
    'update security_events set account_id = gen_random_uuid() where position = 1',
    1,
    'was changed',
  ],
  [
    'told otherwise',
    `update security_events set details = '{"by":"x"}' where position = 3`,
    3,
    'was changed',
  ],
  [
    'moved in time',
    "update security_events set at = at - interval '1 day' where position = 2",
    2,
    'was changed',
  ],
  ['taken out', 'delete from security_events where position = 2', 2, 'is missing'],
  ['taken away at the beginning', 'delete from security_events where position = 1', 1, 'is missing'],
  ['taken away at the end', 'delete from security_events where position = 3', 3, 'is missing'],
])('an event that was %s is found', async (_how, statement, position, problem) => {
  await three();
  await tamper(statement);
  expect(await verifyChain(app.deps)).toEqual({ isWhole: false, position, problem });
});

test('a chain made anew from its beginning is not the one whose end was noted elsewhere', async () => {
  await three();
  const before = await verifyChain(app.deps);
  if (!before.isWhole) throw new Error('It is broken before anything was done to it');
  await tamper('delete from security_events');
  await app.database.db.execute(
    sql`update security_chain set position = 0, hash = repeat('0', 64), sent_position = 0`,
  );
  await three();
  expect(await verifyChain(app.deps)).toMatchObject({ isWhole: true });
  expect(await verifyChain(app.deps, { position: before.count, hash: before.hash })).toMatchObject({
    isWhole: false,
    problem: 'is not the one that was noted',
  });
});

test('sign-ins, refusals, exports and changes of roles are in it, with ids and nothing that names anybody', async () => {
  const staff = await signInAs(site(), 'administrator');
  const colleague = await signInAs(site(), 'administrator', { staffRoles: ['content'] });
  const client = await signInAs(site(), 'client', { username: 'rosa.delgado' });
  const json = { 'content-type': 'application/json' };
  await app.postJson('/api/auth/sign-in', { username: client.username, password: 'not the password' });
  await app.postJson('/api/auth/sign-in', { username: client.username, password: ACTORS_PASSWORD });
  await app.request('/api/admin/charters', { headers: colleague.headers });
  await app.request('/api/admin/customers-report?q=rosa.delgado', { headers: staff.headers });
  await app.request(`/api/admin/team/${colleague.accountId}/roles`, {
    method: 'PUT',
    headers: { ...staff.headers, ...json },
    body: JSON.stringify({ roles: ['content', 'underwriting'] }),
  });
  const answer = await app.request('/api/admin/security-events', { headers: staff.headers });
  expect(answer.status).toBe(200);
  const events = (await answer.json()) as { kind: string; accountId: string | null; details: object }[];
  expect(events.map(({ kind }) => kind)).toEqual([
    'changed the roles of',
    'exported',
    'was refused',
    'signed in',
    'failed to sign in',
  ]);
  expect(events[0]).toMatchObject({
    accountId: staff.accountId,
    details: { before: ['content'], after: ['content', 'underwriting'] },
  });
  const kept = await app.database.db.execute(sql`select * from security_events`);
  expect(JSON.stringify(kept.rows)).not.toContain('rosa');
  expect((await app.request('/api/admin/security-events', { headers: colleague.headers })).status).toBe(403);
  const named = await app.request(`/api/admin/security-events?q=${staff.username}`, {
    headers: staff.headers,
  });
  expect(await named.json()).toHaveLength(2);
  expect(await verifyChain(app.deps)).toMatchObject({ isWhole: true });
});

test('what is new is sent on once it is taken: by HTTP, and again where it was refused', async () => {
  const bodies: string[] = [];
  let status = 503;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (status === 200) bodies.push(body);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const securityLogUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  const deps = { ...app.deps, config: { ...app.deps.config, securityLogUrl } };
  await three();
  await expect(forwardEvents(deps)).rejects.toThrow('503');
  status = 200;
  await forwardEvents(deps);
  await forwardEvents(deps);
  await record('four');
  await chainEvents(deps);
  await forwardEvents(deps);
  const kinds = bodies.map((body) =>
    body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind),
  );
  expect(kinds).toEqual([['one', 'two', 'three'], ['four']]);
  await new Promise((resolve) => server.close(resolve));
});

test('or to syslog, over TCP with each message’s length in front', async () => {
  let received = '';
  const server = createTcpServer((socket) => {
    socket.on('data', (part) => {
      received += part.toString();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const securityLogUrl = `syslog://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const deps = { ...app.deps, config: { ...app.deps.config, securityLogUrl } };
  await record('one');
  await chainEvents(deps);
  await forwardEvents(deps);
  await expect.poll(() => received).toMatch(/^\d+ <109>1 \d{4}-.+ - security - \{.*"kind":"one".*\}$/);
  const [, length, message = ''] = /^(\d+) (.*)$/s.exec(received) ?? [];
  expect(Buffer.byteLength(message)).toBe(Number(length));
  await new Promise((resolve) => server.close(resolve));
});
