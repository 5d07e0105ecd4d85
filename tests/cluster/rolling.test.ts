import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countFrom } from '#tests/faults/sites.ts';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type Mix, tally } from './mix.ts';
import { openFolder, requirePackages } from './programs.ts';
import { expectNothingLost, openTwoSites, type TwoSites } from './two-sites.ts';

const SECONDS = countFrom('ROLLING_SECONDS', 60);
const EVERY_SECONDS = countFrom('ROLLING_EVERY_SECONDS', 15);
/** By this time HAProxy has noticed that a site is ready again, in milliseconds. */
const SEEN_MS = 2_000;

/** For this long, HAProxy may still send requests to a killed site. They count as under way in that site. */
const UNSEEN_MS = 250;

let server: Awaited<ReturnType<typeof startDatabaseServer>>;
let database: TestDatabase;
let folder: ReturnType<typeof openFolder>;
let two: TwoSites;
beforeAll(async () => {
  requirePackages('haproxy');
  server = await startDatabaseServer();
  database = await createTestDatabase(server.connectionString, { seeded: true });
  folder = openFolder();
  two = await openTwoSites(folder.path, database);
});
afterAll(async () => {
  await two?.close();
  await database?.drop();
  await server?.stop();
  folder?.remove();
});

const isFine = (outcome: number | string) =>
  typeof outcome === 'number' && (outcome < 400 || outcome === 409);

/** The failed requests, except those that were under way when a site was killed. */
const unexplained = ({ asks }: Mix, kills: readonly number[]) =>
  asks.filter(
    ({ outcome, sentAt, at }) =>
      !isFine(outcome) && !kills.some((kill) => sentAt <= kill + UNSEEN_MS && at >= kill),
  );

it(`${SECONDS} s with a site restarted or killed every ${EVERY_SECONDS} s fail no request but those in a killed one's hands`, async () => {
  const mix = await two.mix();
  const kills: number[] = [];
  const began = performance.now();
  for (let round = 0; performance.now() - began < SECONDS * 1_000; round += 1) {
    const next = pause(EVERY_SECONDS * 1_000);
    await mix.until(20);
    // The rounds repeat: restart site 1, restart site 2, kill site 1, kill site 2.
    const index = round % 2;
    const isKill = round % 4 >= 2;
    const site = two.sites[index];
    const event = performance.now();
    if (isKill) kills.push(event);
    site?.process.kill(isKill ? 'SIGKILL' : 'SIGTERM');
    await site?.stop();
    process.stdout.write(
      `site ${index + 1} ${isKill ? 'killed' : 'stopped'}, gone after ${Math.round(performance.now() - event)} ms\n`,
    );
    if (!isKill) expect(site?.process.exitCode).toBe(0);
    await two.startAgain(index);
    await Promise.all([next, pause(SEEN_MS)]);
  }
  await mix.end();
  const failed = mix.asks.filter(({ outcome }) => !isFine(outcome));
  process.stdout.write(
    `${mix.asks.length} asked, ${failed.length} failed in the hands of ${kills.length} killed sites\n${tally(mix.asks)}\n`,
  );
  expect(unexplained(mix, kills)).toEqual([]);
  await expectNothingLost(database, mix);
});
