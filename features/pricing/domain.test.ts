import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { aPrice } from '#tests/builders/price.ts';
import {
  allInPrice,
  balanceDueAt,
  balanceFallsDue,
  DURATIONS,
  type DurationKey,
  estimatePrice,
  headlinePrice,
  hoursOfSlot,
  type PriceSheet,
  paymentTermsOf,
  pricedDurations,
  priceForHours,
  readPricingType,
  startingPrice,
} from './domain/index.ts';
import { parseAmenities } from './queries.ts';

const noPrices = Object.fromEntries(DURATIONS.map(({ key }) => [key, null])) as Record<DurationKey, null>;

function sheetOf(prices: Partial<Record<DurationKey, number>>, fields: Partial<PriceSheet> = {}): PriceSheet {
  return {
    pricingType: 'with_amenities',
    prices: { ...noPrices, ...prices },
    amenitiesIncluded: [],
    gratuityPercent: 18,
    salesTaxPercent: 7,
    apaPercent: null,
    specialTerms: '',
    ...fields,
  };
}

describe('the starting price', () => {
  test('is the lowest of all listed prices, whatever the duration and the type', () => {
    const full = sheetOf({ price4Hours: 200_000, priceWeekly: 3_000_000 });
    const basic = sheetOf(
      { price3Hours: 150_000, price8Hours: 140_000 },
      { pricingType: 'without_amenities' },
    );
    expect(startingPrice([full, basic])?.cents).toBe(140_000);
    expect(startingPrice([full])?.cents).toBe(200_000);
  });

  test('is named with what it is the price of, the shorter of two at one price', () => {
    const full = sheetOf({ price4Hours: 90_000, price3Hours: 90_000, price8Hours: 95_000 });
    expect(startingPrice([full])).toMatchObject({
      pricingType: 'with_amenities',
      duration: { hours: 3 },
      cents: 90_000,
    });
  });

  test('is none when nothing is listed', () => {
    expect(startingPrice([])).toBeNull();
    expect(startingPrice([sheetOf({})])).toBeNull();
  });
});

describe('the headline price', () => {
  const basic = sheetOf({ price8Hours: 100_000 }, { pricingType: 'without_amenities' });

  test('is what a full day with full amenities comes to, every fee in it', () => {
    const full = sheetOf(
      { price3Hours: 200_000, price8Hours: 1_200_000 },
      { gratuityPercent: 18, salesTaxPercent: 7, apaPercent: 30 },
    );
    expect(headlinePrice([basic, full])).toEqual({ pricingType: 'with_amenities', cents: 1_860_000 });
  });

  test('is the next longer duration’s where eight hours have no price', () => {
    const full = sheetOf({ price3Hours: 200_000, price10Hours: 300_000 });
    expect(headlinePrice([full])?.cents).toBe(allInPrice([full], 'with_amenities', 10));
  });

  test('is the basic charter’s where a full day with amenities is on demand', () => {
    const short = sheetOf({ price3Hours: 200_000 });
    expect(headlinePrice([short, basic])?.pricingType).toBe('without_amenities');
    expect(headlinePrice([short])).toBeNull();
    expect(headlinePrice([])).toBeNull();
  });
});

describe('the amenities', () => {
  test('are read from JSON text', () => {
    expect(parseAmenities('["Captain","Towels"]')).toEqual(['Captain', 'Towels']);
  });

  test('are an empty list when the text is no list in JSON', () => {
    for (const text of ['', 'Captain, towels', '{"a":1}', 'null', '"Captain"', '[', '[1,null,{}," "]']) {
      expect(parseAmenities(text), text).toEqual([]);
    }
  });

  test('never throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseAmenities(text))));
  });
});

test('the durations are 3, 4, 5, 6, 8, 10, 12 and 24 hours and a week', () => {
  expect(DURATIONS.map(({ hours }) => hours)).toEqual([3, 4, 5, 6, 8, 10, 12, 24, 168]);
});

test('a slot is 3, 5, 3 or 8 hours', () => {
  expect((['morning', 'afternoon', 'evening', 'full-day'] as const).map(hoursOfSlot)).toEqual([3, 5, 3, 8]);
});

