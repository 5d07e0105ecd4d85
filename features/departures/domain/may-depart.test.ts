import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { lawfulGuests, offeredGuests, type YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { whatIsMissing as words } from '../components/admin/words/en.ts';
import {
  absenceOf,
  checklistOf,
  type DepartureFacts,
  isPassed,
  LICENSES,
  type Missing,
  mayDepart,
} from './index.ts';

const DAY = '2027-03-06';
const NO_PAPERS: YachtPapers = {
  charterMode: 'either',
  grossTons: null,
  registrationNumber: null,
  certificateNumber: null,
  certificatePassengers: null,
  certificateValidUntil: null,
  insuranceValidUntil: null,
  liveryValidUntil: null,
};

/** A charter with crew and six guests that lacks nothing. */
const READY: DepartureFacts = {
  mode: 'crewed',
  firstDay: DAY,
  lastDay: DAY,
  guestCount: 6,
  aboard: { named: 6, unsigned: [] },
  isBoarding: false,
  papers: { ...NO_PAPERS, grossTons: 60, insuranceValidUntil: DAY, liveryValidUntil: DAY },
  captain: { name: 'Ines Duarte', isActive: true, license: 'master-100', licenseValidUntil: DAY },
  agreement: { id: 'a', mode: 'crewed', isSignedByBoth: true, isCurrent: true },
  contract: null,
  stillOut: { yacht: false, captain: false },
  openCents: 0,
  hold: null,
};
const BAREBOAT: DepartureFacts = {
  ...READY,
  mode: 'bareboat',
  guestCount: 12,
  aboard: { named: 12, unsigned: [] },
  agreement: { id: 'a', mode: 'bareboat', isSignedByBoth: true, isCurrent: true },
  contract: { id: 'c', isSigned: true, isCurrent: true },
};

const papers = (more: Partial<YachtPapers>) => ({ papers: { ...READY.papers, ...more } });
const captain = (more: Partial<NonNullable<DepartureFacts['captain']>>) => ({
  captain: {
    name: 'Ines Duarte',
    isActive: true,
    license: 'master-100' as const,
    licenseValidUntil: DAY,
    ...more,
  },
});
const agreement = (more: Partial<NonNullable<DepartureFacts['agreement']>>) => ({
  agreement: { id: 'a', mode: 'crewed' as const, isSignedByBoth: true, isCurrent: true, ...more },
});
const guests = (guestCount: number) => ({ guestCount, aboard: { named: guestCount, unsigned: [] } });
const codes = (missing: readonly Missing[]) =>
  missing.map(({ code, mayOverride }) => (mayOverride ? code : `${code}!`));

/** Charters that each lack one thing; an exclamation mark means that nobody may let it pass. */
const LACKING: readonly (readonly [string, DepartureFacts, readonly string[]])[] = [
  ['nothing, with crew', READY, []],
  ['nothing, bareboat', BAREBOAT, []],
  ['a damage hold', { ...READY, hold: { cents: 250_000, isSettled: false } }, ['no-hold']],
  ['a damage hold, bareboat', { ...BAREBOAT, hold: { cents: 250_000, isSettled: false } }, ['no-hold']],
  ['no damage hold that stands', { ...READY, hold: { cents: 250_000, isSettled: true } }, []],
  ['an agreement, with crew', { ...READY, agreement: null }, ['agreement']],
  ['an agreement, bareboat', { ...BAREBOAT, agreement: null }, ['agreement!']],
  ['a signature', { ...READY, ...agreement({ isSignedByBoth: false }) }, ['agreement']],
  ['an agreement of its own mode', { ...BAREBOAT, ...agreement({ mode: 'crewed' }) }, ['agreement!']],
  ['an agreement on what is agreed now', { ...READY, ...agreement({ isCurrent: false }) }, ['agreement']],
  ['room for the seventh', { ...READY, ...guests(7) }, ['too-many-guests!']],
  ['room for the thirteenth, bareboat', { ...BAREBOAT, ...guests(13) }, ['too-many-guests!']],
  ['room for one who came along', { ...READY, aboard: { named: 7, unsigned: [] } }, ['too-many-guests!']],
  ['two names', { ...READY, aboard: { named: 4, unsigned: [] } }, ['guests-unnamed']],
  [
    'a waiver',
    { ...READY, aboard: { named: 6, unsigned: [{ id: 'g', name: 'Rosa', isAboard: false }] } },
    ['waiver'],
  ],
  ['a captain', { ...READY, captain: null }, ['no-captain!']],
  ['a captain who is on the list', { ...READY, ...captain({ isActive: false }) }, ['captain-off!']],
  [
    'a captain who is on the list, bareboat',
    { ...BAREBOAT, ...captain({ isActive: false }) },
    ['captain-off!'],
  ],
  ['a captain of the charterer’s choice', { ...BAREBOAT, captain: null, contract: null }, ['no-captain!']],
  ['a contract with the captain', { ...BAREBOAT, contract: null }, ['captain-contract!']],
  [
    'a signature under the captain’s contract',
    { ...BAREBOAT, contract: { id: 'c', isSigned: false, isCurrent: true } },
    ['captain-contract!'],
  ],
  [
    'a contract with the captain whom they have now',
    { ...BAREBOAT, contract: { id: 'c', isSigned: true, isCurrent: false } },
    ['captain-contract!'],
  ],
  [
    'a valid license, bareboat',
    { ...BAREBOAT, ...captain({ licenseValidUntil: '2027-03-05' }) },
    ['license-ended!'],
  ],
  [
    'a license for her guests, bareboat',
    { ...BAREBOAT, ...captain({ license: 'oupv' }) },
    ['license-too-small!'],
  ],
  ['a valid license', { ...READY, ...captain({ licenseValidUntil: '2027-03-05' }) }, ['license-ended!']],
  ['a license’s last day', { ...READY, ...captain({ licenseValidUntil: null }) }, ['license-ended!']],
  [
    'a valid license to the last day',
    { ...READY, lastDay: '2027-03-07' },
    ['license-ended!', 'insurance-ended'],
  ],
  ['a license for her tonnage', { ...READY, ...captain({ license: 'master-50' }) }, ['license-too-small!']],
  [
    'a master for twelve',
    {
      ...READY,
      ...guests(12),
      ...papers({ grossTons: 60, certificatePassengers: 12, certificateValidUntil: DAY }),
      ...captain({ license: 'oupv' }),
    },
    ['license-too-small!'],
  ],
  [
    'a master for an inspected yacht',
    {
      ...READY,
      ...papers({ certificatePassengers: 12, certificateValidUntil: DAY }),
      ...captain({ license: 'oupv' }),
    },
    ['license-too-small!'],
  ],
  ['nothing, with an operator and six', { ...READY, ...captain({ license: 'oupv' }) }, []],
  [
    'a certificate that has not ended',
    { ...READY, ...papers({ certificatePassengers: 12, certificateValidUntil: '2027-03-05' }) },
    ['certificate-ended!'],
  ],
  [
    'insurance, with crew',
    { ...READY, ...papers({ insuranceValidUntil: '2027-03-05' }) },
    ['insurance-ended'],
  ],
  ['insurance, bareboat', { ...BAREBOAT, ...papers({ insuranceValidUntil: null }) }, ['insurance-ended!']],
  ['a livery permit', { ...BAREBOAT, ...papers({ liveryValidUntil: '2027-03-05' }) }, ['livery-ended!']],
  ['nothing: with crew she is no livery', { ...READY, ...papers({ liveryValidUntil: null }) }, []],
  ['a yacht that is out', { ...READY, stillOut: { yacht: true, captain: false } }, ['yacht-out!']],
  ['a captain who is out', { ...READY, stillOut: { yacht: false, captain: true } }, ['captain-out!']],
  ['money', { ...READY, openCents: 1 }, ['unpaid']],
];

test.each(LACKING)('missing: %s', (_said, facts, missing) => {
  expect(codes(mayDepart(facts, words))).toEqual(missing);
});

test('the charter desk may let pass who has not come, and nothing else', () => {
  const unsigned = [
    { id: 'ana', name: 'Ana', isAboard: true },
    { id: 'ben', name: 'Ben', isAboard: false },
  ];
  const lacking = { ...READY, ...agreement({ isSignedByBoth: false }), openCents: 1 };
  const found = (isBoarding: boolean) =>
    mayDepart({ ...lacking, aboard: { named: 5, unsigned }, isBoarding }, words);
  const absent = (isBoarding: boolean) =>
    found(isBoarding).flatMap(({ isAbsence, point }) => (isAbsence ? [point] : []));
  expect(absent(true)).toEqual(['guests-unnamed:1', 'waiver:ben']);
  // Before anybody can come aboard, it says nothing that somebody has not.
  expect(absent(false)).toEqual([]);
  const passed = new Set([
    'waiver:ana',
    absenceOf('waiver:ana'),
    absenceOf('waiver:ben'),
    absenceOf('unpaid:1'),
  ]);
  const left = (points: ReadonlySet<string>) =>
    found(true).flatMap((one) => (isPassed(one, points) ? [] : [one.code]));
  expect(left(passed)).toEqual(['agreement', 'guests-unnamed', 'unpaid']);
  passed.delete('waiver:ana');
  expect(left(passed)).toEqual(['agreement', 'guests-unnamed', 'waiver', 'unpaid']);
});

test('what is said is for whoever stands on the dock', () => {
  expect(
    mayDepart(
      {
        ...READY,
        guestCount: 7,
        aboard: { named: 5, unsigned: [{ id: 'g', name: 'Rosa', isAboard: false }] },
        ...captain({ licenseValidUntil: '2027-03-05' }),
        openCents: 123_450,
      },
      words,
    ).map(({ sentence }) => sentence),
  ).toEqual([
    '7 guests are more than the 6 that she may carry with captain and crew.',
    'Names are missing: 2 of 7 guests.',
    'Rosa has not signed a waiver.',
    'The license of Captain Ines Duarte is valid until Mar 5, 2027 only.',
    '$1,234.50 is still to be paid.',
  ]);
});

/**
 * The rules, written down a second time from the statutes and product 12.2 alone. Nothing here is taken from the code that it
 * tests.
 */
const TABLE = {
  /** Mode, from so many gross tons, certificate → the most guests; "COI" means the number in the certificate. */
  most: [
    ['bareboat', 0, 'any', 12],
    ['crewed', 0, 'valid', 'COI'],
    ['crewed', 100, 'none', 12],
    ['crewed', 0, 'none', 6],
  ],
  /** For each license: below so many tons, the most guests, and whether it is good for an inspected yacht. */
  licenses: {
    oupv: [100, 6, false],
    'master-25': [25, 9_999, true],
    'master-50': [50, 9_999, true],
    'master-100': [100, 9_999, true],
    'master-200': [200, 9_999, true],
    'master-500': [500, 9_999, true],
    'master-1600': [1_600, 9_999, true],
    master: [999_999, 9_999, true],
  },
  /** The points that nobody may let pass, with crew and bareboat. */
  never: {
    crewed: [
      ...(['too-many-guests', 'no-captain', 'captain-off', 'license-ended', 'license-too-small'] as const),
      ...(['certificate-ended', 'yacht-out', 'captain-out'] as const),
    ],
    bareboat: [
      ...(['agreement', 'too-many-guests', 'no-captain', 'captain-contract', 'captain-off'] as const),
      ...(['license-ended', 'license-too-small', 'insurance-ended', 'livery-ended'] as const),
      ...(['yacht-out', 'captain-out'] as const),
    ],
  },
} as const;

function mostByTable(mode: string, yacht: YachtPapers, day: string): number {
  const valid =
    yacht.certificatePassengers !== null &&
    yacht.certificateValidUntil !== null &&
    yacht.certificateValidUntil >= day;
  for (const [of, tons, certificate, most] of TABLE.most) {
    if (of !== mode || (yacht.grossTons ?? 0) < tons) continue;
    if (certificate === 'valid' && !valid) continue;
    return most === 'COI' ? (yacht.certificatePassengers ?? 0) : most;
  }
  throw new Error('The table has a row for each');
}

function missingByTable(facts: DepartureFacts): string[] {
  const { mode, firstDay, lastDay, papers: yacht, captain: by, agreement: signed } = facts;
  const aboard = facts.aboard.named > facts.guestCount ? facts.aboard.named : facts.guestCount;
  const over = (day: string | null) => day === null || day < lastDay;
  const found: string[] = [];
  const isSigned = signed !== null && signed.mode === mode && signed.isSignedByBoth && signed.isCurrent;
  if (!isSigned) found.push('agreement');
  const [onFirst, onLast] = [mostByTable(mode, yacht, firstDay), mostByTable(mode, yacht, lastDay)];
  if (aboard > onFirst || aboard > onLast) found.push('too-many-guests');
  if (facts.aboard.named < facts.guestCount) found.push('guests-unnamed');
  for (const _ of facts.aboard.unsigned) found.push('waiver');
  if (by === null) found.push('no-captain');
  const agreed = facts.contract?.isSigned === true && facts.contract.isCurrent;
  if (mode === 'bareboat' && by !== null && !agreed) found.push('captain-contract');
  if (by !== null && by.isActive === false) found.push('captain-off');
  if (by !== null && facts.stillOut.captain) found.push('captain-out');
  if (by !== null && over(by.licenseValidUntil)) found.push('license-ended');
  if (by !== null) {
    const [tons, most, inspected] = TABLE.licenses[by.license];
    const isInspected = yacht.certificatePassengers !== null && !over(yacht.certificateValidUntil);
    const weighs = yacht.grossTons === null ? 99 : yacht.grossTons;
    if (weighs >= tons || aboard > most || (isInspected && !inspected)) found.push('license-too-small');
  }
  if (facts.stillOut.yacht) found.push('yacht-out');
  if (mode === 'crewed' && yacht.certificateValidUntil !== null && over(yacht.certificateValidUntil))
    found.push('certificate-ended');
  if (over(yacht.insuranceValidUntil)) found.push('insurance-ended');
  if (mode === 'bareboat' && over(yacht.liveryValidUntil)) found.push('livery-ended');
  if (facts.openCents > 0) found.push('unpaid');
  if (facts.hold && !facts.hold.isSettled) found.push('no-hold');
  return found;
}

/** Days and figures near the limits of the rules, so that most cases are close calls. */
const someDay = fc.integer({ min: -3, max: 4 }).map((days) => addDays(DAY, days));
const orNone = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const tons = fc.oneof(
  fc.constantFrom(24.9, 25, 49.9, 50, 99.9, 100, 199.9, 200, 499.9, 500, 1_599.9, 1_600),
  fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10),
);
const mode = fc.constantFrom('crewed' as const, 'bareboat' as const);
const figure = fc.oneof(
  fc.constantFrom(1, 5, 6, 7, 8, 11, 12, 13, 14, 49, 50),
  fc.integer({ min: 1, max: 160 }),
);
const papersOf = fc.record<YachtPapers>({
  charterMode: fc.constantFrom('either', 'crewed', 'bareboat'),
  grossTons: orNone(tons),
  registrationNumber: orNone(fc.constant('123456')),
  certificateNumber: orNone(fc.constant('COI')),
  certificatePassengers: orNone(figure),
  certificateValidUntil: orNone(someDay),
  insuranceValidUntil: orNone(someDay),
  liveryValidUntil: orNone(someDay),
});
const factsOf: fc.Arbitrary<DepartureFacts> = fc
  .record({
    mode,
    start: fc.integer({ min: -1, max: 1 }),
    days: fc.constantFrom(0, 0, 1, 3),
    guestCount: figure,
    aboard: fc.record({
      named: fc.integer({ min: 0, max: 60 }),
      unsigned: fc.constantFrom(
        [],
        [],
        [{ id: 'g1', name: 'Rosa', isAboard: false }],
        [
          { id: 'g1', name: 'Rosa', isAboard: true },
          { id: 'g2', name: 'Rosa', isAboard: false },
        ],
      ),
    }),
    isBoarding: fc.boolean(),
    papers: papersOf,
    captain: orNone(
      fc.record({
        name: fc.constant('Ines Duarte'),
        isActive: fc.constantFrom(true, true, true, false),
        license: fc.constantFrom(...LICENSES.map(({ id }) => id)),
        licenseValidUntil: orNone(someDay),
      }),
    ),
    agreement: orNone(
      fc.record({
        id: fc.constant('a'),
        mode: orNone(mode),
        isSignedByBoth: fc.boolean(),
        isCurrent: fc.boolean(),
      }),
    ),
    contract: orNone(fc.record({ id: fc.constant('c'), isSigned: fc.boolean(), isCurrent: fc.boolean() })),
    stillOut: fc.record({ yacht: fc.boolean(), captain: fc.boolean() }),
    openCents: fc.constantFrom(0, 0, 1, 250_000),
    hold: orNone(fc.record({ cents: fc.constant(250_000), isSettled: fc.boolean() })),
    isAllNamed: fc.boolean(),
  })
  .map(({ start, days, isAllNamed, ...facts }) => ({
    ...facts,
    firstDay: addDays(DAY, start),
    lastDay: addDays(DAY, start + days),
    aboard: isAllNamed ? { ...facts.aboard, named: facts.guestCount } : facts.aboard,
  }));

