import { addDays, type CharterDay, daysBetween, isCharterDay } from '#core/charter-time.ts';
import { hourOf } from '#core/half-hours.ts';
import type { HoursOfDay } from '#features/calendar/domain/index.ts';
import { type BookingValues, readTyped } from './booking-values.ts';

/** A time beside the four, as it is chosen: text throughout. Nothing is chosen while `startTime` is empty. */
export interface OtherTime {
  readonly startTime: string;
  /** How many hours, or `days` for as long as to the last day. */
  readonly length: string;
  readonly lastDay: string;
}

export const NO_OTHER_TIME: OtherTime = { startTime: '', length: '', lastDay: '' };

/** What the choice begins with: most who want other hours want the evening. */
export const FIRST_OTHER_TIME: OtherTime = { ...NO_OTHER_TIME, startTime: '18:00' };

/** Beginning and length of what is chosen; undefined as long as anything is missing. */
export function otherHours(day: string, { startTime, length, lastDay }: OtherTime): HoursOfDay | undefined {
  if (startTime === '') return undefined;
  const areDays = length === 'days' && isCharterDay(day) && isCharterDay(lastDay);
  const hours = areDays ? daysBetween(day, lastDay) * 24 : Number(length);
  return hours > 0 ? { startHour: hourOf(startTime), hours } : undefined;
}

/** The same choice from another day on: a stay is as long as it was. */
export function stayFrom(other: OtherTime, from: string, to: string): OtherTime {
  const isStay =
    other.length === 'days' && isCharterDay(other.lastDay) && isCharterDay(from) && isCharterDay(to);
  return isStay ? { ...other, lastDay: addDays(other.lastDay, daysBetween(from, to)) } : other;
}

/**
 * What a draft has chosen beside the four: nothing where one of them was chosen, or all taken back, whatever the address still names;
 * undefined where it says nothing of the time.
 */
export function otherTimeOf({
  startTime,
  length = '',
  lastDay = '',
  duration,
}: Partial<OtherTime & { readonly duration: string }>): OtherTime | undefined {
  return (startTime ?? duration) === undefined ? undefined : { startTime: startTime ?? '', length, lastDay };
}

/** The form as it stands. The time beside the four that it holds counts while its fields are on their way, too. */
export function readWith(other: OtherTime, form: HTMLFormElement): BookingValues {
  const typed = readTyped(form);
  return form.elements.namedItem('startTime') ? typed : { ...typed, ...other };
}

/** A time of an address, as it would have been chosen. */
export function otherTimeFrom(day: CharterDay | '', startTime: string, hours: number): OtherTime {
  if (startTime === '' || hours === 0) return NO_OTHER_TIME;
  const isStay = hours > 24 && day !== '';
  return {
    startTime,
    length: isStay ? 'days' : String(hours),
    lastDay: isStay ? addDays(day, Math.round(hours / 24)) : '',
  };
}
