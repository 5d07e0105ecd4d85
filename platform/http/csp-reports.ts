import type { Context } from 'hono';
import type { Log } from '#platform/log.ts';
import { isUpload } from './pace.ts';

/** The address to which browsers report what a page's content security policy blocked. */
export const CSP_REPORTS = '/api/csp-reports';

const HOUR_MS = 3_600_000;
/** A real report is a few hundred bytes; anything longer did not come from a browser. */
const MOST_BYTES = 16 * 1024;

/**
 * The directives that are counted by name. Any other counts as `other`, so that callers cannot fill memory with invented names.
 */
const DIRECTIVES = new Set(
  [
    'default',
    'script',
    'style',
    'img',
    'media',
    'font',
    'frame',
    'connect',
    'manifest',
    'object',
    'worker',
    'child',
  ]
    .map((kind) => `${kind}-src`)
    .concat('script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr')
    .concat('form-action', 'base-uri', 'frame-ancestors'),
);

/** The kind of the blocked source, without its address, because an address may contain a visitor's words. */
function kindOf(blocked: unknown): string {
  if (typeof blocked !== 'string' || blocked === '') return 'unknown';
  if (/^(inline|eval|wasm-eval|data|blob)/.test(blocked)) return blocked.split(/[:,]/, 1)[0] ?? 'unknown';
  return 'address';
}

/**
 * Counts reports by directive. Of a report, only the directive and the kind of source (inline or an address) are kept. The
 * first, tenth and hundredth report of a directive within an hour are logged.
 */
export function countCspReports({ log, now }: { readonly log: Log; readonly now: () => Date }) {
  const counts = new Map<string, number>();
  let hour = 0;
  const note = (directive: string, blocked: string) => {
    const thisHour = Math.floor(now().getTime() / HOUR_MS);
    if (thisHour !== hour) counts.clear();
    hour = thisHour;
    const count = (counts.get(directive) ?? 0) + 1;
    counts.set(directive, count);
    if (/^10*$/.test(String(count)))
      log.warn({ directive, blocked, timesThisHour: count }, 'a page’s policy kept something away');
  };
  return {
    /** How many reports each directive has had in this hour. */
    counts: (): ReadonlyMap<string, number> => counts,
    /** Takes a report. The answer is the same for any content. */
    async take(c: Context): Promise<Response> {
      // Do not read a form with files: it is no report, and may be as long as an upload.
      if (isUpload(c.req.header('content-type'))) return c.body(null, 204);
      const body = await c.req.text();
      const said = body.length > MOST_BYTES ? undefined : parsed(body);
      const given =
        String(said?.['effective-directive'] ?? said?.['violated-directive'] ?? '').split(' ', 1)[0] ?? '';
      if (said) note(DIRECTIVES.has(given) ? given : 'other', kindOf(said['blocked-uri']));
      return c.body(null, 204);
    },
  };
}

function parsed(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const said = JSON.parse(body)?.['csp-report'];
    return typeof said === 'object' && said !== null ? said : undefined;
  } catch {
    return undefined;
  }
}
