import { hoursIn, type TimeRange } from '#core/charter-hours.ts';
import { addDays, type CharterDay, instantAt } from '#core/charter-time.ts';
import { MOST_DAYS } from '#core/half-hours.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { type SaidTime, saidTime } from '#features/calendar/domain/times.ts';
import { MODES, type Mode } from '#features/fleet/domain/lawful-guests.ts';
import { writtenGuests } from '../../schema/index.ts';
import { rangeOf, type Trip } from '../trip-words.ts';

/** A time as API calls write it: a slot alone, or any other time with start and length beside its nearest slot. */
export type StaffTime = Omit<SaidTime, 'startDate'>;

/** A yacht, a day and a time, and the captain (mode) and the number of guests if others were chosen. */
export type QuotePlace = {
  readonly yachtId: string;
  readonly mode?: Mode;
  readonly guestCount?: number;
} & SaidTime;

/** The time of a charter, as API calls write it. */
export const saidOf = (trip: Trip): SaidTime => saidTime(hoursIn(rangeOf(trip)));

/** The time of a courtesy hold, as a charter can have it: whole hours, over a week whole days, and no longer than the longest. */
export function saidOfHold(range: TimeRange): SaidTime {
  const { hours, ...start } = hoursIn(range);
  const days = Math.min(Math.floor(hours / 24), MOST_DAYS);
  return saidTime({ ...start, hours: hours > 7 * 24 ? days * 24 : Math.max(1, Math.floor(hours)) });
}

/** Makes a test of whether a calendar entry takes any time of that day. A charter's entry lasts until its turnaround is over. */
export function isOnDay(day: CharterDay): (entry: { readonly from: string; readonly to: string }) => boolean {
  const [from, to] = [instantAt(day, 0).toISOString(), instantAt(addDays(day, 1), 0).toISOString()];
  return (entry) => entry.from < to && entry.to > from;
}

/** Only the time of a place, without yacht and day. */
export const timeIn = ({ duration, startTime, hours }: StaffTime): StaffTime => ({
  duration,
  ...(startTime === undefined ? {} : { startTime }),
  ...(hours === undefined ? {} : { hours }),
});

export const isSameTime = (one: StaffTime, other: StaffTime) =>
  one.duration === other.duration && one.startTime === other.startTime && one.hours === other.hours;

/** Whether a place is the charter's own: its yacht, day and time. */
export function isOwnPlace(charter: Trip & { readonly yacht: { readonly id: string } }, place: QuotePlace) {
  const own = saidOf(charter);
  return place.yachtId === charter.yacht.id && place.startDate === own.startDate && isSameTime(place, own);
}

/** The number of guests that was typed; nothing if it is the charter's own. */
export const guestsIn = (typed: string, own: { readonly guestCount: number }): { guestCount?: number } =>
  Number(typed) === own.guestCount ? {} : { guestCount: Number(typed) };

/** What is wrong with the number of guests that was typed. */
export const guestsErrorIn = (typed: string): string | undefined =>
  writtenGuests.safeParse(typed.trim() === '' ? undefined : Number(typed)).error?.issues[0]?.message;

/** A place as text for an address: `yacht~day~slot~start~hours~mode~guests`, of which the last four may be empty. */
export const placeText = (place: QuotePlace) => {
  const { yachtId, startDate, duration, startTime = '', hours = '', mode = '', guestCount = '' } = place;
  return [yachtId, startDate, duration, startTime, hours, mode, guestCount].join('~');
};

/** Reads what `placeText` has written; undefined for any other text. */
export function placeFrom(text: string | null): QuotePlace | undefined {
  const [yachtId, startDate, duration, startTime, hours, captain, guests] = (text ?? '').split('~');
  const slot = SLOT_IDS.find((id) => id === duration);
  if (!yachtId || !startDate || !slot) return undefined;
  const other = startTime && Number(hours) > 0 ? { startTime, hours: Number(hours) } : {};
  const mode = MODES.find((one) => one === captain);
  const guestCount = Number(guests) > 0 ? { guestCount: Number(guests) } : {};
  return { yachtId, startDate, duration: slot, ...other, ...(mode ? { mode } : {}), ...guestCount };
}
