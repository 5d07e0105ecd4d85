import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#core/charter-time.ts';
import { overlaps, SLOTS, slotRange } from '#features/calendar/domain/index.ts';
import {
  balanceDueAt,
  DURATIONS,
  type DurationKey,
  type EstimateQuestion,
  estimatePrice,
  type PriceEstimate,
  type PriceSheet,
  writePrice,
} from '#features/pricing/domain/index.ts';

/** 5,000 prices in a short run, 100,000 in a full one. */
const CASES = Number(process.env.MUTATIONS ?? 500) * 10;

// Amounts with odd cents and percentages with two decimals: everything the database can hold.
const cents = fc.integer({ min: 0, max: 2_000_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
/** Prices that rise with the hours, as in price sheets; any of them may be missing. */
const prices = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 20_000_000 }), fc.boolean()), {
    minLength: DURATIONS.length,
    maxLength: DURATIONS.length,
  })
  .map((steps) => {
    let price = 0;
    return Object.fromEntries(
      DURATIONS.map(({ key }, index) => {
        const [more = 0, isOffered = false] = steps[index] ?? [];
        price += more;
        return [key, isOffered ? price : null];
      }),
    ) as Record<DurationKey, number | null>;
  });
const sheet: fc.Arbitrary<PriceSheet> = fc.record({
  pricingType: fc.constant('with_amenities' as const),
  prices,
  amenitiesIncluded: fc.constant([]),
  gratuityPercent: percent,
  salesTaxPercent: fc.oneof(fc.constant(0), percent),
  apaPercent: fc.option(percent),
  specialTerms: fc.constant(''),
});
const extra = fc.record({ id: fc.uuid(), name: fc.constant('Extra'), priceCents: cents });
const question: fc.Arbitrary<EstimateQuestion> = fc.record({
  sheets: sheet.map((one) => [one]),
  pricingType: fc.constant('with_amenities' as const),
  hours: fc.integer({ min: 1, max: 168 }),
  extras: fc.array(extra, { maxLength: 6 }),
  depositPercent: percent,
  balanceDue: fc.constant({ before: 24, unit: 'hours' as const }),
});

const sum = (price: PriceEstimate) => price.lines.reduce((total, line) => total + line.cents, 0);
const holds = (property: fc.IProperty<[EstimateQuestion, ...unknown[]]>) =>
  fc.assert(property as fc.IProperty<unknown>, { numRuns: CASES });

describe(`${CASES} charters`, () => {
  test('cost what their lines come to, in whole dollars, none below nothing', () => {
    let priced = 0;
    holds(
      fc.property(question, (asked) => {
        const price = estimatePrice(asked);
        if (!price) return;
        priced += 1;
        expect(sum(price)).toBe(price.totalCents);
        for (const line of price.lines) {
          if (line.cents < 0 || line.cents % 100 !== 0 || !Number.isSafeInteger(line.cents)) {
            throw new Error(`${line.kind} is ${line.cents}`);
          }
        }
        expect(price.depositCents + price.balanceCents).toBe(price.totalCents);
        expect(price.balanceCents).toBeGreaterThanOrEqual(0);
        const written = writePrice(price, null);
        expect(written.lines.reduce((total, { amount }) => total + amount, 0)).toBe(written.total);
        expect(written.deposit.amount + written.balance + written.apa).toBe(written.total);
      }),
    );
    // A run in which all prices were on demand would prove nothing.
    expect(priced).toBeGreaterThan(CASES / 4);
  });

  test('never cost less for more hours', () => {
    holds(
      fc.property(question, fc.integer({ min: 0, max: 100 }), (asked, more) => {
        const [short, long] = [
          estimatePrice(asked),
          estimatePrice({ ...asked, hours: Math.min(168, asked.hours + more) }),
        ];
        if (short && long) expect(long.totalCents).toBeGreaterThanOrEqual(short.totalCents);
        // If the longer charter has a price, the shorter one has one too.
        if (long) expect(short).not.toBeNull();
      }),
    );
  });

  test('never cost less with another extra, and exactly the same whatever the order', () => {
    holds(
      fc.property(question, extra, (asked, another) => {
        const before = estimatePrice(asked);
        const after = estimatePrice({ ...asked, extras: [...asked.extras, another] });
        const turned = estimatePrice({ ...asked, extras: [another, ...asked.extras] });
        if (!before || !after) return;
        expect(after.totalCents - before.totalCents).toBeGreaterThanOrEqual(
          Math.floor(another.priceCents / 100 + 0.5) * 100,
        );
        expect(turned?.totalCents).toBe(after.totalCents);
      }),
    );
  });

  test('never cost less at a higher rate', () => {
    holds(
      fc.property(question, percent, (asked, rate) => {
        const [own] = asked.sheets;
        const before = estimatePrice(asked);
        if (!own || !before) return;
        for (const name of ['gratuityPercent', 'salesTaxPercent', 'apaPercent'] as const) {
          const raised = { ...own, [name]: Math.max(own[name] ?? 0, rate) };
          const after = estimatePrice({ ...asked, sheets: [raised] });
          expect(after?.totalCents, name).toBeGreaterThanOrEqual(before.totalCents);
        }
      }),
    );
  });
});

test('slots last their hours, and the balance is due by the clock, on every day of ten years', () => {
  const [first, last] = ['2026-01-01', '2035-12-31'];
  for (let index = 0; index <= daysBetween(first, last); index += 1) {
    const day = addDays(first, index);
    for (const { id, fromHour, toHour } of SLOTS) {
      const range = slotRange(day, id);
      const hours = (range.to.getTime() - range.from.getTime()) / 3_600_000;
      if (hours !== toHour - fromHour) throw new Error(`${day} ${id} lasts ${hours} hours`);
      const due = balanceDueAt(range.from, { before: 24, unit: 'hours' }, new Date(0));
      if (due?.getTime() !== range.from.getTime() - 24 * 3_600_000) throw new Error(`${day} ${id}: ${due}`);
      const event = balanceDueAt(range.from, { before: 14, unit: 'days' }, new Date(0));
      const fortnightBefore = slotRange(addDays(day, -14), id).from;
      if (event?.getTime() !== fortnightBefore.getTime()) throw new Error(`${day} ${id}: ${event}`);
      if (overlaps(range, slotRange(addDays(day, 1), id))) throw new Error(`${day} ${id} runs into the next`);
    }
  }
});
