import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cacheKey } from '#platform/cache/key.ts';
import { inspect, scoreOf, type Visit } from '#tests/support/observatory.ts';
import { type ServedApp, serveApp } from '#tests/support/served-app.ts';
import { openTlsProxy, type Seen, type TlsProxy } from '#tests/support/tls-proxy.ts';

const HOST = 'www.miami-flow.example';
const PAGE = `<!doctype html><title>Fleet</title><style>p { color: navy }</style>
  <script>window.start = 1</script><script type="module" src="/assets/entry.js"></script>`;

let app: ServedApp;
let proxy: TlsProxy;
beforeAll(async () => {
  app = await serveApp({
    env: { PUBLIC_ORIGIN: `https://${HOST}`, TRUSTED_PROXIES: '1' },
    clientFolder: import.meta.dirname,
    render: async () => new Response(PAGE, { headers: { 'content-type': 'text/html' } }),
  });
  proxy = await openTlsProxy(HOST, app.port);
});
afterAll(async () => {
  await proxy.close();
  await app.close();
});

async function visit(target: string): Promise<Visit> {
  return { host: HOST, page: await proxy.over('https', target), overHttp: await proxy.over('http', target) };
}

describe('as the HTTP Observatory scores it, behind a TLS proxy', () => {
  it.each(['/', '/yachts', '/yachts/tidewater', '/profile', '/admin', '/nowhere', '/api/yachts', '/healthz'])(
    '%s has 100 or more, and no penalty',
    async (target) => {
      const rows = inspect(await visit(target));
      expect(rows.filter(({ points }) => points < 0)).toEqual([]);
      expect(scoreOf(rows)).toBeGreaterThanOrEqual(100);
    },
  );

  it('the report of a page is this', async () => {
    const rows = inspect(await visit('/yachts'));
    expect(rows).toEqual([
      { topic: 'content-security-policy', finding: 'unsafe in style-src only', points: 0 },
      { topic: 'cookies', finding: 'none', points: 0 },
      { topic: 'cross-origin-resource-sharing', finding: 'not shared', points: 0 },
      { topic: 'redirection', finding: 'to https on the same host', points: 0 },
      { topic: 'referrer-policy', finding: 'private', points: 5 },
      { topic: 'strict-transport-security', finding: 'at least six months', points: 0 },
      { topic: 'subresource-integrity', finding: 'all scripts are the site’s own', points: 0 },
      { topic: 'x-content-type-options', finding: 'nosniff', points: 0 },
      { topic: 'x-frame-options', finding: 'by frame-ancestors', points: 5 },
      { topic: 'cross-origin-resource-policy', finding: 'same-origin', points: 10 },
    ]);
    expect(scoreOf(rows)).toBe(120);
  });

  it('the site’s own redirects stay on https', async () => {
    for (const target of ['/yachts/', '/yachts?q=', '//yachts']) {
      const { status, headers } = await proxy.over('https', target);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(new URL(headers.location ?? '', `https://${HOST}`).origin, target).toBe(`https://${HOST}`);
    }
  });
});

describe('what is kept', () => {
  it('is told apart by every parameter that a shared answer depends on', async () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.object({ get: getOperation.optional() })) })
      .parse(JSON.parse((await app.ask('/api/openapi.json')).text));
    const unknown = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ in: place, name }) => place === 'query' && cacheKey(`${path}?${name}=1`) === path)
        .map(({ name }) => `${path}?${name}`),
    );
    // Files have caching rules of their own, and answers for certain callers only are never shared.
    const isNeverShared = /^\/api\/(yacht-images|docs|admin|financing|charters|auth|profile)\//;
    expect(unknown.filter((parameter) => !isNeverShared.test(parameter))).toEqual([]);
  });
});

const getOperation = z.object({
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).optional(),
});

describe('the scoring itself', () => {
  const good: Seen = {
    status: 200,
    headers: {
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
    text: '',
  };
  const toHttps: Seen = { status: 301, headers: { location: `https://${HOST}/` }, text: '' };
  const points = (page: Partial<Seen['headers']>, rest: Partial<Visit> = {}, text = '') =>
    scoreOf(
      inspect({
        host: HOST,
        page: { ...good, text, headers: { ...good.headers, ...page } },
        overHttp: toHttps,
        ...rest,
      }),
    );

  it('adds what a site does beyond what is asked', () => {
    expect(points({})).toBe(130);
  });

  const policy = (directives: string) => ({
    'content-security-policy': `${directives}; frame-ancestors 'none'`,
  });

  it.each([
    ['no policy, and so no word on frames', { 'content-security-policy': undefined }, 55],
    ['frames of anybody', { 'content-security-policy': "default-src 'none'" }, 80],
    ['any script', policy("default-src 'none'; script-src *"), 80],
    ['inline scripts', policy("default-src 'self'; script-src 'self' 'unsafe-inline'"), 80],
    ['inline scripts beside a hash', policy("script-src 'unsafe-inline' 'sha256-x'; object-src 'none'"), 80],
    ['any object', policy("script-src 'self'"), 80],
    ['eval', policy("default-src 'self' 'unsafe-eval'"), 110],
    ['pictures over http', policy("default-src 'self'; img-src http://x.example"), 110],
    ['an open session cookie', { 'set-cookie': ['session=1; HttpOnly; SameSite=Lax'] }, 60],
    ['a cookie that scripts can read', { 'set-cookie': ['session=1; Secure; SameSite=Lax'] }, 70],
    [
      'sharing with credentials',
      { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
      50,
    ],
    ['no HSTS', { 'strict-transport-security': undefined }, 80],
    ['a short HSTS', { 'strict-transport-security': 'max-age=3600' }, 120],
    ['sniffing', { 'x-content-type-options': undefined }, 125],
    ['a telling referrer', { 'referrer-policy': 'unsafe-url' }, 120],
  ])('takes points for %s', (_what, headers: Partial<Seen['headers']>, score) => {
    expect(points(headers)).toBe(score);
  });

  it('takes points for http and for scripts from elsewhere', () => {
    const open: Seen = { status: 200, headers: {}, text: '' };
    expect(points({}, { overHttp: open })).toBe(80);
    expect(points({}, { overHttp: { ...toHttps, headers: { location: 'http://x.example/' } } })).toBe(80);
    expect(points({}, {}, '<script src="https://cdn.example/x.js"></script>')).toBe(125);
    expect(points({}, {}, '<script src="http://cdn.example/x.js"></script>')).toBe(50);
  });
});
