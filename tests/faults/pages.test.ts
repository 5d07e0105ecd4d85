import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PUBLIC_PAGES } from '#site/public-pages.ts';
import { signInAs } from '#tests/support/actors.ts';
import { type Line, openLine } from '#tests/support/line.ts';
import { directivesOf, inspect, scoreOf } from '#tests/support/observatory.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { openTlsProxy, type TlsProxy } from '#tests/support/tls-proxy.ts';
import { aGroupOfSites, type Sites } from './sites.ts';

const HOST = 'www.miami-flow.example';
const PAGES = ['/', ...Object.keys(PUBLIC_PAGES)];

/** What each page says of its parts that could not be read. */
const FAILURES: Readonly<Record<string, readonly string[]>> = {
  '/': ['Error loading the home page.'],
  '/yachts': ['Error loading yachts.'],
  '/packages': ['Error loading our events.', 'Error loading our packages.'],
  '/special-events': ['Error loading our events.'],
  '/book-charter': ['Error loading the booking page.'],
  '/about': ['Error loading some parts of this page.'],
  // The films are files, which can be read.
  '/media': ['Error loading some parts of this page.'],
  '/contact': ['Error loading some parts of this page.'],
  '/financing': ['Error loading some parts of this page.'],
};

let sites: Sites;
beforeAll(async () => {
  sites = await aGroupOfSites();
});
afterAll(() => sites.close());

