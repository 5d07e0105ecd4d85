import { BUSINESS_TIME_ZONE } from '#core/charter-time.ts';
import { words } from '#words/index.ts';
import { styled } from './styled.ts';

const instants = styled(BUSINESS_TIME_ZONE, {
  /** Friday, March 5 at 9:00 AM */
  spoken: { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** March 5, 2027 at 9:00 AM */
  long: { dateStyle: 'long', timeStyle: 'short' },
  /** Mar 5, 2027, 9:00 AM */
  plain: { dateStyle: 'medium', timeStyle: 'short' },
  /** Mar 5, 9:00 AM */
  short: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** March 5, 2027 */
  'long-day': { dateStyle: 'long' },
  /** Mar 5, 2027 */
  day: { dateStyle: 'medium' },
  /** Mar 5 */
  'short-day': { month: 'short', day: 'numeric' },
  /** 9:00 AM */
  time: { hour: 'numeric', minute: '2-digit' },
  /** March 2027 */
  month: { month: 'long', year: 'numeric' },
});

/** An instant in words, by Miami's clocks and calendar. */
export function instantText(at: Date | string, style: keyof typeof instants): string {
  return spaced(instants[style]().format(new Date(at)));
}

/** A span of time in words, naming what both ends share once: "Mar 5, 9:00 AM – 12:00 PM". */
export function spanText(from: Date, to: Date): string {
  return spaced(instants.short().formatRange(from, to));
}

/** Browsers put different spaces into the Spanish "a. m.": write it as words/hour.ts does. Before one o'clock they say "las". */
const spaced = (text: string) =>
  text.replaceAll(/\s?([ap])\.\s?m\./g, '\u00a0$1.\u00a0m.').replace(' las 1:', ' la 1:');

const HOUR_MS = 3_600_000;

/** An age in its largest useful unit: "20 minutes", "5 hours", "3 days". */
export function ageText(at: string, now: number): string {
  const hours = Math.max(0, now - Date.parse(at)) / HOUR_MS;
  if (hours < 1) return words.minutes(Math.floor(hours * 60));
  return hours < 48 ? words.hours(Math.floor(hours)) : words.days(Math.floor(hours / 24));
}
