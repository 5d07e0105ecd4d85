import { timeName } from '#features/calendar/domain/times.ts';
import { dayText } from '#words/days.ts';
import { rangeOf, type Trip } from '../trip-words.ts';

/** "Sat, Mar 6, afternoon"; with `dated`, the day includes the year. */
export const timeText = (charter: Trip & { readonly startDate: string }, day: 'short' | 'dated' = 'short') =>
  `${dayText(charter.startDate, day)}, ${timeName(rangeOf(charter), true)}`;
