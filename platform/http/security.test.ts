import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, securityHeaders } from './security.ts';

/** The hashes of a page whose scripts are all marked as ours. */
const hashesIn = (html: string) =>
  inlineScriptHashes(Buffer.from(html.replaceAll('<script', '<script nonce="ours"')), 'ours');

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  it('names each inline script once, by what it says to the byte', () => {
    const html = `<head><script>a()</script><script>a()</script></head>
      <body><script type="module" async=""> b( "<p>" )\n </script></body>`;
    expect(hashesIn(html)).toEqual([hashOf('a()'), hashOf(' b( "<p>" )\n ')]);
  });

  it('agrees with what browsers compute', () => {
    // The example is from the CSP specification, level 2, §7.17.2.
    expect(hashesIn("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  it('counts letters outside ASCII as the bytes they are sent as', () => {
    expect(hashesIn('<script>say("⛵ Côte")</script>')).toEqual([hashOf('say("⛵ Côte")')]);
  });

  it('leaves data blocks and files out', () => {
    const html = `<script type="application/ld+json">{"@type":"Product"}</script>
      <script type="application/json">{}</script>
      <script src="/assets/entry.js"></script>
      <script type="module" src="/assets/entry.js" async=""></script>`;
    expect(hashesIn(html)).toEqual([]);
  });

  it('is not led astray by attributes that only look like an address', () => {
    expect(hashesIn('<script data-src="x">a()</script>')).toEqual([hashOf('a()')]);
  });

  it('leaves out every script that is not marked as ours', () => {
    const html = `<script>steal()</script><script nonce="">steal()</script><script nonce="guessed">steal()</script>
      <script nonce="ours">a()</script><p>nonce="ours"</p><script data-nonce="ours">steal()</script>`;
    expect(inlineScriptHashes(Buffer.from(html), 'ours')).toEqual([hashOf('a()')]);
  });

  it('finds nothing in a page without scripts', () => {
    expect(hashesIn('<p>A page</p>')).toEqual([]);
    expect(hashesIn('')).toEqual([]);
  });

  it('finds every script, whatever it holds', () => {
    const script = fc.string().filter((text) => !/<\/script/i.test(text));
    fc.assert(
      fc.property(fc.uniqueArray(script), (scripts) => {
        const html = scripts.map((text) => `<p>…</p><script>${text}</script>`).join('');
        expect(hashesIn(html)).toEqual(scripts.map(hashOf));
      }),
    );
  });
});

function policyOf(headers: Record<string, string>): Map<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('securityHeaders', () => {
  it('allows scripts from the site and by hash, and from nowhere else', () => {
    for (const isHttps of [true, false]) {
      const policy = policyOf(securityHeaders(isHttps, [hashOf('a()')]));
      expect(policy.get('script-src')).toEqual(["'self'", hashOf('a()')]);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.has('object-src')).toBe(false);
      for (const [name, sources] of policy) {
        expect(sources, name).not.toContain("'unsafe-eval'");
        expect(sources, name).not.toContain('*');
        // Pictures may come from any https address; everything else comes from this site.
        if (name === 'img-src') expect(sources).toEqual(["'self'", 'data:', 'blob:', 'https:']);
        else expect(sources, name).not.toContain('https:');
        if (name !== 'style-src') expect(sources, name).not.toContain("'unsafe-inline'");
      }
    }
  });

  it('asks for https only where the site has it', () => {
    expect(securityHeaders(true)).toHaveProperty('strict-transport-security');
    expect(policyOf(securityHeaders(true)).has('upgrade-insecure-requests')).toBe(true);
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
    expect(policyOf(securityHeaders(false)).has('upgrade-insecure-requests')).toBe(false);
  });

  it('keeps browsers on https for half a year at least', () => {
    const [, seconds] = /max-age=(\d+)/.exec(securityHeaders(true)['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000);
  });

  it('has nothing that would break a header line', () => {
    for (const value of Object.values(securityHeaders(true, [hashOf('a')]))) {
      expect(value).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});
