import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type ApiClient, createApiClient, inLanguageNow, sayLanguage } from '#core/api-client.ts';
import { type Language, pathIn, splitPath, staffLanguage } from '#core/language.ts';
import { TooBusy } from '#core/turns.ts';
import type { AccountsApi } from '#features/accounts/api/index.ts';
import type { AnswerCache } from '#platform/cache/answer-cache.ts';
import {
  type CachedAnswer,
  type Encoding,
  encodingFor,
  keepAnswer,
  responseFrom,
  staleResponseFrom,
} from '#platform/cache/cached-answer.ts';
import { cacheKey } from '#platform/cache/key.ts';
import { isTopic, type Topic } from '#platform/cache/topics.ts';
import type { Config } from '#platform/config.ts';
import { busyPage } from '#platform/http/busy-page.ts';
import { refuse } from '#platform/http/errors.ts';
import { failures } from '#platform/http/failures.ts';
import { inlineScriptHashes, securityHeaders } from '#platform/http/security.ts';
import { inLanguage } from '#platform/language.ts';
import { noteCache, noteRender } from '#platform/metrics/measures.ts';
import { traced } from '#platform/tracing/tracing.ts';
import { type Admit, BudgetSpent } from '#site/admission.ts';
import { PUBLIC_PAGES } from '#site/public-pages.ts';

/** How a page is rendered. */
export type Rendering = {
  /** Only staff get the staff's pages; for everybody else these addresses lead to the staff's sign-in. */
  readonly isForStaff: boolean;
  /** A nonce for every script that the site itself puts into the page. Whoever wrote the page's content cannot know it. */
  readonly mark: string;
  readonly language: Language;
};

/** Renders the page at a URL; its loaders read through the given client. */
export type RenderPage = (request: Request, api: ApiClient, rendering: Rendering) => Promise<Response>;

/** The staff's pages, and the data addresses that links between them fetch. */
const STAFF_PAGES = /^\/admin(?:[/.]|$)/;

/** The part of an address that names a page: language, "admin", the page itself. What follows may be a token. */
const PAGE_NAME = /^(?:\/[a-z]{2}(?=\/|$))?(?:\/admin(?=\/|$))?(?:\/[^/]*)?/i;

/**
 * Whether a path is a page whose route is marked as shared (`sharedPage`); a test checks that both agree. Personal data arrives
 * on such a page by separate calls.
 */
export const isSharedPage = (path: string) =>
  path === '/' || Object.hasOwn(PUBLIC_PAGES, path) || /^\/yachts\/[^/]+$/.test(path);

/** The pattern of a page's address, one of a fixed set, for metrics. */
export function patternOfPage(path: string): string {
  const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  if (isSharedPage(page)) return page.startsWith('/yachts/') ? '/yachts/:id' : page;
  const first =
    /^\/(profile|apply|quote|trip|waiver|captain|account|admin|verify|reset-password|confirm-email|restore-email)(?=\/|$)/.exec(
      page,
    )?.[1];
  return first ? `/${first}` : 'other';
}

/**
 * A page's path as our links write it: one slash at its beginning (two would lead to another site), none at its end, and the
 * page's name in small letters. The router also knows a page by capitals, but the cache and the check for staff do not.
 */
function plainPath(pathname: string): string {
  const trimmed = `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}`;
  const named = trimmed.replace(PAGE_NAME, (name) => name.toLowerCase());
  return patternOfPage(splitPath(named).path) === 'other' ? trimmed : named;
}

/**
 * Whether browsers and robots look for a file under this path, not people for a page: it costs no rendering. Former sites had
 * pages called .html.
 */
const isNoPage = (path: string) =>
  /\/\.|\.(?!data$|html?$)[a-z\d]{2,12}$/i.test(path) && patternOfPage(splitPath(path).path) === 'other';

type ApiHandler = { fetch(request: Request, env?: object): Response | Promise<Response> };

/**
 * A client for a page's own calls: in-process, recording the topics of their answers.
 *
 * @param cookie the visitor's cookie, for a page that may be personal
 */
