import { Counter, Histogram, Registry } from 'prom-client';

/**
 * The counters of this process. Label values come only from lists in the code (routes, codes, jobs), never from what a caller
 * sent, so that visitors can choose neither how many there are nor what they say.
 */
export const registry = new Registry();

const common = { registers: [registry] };
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const requests = new Histogram({
  ...common,
  name: 'miami_http_request_seconds',
  help: 'Requests and how long they took, by the pattern of their route; kept: answered with bytes from memory',
  labelNames: ['route', 'method', 'status', 'kept'],
  buckets: SECONDS,
});

/** Notes an answered request. @param route a pattern, such as /yachts/:id */
export function noteRequest(
  route: string,
  method: string,
  status: number,
  isKept: boolean,
  ms: number,
): void {
  requests.observe(
    {
      route,
      method: METHODS.has(method) ? method : 'other',
      status: `${Math.floor(status / 100)}xx`,
      kept: isKept ? 'yes' : 'no',
    },
    ms / 1_000,
  );
}

const renders = new Histogram({
  ...common,
  name: 'miami_page_render_seconds',
  help: 'How long pages took to be rendered, their reading included',
  labelNames: ['route'],
  buckets: SECONDS,
});

/** Notes how long a page took to render. */
export const noteRender = (route: string, ms: number): void => renders.observe({ route }, ms / 1_000);

const queries = new Histogram({
  ...common,
  name: 'miami_query_seconds',
  help: 'How long statements took, by their first word',
  labelNames: ['statement', 'result'],
  buckets: SECONDS,
});

const STATEMENTS: ReadonlySet<string> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
]);

/** Notes a statement, and whether the database answered it. */
export function noteQuery(text: string, isAnswered: boolean, ms: number): void {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  queries.observe(
    { statement: STATEMENTS.has(word) ? word : 'other', result: isAnswered ? 'answered' : 'failed' },
    ms / 1_000,
  );
}

const jobs = new Histogram({
  ...common,
  name: 'miami_job_seconds',
  help: 'Tries of jobs and how long they took',
  labelNames: ['job', 'result'],
  buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
});

/** Notes one run of a job. */
export const noteJob = (job: string, result: 'completed' | 'failed', ms: number): void =>
  jobs.observe({ job, result }, ms / 1_000);

const refusals = new Counter({
  ...common,
  name: 'miami_refusals_total',
  help: 'Refusals by their code: limits hit, too busy, not allowed',
  labelNames: ['code'],
});

/** Notes a refusal. @param code a code of the table of refusals */
export const noteRefusal = (code: string): void => refusals.inc({ code });

const cacheAnswers = new Counter({
  ...common,
  name: 'miami_cache_answers_total',
  help: 'What could be kept, by whether it was: hit, miss, or stale while the database is away',
  labelNames: ['result'],
});

/** Notes whether the answer was in the cache. */
export const noteCache = (result: 'hit' | 'miss' | 'stale'): void => cacheAnswers.inc({ result });
