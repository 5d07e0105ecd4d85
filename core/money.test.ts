import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromDollars, dollarsFromCents, percentOf } from './money.ts';

const dollars = fc.integer({ min: 0, max: 5_000_000 });
const cents = dollars.map(centsFromDollars);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('dollars and cents', () => {
  it('survive the way there and back', () => {
    fc.assert(
      fc.property(dollars, (amount) => {
        expect(dollarsFromCents(centsFromDollars(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [149, 1],
    [150, 2],
    [199_950, 2_000],
  ])('%i cents are %i dollars', (amount, expected) => {
    expect(dollarsFromCents(amount)).toBe(expected);
  });

  it('takes dollars with cents without leaving a fraction of one', () => {
    expect(centsFromDollars(19.99)).toBe(1_999);
    expect(centsFromDollars(1.005)).toBe(100);
    expect(centsFromDollars(1_234_567.89)).toBe(123_456_789);
  });
});

describe('percentOf', () => {
  it.each([
    // The result is a whole dollar, rounded half-up (product 1.8).
    [125_000, 7, 8_800],
    [350_000, 18, 63_000],
    [5_000, 7, 400],
    [5_000, 9, 500],
    [0, 20, 0],
    [99_900, 0, 0],
    [250_000, 100, 250_000],
    [123_400, 6.25, 7_700],
    [100_000, 0.05, 100],
    [100_000, 0.04, 0],
  ])('of %i cents, %d percent is %i cents', (amount, rate, expected) => {
    expect(percentOf(amount, rate)).toBe(expected);
  });

  it('rounds exactly a half upwards, whatever binary fractions make of it', () => {
    // 1 % of $50 is exactly half a dollar, and 1 % of any odd multiple of $50 ends in exactly half a dollar.
    for (let odd = 1; odd < 2_001; odd += 2) {
      expect(percentOf(centsFromDollars(odd * 50), 1)).toBe(centsFromDollars((odd + 1) / 2));
    }
  });

  it('agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(cents, percent, (amount, rate) => {
        const exactMillionths = BigInt(amount) * BigInt(Math.round(rate * 100));
        const roundedDollars = (exactMillionths + 500_000n) / 1_000_000n;
        expect(percentOf(amount, rate)).toBe(Number(roundedDollars) * 100);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is whole dollars, never negative, and never less for more', () => {
    fc.assert(
      fc.property(cents, cents, percent, percent, (a, b, p, q) => {
        const [lessMoney, moreMoney] = a < b ? [a, b] : [b, a];
        const [lessRate, moreRate] = p < q ? [p, q] : [q, p];
        const line = percentOf(lessMoney, lessRate);
        expect(line % 100).toBe(0);
        expect(line).toBeGreaterThanOrEqual(0);
        expect(percentOf(moreMoney, lessRate)).toBeGreaterThanOrEqual(line);
        expect(percentOf(lessMoney, moreRate)).toBeGreaterThanOrEqual(line);
      }),
    );
  });

  it('of everything is everything, and half twice is everything within a dollar', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(percentOf(amount, 100)).toBe(amount);
        expect(Math.abs(2 * percentOf(amount, 50) - amount)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
