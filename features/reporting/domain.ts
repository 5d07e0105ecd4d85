import { addDays, type CharterDay, daysBetween } from '#core/charter-time.ts';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** The month so many months later (earlier if negative). */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The month of a day. */
export const monthOf = (day: CharterDay): Month => day.slice(0, 7);

/** A month's first and last day, and its number of days. */
export function daysOf(month: Month): { first: CharterDay; last: CharterDay; count: number } {
  const first = `${month}-01`;
  const next = `${addMonths(month, 1)}-01`;
  return { first, last: addDays(next, -1), count: daysBetween(first, next) };
}

/** The percentage of the fleet's days on which a yacht was out, rounded; 0 without yachts. */
export function occupancyPercent(yachtDays: number, yachts: number, days: number): number {
  return yachts === 0 || days === 0 ? 0 : Math.round((yachtDays / (yachts * days)) * 100);
}
