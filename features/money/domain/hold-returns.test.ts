import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  capturedByCard,
  givenBackOfDamage,
  leftOfKept,
  METHOD_NAMES,
  RETURN_STATES,
  returnGoesForward,
  reversed,
} from './index.ts';

const state = fc.constantFrom(...RETURN_STATES);

test('of what was kept as much is left as did not go back; what came back is left again', () => {
  expect(leftOfKept(40_000, [])).toBe(40_000);
  expect(leftOfKept(40_000, [{ cents: 15_000, state: 'wanted' }])).toBe(25_000);
  expect(leftOfKept(40_000, [{ cents: 15_000, state: 'failed' }])).toBe(40_000);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), state)),
      (captured, wishes) => {
        // Each wish is granted only up to what is left, as in the service.
        const returns: { cents: number; state: (typeof RETURN_STATES)[number] }[] = [];
        for (const [cents, at] of wishes) {
          if (cents <= leftOfKept(captured, returns)) returns.push({ cents, state: at });
        }
        const left = leftOfKept(captured, returns);
        expect(left).toBeGreaterThanOrEqual(0);
        const gone = returns
          .filter((one) => one.state !== 'failed')
          .reduce((sum, { cents }) => sum + cents, 0);
        expect(left + gone).toBe(captured);
      },
    ),
  );
});

test('what goes back only goes forward, and can come back at any time', () => {
  for (const from of RETURN_STATES) {
    expect(returnGoesForward(from, 'failed')).toBe(from !== 'failed');
    for (const to of RETURN_STATES)
      if (returnGoesForward(from, to)) expect(returnGoesForward(to, from)).toBe(false);
  }
});

test('kept, given back by any way and come back again, the ledger says what is kept; nothing is made of nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(...METHOD_NAMES),
      fc.boolean(),
      (cents, method, comesBack) => {
        const back = givenBackOfDamage(cents, method);
        const entries = [...capturedByCard(cents), ...back, ...(comesBack ? reversed(back) : [])];
        const income = entries.reduce(
          (sum, entry) => (entry.account === 'damage-income' ? sum - entry.cents : sum),
          0,
        );
        expect(income).toBe(comesBack ? cents : 0);
        expect(entries.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0);
        const isAtBank = method === 'bank-transfer' || method === 'zelle';
        expect(back.at(-1)).toEqual({ account: isAtBank ? 'bank' : 'cleared', cents: -cents });
      },
    ),
  );
});