const CASES = { numRuns: 100_000 };
/** Enough for a hundred thousand cases on a slow machine. */
const PATIENCE_MS = 240_000;

describe('over a hundred thousand cases, against the rules as a second hand wrote them down', () => {
  test(
    'the most guests are the table’s, and no more are offered than in a way in which she is chartered',
    () => {
      fc.assert(
        fc.property(papersOf, someDay, figure, (yacht, day, capacity) => {
          const lawful = lawfulGuests(yacht, day);
          const ways = {
            crewed: mostByTable('crewed', yacht, day),
            bareboat: mostByTable('bareboat', yacht, day),
          };
          expect(lawful).toEqual(ways);
          const isRecorded = Object.entries(yacht).some(
            ([field, value]) => field !== 'charterMode' && value !== null,
          );
          const most =
            yacht.charterMode === 'either' ? Math.max(ways.crewed, ways.bareboat) : ways[yacht.charterMode];
          const offered = offeredGuests({ capacity, papers: yacht }, day);
          expect(offered).toBe(isRecorded && most < capacity ? most : capacity);
        }),
        CASES,
      );
    },
    PATIENCE_MS,
  );

  test(
    'what is missing is the table’s, and an unlawful number never leaves, whatever is let pass',
    () => {
      fc.assert(
        fc.property(factsOf, (facts) => {
          const missing = mayDepart(facts, words);
          const by = missingByTable(facts);
          expect(missing.map(({ code }) => code)).toEqual(by);
          const never: readonly string[] = TABLE.never[facts.mode];
          for (const { code, mayOverride } of missing) expect(mayOverride, code).toBe(!never.includes(code));
          const leaves = missing.every(({ mayOverride }) => mayOverride);
          const most = Math.min(
            ...[facts.firstDay, facts.lastDay].map((day) => mostByTable(facts.mode, facts.papers, day)),
          );
          // Bareboat, nothing leaves without a captain of the charterer's choice and a current contract that is signed.
          if (leaves && facts.mode === 'bareboat')
            expect(facts).toMatchObject({ captain: {}, contract: { isSigned: true, isCurrent: true } });
          if (leaves) expect(Math.max(facts.guestCount, facts.aboard.named)).toBeLessThanOrEqual(most);
          expect(new Set(missing.map(({ point }) => point)).size).toBe(missing.length);
        }),
        CASES,
      );
    },
    PATIENCE_MS,
  );
});

describe('the checklist', () => {
  const statesOf = (facts: Partial<DepartureFacts>) =>
    Object.fromEntries(
      checklistOf(mayDepart({ ...READY, ...facts }, words)).map(({ check, state }) => [check, state]),
    );

  test('is done where nothing is missing', () => {
    expect(new Set(Object.values(statesOf({})))).toEqual(new Set(['done']));
  });

  test('has waivers wait for names that are missing', () => {
    expect(statesOf({ aboard: { named: 0, unsigned: [] } })).toMatchObject({
      guests: 'missing',
      waivers: 'waits',
      papers: 'done',
    });
  });

  test('tells a waiver that is not signed as missing, whoever else is not named', () => {
    const aboard = { named: 5, unsigned: [{ id: 'g', name: 'Ana Reyes', isAboard: false }] };
    expect(statesOf({ aboard })).toMatchObject({ guests: 'missing', waivers: 'missing' });
  });
});
