import { serveStatic } from '@hono/node-server/serve-static';
import { sql } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { splitPath } from '#core/language.ts';
import type { HealthSources } from '#features/health/service.ts';
import { limitRecorder } from '#features/security/service/index.ts';
import { provideActor } from '#platform/auth/session.ts';
import type { AnswerCache } from '#platform/cache/answer-cache.ts';
import { encodingFor, keepAnswer, responseFrom, staleResponseFrom } from '#platform/cache/cached-answer.ts';
import { isTopic } from '#platform/cache/topics.ts';
import type { Deps } from '#platform/deps.ts';
import { filmFiles } from '#platform/films/files.ts';
import { withCaller } from '#platform/http/caller.ts';
import { CSP_REPORTS, countCspReports } from '#platform/http/csp-reports.ts';
import { docsPage } from '#platform/http/docs-page.ts';
import { answerError, refuse } from '#platform/http/errors.ts';
import {
  CHANGING,
  callerAddress,
  limitCreatingCalls,
  limitDownloads,
  limitUntaken,
  limitUploads,
  partAfterHalfABody,
  refuseBrokenKey,
  refuseForeignOrigin,
  refuseLongBody,
  refuseNul,
} from '#platform/http/guards.ts';
import { describeApi, openApiRoute } from '#platform/http/openapi.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import { securityHeaders } from '#platform/http/security.ts';
import { askForPlainSpelling } from '#platform/http/spelling.ts';
import { noteCache } from '#platform/metrics/measures.ts';
import { BudgetSpent, openAdmission } from '#site/admission.ts';
import { createApi } from '#site/api.ts';
import { createPages, isSharedPage, type RenderPage } from '#site/pages.ts';
import { watchRequests } from '#site/watched.ts';

/** Files of the browser's build that only staff may load: their code, and the list of routes that names it. */
const STAFF_FILES = '/assets/:file{(?:[a-z]{2}/)?(?:admin/.+|manifest-[^/]+)}';

/** The drawings of marinas, which mails show. */
const MARINA_MAPS = '/charts/marinas/';

/** Pictures are sent, not made, so they must not wait behind searches. */
const PICTURES = '/api/yacht-images/';
/** Receipts wait for the PDF printing, which has its own time limit: visitors who search yachts must not wait behind them. */
const RECEIPTS = /^\/api\/(charter-links|profile|admin)\/.+\/(receipts\/[^/]+|payments\/[^/]+\/receipt)$/;
/**
 * The more charters a client has, the longer the export of their data takes. It has turns of its own: no other client waits
 * behind it.
 */
const OWN_DATA = '/api/profile/data';

export type App = { fetch(request: Request, env?: unknown): Response | Promise<Response> };

/**
 * The whole site as one fetch handler: health, API, files, pages, in that order.
 *
 * @param options.clientFolder the folder of the browser's built files; absent in development
 * @param options.render absent in tests that need no pages
 * @param options.leaving aborted once the process is told to stop, so that the load balancer sends visitors elsewhere
 */
