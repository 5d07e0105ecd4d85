import type { CharterDay } from './charter-time.ts';
import { lazily } from './lazily.ts';

// A charter day is a date, not an instant: read and written in UTC it stays what it is.
const long = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }));
const short = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }),
);
const dateOf = (day: CharterDay) => new Date(`${day}T00:00:00Z`);

/** "Saturday, March 6, 2027". */
export function longDayText(day: CharterDay): string {
  return long().format(dateOf(day));
}

/** "Sat, Mar 6". */
export function shortDayText(day: CharterDay): string {
  return short().format(dateOf(day));
}
