import { rangeAt } from '#core/charter-hours.ts';
import type { CharterDay } from '#core/charter-time.ts';
import {
  SLOTS,
  type SlotId,
  type SlotState,
  slotAt,
  slotInSentence,
} from '#features/calendar/domain/index.ts';
import { type TimeOfDay, timeName } from '#features/calendar/domain/times.ts';
import { listed } from '#words/amounts.ts';
import { clockHours } from '#words/clock.ts';
import { dayText } from '#words/days.ts';
import { words } from '../words/index.ts';
import { whyTaken } from './why-taken.ts';

/** An offered time in words: "Sat, Mar 6, morning, 9:00 AM–12:00 PM" or "Sat, Mar 6, 6:00–10:00 PM". */
export function offerText({ day, ...time }: TimeOfDay): string {
  const range = rangeAt(day, time);
  const words = slotAt(time) ? `${timeName(range, true)}, ` : '';
  return `${dayText(day, 'short')}, ${words}${clockHours(range)}`;
}

/** The free slots of a day, in the order of SLOTS. */
function freeSlots(slots: Readonly<Record<SlotId, SlotState>>): SlotId[] {
  return SLOTS.filter(({ id }) => slots[id] === 'free').map(({ id }) => id);
}

/** The states of a day's four slots and, if the visitor asked for one, of their own time. */
type KnownDay = {
  readonly slots: Readonly<Record<SlotId, SlotState>>;
  readonly range?: SlotState | undefined;
};

/** True when the day can be chosen. */
export const isSomeFree = ({ slots, range }: KnownDay) =>
  range ? range === 'free' : freeSlots(slots).length > 0;

/** What a screen reader says for a day: "Saturday, March 6, 2027, morning and evening free". */
export function dayLabel(day: CharterDay, known: KnownDay | undefined): string {
  const text = dayText(day, 'full');
  if (!known) return text;
  const { slots, range } = known;
  if (range) return words.freeOrWhy(text, whyTaken(range).toLowerCase());
  const free = freeSlots(slots);
  if (free.length === SLOTS.length) return words.dayFree(text);
  if (SLOTS.every(({ id }) => slots[id] === 'past')) return words.dayOver(text);
  if (free.length === 0) return words.dayTaken(text, whyTaken(slots['full-day']).toLowerCase());
  return words.partsFree(text, listed(free.map(slotInSentence)));
}
