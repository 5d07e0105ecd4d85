import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApplication } from '../builders/financing.ts';
import { signInAs } from '../support/actors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ROUNDS = 400;
/** Answers may differ by less than a tenth. */
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
  /** The middle of what each address took, in milliseconds. */
  const measure = async () => {
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
    return times.map(median);
  };
  // What else the machine does is different each time; what gave the answer away would be there every time.
  const measured: string[] = [];
  let apart = Number.POSITIVE_INFINITY;
  while (apart >= MOST_APART && measured.length < MEASUREMENTS) {
    const medians = await measure();
    apart = Math.max(...medians) / Math.min(...medians);
    measured.push(medians.join(' ms, '));
  }
  expect(apart, measured.join('; ')).toBeLessThan(MOST_APART);
});