test('a pricing type that is none is full amenities', () => {
  expect(readPricingType('without_amenities')).toBe('without_amenities');
  for (const text of ['basic', '', null, undefined]) expect(readPricingType(text)).toBe('with_amenities');
});

test('without a pricing type it is the one that prices the hours asked for, full amenities before the other', () => {
  const full = sheetOf({ price8Hours: 180_000 });
  const basic = {
    ...sheetOf({ price4Hours: 90_000, price8Hours: 150_000 }),
    pricingType: 'without_amenities',
  } as const;
  expect(readPricingType(null, [full, basic], 4)).toBe('without_amenities');
  expect(readPricingType('with_amenities', [full, basic], 4)).toBe('with_amenities');
  for (const hours of [0, 8, 5]) expect(readPricingType(null, [basic, full], hours)).toBe('with_amenities');
  // A yacht whose card names a basic charter's price opens with that price.
  const partly = sheetOf({ price4Hours: 80_000 });
  for (const hours of [0, 5]) {
    expect(readPricingType(null, [partly, basic], hours)).toBe('without_amenities');
    expect(readPricingType(null, [basic], hours)).toBe('without_amenities');
  }
  const short = { ...sheetOf({ price3Hours: 50_000 }), pricingType: 'without_amenities' } as const;
  expect(readPricingType(null, [sheetOf({}), short])).toBe('without_amenities');
});

describe('the price for a number of hours', () => {
  test('is that of the duration, or of the next longer one that is priced', () => {
    const sheet = sheetOf({ price4Hours: 100_000, price8Hours: 180_000, price24Hours: 300_000 });
    expect(priceForHours(sheet, 4)).toMatchObject({ cents: 100_000, duration: { hours: 4 } });
    expect(priceForHours(sheet, 3)).toMatchObject({ cents: 100_000, duration: { hours: 4 } });
    expect(priceForHours(sheet, 5)).toMatchObject({ cents: 180_000, duration: { hours: 8 } });
    expect(priceForHours(sheet, 10)).toMatchObject({ cents: 300_000, duration: { hours: 24 } });
  });

  test('is on demand when no duration is long enough', () => {
    expect(priceForHours(sheetOf({ price4Hours: 100_000 }), 5)).toBeNull();
    expect(priceForHours(sheetOf({}), 3)).toBeNull();
  });
});

describe('an estimate', () => {
  const question = {
    sheets: [
      sheetOf(
        { price5Hours: 250_050, price8Hours: 400_000 },
        { gratuityPercent: 18, salesTaxPercent: 7, apaPercent: 30 },
      ),
    ],
    pricingType: 'with_amenities',
    hours: 5,
    extras: [
      { id: 'jet-ski', name: 'Jet ski', priceCents: 35_000 },
      { id: 'chef-cuisine', name: 'Chef cuisine', priceCents: 120_000 },
    ],
    depositPercent: 50,
    balanceDue: { before: 24, unit: 'hours' },
  } as const;

  test('is worked out as the business does it', () => {
    // Base 2,500.50 → 2,501; extras 350 and 1,200; gratuity 18 % of 2,501 = 450.18 → 450;
    // tax 7 % of 4,051 = 283.57 → 284; APA 30 % of 2,501 = 750.30 → 750; deposit 50 % of 4,335 = 2,167.50 → 2,168.
    expect(estimatePrice(question)).toEqual({
      pricingType: 'with_amenities',
      lines: [
        { kind: 'base', cents: 250_100, hours: 5, duration: DURATIONS[2] },
        { kind: 'extra', cents: 35_000, id: 'jet-ski', name: 'Jet ski' },
        { kind: 'extra', cents: 120_000, id: 'chef-cuisine', name: 'Chef cuisine' },
        { kind: 'gratuity', cents: 45_000, percent: 18 },
        { kind: 'sales-tax', cents: 28_400, percent: 7 },
        { kind: 'apa', cents: 75_000, percent: 30 },
      ],
      subtotalCents: 405_100,
      totalCents: 553_500,
      depositPercent: 50,
      balanceDue: { before: 24, unit: 'hours' },
      depositCents: 216_800,
      balanceCents: 336_700,
    });
  });

  test('rounds exact halves up, also where binary fractions fall short of them', () => {
    const sheets = [sheetOf({ price3Hours: 125_000 }, { gratuityPercent: 8.2, salesTaxPercent: 7 })];
    const lines = estimatePrice({ ...question, sheets, hours: 3, extras: [] })?.lines;
    // 8.2 % of 1,250 is 102.50; 7 % of 1,250 is 87.50.
    expect(lines?.map(({ cents }) => cents)).toEqual([125_000, 10_300, 8_800]);
  });

  test('always names the gratuity, the tax only above 0, the APA only when it is asked for', () => {
    const kinds = (fields: Partial<PriceSheet>) =>
      estimatePrice({ ...question, sheets: [sheetOf({ price5Hours: 1000 }, fields)], extras: [] })?.lines.map(
        ({ kind }) => kind,
      );
    expect(kinds({ gratuityPercent: 0, salesTaxPercent: 0, apaPercent: null })).toEqual(['base', 'gratuity']);
    expect(kinds({ salesTaxPercent: 7, apaPercent: 0 })).toEqual(['base', 'gratuity', 'sales-tax', 'apa']);
  });

  test('is on demand when the type has no sheet, or no duration covers the hours', () => {
    expect(estimatePrice({ ...question, pricingType: 'without_amenities' })).toBeNull();
    expect(estimatePrice({ ...question, hours: 9 })).toBeNull();
    expect(estimatePrice({ ...question, sheets: [] })).toBeNull();
  });
});

