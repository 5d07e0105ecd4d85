import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { hasPapers, lawfulGuests, offeredGuests, PAPERS, type YachtPapers } from './lawful-guests.ts';

const DAY = '2027-03-06';

const NONE: YachtPapers = {
  charterMode: 'either',
  grossTons: null,
  registrationNumber: null,
  certificateNumber: null,
  certificatePassengers: null,
  certificateValidUntil: null,
  insuranceValidUntil: null,
  liveryValidUntil: null,
};

const certified = (passengers: number, until: string): Partial<YachtPapers> => ({
  certificatePassengers: passengers,
  certificateValidUntil: until,
});

/** The rules of counsel, one per row: the papers, then the most guests with crew, and bareboat. */
const RULES: readonly (readonly [
  said: string,
  papers: Partial<YachtPapers>,
  crewed: number,
  bareboat: number,
])[] = [
  ['nothing of her tonnage', { registrationNumber: 'FL 1234 AB' }, 6, 12],
  ['99.9 gross tons', { grossTons: 99.9 }, 6, 12],
  ['100 gross tons', { grossTons: 100 }, 12, 12],
  ['400 gross tons', { grossTons: 400 }, 12, 12],
  ['a certificate that ends tomorrow', certified(49, '2027-03-07'), 49, 12],
  ['a certificate that ends today', certified(49, DAY), 49, 12],
  ['a certificate that ended yesterday', certified(49, '2027-03-05'), 6, 12],
  ['one that ended, and 100 gross tons', { ...certified(49, '2027-03-05'), grossTons: 100 }, 12, 12],
  ['a certificate for fewer than without one', { ...certified(4, '2030-01-01'), grossTons: 150 }, 4, 12],
  ['a certificate without its passengers', { certificateValidUntil: '2030-01-01' }, 6, 12],
  ['a certificate without its last day', { certificatePassengers: 49 }, 6, 12],
  ['a certificate’s number alone', { certificateNumber: 'MIA-77' }, 6, 12],
  ['insurance alone', { insuranceValidUntil: '2030-01-01' }, 6, 12],
];

test.each(RULES)('%s', (_said, papers, crewed, bareboat) => {
  expect(lawfulGuests({ ...NONE, ...papers }, DAY)).toEqual({ crewed, bareboat });
});

const OFFERED: readonly (readonly [
  said: string,
  capacity: number,
  papers: Partial<YachtPapers>,
  offered: number,
])[] = [
  ['no paper at all: what fits', 40, {}, 40],
  ['no paper at all, with crew: what fits', 40, { charterMode: 'crewed' }, 40],
  ['small, in either way', 40, { grossTons: 30 }, 12],
  ['small, with crew', 40, { grossTons: 30, charterMode: 'crewed' }, 6],
  ['small, bareboat', 40, { grossTons: 30, charterMode: 'bareboat' }, 12],
  ['small, with room for eight', 8, { grossTons: 30 }, 8],
  ['small, with crew and room for four', 4, { grossTons: 30, charterMode: 'crewed' }, 4],
  ['certified for more than fit', 40, certified(49, DAY), 40],
  ['certified for fewer than fit', 60, certified(49, DAY), 49],
  ['certified, bareboat', 60, { ...certified(49, DAY), charterMode: 'bareboat' }, 12],
  ['certified until yesterday', 60, certified(49, '2027-03-05'), 12],
  ['certified until yesterday, with crew', 60, { ...certified(49, '2027-03-05'), charterMode: 'crewed' }, 6],
  [
    'certified for fewer than bareboat, in either way',
    10,
    { ...certified(8, DAY), charterMode: 'either' },
    10,
  ],
  ['certified for fewer, with crew', 10, { ...certified(8, DAY), charterMode: 'crewed' }, 8],
];

test.each(OFFERED)('offered: %s', (_said, capacity, papers, offered) => {
  expect(offeredGuests({ capacity, papers: { ...NONE, ...papers } }, DAY)).toBe(offered);
});

