import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { lt } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ok, type Result, refused } from '#core/result.ts';
import { laneFinder } from '#platform/auth/session.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { deleteInParts } from '#platform/db/delete-in-parts.ts';
import { callCounts } from '#platform/db/tables.ts';
import type { Deps } from '#platform/deps.ts';
import { readFullerDisk } from '#platform/machine.ts';
import { callerNetwork, clientAddress } from './client-address.ts';
import { refuse } from './errors.ts';
import { isUpload } from './pace.ts';
import type { ApiEnv } from './route.ts';

export const CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The most uploads at a time in one process, and from one address (IPv6: one household): each may take minutes. */
const MOST_UPLOADS = { inAll: 48, ofOne: 12 };

const MB = 1024 * 1024;
/**
 * The most bytes that wait in one process's memory until their callers take them: of files in all, of any answers for one
 * address.
 */
const MOST_UNTAKEN = { inAll: 96 * MB, ofOne: 40 * MB };

/** The longest JSON body that is read. Every form of ours sends far less. */
const MAX_JSON_BYTES = 256 * 1024;

/**
 * Refuses a changing call that another site's page made. Browsers say where a call comes from. A caller that does not say
 * (curl, a server) carries no visitor's cookies, and passes (product 6.5).
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
 * Closes the connection when a call was answered before its body was read: the server cuts off a sender who goes on too long,
 * which would also break the next request on that connection.
 */
export function partAfterHalfABody(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    // Requests made in tests without a socket do not have these objects.
    const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    if (!incoming || !outgoing) return;
    const isHalfRead = incoming.readableDidRead && !incoming.readableEnded;
    if (isHalfRead || !incoming.complete) outgoing.shouldKeepAlive = false;
  };
}

/** Refuses a body longer than any form sends, whether its length was announced or not. */
export function refuseLongBody(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    // A route that takes files reads them itself, with its own limit; every other route refuses them unread.
    if (isUpload(c.req.header('content-type'))) return next();
    const length = c.req.header('content-length');
    // The announced length can be trusted, because Node does not read more than that.
    if (length !== undefined) return Number(length) > MAX_JSON_BYTES ? refuse(c, 'too-large') : next();
    if (!CHANGING.has(c.req.method) || !c.req.raw.body) return next();
    // hono/body-limit is no help here: it passes the body on in a Request that cannot be made from the server's own class.
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

/** Refuses an address with a NUL in it: PostgreSQL text cannot contain one, so no id has one, and no search could match. */
export function refuseNul(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.includes('%00')) return refuse(c, 'not-found');
    return search.includes('%00') ? refuse(c, 'malformed') : next();
  };
}

/** Refuses a malformed Idempotency-Key, also where nothing is created, because its sender relies on it. */
export function refuseBrokenKey(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined || /^[\x21-\x7e]{8,200}$/.test(key)) return next();
    return refuse(c, 'invalid', [
      { path: 'Idempotency-Key', message: 'Must be 8 to 200 visible characters' },
    ]);
  };
}

/** The address that a call comes from, as far as trusted proxies report it. */
export function callerAddress(c: Context, config: Pick<Config, 'trustedProxies'>): string {
  // Requests made in tests without a socket have no peer address; they share one.
  const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  const peer = hasSocket ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
  return clientAddress(peer, c.req.header('x-forwarded-for'), config.trustedProxies);
}

/**
 * Limits creating calls per address (IPv6: per household) and minute, across all processes; while the database is away, in each
 * process by itself. Reads are not limited. A real visitor never reaches the limit; a script that floods the inbox does.
 *
 * @param onRefused is called for each refusal
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
    // A caller over the limit is refused from memory, without asking the database.
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

/** Deletes the counts of callers whose minute is over. */
export async function forgetCallCounts(db: Database, now: Date): Promise<void> {
  await deleteInParts(db, callCounts, lt(callCounts.expire, now));
}

/** Counts what is under way, in all and for each caller, and refuses what would be too much. */
function countUnderWay(most: { readonly inAll: number; readonly ofOne: number }) {
  const ofOne = new Map<string, number>();
  let all = 0;
  return (caller: string, amount: number): Result<() => void, 'too-busy' | 'too-many'> => {
    const own = ofOne.get(caller) ?? 0;
    if (all + amount > most.inAll) return refused('too-busy');
    if (own + amount > most.ofOne) return refused('too-many');
    all += amount;
    ofOne.set(caller, own + amount);
    return ok(() => {
      all -= amount;
      const left = (ofOne.get(caller) ?? 0) - amount;
      if (left > 0) ofOne.set(caller, left);
      else ofOne.delete(caller);
    });
  };
}

/** The same for calls. Staff have as much to themselves, so that guests cannot keep them out. */
function countCalls(config: Config, most: Parameters<typeof countUnderWay>[0]) {
  const laneOf = laneFinder(config);
  const [staff, others] = [countUnderWay(most), countUnderWay(most)];
  return async (c: Context, amount: number) =>
    ((await laneOf(c)) === 'staff' ? staff : others)(callerNetwork(callerAddress(c, config)), amount);
}

function refuseMore(c: Context, reason: 'too-busy' | 'too-many') {
  c.header('Retry-After', '30');
  return refuse(c, reason);
}

/**
 * Limits the uploads under way, because each may take minutes, and refuses them while the disk has too little room: the database
 * may need it.
 */
export function limitUploads(config: Config): MiddlewareHandler<ApiEnv> {
  const take = countCalls(config, MOST_UPLOADS);
  return async (c, next) => {
    if (!isUpload(c.req.header('content-type'))) return next();
    const taken = await take(c, 1);
    if (!taken.ok) return refuseMore(c, taken.reason);
    try {
      const disk = await readFullerDisk(config.dataDir);
      if (disk && disk.freeBytes < config.diskReserveBytes) return refuse(c, 'disk-full');
      return await next();
    } finally {
      taken.value();
    }
  };
}

/**
 * Ends the connections on which a caller asks for more than they take: every answer waits as a whole in memory. Nothing ends for
 * anybody else, and a single answer is never too long.
 */
export function limitUntaken(config: Config): MiddlewareHandler<ApiEnv> {
  const take = countCalls(config, { ...MOST_UNTAKEN, inAll: Number.POSITIVE_INFINITY });
  return async (c, next) => {
    await next();
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    // Node says so once it has the whole answer, of which the caller may not have taken anything.
    outgoing?.once('prefinish', async () => {
      if (outgoing.writableLength === 0) return;
      const taken = await take(c, Math.min(outgoing.writableLength, MOST_UNTAKEN.ofOne));
      if (!taken.ok) outgoing.destroy();
      else if (outgoing.closed) taken.value();
      else outgoing.once('close', taken.value);
    });
  };
}

/**
 * Limits the files that callers ask for and do not take: each waits as a whole in memory. Returns the answer with the file, or
 * the refusal.
 */
export function limitDownloads(config: Config) {
  const take = countCalls(config, MOST_UNTAKEN);
  return async (c: Context, answer: Response): Promise<Response> => {
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    if (!outgoing || outgoing.closed || !answer.headers.has('content-disposition')) return answer;
    const taken = await take(c, Number(answer.headers.get('content-length') ?? 0));
    if (!taken.ok) return refuseMore(c, taken.reason);
    outgoing.once('close', taken.value);
    return answer;
  };
}
