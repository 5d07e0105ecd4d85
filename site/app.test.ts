import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { marinaMapAddress } from '#features/fleet/domain/marinas.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type ServedApp, serveApp } from '#tests/support/served-app.ts';

const SCRIPT = `export const fleet = "${'Tidewater '.repeat(500)}";`;

let folder: string;
let app: ServedApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-client-'));
  const client = path.join(folder, 'client');
  for (const name of ['assets', '.vite', 'assets/.hidden', 'films-extra', 'charts/marinas']) {
    mkdirSync(path.join(client, name), { recursive: true });
  }
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(client, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(client, 'assets/entry-Ab3.js'), SCRIPT);
  writeFileSync(path.join(client, 'assets/entry-Ab3.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(client, 'assets/entry-Ab3.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(client, 'assets/font-Ab3.woff2'), 'font');
  writeFileSync(path.join(client, 'charts/marinas/bayside-marina.png'), 'map');
  writeFileSync(path.join(client, '.vite/manifest.json'), 'secret');
  writeFileSync(path.join(client, '.env'), 'secret');
  writeFileSync(path.join(client, 'assets/.hidden/notes.js'), 'secret');
  app = await serveApp({
    clientFolder: client,
    env: { PUBLIC_ORIGIN: 'https://www.example.com' },
    render: async () => new Response('<!doctype html><p>Not found</p>', { status: 404 }),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('health', () => {
  it('is answered alive and ready', async () => {
    expect((await app.ask('/healthz')).text).toBe('ok');
    expect((await app.ask('/readyz')).text).toBe('ready');
    expect((await app.ask('/healthz')).headers['cache-control']).toBe('no-store');
  });
});

describe('every answer', () => {
  const targets = [
    '/',
    '/nowhere',
    '/yachts/',
    '/yachts?q=',
    '/favicon.svg',
    '/assets/missing.js',
    '/healthz',
    '/api/yachts',
    '/api/yachts/nowhere',
    '/api/nowhere',
  ];

  it.each(targets)('%s carries the security headers and an id', async (target) => {
    const { headers } = await app.ask(target);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBeDefined();
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('cache-tag');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('also to HEAD and to what nobody takes', async () => {
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      for (const target of targets.filter((target) => !target.startsWith('/assets/'))) {
        const { headers } = await app.ask(target, { method });
        expect(headers['content-security-policy'], `${method} ${target}`).toMatch(/^default-src 'none'/);
        expect(headers, `${method} ${target}`).not.toHaveProperty('cache-tag');
      }
    }
  });
});

describe('a file that is never a document', () => {
  it('carries what browsers ask of files, and nothing that only documents need', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await app.ask('/assets/entry-Ab3.js', { method });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toMatch(/^max-age=/);
      expect(headers).not.toHaveProperty('content-security-policy');
    }
  });
});

describe('the API', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/yachts/',
    '/api/yachts/a/b',
    '/api//yachts',
    '/api/..%2fsecret.txt',
    '/api/%00',
    '/api/%ff',
    '/api/index.html',
  ])('%s is 404 as JSON, never a page', async (target) => {
    const answer = await app.ask(target, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['POST', '/api/yachts'],
    ['DELETE', '/api/yachts/tidewater'],
    ['GET', '/api/contact'],
    ['PATCH', '/api/contact'],
    ['OPTIONS', '/api/yachts'],
    ['PROPFIND', '/api/yachts'],
  ])('%s %s is 404 as JSON: nothing at this address takes it', async (method, target) => {
    const answer = await app.ask(target, { method });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({
      error: 'There is nothing at this address.',
      code: 'not-found',
    });
  });

  it('names the fields of a query it cannot take', async () => {
    const answer = await app.ask('/api/yachts?page=abc');
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'invalid', issues: [{ path: 'page' }] });
  });

  it.each([
    '/api/yachts/%00',
    '/api/yachts?q=%00',
    '/api/yachts/a%00b',
    '/api/yachts/%ff',
    '/api/yachts?q=%ff',
  ])('%s, which no yacht is called, is no accident', async (target) => {
    expect((await app.ask(target)).status).toBeLessThan(500);
  });

  it('answers a list once for everybody, with its ETag, until it changes', async () => {
    const first = await app.ask('/api/yachts?page=1', { headers: { 'accept-encoding': 'br' } });
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      'x-total-count': '0',
    });
    const etag = String(first.headers.etag);
    const again = await app.ask('/api/yachts?page=1', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(app.logged.at(-1)).toMatchObject({ kept: true });

    await aYacht(app.database.db, { id: 'tidewater' });
    await vi.waitFor(
      async () => {
        const changed = await app.ask('/api/yachts?page=1', { headers: { 'if-none-match': etag } });
        expect(changed.status).toBe(200);
        expect(changed.headers['x-total-count']).toBe('1');
      },
      { timeout: 60_000 },
    );
  });

  it('keeps nothing in its log that opens a charter', async () => {
    const token = 'canary-token-of-a-mailed-link-32';
    for (const path of [
      '/quote/',
      '/trip/',
      '/waiver/',
      '/es/quote/',
      '/pt/trip/',
      '/es/waiver/',
      '/ES/Trip/',
      '//trip/',
      '/api/charter-links/',
      '/api/waivers/',
    ]) {
      for (const rest of ['', '.data', '/calendar-file', '/accept', '?utm=1'])
        await app.ask(`${path}${token}${rest}`);
      expect(app.logged.at(-1)).toMatchObject({ path: `${path}…` });
    }
    expect(JSON.stringify(app.logged)).not.toContain('canary');
  });

  it('answers HEAD as GET, without the body, kept or not', async () => {
    app.cache.drop('fleet');
    const fresh = await app.ask('/api/brands', { method: 'HEAD' });
    const get = await app.ask('/api/brands');
    const kept = await app.ask('/api/brands', { method: 'HEAD' });
    for (const head of [fresh, kept]) {
      expect(head.status).toBe(200);
      expect(head.body.byteLength).toBe(0);
      for (const name of ['etag', 'content-length', 'content-type', 'vary', 'cache-control']) {
        expect(head.headers[name], name).toBe(get.headers[name]);
      }
    }
    expect((await app.ask('/api/nowhere', { method: 'HEAD' })).status).toBe(404);
  });
});

