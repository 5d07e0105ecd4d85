import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheKey } from './key.ts';

describe('cacheKey', () => {
  it.each([
    ['/yachts', '/yachts'],
    ['/', '/'],
    ['/yachts?', '/yachts'],
    ['/yachts?utm_source=mail&fbclid=1', '/yachts'],
    ['/yachts?page=2', '/yachts?page=2'],
    ['/yachts?page=2&utm_source=mail', '/yachts?page=2'],
    ['/yachts?sort=longest&category=azimut&page=2', '/yachts?category=azimut&page=2&sort=longest'],
    ['/yachts?page=2&sort=longest&category=azimut', '/yachts?category=azimut&page=2&sort=longest'],
    ['/yachts?q=', '/yachts'],
    ['/yachts?q=&page=', '/yachts'],
    ['/yachts?q', '/yachts'],
    ['/yachts?type=55ft%2B', '/yachts?type=55ft%2B'],
    // A plain plus means a space. The page shows the same yachts for both, but the key does not know that.
    ['/yachts?type=55ft+', '/yachts?type=55ft+'],
    ['/yachts?type=55ft%20', '/yachts?type=55ft+'],
    ['/yachts?%70age=2', '/yachts?page=2'],
    ['/yachts?Page=2', '/yachts'],
    ['/yachts?page[]=2', '/yachts'],
    ['/yachts?__proto__=1&constructor=2&toString=3', '/yachts'],
    ['/yachts?q=a?b', '/yachts?q=a%3Fb'],
    ['/api/yachts?page=1', '/api/yachts?page=1'],
    ['/api/add-ons?lang=es', '/api/add-ons?lang=es'],
    ['/api/packages?place=charter&lang=pt', '/api/packages?lang=pt&place=charter'],
    ['/api/add-ons?lang=en', '/api/add-ons'],
    ['/api/add-ons?lang=xx', '/api/add-ons'],
    ['/api/add-ons?lang=xx&lang=es', '/api/add-ons'],
    ['/api/add-ons?lang=es&lang=pt', '/api/add-ons?lang=es'],
    ['/api/add-ons?%6cang=es&lang=pt', '/api/add-ons?lang=es'],
    ['/yachts?lang=es', '/yachts'],
  ])('%s is kept as %s', (address, key) => {
    expect(cacheKey(address)).toBe(key);
  });

  it('keeps the order of values of one name, for it can matter', () => {
    expect(cacheKey('/book-charter?extras=b&extras=a')).toBe('/book-charter?extras=b&extras=a');
    expect(cacheKey('/book-charter?extras=a&yacht=x&extras=b')).toBe(
      '/book-charter?extras=a&extras=b&yacht=x',
    );
  });

  const known = fc.constantFrom(
    'type',
    'location',
    'checkin',
    'guests',
    'q',
    'page',
    'sort',
    'fields',
    'yacht',
    'extras',
  );
  const value = fc.string({ minLength: 1, unit: 'grapheme' });
  const entries = fc.uniqueArray(fc.tuple(known, value), { selector: ([name]) => name });
  const addressOf = (pairs: readonly (readonly [string, string])[]) =>
    `/yachts?${new URLSearchParams(pairs.map(([name, text]) => [name, text]))}`;

  it('is one for all orders of the same parameters', () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (pairs, order) => {
        const shuffled = pairs
          .map((pair) => ({ pair, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ pair }) => pair);
        expect(cacheKey(addressOf(shuffled))).toBe(cacheKey(addressOf(pairs)));
      }),
    );
  });

  it('does not see parameters that no page knows', () => {
    const made = fc.string({ minLength: 1 }).map((name) => `x-${name}`);
    fc.assert(
      fc.property(entries, fc.array(fc.tuple(made, fc.string())), (pairs, strangers) => {
        expect(cacheKey(addressOf([...strangers, ...pairs]))).toBe(cacheKey(addressOf(pairs)));
      }),
    );
  });

  it('carries every known value unchanged, and is its own key', () => {
    fc.assert(
      fc.property(entries, (pairs) => {
        const key = cacheKey(addressOf(pairs));
        const read = new URLSearchParams(key.split('?')[1] ?? '');
        for (const [name, text] of pairs) expect(read.getAll(name)).toEqual([text.toWellFormed()]);
        expect(cacheKey(key)).toBe(key);
      }),
    );
  });

  it('differs when a known value differs', () => {
    fc.assert(
      fc.property(known, value, value, (name, a, b) => {
        fc.pre(a.toWellFormed() !== b.toWellFormed());
        expect(cacheKey(addressOf([[name, a]]))).not.toBe(cacheKey(addressOf([[name, b]])));
      }),
    );
  });

  it('never throws, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof cacheKey(text)).toBe('string');
        expect(typeof cacheKey(`/yachts?${text}`)).toBe('string');
      }),
    );
  });
});
