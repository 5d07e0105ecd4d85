import { asc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import type { Actor } from '#platform/auth/session.ts';
import { idempotencyKeys } from '#platform/db/tables.ts';
import type { Deps } from '#platform/deps.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { answerError } from './errors.ts';
import { refuseBrokenKey } from './guards.ts';
import { createOnce, forgetKeysBefore } from './idempotency.ts';
import type { ApiEnv } from './route.ts';

type Behaviour = (within: Deps) => ReturnType<Parameters<typeof createOnce>[3]>;

let app: TestApp;
let routes: Hono<ApiEnv>;
/** What the route does next. Each call reads it when it runs. */
let behave: Behaviour;
let runs: number;
/** Who is signed in; undefined unless a test sets it. */
let actor: Actor | undefined;

/** Stores a yacht in the call's own transaction, as a creating use case does. */
const launch: Behaviour = async (within) => {
  const { id } = await aYacht(within.db);
  return { ok: true, value: { id, message: 'Launched' } };
};

beforeAll(async () => {
  app = await createTestApp();
  routes = new Hono<ApiEnv>().use(refuseBrokenKey());
  routes.use(async (c, next) => {
    c.set('findActor', async () => actor);
    await next();
  });
  routes.onError((error, c) => answerError(error, c, app.deps.log, undefined));
  for (const path of ['/launch', '/relaunch']) {
    routes.post(path, async (c) =>
      createOnce(c, app.deps, await c.req.json(), (within) => {
        runs += 1;
        return behave(within);
      }),
    );
  }
});
beforeEach(async () => {
  behave = launch;
  runs = 0;
  actor = undefined;
  await app.database.db.execute(sql`truncate yachts, idempotency_keys cascade`);
});
afterAll(() => app.close());

async function post(
  key: string | undefined,
  body: unknown = { name: 'Tidewater' },
  path = '/launch',
  headers: Record<string, string> = {},
) {
  const response = await routes.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const countYachts = () => app.database.db.$count(yachts);
const countKeys = () => app.database.db.$count(idempotencyKeys);

describe('the same call again', () => {
  it('creates nothing and gets the same answer, to the byte', async () => {
    const first = await post('key-0001');
    expect(first.status).toBe(201);
    expect(await post('key-0001')).toEqual(first);
    expect(await post('key-0001')).toEqual(first);
    expect(await countYachts()).toBe(1);
    expect(runs).toBe(1);
  });

  it('is the same whatever the order of its fields, but not of its lists', async () => {
    const first = await post('key-0001', { a: 1, b: { c: [1, 2], d: null } });
    expect(await post('key-0001', { b: { d: null, c: [1, 2] }, a: 1 })).toEqual(first);
    expect((await post('key-0001', { a: 1, b: { c: [2, 1], d: null } })).status).toBe(422);
  });

  it('with another body is refused, and the record stays as it was', async () => {
    await post('key-0001', { name: 'Tidewater' });
    for (const body of [
      { name: 'Tidewater II' },
      { name: 'Tidewater', crew: 2 },
      {},
      { name: null },
      'x',
      [],
    ]) {
      const answer = await post('key-0001', body);
      expect(answer.status).toBe(422);
      expect(JSON.parse(answer.text)).toEqual({
        error: 'This Idempotency-Key was already used for a different request. Please send a new one.',
        code: 'key-reused',
      });
    }
    expect(await countYachts()).toBe(1);
  });

  it('with another key, or on another route, is another call', async () => {
    const answers = await Promise.all([
      post('key-0001'),
      post('key-0002'),
      post('key-0001', undefined, '/relaunch'),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
    expect(await countYachts()).toBe(3);
  });

  it('without a key creates again, and keeps no key', async () => {
    await post(undefined);
    await post(undefined);
    expect(await countYachts()).toBe(2);
    expect(await countKeys()).toBe(0);
  });
});

describe('the key of another caller', () => {
  const browser = (name: string) => ({ cookie: `miami_flow_browser=${name.repeat(48)}` });
  const client = (accountId: string): Actor => ({
    accountId,
    username: accountId,
    role: 'client',
    staffRoles: [],
    sessionId: 's',
    sessionEndsIn: 60,
    hasSecondFactor: false,
    hasPasskey: false,
    mustChoosePassword: false,
    isConfirmed: true,
  });
  const from = (name: string, body?: unknown) => post('key-0001', body, '/launch', browser(name));

  it('is another key: each account, each browser and each address has its own record and answer', async () => {
    const answers = [await post('key-0001'), await from('a'), await from('b')];
    for (const accountId of ['ana', 'ben']) {
      actor = client(accountId);
      answers.push(await from('a'));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(5);
    expect(await countYachts()).toBe(5);
    // Each sender gets its own answer again.
    expect(await from('a')).toEqual(answers[4]);
    actor = undefined;
    expect(await from('b')).toEqual(answers[2]);
    expect(await from('a')).toEqual(answers[1]);
    expect(await post('key-0001')).toEqual(answers[0]);
    expect(await countYachts()).toBe(5);
  });

  it('with another body is no reuse of anybody’s', async () => {
    await from('a');
    expect((await from('b', { name: 'Tidewater II' })).status).toBe(201);
    expect((await from('a', { name: 'Tidewater II' })).status).toBe(422);
  });

  it('at the same moment makes a record for each caller, and one only', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => from(index % 2 === 0 ? 'a' : 'b')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
    expect(await countYachts()).toBe(2);
  });

  it.each(['', 'short', 'x'.repeat(65), `${'a'.repeat(40)}%00`])(
    'is that of its address when its browser is named %j',
    async (name) => {
      const first = await post('key-0001');
      expect(await post('key-0001', undefined, '/launch', { cookie: `miami_flow_browser=${name}` })).toEqual(
        first,
      );
    },
  );

  it('is kept without the name of its browser, account or address', async () => {
    await from('a');
    actor = client('ana-of-the-harbor');
    await from('a');
    const kept = JSON.stringify(await app.database.db.select().from(idempotencyKeys));
    expect(kept).not.toMatch(/aaaaaaaa|ana-of-the-harbor|unknown/);
  });
});

describe('a hundred at once', () => {
  it('create one record and get identical answers', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => post('key-0001')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countYachts()).toBe(1);
    expect(runs).toBe(1);
  });

  it('of two different bodies: one wins, its copies get its answer, the others are refused', async () => {
    const bodies = Array.from({ length: 60 }, (_, index) => ({ name: index % 2 === 0 ? 'Even' : 'Odd' }));
    const answers = await Promise.all(bodies.map((body) => post('key-0001', body)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(30);
    expect(new Set(taken.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
    expect(await countYachts()).toBe(1);
  });

  it('of which the first fails: the next takes its place', async () => {
    behave = async (within) => {
      const turn = runs;
      await aYacht(within.db);
      if (turn === 1) throw new Error('capsized');
      return launch(within);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('key-0001')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 201), 500]);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
    // The successful run stores two yachts; the failed one leaves nothing behind.
    expect(await countYachts()).toBe(2);
    expect(runs).toBe(2);
  });
});

describe('a call that creates nothing', () => {
  it('leaves no key behind, so that it can be put right and sent again', async () => {
    behave = async (within) => {
      await aYacht(within.db);
      return { ok: false, reason: 'dates-taken' };
    };
    const refused = await post('key-0001');
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'dates-taken' });
    expect([await countYachts(), await countKeys()]).toEqual([0, 0]);

    behave = launch;
    expect((await post('key-0001', { name: 'Another body' })).status).toBe(201);
  });

  it('names the fields a use case found wrong', async () => {
    behave = async () => ({ ok: false, reason: 'invalid', issues: [{ path: 'date', message: 'Too soon' }] });
    expect(JSON.parse((await post('key-0001')).text)).toMatchObject({
      issues: [{ path: 'date', message: 'Too soon' }],
    });
  });

  it('that broke leaves nothing behind either', async () => {
    behave = async (within) => {
      await aYacht(within.db);
      throw new Error('capsized');
    };
    expect((await post('key-0001')).status).toBe(500);
    expect([await countYachts(), await countKeys()]).toEqual([0, 0]);
  });
});

describe('a key', () => {
  it.each(['short', '', 'with space', 'x'.repeat(201), 'tab\tinside'])('%j is refused', async (key) => {
    const answer = await post(key);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'Idempotency-Key', message: 'Must be 8 to 200 visible characters' }],
    });
    expect(await countYachts()).toBe(0);
  });

  it.each(['12345678', 'x'.repeat(200), crypto.randomUUID(), "';drop--"])('%s is taken', async (key) => {
    expect((await post(key)).status).toBe(201);
  });

  it('is forgotten when its time is over, and no earlier', async () => {
    await post('key-0001');
    await post('key-0002');
    const { db } = app.database;
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await db.update(idempotencyKeys).set({ createdAt: yesterday }).where(eq(idempotencyKeys.key, 'key-0001'));
    expect(await forgetKeysBefore(db, new Date(Date.now() - 24 * 3_600_000))).toBe(1);
    const left = await db.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.key));
    expect(left.map(({ key }) => key)).toEqual(['key-0002']);
  });

  it('is kept with nothing of the body but its hash', async () => {
    await post('key-0001', { name: 'Jane Roe', email: 'jane@roe.example' });
    const kept = JSON.stringify(await app.database.db.select().from(idempotencyKeys));
    expect(kept).not.toMatch(/jane|roe/i);
  });
});
