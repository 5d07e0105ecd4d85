import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { charterRequests } from '#features/charters/tables.ts';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import {
  type ApiDescription,
  type Described,
  operationsOf,
  readDescription,
} from '../support/api-description.ts';
import { prepareKnownValues } from '../support/known-values.ts';
import { type KnownValues, leastCall } from '../support/sample-input.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let description: ApiDescription;
let known: KnownValues;
let changing: readonly Described[];
beforeAll(async () => {
  app = await createTestApp();
  description = await readDescription(app);
  known = await prepareKnownValues(app.database.db, app.deps.now());
  changing = operationsOf(description).filter(({ method }) => method !== 'get');
});
afterAll(() => app.close());

async function callEach(
  change: (init: RequestInit) => RequestInit,
  check: (response: Response, name: string) => Promise<void>,
): Promise<void> {
  expect(changing.length).toBeGreaterThan(0);
  for (const described of changing) {
    const { address, init } = leastCall(described, description, known);
    await check(await app.request(address, change(init)), described.name);
  }
}

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
  let rows = 0;
  for (const table of [charterRequests, contactMessages, quoteRequests, outbox]) {
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
    const before = await stored();
    await callEach(withHeaders(headers), refusedAs(403, 'foreign-origin'));
    expect(await stored()).toBe(before);
  });

  test.each([
    ['this site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('takes what comes from %s', async (_from, headers) => {
    await callEach(withHeaders(headers), async (response, name) => {
      expect(response.ok, `${name}: ${response.status}`).toBe(true);
    });
  });

  test('refuses a body of 2 MB, whether its length is told or not, and keeps nothing', async () => {
    const before = await stored();
    const long = JSON.stringify({ message: 'x'.repeat(2_000_000) });
    await callEach((init) => ({ ...init, body: long }), refusedAs(413, 'too-large'));
    await callEach(
      (init) => ({ ...init, body: new Blob([long]).stream(), duplex: 'half' }) as RequestInit,
      refusedAs(413, 'too-large'),
    );
    expect(await stored()).toBe(before);
  });

  test('refuses broken JSON and other kinds of body, and keeps nothing', async () => {
    const before = await stored();
    await callEach((init) => ({ ...init, body: '{"email": ' }), refusedAs(400, 'malformed'));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
    ]) {
      await callEach(
        (init) => ({ ...init, headers: { 'content-type': type } }),
        refusedAs(415, 'wrong-type'),
      );
    }
    expect(await stored()).toBe(before);
  });

  test('refuses an Idempotency-Key that is none, and keeps nothing', async () => {
    const before = await stored();
    for (const key of ['short', 'x'.repeat(201), 'with a space', 'schlüssel-schlüssel']) {
      await callEach(withHeaders({ 'idempotency-key': key }), refusedAs(422, 'invalid'));
    }
    expect(await stored()).toBe(before);
  });
});

test('creating calls are limited by address and minute, reads are not', async () => {
  const limited = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '3' } });
  for (let call = 1; call <= 3; call += 1) {
    expect((await limited.postJson('/api/contact', {})).status).toBe(422);
  }
  const refused = await limited.postJson('/api/contact', {});
  expect(refused.headers.get('retry-after')).toBe('60');
  await refusedAs(429, 'too-many')(refused, 'post /api/contact');
  // The header of a proxy that nobody trusts buys no second bucket.
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
