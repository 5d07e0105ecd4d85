import { type SlotId, slotOf } from '#features/calendar/domain.ts';
import { dayText } from '#words/days.ts';

/** With or without amenities, as a select offers it. */
export const PRICING_CHOICES = [
  { value: 'with_amenities', label: 'With Full Amenities' },
  { value: 'without_amenities', label: 'Basic Charter' },
];

/** "Sat, Mar 6, afternoon". */
export const timeText = (day: string, slot: SlotId) =>
  `${dayText(day, 'short')}, ${slotOf(slot).name.toLowerCase()}`;
