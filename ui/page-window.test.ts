import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('the page numbers shown', () => {
  it('are all of them when there are few', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  });

  it('are first, last, current and neighbours, with ellipses', () => {
    expect(pageWindow(1, 9)).toEqual([1, 2, 'gap-after', 9]);
    expect(pageWindow(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9]);
    expect(pageWindow(9, 9)).toEqual([1, 'gap-before', 8, 9]);
  });

  it('are none when there are no pages, and bounded when the current one is not among them', () => {
    expect(pageWindow(1, 0)).toEqual([]);
    expect(pageWindow(99, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(-4, 9)).toEqual([1, 2, 'gap-after', 9]);
  });

  it('always rise, hold both ends and the current page, and are seven at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (current, total) => {
        const shown = pageWindow(current, total);
        const numbers = shown.filter((entry) => typeof entry === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(total);
        expect(numbers).toContain(Math.min(current, total));
        expect(shown.length).toBeLessThanOrEqual(7);
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });
});
