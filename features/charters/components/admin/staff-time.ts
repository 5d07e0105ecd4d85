import { hoursIn } from '#core/charter-hours.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { type SaidTime, saidTime } from '#features/calendar/domain/times.ts';
import { MODES, type Mode } from '#features/fleet/domain/lawful-guests.ts';
import { rangeOf, type Trip } from '../trip-words.ts';

/** A time as a call says it: the word alone for one of the four, beginning and length beside it for any other. */
export type StaffTime = Omit<SaidTime, 'startDate'>;

/** A yacht, a day and a time; with the captain it is to be with, where one was chosen. */
export type QuotePlace = { readonly yachtId: string; readonly mode?: Mode } & SaidTime;

/** When a charter is, as a call would say it. */
export const saidOf = (trip: Trip): SaidTime => saidTime(hoursIn(rangeOf(trip)));

/** The time of a place, without the day. */
export const timeIn = ({ duration, startTime, hours }: StaffTime): StaffTime => ({
  duration,
  ...(startTime === undefined ? {} : { startTime }),
  ...(hours === undefined ? {} : { hours }),
});

export const isSameTime = (one: StaffTime, other: StaffTime) =>
  one.duration === other.duration && one.startTime === other.startTime && one.hours === other.hours;

/** A yacht and a time as an address carries them: `yacht~day~slot~beginning~length~captain`, of which the last three may be empty. */
export const placeText = ({ yachtId, startDate, duration, startTime, hours, mode }: QuotePlace) =>
  [yachtId, startDate, duration, startTime ?? '', hours ?? '', mode ?? ''].join('~');

/** What `placeText` has written; undefined for anything else that an address may say. */
export function placeFrom(text: string | null): QuotePlace | undefined {
  const [yachtId, startDate, duration, startTime, hours, captain] = (text ?? '').split('~');
  const slot = SLOT_IDS.find((id) => id === duration);
  if (!yachtId || !startDate || !slot) return undefined;
  const other = startTime && Number(hours) > 0 ? { startTime, hours: Number(hours) } : {};
  const mode = MODES.find((one) => one === captain);
  return { yachtId, startDate, duration: slot, ...other, ...(mode ? { mode } : {}) };
}
