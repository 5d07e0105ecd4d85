import { request as httpRequest } from 'node:http';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log.ts';
import { openLine } from '#tests/support/line.ts';
import { type Ask, serveApp } from '#tests/support/served-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { answerError, issuesOf, refuse } from './errors.ts';
import { type FailureCode, failures, REFUSALS } from './failures.ts';

/** Words of a visitor and of SQL, as they may appear in any error's message. */
const WORDS = ['Jane Roe', 'jane@roe.example', '+1 305 555 0100', 'insert into', 'select'];

/** The answer and the log lines when a handler throws this error. */
async function thrown(error: unknown) {
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const app = new Hono();
  app.onError((caught, c) => answerError(caught, c, log, 'the-id'));
  app.get('/', () => {
    throw error;
  });
  const response = await app.request('/');
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text), logged };
}

function withCode(code: string, extra: object = {}): Error {
  return Object.assign(new Error('Failed query: insert into inquiries\nparams: Jane Roe'), {
    code,
    ...extra,
  });
}

/** An error as Drizzle throws it: its own, with the driver's as its cause. */
function wrapped(cause: unknown): Error {
  return new Error('Failed query: insert into inquiries values ($1)\nparams: Jane Roe,jane@roe.example', {
    cause,
  });
}

describe('the table of refusals', () => {
  it.each(Object.keys(failures) as FailureCode[])('%s has a status, a slug and a sentence', async (code) => {
    const app = new Hono();
    app.get('/', (c) => refuse(c, code));
    const response = await app.request('/');
    expect(response.status).toBe(failures[code].status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ error: failures[code].sentence, code });
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(failures[code].sentence).toMatch(/^[A-Z]/);
    expect(failures[code].status).toBeGreaterThanOrEqual(400);
  });

  it('has each slug under one status', () => {
    const slugs = Object.values(REFUSALS).flatMap((sentences) => Object.keys(sentences));
    expect(slugs).toHaveLength(Object.keys(failures).length);
  });

  it('names fields where there are any', async () => {
    const app = new Hono();
    const schema = z.object({
      guests: z.object({ adults: z.number('How many?') }),
      email: z.email('Not one'),
    });
    app.get('/', (c) => {
      const parsed = schema.safeParse({ guests: {}, email: 'x' });
      return parsed.success ? c.text('fine') : refuse(c, 'invalid', issuesOf(parsed.error));
    });
    expect(await (await app.request('/')).json()).toEqual({
      error: 'Some fields need your attention.',
      code: 'invalid',
      issues: [
        { path: 'guests.adults', message: 'How many?' },
        { path: 'email', message: 'Not one' },
      ],
    });
  });
});

describe('a database that cannot answer now', () => {
  it.each([
    ['08006', 'connection failure'],
    ['08001', 'no connection'],
    ['57P01', 'shutting down'],
    ['57P03', 'starting up'],
    ['25006', 'a standby'],
    ['25P03', 'idle in a transaction'],
    ['53300', 'too many connections'],
    ['53100', 'disk full'],
    ['57014', 'took too long'],
    ['40001', 'could not serialize'],
    ['40P01', 'deadlock'],
    ['ECONNREFUSED', 'not there'],
    ['ECONNRESET', 'gone in the middle'],
    ['EPIPE', 'gone before'],
    ['ETIMEDOUT', 'silent'],
    ['EHOSTUNREACH', 'cut off'],
    ['ENETUNREACH', 'cut off'],
    ['EAI_AGAIN', 'its name not known now'],
  ])('%s (%s) is 503, bare or wrapped, and says when to come back', async (code) => {
    for (const error of [withCode(code), wrapped(withCode(code)), wrapped(wrapped(withCode(code)))]) {
      const { status, headers, body } = await thrown(error);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
      expect(body).toEqual({
        error: 'We cannot answer right now. Please try again in a moment.',
        code: 'unavailable',
      });
    }
  });

  it('is told from the driver’s own words too', async () => {
    for (const message of [
      'Connection terminated unexpectedly',
      'Connection terminated due to connection timeout',
      'timeout exceeded when trying to connect',
      'timeout expired',
      'Query read timeout',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'Cannot use a pool after calling end on the pool',
    ]) {
      expect((await thrown(wrapped(new Error(message)))).status, message).toBe(503);
    }
  });

  it('is told from a missing socket, but a missing file is our own fault', async () => {
    expect((await thrown(withCode('ENOENT', { syscall: 'connect' }))).status).toBe(503);
    expect((await thrown(withCode('ENOENT', { syscall: 'open' }))).status).toBe(500);
  });
});

