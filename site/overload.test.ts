import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { hashingFor, hashPassword } from '#platform/auth/passwords.ts';
import { registry } from '#platform/metrics/measures.ts';
import { aPdf } from '#tests/builders/files.ts';
import { anApplicationForm } from '#tests/builders/financing.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { ACTORS_PASSWORD, aRequestOf, signInAs } from '#tests/support/actors.ts';
import { type Answer, type ServedApp, serveApp } from '#tests/support/served-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const SENTENCE = 'We are very busy right now. Please try again in a moment.';

/** The same limit as in `site/admission.ts`: one processor is left to the database. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const WAITING = 32;
/** So many who wait are a crowd. */
const CROWD = 12;
/** Of the calls that wait, the latest are refused after one second, and all after five. */
const BEFORE_IMPATIENCE = { timeout: 4_500 };
/** More than can be worked on and wait together. */
const SEARCHES = Math.max(200, 2 * WAITING + AT_ONCE);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());

const opened: ServedApp[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

const html = (text: string) =>
  new Response(`<!doctype html><p>${text}</p>`, { headers: { 'content-type': 'text/html' } });

/** The site with pages that finish only when the test releases them, except the one at /about. */
async function aSite() {
  const state = { rendering: 0, most: 0 };
  const released = Promise.withResolvers<void>();
  const app = await serveApp({
    database,
    clientFolder: import.meta.dirname,
    render: async (request) => {
      if (new URL(request.url).pathname === '/about') return html('About us');
      state.rendering += 1;
      state.most = Math.max(state.most, state.rendering);
      await released.promise;
      state.rendering -= 1;
      return html('Found');
    },
  });
  opened.push(app);
  return { ...app, state, release: released.resolve };
}

const counted = (answers: readonly Answer[]) => Object.groupBy(answers, ({ status }) => String(status));

function expectBusy(answers: readonly Answer[] = []): void {
  expect(answers.length).toBeGreaterThan(0);
  for (const { headers, text } of answers) {
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(SENTENCE);
  }
}

describe('two hundred different searches at once', () => {
  it('are rendered a few at a time; who would wait too long is told so by a page; the rest of the site goes on', async () => {
    const site = await aSite();
    await site.ask('/about');
    let refused = 0;
    const searches = Array.from({ length: SEARCHES }, (_, n) =>
      site.ask(`/yachts?q=${n}`).then((answer) => {
        if (answer.status === 503) refused += 1;
        return answer;
      }),
    );
    await vi.waitFor(
      () => expect(refused).toBeGreaterThanOrEqual(SEARCHES - WAITING - AT_ONCE),
      BEFORE_IMPATIENCE,
    );
    expect(site.state.rendering).toBe(AT_ONCE);
    expect((await site.ask('/healthz')).text).toBe('ok');
    expect((await site.ask('/about')).text).toContain('About us');
    expect((await site.ask('/api/yachts')).status).toBe(200);

    const data = await site.ask('/yachts.data?q=1');
    expect(data.status).toBe(503);
    expect(JSON.parse(data.text).code).toBe('too-busy');

    site.release();
    const answers = counted(await Promise.all(searches));
    expect(Object.keys(answers).sort()).toEqual(['200', '503']);
    expectBusy(answers['503']);
    for (const { headers, text } of answers['503'] ?? []) {
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(text).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
    }
    expect(site.state.most).toBe(AT_ONCE);
    // Refusals are not cached.
    expect((await site.ask(`/yachts?q=${SEARCHES - 1}`)).status).toBe(200);
  });

  it('are read from the API a few at a time too, and the rest is told so in JSON', async () => {
    const site = await aSite();
    await site.ask('/api/brands');
    const client = await signInAs(site.deps, 'client');
    const staff = await signInAs(site.deps, 'administrator');
    const whoAmI = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
      site.ask('/api/auth/user', { headers }).then(({ status }) => status);
    expect(await whoAmI(staff)).toBe(200);
    const unlock = await lockTable('yachts');
    let refused = 0;
    const searches = Array.from({ length: SEARCHES }, (_, n) =>
      site.ask(`/api/yachts?q=${n}`).then((answer) => {
        if (answer.status === 503) refused += 1;
        return answer;
      }),
    );
    await vi.waitFor(
      () => expect(refused).toBeGreaterThanOrEqual(SEARCHES - WAITING - AT_ONCE),
      BEFORE_IMPATIENCE,
    );
    expect((await site.ask('/healthz')).text).toBe('ok');
    expect((await site.ask('/api/brands')).status).toBe(200);
    expect((await site.ask('/api/yacht-images/none.jpg')).status).toBe(404);
    // Receipts have a time limit of their own, so this call is not refused.
    expect((await site.ask('/api/charter-links/none/receipts/none')).status).toBe(404);
    // A guest's other calls wait with the crowd of guests. A signed-in client's do not, and staff do not wait behind clients
    // either.
    expect(await whoAmI({ headers: {} })).toBe(503);
    expect(await whoAmI({ headers: { cookie: String(client.headers.cookie).replace('=', '=A') } })).toBe(503);
    expect(await whoAmI(client)).toBe(200);
    const crowd = Array.from({ length: WAITING + 2 * AT_ONCE }, (_, n) =>
      site.ask(`/api/yachts?q=c${n}`, client),
    );
    await vi.waitFor(async () => expect(await whoAmI(client)).toBe(503), BEFORE_IMPATIENCE);
    expect(await whoAmI(staff)).toBe(200);
    await unlock();
    await Promise.all(crowd);
    const answers = counted(await Promise.all(searches));
    expect(Object.keys(answers).sort()).toEqual(['200', '503']);
    expectBusy(answers['503']);
    for (const { text } of answers['503'] ?? []) expect(JSON.parse(text).code).toBe('too-busy');
  });
});

/** Blocks all reads of a table until the returned function is called. */
async function lockTable(table: string): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const lock = database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  return async () => {
    unlock.resolve();
    await lock;
  };
}

