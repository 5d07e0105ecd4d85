import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { charterRequests } from '#features/charters/tables.ts';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { callerFor, letInBy } from '../support/actors.ts';
import {
  type ApiDescription,
  type Described,
  operationsOf,
  readDescription,
} from '../support/api-description.ts';
import { prepareKnownValues, TOO_EARLY } from '../support/known-values.ts';
import { type KnownValues, leastCall } from '../support/sample-input.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let description: ApiDescription;
let known: KnownValues;
let changing: readonly Described[];
async function open(): Promise<void> {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  description = await readDescription(app);
  known = await prepareKnownValues(app.database.db, app.deps.now());
  changing = operationsOf(description).filter(({ method }) => method !== 'get');
}
beforeAll(open);
afterAll(() => app.close());

async function callEach(
  change: (init: RequestInit) => RequestInit,
  check: (response: Response, name: string) => Promise<void>,
  which: (described: Described) => boolean = () => true,
  prepared: () => Promise<void> = async () => {},
): Promise<void> {
  const called = changing.filter(which);
  expect(called.length).toBeGreaterThan(0);
  for (const described of called) {
    // Call as an actor whom the route lets in, so that the refusal comes from the fault under test, not from the
    // caller.
    const actor = letInBy(described.operation['x-audience']);
    const site = { db: app.database.db, config: app.deps.config };
    const caller = await callerFor(site, actor, String(known.yachtId));
    const { address, init } = leastCall(described, description, { ...known, ...caller.known });
    const headers = { ...(init.headers as Record<string, string>), ...caller.headers };
    await prepared();
    await check(await app.request(address, change({ ...init, headers })), described.name);
  }
}

/**
 * Calls each route, and checks after each call that it is refused and stores nothing more. The rows that its caller
 * needs are there before the call.
 */
async function refuseEach(
  change: (init: RequestInit) => RequestInit,
  [status, code]: readonly [status: number, code: string],
  which?: (described: Described) => boolean,
): Promise<void> {
  let before = 0;
  await callEach(
    change,
    async (response, name) => {
      await refusedAs(status, code)(response, name);
      expect(await stored(), name).toBe(before);
    },
    which,
    async () => {
      before = await stored();
    },
  );
}

const takesBody = ({ operation }: Described) =>
  operation.requestBody?.content['application/json'] !== undefined;
const takesFile = ({ operation }: Described) =>
  operation.requestBody?.content['multipart/form-data'] !== undefined;
const creates = (described: Described) => '201' in described.operation.responses && !takesFile(described);

const withHeaders = (headers: Record<string, string>) => (init: RequestInit) => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), ...headers },
});

const refusedAs = (status: number, code: string) => async (response: Response, name: string) => {
  const body = await response.text();
  expect(response.status, `${name}: ${body}`).toBe(status);
  expect(JSON.parse(body), name).toMatchObject({ error: expect.any(String), code });
};

async function stored(): Promise<number> {
  // Count only requests with the known name: the callers' own requests have other names.
  let rows = await app.database.db.$count(
    charterRequests,
    eq(charterRequests.contactName, String(known.contactName)),
  );
  for (const table of [contactMessages, quoteRequests, outbox]) {
    const [counted] = await app.database.db.select({ rows: count() }).from(table);
    rows += counted?.rows ?? 0;
  }
  return rows;
}

describe('every changing route', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a look-alike', { origin: 'http://localhost:3000.evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['no address at all', { origin: 'localhost:3000' }],
    ['another site without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses what comes from %s, and keeps nothing', async (_from, headers) => {
    await refuseEach(withHeaders(headers), [403, 'foreign-origin']);
  });

  test.each([
    ['this site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('takes what comes from %s', async (_from, headers) => {
    // Start with a new database: a call that has succeeded once may be refused the second time.
    await app.close();
    await open();
    await callEach(withHeaders(headers), async (response, name) => {
      const early = TOO_EARLY[name];
      expect(early ? response.status === early : response.ok, `${name}: ${response.status}`).toBe(true);
    });
  });

  test('refuses a body of 2 MB, whether its length is told or not, and keeps nothing', async () => {
    const long = JSON.stringify({ message: 'x'.repeat(2_000_000) });
    await refuseEach((init) => ({ ...init, body: long }), [413, 'too-large']);
    await refuseEach(
      (init) => ({ ...init, body: new Blob([long]).stream(), duplex: 'half' }) as RequestInit,
      [413, 'too-large'],
    );
  });

  test('refuses broken JSON and other kinds of body, and keeps nothing', async () => {
    await refuseEach((init) => ({ ...init, body: '{"email": ' }), [400, 'malformed'], takesBody);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
    ]) {
      await refuseEach(withHeaders({ 'content-type': type }), [415, 'wrong-type'], takesBody);
    }
  });

  test('refuses a form with files where none are taken, reads nothing of it, and keeps nothing', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    let pulled = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1024));
        },
      });
    const change = (init: RequestInit) =>
      ({ ...withHeaders(type)(init), body: endless(), duplex: 'half' }) as RequestInit;
    let routes = 0;
    await refuseEach(change, [415, 'wrong-type'], (described) => {
      if (takesFile(described)) return false;
      routes += 1;
      return true;
    });
    // A stream reads one part ahead by itself, so allow one part a route.
    expect(pulled).toBeLessThanOrEqual(routes);
  });

  test('refuses an Idempotency-Key that is none, and keeps nothing', async () => {
    for (const key of ['short', 'x'.repeat(201), 'with a space', 'schlüssel-schlüssel']) {
      await refuseEach(withHeaders({ 'idempotency-key': key }), [422, 'invalid'], creates);
    }
  });
});

test('creating calls are limited by address and minute, reads are not', async () => {
  const limited = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '3' } });
  for (let call = 1; call <= 3; call += 1) {
    expect((await limited.postJson('/api/contact', {})).status).toBe(422);
  }
  const refused = await limited.postJson('/api/contact', {});
  // The rest of the minute that began with the first call.
  const waitSeconds = Number(refused.headers.get('retry-after'));
  expect(waitSeconds).toBeGreaterThan(0);
  expect(waitSeconds).toBeLessThanOrEqual(60);
  await refusedAs(429, 'too-many')(refused, 'post /api/contact');
  // The site trusts no proxy here, so this header does not give the caller a new limit.
  const disguised = await limited.postJson('/api/contact', {}, { 'x-forwarded-for': '203.0.113.9' });
  expect(disguised.status).toBe(429);
  expect((await limited.request('/api/faqs')).status).toBe(200);
  await limited.close();
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing-here'],
  ['DELETE', '/api/contact'],
  ['GET', '/api/contact'],
  ['PUT', '/api/yachts'],
  ['GET', '/api/yachts/%'],
  ['GET', '/api/../api/nothing'],
])('%s %s is refused with JSON, never with a page', async (method, address) => {
  await refusedAs(404, address === '/api/yachts/%' ? 'yacht-not-found' : 'not-found')(
    await app.request(address, { method }),
    `${method} ${address}`,
  );
});