describe('payment', () => {
  const rules = {
    charterDepositPercent: 50,
    charterBalanceHoursBefore: 24,
    eventDepositPercent: 30,
    eventBalanceDaysBefore: 14,
  };
  // Noon on a Saturday, six days after the clocks went forward (March 14): the 14 days before it include the change.
  const departsAt = instantAt('2027-03-20', 12);

  test('of a charter is half first, and the rest by the hour before departure', () => {
    const terms = paymentTermsOf(rules, 'charter');
    expect(terms).toEqual({ depositPercent: 50, balanceDue: { before: 24, unit: 'hours' } });
    expect(balanceFallsDue(departsAt, terms.balanceDue)).toEqual(instantAt('2027-03-19', 12));
  });

  test('of an event is less first, and the rest by the calendar, whatever the clocks do', () => {
    const terms = paymentTermsOf(rules, 'event');
    expect(terms).toEqual({ depositPercent: 30, balanceDue: { before: 14, unit: 'days' } });
    expect(balanceFallsDue(departsAt, terms.balanceDue)).toEqual(instantAt('2027-03-06', 12));
  });

  test('of the rest is with the deposit once its time has come', () => {
    const due = { before: 14, unit: 'days' } as const;
    const fallsDue = balanceFallsDue(departsAt, due);
    expect(balanceDueAt(departsAt, due, new Date(fallsDue.getTime() - 1))).toEqual(fallsDue);
    expect(balanceDueAt(departsAt, due, fallsDue)).toBeNull();
  });

  test('asks for the deposit that the rule names, of the charter, its extras and the tax', () => {
    const priced = aPrice({ ...paymentTermsOf(rules, 'event'), baseCents: 300_000 });
    // 30 % of 3,210: the base of 3,000 and 210 of tax.
    expect(priced).toMatchObject({
      depositPercent: 30,
      depositCents: 96_300,
      balanceCents: 278_700,
      balanceDue: { before: 14, unit: 'days' },
    });
  });
});

