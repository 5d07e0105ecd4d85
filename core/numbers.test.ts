import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withThousands } from './numbers.ts';

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
