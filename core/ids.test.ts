import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isId, orderedIds, slugOf, uuidV7 } from './ids.ts';

const anyMs = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const anyBytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('uuidV7', () => {
  it('has version 7 and the variant of RFC 9562', () => {
    fc.assert(
      fc.property(anyMs, anyBytes, (ms, random) => {
        expect(uuidV7(ms, random)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  it('agrees with the example of RFC 9562', () => {
    const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    expect(uuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('says when it was made', () => {
    fc.assert(
      fc.property(anyMs, anyBytes, (ms, random) => {
        expect(Number.parseInt(uuidV7(ms, random).replaceAll('-', '').slice(0, 12), 16)).toBe(ms);
      }),
    );
  });

  it('sorts as text by the time it was made', () => {
    fc.assert(
      fc.property(anyMs, anyMs, anyBytes, anyBytes, (a, b, first, second) => {
        fc.pre(a < b);
        expect(uuidV7(a, first) < uuidV7(b, second)).toBe(true);
      }),
    );
  });

  it('differs within one millisecond', () => {
    const made = new Set(Array.from({ length: 10_000 }, () => uuidV7(1_800_000_000_000, randomBytes(10))));
    expect(made.size).toBe(10_000);
  });

  it('leaves the randomness it was given alone', () => {
    const random = randomBytes(10);
    const before = Buffer.from(random);
    uuidV7(1, random);
    expect(random.equals(before)).toBe(true);
  });
});

describe('slugOf', () => {
  it.each([
    ["Neptune's Daughter", 'neptunes-daughter'],
    ['Neptune’s Daughter', 'neptunes-daughter'],
    ['Sea Ray', 'sea-ray'],
    ['  Côte d’Azur  ', 'cote-dazur'],
    ['Münchhausen & Söhne', 'munchhausen-sohne'],
    ['55 ft+', '55-ft'],
    ['---', ''],
    ['', ''],
    ['ﬁn', 'fin'],
  ])('%j is %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('is safe in an address, and making it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
        expect(encodeURIComponent(slug)).toBe(slug);
      }),
    );
  });
});

describe('ids made one after another', () => {
  it('sort as they were made, whatever the clock does, and are never the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_795_000_000_000, max: 1_795_000_000_003 }), { minLength: 2 }),
        (times) => {
          const clock = times[Symbol.iterator]();
          const next = orderedIds(
            () => clock.next().value ?? 0,
            () => randomBytes(10),
          );
          const ids = times.map(next);
          expect(ids.every(isId)).toBe(true);
          expect(ids.toSorted()).toEqual(ids);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });

  it('go on into the next millisecond where one is full', () => {
    const next = orderedIds(
      () => 1_795_000_000_000,
      () => randomBytes(10),
    );
    const ids = Array.from({ length: 10_000 }, next);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
