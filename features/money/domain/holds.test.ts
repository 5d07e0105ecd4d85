import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHARGE_STATES,
  chargeDue,
  chargeGoesForward,
  endedInCash,
  HOLD_STATES,
  HOLD_WAYS,
  type HoldFacts,
  hasOutlived,
  holdGoesForward,
  holdView,
  isByProvider,
  isLiveHold,
  isSettledHold,
  nextByCard,
  nextOfHold,
  type StatementPiece,
  takenInCash,
} from './index.ts';

const NOW = new Date('2027-03-06T15:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

const OWED = { id: 'owed', holdCents: 250_000, dueAt: hours(-1) };
const HELD: NonNullable<HoldFacts['live']> = {
  obligationId: 'owed',
  cents: 250_000,
  way: 'saved-card',
  state: 'held',
  isOrdered: false,
  releaseAt: null,
  isKept: false,
};
const FACTS: HoldFacts = {
  now: NOW,
  isConfirmed: true,
  returnsAt: hours(50),
  owed: OWED,
  live: null,
  isTried: false,
  isOutlived: false,
  hasCard: true,
};

describe('what is to be done about a damage hold', () => {
  test.each<readonly [string, Partial<HoldFacts>, ReturnType<typeof nextOfHold>]>([
    ['due, with a kept card', {}, 'authorize'],
    ['due, without one', { hasCard: false }, 'ask'],
    ['tried in vain', { isTried: true }, 'nothing'],
    ['released by its bank after days', { isTried: true, isOutlived: true }, 'authorize'],
    ['so, and the card is kept no longer', { isTried: true, isOutlived: true, hasCard: false }, 'nothing'],
    ['so, after the charter', { isTried: true, isOutlived: true, returnsAt: NOW }, 'nothing'],
    ['not due yet', { owed: { ...OWED, dueAt: hours(1) } }, 'nothing'],
    ['none owed', { owed: null }, 'nothing'],
    ['a charter that is not confirmed', { isConfirmed: false }, 'nothing'],
    ['a charter that is over', { returnsAt: NOW }, 'nothing'],
    ['held', { live: HELD }, 'nothing'],
    ['held of a charter that was called off', { live: HELD, owed: null }, 'release'],
    ['held of a charter that was moved', { live: HELD, owed: { ...OWED, id: 'another' } }, 'release'],
    [
      'taken by hand, of a charter that was called off',
      { live: { ...HELD, way: 'cash' }, owed: null },
      'nothing',
    ],
    ['its hours after the return are over', { live: { ...HELD, releaseAt: NOW } }, 'release'],
    ['they are not', { live: { ...HELD, releaseAt: hours(1) } }, 'nothing'],
    ['a colleague keeps it', { live: { ...HELD, releaseAt: NOW, isKept: true } }, 'nothing'],
    ['an order is under way', { live: { ...HELD, isOrdered: true }, owed: null }, 'nothing'],
  ])('%s', (_, facts, step) => {
    expect(nextOfHold({ ...FACTS, ...facts })).toBe(step);
  });

  test('settled is what is held of what is owed now; taken by hand it stays so when a charter moves', () => {
    expect(isSettledHold(null, null)).toBe(true);
    expect(isSettledHold(OWED, null)).toBe(false);
    expect(isSettledHold(OWED, HELD)).toBe(true);
    expect(isSettledHold(OWED, { ...HELD, isOrdered: true })).toBe(false);
    expect(isSettledHold(OWED, { ...HELD, state: 'open' })).toBe(false);
    const moved = { ...OWED, id: 'another' };
    expect(isSettledHold(moved, HELD)).toBe(false);
    expect(isSettledHold(moved, { ...HELD, way: 'cash' })).toBe(true);
    expect(isSettledHold(moved, { ...HELD, way: 'terminal', cents: 249_999 })).toBe(false);
  });

  test.each(['released', 'captured', 'lapsed', 'failed'] as const)(
    'that was %s says nothing of the next one, which a charter that was moved owes',
    (state) => {
      const last = { ...HELD, way: 'card-page', state } as const;
      const ended = state === 'released' || state === 'captured' ? state : 'lost';
      expect(holdView(OWED, last, NOW)).toBe(ended);
      expect(holdView({ ...OWED, id: 'another' }, last, NOW)).toBe('due');
      expect(holdView({ ...OWED, id: 'another', dueAt: hours(1) }, last, NOW)).toBe('upcoming');
      expect(holdView(null, last, NOW)).toBe(ended === 'lost' ? null : ended);
    },
  );

  test('whatever is true of a charter: nothing is put on a card beside another, and nobody is asked once it stands', () => {
    const instant = fc.integer({ min: -100, max: 100 }).map(hours);
    const facts: fc.Arbitrary<HoldFacts> = fc.record({
      now: fc.constant(NOW),
      isConfirmed: fc.boolean(),
      returnsAt: instant,
      owed: fc.option(
        fc.record({ id: fc.constantFrom('a', 'b'), holdCents: fc.constant(250_000), dueAt: instant }),
      ),
      live: fc.option(
        fc.record({
          obligationId: fc.constantFrom('a', 'b'),
          cents: fc.constant(250_000),
          way: fc.constantFrom(...HOLD_WAYS),
          state: fc.constantFrom(...HOLD_STATES.filter(isLiveHold)),
          isOrdered: fc.boolean(),
          releaseAt: fc.option(instant),
          isKept: fc.boolean(),
        }),
      ),
      isTried: fc.boolean(),
      isOutlived: fc.boolean(),
      hasCard: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (of) => {
        const step = nextOfHold(of);
        if (step === 'authorize')
          expect([of.live, of.hasCard, of.isTried && !of.isOutlived]).toEqual([null, true, false]);
        if (step === 'ask') expect(of.live).toBeNull();
        if (step === 'release') expect(of.live !== null && isByProvider(of.live.way)).toBe(true);
        if (isSettledHold(of.owed, of.live)) expect(step).not.toMatch('ask|authorize');
        expect(holdView(of.owed, of.live, NOW) === null).toBe(
          of.owed === null && holdView(null, of.live, NOW) === null,
        );
      }),
    );
  });
});

test('a hold has outlived its bank’s days only if it was held, for a day or longer, and then released by the bank', () => {
  const of = { state: 'lapsed', heldAt: hours(-24), endedAt: NOW } as const;
  expect(hasOutlived(of)).toBe(true);
  expect(hasOutlived({ ...of, heldAt: hours(-23.9) })).toBe(false);
  expect(hasOutlived({ ...of, heldAt: null })).toBe(false);
  expect(hasOutlived({ ...of, endedAt: null })).toBe(false);
  for (const state of HOLD_STATES) expect(hasOutlived({ ...of, state })).toBe(state === 'lapsed');
});

test('holds and charges only go forward, and what ended ends once, unless money moved after all', () => {
  for (const from of HOLD_STATES) {
    for (const to of HOLD_STATES) {
      if (holdGoesForward(from, to)) expect(holdGoesForward(to, from)).toBe(false);
      if (!isLiveHold(from) && to !== 'captured') expect(holdGoesForward(from, to)).toBe(false);
    }
  }
  for (const from of CHARGE_STATES) {
    expect(chargeGoesForward('paid', from)).toBe(false);
    if (from !== 'paid') expect(chargeGoesForward(from, 'paid')).toBe(true);
  }
});

test('cash that is taken, kept in part and given back comes to nothing, and nothing is left of it as a hold', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (cents, share) => {
        const kept = Math.floor(cents * share);
        const entries = [...takenInCash(cents), ...endedInCash(cents, kept)];
        const of = (account: string) =>
          entries.reduce((sum, entry) => (entry.account === account ? sum + entry.cents : sum), 0);
        expect([of('cleared'), of('damage-holds'), of('damage-income')]).toEqual([
          kept,
          0,
          kept === 0 ? 0 : -kept,
        ]);
        expect(entries.every((entry) => entry.cents !== 0)).toBe(true);
      },
    ),
  );
});

