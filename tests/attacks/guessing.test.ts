import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApplication } from '../builders/financing.ts';
import { signInAs } from '../support/actors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ROUNDS = 400;

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
  const times: number[][] = addresses.map(() => []);
  for (let round = -20; round < ROUNDS; round += 1) {
    // Each in turn, the first place changing: what slows the machine down slows all of them down.
    for (let turn = 0; turn < addresses.length; turn += 1) {
      const which = (turn + Math.abs(round)) % addresses.length;
      const startedAt = performance.now();
      const response = await app.request(addresses[which] ?? '', { headers: stranger.headers });
      await response.text();
      if (round >= 0) times[which]?.push(performance.now() - startedAt);
      expect(response.status).toBe(404);
    }
  }
  const medians = times.map(median);
  expect(Math.max(...medians) / Math.min(...medians), medians.join(' ms, ')).toBeLessThan(1.1);
});
