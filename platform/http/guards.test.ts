import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callCounts } from '#platform/db/tables.ts';
import { type ServedApp, serveApp } from '#tests/support/served-app.ts';
import { forgetCallCounts } from './guards.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const MAX = 256 * 1024;

let app: ServedApp;
const others: ServedApp[] = [];
beforeAll(async () => {
  app = await serveApp();
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
});
afterAll(() => app.close());

/** A call that passes the guards fails the form's own checks: nothing is stored, and 422 shows that it got that far. */
function call(headers: Record<string, string>, method = 'POST') {
  return app.ask('/api/contact', { method, headers: { ...JSON_TYPE, ...headers }, body: '{}' });
}

describe('a changing call', () => {
  it('from another site is refused, and nothing about it is looked at', async () => {
    const host = `127.0.0.1:${app.port}`;
    for (const origin of [
      'https://evil.example',
      'http://127.0.0.1',
      `http://127.0.0.1:${app.port + 1}`,
      `http://${host}.evil.example`,
      `http://evil.example?${host}`,
      `http://localhost:${app.port}`,
      'null',
      'nonsense',
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await call({ origin }, method);
        expect(answer.status, `${method} from ${origin}`).toBe(403);
        expect(JSON.parse(answer.text)).toEqual({
          error: 'This call came from another site and was refused.',
          code: 'foreign-origin',
        });
      }
    }
  });

  it('from the site itself passes, also when a proxy speaks https in front of it', async () => {
    expect((await call({ origin: `http://127.0.0.1:${app.port}` })).status).toBe(422);
    const proxied = { host: 'www.example.com', origin: 'https://www.example.com' };
    expect((await call(proxied)).status).toBe(422);
    expect((await call({ ...proxied, origin: 'https://www.example.com:8443' })).status).toBe(403);
  });

  it('from a program that says nothing of where it comes from passes', async () => {
    expect((await call({})).status).toBe(422);
  });

  it('without an Origin is judged by what the browser says of the site', async () => {
    for (const site of ['cross-site', 'same-site', 'something new']) {
      expect((await call({ 'sec-fetch-site': site })).status, site).toBe(403);
    }
    for (const site of ['same-origin', 'none']) {
      expect((await call({ 'sec-fetch-site': site })).status, site).toBe(422);
    }
  });

  it('is refused as a form of another site would send it', async () => {
    const answer = await app.ask('/api/contact', {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'firstName=Jane',
    });
    expect(answer.status).toBe(403);
  });
});

describe('reading', () => {
  it('from another site is nobody’s loss', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await app.ask('/api/yachts', { headers });
    expect(answer.status).toBe(200);
    // Without this header, the browser does not let the other site's script read the answer.
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('what has a NUL in its address is not there for staff, and is searched for by nobody', async () => {
    for (const [address, status, code] of [
      ['/api/admin/activity?q=a%00b', 400, 'malformed'],
      ['/api/admin/events/a%00b', 404, 'not-found'],
    ] as const) {
      const answer = await app.ask(address);
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
    }
  });

  it('is never limited', async () => {
    const other = await serveApp({ database: app.database, env: { CREATE_CALLS_PER_MINUTE: '1' } });
    others.push(other);
    // One after the other, because of many at once a busy machine may refuse some.
    for (let asked = 0; asked < 40; asked += 1) expect((await other.ask('/api/add-ons')).status).toBe(200);
  });
});

describe('a body', () => {
  const sized = (bytes: number) => JSON.stringify({ message: 'x'.repeat(bytes - '{"message":""}'.length) });

  it('as long as is allowed reaches the form', async () => {
    const body = sized(MAX);
    expect(Buffer.byteLength(body)).toBe(MAX);
    const headers = { ...JSON_TYPE, 'content-length': String(MAX) };
    expect((await app.ask('/api/contact', { method: 'POST', headers, body })).status).toBe(422);
    const chunked = [body.slice(0, 1_000), body.slice(1_000)];
    const answer = await app.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: chunked });
    expect(answer.status).toBe(422);
  });

  it('that is longer and says so is refused', async () => {
    const body = sized(MAX + 1);
    const headers = { ...JSON_TYPE, 'content-length': String(MAX + 1) };
    const answer = await app.ask('/api/contact', { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'too-large' });
  });

  it('that is longer and does not say so is refused', async () => {
    const body = sized(MAX + 1);
    const answer = await app.ask('/api/contact', {
      method: 'POST',
      headers: JSON_TYPE,
      body: [body.slice(0, MAX), body.slice(MAX)],
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'too-large' });
  });

  it('that is answered in its middle is the connection’s last; read to its end, it is not', async () => {
    const body = Array.from({ length: 64 }, () => ' '.repeat(64 * 1024));
    const begun = await app.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body });
    expect([begun.status, begun.headers.connection]).toEqual([413, 'close']);
    const form = { 'content-type': 'multipart/form-data; boundary=b' };
    const address = '/api/financing/applications/nobody/documents';
    const unread = await app.ask(address, { method: 'POST', headers: form, body });
    expect([unread.status, unread.headers.connection]).toEqual([404, 'close']);
    const whole = await call({});
    expect([whole.status, whole.headers.connection]).toEqual([422, 'keep-alive']);
  });

  it('in chunks arrives as it was sent', async () => {
    const body = JSON.stringify({ firstName: 'Zoë', email: 'no address' });
    const parts = [...body];
    const answer = await app.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: parts });
    expect(answer.status).toBe(422);
    const { issues } = JSON.parse(answer.text);
    const paths = issues.map(({ path }: { path: string }) => path);
    expect(paths).toContain('email');
    expect(paths).not.toContain('firstName');
  });
});

