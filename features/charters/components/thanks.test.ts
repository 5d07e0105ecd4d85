import { expect, test } from 'vitest';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { thanksFor } from './thanks.tsx';

type Money = ClientCharterAnswer['money'];

/** The money of a charter whose deposit is paid. */
const money = (balance: string, more: object = {}) =>
  ({
    pieces: [
      { kind: 'deposit', state: 'paid' },
      { kind: 'balance', state: balance },
    ],
    payments: [{ id: 'the deposit' }],
    onItsWayCents: 0,
    hold: { state: 'due' },
    ...more,
  }) as unknown as Money;

/** With one addition paid, and one open. */
const withTwo = money('due', {
  pieces: [
    { id: 'jet-ski', kind: 'addition', state: 'paid' },
    { id: 'fuel', kind: 'addition', state: 'due' },
  ],
});

test.each([
  ['its own payment is recorded', 'balance', money('paid'), 'isPaid'],
  ['an earlier payment is no sign of it', 'balance', money('due'), 'awaited'],
  ['one on its way is told of by the page', 'balance', money('due', { onItsWayCents: 9 }), undefined],
  ['nothing is owed any more', 'balance', money('due', { pieces: [] }), undefined],
  ['an addition beside an open one', 'jet-ski', withTwo, 'isPaid'],
  ['an open addition beside a paid one', 'fuel', withTwo, 'awaited'],
  ['an address without a piece', '', money('due'), 'isPaid'],
] as const)('thanks for a payment: %s', (_how, piece, now, said) => {
  expect(thanksFor({ from: 'paid', piece }, now)).toBe(said);
});

test('thanks for a hold once it is held, and only who comes back', () => {
  const held = money('due', { hold: { state: 'held' } });
  expect(thanksFor({ from: 'held', piece: '' }, held)).toBe('isHeld');
  expect(thanksFor({ from: 'held', piece: '' }, money('due'))).toBeUndefined();
  expect(thanksFor(undefined, held)).toBeUndefined();
});