const someDay = fc.integer({ min: -800, max: 800 }).map((days) => addDays(DAY, days));
const orNone = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const papersOf = fc.record<YachtPapers>({
  charterMode: fc.constantFrom('either', 'crewed', 'bareboat'),
  grossTons: orNone(fc.integer({ min: 0, max: 5_000 }).map((tenths) => tenths / 10)),
  registrationNumber: orNone(fc.string({ minLength: 1 })),
  certificateNumber: orNone(fc.string({ minLength: 1 })),
  certificatePassengers: orNone(fc.integer({ min: 1, max: 1_000 })),
  certificateValidUntil: orNone(someDay),
  insuranceValidUntil: orNone(someDay),
  liveryValidUntil: orNone(someDay),
});
const capacityOf = fc.integer({ min: 1, max: 1_000 });

describe('whatever the papers say', () => {
  test('never more than fit, never none', () => {
    fc.assert(
      fc.property(papersOf, capacityOf, someDay, (papers, capacity, day) => {
        const offered = offeredGuests({ capacity, papers }, day);
        expect(offered).toBeLessThanOrEqual(capacity);
        expect(offered).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('above twelve only with a certificate that is valid on that day and says so', () => {
    fc.assert(
      fc.property(papersOf, capacityOf, someDay, (papers, capacity, day) => {
        fc.pre(hasPapers(papers));
        const offered = offeredGuests({ capacity, papers }, day);
        if (offered <= 12) return;
        expect(papers.charterMode).not.toBe('bareboat');
        expect(papers.certificatePassengers).toBeGreaterThanOrEqual(offered);
        expect(String(papers.certificateValidUntil) >= day).toBe(true);
      }),
    );
  });

  test('above six with crew alone only with a valid certificate or 100 gross tons', () => {
    fc.assert(
      fc.property(papersOf, capacityOf, someDay, (papers, capacity, day) => {
        fc.pre(hasPapers(papers) && papers.charterMode === 'crewed');
        if (offeredGuests({ capacity, papers }, day) <= 6) return;
        const isValid = papers.certificateValidUntil !== null && papers.certificateValidUntil >= day;
        expect(isValid || (papers.grossTons ?? 0) >= 100).toBe(true);
      }),
    );
  });

  test('a certificate counts until its last day, and from the next on not at all', () => {
    fc.assert(
      fc.property(papersOf, capacityOf, someDay, (papers, passengers, last) => {
        const held = { ...papers, certificatePassengers: passengers, certificateValidUntil: last };
        const without = { ...papers, certificatePassengers: null, certificateValidUntil: null };
        expect(lawfulGuests(held, last).crewed).toBe(passengers);
        expect(lawfulGuests(held, addDays(last, 1))).toEqual(lawfulGuests(without, last));
      }),
    );
  });

  test('more tons, more room or one more way of chartering her never make it fewer', () => {
    fc.assert(
      fc.property(papersOf, capacityOf, someDay, (papers, capacity, day) => {
        const offered = offeredGuests({ capacity, papers }, day);
        const heavier = { ...papers, grossTons: papers.grossTons === null ? null : papers.grossTons + 100 };
        expect(offeredGuests({ capacity, papers: heavier }, day)).toBeGreaterThanOrEqual(offered);
        expect(offeredGuests({ capacity: capacity + 1, papers }, day)).toBeGreaterThanOrEqual(offered);
        const either = { ...papers, charterMode: 'either' as const };
        expect(offeredGuests({ capacity, papers: either }, day)).toBeGreaterThanOrEqual(offered);
      }),
    );
  });

  test('neither numbers on paper nor insurance and livery change what is lawful', () => {
    fc.assert(
      fc.property(papersOf, papersOf, someDay, (papers, others, day) => {
        const { registrationNumber, certificateNumber, insuranceValidUntil, liveryValidUntil } = others;
        const renamed = {
          ...papers,
          registrationNumber,
          certificateNumber,
          insuranceValidUntil,
          liveryValidUntil,
        };
        expect(lawfulGuests(renamed, day)).toEqual(lawfulGuests(papers, day));
      }),
    );
  });

  test('nothing recorded is told from anything recorded', () => {
    fc.assert(
      fc.property(papersOf, (papers) => {
        expect(hasPapers(papers)).toBe(PAPERS.some((paper) => papers[paper] !== null));
      }),
    );
    expect(hasPapers({ ...NONE, charterMode: 'crewed' })).toBe(false);
  });
});
