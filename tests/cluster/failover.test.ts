import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { countFrom } from '#tests/faults/sites.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { type Mix, tally } from './mix.ts';
import { requirePackages } from './programs.ts';
import { expectNothingLost, openTwoSites, type TwoSites } from './two-sites.ts';

const KILLS = countFrom('CLUSTER_KILLS', 2);
/** The longest time until a write is acknowledged again after a fault of the primary, in milliseconds. */
const RECOVERY_MS = 35_000;

let cluster: Cluster;
let database: TestDatabase;
let two: TwoSites;
beforeAll(async () => {
  requirePackages('etcd-server', 'patroni', 'postgresql-15', 'pgbouncer', 'haproxy');
  cluster = await openCluster();
  const { pooledUrl, directUrl } = cluster;
  database = { ...openDatabase(directUrl), connectionString: directUrl, drop: async () => {} };
  two = await openTwoSites(cluster.folder, database, {
    DATABASE_URL: pooledUrl,
    DATABASE_DIRECT_URL: directUrl,
  });
});
afterAll(async () => {
  await two?.close();
  await database?.close();
  await cluster?.close();
});

/** The longest time after this moment without an acknowledged write. */
function longestGap({ written }: Mix, from: number): number {
  const moments = [from, ...written.filter((at) => at > from)];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? 0)));
}

const isExpected = (outcome: number | string) =>
  typeof outcome === 'number' && ((outcome >= 200 && outcome < 400) || outcome === 409 || outcome === 503);

it(`its primary killed ${KILLS} times and cut off once, the sites lose nothing, promise nothing twice, and write again in time`, async () => {
  const mix = await two.mix();
  const failures = [
    ...Array.from({ length: KILLS }, (_, index) =>
      index % 2 === 0
        ? { name: 'the server killed', begin: async () => cluster.killServer() }
        : { name: 'the node killed', begin: () => cluster.killNode() },
    ),
    { name: 'the node cut off', begin: () => cluster.cutOff() },
  ];
  const gaps: number[] = [];
  for (const { name, begin } of failures) {
    await cluster.whole();
    await mix.until(20);
    const before = await cluster.primary();
    const from = performance.now();
    const mend = await begin();
    await mix.until(20);
    mend?.();
    await cluster.whole();
    await mix.until(10);
    const gap = longestGap(mix, from);
    gaps.push(gap);
    process.stdout.write(
      `${name}: ${before} → ${await cluster.primary()}, writes away for ${(gap / 1_000).toFixed(1)} s, whole after ${((performance.now() - from) / 1_000).toFixed(1)} s\n`,
    );
  }
  await mix.end();
  process.stdout.write(
    `${mix.acknowledged.requests.length} requests and ${mix.acknowledged.quotes.length} quotes acknowledged\n${tally(mix.asks)}\n`,
  );

  for (const site of two.sites) expect(site.process.exitCode, site.said()).toBeNull();
  await expectNothingLost(database, mix);
  expect(Math.max(...gaps)).toBeLessThan(RECOVERY_MS);
  expect(mix.asks.filter(({ outcome }) => !isExpected(outcome))).toEqual([]);
  expect(mix.asks.filter(({ kind, outcome }) => kind === 'page' && outcome !== 200)).toEqual([]);
});
