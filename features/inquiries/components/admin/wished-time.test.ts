import { expect, test } from 'vitest';
import { wishedTime } from './wished-time.ts';

test.each([
  ['6', null, { duration: 'afternoon', startTime: '12:00', hours: 6 }],
  ['2', 'evening', { duration: 'evening', startTime: '17:00', hours: 2 }],
  ['8', 'morning', { duration: 'full-day' }],
  ['full-day', 'evening', { duration: 'full-day' }],
  [null, 'morning', { duration: 'morning' }],
  [null, null, { duration: 'afternoon' }],
])('of a message that wishes for %s hours in the %s the charter begins with %o', (duration, part, time) => {
  expect(wishedTime({ duration, preferredTime: part })).toEqual(time);
});
