import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactMessages } from '#features/inquiries/tables.ts';
import { type Line, openLine } from '#tests/support/line.ts';
import { type RunningSite, startRunningSite } from '#tests/support/running-site.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type OwnDatabase, openOwnDatabase } from './own-database.ts';
import { aContactMessage, type CreatingCall, countFrom } from './sites.ts';

const OUTAGES = countFrom('FAULT_OUTAGES', 2);
const SENDERS = 6;
/**
 * The longest time until the site answers a visitor again after its database is back (bars.md: each outage 20 times, by
 * itself). Beside the rest of the suite, that time depends on the machine, so the test then only checks that the site
 * recovers.
 */
const RECOVERY_MS = OUTAGES >= 20 ? 5_000 : 60_000;
/** How long the first outage goes on after the site has told its visitors (bars.md), in the run by itself. */
const DARK_MS = OUTAGES >= 20 ? 30_000 : 0;
/** The longest time that a visitor waits for a page while the database is silent. */
const PATIENCE_MS = 9_000;
/** How soon a visitor tries again after a 503. */
const COME_BACK_MS = 25;

let server: OwnDatabase;
let database: TestDatabase;
let line: Line;
let site: RunningSite;
const keys = mkdtempSync(path.join(tmpdir(), 'miami-flow-keys-'));
beforeAll(async () => {
  server = await openOwnDatabase();
  database = await createTestDatabase(server.connectionString, { migrated: false });
  line = await openLine(database.connectionString);
  site = await startSite();
}, 300_000);
afterAll(async () => {
  await site?.stop();
  await line?.close();
  await database?.close();
  await server?.close();
  rmSync(keys, { recursive: true, force: true });
}, 60_000);

const startSite = () =>
  startRunningSite(server.connectionString, {
    database,
    keys,
    env: { DATABASE_URL: line.connectionString, CREATE_CALLS_PER_MINUTE: '1000000' },
  });

type Outage = {
  readonly name: string;
  begin(): unknown;
  end(): unknown;
  /** Whether the site can answer nothing from the database until the outage ends. */
  readonly isDark: boolean;
};

/** Ends the site's connections; those of this test stay. */
const terminate = () =>
  database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

const outages: Outage[] = [
  { name: 'is restarted', begin: () => server.restart(), end: () => {}, isDark: false },
  {
    name: 'ends a connection in the middle of a transaction',
    async begin() {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`lock table contact_messages in access exclusive mode`);
        await vi.waitFor(
          async () => {
            const { rows } = await tx.execute(sql`select 1 from pg_locks where not granted`);
            expect(rows.length).toBeGreaterThan(1);
          },
          { timeout: 60_000, interval: 5 },
        );
        await tx.execute(sql`select pg_terminate_backend(pid) from pg_locks where not granted limit 1`);
      });
    },
    end: () => {},
    isDark: false,
  },
  {
    name: 'ends every connection, whatever it is doing',
    begin: () => terminate(),
    end: () => {},
    isDark: false,
  },
  { name: 'falls silent on every connection', begin: () => line.cut(), end: () => line.mend(), isDark: true },
  { name: 'is frozen', begin: () => server.freeze(), end: () => server.thaw(), isDark: true },
  {
    name: 'is away, and comes back elsewhere',
    begin: () => line.breakOff(),
    end: () => line.restore(),
    isDark: true,
  },
  {
    name: 'is a standby for a while',
    async begin() {
      await database.db.execute(
        sql.raw(`alter database ${nameOf(database)} set default_transaction_read_only = on`),
      );
      await terminate();
      await until503(() => send(aContactMessage('nobody@standby.example')));
    },
    async end() {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`set transaction read write`);
        await tx.execute(sql.raw(`alter database ${nameOf(database)} reset default_transaction_read_only`));
      });
    },
    isDark: false,
  },
];