describe('the export of what is kept of a client', () => {
  it('keeps no other client waiting, however long it takes, and is made so many times an hour', async () => {
    const site = await serveApp({ database });
    opened.push(site);
    const exportOf = (client: { headers: Readonly<Record<string, string>> }) =>
      site.ask('/api/profile/data', client).then(({ status }) => status);
    const [another, client, ...others] = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, 8) + 1 }, () => signInAs(site.deps, 'client')),
    );
    if (!another || !client) throw new Error('nobody is signed in');
    const unlock = await lockTable('charter_requests');
    const long = [client, ...others].map(exportOf);
    expect((await site.ask('/api/auth/user', another)).status).toBe(200);
    await unlock();
    expect(await Promise.all(long)).toEqual(long.map(() => 200));
    for (const status of [200, 200, 200, 200, 200, 429]) expect(await exportOf(client)).toBe(status);
    expect(await exportOf(another)).toBe(200);
  });
});

describe('an answer that many wait for at once', () => {
  it('is worked out for the first of them, and given to all', async () => {
    const site = await serveApp({ database });
    opened.push(site);
    const misses = async () => {
      const { values } = (await registry.getSingleMetric('miami_cache_answers_total')?.get()) ?? {
        values: [],
      };
      return values.find(({ labels }) => labels.result === 'miss')?.value ?? 0;
    };
    const before = await misses();
    const unlock = await lockTable('yachts');
    const visitors = Array.from({ length: 8 }, () => site.ask('/api/yachts?q=all'));
    await site.ask('/healthz');
    await unlock();
    const answers = await Promise.all(visitors);
    expect(answers.map(({ status }) => status)).toEqual(visitors.map(() => 200));
    expect(await misses()).toBeLessThanOrEqual(before + AT_ONCE);
  });
});

