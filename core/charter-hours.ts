import { addDays, type CharterDay, clockAt, daysBetween, instantAt } from './charter-time.ts';

/** Half-open: includes `from` but not `to`, so one charter may begin when another ends. */
export type TimeRange = { readonly from: Date; readonly to: Date };

const HOUR_MS = 3_600_000;

/** The hour at which a charter begins, by Miami's clocks, and its length: 18.5 and 4 mean 6:30 to 10:30 PM. */
export type HoursOfDay = { readonly startHour: number; readonly hours: number };

/** The same time of day by Miami's clocks, so many days later. */
function daysLater(instant: Date, days: number): Date {
  const { day, hour } = clockAt(instant.toISOString());
  return days === 0 ? instant : instantAt(addDays(day, days), hour);
}

/**
 * When a charter begins and ends. Whole days are calendar days: the yacht comes back at the hour of its departure, even over a
 * night in which the clocks change. The hours beyond whole days are elapsed hours (product 4.13).
 */
export function rangeAt(day: CharterDay, { startHour, hours }: HoursOfDay): TimeRange {
  const from = instantAt(day, startHour);
  const lastDeparture = daysLater(from, Math.floor(hours / 24));
  return { from, to: new Date(lastDeparture.getTime() + (hours % 24) * HOUR_MS) };
}

/** The day, the hour and the length of a time range: the inverse of `rangeAt`. */
export function hoursIn({ from, to }: TimeRange): HoursOfDay & { readonly day: CharterDay } {
  const { day, hour: startHour } = clockAt(from.toISOString());
  let days = daysBetween(day, clockAt(to.toISOString()).day);
  if (daysLater(from, days) > to) days -= 1;
  return { day, startHour, hours: days * 24 + (to.getTime() - daysLater(from, days).getTime()) / HOUR_MS };
}