const nameOf = ({ connectionString }: TestDatabase) => connectionString.replace(/^.*\//, '');

const send = ({ path, body, key }: CreatingCall) =>
  fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

async function until503(ask: () => Promise<Response>): Promise<void> {
  await vi.waitFor(
    async () => {
      const answer = await ask();
      await answer.arrayBuffer();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Starts visitors who write without a pause. Each repeats a message until the site acknowledges it. */
function aLoad() {
  const calls: CreatingCall[] = [];
  let acknowledged = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const call = aContactMessage(`guest-${crypto.randomUUID()}@outage.example`);
      calls.push(call);
      for (;;) {
        const answer = await send(call);
        await answer.arrayBuffer();
        if (answer.status === 201) break;
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toBe('5');
        await pause(COME_BACK_MS);
      }
      acknowledged += 1;
    }
  };
  const writing = Promise.all(Array.from({ length: SENDERS }, write));
  writing.catch(() => {});
  return {
    /** Resolves after this many more acknowledged messages. */
    async until(more: number, timeout: number) {
      const enough = acknowledged + more;
      const done = vi.waitFor(() => expect(acknowledged).toBeGreaterThanOrEqual(enough), {
        timeout,
        interval: 5,
      });
      await Promise.race([done, writing.then(() => done)]);
    },
    async end() {
      isOver = true;
      await writing;
      return calls;
    },
  };
}

describe('under visitors who write, a database that', () => {
  it.each(outages)(
    `$name ${OUTAGES} times loses nothing that was acknowledged, and the site recovers`,
    {
      timeout: 60_000 + OUTAGES * 60_000,
    },
    async (outage) => {
      const load = aLoad();
      const took: number[] = [];
      for (let round = 0; round < OUTAGES; round += 1) {
        // Begin the outage at another moment each time: after another number of answers, with other calls under way.
        await load.until(5 + ((round * 7) % 23), 30_000);
        await outage.begin();
        if (outage.isDark) {
          for (const target of ['/readyz', `/yachts/nobody-has-asked-for-${round}`, '/api/yachts?page=1']) {
            await until503(() => fetch(site.origin + target, { signal: AbortSignal.timeout(PATIENCE_MS) }));
          }
          if (round === 0) await pause(DARK_MS);
          expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
        }
        await outage.end();
        const backAt = performance.now();
        await load.until(1, RECOVERY_MS);
        took.push(Math.round(performance.now() - backAt));
        expect(site.process.exitCode, site.said()).toBeNull();
      }
      const calls = await load.end();
      process.stdout.write(`A database that ${outage.name}: writes again after ${took.join(', ')} ms\n`);

      const kept = await database.db.select({ email: contactMessages.email }).from(contactMessages);
      const emails = new Set(calls.map(({ body }) => body.email));
      expect(
        kept
          .filter(({ email }) => emails.has(email))
          .map(({ email }) => email)
          .sort(),
      ).toEqual([...emails].sort());
      expect(site.said()).not.toContain('surprise');
    },
  );
});

/** Asks over a kept connection, so that the request reaches a site that is already stopping. */
const askOver = (agent: Agent, address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });

it('tells no site to wait: stopped while its database is silent, each ends in its time', {
  timeout: 60_000 + OUTAGES * 60_000,
}, async () => {
  for (let round = 0; round < OUTAGES; round += 1) {
    const other = await startSite();
    const ended = new Promise<number | null>((resolve) => other.process.once('exit', resolve));
    const visitors = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const ask = () => visitors.map((visitor) => askOver(visitor, `${other.origin}/readyz`));
    expect(new Set(await Promise.all(ask()))).toEqual(new Set([200]));
    line.cut();
    try {
      const answers = ask();
      other.process.kill('SIGTERM');
      expect(new Set(await Promise.all(answers))).toEqual(new Set([503]));
      expect(await Promise.race([ended, pause(20_000, 'still there', { ref: false })])).toBe(0);
    } finally {
      line.mend();
      for (const visitor of visitors) visitor.destroy();
      await other.stop();
    }
  }
});
