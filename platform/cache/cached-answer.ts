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

/** A higher quality saves a last percent of size, but the first visitor waits longer for it. */
const BROTLI_QUALITY = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer in one encoding, ready to be sent any number of times. */
type Copy = { readonly body: Buffer<ArrayBuffer>; readonly headers: OutgoingHttpHeaders };

/** An answer as bytes. Nearly every browser takes Brotli; the other copies are made when the first caller asks for them. */
export type CachedAnswer = {
  readonly status: number;
  readonly etag: string;
  readonly topics: ReadonlySet<Topic>;
  /** The pattern of the route that made it, for the metrics. */
  readonly route: string;
  readonly copies: Map<Encoding, Copy>;
  /** The copies that are being made now. Callers that ask meanwhile wait for the same one. */
  readonly making: Map<Encoding, Promise<Copy>>;
  /** Sent with every copy, and also with a 304, which has none. */
  readonly headers: OutgoingHttpHeaders;
  /** The memory it takes once every copy has been made. */
  readonly bytes: number;
};

/** The smallest encoding that the caller accepts. */
export function encodingFor(acceptEncoding: string | undefined | null): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

/** True when the caller already has this answer. */
export function isFresh(cached: CachedAnswer, ifNoneMatch: string | undefined | null): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === cached.etag || tag === '*');
}

/** The smallest Brotli window, as a power of two, that holds this many bytes. */
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
        // By default Brotli reserves room for 4 MB of text, for each page that is being compressed.
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
 * @param asked the encoding that the first caller accepts: a caller that takes gzip does not wait for Brotli
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
  // If Brotli fails after a gzip caller was answered, the next Brotli caller has it made from the gzip copy.
  br.catch(() => undefined);
  const first = await (asked === 'gzip' ? makeCopy(answer, 'gzip', body) : br);
  // The gzip copy is larger than the Brotli copy, but by less than this estimate allows.
  return { ...answer, bytes: body.byteLength + 3 * first.body.byteLength + 4_096 };
}

/** Makes the copy in one encoding, once for all callers that ask for it meanwhile. */
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

/** The uncompressed body, expanded from the Brotli or gzip copy that the first caller had made. */
async function wholeOf({ copies, making }: Copies): Promise<Buffer<ArrayBuffer>> {
  const br = copies.get('br') ?? (await making.get('br')?.catch(() => undefined));
  return br ? expandBrotli(br.body) : expandGzip(copies.get('gzip')?.body ?? '');
}

function copyIn(answer: Copies, encoding: Encoding): Copy | Promise<Copy> {
  const { copies, making } = answer;
  return copies.get(encoding) ?? making.get(encoding) ?? makeCopy(answer, encoding, wholeOf(answer));
}

/** The answer as a fetch Response, in the encoding that the caller accepts. */
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

/** Like responseFrom, for an answer that may be outdated: marked as stale (RFC 9211) and not to be stored by anyone. */
export async function staleResponseFrom(cached: CachedAnswer, request: Request): Promise<Response> {
  const response = await responseFrom(cached, request);
  noteCache('stale');
  response.headers.set('cache-status', 'site; hit; detail=stale');
  response.headers.set('cache-control', 'no-store');
  return response;
}
