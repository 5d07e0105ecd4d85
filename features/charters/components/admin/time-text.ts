import { timeName } from '#features/calendar/domain/times.ts';
import { dayText } from '#words/days.ts';
import { rangeOf, type Trip } from '../trip-words.ts';

/** "Sat, Mar 6, afternoon"; `dated` has the year with the day. */
export const timeText = (charter: Trip & { readonly startDate: string }, day: 'short' | 'dated' = 'short') =>
  `${dayText(charter.startDate, day)}, ${timeName(rangeOf(charter), true)}`;
