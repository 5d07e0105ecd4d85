import { timeName } from '#features/calendar/domain/times.ts';
import { dayText } from '#words/days.ts';
import { rangeOf, type Trip } from '../trip-words.ts';

/** "Sat, Mar 6, afternoon". */
export const timeText = (charter: Trip & { readonly startDate: string }) =>
  `${dayText(charter.startDate, 'short')}, ${timeName(rangeOf(charter), true)}`;
