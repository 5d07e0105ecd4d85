import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DURATIONS,
  type DurationKey,
  estimatePrice,
  isPriced,
  lineLabel,
  type PriceSheet,
  priceForHours,
} from './domain/index.ts';

const noPrices = Object.fromEntries(DURATIONS.map(({ key }) => [key, null])) as Record<DurationKey, null>;
const sheetOf = (day: number | null, week: number | null, more = {}): PriceSheet => ({
  pricingType: 'with_amenities',
  prices: { ...noPrices, price24Hours: day, priceWeekly: week, ...more },
  amenitiesIncluded: [],
  gratuityPercent: 18,
  salesTaxPercent: 7,
  apaPercent: null,
  specialTerms: '',
});

const labelOf = (sheet: PriceSheet, hours: number) => {
  const price = estimatePrice({
    sheets: [sheet],
    pricingType: 'with_amenities',
    hours,
    extras: [],
    depositPercent: 50,
    balanceDue: { before: 24, unit: 'hours' },
  });
  const [base] = price?.lines ?? [];
  return base && [lineLabel(base), base.cents];
};

describe('several days', () => {
  const both = sheetOf(1_000_000, 5_000_000);

  test.each([
    [24, 'Yacht, 24 hours', 1_000_000],
    [48, 'Yacht, 2 days', 2_000_000],
    [96, 'Yacht, 4 days', 4_000_000],
    // Five single days cost as much as a week here: the label says five days.
    [120, 'Yacht, 5 days', 5_000_000],
    [144, 'Yacht, 6 days at the price of a week', 5_000_000],
    [168, 'Yacht, one week', 5_000_000],
    [216, 'Yacht, 9 days (1 week and 2 days)', 7_000_000],
    [312, 'Yacht, 13 days at the price of 2 weeks', 10_000_000],
    [336, 'Yacht, 2 weeks', 10_000_000],
    [672, 'Yacht, 4 weeks', 20_000_000],
  ])('%i hours: %s', (hours, label, cents) => {
    expect(labelOf(both, hours)).toEqual([label, cents]);
  });

  test('are so many days where no week is priced, and no longer than weeks where no day is', () => {
    expect(labelOf(sheetOf(1_000_000, null), 216)).toEqual(['Yacht, 9 days', 9_000_000]);
    expect(labelOf(sheetOf(null, 5_000_000), 216)).toEqual([
      'Yacht, 9 days at the price of 2 weeks',
      10_000_000,
    ]);
    expect(priceForHours(sheetOf(null, null, { price12Hours: 500_000 }), 48)).toBeNull();
  });

  test('can be chosen where every part of them has a price', () => {
    const hours = (sheet: PriceSheet) => [4, 12, 24, 36, 48, 168, 192, 336].filter((n) => isPriced(sheet, n));
    expect(hours(both)).toEqual([24, 48, 168, 192, 336]);
    expect(hours(sheetOf(null, 5_000_000))).toEqual([168, 336]);
    expect(hours(sheetOf(1_000_000, null, { price4Hours: 100 }))).toEqual([4, 24, 48, 168, 192, 336]);
    expect(hours(sheetOf(null, null, { price12Hours: 100 }))).toEqual([12]);
  });

  test('never cost more than any combination of days and weeks, nor less than fewer days', () => {
    const cents = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 2, max: 28 }), (day, week, days) => {
        const sheet = sheetOf(day, week);
        const priced = priceForHours(sheet, days * 24);
        for (let weeks = 0; weeks <= 4; weeks += 1) {
          const left = Math.max(0, days - 7 * weeks);
          if ((weeks > 0 && week === null) || (left > 0 && day === null)) continue;
          expect(priced?.cents).toBeLessThanOrEqual(weeks * (week ?? 0) + left * (day ?? 0));
        }
        const longer = priceForHours(sheet, (days + 1) * 24);
        if (priced && longer) expect(longer.cents).toBeGreaterThanOrEqual(priced.cents);
        // The price consists of listed prices and covers at least the days asked for.
        if (priced?.stay) {
          const { stay } = priced;
          expect(stay.weeks * 7 + stay.days).toBeGreaterThanOrEqual(days);
          expect(priced.cents).toBe(stay.weeks * (week ?? 0) + stay.days * (day ?? 0));
        }
        if (isPriced(sheet, days * 24)) expect(priced).not.toBeNull();
      }),
      { numRuns: 3_000 },
    );
  });
});