describe('whoever has had much worked out afresh within a minute', () => {
  /** A site that gives each caller a share of one, and a crowd that waits for its pages until it is let go. */
  async function aCrowdedSite() {
    const released = Promise.withResolvers<void>();
    const site = await serveApp({
      database,
      clientFolder: import.meta.dirname,
      env: { TRUSTED_PROXIES: '1', COSTLY_READS_PER_MINUTE: '1' },
      render: async (request) => {
        if (new URL(request.url).searchParams.get('q')?.startsWith('crowd')) await released.promise;
        return html('Found');
      },
    });
    opened.push(site);
    const ask = (target: string, from: string, more = {}) =>
      site.ask(target, { headers: { 'x-forwarded-for': from, ...more } });
    /** Lets others come until a dozen of them wait. */
    const crowd = async (path: string, lane: string) => {
      const others = Array.from({ length: AT_ONCE + CROWD }, (_, n) =>
        ask(`${path}?q=crowd${n}`, `10.1.9.${n}`),
      );
      await vi.waitFor(() => expect(site.admit.depths()[lane]?.waiting).toBe(CROWD), BEFORE_IMPATIENCE);
      return others;
    };
    return { ...site, ask, crowd, release: released.resolve };
  }
  const statusesOf = async (answers: readonly Promise<Answer>[]) =>
    new Set((await Promise.all(answers)).map(({ status }) => status));

  it('is answered as long as no crowd waits, and refused first once one does', async () => {
    const { deps, ask, crowd, release } = await aCrowdedSite();
    const staff = await signInAs(deps, 'administrator');
    expect((await ask('/api/auth/user', '10.1.0.1', staff.headers)).status).toBe(200);
    for (const target of ['/yachts?q=1', '/yachts?q=2', '/yachts.data?q=3', '/api/yachts?q=3']) {
      expect((await ask(target, '10.1.0.1')).status).toBe(200);
    }
    const unlock = await lockTable('yachts');
    const others = [
      ...(await crowd('/yachts', 'pages guests')),
      ...(await crowd('/api/yachts', 'reads guests')),
    ];
    const page = await ask('/yachts?q=4', '10.1.0.1');
    expect(page.status).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.text).toMatch(/^<!DOCTYPE html>/);
    for (const target of ['/yachts.data?q=4', '/api/yachts?q=4']) {
      const call = await ask(target, '10.1.0.1');
      expect(call.status, target).toBe(429);
      expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
      expect(JSON.parse(call.text).code).toBe('too-many');
    }
    expect((await ask('/yachts?q=1', '10.1.0.1')).status).toBe(200);
    expect((await ask('/healthz', '10.1.0.1')).status).toBe(200);
    expect((await ask('/api/auth/user', '10.1.0.1', staff.headers)).status).toBe(200);
    // The crowd itself, whose share was one each, is answered.
    release();
    await unlock();
    expect(await statusesOf(others)).toEqual(new Set([200]));
    expect((await ask('/yachts?q=5', '10.1.0.1')).status).toBe(200);
  });

  it('does not keep others from a page that they ask for at the same time', async () => {
    const { ask, crowd, release } = await aCrowdedSite();
    // A call with a session cookie takes a moment longer, because the signature is checked.
    const cookie = `miami_flow_session=none.${'A'.repeat(43)}=`;
    expect((await ask('/yachts?q=spent', '10.1.1.1')).status).toBe(200);
    const others = await crowd('/yachts', 'pages guests');
    const spent: Promise<Answer>[] = [];
    for (let round = 0; round < 10; round += 1) {
      const target = `/yachts?q=r${round}`;
      spent.push(...Array.from({ length: 8 }, () => ask(target, '10.1.1.1', { cookie })));
      others.push(ask(target, `10.1.2.${round}`));
    }
    expect((await ask('/yachts?q=alone', '10.1.1.1')).status).toBe(429);
    release();
    // On a slow machine they may wait too long in such a crowd, but nobody else's share is theirs.
    expect(await statusesOf(others)).not.toContain(429);
    await Promise.all(spent);
  });
});

