import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp, restOf } from '#features/pricing/domain/index.ts';
import { aPrice } from '#tests/builders/price.ts';
import {
  ACCOUNT_NAMES,
  additionParts,
  allowanceFor,
  apportion,
  balanceTotals,
  canStep,
  comesBeforeBalance,
  type Entry,
  heldCents,
  hereCents,
  isWithdrawable,
  lateFrom,
  METHOD_NAMES,
  NOTHING,
  type Owed,
  owedFor,
  PARTS,
  type Parts,
  piecesOnTheirWay,
  REFUND_STEP_NAMES,
  type RefundState,
  received,
  returned,
  reversed,
  settledParts,
  shareOf,
  shiftBetween,
  spreadOver,
  standingOf,
  statementOf,
  sumOfParts,
  toCardsCents,
  totalOwed,
} from './domain/index.ts';

/** The trial balance of these entries, in the order of the accounts. Debits equal credits, and the balances add up to 0. */
function trialBalanceOf(entries: readonly Entry[]) {
  return ACCOUNT_NAMES.map((account) => {
    const own = entries.filter((entry) => entry.account === account);
    const sum = (of: (cents: number) => number) => own.reduce((total, { cents }) => total + of(cents), 0);
    return {
      account,
      debitCents: sum((cents) => Math.max(0, cents)),
      creditCents: sum((cents) => Math.max(0, -cents)),
      balanceCents: sum((cents) => cents),
    };
  });
}

const AGREED = new Date('2027-02-01T15:00:00Z');
const DEPARTS = new Date('2027-03-06T17:00:00Z');
const cents = fc.integer({ min: 0, max: 50_000_000 });

/** Base $2,000.00, tax 7 %, gratuity 18 %, APA 30 %: $3,100 in all. */
const PRICE = aPrice({ apaPercent: 30 });
const OWED = owedFor(PRICE, { departsAt: DEPARTS, agreedAt: AGREED });

const prices = fc
  .record({
    gratuityPercent: fc.integer({ min: 0, max: 3000 }),
    salesTaxPercent: fc.integer({ min: 0, max: 1500 }),
    apaPercent: fc.option(fc.integer({ min: 0, max: 4000 })),
    baseCents: fc.integer({ min: 0, max: 20_000_000 }),
    extras: fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 3 }),
    depositPercent: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ gratuityPercent, salesTaxPercent, apaPercent, baseCents, extras, depositPercent }) =>
    addUp({
      ...PRICE,
      hours: 5,
      duration: null,
      baseCents,
      gratuityPercent: gratuityPercent / 100,
      salesTaxPercent: salesTaxPercent / 100,
      apaPercent: apaPercent === null ? null : apaPercent / 100,
      depositPercent: depositPercent / 100,
      extras: extras.map((priceCents, index) => ({ id: `e${index}`, name: 'Extra', priceCents })),
    }),
  );

describe('sharing out', () => {
  test('loses and makes no cent, and nobody is more than a cent from their exact part', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 6 }), (amount, weights) => {
        const shares = apportion(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        if (total === 0) return;
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1.000001);
          if (weights[index] === 0) expect(share).toBe(0);
        }
      }),
    );
  });

  test('a percent is to the cent, half up', () => {
    expect(shareOf(101, 50)).toBe(51);
    expect(shareOf(214_000, 95)).toBe(203_300);
    expect(shareOf(33, 33.33)).toBe(11);
  });
});

