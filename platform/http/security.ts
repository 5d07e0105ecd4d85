import { createHash } from 'node:crypto';
import { CSP_REPORTS } from './csp-reports.ts';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** The policy's source expression for an inline script: it allows exactly this text to run. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;
}

/**
 * The hashes that allow a page's own inline scripts to run. The page is read as latin1, one character a byte: the markup we
 * look for is ASCII, and other letters are then hashed as the bytes that are sent.
 *
 * @param mark the nonce that our rendering put on its scripts. The authors of a page's content do not know it, so a script in
 *   that content gets no hash
 */
export function inlineScriptHashes(page: Buffer, mark: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of page.toString('latin1').matchAll(SCRIPT)) {
    if (!attributes.includes(` nonce="${mark}"`)) continue;
    // Data blocks (JSON-LD) never run and need no hash; script files are allowed by 'self'.
    if (/(^|\s)src=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(scriptHash(script));
  }
  return [...hashes];
}

/**
 * The security headers of every answer. HSTS and upgrading are set only where the public origin is https, because a plain-http
 * address on a LAN must work too (product 6.5).
 */
export function securityHeaders(
  isHttps: boolean,
  scriptHashes: readonly string[] = [],
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    // Staff may name a picture by its full address on any site.
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // Staff read a PDF beside its application. Only such answers of ours allow framing.
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
