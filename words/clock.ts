import { hoursIn, type TimeRange } from '#core/charter-hours.ts';
import { clockAt } from '#core/charter-time.ts';
import { words } from '#words/index.ts';
import { dayText } from './days.ts';
import { clockSpan, clockText } from './hour.ts';

/** The hours of a charter: "6:00–10:00 PM", "10:00 AM to Tue, Dec 15, 10:00 AM". */
export function clockHours(range: TimeRange): string {
  const { day, startHour, hours } = hoursIn(range);
  const end = clockAt(range.to.toISOString());
  if (hours < 24) return clockSpan(startHour, end.hour, end.day === day);
  return words.untilDay(clockText(startHour), dayText(end.day, 'short'), clockText(end.hour));
}
