import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, formatDollars, listed, withThousands } from './amounts.ts';

describe('withThousands', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [12_500, '12,500'],
    [1_250_000, '1,250,000'],
    [48.5, '48.5'],
    [1_234.5678, '1,234.568'],
    [-1_234, '-1,234'],
  ])('%d is written %s', (value, text) => {
    expect(withThousands(value)).toBe(text);
  });

  it('writes what the browser itself would', () => {
    const own = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.integer({ min: -5_000_000_000, max: 5_000_000_000 }), (value) => {
        expect(withThousands(value)).toBe(own.format(value));
        expect(withThousands(value / 100)).toBe(own.format(value / 100));
      }),
    );
  });
});

const dollars = fc.integer({ min: 0, max: 10_000_000 });

describe('formatDollars', () => {
  it.each([
    [0, '$0'],
    [950, '$950'],
    [3_500, '$3,500'],
    [1_250_000, '$1,250,000'],
  ])('%i is read as %s', (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(dollars, (amount) => {
        expect(Number(formatDollars(amount).replaceAll(/[$,]/g, ''))).toBe(amount);
      }),
    );
  });
});

describe('counted', () => {
  it.each([
    [0, '0 yachts'],
    [1, '1 yacht'],
    [1_204, '1,204 yachts'],
  ])('%i is read as %s', (count, text) => {
    expect(counted(count, 'yacht')).toBe(text);
  });

  it('knows a plural of its own', () => {
    expect([1, 2].map((count) => counted(count, 'inquiry', 'inquiries'))).toEqual([
      '1 inquiry',
      '2 inquiries',
    ]);
  });
});

describe('listed', () => {
  it('says several things in one breath', () => {
    expect(listed([])).toBe('');
    expect(listed(['a date'])).toBe('a date');
    expect(listed(['a type', 'a date'])).toBe('a type and a date');
    expect(listed(['a type', 'a location', 'a date'])).toBe('a type, a location, and a date');
  });
});