describe('what is charged to a kept card', () => {
  const piece = (more: Partial<StatementPiece>): StatementPiece => ({
    kind: 'balance',
    cents: 107_000,
    taxCents: 7_000,
    paidCents: 0,
    dueAt: hours(-1),
    state: 'late',
    ...more,
  });
  const DUE = { kind: 'balance', cents: 107_000, dueAt: hours(-1) };

  test('is the balance once it is due, and what is open of it', () => {
    expect(chargeDue([piece({})], [], NOW)).toEqual(DUE);
    expect(chargeDue([piece({ paidCents: 7_000 })], [], NOW)).toEqual({ ...DUE, cents: 100_000 });
    expect(chargeDue([piece({ dueAt: hours(1), state: 'upcoming' })], [], NOW)).toBeNull();
    expect(chargeDue([piece({ state: 'paid' })], [], NOW)).toBeNull();
  });

  test('is never a deposit, and nothing before it', () => {
    expect(chargeDue([piece({ kind: 'deposit' }), piece({})], [], NOW)).toBeNull();
    expect(chargeDue([piece({ kind: 'apa' })], [], NOW)).toBeNull();
  });

  test('has what is left of the deposit with it if that is too small for a card', () => {
    const rest = piece({ kind: 'deposit', paidCents: 106_951, dueAt: hours(-99) });
    expect(chargeDue([rest, piece({})], [], NOW)).toEqual({ ...DUE, cents: 107_049 });
    expect(chargeDue([{ ...rest, paidCents: 106_950 }, piece({})], [], NOW)).toBeNull();
    expect(chargeDue([rest, piece({ dueAt: hours(1) })], [], NOW)).toBeNull();
    expect(nextByCard([rest])).toBeNull();
  });

  test('is not tried again that failed, unless another amount is due, or on another day', () => {
    const failed = { cents: 107_000, dueAt: hours(-1) };
    expect(chargeDue([piece({})], [failed], NOW)).toBeNull();
    expect(chargeDue([piece({ paidCents: 7_000 })], [failed], NOW)).toMatchObject({ cents: 100_000 });
    expect(chargeDue([piece({ dueAt: NOW })], [failed], NOW)).toMatchObject({ cents: 107_000 });
  });
});
