import { hoursIn } from '#core/charter-hours.ts';
import { type SaidTime, saidTime } from '#features/calendar/domain/times.ts';
import { rangeOf, type Trip } from '../trip-words.ts';

/** A time as a call says it: the word alone for one of the four, beginning and length beside it for any other. */
export type StaffTime = Omit<SaidTime, 'startDate'>;

/** A yacht, a day and a time. */
export type QuotePlace = { readonly yachtId: string } & SaidTime;

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
