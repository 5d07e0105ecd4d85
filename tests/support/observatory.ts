import type { Seen } from './tls-proxy.ts';

/** One row of the report: what was found and how many points it gives or costs. */
export type Row = { readonly topic: string; readonly finding: string; readonly points: number };

/** The answers of a site: its page over https, and the answer to plain http. */
export type Visit = { readonly host: string; readonly page: Seen; readonly overHttp: Seen };

const HALF_A_YEAR = 15_768_000;
/** Extra points count only if the score before them is at least this. */
const FLOOR_FOR_EXTRAS = 90;

/**
 * Scores a page as Mozilla's HTTP Observatory does (its scoring table as of 2025): 100, less each penalty, plus the
 * extra points if at least 90 are left without them.
 */
export function scoreOf(rows: readonly Row[]): number {
  const sum = (kind: (points: number) => boolean) =>
    rows.reduce((total, { points }) => (kind(points) ? total + points : total), 0);
  const base = 100 + sum((points) => points < 0);
  return Math.max(0, base >= FLOOR_FOR_EXTRAS ? base + sum((points) => points > 0) : base);
}

export function inspect({ host, page, overHttp }: Visit): Row[] {
  return [
    row('content-security-policy', contentSecurityPolicy(page)),
    row('cookies', cookies(page)),
    row('cross-origin-resource-sharing', sharing(page)),
    row('redirection', redirection(host, overHttp)),
    row('referrer-policy', referrerPolicy(page)),
    row('strict-transport-security', strictTransport(page)),
    row('subresource-integrity', integrity(page)),
    row('x-content-type-options', contentTypeOptions(page)),
    row('x-frame-options', frameOptions(page)),
    row('cross-origin-resource-policy', resourcePolicy(page)),
  ];
}

type Finding = readonly [finding: string, points: number];

const row = (topic: string, [finding, points]: Finding): Row => ({ topic, finding, points });

const headerOf = ({ headers }: Seen, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** The policy's directives by name; if a directive occurs twice, the first counts. */
export function directivesOf(policy: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const text of policy.split(';')) {
    const [name, ...sources] = text.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'data:', 'blob:']);

function contentSecurityPolicy(page: Seen): Finding {
  const policy = headerOf(page, 'content-security-policy');
  if (policy === undefined) return ['not implemented', -25];
  const directives = directivesOf(policy);
  if ([...directives.keys()].some((name) => !/^[a-z-]+$/.test(name))) return ['invalid', -25];
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = sourcesOf('script-src');
  const styles = sourcesOf('style-src');
  const objects = sourcesOf('object-src');
  const isHashed = scripts.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));

  const isOpen = (sources: readonly string[]) => sources.some((source) => BROAD.has(source));
  // Browsers ignore 'unsafe-inline' beside a hash, but this test does not accept it even then.
  if (isOpen(scripts) || isOpen(objects) || scripts.includes("'unsafe-inline'")) {
    return [`unsafe in script-src or object-src${isHashed ? ' (beside a hash)' : ''}`, -20];
  }
  for (const [name, sources] of directives) {
    if (!sources.some((source) => /^(http|ftp|ws):/.test(source))) continue;
    return /^(img|media)-src$/.test(name) ? ['pictures over http', -10] : ['resources over http', -20];
  }
  if (scripts.includes("'unsafe-eval'") || styles.includes("'unsafe-eval'")) return ['unsafe-eval', -10];
  if (styles.includes("'unsafe-inline'") || isOpen(styles)) return ['unsafe in style-src only', 0];
  return directives.get('default-src')?.join() === "'none'"
    ? ["no unsafe, default-src 'none'", 10]
    : ['no unsafe', 5];
}

function cookies(page: Seen): Finding {
  const set = page.headers['set-cookie'] ?? [];
  if (set.length === 0) return ['none', 0];
  const has = (flag: RegExp) => set.every((cookie) => flag.test(cookie));
  if (!has(/;\s*secure(;|$)/i)) return ['without Secure', -40];
  if (!has(/;\s*httponly(;|$)/i)) return ['without HttpOnly', -30];
  return has(/;\s*samesite=(lax|strict)(;|$)/i)
    ? ['Secure, HttpOnly and SameSite', 5]
    : ['Secure and HttpOnly', 0];
}

function sharing(page: Seen): Finding {
  const origin = headerOf(page, 'access-control-allow-origin');
  if (origin === undefined) return ['not shared', 0];
  const withCredentials = headerOf(page, 'access-control-allow-credentials') === 'true';
  return withCredentials ? ['shared with everybody’s credentials', -50] : ['shared in public', 0];
}

function redirection(host: string, { status, headers }: Seen): Finding {
  if (status < 300 || status > 399 || !headers.location) return ['no redirect to https', -20];
  const target = new URL(headers.location, `http://${host}`);
  if (target.protocol !== 'https:') return ['redirect to http', -20];
  return target.hostname === host ? ['to https on the same host', 0] : ['to another host first', -5];
}

function referrerPolicy(page: Seen): Finding {
  const policy = headerOf(page, 'referrer-policy')?.split(',').at(-1)?.trim();
  if (policy === undefined) return ['not implemented', 0];
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? ['private', 5]
    : ['unsafe or unknown', -5];
}

function strictTransport(page: Seen): Finding {
  const policy = headerOf(page, 'strict-transport-security');
  if (policy === undefined) return ['not implemented', -20];
  const seconds = /max-age="?(\d+)/.exec(policy)?.[1];
  if (seconds === undefined) return ['invalid', -20];
  return Number(seconds) >= HALF_A_YEAR ? ['at least six months', 0] : ['less than six months', -10];
}

function integrity(page: Seen): Finding {
  const scripts = [...page.text.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, address = '']) => /^([a-z]+:)?\/\//i.test(address));
  if (foreign.length === 0) return ['all scripts are the site’s own', 0];
  if (foreign.some(([, address = '']) => /^http:/i.test(address))) return ['scripts over http', -50];
  return foreign.every(([tag]) => /\bintegrity="sha/.test(tag)) ? ['implemented', 5] : ['missing', -5];
}

function contentTypeOptions(page: Seen): Finding {
  return headerOf(page, 'x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['missing', -5];
}

function frameOptions(page: Seen): Finding {
  const ancestors = directivesOf(headerOf(page, 'content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.has(source))) return ['by frame-ancestors', 5];
  const option = headerOf(page, 'x-frame-options')?.toUpperCase();
  return option === 'DENY' || option === 'SAMEORIGIN' ? [option, 5] : ['missing', -20];
}

function resourcePolicy(page: Seen): Finding {
  const policy = headerOf(page, 'cross-origin-resource-policy');
  if (policy === undefined) return ['not implemented', 0];
  if (policy === 'same-origin' || policy === 'same-site') return [policy, 10];
  return policy === 'cross-origin' ? [policy, 0] : ['invalid', -5];
}
