import { addDays, type CharterDay, clockAt, daysBetween, instantAt } from './charter-time.ts';

/** Half-open: `from` belongs to it, `to` does not, so that one charter may begin when another ends. */
export type TimeRange = { readonly from: Date; readonly to: Date };

const HOUR_MS = 3_600_000;

/** When in a day a charter begins, by Miami's clocks, and how long she is wanted: 18.5 and 4 are 6:30 to 10:30 PM. */
export type HoursOfDay = { readonly startHour: number; readonly hours: number };

/** The same time of day by the clock, so many days later. */
function daysLater(instant: Date, days: number): Date {
  const { day, hour } = clockAt(instant.toISOString());
  return days === 0 ? instant : instantAt(addDays(day, days), hour);
}

/**
 * When a charter begins and ends. Whole days are days of the calendar: she comes back at the hour at which she left, also over
 * a night on which the clocks change. Hours of less than a day are hours that pass (product 4.13).
 */
export function rangeAt(day: CharterDay, { startHour, hours }: HoursOfDay): TimeRange {
  const from = instantAt(day, startHour);
  const lastDeparture = daysLater(from, Math.floor(hours / 24));
  return { from, to: new Date(lastDeparture.getTime() + (hours % 24) * HOUR_MS) };
}

/** The day, the beginning and the length of such a time: what `rangeAt` makes it of. */
export function hoursIn({ from, to }: TimeRange): HoursOfDay & { readonly day: CharterDay } {
  const { day, hour: startHour } = clockAt(from.toISOString());
  let days = daysBetween(day, clockAt(to.toISOString()).day);
  if (daysLater(from, days) > to) days -= 1;
  return { day, startHour, hours: days * 24 + (to.getTime() - daysLater(from, days).getTime()) / HOUR_MS };
}
