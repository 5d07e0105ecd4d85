import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { amountFault, centsTyped, typedCents } from './amounts.ts';

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

test('of what is too much for a charter it is said how much is not', async () => {
  const faultOf = (typed: string) => inLanguage('en', () => amountFault(centsTyped(typed)));
  expect(await faultOf('10,000,000')).toBeUndefined();
  for (const typed of ['10,000,000.01', '123456789', '9'.repeat(40)])
    expect(await faultOf(typed)).toBe('Please give an amount up to $10,000,000.');
  for (const typed of ['', 'ten', '0'])
    expect(await faultOf(typed)).toBe('Please give an amount, such as 1070.50.');
});
