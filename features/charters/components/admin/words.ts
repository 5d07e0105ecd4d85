import { timeName } from '#features/calendar/domain/times.ts';
import { dayText } from '#words/days.ts';
import { rangeOf, type Trip } from '../trip-words.ts';

/** With or without amenities, as a select offers it. */
export const PRICING_CHOICES = [
  { value: 'with_amenities', label: 'With Full Amenities' },
  { value: 'without_amenities', label: 'Basic Charter' },
];

/** "Sat, Mar 6, afternoon". */
export const timeText = (charter: Trip & { readonly startDate: string }) =>
  `${dayText(charter.startDate, 'short')}, ${timeName(rangeOf(charter), true)}`;
