import type { CharterDay } from '#core/charter-time.ts';
import {
  clockHours,
  rangeAt,
  SLOTS,
  type SlotId,
  type SlotState,
  slotAt,
  slotOf,
  type TimeOfDay,
  timeName,
} from '#features/calendar/domain.ts';
import { listed } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { WHY_TAKEN } from './why-taken.ts';

/** "Sat, Mar 6, morning, 9:00 AM–12:00 PM", "Sat, Mar 6, 6:00–10:00 PM": a time that is offered. */
export function offerText({ day, ...time }: TimeOfDay): string {
  const range = rangeAt(day, time);
  const words = slotAt(time) ? `${timeName(range, true)}, ` : '';
  return `${dayText(day, 'short')}, ${words}${clockHours(range)}`;
}

/** The free times of a day, in their order. */
export function freeSlots(slots: Readonly<Record<SlotId, SlotState>>): SlotId[] {
  return SLOTS.filter(({ id }) => slots[id] === 'free').map(({ id }) => id);
}

/** What a listener hears of a day: "Saturday, March 6, 2027, morning and evening free". */
export function dayLabel(day: CharterDay, slots: Readonly<Record<SlotId, SlotState>> | undefined): string {
  const text = dayText(day, 'full');
  if (!slots) return text;
  const free = freeSlots(slots);
  if (free.length === SLOTS.length) return `${text}, free`;
  if (free.length === 0) return `${text}, ${WHY_TAKEN[slots['full-day']].toLowerCase() || 'taken'}`;
  return `${text}, ${listed(free.map((slot) => slotOf(slot).name.toLowerCase()))} free`;
}
