import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { noteCache } from '#platform/metrics/measures.ts';
import type { Topic } from './topics.ts';

const compressBrotli = promisify(brotliCompress);
const expandBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const expandGzip = promisify(gunzip);

/** Above this, the last percent of size is not worth the time a first visitor waits for it. */
const BROTLI_QUALITY = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer in one encoding, ready to be written to any number of sockets. */
type Copy = { readonly body: Buffer<ArrayBuffer>; readonly headers: OutgoingHttpHeaders };

/** An answer as bytes. Brotli is what nearly every browser takes; the other copies are made when the first caller asks. */
export type CachedAnswer = {
  readonly status: number;
  readonly etag: string;
  readonly topics: ReadonlySet<Topic>;
  /** The pattern of the route that made it, for the metrics. */
  readonly route: string;
  readonly copies: Map<Encoding, Copy>;
  /** The copies that are being made: whoever asks meanwhile waits for the same. */
  readonly making: Map<Encoding, Promise<Copy>>;
  /** Sent with every copy, and with none. */
  readonly headers: OutgoingHttpHeaders;
  /** What it takes in memory once every copy was asked for. */
  readonly bytes: number;
};

/** The smallest encoding the caller takes. */
export function encodingFor(acceptEncoding: string | undefined | null): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

/** True when the caller already has it. */
export function isFresh(cached: CachedAnswer, ifNoneMatch: string | undefined | null): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === cached.etag || tag === '*');
}

/** The smallest window, as a power of two, that holds so many bytes. */
function windowFor(bytes: number): number {
  const fitting = Math.ceil(Math.log2(bytes + 1)) + 1;
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, fitting));
}

const PACK: Readonly<Record<Encoding, (whole: Buffer<ArrayBuffer>) => Promise<Copy['body']>>> = {
  br: (whole) =>
    compressBrotli(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.byteLength,
        // Brotli would make room for 4 MB of text, for each page that is compressed at the time.
        [constants.BROTLI_PARAM_LGWIN]: windowFor(whole.byteLength),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (whole) => compressGzip(whole, { level: 6 }),
  identity: async (whole) => whole,
};

type Copies = Pick<CachedAnswer, 'copies' | 'making' | 'headers'>;

/**
 * Compresses an answer and gives it an ETag. `headers` are sent with every copy of it.
 *
 * @param asked what the first caller takes: whoever takes gzip does not wait for Brotli first
 */
export async function keepAnswer(
  status: number,
  body: Buffer<ArrayBuffer>,
  headers: OutgoingHttpHeaders,
  topics: ReadonlySet<Topic>,
  { route = 'other', asked = 'br' }: { route?: string; asked?: Encoding } = {},
): Promise<CachedAnswer> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const answer = {
    status,
    etag,
    topics,
    route,
    copies: new Map<Encoding, Copy>(),
    making: new Map<Encoding, Promise<Copy>>(),
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
  };
  const br = makeCopy(answer, 'br', body);
  // Should it fail after the first caller has gone, the next who takes it has it made from theirs.
  br.catch(() => undefined);
  const first = await (asked === 'gzip' ? makeCopy(answer, 'gzip', body) : br);
  // Gzip is larger than Brotli, by less than this.
  return { ...answer, bytes: body.byteLength + 3 * first.body.byteLength + 4_096 };
}

/** Packs an answer in an encoding, once for all who ask for it meanwhile. */
async function makeCopy(
  { copies, making, headers }: Copies,
  encoding: Encoding,
  whole: Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>,
): Promise<Copy> {
  const pack = async (): Promise<Copy> => {
    const body = await PACK[encoding](await whole);
    const said = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return { body, headers: { ...headers, ...said, 'content-length': body.byteLength } };
  };
  const copy = pack();
  making.set(encoding, copy);
  try {
    copies.set(encoding, await copy);
    return await copy;
  } finally {
    making.delete(encoding);
  }
}

/** What was packed, from one of the two copies that the first caller may have had made. */
async function wholeOf({ copies, making }: Copies): Promise<Buffer<ArrayBuffer>> {
  const br = copies.get('br') ?? (await making.get('br')?.catch(() => undefined));
  return br ? expandBrotli(br.body) : expandGzip(copies.get('gzip')?.body ?? '');
}

function copyIn(answer: Copies, encoding: Encoding): Copy | Promise<Copy> {
  const { copies, making } = answer;
  return copies.get(encoding) ?? making.get(encoding) ?? makeCopy(answer, encoding, wholeOf(answer));
}

/** The answer as a fetch Response, in the encoding that the caller takes. */
export async function responseFrom(cached: CachedAnswer, request: Request): Promise<Response> {
  const headers = (from: OutgoingHttpHeaders) =>
    new Headers(Object.entries(from).map(([name, value]): [string, string] => [name, String(value)]));
  if (cached.status === 200 && isFresh(cached, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: headers(cached.headers) });
  }
  const copy = await copyIn(cached, encodingFor(request.headers.get('accept-encoding')));
  return new Response(request.method === 'HEAD' ? null : copy.body, {
    status: cached.status,
    headers: headers(copy.headers),
  });
}

/** The same for as long as nobody can tell whether it is still so: marked as stale (RFC 9211), and for nobody to keep. */
export async function staleResponseFrom(cached: CachedAnswer, request: Request): Promise<Response> {
  const response = await responseFrom(cached, request);
  noteCache('stale');
  response.headers.set('cache-status', 'site; hit; detail=stale');
  response.headers.set('cache-control', 'no-store');
  return response;
}
