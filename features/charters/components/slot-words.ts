import type { CharterDay } from '#core/charter-time.ts';
import { SLOTS, type SlotId, type SlotState, slotOf } from '#features/calendar/domain.ts';
import { listed } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { WHY_TAKEN } from './why-taken.ts';

/** "Sat, Mar 6, morning, 09:00–12:00": a time that is offered. */
export function offerText(day: CharterDay, slot: SlotId): string {
  const { name, hours } = slotOf(slot);
  return `${dayText(day, 'short')}, ${name.toLowerCase()}, ${hours}`;
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