describe('for any price sheet and any extras', () => {
  const cents = fc.integer({ min: 0, max: 20_000_000 });
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const extra = fc.record({ id: fc.string(), name: fc.string(), priceCents: cents });
  const rates = { gratuityPercent: percent, salesTaxPercent: percent, apaPercent: fc.option(percent) };
  const ascending = fc
    .array(fc.option(cents), { minLength: DURATIONS.length, maxLength: DURATIONS.length })
    .map((amounts) => {
      const sorted = amounts.filter((amount) => amount !== null).sort((a, b) => a - b);
      return Object.fromEntries(
        DURATIONS.map(({ key }, index) => [key, amounts[index] === null ? null : (sorted.shift() ?? null)]),
      ) as Record<DurationKey, number | null>;
    });
  const sheet = fc
    .record({ prices: ascending, ...rates })
    .map((fields): PriceSheet => ({ ...sheetOf({}), ...fields }));
  const hours = fc.integer({ min: 1, max: 168 });
  const question = fc.record({
    sheets: sheet.map((one) => [one]),
    pricingType: fc.constant('with_amenities' as const),
    hours,
    extras: fc.array(extra, { maxLength: 8 }),
    depositPercent: percent,
    balanceDue: fc.record({
      before: fc.nat(1_000),
      unit: fc.constantFrom('hours' as const, 'days' as const),
    }),
  });

  test('the lines sum to the total, base and extras to the subtotal', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const estimate = estimatePrice(asked);
        if (!estimate) return;
        const sum = (kinds: string[]) =>
          estimate.lines
            .filter((line) => kinds.includes(line.kind))
            .reduce((all, line) => all + line.cents, 0);
        expect(sum(['base', 'extra', 'gratuity', 'sales-tax', 'apa'])).toBe(estimate.totalCents);
        expect(sum(['base', 'extra'])).toBe(estimate.subtotalCents);
        expect(estimate.lines.filter((line) => line.kind === 'extra')).toHaveLength(asked.extras.length);
      }),
    );
  });

  test('every amount is whole dollars and none is negative', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const estimate = estimatePrice(asked);
        if (!estimate) return;
        const { lines, subtotalCents, totalCents, depositCents } = estimate;
        for (const amount of [...lines.map((line) => line.cents), subtotalCents, totalCents, depositCents]) {
          expect(amount % 100).toBe(0);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('an all-in price is the estimate of that time without extras, however it is paid', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const estimate = estimatePrice({ ...asked, extras: [] });
        expect(allInPrice(asked.sheets, asked.pricingType, asked.hours)).toBe(estimate?.totalCents ?? null);
      }),
    );
  });

  test('the deposit is never more than the total', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const estimate = estimatePrice(asked);
        if (estimate) expect(estimate.depositCents).toBeLessThanOrEqual(estimate.totalCents);
      }),
    );
  });

  test('more hours never cost less', () => {
    fc.assert(
      fc.property(question, hours, (asked, more) => {
        const longer = estimatePrice({ ...asked, hours: asked.hours + more });
        const shorter = estimatePrice(asked);
        if (!longer) return;
        expect(shorter).not.toBeNull();
        expect(longer.totalCents).toBeGreaterThanOrEqual(shorter?.totalCents ?? 0);
      }),
    );
  });

  test('another extra adds at least its own price, and changes neither gratuity nor APA', () => {
    fc.assert(
      fc.property(question, extra, (asked, added) => {
        const without = estimatePrice(asked);
        const with_ = estimatePrice({ ...asked, extras: [...asked.extras, added] });
        if (!without || !with_) return;
        const price = Math.floor(added.priceCents / 100 + 0.5) * 100;
        expect(with_.totalCents - without.totalCents).toBeGreaterThanOrEqual(price);
        const ofBase = (estimate: typeof with_) =>
          estimate.lines.filter((line) => line.kind === 'gratuity' || line.kind === 'apa');
        expect(ofBase(with_)).toEqual(ofBase(without));
        expect(with_.depositCents).toBeGreaterThanOrEqual(without.depositCents);
      }),
    );
  });

  test('a higher rate never makes it cheaper', () => {
    fc.assert(
      fc.property(
        question,
        fc.constantFrom('gratuityPercent', 'salesTaxPercent', 'apaPercent' as const),
        percent,
        (asked, rate, more) => {
          const [one] = asked.sheets;
          if (!one) return;
          const raised = { ...one, [rate]: (one[rate] ?? 0) + more };
          const before = estimatePrice(asked);
          const after = estimatePrice({ ...asked, sheets: [raised] });
          expect(after?.totalCents ?? 0).toBeGreaterThanOrEqual(before?.totalCents ?? 0);
        },
      ),
    );
  });

  test('the starting price is one of the listed prices and none is below it', () => {
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 3 }), (sheets) => {
        const listed = sheets.flatMap(pricedDurations).map((priced) => priced.cents);
        const lowest = startingPrice(sheets)?.cents ?? null;
        if (listed.length === 0) expect(lowest).toBeNull();
        else expect(listed.every((amount) => lowest !== null && lowest <= amount)).toBe(true);
      }),
    );
  });
});
