import { describe, expect, test } from 'vitest';
import { addMonths, daysOf, occupancyPercent } from './domain.ts';

describe('months', () => {
  test('are added over the turn of the year', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
  });

  test('know their days, leap years included', () => {
    expect(daysOf('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29', count: 29 });
    expect(daysOf('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31', count: 31 });
  });
});

test('occupancy is a share of all days of all yachts', () => {
  expect(occupancyPercent(31, 2, 31)).toBe(50);
  expect(occupancyPercent(0, 0, 31)).toBe(0);
});
