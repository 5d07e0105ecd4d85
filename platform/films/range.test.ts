import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test('a range is read as RFC 9110 has it', () => {
  expect(readRange(undefined, 1000)).toBeUndefined();
  expect(readRange('bytes=0-', 1000)).toEqual({ from: 0, to: 999 });
  expect(readRange('bytes=0-0', 1000)).toEqual({ from: 0, to: 0 });
  expect(readRange('bytes=200-299', 1000)).toEqual({ from: 200, to: 299 });
  expect(readRange('bytes=900-5000', 1000)).toEqual({ from: 900, to: 999 });
  expect(readRange('bytes=-100', 1000)).toEqual({ from: 900, to: 999 });
  expect(readRange('bytes=-5000', 1000)).toEqual({ from: 0, to: 999 });
});

test('a range past the end cannot be answered', () => {
  expect(readRange('bytes=1000-', 1000)).toBe('unsatisfiable');
  expect(readRange('bytes=-0', 1000)).toBe('unsatisfiable');
});

test('what need not be understood is answered with the whole file', () => {
  for (const header of [
    'bytes=',
    'bytes=-',
    'lines=1-2',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'bytes=a-b',
    'nonsense',
  ]) {
    expect(readRange(header, 1000)).toBeUndefined();
  }
});

test('a range that is answered lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat()), fc.integer({ min: 1, max: 10_000 }), (first, last, size) => {
      const range = readRange(`bytes=${first}-${last ?? ''}`, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.from).toBeGreaterThanOrEqual(0);
      expect(range.to).toBeLessThan(size);
      expect(range.from).toBeLessThanOrEqual(range.to);
    }),
  );
});
