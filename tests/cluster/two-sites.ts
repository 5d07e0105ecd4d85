import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { charterRequests } from '#features/charters/tables.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { type RunningSite, startRunningSite } from '#tests/support/running-site.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';
import { openFront } from './front.ts';
import { type Mix, PUBLIC_PAGES, startMix } from './mix.ts';
import { lastingPort } from './programs.ts';

const AUTH_SECRET = 'two sites behind one proxy share this secret';
const YACHT = 'steadfast';

/** Two sites on one database, behind HAProxy with the settings from `deploy/`. */
export type TwoSites = {
  readonly sites: RunningSite[];
  /** Starts a site again at its old port. */
  startAgain(index: number): Promise<void>;
  /** Starts visitors, clients and staff who use the sites through HAProxy. */
  mix(): Promise<Mix>;
  close(): Promise<void>;
};

export async function openTwoSites(
  folder: string,
  database: TestDatabase,
  env: Record<string, string> = {},
): Promise<TwoSites> {
  const keys = mkdtempSync(path.join(tmpdir(), 'miami-flow-keys-'));
  const [front, ...ports] = [await lastingPort(), await lastingPort(), await lastingPort()] as const;
  const origin = `http://127.0.0.1:${front}`;
  const start = (index: number) =>
    startRunningSite('', {
      database,
      keys,
      env: {
        AUTH_SECRET,
        PORT: String(ports[index]),
        PUBLIC_ORIGIN: origin,
        TRUSTED_PROXIES: '1',
        LEAVE_NOTICE_SECONDS: '3',
        CREATE_CALLS_PER_MINUTE: '1000000',
        ...env,
      },
    });
  /** Opens the public pages once, so that the site has them in its cache. */
  const warm = async (index: number) => {
    for (const page of PUBLIC_PAGES)
      expect((await fetch(`http://127.0.0.1:${ports[index]}${page}`)).status, page).toBe(200);
  };
  const sites = [await start(0), await start(1)];
  const proxy = await openFront(folder, {
    port: front,
    plainPort: await lastingPort(),
    sites: ports,
  });
  return {
    sites,
    async startAgain(index) {
      sites[index] = await start(index);
      await warm(index);
    },
    async mix() {
      const { db } = database;
      const config = { authSecret: AUTH_SECRET, dataDir: '', isHttps: false };
      const { headers } = await signInAs({ db, config }, 'administrator');
      await aYacht(db, { id: YACHT, name: 'Steadfast' });
      await aPriceRecord(db, YACHT, { price5HoursCents: 300_000 });
      await warm(0);
      await warm(1);
      return startMix(origin, { yachtId: YACHT, staff: headers });
    },
    async close() {
      for (const site of sites) site.process.kill('SIGKILL');
      await Promise.all(sites.map((site) => site.stop()));
      await proxy.end('SIGKILL');
      rmSync(keys, { recursive: true, force: true });
    },
  };
}

/** Expects every acknowledged request to be stored exactly once, and no time to be promised to two clients. */
export async function expectNothingLost({ db }: TestDatabase, { acknowledged }: Mix): Promise<void> {
  const kept = await db
    .select({ id: charterRequests.id, email: charterRequests.contactEmail })
    .from(charterRequests);
  const ids = new Set(kept.map(({ id }) => id));
  expect(acknowledged.requests.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(kept.map(({ email }) => email)).size).toBe(kept.length);

  const { rows: promised } = await db.execute<{ charter_id: string; at: string }>(
    sql`select charter_id, lower(occupied)::text as at from calendar_entries where yacht_id = ${YACHT}`,
  );
  const holders = new Set(promised.map((entry) => entry.charter_id));
  expect(acknowledged.quotes.filter((id) => !holders.has(id))).toEqual([]);
  expect(new Set(promised.map(({ at }) => at)).size).toBe(promised.length);
  const { rows: twice } = await db.execute(
    sql`select a.id from calendar_entries a join calendar_entries b
      on a.yacht_id = b.yacht_id and a.id < b.id and a.occupied && b.occupied`,
  );
  expect(twice).toEqual([]);
}