describe('creating calls', () => {
  beforeEach(async () => {
    await app.database.db.delete(callCounts);
  });

  it('are counted by all processes together', async () => {
    const env = { CREATE_CALLS_PER_MINUTE: '2' };
    const [one, another] = [
      await serveApp({ database: app.database, env }),
      await serveApp({ database: app.database, env }),
    ];
    others.push(one, another);
    const post = (site: ServedApp) =>
      site.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: '{}' });
    expect((await post(one)).status).toBe(422);
    expect((await post(another)).status).toBe(422);
    for (const site of [one, another]) expect((await post(site)).status).toBe(429);
  });

  it('are forgotten when their minute is over', async () => {
    await call({});
    await forgetCallCounts(app.database.db, new Date());
    expect(await app.database.db.select().from(callCounts)).toHaveLength(1);
    await forgetCallCounts(app.database.db, new Date(Date.now() + 61_000));
    expect(await app.database.db.select().from(callCounts)).toEqual([]);
  });

  it('are limited per address and minute, and say when to come back', async () => {
    const other = await serveApp({ database: app.database, env: { CREATE_CALLS_PER_MINUTE: '3' } });
    others.push(other);
    const post = () => other.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: '{}' });
    for (let count = 0; count < 3; count += 1) expect((await post()).status).toBe(422);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text)).toEqual({
      error: 'Too many requests. Please wait a minute and try again.',
      code: 'too-many',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await other.ask('/api/add-ons')).status).toBe(200);
  });

  it('of one address leave the others alone, and a forged header gives nobody a new one', async () => {
    const direct = await serveApp({ database: app.database, env: { CREATE_CALLS_PER_MINUTE: '1' } });
    const proxied = await serveApp({
      database: app.database,
      env: { CREATE_CALLS_PER_MINUTE: '1', TRUSTED_PROXIES: '1' },
    });
    others.push(direct, proxied);
    const from = (site: ServedApp, forwarded: string) =>
      site.ask('/api/contact', {
        method: 'POST',
        headers: { ...JSON_TYPE, 'x-forwarded-for': forwarded },
        body: '{}',
      });
    expect((await from(direct, '203.0.113.1')).status).toBe(422);
    expect((await from(direct, '203.0.113.2')).status).toBe(429);

    expect((await from(proxied, '203.0.113.1')).status).toBe(422);
    expect((await from(proxied, '203.0.113.2')).status).toBe(422);
    expect((await from(proxied, '198.51.100.9, 203.0.113.1')).status).toBe(429);
  });

  it('from another site do not use up anybody’s share', async () => {
    const other = await serveApp({ database: app.database, env: { CREATE_CALLS_PER_MINUTE: '1' } });
    others.push(other);
    const post = (headers: Record<string, string>) =>
      other.ask('/api/contact', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: '{}' });
    for (let count = 0; count < 5; count += 1) {
      expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    }
    expect((await post({})).status).toBe(422);
  });
});
