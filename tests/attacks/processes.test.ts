import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRIES_A_MINUTE } from '#features/accounts/domain.ts';
import { signInAs } from '../support/actors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const CREATING_CALLS = 12;
const env = { CREATE_CALLS_PER_MINUTE: String(CREATING_CALLS) };

/** Two processes on one database, as behind a load balancer. */
let processes: [TestApp, TestApp];
beforeAll(async () => {
  const first = await createTestApp({ env });
  processes = [first, await createTestApp({ env, database: first.database })];
});
afterAll(() => processes[0].close());

const byTurns = async (times: number, call: (app: TestApp) => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const app = processes[turn % 2];
    if (app) statuses.push((await call(app)).status);
  }
  return statuses;
};

test('guesses at a password count in all processes together', async () => {
  const { db } = processes[0].database;
  const { username } = await signInAs({ db, config: processes[0].deps.config }, 'client');
  const statuses = await byTurns(TRIES_A_MINUTE + 2, (app) =>
    app.postJson('/api/auth/sign-in', { username, password: 'a guess at it' }),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(TRIES_A_MINUTE);
  expect(statuses.slice(TRIES_A_MINUTE)).toEqual([429, 429]);
});

test('so do messages, and all else that is created', async () => {
  const message = {
    name: 'Rosa Delgado',
    email: 'rosa.delgado@visitors.example',
    message: 'Do you charter to the Bahamas?',
  };
  const statuses = await byTurns(CREATING_CALLS + 4, (app) => app.postJson('/api/contact', message));
  // Earlier guesses count too within their minute, whichever process received them.
  expect(new Set(statuses.slice(CREATING_CALLS))).toEqual(new Set([429]));
});
