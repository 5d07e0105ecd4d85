import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CachedAnswer, encodingFor, isFresh, keepAnswer, responseFrom } from './cached-answer.ts';
import type { Topic } from './topics.ts';

const PAGE = Buffer.from(`<!doctype html><title>Fleet</title>${'<p>Tidewater, 60 ft</p>'.repeat(200)}`);
const NO_TOPICS: ReadonlySet<Topic> = new Set();

function keep(body = PAGE, status = 200): Promise<CachedAnswer> {
  return keepAnswer(
    status,
    body,
    { 'content-type': 'text/html; charset=utf-8', 'x-total-count': '104' },
    NO_TOPICS,
  );
}

function asked(headers: Record<string, string> = {}, method = 'GET'): Request {
  return new Request('http://localhost/yachts', { method, headers });
}

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    [null, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['*', 'identity'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['BR', 'br'],
    ['GZip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,deflate', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,gzip;q=0', 'identity'],
    ['br ; q=0 , gzip ; q=0.5', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br;q=0.000, gzip', 'gzip'],
    ['br;q=0.001, gzip', 'br'],
    ['br;q=0.9', 'br'],
    ['gzip;q=0, br', 'br'],
    ['gzip;Q=0', 'identity'],
    ['deflate, zstd', 'identity'],
    ['brotli', 'identity'],
    ['gzipped', 'identity'],
  ])('%j gets %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('never answers with what was ruled out', () => {
    const coding = fc.constantFrom('br', 'gzip', 'deflate', 'identity', '*');
    const quality = fc.constantFrom('', ';q=0', '; q=0', ';q=0.0', ';q=0.5', ';q=1', ';q=1.000');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(coding, quality), { selector: ([name]) => name }),
        fc.constantFrom(',', ', ', ' ,'),
        (offers, between) => {
          const header = offers.map(([name, weight]) => name + weight).join(between);
          const got = encodingFor(header);
          const offer = offers.find(([name]) => name === got);
          if (got !== 'identity') expect(offer?.[1] ?? 'not offered').not.toMatch(/q=0(\.0)?$|not offered/);
        },
      ),
    );
  });
});

describe('keepAnswer', () => {
  it('holds one copy until another is asked for, and then counts at least every byte', async () => {
    const kept = await keep();
    expect([...kept.copies.keys()]).toEqual(['br']);
    for (const encoding of ['gzip', 'identity', 'gzip']) {
      await responseFrom(kept, asked({ 'accept-encoding': encoding }));
    }
    expect([...kept.copies.keys()].sort()).toEqual(['br', 'gzip', 'identity']);
    const held = [...kept.copies.values()].reduce((sum, copy) => sum + copy.body.byteLength, 0);
    expect(kept.bytes).toBeGreaterThan(held);
  });

  it('waits for the copy that its first caller takes, and for no other', async () => {
    const kept = await keepAnswer(200, PAGE, {}, NO_TOPICS, { asked: 'gzip' });
    const copy = kept.copies.get('gzip');
    expect(gunzipSync(copy?.body ?? '')).toEqual(PAGE);
    const response = await responseFrom(kept, asked({ 'accept-encoding': 'br' }));
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer()))).toEqual(PAGE);
    await responseFrom(kept, asked());
    expect(kept.copies.get('gzip')).toBe(copy);
    const held = [...kept.copies.values()].reduce((sum, { body }) => sum + body.byteLength, 0);
    expect(kept.bytes).toBeGreaterThan(held);
  });

  it('makes Brotli again from its first caller’s copy where it could not be made beside it', async () => {
    const kept = await keepAnswer(200, PAGE, {}, NO_TOPICS, { asked: 'gzip' });
    await kept.making.get('br');
    kept.copies.delete('br');
    const response = await responseFrom(kept, asked({ 'accept-encoding': 'br' }));
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer()))).toEqual(PAGE);
  });

  it('makes a copy once for all who ask for it at the same time', async () => {
    const kept = await keep();
    const [first, second] = [1, 2].map(() => responseFrom(kept, asked({ 'accept-encoding': 'gzip' })));
    await first;
    const copy = kept.copies.get('gzip');
    await second;
    expect(copy).toBeDefined();
    expect(kept.copies.get('gzip')).toBe(copy);
    expect(kept.making.size).toBe(0);
  });

  it('gives equal content an equal ETag, and other content another', async () => {
    const [first, again, other] = await Promise.all([keep(), keep(), keep(Buffer.from('other'))]);
    expect(again.etag).toBe(first.etag);
    expect(other.etag).not.toBe(first.etag);
    expect(first.etag).toMatch(/^"[\w-]{27}"$/);
  });

  it('keeps an empty body', async () => {
    const kept = await keep(Buffer.alloc(0));
    const response = await responseFrom(kept, asked());
    expect(await response.text()).toBe('');
    expect(response.headers.get('content-length')).toBe('0');
  });
});

describe('isFresh', () => {
  it('knows its ETag alone, in a list, and weakened by a proxy', async () => {
    const kept = await keep();
    for (const tags of [kept.etag, `W/${kept.etag}`, `"a", ${kept.etag}`, `"a",W/${kept.etag} , "b"`, '*']) {
      expect(isFresh(kept, tags), tags).toBe(true);
    }
  });

  it('does not know another', async () => {
    const kept = await keep();
    for (const tags of [undefined, null, '', '""', '"a"', kept.etag.slice(1, -1), `x${kept.etag}`]) {
      expect(isFresh(kept, tags), String(tags)).toBe(false);
    }
  });
});

describe('responseFrom', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('answers in %s when that is taken', async (encoding, expand) => {
    const kept = await keep();
    const response = await responseFrom(kept, asked({ 'accept-encoding': encoding }));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('etag')).toBe(kept.etag);
    expect(response.headers.get('x-total-count')).toBe('104');
    expect(expand(bytes).equals(PAGE)).toBe(true);
  });

  it('answers 304 without a body to who has it', async () => {
    const kept = await keep();
    const response = await responseFrom(kept, asked({ 'if-none-match': kept.etag, 'accept-encoding': 'br' }));
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(kept.etag);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.has('content-length')).toBe(false);
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  it('never answers a refusal with 304', async () => {
    const kept = await keep(PAGE, 404);
    const response = await responseFrom(kept, asked({ 'if-none-match': kept.etag }));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(PAGE.toString());
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const kept = await keep();
    const head = await responseFrom(kept, asked({ 'accept-encoding': 'br' }, 'HEAD'));
    const get = await responseFrom(kept, asked({ 'accept-encoding': 'br' }));
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  });

  it('hands out bytes of its own, so that nobody can change what is kept', async () => {
    const kept = await keep();
    const bytes = new Uint8Array(await (await responseFrom(kept, asked())).arrayBuffer());
    bytes.fill(0);
    expect(kept.copies.get('identity')?.body.equals(PAGE)).toBe(true);
  });
});
