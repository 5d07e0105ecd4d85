import { type SlotId, slotOf } from '#features/calendar/domain.ts';
import { dayText } from '#words/days.ts';

/** "Sat, Mar 6, afternoon". */
export const timeText = (day: string, slot: SlotId) =>
  `${dayText(day, 'short')}, ${slotOf(slot).name.toLowerCase()}`;
