import type { Context } from 'hono';
import type { Log } from '#platform/log.ts';
import { isUpload } from './pace.ts';

/** Where browsers tell of what a page's policy has kept from happening. */
export const CSP_REPORTS = '/api/csp-reports';

const HOUR_MS = 3_600_000;
/** A report is a few hundred bytes; what is longer is none of a browser's. */
const MOST_BYTES = 16 * 1024;

/** What is counted by name; whatever else is said counts as `other`, so that nobody makes up names to be kept. */
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

/** What was kept away, without where it is: an address may hold a visitor's words. */
function kindOf(blocked: unknown): string {
  if (typeof blocked !== 'string' || blocked === '') return 'unknown';
  if (/^(inline|eval|wasm-eval|data|blob)/.test(blocked)) return blocked.split(/[:,]/, 1)[0] ?? 'unknown';
  return 'address';
}

/**
 * Counts reports by directive. Nothing of what they say is kept but the directive and whether it was something inline or an address;
 * the log has a line at the first, tenth and hundredth within an hour.
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
    /** How often each directive has kept something away within this hour. */
    counts: (): ReadonlyMap<string, number> => counts,
    /** Takes a report; whatever it is, the answer is the same. */
    async take(c: Context): Promise<Response> {
      // A form with files is no report, and may be as long as an upload: it is not read.
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
