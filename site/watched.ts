import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { splitPath } from '#core/language.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import type { Log } from '#platform/log.ts';
import { noteRequest } from '#platform/metrics/measures.ts';
import { traced } from '#platform/tracing/tracing.ts';
import { patternOfPage } from '#site/pages.ts';

/** What the API reports about a request besides the answer. */
export type Seen = { route?: string };

/** What the site passes to the API with a request, besides the connection's data. */
export type Handed = { readonly requestId?: string; readonly seen?: Seen };

/** Gives each request an id, and records its outcome in the log and the metrics. */
export function watchRequests(log: Log): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    c.set('requestId', requestId);
    const seen: Seen = {};
    c.set('seen', seen);
    const parent = c.req.header('traceparent');
    await traced(c.req.method, { kind: 'server', parent }, async (span) => {
      await next();
      const route = seen.route ?? patternOf(c.req.path);
      span.tell(`${c.req.method} ${route}`, {
        'http.request.method': c.req.method,
        'http.route': route,
        'http.response.status_code': c.res.status,
      });
    });
    const ms = performance.now() - startedAt;
    c.header('X-Request-Id', requestId);
    const { method, path } = c.req;
    noteRequest(seen.route ?? patternOf(path), method, c.res.status, false, ms);
    log.info({
      requestId,
      method,
      path: withoutToken(path),
      status: c.res.status,
      ms: Math.round(ms),
    });
  };
}

/** Reports which API route has answered. */
export function tellRoute(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await traced('call', { kind: 'internal' }, async (span) => {
      await next();
      const route = routeOf(c);
      span.tell(`call ${route}`, { 'http.route': route, 'http.response.status_code': c.res.status });
      const { seen } = (c.env ?? {}) as Handed;
      if (seen) seen.route = route;
    });
  };
}

/** The pattern of the API route that answered. */
function routeOf(c: Context): string {
  const route = routePath(c);
  return route.includes('*') ? '/api/*' : route;
}

/** The pattern of a path that is not an API route. */
function patternOf(path: string): string {
  if (path === '/healthz' || path === '/readyz') return path;
  const folder = /^\/(api|assets|films)\//.exec(path)?.[1];
  return folder ? `/${folder}/*` : patternOfPage(splitPath(path).path);
}

/**
 * A path without its secret token, for the log: with a mailed link one can accept a quote, cancel a charter or sign as a guest.
 */
export function withoutToken(path: string): string {
  return path.replace(
    /^(\/+(?:[a-z]{2}\/+)?(?:quote|trip|waiver|captain|admin\/check-in|api\/charter-links|api\/waivers|api\/captain-links|api\/admin\/check-in)\/+)[^/]+/i,
    '$1…',
  );
}