describe('sign-ins', () => {
  async function aSiteForSignIns() {
    const site = await serveApp({ database, env: { TRUSTED_PROXIES: '1' } });
    opened.push(site);
    return (n: number) =>
      site.ask('/api/auth/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}` },
        body: JSON.stringify({ username: `visitor-${n}`, password: `the password of ${n}` }),
      });
  }

  it('sixty at once are worked on a few at a time, and who would wait too long is told so', async () => {
    const signIn = await aSiteForSignIns();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => signIn(n)));
    const byStatus = counted(answers);
    expect(Object.keys(byStatus).sort()).toEqual(['200', '503']);
    expectBusy(byStatus['503']);
    for (const { text } of byStatus['503'] ?? []) expect(JSON.parse(text).code).toBe('too-busy');
    const late = answers.findIndex(({ status }) => status === 503);
    expect((await signIn(late)).status).toBe(200);
  });

  it('of an administrator do not wait behind a crowd', async () => {
    const site = await serveApp({ database, env: { TRUSTED_PROXIES: '1' } });
    opened.push(site);
    const { username } = await signInAs(site.deps, 'administrator');
    let isOver = false;
    const crowd = Array.from({ length: 40 }, async () => {
      while (!isOver) {
        await hashingFor('client', () => hashPassword('somebody else')).catch(
          () => new Promise((resolve) => setImmediate(resolve)),
        );
      }
    });
    const answer = await site.ask('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.1.1' },
      body: JSON.stringify({ username, password: ACTORS_PASSWORD }),
    });
    isOver = true;
    await Promise.all(crowd);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).role).toBe('administrator');
  });

  it('that are refused so have not been tried: nobody is locked out by them', async () => {
    const signIn = await aSiteForSignIns();
    expect((await signIn(100)).status).toBe(200);
    let isOver = false;
    const crowd = Array.from({ length: 30 }, async () => {
      while (!isOver) {
        await hashingFor('client', () => hashPassword('somebody else')).catch(
          () => new Promise((resolve) => setImmediate(resolve)),
        );
      }
    });
    // More refusals than the number of attempts allowed per minute.
    for (let refused = 0; refused < 12; ) {
      const { status } = await signIn(100);
      expect([200, 503]).toContain(status);
      if (status === 503) refused += 1;
    }
    isOver = true;
    await Promise.all(crowd);
    expect((await signIn(100)).status).toBe(200);
  });
});

/** The site, and the files of an application that was sent to it. */
async function withApplication(env: Record<string, string> = {}) {
  const site = await serveApp({ database, env: { TRUSTED_PROXIES: '1', ...env } });
  opened.push(site);
  const applied = await site.ask('/api/financing/applications', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anApplicationForm()),
  });
  const address = `/api/financing/applications/${JSON.parse(applied.text).id}/documents`;
  const cookie = String(applied.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { site, address, cookie };
}

async function aForm(bytes: number) {
  const form = new FormData();
  form.append('type', 'Attachment');
  form.append('document', new File([aPdf({ extra: `%${'x'.repeat(bytes)}` })], 'long.pdf'));
  const sent = new Response(form);
  return { body: await sent.text(), type: sent.headers.get('content-type') ?? '' };
}

describe('files that are asked for and not taken', () => {
  it('wait in memory only up to a limit, of one caller and in all, and leave room again', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-untaken-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const { site, address, cookie } = await withApplication({ DATA_DIR: dataDir });
    const { body, type } = await aForm(9_500_000);
    const sent = await site.ask(address, { method: 'POST', headers: { cookie, 'content-type': type }, body });
    expect(sent.status).toBe(201);
    const file = `${address}/${JSON.parse(sent.text).id}`;
    const held: (() => void)[] = [];
    onTestFinished(() => {
      for (const letGo of held) letGo();
    });
    /** Asks for the file, and reads nothing but the headers of the answer. */
    const ask = (from: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { cookie, 'x-forwarded-for': from };
        const call = request({ host: '127.0.0.1', port: site.port, path: file, headers, agent: false });
        call.on('response', (answer) => resolve(answer.statusCode ?? 0));
        call.on('error', reject);
        call.end();
        held.push(() => call.destroy());
      });
    for (const [from, statuses] of [
      ['10.0.0.1', [200, 200, 200, 200, 429]],
      ['10.0.0.2', [200, 200, 200, 200, 429]],
      ['10.0.0.3', [200, 200, 503]],
    ] as const)
      for (const status of statuses) expect(await ask(from), from).toBe(status);
    for (const letGo of held.splice(0)) letGo();
    await vi.waitFor(async () => expect(await ask('10.0.0.1')).toBe(200), { timeout: 60_000 });
  });
});