function inProcess(api: ApiHandler, origin: string, cookie?: string | null) {
  const topics = new Set<Topic>();
  let isShared = true;
  const client = createApiClient(origin, async (input, init) => {
    const request = new Request(inLanguageNow(input, init), sayLanguage(init));
    if (cookie) request.headers.set('cookie', cookie);
    const response = await api.fetch(request, { isPage: true });
    const tag = response.headers.get('cache-tag');
    // A page with a personal or failed answer must not be cached for others.
    if (tag === null) isShared = false;
    for (const topic of tag?.split(',') ?? []) if (isTopic(topic)) topics.add(topic);
    return response;
  });
  return { client, topics, isShared: () => isShared };
}

/** The person who asks for a staff page. */
type Caller = {
  /**
   * Whether this person may get the staff's code at all; the API decides at each call what they may do. Undefined if the
   * session could not be checked.
   */
  readonly isStaff: boolean | undefined;
  /** For staff: the language that their account has chosen. */
  readonly language?: Language;
};

const NOBODY: Caller = { isStaff: false };

async function whoAsks(api: ApiClient): Promise<Caller> {
  const response = await api<AccountsApi>().api.auth.user.$get();
  if (response.status === 200) {
    const { role, language } = await response.json();
    return role === 'administrator' ? { isStaff: true, language: staffLanguage(language) } : NOBODY;
  }
  // A failed check does not say who it is.
  return (response.status as number) >= 500 ? { isStaff: undefined } : NOBODY;
}

/**
 * The client for a page that only says that nothing can be read now: all its calls fail, so that they cannot contradict that.
 */
const nothingIsRead = (origin: string) =>
  createApiClient(origin, async () => Response.json({}, { status: 503 }));

/** The headers of a page; other headers that the rendering set are dropped. */
function headersOf({ headers, status }: Response, isPrivate: boolean): Record<string, string> {
  const kind = headers.get('content-type') ?? 'text/html';
  const location = headers.get('location');
  return {
    'content-type': kind.startsWith('text/html') ? 'text/html; charset=utf-8' : kind,
    'cache-control': isPrivate ? 'no-store' : 'public, no-cache',
    ...(location ? { location } : {}),
    // Without this header, the router's scripts do not recognize a loader's answer with 403, 404 or 503 and show that the site
    // is broken.
    ...(headers.has('x-remix-response') ? { 'x-remix-response': 'yes' } : {}),
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  };
}

/**
 * The site's pages. A shared page is rendered once for everybody, from an address reduced to the parameters that the page
 * knows, and cached until its data changes. Its inline scripts are allowed by their hashes, which can be cached with it.
 */
