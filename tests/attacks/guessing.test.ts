import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApplication } from '../builders/financing.ts';
import { signInAs } from '../support/actors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ROUNDS = 400;
/** The slowest address may take less than a tenth longer than the fastest. */
const MOST_APART = 1.1;
const MEASUREMENTS = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('somebody else’s application cannot be told from one that does not exist, not even by a clock', async () => {
  const site = { db: app.database.db, config: app.deps.config };
  const owner = await signInAs(site, 'client');
  const stranger = await signInAs(site, 'client');
  await anApplication(app.database.db, { accountId: stranger.accountId });
  const addresses = [
    `/api/financing/applications/${await anApplication(app.database.db, { accountId: owner.accountId })}`,
    '/api/financing/applications/01890a5d-ac96-774b-bcce-b302099a8057',
    '/api/financing/applications/nothing-like-an-id',
  ];
  /** The median time of each address, in milliseconds. */
  const measure = async () => {
    const times: number[][] = addresses.map(() => []);
    for (let round = -20; round < ROUNDS; round += 1) {
      // Ask each address in turn, starting with another one each round, so that whatever slows the machine down slows
      // them all down.
      for (let turn = 0; turn < addresses.length; turn += 1) {
        const which = (turn + Math.abs(round)) % addresses.length;
        const startedAt = performance.now();
        const response = await app.request(addresses[which] ?? '', { headers: stranger.headers });
        await response.text();
        if (round >= 0) times[which]?.push(performance.now() - startedAt);
        expect(response.status).toBe(404);
      }
    }
    return times.map(median);
  };
  // Repeat a bad measurement: the machine's other work differs each time, while a leak would show every time.
  const measured: string[] = [];
  let apart = Number.POSITIVE_INFINITY;
  while (apart >= MOST_APART && measured.length < MEASUREMENTS) {
    const medians = await measure();
    apart = Math.max(...medians) / Math.min(...medians);
    measured.push(medians.join(' ms, '));
  }
  expect(apart, measured.join('; ')).toBeLessThan(MOST_APART);
});
