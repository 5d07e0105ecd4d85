import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteEmbeddedDatabase,
  ensureDatabase,
  startEmbeddedDatabase,
} from '#platform/db/embedded/index.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aContactMessage, aGroupOfSites, post, type Sites } from './sites.ts';

let sites: Sites;
let dataDir: string;

beforeAll(async () => {
  // Use this group only to start and stop sites: each site here has the database in its own data folder.
  sites = await aGroupOfSites();
});
afterAll(() => sites.close());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-embedded-'));
});
afterEach(async () => {
  await deleteEmbeddedDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a site as `npm start` does, with no setting but the data folder. */
const start = (env: Record<string, string> = {}) =>
  sites.start({ DATABASE_URL: '', DATA_DIR: dataDir, ...env });

/** The process id of the database server in this data folder; undefined if none runs. */
function databaseProcess(): number | undefined {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  return existsSync(`/proc/${pid}`) ? pid : undefined;
}

/** The recorded result of the last attempt to archive the database's changes. */
async function archiveResult(): Promise<{ reason: string | null; isWell: boolean } | undefined> {
  const server = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} } });
  const client = new pg.Client({
    connectionString: await ensureDatabase(server.connectionString, 'miami_flow'),
  });
  try {
    await client.connect();
    const { rows } = await client.query(
      `select reason, last_succeeded_at > coalesce(last_failed_at, '-infinity') as "isWell"
        from backup_results where kind = 'archive'`,
    );
    return rows[0];
  } finally {
    await client.end();
    await server.stop();
  }
}

const yachtsOf = async ({ origin }: RunningSite) =>
  (await fetch(`${origin}/api/yachts`)).headers.get('x-total-count');

describe('the database that the site brings along', () => {
  it('left over from a killed process is joined by the next, with everything in it', async () => {
    const first = await start();
    const call = aContactMessage('before@killed.example');
    const answer = await post(first, call);
    expect(answer.status).toBe(201);
    const server = databaseProcess();
    expect(server).toBeDefined();
    await sites.kill(first);
    expect(databaseProcess()).toBe(server);

    const second = await start();
    expect(databaseProcess()).toBe(server);
    expect(await post(second, call)).toEqual(answer);
    expect(Number(await yachtsOf(second))).toBeGreaterThanOrEqual(104);

    await second.stop();
    expect(databaseProcess()).toBeUndefined();
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'does not outlive a start that is told to end with %s',
    async (signal) => {
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
      };
      const build = path.resolve(process.env.BUILD_DIR ?? 'build', 'server/index.js');
      const site = spawn(process.execPath, [build], {
        env: { ...env, PORT: String(randomInt(20_000, 32_000)), SAMPLE_BUSINESS: 'off' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [site.stdout, site.stderr]) stream.on('data', (text) => (said += text));
      const exited = new Promise((resolve) => site.once('exit', (...how) => resolve(how)));
      await vi.waitFor(() => expect(databaseProcess()).toBeDefined(), { timeout: 60_000 });
      site.kill(signal);
      expect(await exited).toEqual([0, null]);
      expect(databaseProcess()).toBeUndefined();
      expect(said).not.toContain('is open at');
    },
  );

  it('killed alone comes back under the site, and killed together with it is recovered by the next', async () => {
    const first = await start();
    const alone = databaseProcess();
    process.kill(alone ?? Number.NaN, 'SIGKILL');
    const call = aContactMessage('before@blackout.example');
    const answer = await post(first, call);
    expect(answer.status).toBe(201);
    await vi.waitFor(() => expect(first.said()).toContain('had ended and was started again'), {
      timeout: 60_000,
    });
    const server = databaseProcess();
    expect(server).not.toBe(alone);
    process.kill(server ?? Number.NaN, 'SIGKILL');
    await sites.kill(first);

    const second = await start();
    expect(databaseProcess()).not.toBe(server);
    expect(await post(second, call)).toEqual(answer);
    await second.stop();
  });

  it('that was started without a place for backups says that it archives nothing, until it is started anew', async () => {
    const first = await start();
    const env = { BACKUP_TO: path.join(dataDir, 'place') };
    const second = await start(env);
    const reason = 'was started without BACKUP_TO';
    await vi.waitFor(() => expect(second.said()).toContain(reason), { timeout: 60_000 });
    await vi.waitFor(async () => expect((await archiveResult())?.reason).toContain(reason), {
      timeout: 60_000,
    });
    await Promise.all([first.stop(), second.stop()]);
    const third = await start(env);
    await vi.waitFor(async () => expect((await archiveResult())?.isWell).toBe(true), { timeout: 60_000 });
    expect(third.said()).not.toContain(reason);
    await third.stop();
  });

  it('serves several processes, and goes with the last of them', async () => {
    const pair = await Promise.all([start(), start()]);
    const server = databaseProcess();
    expect(await yachtsOf(pair[0])).toBe(await yachtsOf(pair[1]));
    await pair[0].stop();
    expect(databaseProcess()).toBe(server);
    expect((await post(pair[1], aContactMessage('still@there.example'))).status).toBe(201);
    await pair[1].stop();
    expect(databaseProcess()).toBeUndefined();
  });

  it('has connections left for its keeper when three processes hold all that they may', async () => {
    const three = await Promise.all([start(), start(), start()]);
    const { connectionString, stop } = await startEmbeddedDatabase({
      dataDir,
      log: { info() {}, warn() {} },
    });
    const connect = async (address: string) => {
      const client = new pg.Client({ connectionString: address });
      client.on('error', () => {});
      await client.connect();
      return client;
    };
    const keeper = await connect(connectionString.replace(/[^/]*$/, 'miami_flow'));
    try {
      await keeper.query('begin');
      await keeper.query('lock table contact_messages in access exclusive mode');
      // Each write waits for the keeper's lock on a connection of its own, because the site makes only reads wait for
      // each other. A write that the site refuses as too busy is sent again, until all of them wait.
      const writing = three.flatMap((site) =>
        Array.from({ length: 16 }, (_, index) =>
          post(site, aContactMessage(`robin-${index}@visitors.example`)),
        ),
      );
      await vi.waitFor(
        async () => {
          const { rows } = await keeper.query('select 1 from pg_locks where not granted');
          expect(rows).toHaveLength(writing.length);
        },
        { timeout: 90_000, interval: 20 },
      );
      const another = await connect(connectionString);
      const { rows } = await another.query<{ left: number }>(
        `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int - count(*)::int
          as left from pg_stat_activity where backend_type = 'client backend'`,
      );
      // Enough connections for psql and for admin:create, which takes three.
      expect(rows[0]?.left).toBeGreaterThanOrEqual(10);
      await another.end();
      await keeper.query('rollback');
      for (const { status } of await Promise.all(writing)) expect(status).toBe(201);
    } finally {
      await keeper.end();
      await stop();
      await Promise.all(three.map((site) => site.stop()));
    }
  });

  it('does not outlive a start that did not succeed', async () => {
    const other = await sites.start();
    const port = new URL(other.origin).port;
    await expect(start({ PORT: port })).rejects.toThrow(`Port ${port} is already in use`);
    expect(databaseProcess()).toBeUndefined();
  });
});
