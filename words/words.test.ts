import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { dayText } from './days.ts';
import { ageText, instantText, spanText } from './instants.ts';

describe('a day in words', () => {
  it.each([
    ['2027-03-06', 'Saturday, March 6, 2027', 'Sat, Mar 6'],
    ['2026-11-01', 'Sunday, November 1, 2026', 'Sun, Nov 1'],
    ['2028-02-29', 'Tuesday, February 29, 2028', 'Tue, Feb 29'],
    ['2026-12-31', 'Thursday, December 31, 2026', 'Thu, Dec 31'],
  ])('%s is %s and %s', (day, long, short) => {
    expect(dayText(day, 'full')).toBe(long);
    expect(dayText(day, 'short')).toBe(short);
  });

  it('is that date, whatever time zone it is read in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = addDays('2020-01-01', days);
        expect(dayText(day, 'full')).toContain(` ${Number(day.slice(8))}, ${day.slice(0, 4)}`);
        expect(dayText(day, 'short')).toMatch(new RegExp(` ${Number(day.slice(8))}$`));
      }),
    );
  });
});

describe('an instant in words', () => {
  const noon = '2027-03-06T17:00:00Z';

  it.each([
    ['spoken', 'Saturday, March 6 at 12:00 PM'],
    ['long', 'March 6, 2027 at 12:00 PM'],
    ['plain', 'Mar 6, 2027, 12:00 PM'],
    ['short', 'Mar 6, 12:00 PM'],
    ['long-day', 'March 6, 2027'],
    ['day', 'Mar 6, 2027'],
    ['short-day', 'Mar 6'],
    ['month', 'March 2027'],
  ] as const)('%s is %s by Miami’s clocks', (style, text) => {
    expect(instantText(noon, style).replaceAll('\u202f', ' ')).toBe(text);
    expect(instantText(new Date(noon), style)).toBe(instantText(noon, style));
  });

  it('belongs to the day that Miami has, not London', () => {
    expect(instantText('2027-01-01T04:59:59Z', 'day')).toBe('Dec 31, 2026');
    expect(instantText('2027-01-01T05:00:00Z', 'day')).toBe('Jan 1, 2027');
  });

  it('says once what both ends of a span share', () => {
    const span = spanText(new Date('2027-03-06T14:00:00Z'), new Date('2027-03-06T17:00:00Z'));
    expect(span.replaceAll(/[\u202f\u2009]/g, ' ')).toBe('Mar 6, 9:00 AM – 12:00 PM');
  });
});

describe('how long ago', () => {
  it.each([
    [0, '0 minutes'],
    [60_000, '1 minute'],
    [20 * 60_000, '20 minutes'],
    [3_599_999, '59 minutes'],
    [3_600_000, '1 hour'],
    [47 * 3_600_000, '47 hours'],
    [72 * 3_600_000, '3 days'],
  ])('%i ms are %s', (ms, text) => {
    const now = Date.parse('2027-03-06T17:00:00Z');
    expect(ageText(new Date(now - ms).toISOString(), now)).toBe(text);
  });
});
