import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import { callerFor, letInBy } from '../support/actors.ts';
import { type ApiDescription, operationsOf, readDescription } from '../support/api-description.ts';
import { prepareKnownValues } from '../support/known-values.ts';
import { type KnownValues, leastOf } from '../support/sample-input.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { hostileCall } from './hostile-calls.ts';

const MUTATIONS = Number(process.env.MUTATIONS ?? 500);
/** Set SEED to the seed that a failed run printed, to repeat the same calls. */
const SEED = process.env.SEED ? Number(process.env.SEED) : undefined;

/** Text that only the inside of the site contains, so that no answer may show it. */
const INSIDES =
  /node_modules|\bat [^ ]+ \(|\.tsx?:\d+|<html|<!doctype|drizzle|postgres|select .* from|insert into/i;

const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-attacks-'));
let app: TestApp;
let description: ApiDescription;
let known: KnownValues;
beforeAll(async () => {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '1000000', DATA_DIR: dataDir } });
  description = await readDescription(app);
  known = await prepareKnownValues(app.database.db, app.deps.now());
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the calls made up reach every route, and carry what is hard to keep', () => {
  const operations = operationsOf(description);
  const calls = fc.sample(hostileCall(operations, description, known), { numRuns: 4_000, seed: 1 });
  expect(new Set(calls.map(({ name }) => name)).size).toBe(operations.length);
  const sent = calls.map(
    ({ address, init }) => `${address} ${typeof init.body === 'string' ? init.body : ''}`,
  );
  for (const hard of ['%00', '\\u0000', '\\ud800', '__proto__', 'drop table', '1e999', '99999-01-01']) {
    expect(
      sent.some((call) => call.includes(hard)),
      hard,
    ).toBe(true);
  }
});

/** The least valid call of each creating route: a run of random calls may contain no valid one by chance. */
function rightCalls() {
  return operationsOf(description).flatMap(({ name, method, path: address, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (method !== 'post' || !schema || !('201' in operation.responses) || address.includes('{')) return [];
    const body = JSON.stringify(leastOf(schema, description, known));
    return [
      { name, address, init: { method: 'POST', headers: { 'content-type': 'application/json' }, body } },
    ];
  });
}

test(`${MUTATIONS} calls made up from the API's own description are answered or refused, never failed`, {
  timeout: 300_000 + MUTATIONS * 300,
}, async () => {
  const statuses = new Map<number, number>();
  const audiences = new Map(
    operationsOf(description).map(({ name, operation }) => [name, operation['x-audience']]),
  );
  await fc.assert(
    fc.asyncProperty(
      hostileCall(operationsOf(description), description, known),
      async ({ name, address, init }) => {
        // Call as an actor whom the route lets in, so that the call gets past the access check; a new actor each time,
        // because a call may end a session.
        const actor = letInBy(audiences.get(name));
        const site = { db: app.database.db, config: app.deps.config };
        const { headers } = actor === 'guest' ? { headers: {} } : await callerFor(site, actor, 'known-yacht');
        const response = await app.request(address, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), ...headers },
        });
        const text = await response.text();
        const said = `${name}: ${init.method} ${address.slice(0, 200)} → ${response.status} ${text.slice(0, 300)}`;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        expect(response.status, said).toBeLessThan(500);
        if (response.status < 400) return;
        expect(text, said).not.toMatch(INSIDES);
        if (init.method === 'HEAD') return;
        expect(response.headers.get('content-type'), said).toMatch(/^application\/json/);
        expect(JSON.parse(text), said).toMatchObject({ error: expect.any(String), code: expect.any(String) });
      },
    ),
    {
      numRuns: MUTATIONS,
      examples: rightCalls().map((call): [typeof call] => [call]),
      ...(SEED === undefined ? {} : { seed: SEED }),
      endOnFailure: MUTATIONS > 2_000,
    },
  );
  // A run in which the first check refuses every call would prove nothing.
  for (const status of [200, 201, 404, 422])
    expect(statuses.get(status) ?? 0, `some ${status}`).toBeGreaterThan(0);
  expect(Object.prototype).not.toHaveProperty('polluted');
  // Valid calls may add yachts; this one must still be there, and so must its table.
  const left = await app.database.db
    .select({ id: yachts.id })
    .from(yachts)
    .where(eq(yachts.id, 'known-yacht'));
  expect(left).toEqual([{ id: 'known-yacht' }]);
});