export function createPages(options: {
  readonly config: Config;
  readonly cache: AnswerCache;
  readonly api: ApiHandler;
  readonly render: RenderPage;
  readonly admit: Admit;
  /** In development, scripts are injected and reloaded, which the strict policy and the cache would prevent. */
  readonly isDevelopment: boolean;
}): Hono {
  const { config, cache, api, render, admit, isDevelopment } = options;
  /**
   * @param visit the visitor's headers, and who they are if known, for a page that may be personal; absent for a shared page
   */
  function renderWhole(address: string, asked: Encoding, visit?: { headers: Headers; caller: Caller }) {
    const { language } = splitPath(address.split('?', 1)[0] ?? address);
    return inLanguage(language, () => renderIn(language, address, asked, visit?.headers, visit?.caller));
  }
  async function renderIn(
    language: Language,
    address: string,
    asked: Encoding,
    headers?: Headers,
    { isStaff: isForStaff } = NOBODY,
  ) {
    const { client, topics, isShared } = inProcess(api, config.publicOrigin, headers?.get('cookie'));
    // Use the site's own address, not the request's Host header: the cached page is given to others too.
    const url = new URL(address, config.publicOrigin);
    const reading = isForStaff === undefined ? nothingIsRead(config.publicOrigin) : client;
    const mark = randomBytes(16).toString('base64url');
    const request = new Request(url, headers ? { headers } : {});
    const startedAt = performance.now();
    const response = await traced('render', { kind: 'internal' }, () =>
      render(request, reading, { isForStaff: isForStaff ?? false, mark, language }),
    );
    const page = Buffer.from(await response.arrayBuffer());
    const route = patternOfPage(splitPath(url.pathname).path);
    noteRender(route, performance.now() - startedAt);
    const isForNow = headers !== undefined || response.status >= 500;
    const isPrivate = isForNow || /no-store|private/.test(response.headers.get('cache-control') ?? '');
    const answer = await keepAnswer(
      response.status,
      // Remove the nonce: readers must not learn it, and the same page must have the same ETag. Work on bytes (latin1), because
      // converting a text with non-Latin letters takes a millisecond.
      Buffer.from(page.toString('latin1').replaceAll(` nonce="${mark}"`, ''), 'latin1'),
      {
        ...headersOf(response, isPrivate),
        ...(isDevelopment ? {} : securityHeaders(config.isHttps, inlineScriptHashes(page, mark))),
      },
      topics,
      { route, asked },
    );
    return { answer, keep: isShared() && !isPrivate && !isDevelopment };
  }

  /**
   * Renders a page that may be personal. For a staff page in another language than the colleague's account has chosen, returns
   * the address of the page in the chosen one. An open page's data calls (.data) are answered in that page's language.
   */
  async function personalPage(url: URL, headers: Headers) {
    const { language, path } = splitPath(url.pathname);
    const caller = STAFF_PAGES.test(path)
      ? await inLanguage(language, () =>
          whoAsks(inProcess(api, config.publicOrigin, headers.get('cookie')).client),
        )
      : NOBODY;
    const chosen = path.endsWith('.data') ? undefined : caller.language;
    if (chosen !== undefined && chosen !== language) return { elsewhere: pathIn(chosen, path) + url.search };
    const asked = encodingFor(headers.get('accept-encoding'));
    return renderWhole(url.pathname + url.search, asked, { headers, caller });
  }

  /**
   * A shared page, from the cache or rendered now. Several callers may wait for one rendering: if it fails because another
   * caller's budget is spent, try again for this one.
   */
  async function findOrRender(c: Context, address: string): Promise<CachedAnswer> {
    const asked = encodingFor(c.req.header('accept-encoding'));
    for (;;) {
      let isOwn = false;
      try {
        return await cache.findOrMake(address, () => {
          isOwn = true;
          return admit(c, 'pages', () => renderWhole(address, asked));
        });
      } catch (error) {
        if (isOwn || !(error instanceof BudgetSpent)) throw error;
      }
    }
  }

  const pages = new Hono().get('*', async (c) => {
    const url = new URL(c.req.url);
    const path = plainPath(url.pathname);
    if (path !== url.pathname) return c.redirect(path + url.search, 308);
    if (isNoPage(path)) return refuse(c, 'not-found');
    if (!isSharedPage(splitPath(path).path)) {
      const page = await admit(c, 'pages', () => personalPage(url, c.req.raw.headers));
      return 'elsewhere' in page ? c.redirect(page.elsewhere, 302) : responseFrom(page.answer, c.req.raw);
    }
    // A plain form also sends its empty fields; a shared address should not contain them (product 1.6).
    const fields = [...url.searchParams];
    const filled = fields.filter(([, value]) => value !== '');
    if (filled.length < fields.length) {
      url.search = new URLSearchParams(filled).toString();
      return c.redirect(url.pathname + url.search, 302);
    }
    const address = cacheKey(url.pathname + url.search);
    const known = cache.isDatabaseAway && cache.findStale(address);
    if (known) return staleResponseFrom(known, c.req.raw);
    noteCache(cache.find(address) ? 'hit' : 'miss');
    const answer = await findOrRender(c, address);
    const stale = answer.status >= 500 && cache.findStale(address);
    return stale ? staleResponseFrom(stale, c.req.raw) : responseFrom(answer, c.req.raw);
  });
  pages.onError((error, c) => {
    if (error instanceof TooBusy) return refuseForLoad(c, 'too-busy', 5);
    if (error instanceof BudgetSpent) return refuseForLoad(c, 'too-many', error.againSeconds);
    throw error;
  });
  return pages;
}

/**
 * The answer if there is no capacity to make a page: a page that says so for browsers, an API refusal for the router's data
 * calls.
 */
function refuseForLoad(
  c: Context,
  code: 'too-busy' | 'too-many',
  againSeconds: number,
): Response | Promise<Response> {
  return inLanguage(splitPath(c.req.path).language, () => {
    if (c.req.path.endsWith('.data')) {
      const refusal = refuse(c, code);
      refusal.headers.set('retry-after', String(againSeconds));
      return refusal;
    }
    c.header('Retry-After', String(againSeconds));
    return c.html(busyPage(), failures[code].status);
  });
}
