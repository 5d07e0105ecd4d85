import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandTier, type PriceSheetInput, priceSheets } from './price-sheet.ts';
import type { PriceSheetSeed } from './yacht-seed.ts';

const BRANDS = ['Sea Ray', 'Azimut', 'Pershing'] as const;

const yachts: fc.Arbitrary<PriceSheetInput> = fc.record({
  id: fc.stringMatching(/^[a-z0-9-]{3,40}$/),
  brand: fc.constantFrom(...BRANDS),
  lengthFt: fc.integer({ min: 26, max: 130 }),
  cabins: fc.integer({ min: 0, max: 6 }),
  amenities: fc.constantFrom<string[][]>([], ['Snorkel gear'], ['Two jet skis', 'Inflatable slide']),
  bareboat: fc.boolean(),
});

function pricesOf(sheet: PriceSheetSeed): (number | null)[] {
  return [
    sheet.price3Hours,
    sheet.price4Hours,
    sheet.price5Hours,
    sheet.price6Hours,
    sheet.price8Hours,
    sheet.price10Hours,
    sheet.price12Hours,
    sheet.price24Hours,
    sheet.priceWeekly,
  ];
}

function offered(sheet: PriceSheetSeed): number[] {
  return pricesOf(sheet).filter((price) => price !== null);
}

function plain(lengthFt: number, brand = 'Azimut'): PriceSheetInput {
  return { id: `plain-${lengthFt}`, brand, lengthFt, cabins: 2, amenities: [], bareboat: false };
}

describe('a price sheet', () => {
  it('rises strictly with the hours, in both lists', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        for (const sheet of Object.values(priceSheets(yacht))) {
          const prices = offered(sheet);
          for (const [index, price] of prices.entries()) {
            if (index > 0) expect(price).toBeGreaterThan(prices[index - 1] ?? Number.NaN);
          }
        }
      }),
    );
  });

  it('is dearer with amenities than without, at every duration, and offers the same durations', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        const { withAmenities, withoutAmenities } = priceSheets(yacht);
        const basic = pricesOf(withoutAmenities);
        for (const [index, price] of pricesOf(withAmenities).entries()) {
          const other = basic[index] ?? null;
          if (price === null || other === null) expect(other).toBe(price);
          else expect(price).toBeGreaterThan(other);
        }
      }),
    );
  });

  it('costs more for a yacht at least a tenth longer in the same tier, whatever the yachts', () => {
    fc.assert(
      fc.property(yachts, fc.integer({ min: 0, max: 60 }), fc.string(), (yacht, extra, id) => {
        const longer = Math.ceil(yacht.lengthFt * 1.1) + extra;
        fc.pre(longer <= 130);
        const short = pricesOf(priceSheets(yacht).withAmenities);
        const long = pricesOf(priceSheets({ ...yacht, id, lengthFt: longer }).withAmenities);
        for (const [index, price] of long.entries()) {
          const other = short[index] ?? null;
          if (price !== null && other !== null) expect(price).toBeGreaterThan(other);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never falls with length for the same yacht', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        fc.pre(yacht.lengthFt < 130);
        const short = priceSheets(yacht).withAmenities.price8Hours ?? 0;
        const long = priceSheets({ ...yacht, lengthFt: yacht.lengthFt + 1 }).withAmenities.price8Hours ?? 0;
        expect(long).toBeGreaterThanOrEqual(short);
      }),
    );
  });

  it('quotes whole multiples of 50 USD and is the same at every call', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        const sheets = priceSheets(yacht);
        expect(priceSheets(yacht)).toEqual(sheets);
        for (const sheet of Object.values(sheets)) {
          for (const price of offered(sheet)) expect(price % 50).toBe(0);
        }
      }),
    );
  });

  it('keeps percentages, and the tax of a bareboat basic charter, within the rules', () => {
    fc.assert(
      fc.property(yachts, (yacht) => {
        const { withAmenities, withoutAmenities } = priceSheets(yacht);
        expect(withAmenities.salesTaxPercent).toBe(7);
        expect(withoutAmenities.salesTaxPercent).toBe(yacht.bareboat ? 0 : 7);
        for (const sheet of [withAmenities, withoutAmenities]) {
          expect(sheet.gratuityPercent).toBeGreaterThanOrEqual(15);
          expect(sheet.gratuityPercent).toBeLessThanOrEqual(20);
          if (yacht.lengthFt < 80) expect(sheet.apaPercent).toBeNull();
          else expect([25, 30, 35]).toContain(sheet.apaPercent);
        }
      }),
    );
  });

  it.each([
    ['26 ft day boat', 26, 'price4Hours', 450, 700],
    ['40 ft express', 40, 'price4Hours', 900, 1350],
    ['65 ft flybridge', 65, 'price4Hours', 2800, 3850],
    ['100 ft superyacht', 100, 'price8Hours', 14_000, 20_000],
  ] as const)('is at the Miami level for a %s', (_label, lengthFt, duration, low, high) => {
    for (const brand of BRANDS) {
      const price = priceSheets(plain(lengthFt, brand)).withAmenities[duration];
      expect(price).toBeGreaterThanOrEqual(low);
      expect(price).toBeLessThanOrEqual(high);
    }
  });

  it('leaves out what the trade does not offer', () => {
    expect(priceSheets(plain(33)).withAmenities).toMatchObject({ price24Hours: null, priceWeekly: null });
    expect(priceSheets({ ...plain(45), cabins: 0 }).withAmenities.price24Hours).toBeNull();
    expect(priceSheets({ ...plain(45), cabins: 1 }).withAmenities.priceWeekly).toBeNull();
    expect(priceSheets(plain(101)).withAmenities.price3Hours).toBeNull();
    expect(priceSheets(plain(60)).withAmenities.priceWeekly).toBeGreaterThan(0);
  });

  it('includes the yacht’s own extras in the full charter only', () => {
    const { withAmenities, withoutAmenities } = priceSheets({ ...plain(70), amenities: ['Two jet skis'] });
    expect(withAmenities.amenitiesIncluded).toContain('Two jet skis');
    expect(withoutAmenities.amenitiesIncluded).not.toContain('Two jet skis');
  });

  it('puts no captain into a bareboat basic charter and says so in its terms', () => {
    const { withoutAmenities } = priceSheets({ ...plain(40), bareboat: true });
    expect(withoutAmenities.amenitiesIncluded.join()).not.toMatch(/captain|crew/i);
    expect(withoutAmenities.specialTerms).toMatch(/bareboat/i);
  });

  it('refuses a length outside the market it knows', () => {
    expect(() => priceSheets(plain(12))).toThrow(RangeError);
    expect(() => priceSheets(plain(180))).toThrow(RangeError);
  });

  it('ranks the tiers', () => {
    expect(brandTier('Sea Ray')).toBeLessThan(brandTier('Princess'));
    expect(brandTier('Princess')).toBeLessThan(brandTier('Riva'));
  });
});