export function createApp(
  deps: Deps,
  options: {
    cache: AnswerCache;
    render?: RenderPage;
    clientFolder?: string;
    admit?: ReturnType<typeof openAdmission>;
    health?: HealthSources;
    leaving?: AbortSignal;
  },
): App {
  const { cache, render, clientFolder, admit = openAdmission(deps.config) } = options;
  const isDevelopment = clientFolder === undefined;
  const api = createApi(deps, options.health);
  api.route('/', docsPage()).route(
    '/',
    openApiRoute(() => describeApi(api, deps.config)),
  );
  api.notFound((c) => refuse(c, 'not-found'));
  api.onError((error, c) => answerError(error, c, deps.log, requestIdIn(c.env)));

  const app = new Hono<ApiEnv>();
  app.notFound((c) => refuse(c, 'not-found'));
  app.onError((error, c) => {
    if (!(error instanceof BudgetSpent)) return answerError(error, c, deps.log, c.get('requestId'));
    c.header('Retry-After', String(error.againSeconds));
    return refuse(c, 'too-many');
  });

  app.use(watchRequests(deps.log));

  const headers = Object.entries(securityHeaders(deps.config.isHttps));
  // Scripts and fonts are never documents, so they do not need the headers about documents.
  const fileHeaders = headers.filter(([name]) =>
    /^(x-content-type|cross-origin-resource|strict-transport)/.test(name),
  );
  app.use(async (c, next) => {
    await next();
    // In development, scripts injected into pages would violate the content security policy.
    if (isDevelopment && !c.req.path.startsWith('/api/')) return;
    const isFile = c.req.path.startsWith('/assets/') && c.res.status < 400;
    const told = isFile ? fileHeaders : headers;
    for (const [name, value] of told) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });

  app.use((c, next) => withCaller(callerAddress(c, deps.config), next));
  // Not what is the same for everybody: it is in memory once, and thousands of visitors can share a mobile network's address.
  const untaken = limitUntaken(deps.config);
  app.use((c, next) => {
    const { path } = c.req;
    const isShared =
      path.startsWith(PICTURES) || path.startsWith('/assets/') || isSharedPage(splitPath(path).path);
    return isShared ? next() : untaken(c, next);
  });
  app.get('*', askForPlainSpelling());

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (options.leaving?.aborted) return c.text('leaving', 503);
    await deps.db.execute(sql`select 1`);
    return c.text('ready');
  });

  app.use(
    '/api/*',
    partAfterHalfABody(),
    refuseForeignOrigin(),
    limitCreatingCalls(deps, limitRecorder(deps)),
    limitUploads(deps.config),
    refuseLongBody(),
    refuseBrokenKey(),
  );
  app.use('/api/admin/*', refuseNul());
  const answerCall = async (c: Context<ApiEnv>) => {
    const url = new URL(c.req.url);
    const address = url.pathname + url.search;
    const isHead = c.req.method === 'HEAD';
    const isReading = isHead || c.req.method === 'GET';
    const findKept = () => {
      const kept = isReading ? cache.find(address) : undefined;
      if (kept) noteCache('hit');
      return kept && responseFrom(kept, c.req.raw);
    };
    const kept = findKept();
    if (kept) return kept;
    const { pathname } = url;
    const passes = pathname.startsWith(PICTURES) || pathname === OWN_DATA || RECEIPTS.test(pathname);
    if (pathname === OWN_DATA) await admit.count(c);
    if (!isReading || passes) return answerAfresh(c, url, isHead);
    const known = cache.isDatabaseAway && cache.findStale(address);
    if (known) return staleResponseFrom(known, c.req.raw);
    // While this call waited for its turn, an earlier call may have made the answer.
    const answer = await admit(c, 'reads', () => findKept() ?? answerAfresh(c, url, isHead));
    const stale = answer.status >= 500 && cache.findStale(address);
    return stale ? staleResponseFrom(stale, c.req.raw) : answer;
  };
  const withinLimit = limitDownloads(deps.config);
  async function answerAfresh(c: Context<ApiEnv>, url: URL, isHead: boolean): Promise<Response> {
    const address = url.pathname + url.search;
    const since = cache.mark();
    // A HEAD answer has the headers of GET, including length and ETag, so do a GET and leave the body out at the end.
    const asked = isHead ? new Request(url, { headers: c.req.raw.headers }) : c.req.raw;
    const made = await api.fetch(asked, {
      ...(c.env as object),
      requestId: c.get('requestId'),
      seen: c.get('seen'),
    });
    const response = await withinLimit(c, made);
    // Drop outdated answers before answering a change: whoever made it may read the data at once.
    if (response.status < 400 && CHANGING.has(c.req.method)) await cache.catchUp();
    const topics = response.headers.get('cache-tag')?.split(',').filter(isTopic);
    response.headers.delete('cache-tag');
    if (!topics || response.status !== 200) return response;
    const answer = await keepAnswer(
      200,
      Buffer.from(await response.arrayBuffer()),
      { ...Object.fromEntries(response.headers), ...Object.fromEntries(headers) },
      new Set(topics),
      { route: c.get('seen').route, asked: encodingFor(c.req.header('accept-encoding')) },
    );
    noteCache('miss');
    cache.keep(address, answer, since);
    return responseFrom(answer, c.req.raw);
  }
  const cspReports = countCspReports(deps);
  app.post(CSP_REPORTS, (c) => cspReports.take(c));
  app.all('/api/*', answerCall);
  // Search engines and others look for these files at the root.
  app.on(['GET', 'HEAD'], ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'], answerCall);

  app.route('/', filmFiles(deps.config));
  if (clientFolder) {
    app.use(STAFF_FILES, provideActor(deps), async (c, next) => {
      const actor = await c.get('findActor')();
      return actor?.role === 'administrator' ? next() : refuse(c, 'not-found');
    });
    app.use('*', serveFiles(clientFolder));
  }
  if (render) {
    app.route('/', createPages({ config: deps.config, cache, api, render, admit, isDevelopment }));
  }
  return { fetch: (request, env) => app.fetch(request, (env ?? {}) as object) };
}

/** The request's id, which is passed to the API along with the connection's data. */
function requestIdIn(env: unknown): string | undefined {
  const id = typeof env === 'object' && env !== null && 'requestId' in env ? env.requestId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Serves the browser's files. Those under /assets have a hash in their name and never change. */
function serveFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    // The build's own notes (.vite) lie beside the files and must not be served.
    if (c.req.path === '/' || c.req.path.includes('/.')) return next();
    const response = await serve(c, next);
    if (!(response instanceof Response)) return;
    // Most files also exist compressed, so the answer depends on Accept-Encoding even if this caller accepts no compression.
    if (!response.headers.has('vary')) response.headers.set('vary', 'Accept-Encoding');
    // Do not let a missing file be cached under its name: it would stay missing when the file is there.
    if (!response.ok) return response;
    // As with the pictures of yachts: a mail program in a browser may show them.
    if (c.req.path.startsWith(MARINA_MAPS))
      response.headers.set('cross-origin-resource-policy', 'cross-origin');
    const isHashed = c.req.path.startsWith('/assets/');
    const isForStaff = /^\/assets\/([a-z]{2}\/)?(admin\/|manifest-)/.test(c.req.path);
    response.headers.set(
      'cache-control',
      isHashed ? `${isForStaff ? 'private' : 'public'}, max-age=31536000, immutable` : 'public, max-age=3600',
    );
    return response;
  };
}
