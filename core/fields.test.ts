import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Fields } from './field-kinds.ts';
import { bodyShape, galleryPicture, mediaReference } from './fields.ts';

const fields = {
  price: { kind: 'money', name: 'Price', most: 10_000_000 },
  beam: { kind: 'measure', name: 'Beam', unit: 'ft', most: 1_000, decimals: 1 },
} as const satisfies Fields;
const body = z.object(bodyShape(fields));

describe('a figure in a form, a call or a cell of a sheet', () => {
  test.each([
    [{ price: '$1,200' }, { price: 1_200, beam: null }],
    [
      { price: '1,234,567', beam: '16.4 ft' },
      { price: 1_234_567, beam: 16.4 },
    ],
    [
      { price: 2_100, beam: 16.4 },
      { price: 2_100, beam: 16.4 },
    ],
    [
      { price: '', beam: null },
      { price: null, beam: null },
    ],
  ])('%j is read', (given, read) => expect(body.parse(given)).toEqual(read));

  test.each(['55 ft', '55ft.', '55 FEET', '55 pies', '55'])('"%s" is a length in feet', (typed) =>
    expect(body.parse({ beam: typed }).beam).toBe(55),
  );

  test.each(['5k', '5 m', '24 m', '5 million', '2 h'])('"%s" has another unit, and is refused', (typed) => {
    const paths = body.safeParse({ price: typed, beam: typed }).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([['price'], ['beam']]);
  });

  test.each(['16,4', '16,4 ft', '12,50', '2100,50', '1,2,3', '26 67', '1,0700'])(
    '"%s" is refused',
    (typed) => {
      const paths = body.safeParse({ price: typed, beam: typed }).error?.issues.map(({ path }) => path);
      expect(paths).toEqual([['price'], ['beam']]);
    },
  );

  test('dollars with a point before three digits may be thousands, and are refused even where cents are rounded', () => {
    const rounded = z.object(
      bodyShape({ price: { kind: 'money', name: 'Price', most: 10_000_000, isRounded: true } }),
    );
    for (const typed of ['5.999', '$5.999', '1.234.567', '12.3456'])
      expect(rounded.safeParse({ price: typed }).success).toBe(false);
    expect(rounded.parse({ price: '5,999.50' })).toEqual({ price: 6_000 });
    expect(body.parse({ beam: '16.405 ft' }).beam).toBe(16.4);
  });

  test('with a decimal comma it is never read as another', () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.integer({ min: 0, max: 99 }), (whole, rest) => {
        const typed = `${whole},${String(rest).padStart(2, '0')}`;
        expect(body.safeParse({ beam: typed }).success).toBe(false);
      }),
    );
  });
});

describe('where a picture is', () => {
  test.each(['default-azimut', '/api/yacht-images/a', 'https://pictures.example/a.jpg?w=1'])(
    '"%s" is taken',
    (address) => {
      expect(galleryPicture.parse(address)).toBe(address);
      expect(mediaReference.parse(address)).toBe(address);
    },
  );

  test.each(['https://', 'HTTPS://[', 'https://pictures.example:999999/a.jpg'])(
    '"%s" is no address, and is refused',
    (half) => {
      expect(galleryPicture.safeParse(half).success).toBe(false);
      expect(mediaReference.safeParse(half).success).toBe(false);
    },
  );
});

test('a telephone number is one that can be called, or none', () => {
  const phones = z.object(
    bodyShape({
      own: { kind: 'phone', name: 'Phone', required: 'Phone is required' },
      captains: { kind: 'phone', name: 'Phone' },
    }),
  );
  const saidOf = (given: object) =>
    phones.safeParse(given).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`);
  const wrong = 'Please enter a phone number with its area code, such as (305) 555-0142';
  expect(saidOf({ own: '555-0142', captains: 'ask Ben' })).toEqual([`own: ${wrong}`, `captains: ${wrong}`]);
  expect(saidOf({ own: ' ', captains: '' })).toEqual(['own: Phone is required']);
  expect(phones.parse({ own: '+1 (305) 555-0142 ext. 12' })).toEqual({
    own: '+1 (305) 555-0142 ext. 12',
    captains: '',
  });
});
