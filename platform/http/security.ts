import { createHash } from 'node:crypto';
import { CSP_REPORTS } from './csp-reports.ts';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** An inline script's own source expression: with it in the policy, this very text may run. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;
}

/**
 * The hashes under which a page's own inline scripts may run. Read byte for byte, a letter each: what is looked for is ASCII, and
 * longer letters are hashed as what they are sent as.
 *
 * @param mark the nonce that our own rendering put on them, unknown to whoever wrote what the page shows: a script that came
 *   with its content gets no leave
 */
export function inlineScriptHashes(page: Buffer, mark: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of page.toString('latin1').matchAll(SCRIPT)) {
    if (!attributes.includes(` nonce="${mark}"`)) continue;
    // Data blocks (JSON-LD) are never run and need no leave; files are allowed by 'self'.
    if (/(^|\s)src=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(scriptHash(script));
  }
  return [...hashes];
}

/**
 * What every answer tells the browser about what it may do. HSTS and upgrading only where the public origin is https:
 * a plain-http address on a LAN must still work (product 6.5).
 */
export function securityHeaders(
  isHttps: boolean,
  scriptHashes: readonly string[] = [],
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    // Staff may show a picture by its full address, wherever that is.
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // Staff look at a PDF beside its application. Nothing of ours but that may be framed.
    "frame-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  };
}