describe('anything else', () => {
  it.each([
    ['a wrong query', wrapped(withCode('42601'))],
    ['a broken constraint nobody expected', wrapped(withCode('23514'))],
    ['a mistake of ours', new TypeError("Cannot read properties of undefined (reading 'Jane Roe')")],
    ['an exception of the framework', new HTTPException(418, { message: 'Jane Roe' })],
  ])('%s is 500 with the sentence, and nothing of what happened', async (_what, error) => {
    const { status, text, body } = await thrown(error);
    expect(status).toBe(500);
    expect(body).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'broken',
    });
    for (const word of WORDS) expect(text).not.toContain(word);
    expect(text).not.toMatch(/\bat \S+:\d+/);
  });

  it.each([
    [400, 'malformed'],
    [413, 'too-large'],
    [415, 'wrong-type'],
    [404, 'not-found'],
  ] as const)('the framework’s own %i is worded by us', async (status, code) => {
    const { body } = await thrown(new HTTPException(status, { message: 'Malformed JSON at 7' }));
    expect(body).toEqual({ error: failures[code].sentence, code });
  });
});

describe('the log', () => {
  it('says where and which request, and carries none of the visitor’s words', async () => {
    const errors = [
      wrapped(withCode('23514')),
      wrapped(withCode('08006')),
      new Error('Jane Roe\n    at jane@roe.example (+1 305 555 0100)\nand more of Jane Roe'),
      new Error('Jane Roe\n    at jane@roe.example'),
    ];
    for (const error of errors) {
      const { logged } = await thrown(error);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatchObject({ requestId: 'the-id' });
      for (const word of WORDS) expect(JSON.stringify(logged)).not.toContain(word);
    }
  });

  it('has the code of the database and the frames of the stack', async () => {
    const { logged } = await thrown(wrapped(withCode('23514')));
    expect(logged[0]).toMatchObject({ msg: 'surprise', name: 'Error', code: '23514' });
    const { stack } = z.object({ stack: z.array(z.string()) }).parse(logged[0]);
    expect(stack.length).toBeGreaterThan(0);
    for (const line of stack) expect(line).toMatch(/^ {4}at /);
  });
});

describe('the whole way', () => {
  it('a database that is gone is 503 with Retry-After on every call, until it is back', async () => {
    const database = await createTestDatabase(inject('databaseServer'));
    const line = await openLine(database.connectionString);
    const { db, close } = openDatabase(line.connectionString, { onError: () => {} });
    const app = await serveApp({ deps: { db } });
    const contact = JSON.stringify({
      firstName: 'Jane',
      lastName: 'Roe',
      email: 'jane@roe.example',
      message: 'Hello',
    });
    const calls: [string, Ask][] = [
      ['/api/yachts', {}],
      ['/api/yachts/tidewater', {}],
      ['/api/contact', { method: 'POST', headers: { 'content-type': 'application/json' }, body: contact }],
      ['/readyz', {}],
    ];
    expect((await app.ask('/readyz')).status).toBe(200);
    await line.breakOff();
    for (const [target, ask] of calls) {
      const answer = await app.ask(target, ask);
      expect(answer.status, target).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(JSON.parse(answer.text)).toEqual({
        error: 'We cannot answer right now. Please try again in a moment.',
        code: 'unavailable',
      });
    }
    expect((await app.ask('/healthz')).status).toBe(200);
    for (const word of WORDS) expect(JSON.stringify(app.logged)).not.toContain(word);

    await line.restore();
    expect(
      await Promise.all(calls.map(async ([target, ask]) => (await app.ask(target, ask)).status)),
    ).toEqual([200, 404, 201, 200]);
    await close();
    await app.close();
    await line.close();
    await database.drop();
  });

  it('a failing call is found in the log by the id that was answered', async () => {
    const app = await serveApp();
    await app.database.db.execute(sql`alter table yachts rename to ships`);
    const answer = await app.ask('/api/yachts');
    expect(answer.status).toBe(500);
    const id = answer.headers['x-request-id'];
    expect(app.logged.filter(({ requestId }) => requestId === id).map(({ msg }) => msg)).toContain(
      'surprise',
    );
    await app.close();
  });

  it('what a visitor asked for is not in the log', async () => {
    const app = await serveApp();
    await app.ask('/api/yachts?q=Jane%20Roe');
    await app.ask('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ firstName: 'Jane Roe', email: 'jane@roe.example', phone: '+1 305 555 0100' }),
    });
    expect(app.logged.map(({ path, status }) => [path, status])).toEqual([
      ['/api/yachts', 200],
      ['/api/contact', 422],
    ]);
    for (const word of [...WORDS, '203.0.113.7']) expect(JSON.stringify(app.logged)).not.toContain(word);
    await app.close();
  });

  it('a body that is no JSON, or not called JSON, is refused in words', async () => {
    const app = await serveApp();
    const post = (body: string, type: string) =>
      app.ask('/api/contact', { method: 'POST', headers: { 'content-type': type }, body });
    for (const body of ['', '{', '{"a":}', 'firstName=Jane', '\u0000', '[1,', '"']) {
      const answer = await post(body, 'application/json');
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'malformed' });
    }
    for (const body of ['null', '[]', '1', '"text"', '{}']) {
      expect((await post(body, 'application/json')).status, body).toBe(422);
    }
    await app.close();
  });

  it('a broken request line never reaches the application', async () => {
    const app = await serveApp();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = httpRequest({
        host: '127.0.0.1',
        port: app.port,
        path: '/api/yachts',
        headers: { host: 'not a host<>' },
      });
      call.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject);
      call.end();
    });
    expect(status).toBe(400);
    await app.close();
  });
});
