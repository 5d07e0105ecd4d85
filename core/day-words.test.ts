import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './charter-time.ts';
import { longDayText, shortDayText } from './day-words.ts';

describe('a day in words', () => {
  it.each([
    ['2027-03-06', 'Saturday, March 6, 2027', 'Sat, Mar 6'],
    ['2026-11-01', 'Sunday, November 1, 2026', 'Sun, Nov 1'],
    ['2028-02-29', 'Tuesday, February 29, 2028', 'Tue, Feb 29'],
    ['2026-12-31', 'Thursday, December 31, 2026', 'Thu, Dec 31'],
  ])('%s is %s and %s', (day, long, short) => {
    expect(longDayText(day)).toBe(long);
    expect(shortDayText(day)).toBe(short);
  });

  it('is that date, whatever time zone it is read in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = addDays('2020-01-01', days);
        expect(longDayText(day)).toContain(` ${Number(day.slice(8))}, ${day.slice(0, 4)}`);
        expect(shortDayText(day)).toMatch(new RegExp(` ${Number(day.slice(8))}$`));
      }),
    );
  });
});
