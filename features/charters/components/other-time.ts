import { addDays, type CharterDay, daysBetween, isCharterDay } from '#core/charter-time.ts';
import { hourOf } from '#core/half-hours.ts';
import type { HoursOfDay } from '#features/calendar/domain/index.ts';
import { type BookingValues, readTyped } from './booking-values.ts';

/** A time that is none of the four slots, as the form has it: all text. Nothing is chosen while `startTime` is empty. */
export interface OtherTime {
  readonly startTime: string;
  /** The number of hours, or `days` when `lastDay` decides. */
  readonly length: string;
  readonly lastDay: string;
}

export const NO_OTHER_TIME: OtherTime = { startTime: '', length: '', lastDay: '' };

/** The initial choice: most visitors who want other hours want the evening. */
export const FIRST_OTHER_TIME: OtherTime = { ...NO_OTHER_TIME, startTime: '18:00' };

/** Start and length of the choice; undefined while a part is missing. */
export function otherHours(day: string, { startTime, length, lastDay }: OtherTime): HoursOfDay | undefined {
  if (startTime === '') return undefined;
  const areDays = length === 'days' && isCharterDay(day) && isCharterDay(lastDay);
  const hours = areDays ? daysBetween(day, lastDay) * 24 : Number(length);
  return hours > 0 ? { startHour: hourOf(startTime), hours } : undefined;
}

/** Moves the choice to another first day. A stay keeps its length. */
export function stayFrom(other: OtherTime, from: string, to: string): OtherTime {
  const isStay =
    other.length === 'days' && isCharterDay(other.lastDay) && isCharterDay(from) && isCharterDay(to);
  return isStay ? { ...other, lastDay: addDays(other.lastDay, daysBetween(from, to)) } : other;
}

/**
 * The time that is none of the four slots in a draft: none if the draft chose a slot or took the time back, whatever the address
 * names. Undefined if the draft says nothing about the time.
 */
export function otherTimeOf({
  startTime,
  length = '',
  lastDay = '',
  duration,
}: Partial<OtherTime & { readonly duration: string }>): OtherTime | undefined {
  return (startTime ?? duration) === undefined ? undefined : { startTime: startTime ?? '', length, lastDay };
}

/** Reads the form. While the fields of the other time are still loading, its chosen values count. */
export function readWith(other: OtherTime, form: HTMLFormElement): BookingValues {
  const typed = readTyped(form);
  return form.elements.namedItem('startTime') ? typed : { ...typed, ...other };
}

/** The choice in the form for a time from an address. */
export function otherTimeFrom(day: CharterDay | '', startTime: string, hours: number): OtherTime {
  if (startTime === '' || hours === 0) return NO_OTHER_TIME;
  const isStay = hours > 24 && day !== '';
  return {
    startTime,
    length: isStay ? 'days' : String(hours),
    lastDay: isStay ? addDays(day, Math.round(hours / 24)) : '',
  };
}
