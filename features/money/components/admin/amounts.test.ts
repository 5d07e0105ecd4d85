import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsTyped, typedCents } from './amounts.ts';

test('an amount is read as it is typed, and what is none is not guessed at', () => {
  expect(centsTyped('$1,070.50')).toBe(107_050);
  expect(centsTyped(' 1070 ')).toBe(107_000);
  expect(centsTyped('0.5')).toBe(50);
  for (const none of ['', 'ten', '-5', '1.234', '1e3', '12.', '12,50', '1070,50', '1,2,3', '26 67'])
    expect(centsTyped(none)).toBeUndefined();
});

test('what stands in a field is read back as the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(centsTyped(typedCents(cents))).toBe(cents);
    }),
  );
});