describe('what is owed', () => {
  test('is the deposit at once, the balance and the APA a day before, with the tax apart', () => {
    expect(OWED).toEqual([
      {
        kind: 'deposit',
        parts: { ...NOTHING, base: 100_000, tax: 7_000 },
        holdCents: 0,
        dueAt: AGREED,
      },
      {
        kind: 'balance',
        parts: { ...NOTHING, base: 100_000, tax: 7_000, gratuity: 36_000 },
        holdCents: 0,
        dueAt: new Date('2027-03-05T17:00:00Z'),
      },
      {
        kind: 'apa',
        parts: { ...NOTHING, apa: 60_000 },
        holdCents: 0,
        dueAt: new Date('2027-03-05T17:00:00Z'),
      },
    ]);
  });

  test('is due at once in all where the day before has passed', () => {
    const late = new Date('2027-03-06T12:00:00Z');
    const owed = owedFor(PRICE, { departsAt: DEPARTS, agreedAt: late });
    expect(owed.map(({ dueAt }) => dueAt)).toEqual([late, late, late]);
  });

  test('has a damage hold two days before where there is one, which is no part of what is paid', () => {
    const owed = owedFor(PRICE, { departsAt: DEPARTS, agreedAt: AGREED, damageHoldCents: 500_000 });
    expect(owed.at(-1)).toEqual({
      kind: 'damage-hold',
      parts: NOTHING,
      holdCents: 500_000,
      dueAt: new Date('2027-03-04T17:00:00Z'),
    });
    expect(totalOwed(owed)).toEqual(totalOwed(OWED));
  });

  test('comes to the price, whatever it is, and no piece of it is below nothing', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const owed = owedFor(price, { departsAt: DEPARTS, agreedAt: AGREED });
        expect(sumOfParts(totalOwed(owed))).toBe(price.totalCents);
        const deposit = owed.find(({ kind }) => kind === 'deposit');
        expect(deposit ? sumOfParts(deposit.parts) : 0).toBe(price.depositCents);
        // What is named as balance and APA, wherever a price is shown, is what is owed as such.
        const of = (wanted: Owed['kind']) =>
          sumOfParts(totalOwed(owed.filter(({ kind }) => kind === wanted)));
        expect(restOf(price)).toEqual({ balanceCents: of('balance'), apaCents: of('apa') });
        for (const { parts } of owed) for (const part of PARTS) expect(parts[part]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  const allowance = (parts: Parts): Owed => ({ kind: 'allowance', parts, holdCents: 0, dueAt: AGREED });

  const piecesOf = (owed: readonly Owed[], held: number) =>
    settledParts(held, owed).pieces.map(({ piece }) => piece);

  test('less an allowance, the sum is less by it, and no piece less than nothing, whatever is held', () => {
    fc.assert(
      fc.property(
        prices,
        cents,
        cents,
        fc.integer({ min: -50_000_000, max: 50_000_000 }),
        (price, paid, off, held) => {
          const owed = owedFor(price, { departsAt: DEPARTS, agreedAt: AGREED });
          const after = [...owed, allowance(allowanceFor(off, paid, owed))];
          expect(sumOfParts(totalOwed(after))).toBe(price.totalCents - Math.min(off, paid, price.totalCents));
          const pieces = piecesOf(after, held);
          expect(totalOwed(pieces)).toEqual(totalOwed(after));
          for (const { parts } of pieces)
            for (const part of PARTS) expect(parts[part]).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('what goes back makes no piece unpaid that was paid, nor does what goes back after that', () => {
    fc.assert(
      fc.property(prices, cents, fc.array(cents, { maxLength: 3 }), (price, paid, wishes) => {
        let owed = owedFor(price, { departsAt: DEPARTS, agreedAt: AGREED });
        let held = Math.min(paid, price.totalCents);
        const paidPieces = () =>
          settledParts(held, owed).pieces.map(
            ({ piece, paidCents }) => paidCents === sumOfParts(piece.parts),
          );
        for (const wish of wishes) {
          const before = paidPieces();
          const off = Math.min(wish, held);
          owed = [...owed, allowance(allowanceFor(off, held, owed))];
          held -= off;
          for (const [index, isPaid] of paidPieces().entries()) if (before[index]) expect(isPaid).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('what goes back comes off what was paid last, of each part its share', () => {
    const left = (off: number, paid: number) => {
      const parts = allowanceFor(off, paid, OWED);
      const pieces = piecesOf([...OWED, allowance(parts)], paid - off);
      return [parts, pieces.map((piece) => sumOfParts(piece.parts))];
    };
    // Only the deposit is paid: the allowance reduces it, and the rest stays owed in full.
    expect(left(21_400, 107_000)).toEqual([
      { ...NOTHING, base: -20_000, tax: -1_400 },
      [85_600, 143_000, 60_000],
    ]);
    // Everything is paid: the deposit stays as it is.
    expect(left(155_000, 310_000)).toEqual([
      { base: -100_000, tax: -7_000, gratuity: -18_000, apa: -30_000 },
      [107_000, 18_000, 30_000],
    ]);
  });
});

describe('where money stands', () => {
  test('a deposit is the client’s, but for its tax; what comes later fills the rest', () => {
    expect(standingOf(107_000, OWED, 'agreed')).toEqual({
      deposits: 100_000,
      'sales-tax': 7_000,
      gratuity: 0,
      apa: 0,
    });
    expect(standingOf(317_000, OWED, 'earned')).toEqual({
      deposits: 7_000,
      revenue: 200_000,
      'sales-tax': 14_000,
      gratuity: 36_000,
      apa: 60_000,
    });
  });

  test('always comes to what is held, and a shift between two of the same money to nothing', () => {
    const stages = fc.constantFrom('agreed', 'earned', 'cancelled');
    fc.assert(
      fc.property(prices, cents, stages, stages, (price, held, one, other) => {
        const owed = owedFor(price, { departsAt: DEPARTS, agreedAt: AGREED });
        const [from, to] = [standingOf(held, owed, one), standingOf(held, [], other)];
        for (const standing of [from, to]) {
          expect(Object.values(standing).reduce((sum, amount) => sum + amount, 0)).toBe(held);
          for (const amount of Object.values(standing)) expect(amount).toBeGreaterThanOrEqual(0);
        }
        const shift = shiftBetween(from, to);
        expect(shift.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0);
        if (one === other) expect(shiftBetween(from, from)).toEqual([]);
      }),
    );
  });

  test('coming in and going back the same way leaves nothing, and the trial balance has two equal columns', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, fc.constantFrom(...METHOD_NAMES))), (paid) => {
        const entries = paid.flatMap(([amount, method]) => received(amount, method));
        const balance = trialBalanceOf(entries);
        expect(balance.map(({ account }) => account)).toEqual(ACCOUNT_NAMES);
        const [debit, credit] = [
          balance.reduce((sum, { debitCents }) => sum + debitCents, 0),
          balance.reduce((sum, { creditCents }) => sum + creditCents, 0),
        ];
        expect(debit).toBe(credit);
        for (const { debitCents, creditCents, balanceCents } of balance)
          expect(balanceCents).toBe(debitCents - creditCents);
        expect(balanceTotals(balance)).toEqual({ debitCents: debit, creditCents: credit, balanceCents: 0 });
        const back = paid.flatMap(([amount, method]) => returned(amount, method));
        const none = (line: { debitCents: number; creditCents: number; balanceCents: number }) =>
          line.balanceCents === 0 && line.debitCents === line.creditCents;
        expect(trialBalanceOf([...entries, ...back]).every(none)).toBe(true);
        expect(trialBalanceOf([...entries, ...reversed(entries)]).every(none)).toBe(true);
      }),
    );
  });
});

describe('giving back', () => {
  test('takes the newest payments first, none more than is left of it', () => {
    const payments = [
      { id: 'a', leftCents: 100 },
      { id: 'b', leftCents: 50 },
    ];
    expect(spreadOver(120, payments)).toEqual([
      { paymentId: 'b', cents: 50 },
      { paymentId: 'a', cents: 70 },
    ]);
    expect(spreadOver(151, payments)).toBeNull();
    expect(spreadOver(0, payments)).toEqual([]);
  });

  test('goes back to cards as far as the newest payments are by card', () => {
    const payments = [
      { id: 'a', leftCents: 100, isByCard: true },
      { id: 'b', leftCents: 50, isByCard: false },
    ];
    expect([50, 120, 150, 151].map((cents) => toCardsCents(cents, payments))).toEqual([0, 70, 100, 0]);
  });

  test('only goes forward', () => {
    const states: readonly RefundState[] = ['wanted', ...REFUND_STEP_NAMES];
    const ways = states.flatMap((from) =>
      REFUND_STEP_NAMES.filter((to) => canStep(to, from)).map((to) => `${from} → ${to}`),
    );
    expect(ways).toEqual([
      'wanted → sent',
      'wanted → withdrawn',
      'sent → succeeded',
      'sent → failed',
      'succeeded → failed',
    ]);
  });
});

describe('a statement', () => {
  const at = new Date('2027-02-03T15:00:00Z');
  const paid = (amount: number, isReversed = false) => ({ cents: amount, isReversed });

  test('says of each piece what was paid and how it stands', () => {
    const { pieces, ...sums } = statementOf(OWED, [paid(150_000)], [], at);
    expect(pieces.map(({ kind, paidCents, state }) => [kind, paidCents, state])).toEqual([
      ['deposit', 107_000, 'paid'],
      ['balance', 43_000, 'upcoming'],
      ['apa', 0, 'upcoming'],
    ]);
    expect(sums).toEqual({
      owedCents: 310_000,
      paidCents: 150_000,
      returnedCents: 0,
      returningCents: 0,
      openCents: 160_000,
      disputedCents: 0,
      overCents: 0,
      apaCents: 0,
    });
  });

  test.each([
    [0, []],
    [65_999, []],
    [66_000, ['balance']],
    [160_000, ['balance', 'apa']],
  ] as const)('of what is open, %i cents on their way pay %j in full', (cents, kinds) => {
    const { pieces } = statementOf(OWED, [paid(184_000)], [], at);
    expect([...piecesOnTheirWay(pieces, cents)].map(({ kind }) => kind)).toEqual(kinds);
  });

  test('shows too little and too much as they are; a payment that was reversed counts for nothing', () => {
    expect(statementOf(OWED, [paid(310_001), paid(99, true)], [], at)).toMatchObject({
      paidCents: 310_001,
      openCents: 0,
      overCents: 1,
    });
    expect(statementOf(OWED, [paid(309_999)], [], at)).toMatchObject({ openCents: 1, overCents: 0 });
  });

  test('what is to go back is no longer too much, and what failed is again', () => {
    const back = (state: RefundState) => [{ cents: 500, state }];
    const sums = (state: RefundState) => {
      const { returnedCents, returningCents, overCents } = statementOf([], [paid(800)], back(state), at);
      return { returnedCents, returningCents, overCents };
    };
    expect(sums('wanted')).toEqual({ returnedCents: 0, returningCents: 500, overCents: 300 });
    expect(sums('sent')).toEqual({ returnedCents: 500, returningCents: 0, overCents: 300 });
    expect(sums('failed')).toEqual({ returnedCents: 0, returningCents: 0, overCents: 800 });
    expect(heldCents([paid(800)], back('succeeded'))).toBe(300);
  });

  test('what the client’s bank has taken is neither here nor too much', () => {
    const statement = statementOf([], [{ ...paid(800), disputedCents: 300 }, paid(200)], [], at);
    expect(statement).toMatchObject({ paidCents: 1_000, disputedCents: 300, overCents: 700 });
    expect(hereCents(statement)).toBe(700);
  });

  test('what it keeps for good is owed again', () => {
    const lost = { ...paid(100_000), lostCents: 70_000 };
    const owedInAll = statementOf(OWED, [], [], at).owedCents;
    expect(statementOf(OWED, [lost, paid(10_000)], [{ cents: 30_000, state: 'sent' }], at)).toMatchObject({
      paidCents: 40_000,
      openCents: owedInAll - 10_000,
      overCents: 0,
    });
  });

  test('a deposit is late a day after it was agreed on, a balance an hour after its moment', () => {
    const [deposit, balance] = OWED;
    if (!deposit || !balance) throw new Error('Nothing is owed');
    expect(lateFrom(deposit)).toEqual(new Date('2027-02-02T15:00:00Z'));
    expect(lateFrom(balance)).toEqual(new Date(balance.dueAt.getTime() + 3_600_000));
    const states = (now: Date) => statementOf(OWED, [], [], now).pieces.map(({ state }) => state);
    expect(states(AGREED)).toEqual(['due', 'upcoming', 'upcoming']);
    expect(states(at)).toEqual(['late', 'upcoming', 'upcoming']);
    expect(states(balance.dueAt)).toEqual(['late', 'due', 'due']);
    expect(states(lateFrom(balance))).toEqual(['late', 'late', 'late']);
  });

  test('nobody is late who has just agreed, however near the departure is', () => {
    const agreedAt = new Date('2027-03-06T12:00:00Z');
    const owed = owedFor(PRICE, { departsAt: DEPARTS, agreedAt });
    const states = (now: Date) => statementOf(owed, [], [], now).pieces.map(({ state }) => state);
    expect(states(agreedAt)).toEqual(['due', 'due', 'due']);
    expect(states(new Date(agreedAt.getTime() + 3_600_000))).toEqual(['due', 'late', 'late']);
  });
});

describe('an addition', () => {
  const AT = new Date('2027-02-01T12:00:00Z');
  const later = new Date('2027-03-01T12:00:00Z');
  const owed = (kind: Owed['kind'], base: number, dueAt: Date, more: Partial<Owed> = {}): Owed => ({
    kind,
    parts: { ...NOTHING, base },
    holdCents: 0,
    dueAt,
    ...more,
  });
  const agreed = [owed('deposit', 100, AT), owed('balance', 100, later), owed('apa', 50, later)];
  const piecesWith = (held: number) =>
    statementOf(agreed, [{ cents: held, isReversed: false }], [], AT).pieces;

  test('comes before the balance while nothing after the deposit is due or paid', () => {
    expect(comesBeforeBalance(piecesWith(0), AT)).toBe(true);
    expect(comesBeforeBalance(piecesWith(100), AT)).toBe(true);
    expect(comesBeforeBalance(piecesWith(101), AT)).toBe(false);
    expect(comesBeforeBalance(piecesWith(100), later)).toBe(false);
    expect(comesBeforeBalance([], AT)).toBe(false);
  });

  test.each([
    [true, [100, 40, 10, 0]],
    [false, [100, 50, 0, 0]],
  ])('before the balance: %s, is settled in that order', (isBeforeBalance, paid) => {
    const addition = owed('addition', 40, AT, { id: 'a', label: 'Jet Ski', isBeforeBalance });
    const { pieces } = statementOf([addition, ...agreed], [{ cents: 150, isReversed: false }], [], AT);
    expect(pieces.map(({ paidCents }) => paidCents)).toEqual(paid);
    expect(pieces.find(({ kind }) => kind === 'addition')).toMatchObject({ id: 'a', label: 'Jet Ski' });
  });

  test('is withdrawn only while nothing is paid of it or taken off it, and costs are none of the APA', () => {
    const costs = (kind: Owed['kind'], apa: number) =>
      owed(kind, 0, AT, { parts: { ...NOTHING, apa }, ...(kind === 'addition' ? { id: 'a' } : {}) });
    const [advance, addition] = [costs('apa', 300), costs('addition', 800)];
    const of = (held: number, ...allowances: number[]) => {
      const all = [advance, addition, ...allowances.map((cents) => costs('allowance', -cents))];
      const { pieces, apaCents } = statementOf(all, [{ cents: held, isReversed: false }], [], AT);
      return [apaCents, isWithdrawable(addition, pieces)];
    };
    expect(of(300)).toEqual([300, true]);
    expect(of(301)).toEqual([300, false]);
    expect(of(1_100)).toEqual([300, false]);
    // What was given back of the APA was taken off the addition, which was paid last.
    expect(of(1_000, 100)).toEqual([200, false]);
    // 900 were given back of a payment that was reversed: of the addition 200 are owed again.
    expect(of(0, 900)).toEqual([0, false]);
  });

  test('bears the sales tax to the cent, unless it is costs', () => {
    expect(additionParts(12_345, 'extra', 7)).toEqual({ ...NOTHING, base: 12_345, tax: 864 });
    expect(additionParts(12_345, 'costs', 7)).toEqual({ ...NOTHING, apa: 12_345 });
  });
});
