import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { askForPlainSpelling, plainSpelling } from './spelling.ts';

describe('an address has one spelling', () => {
  test.each([
    ['/about', '/about'],
    ['/%61bout', '/about'],
    ['/%61pi/add-ons', '/api/add-ons'],
    ['/yachts/caf%c3%a9', '/yachts/caf%c3%a9'],
    ['/yachts/a%2fb', '/yachts/a%2fb'],
    ['/films/%2e%2e%2fa', '/films/%2e%2e%2fa'],
    ['/yachts/100%25', '/yachts/100%25'],
    ['/yachts/%2561', '/yachts/%2561'],
    ['/yachts/50%', '/yachts/50%'],
    ['/yachts/%5c%00', '/yachts/%5c%00'],
  ])('%s is %s', (path, plain) => {
    expect(plainSpelling(path)).toBe(plain);
  });

  test('which says the same, and is its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const path = `/${encodeURIComponent(text.toWellFormed())}`;
        const plain = plainSpelling(path);
        expect(decodeURIComponent(plain)).toBe(decodeURIComponent(path));
        expect(plainSpelling(plain)).toBe(plain);
      }),
    );
  });

  test('others are sent there, with their query', async () => {
    const app = new Hono().get('*', askForPlainSpelling(), (c) => c.text('here'));
    const sent = await app.request('/%61pi/add-ons?lang=es');
    expect(sent.status).toBe(308);
    expect(sent.headers.get('location')).toBe('/api/add-ons?lang=es');
    expect(await (await app.request('/api/add-ons?lang=es')).text()).toBe('here');
  });

  test.each(['//evil.example/%61', '///evil.example/%61', '/\\evil.example/%61'])(
    '%s leads to no other site',
    async (path) => {
      const app = new Hono().get('*', askForPlainSpelling());
      const sent = await app.request(`http://ours.example${path}`);
      expect(sent.headers.get('location')).toBe('/evil.example/a');
    },
  );
});
