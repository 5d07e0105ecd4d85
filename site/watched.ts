import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { pathIn, splitPath } from '#core/language.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import type { Log } from '#platform/log.ts';
import { noteRequest } from '#platform/metrics/measures.ts';
import { traced } from '#platform/tracing/tracing.ts';
import { patternOfPage } from '#site/pages.ts';

/** What the API tells of a request that it has answered, beside the answer. */
export type Seen = { route?: string };

/** What is handed on to the API with a request, beside what the connection says. */
export type Handed = { readonly requestId?: string; readonly seen?: Seen };

/** Gives each request an id, and tells the log and the metrics what became of it. */
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

/** Tells which route of the API has answered. */
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

/** The pattern of the route that has answered a call of the API. */
function routeOf(c: Context): string {
  const route = routePath(c);
  return route.includes('*') ? '/api/*' : route;
}

/** The pattern of what is no route of the API. */
function patternOf(path: string): string {
  if (path === '/healthz' || path === '/readyz') return path;
  const folder = /^\/(api|assets|films)\//.exec(path)?.[1];
  return folder ? `/${folder}/*` : patternOfPage(splitPath(path).path);
}

/** A path as the log may keep it: who has a mailed link can accept its quote and cancel its charter, who has a guest’s can sign. */
function withoutToken(path: string): string {
  const { language, path: own } = splitPath(path);
  return pathIn(
    language,
    own.replace(
      /^(\/(?:quote|trip|waiver|captain|admin\/check-in|api\/charter-links|api\/waivers|api\/captain-links|api\/admin\/check-in)\/)[^/]+/,
      '$1…',
    ),
  );
}