describe('the browser’s files', () => {
  it('with a hash in their name never change', async () => {
    for (const name of ['entry-Ab3.js', 'font-Ab3.woff2']) {
      const { status, headers } = await app.ask(`/assets/${name}`);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('with a plain name are asked for again after an hour', async () => {
    const { headers, text } = await app.ask('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(text).toBe('<svg/>');
  });

  it('may be shown in a mail if they are drawings of marinas, and in no other site’s page otherwise', async () => {
    const policyOf = async (name: string) => (await app.ask(name)).headers['cross-origin-resource-policy'];
    expect(await policyOf(marinaMapAddress('Bayside Marina'))).toBe('cross-origin');
    expect(await policyOf('/charts/marinas/no-such-marina.png')).toBe('same-origin');
    expect(await policyOf('/favicon.svg')).toBe('same-origin');
  });

  it('are sent as they were compressed at build time', async () => {
    const br = await app.ask('/assets/entry-Ab3.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers.vary).toMatch(/accept-encoding/i);
    expect(br.headers['content-type']).toMatch(/^text\/javascript/);
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gzip = await app.ask('/assets/entry-Ab3.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const plain = await app.ask('/assets/entry-Ab3.js');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    expect(plain.text).toBe(SCRIPT);
  });

  it('are not kept by anybody as a part that there is not', async () => {
    for (const target of ['/assets/entry-Ab3.js', '/favicon.svg']) {
      const { status, headers } = await app.ask(target, { headers: { range: 'bytes=999999-' } });
      expect(status).toBe(416);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('are answered to HEAD', async () => {
    const head = await app.ask('/assets/entry-Ab3.js', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
  });

  it.each([
    '/.env',
    '/%2eenv',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/%2Evite%2Fmanifest.json',
    '//.vite/manifest.json',
    '/assets/.hidden/notes.js',
    '/assets/%2ehidden/notes.js',
    '/assets/..%2f.env',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/assets/..\\..\\secret.txt',
    '/assets/%5c..%5c..%5csecret.txt',
    '/assets/../../secret.txt',
    '/secret.txt%00.js',
  ])('%s is none of them', async (target) => {
    const answer = await app.ask(target);
    expect(answer.text).not.toContain('secret');
    expect([308, 400, 404]).toContain(answer.status);
  });

  it('do not include folders, or what a clone keeps beside them', async () => {
    for (const target of ['/assets', '/films-extra', '/assets/.']) {
      expect([308, 404], target).toContain((await app.ask(target)).status);
    }
    for (const target of ['/.git/config', '/.git/HEAD', '/.env', '/assets/../.git/config'])
      expect((await app.ask(target)).status, target).toBe(404);
  });

  it('that are missing are 404, and not remembered as such', async () => {
    const answer = await app.ask('/assets/entry-Old.js');
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('behind plain http', () => {
  it('nothing asks for https', async () => {
    const plain = await serveApp({
      database: app.database,
      env: { PUBLIC_ORIGIN: 'http://192.168.1.20:3000' },
    });
    const { headers } = await plain.ask('/api/yachts');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    await plain.close();
  });
});
