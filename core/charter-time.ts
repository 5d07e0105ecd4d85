import { tzOffset } from '@date-fns/tz/tzOffset';

/**
 * Charter days are calendar dates in the business's time zone; instants are UTC. All conversions between the two are in this
 * file, so that nights with a clock change are handled in one place.
 */
export const BUSINESS_TIME_ZONE = 'America/New_York';

/** A calendar date, `YYYY-MM-DD`. */
export type CharterDay = string;

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** True for a date that exists, written exactly as `YYYY-MM-DD`; false for `2027-02-30`. */
export function isCharterDay(text: string): text is CharterDay {
  const parts = DAY_PATTERN.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= 1900 &&
    // Not 9999: the evening of its last day in Miami is in the year 10000 in UTC, which has five digits.
    year <= 9998 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  );
}

/**
 * The year in Miami at that instant. It needs no formatter, so that a page that only shows the year does not have to make one:
 * at the turn of the year Miami is always five hours behind UTC.
 */
export function charterYearAt(instant: Date): number {
  return new Date(instant.getTime() - 5 * HOUR_MS).getUTCFullYear();
}

/** The date `days` later (earlier if negative). */
export function addDays(day: CharterDay, days: number): CharterDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to the other; negative if the second is earlier. */
export function daysBetween(from: CharterDay, to: CharterDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The difference of Miami's clocks from UTC at that instant, in milliseconds. */
const offsetAt = (instantMs: number) => tzOffset(BUSINESS_TIME_ZONE, new Date(instantMs)) * MINUTE_MS;

/** The calendar date in Miami at that instant. Reads no date that `Intl` has written: browsers differ in the order of its parts. */
export function charterDayAt(instant: Date): CharterDay {
  const at = instant.getTime();
  return new Date(at + offsetAt(at)).toISOString().slice(0, 10);
}

/**
 * The instant at which Miami's clocks show `hour` (0–24) on that day. An hour that is skipped in spring counts as the hour
 * after it; of an hour that is repeated in autumn, the first counts.
 */
export function instantAt(day: CharterDay, hour: number): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)];
  // Clocks change at most once in these two days. If neither offset gives the hour, the hour is skipped.
  const isByLater = offsetAt(wall - before) !== before && offsetAt(wall - after) === after;
  return new Date(wall - (isByLater ? after : before));
}

/** What Miami's calendar and clocks show at an instant: the day, and the hour with its minutes as a fraction. */
export function clockAt(instant: string): { readonly day: CharterDay; readonly hour: number } {
  const at = Date.parse(instant);
  const wall = at + offsetAt(at);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  return {
    day: new Date(midnight).toISOString().slice(0, 10),
    hour: Math.floor((wall - midnight) / MINUTE_MS) / 60,
  };
}

/** An instant in Miami's time in ISO 8601, for downloaded files: `2027-03-06T17:05:09-05:00`. */
export function localTimeAt(instant: Date): string {
  const offset = offsetAt(instant.getTime());
  const shown = (ms: number) => new Date(ms).toISOString();
  const sign = offset < 0 ? '-' : '+';
  return `${shown(instant.getTime() + offset).slice(0, 19)}${sign}${shown(Math.abs(offset)).slice(11, 16)}`;
}

/**
 * The same time by Miami's clocks, so many days before. If the clocks changed in between, the two instants are an hour more or
 * less than that many times 24 hours apart.
 */
export function daysEarlier(instant: Date, days: number): Date {
  const wall = instant.getTime() + offsetAt(instant.getTime()) - days * DAY_MS;
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  return instantAt(new Date(midnight).toISOString().slice(0, 10), (wall - midnight) / HOUR_MS);
}

/** The instant of the next midnight in Miami, when everything computed for "today" becomes wrong. */
export function nextMidnight(now: Date): Date {
  return instantAt(addDays(charterDayAt(now), 1), 0);
}

/** The instant so many calendar months before another. If the month is too short for the day, its last day. */
export function monthsBefore(instant: Date, months: number): Date {
  const moved = new Date(instant);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() - months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return moved;
}
