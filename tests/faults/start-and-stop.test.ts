import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aContactMessage, aGroupOfSites, post, type Sites } from './sites.ts';

const opened: Sites[] = [];
afterEach(async () => {
  for (const sites of opened.splice(0)) await sites.close();
});

async function aGroup(options?: Parameters<typeof aGroupOfSites>[0]): Promise<Sites> {
  const sites = await aGroupOfSites(options);
  opened.push(sites);
  return sites;
}

describe('several processes that start at once', () => {
  it('on an empty database all come up: one migrates and seeds, the others find it done', async () => {
    const sites = await aGroup({ migrated: false });
    const running = await Promise.all(Array.from({ length: 4 }, () => sites.start()));

    const { rows } = await sites.database.db.execute<{ hash: string }>(
      sql`select hash from drizzle.__drizzle_migrations`,
    );
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    const count = await sites.database.db.$count(yachts);
    expect(count).toBeGreaterThanOrEqual(104);
    for (const { origin } of running) {
      const fleet = await fetch(`${origin}/api/yachts`);
      expect(fleet.headers.get('x-total-count')).toBe(String(count));
      expect((await fetch(`${origin}/yachts`)).status).toBe(200);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    }
  });

  it('show a change in each of them, whichever made it', async () => {
    const sites = await aGroup();
    const running = await Promise.all([sites.start(), sites.start()]);
    const page = async ({ origin }: RunningSite) => (await fetch(`${origin}/api/yachts?page=1`)).text();
    const before = await Promise.all(running.map(page));
    expect(before[0]).toBe(before[1]);
    await sites.database.db.update(yachts).set({ description: 'Repainted this winter.' });
    await vi.waitFor(
      async () => {
        for (const text of await Promise.all(running.map(page)))
          expect(text).toContain('Repainted this winter.');
      },
      { timeout: 60_000 },
    );
  });
});

describe('a start that cannot succeed', () => {
  it('because the port is taken says so in a sentence and ends', async () => {
    const sites = await aGroup();
    const { origin } = await sites.start();
    const port = new URL(origin).port;
    await expect(sites.start({ PORT: port })).rejects.toThrow(`Port ${port} is already in use`);
  });

  it('because documents could not be sealed with the key that is set says so before anybody signs', async () => {
    const sites = await aGroup();
    await expect(sites.start({ SEAL_KEY_FILE: '/nowhere/seal.pem' })).rejects.toThrow(
      /could not be started\.[\s\S]*SEAL_KEY_FILE names \/nowhere\/seal\.pem, which cannot be read \(ENOENT\)\./,
    );
  });

  it('because another process on its database has other keys says which, and leaves that one alone', async () => {
    const sites = await aGroup();
    const first = await sites.start();
    const key = randomBytes(32).toString('base64');
    await expect(sites.start({ DATA_KEYS: key })).rejects.toThrow(
      /could not be started\.[\s\S]*This database belongs to a site with another data key \(\w{16}\), /,
    );
    await expect(sites.start({ AUTH_SECRET: randomBytes(32).toString('hex') })).rejects.toThrow(
      'This database belongs to a site with another AUTH_SECRET, ',
    );
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    await sites.start();
  });
});

/** Resolves once the site takes no new connections. */
function untilClosed(site: RunningSite): Promise<void> {
  const port = Number(new URL(site.origin).port);
  return vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('connect', () => {
          socket.destroy();
          reject(new Error('The site still takes connections'));
        });
        socket.once('error', () => resolve());
      }),
    { timeout: 60_000, interval: 20 },
  );
}

function untilExit(site: RunningSite): Promise<number | null> {
  return new Promise((resolve) => site.process.once('exit', resolve));
}

/**
 * Sends half of a message, stops the site, sends the rest; answers the site's answer, after checking that the site has
 * exited by itself.
 */
