import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { lt } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { deleteInParts } from '#platform/db/delete-in-parts.ts';
import { callCounts } from '#platform/db/tables.ts';
import type { Deps } from '#platform/deps.ts';
import { callerNetwork, clientAddress } from './client-address.ts';
import { refuse } from './errors.ts';
import { isUpload } from './pace.ts';
import type { ApiEnv } from './route.ts';

export const CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The most uploads that come in at a time: each may take minutes. */
const MOST_UPLOADS = 48;
/** Of these, from one address (of IPv6, one household): the others' lines must stay free. */
const MOST_UPLOADS_OF_ONE = 12;

/** The longest JSON body any form of ours sends is far below this. */
const MAX_JSON_BYTES = 256 * 1024;

/**
 * Refuses a changing call that another site's page made. A browser says where a call comes from; a caller that says
 * nothing (curl, a server) carries nobody's cookies and passes (product 6.5).
 */
export function refuseForeignOrigin(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!CHANGING.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const isForeign = origin
      ? !URL.canParse(origin) || new URL(origin).host !== host
      : site !== undefined && site !== 'same-origin' && site !== 'none';
    return isForeign ? refuse(c, 'foreign-origin') : next();
  };
}

/**
 * Ends the connection with an answer that is given in the middle of a body: the server cuts off a sender who goes on for long, and
 * with it whatever was asked next over the same connection.
 */
export function partAfterHalfABody(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    // Requests made in tests without a socket have none of this.
    const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    if (!incoming || !outgoing) return;
    const isHalfRead = incoming.readableDidRead && !incoming.readableEnded;
    if (isHalfRead || !incoming.complete) outgoing.shouldKeepAlive = false;
  };
}

/** Refuses a body longer than any form sends, whether it says its length or not. */
export function refuseLongBody(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    // A form with a file is read by the route that takes one, which has a limit of its own; any other refuses it unread.
    if (isUpload(c.req.header('content-type'))) return next();
    const length = c.req.header('content-length');
    // Node holds a sender to the length it gives, so the word is enough.
    if (length !== undefined) return Number(length) > MAX_JSON_BYTES ? refuse(c, 'too-large') : next();
    if (!CHANGING.has(c.req.method) || !c.req.raw.body) return next();
    // hono/body-limit hands the rest on in a Request that cannot be made from the server's own kind.
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of c.req.raw.body) {
      bytes += part.byteLength;
      if (bytes > MAX_JSON_BYTES) return refuse(c, 'too-large');
      parts.push(part);
    }
    c.req.raw = new Request(c.req.url, {
      method: c.req.method,
      headers: c.req.raw.headers,
      body: Buffer.concat(parts),
    });
    return next();
  };
}

/** Refuses an address with a NUL in it: PostgreSQL keeps none in text, so nothing has such an id, and no search finds one. */
export function refuseNul(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.includes('%00')) return refuse(c, 'not-found');
    return search.includes('%00') ? refuse(c, 'malformed') : next();
  };
}

/** Refuses an Idempotency-Key that is none, also where nothing is created: whoever sends one counts on it. */
export function refuseBrokenKey(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined || /^[\x21-\x7e]{8,200}$/.test(key)) return next();
    return refuse(c, 'invalid', [
      { path: 'Idempotency-Key', message: 'Must be 8 to 200 visible characters' },
    ]);
  };
}

/** The address a call comes from, as far as proxies can be trusted to tell. */
export function callerAddress(c: Context, config: Pick<Config, 'trustedProxies'>): string {
  // Requests made in tests without a socket have no peer; they share one address.
  const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  const peer = hasSocket ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
  return clientAddress(peer, c.req.header('x-forwarded-for'), config.trustedProxies);
}

/**
 * Creating calls are counted per address (of IPv6, per household) and minute, in all processes together, and in each by itself
 * while the database is away; reads never are. A real visitor never comes near the limit, a script that floods the inbox does.
 *
 * @param onRefused is told of each refusal
 */
export function limitCreatingCalls(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  onRefused: (limit: string) => void,
): MiddlewareHandler<ApiEnv> {
  const limit = { points: config.createCallsPerMinute, duration: 60 };
  const limiter = new RateLimiterDrizzle({
    ...limit,
    storeClient: db,
    schema: callCounts,
    clearExpiredByTimeout: false,
    // Who is over the limit is refused from memory.
    inMemoryBlockOnConsumed: config.createCallsPerMinute + 1,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
  return async (c, next) => {
    if (!CHANGING.has(c.req.method)) return next();
    try {
      await limiter.consume(callerNetwork(callerAddress(c, config)));
    } catch (refusal) {
      const waitMs = refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 60_000;
      c.header('Retry-After', String(Math.max(1, Math.ceil(waitMs / 1_000))));
      onRefused('creating-calls');
      return refuse(c, 'too-many');
    }
    return next();
  };
}

/** Forgets who called when their minute is over. */
export async function forgetCallCounts(db: Database, now: Date): Promise<void> {
  await deleteInParts(db, callCounts, lt(callCounts.expire, now));
}

/** Uploads are counted while they last, all of them and each caller's: what takes minutes must not be had without number. */
export function limitUploads(config: Config): MiddlewareHandler<ApiEnv> {
  const underWay = new Map<string, number>();
  let all = 0;
  return async (c, next) => {
    if (!isUpload(c.req.header('content-type'))) return next();
    const caller = callerNetwork(callerAddress(c, config));
    const own = underWay.get(caller) ?? 0;
    if (all >= MOST_UPLOADS || own >= MOST_UPLOADS_OF_ONE) {
      c.header('Retry-After', '30');
      return refuse(c, all >= MOST_UPLOADS ? 'too-busy' : 'too-many');
    }
    all += 1;
    underWay.set(caller, own + 1);
    try {
      return await next();
    } finally {
      all -= 1;
      const left = (underWay.get(caller) ?? 1) - 1;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    }
  };
}