describe('any answers that are asked for and not taken', () => {
  it('wait in memory only up to a limit of one caller, whose next ones end; others are answered', async () => {
    const site = await serveApp({ database, env: { TRUSTED_PROXIES: '1' } });
    opened.push(site);
    const { accountId, headers } = await signInAs(site.deps, 'client');
    const { id } = await aYacht(database.db);
    await aRequestOf(database.db, accountId, id, { message: 'x'.repeat(15_000_000) });
    const path = '/api/profile/requests';
    const from = (address: string) => ({ headers: { ...headers, 'x-forwarded-for': address } });
    const read = async (address: string) => (await site.ask(path, from(address))).text.length;
    const held = [];
    for (const _ of [1, 2]) {
      const call = request({ host: '127.0.0.1', port: site.port, path, ...from('10.2.0.1'), agent: false });
      const answered = once(call, 'response');
      call.end();
      await answered;
      held.push(call);
    }
    await expect(read('10.2.0.1')).rejects.toThrow();
    expect(await read('10.2.0.2')).toBeGreaterThan(15_000_000);
    for (const call of held) call.destroy();
    await vi.waitFor(async () => expect(await read('10.2.0.1')).toBeGreaterThan(15_000_000), {
      timeout: 60_000,
    });
  });
});

describe('uploads', () => {
  it('are refused while the disk has less room than the database may need', async () => {
    const { site, address, cookie } = await withApplication({ DISK_RESERVE_MB: '10000000' });
    const { body, type } = await aForm(10);
    const headers = { cookie, 'content-type': type };
    const refused = await site.ask(address, { method: 'POST', headers, body });
    expect(refused.status).toBe(507);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'disk-full' });
  });
});

describe('uploads that do not end', () => {
  it('are so many at a time, of one caller and in all, and leave room again', async () => {
    const { site, address, cookie } = await withApplication();
    const staff = await signInAs({ db: database.db, config: site.deps.config }, 'administrator');
    await site.ask('/api/auth/user', { headers: staff.headers });
    /** Begins an upload and leaves it open; `answered` is the status, if an answer comes at all. */
    const begin = (from: string) => {
      const answered = Promise.withResolvers<number>();
      const call = request(
        {
          host: '127.0.0.1',
          port: site.port,
          path: address,
          method: 'POST',
          headers: {
            cookie,
            'content-type': 'multipart/form-data; boundary=b',
            'content-length': 1_000,
            'x-forwarded-for': from,
          },
        },
        (answer) => answered.resolve(answer.statusCode ?? 0),
      );
      call.on('error', () => answered.resolve(0));
      call.write('--b\r\n');
      return { answered: answered.promise, end: () => call.destroy() };
    };
    const open = [];
    for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']) {
      const own = Array.from({ length: 13 }, () => begin(from));
      // The thirteenth upload of a caller is refused, whichever it is. For the last caller the site as a whole has no room.
      const status = await Promise.race(own.map(({ answered }) => answered));
      expect(status).toBe(from === '10.0.0.4' ? 503 : 429);
      open.push(...own);
    }
    expect(await begin('10.0.0.5').answered).toBe(503);
    // Staff have places of their own: this one is answered by the route.
    const { body, type } = await aForm(10);
    const headers = { ...staff.headers, 'content-type': type };
    expect((await site.ask(address, { method: 'POST', headers, body })).status).toBe(404);
    for (const { end } of open) end();
    await vi.waitFor(
      async () => {
        const upload = begin('10.0.0.5');
        const isAnswered = await Promise.race([upload.answered, site.ask('/healthz').then(() => undefined)]);
        upload.end();
        expect(isAnswered).toBeUndefined();
      },
      { timeout: 60_000 },
    );
  });
});