async function answerOfStopped(site: RunningSite): Promise<IncomingMessage> {
  const call = aContactMessage('half-sent@stopped.example');
  const body = JSON.stringify(call.body);
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sending = request(site.origin + call.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': call.key,
    },
  });
  sending.on('response', (answer) => {
    answer.resume();
    answer.once('end', () => resolve(answer));
  });
  sending.on('error', reject);
  await new Promise<void>((written) => sending.write(body.slice(0, 20), () => written()));
  await untilSeen(site);

  const exited = untilExit(site);
  site.process.kill('SIGTERM');
  await untilClosed(site);
  sending.end(body.slice(20));
  const answer = await answered;
  expect(await exited).toBe(0);
  expect(site.process.signalCode).toBeNull();
  return answer;
}

describe('a site that is told to stop', () => {
  it('finishes a request that is still being read', async () => {
    const sites = await aGroup();
    let answer: IncomingMessage;
    // A 503 from a busy machine proves nothing about stopping, so try again with another site.
    do answer = await answerOfStopped(await sites.start());
    while (answer.statusCode === 503 && answer.headers['retry-after']);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.connection).toBe('close');
  });

  it('finishes a request that waits for the database', async () => {
    const sites = await aGroup();
    const site = await sites.start();
    const { db } = sites.database;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const holding = db.transaction(async (tx) => {
      await tx.execute(sql`lock table yachts in access exclusive mode`);
      lock();
      await released;
    });
    await locked;
    const reading = fetch(`${site.origin}/api/yachts`, { headers: { connection: 'close' } });
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute<{ waiting: number }>(
          sql`select count(*)::int as waiting from pg_locks where not granted
            and database = (select oid from pg_database where datname = current_database())`,
        );
        expect(rows[0]?.waiting).toBe(1);
      },
      { timeout: 60_000 },
    );

    const exited = untilExit(site);
    site.process.kill('SIGTERM');
    await untilClosed(site);
    release();
    await holding;
    expect((await reading).status).toBe(200);
    expect(await exited).toBe(0);
  });

  it('answers what is asked at that moment, over connections used before and new ones', async () => {
    const sites = await aGroup();
    const site = await sites.start();
    const ask = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
    const talks = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const talk = await openTalk(site);
        if (index % 3 === 0) await talk.say(ask, /\r\n\r\nok$/);
        // Send only the beginning of a request.
        if (index % 3 === 1) talk.socket.write(ask.slice(0, 9));
        return { talk, rest: index % 3 === 1 ? ask.slice(9) : ask };
      }),
    );
    await untilSeen(site);

    const exited = untilExit(site);
    site.process.kill('SIGTERM');
    const answers = await Promise.all(talks.map(({ talk, rest }) => talk.say(rest, /\r\n\r\nok$/)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await exited).toBe(0);
  });

  it('says so to whoever balances, and answers visitors who come meanwhile', async () => {
    const sites = await aGroup();
    // A notice period long enough for the rest of the test on a busy machine.
    const site = await sites.start({ LEAVE_NOTICE_SECONDS: '45' });
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    const exited = untilExit(site);
    site.process.kill('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${site.origin}/readyz`)).status).toBe(503), {
      timeout: 20_000,
    });
    const page = await fetch(`${site.origin}/about`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect((await post(site, aContactMessage('late@stopped.example'))).status).toBe(201);
    expect(await exited).toBe(0);
  });

  it('does not wait for visitors who only keep their connection', async () => {
    const sites = await aGroup();
    const site = await sites.start();
    expect((await post(site, aContactMessage('idle@stopped.example'))).status).toBe(201);
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    const began = performance.now();
    const exited = untilExit(site);
    site.process.kill('SIGTERM');
    expect(await exited).toBe(0);
    await gone;
    // The site would give a request under way ten seconds.
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});

/** Opens a connection that sends bytes exactly as given, and collects what comes back after each of them. */
async function openTalk(site: RunningSite) {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    /** Resolves with the answer once its end matches; rejects if the connection closes first. */
    say(text: string, ending: RegExp): Promise<string> {
      heard = '';
      return new Promise((resolve, reject) => {
        const look = () => {
          if (ending.test(heard)) resolve(heard);
        };
        socket.on('data', look);
        socket.once('error', reject);
        socket.once('close', () => reject(new Error(`The connection was closed after "${heard}"`)));
        socket.write(text);
      });
    },
  };
}

/** Resolves once the site has handled what was sent before; an answer on another connection proves that. */
async function untilSeen({ origin }: RunningSite): Promise<void> {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
}