describe('the built site behind a TLS proxy', () => {
  let proxy: TlsProxy;
  beforeAll(async () => {
    const site = await sites.start({ PUBLIC_ORIGIN: `https://${HOST}`, TRUSTED_PROXIES: '1' });
    proxy = await openTlsProxy(HOST, Number(new URL(site.origin).port));
  });
  afterAll(() => proxy.close());

  it.each(PAGES)('%s scores 100 or more, without a penalty', async (target) => {
    const page = await proxy.over('https', target);
    expect(page.status).toBe(200);
    const rows = inspect({ host: HOST, page, overHttp: await proxy.over('http', target) });
    expect(rows.filter(({ points }) => points < 0)).toEqual([]);
    expect(scoreOf(rows)).toBeGreaterThanOrEqual(100);
  });

  it.each(PAGES)('%s has leave for exactly the scripts that are in it', async (target) => {
    const { headers, text } = await proxy.over('https', target);
    const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json")[^>]*>([\s\S]*?)<\/script>/g)];
    const hashes = inline.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const sources = directivesOf(String(headers['content-security-policy'])).get('script-src');
    expect(inline.length).toBeGreaterThan(0);
    expect(new Set(sources)).toEqual(new Set(["'self'", ...hashes]));
    expect(/<[^>]+\son[a-z]+=|href="javascript:/i.exec(text)?.[0]).toBeUndefined();
  });

  it('keeps no page that names another host', async () => {
    const { text } = await proxy.over('https', '/yachts?page=2');
    expect(text.includes('127.0.0.1')).toBe(false);
  });
});

describe('a site whose database goes away', () => {
  let line: Line;
  let site: RunningSite;
  beforeAll(async () => {
    line = await openLine(sites.database.connectionString);
    site = await sites.start({ DATABASE_URL: line.connectionString });
  });
  afterAll(() => line.close());

  const page = (target: string) => fetch(site.origin + target);

  it('shows what it has kept, marked as stale; answers the rest with 503 and a sentence, keeps none of it, and recovers by itself', async () => {
    expect((await page('/yachts')).headers.has('cache-status')).toBe(false);
    const fresh = await (await page('/yachts')).text();
    await line.breakOff();
    await vi.waitFor(async () => expect((await page('/yachts?page=4')).status).toBe(503), {
      timeout: 60_000,
    });
    const stale = await page('/yachts');
    expect(stale.status).toBe(200);
    expect(stale.headers.get('cache-status')).toBe('site; hit; detail=stale');
    expect(stale.headers.get('cache-control')).toBe('no-store');
    expect(stale.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(await stale.text()).toBe(fresh);
    for (const target of ['/yachts?page=3', '/yachts?page=2', '/api/yachts', '/readyz']) {
      const answer = await page(target);
      expect(answer.status, target).toBe(503);
      expect(answer.headers.get('retry-after'), target).toBe('5');
      expect(answer.headers.get('cache-control'), target).toBe('no-store');
      expect(answer.headers.get('content-security-policy'), target).toMatch(/default-src 'none'/);
      const text = await answer.text();
      expect(/ECONN|Failed query|node_modules/.exec(text)?.[0]).toBeUndefined();
      const sentence = target.startsWith('/yachts')
        ? 'Error loading yachts. Please try again later.'
        : 'We cannot answer right now. Please try again in a moment.';
      expect(text.includes(sentence), target).toBe(true);
    }
    expect((await page('/healthz')).status).toBe(200);
    expect(site.process.exitCode).toBeNull();

    await line.restore();
    await vi.waitFor(async () => expect((await page('/yachts?page=2')).status).toBe(200), {
      timeout: 60_000,
    });
    await vi.waitFor(async () => expect((await page('/yachts')).headers.has('cache-status')).toBe(false), {
      timeout: 60_000,
    });
    expect((await (await page('/yachts')).text()).includes('href="/yachts/')).toBe(true);
  });

  it('shows the sentence in place of each part of a public page that it could not read, without scripts too', async () => {
    const only = await openLine(sites.database.connectionString);
    onTestFinished(() => only.close());
    const { origin } = await sites.start({ DATABASE_URL: only.connectionString });
    await only.breakOff();
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(503), {
      timeout: 60_000,
    });
    for (const target of PAGES) {
      const answer = await fetch(origin + target);
      expect(answer.status, target).toBe(503);
      const text = await answer.text();
      const said = [...text.matchAll(/Error loading [^.<]+\./g)].map(([sentence]) => sentence);
      expect(said, target).toEqual(FAILURES[target]);
      expect(/role="status"[^>]*>Loading/.exec(text)?.[0], target).toBeUndefined();
    }
  });

  it('answers staff’s and account pages, and staff’s files, with 503 and a sentence as well', async () => {
    const { db } = sites.database;
    const config = { authSecret: undefined, dataDir: site.dataDir, isHttps: false };
    const colleague = await signInAs({ db, config }, 'administrator');
    const client = await signInAs({ db, config }, 'client');
    const ask = (target: string, { headers }: { headers: Record<string, string> }) =>
      fetch(site.origin + target, { headers, redirect: 'manual' });
    const desk = await ask('/admin/bookings', colleague);
    expect(desk.status).toBe(200);
    const [file = ''] = /\/assets\/admin\/[^"]+\.js/.exec(await desk.text()) ?? [];
    expect((await ask(file, colleague)).status).toBe(200);

    const ranAground = 'This page ran aground';
    const unavailable = 'We cannot answer right now. Please try again in a moment.';
    await line.breakOff();
    await vi.waitFor(async () => expect((await page('/readyz')).status).toBe(503), { timeout: 60_000 });
    for (const [target, who, sentence] of [
      ['/admin', colleague, ranAground],
      ['/admin/bookings', colleague, ranAground],
      ['/admin/nothing-here', colleague, ranAground],
      ['/admin', client, ranAground],
      [file, colleague, unavailable],
      ['/profile', client, 'Your profile could not be loaded. Please try again.'],
      ['/account/financing', client, 'Nothing is lost; please try again.'],
    ] as const) {
      const answer = await ask(target, who);
      expect(answer.status, target).toBe(503);
      expect(answer.headers.get('retry-after'), target).toBe('5');
      expect(answer.headers.get('cache-control'), target).toBe('no-store');
      const text = await answer.text();
      expect(text.includes(sentence), target).toBe(true);
    }

    await line.restore();
    await vi.waitFor(async () => expect((await ask('/admin/bookings', colleague)).status).toBe(200), {
      timeout: 60_000,
    });
    expect((await ask('/admin/nothing-here', colleague)).status).toBe(404);
  });

  it('tells a page that broke from one that is not there', async () => {
    expect((await page('/yachts/no-such-yacht')).status).toBe(404);
    await line.breakOff();
    await vi.waitFor(async () => expect((await page('/yachts/no-such-yacht')).status).toBe(503), {
      timeout: 60_000,
    });
    await line.restore();
    await vi.waitFor(async () => expect((await page('/yachts/no-such-yacht')).status).toBe(404), {
      timeout: 60_000,
    });
  });
});

describe('an address that no browser would send', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await sites.start();
  });

  it.each([
    '/%',
    '/%E0%A4%A',
    '/yachts/%',
    '/yachts/%00',
    '/yachts?q=%',
    '/yachts?page=%00',
    '/yachts?q=%ff',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/yachts.data',
    '/__manifest?p=/yachts',
  ])('%s is no accident', async (target) => {
    const { status, text } = await readRaw(site, target);
    expect(status).toBeLessThan(500);
    expect(/root:|node_modules|\n\s+at /.exec(text)?.[0]).toBeUndefined();
  });
});

it('keeps an unused connection longer than a proxy does, so that no request meets one that closes', async () => {
  const site = await sites.start();
  const answer = Promise.withResolvers<string>();
  request(site.origin, { agent: new Agent({ keepAlive: true }) }, ({ headers, socket }) => {
    socket.destroy();
    answer.resolve(String(headers['keep-alive']));
  }).end();
  const [, seconds] = /timeout=(\d+)/.exec(await answer.promise) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

/** Sends the target exactly as it is written. */
function readRaw(site: RunningSite, target: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: new URL(site.origin).port, path: target }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end();
  });
}
