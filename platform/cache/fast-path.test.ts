import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { AnswerCache } from './answer-cache.ts';
import { type CachedAnswer, keepAnswer, responseFrom } from './cached-answer.ts';
import { serveKept } from './fast-path.ts';

const PAGE = `<!doctype html><title>Fleet</title>${'<p>Tidewater</p>'.repeat(500)}`;

let cache: AnswerCache;
let kept: CachedAnswer;
let logged: Record<string, unknown>[];
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
    serveKept(cache, log, incoming, outgoing, () => {
      outgoing.writeHead(418, { 'x-untouched': String(!outgoing.hasHeader('x-request-id')) });
      outgoing.end('not kept');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(async () => {
  logged = [];
  cache = new AnswerCache(() => new Date());
  cache.setListening(async () => {});
  kept = await keepAnswer(
    200,
    Buffer.from(PAGE),
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
    new Set(['fleet'] as const),
  );
  for (const encoding of ['gzip', 'identity']) {
    await responseFrom(kept, new Request('http://x/', { headers: { 'accept-encoding': encoding } }));
  }
  cache.keep('/yachts?page=2', kept, cache.mark());
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the target exactly as given; a URL object would normalize it. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: target, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

describe('what is kept', () => {
  it('is answered whole, with its headers and an id for the request', async () => {
    const { status, headers, body } = await ask('/yachts?page=2');
    expect(status).toBe(200);
    expect(body.toString()).toBe(PAGE);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'content-length': String(Buffer.byteLength(PAGE)),
      vary: 'Accept-Encoding',
      etag: kept.etag,
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const again = await ask('/yachts?page=2');
    expect(again.headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it('is answered in the smallest encoding that is taken', async () => {
    const br = await ask('/yachts?page=2', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    const gzip = await ask('/yachts?page=2', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  });

  it('is left to others for who asks first in an encoding', async () => {
    kept.copies.delete('gzip');
    expect((await ask('/yachts?page=2', { 'accept-encoding': 'gzip' })).status).toBe(418);
    expect((await ask('/yachts?page=2', { 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('is found under every spelling of its address', async () => {
    for (const target of ['/yachts?utm_source=x&page=2', '/yachts?page=2&fbclid=abc', '/yachts?%70age=2']) {
      expect((await ask(target)).status, target).toBe(200);
    }
  });

  it('is answered 304 to who has it, whatever encoding was had', async () => {
    const spellings: Record<string, string>[] = [
      { 'if-none-match': kept.etag },
      { 'if-none-match': `W/${kept.etag}`, 'accept-encoding': 'br' },
      { 'if-none-match': `"old", ${kept.etag}` },
    ];
    for (const headers of spellings) {
      const answer = await ask('/yachts?page=2', headers);
      expect(answer.status).toBe(304);
      expect(answer.body.byteLength).toBe(0);
      expect(answer.headers.etag).toBe(kept.etag);
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
    expect((await ask('/yachts?page=2', { 'if-none-match': '"old"' })).status).toBe(200);
  });

  it('is answered to HEAD without its body', async () => {
    const head = await ask('/yachts?page=2', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
    expect(head.headers['content-length']).toBe(String(kept.copies.get('br')?.body.byteLength));
  });

  it('is no longer answered once it has changed', async () => {
    cache.drop('fleet');
    expect((await ask('/yachts?page=2')).status).toBe(418);
  });
});

describe('what is just being made', () => {
  /** Begins to make an answer, and lets another caller ask for it meanwhile. */
  async function askMeanwhile(made: () => CachedAnswer, headers: Record<string, string> = {}) {
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    server.once('request', () => setImmediate(isAsked));
    const making = cache
      .findOrMake('/yachts?page=9', async () => {
        await asked;
        return { answer: made(), keep: false };
      })
      .catch(() => undefined);
    const answer = await ask('/yachts?page=9', headers);
    await making;
    return answer;
  }

  it('is answered to all who ask meanwhile, whether it is kept or not', async () => {
    const { status, body } = await askMeanwhile(() => kept, { 'accept-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(gunzipSync(body).toString()).toBe(PAGE);
    expect(logged).toHaveLength(1);
    expect((await askMeanwhile(() => kept, { 'if-none-match': kept.etag })).status).toBe(304);
  });

  it('is answered with its own status, to whoever has it as well', async () => {
    const missing = await keepAnswer(404, Buffer.from('gone'), {}, new Set());
    const { status, body } = await askMeanwhile(() => missing, {
      'if-none-match': missing.etag,
      'accept-encoding': 'br',
    });
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).toString()).toBe('gone');
  });

  it('is missed by nobody who has gone meanwhile', async () => {
    const gone = request({ host: '127.0.0.1', port, path: '/yachts?page=9' }).on('error', () => {});
    const left = new Promise<void>((resolve) =>
      server.once('request', ({ socket }) => {
        socket.once('close', resolve);
        setImmediate(() => gone.destroy());
      }),
    );
    gone.end();
    await cache.findOrMake('/yachts?page=9', async () => {
      await left;
      return { answer: kept, keep: true };
    });
    expect((await ask('/yachts?page=9')).status).toBe(200);
  });

  it('is left to the application where it fails', async () => {
    const busy = await keepAnswer(503, Buffer.from('busy'), {}, new Set());
    expect((await askMeanwhile(() => busy, { 'accept-encoding': 'br' })).status).toBe(418);
    const fails = () => {
      throw new Error('The page could not be made');
    };
    expect((await askMeanwhile(fails)).status).toBe(418);
  });
});

describe('what is not kept', () => {
  it.each([
    '/yachts',
    '/yachts?page=3',
    '/yachts/?page=2',
    '/Yachts?page=2',
    '/yachts?page=2&q=',
    '/yachts?q=&page=2',
    'http://elsewhere.example/yachts?page=2',
    '//yachts?page=2',
    '*',
  ])('%s is left to the application, untouched', async (target) => {
    const { status, headers } = await ask(target, {}, target === '*' ? 'OPTIONS' : 'GET');
    expect(status).toBe(418);
    expect(headers['x-untouched']).toBe('true');
    expect(logged).toEqual([]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('neither is any %s', async (method) => {
    expect((await ask('/yachts?page=2', {}, method)).status).toBe(418);
  });
});

describe('the log', () => {
  it('has the path, the status and the id, and nothing a visitor typed', async () => {
    cache.keep('/yachts?q=jane', kept, cache.mark());
    const { headers } = await ask('/yachts?q=jane', { 'if-none-match': kept.etag, cookie: 'name=jane' });
    expect(logged).toEqual([
      expect.objectContaining({
        requestId: headers['x-request-id'],
        method: 'GET',
        path: '/yachts',
        status: 304,
        kept: true,
      }),
    ]);
    expect(JSON.stringify(logged)).not.toContain('jane');
  });
});
