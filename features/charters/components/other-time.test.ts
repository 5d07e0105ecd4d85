import { describe, expect, test } from 'vitest';
import { NO_OTHER_TIME, otherHours, otherTimeFrom, otherTimeOf, stayFrom } from './other-time.ts';

describe('another day', () => {
  const stay = otherTimeFrom('2027-03-10', '12:00', 48);

  test.each(['2027-03-20', '2027-03-05', '2027-12-31'])('%s has the same stay, just as long', (to) => {
    const moved = stayFrom(stay, '2027-03-10', to);
    expect(otherHours(to, moved)).toEqual({ startHour: 12, hours: 48 });
  });

  test('leaves hours of a day, what is unfinished and no time at all as they are', () => {
    for (const other of [
      otherTimeFrom('2027-03-10', '18:00', 4),
      { startTime: '18:00', length: 'days', lastDay: '' },
      NO_OTHER_TIME,
    ])
      expect(stayFrom(other, '2027-03-10', '2027-03-20')).toBe(other);
    expect(stayFrom(stay, '', '2027-03-20')).toBe(stay);
    expect(stayFrom(stay, '2027-03-10', '')).toBe(stay);
  });
});

test('a draft’s time beside the four is its own, none where one of the four was chosen or all taken back, else unknown', () => {
  const other = { startTime: '10:00', length: '8', lastDay: '' };
  expect(otherTimeOf({ ...other, duration: '' })).toEqual(other);
  expect(otherTimeOf({ startTime: '', duration: 'morning' })).toEqual(NO_OTHER_TIME);
  expect(otherTimeOf({ startTime: '', duration: '' })).toEqual(NO_OTHER_TIME);
  expect(otherTimeOf({})).toBeUndefined();
});
