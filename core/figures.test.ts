import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureTyped } from './figures.ts';

describe('a figure as it is typed', () => {
  test.each([
    ['1070', '1070'],
    ['1070.50', '1070.50'],
    ['$1,070.50', '1070.50'],
    [' $ 12 ', '12'],
    ['1,234,567', '1234567'],
    ['0', '0'],
  ])('"%s" is %s', (typed, digits) => expect(figureTyped(typed)).toBe(digits));

  test.each([
    '12,50',
    '1070,50',
    '1,2,3',
    '26 67',
    '1,0700',
    '1.070,50',
    '1e5',
    '-5',
    '.',
    '',
    'abc',
    '$',
    '12.',
  ])('"%s" is none', (typed) => expect(figureTyped(typed)).toBeUndefined());

  test('one that the house writes is read back as it is', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (cents) => {
        const written = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
        expect(Number(figureTyped(`$${written}`))).toBe(cents / 100);
      }),
    );
  });
});
