import type { HoursOfDay, TimeRange } from '#core/charter-hours.ts';
import { addDays, type CharterDay, instantAt } from '#core/charter-time.ts';
import { clockSpan } from '#words/hour.ts';
import { words } from '../words/index.ts';

export type { HoursOfDay, TimeRange };

/** The four slots at which a charter is offered, by Miami's clocks (product 4.1). */
export const SLOTS = [
  { id: 'morning', name: 'Morning', fromHour: 9, toHour: 12, hours: '9:00 AM–12:00 PM' },
  { id: 'afternoon', name: 'Afternoon', fromHour: 12, toHour: 17, hours: '12:00–5:00 PM' },
  { id: 'evening', name: 'Evening', fromHour: 17, toHour: 20, hours: '5:00–8:00 PM' },
  { id: 'full-day', name: 'Full day', fromHour: 9, toHour: 17, hours: '9:00 AM–5:00 PM' },
] as const;

export type SlotId = (typeof SLOTS)[number]['id'];
export const SLOT_IDS = ['morning', 'afternoon', 'evening', 'full-day'] as const satisfies readonly SlotId[];

/** A slot by its id; throws a RangeError for an unknown id. */
export function slotOf(id: SlotId): (typeof SLOTS)[number] {
  const slot = SLOTS.find((candidate) => candidate.id === id);
  if (!slot) throw new RangeError(`There is no slot ${id}`);
  return slot;
}

/** A slot's name in the current language. */
export function slotName(id: SlotId): string {
  return words.slots[id];
}

/** A slot's name within a sentence: "morning". */
export function slotInSentence(id: SlotId): string {
  return slotName(id).toLowerCase();
}

/** A slot's hours in words: "9:00 AM–12:00 PM". */
export function slotHours(id: SlotId): string {
  const { fromHour, toHour } = slotOf(id);
  return clockSpan(fromHour, toHour);
}

/** When a slot begins and ends on that day. */
export function slotRange(day: CharterDay, id: SlotId): TimeRange {
  const { fromHour, toHour } = slotOf(id);
  return { from: instantAt(day, fromHour), to: instantAt(day, toHour) };
}

/** A slot's start hour, and its length in hours. */
export function hoursOfSlotTime(id: SlotId): HoursOfDay {
  const { fromHour, toHour } = slotOf(id);
  return { startHour: fromHour, hours: toHour - fromHour };
}

/** The slot with this start and length; undefined for any other time. */
export function slotAt({ startHour, hours }: HoursOfDay): SlotId | undefined {
  return SLOTS.find(({ fromHour, toHour }) => fromHour === startHour && toHour - fromHour === hours)?.id;
}

/**
 * The days cut into parts where slots begin and end: three slots and the night, one after the other, from the first morning to
 * the last evening. Every time that a search by date asks for is made up of these parts.
 */
export function partsOfDays(from: CharterDay, days: number): TimeRange[] {
  const cuts = Array.from({ length: days }, (_, ahead) => {
    const day = addDays(from, ahead);
    return [
      ...(['morning', 'afternoon', 'evening'] as const).map((slot) => slotRange(day, slot).from),
      slotRange(day, 'evening').to,
    ];
  }).flat();
  return cuts.slice(1).map((to, index) => ({ from: cuts[index] ?? to, to }));
}

/** The time that a charter occupies: its own, and the minutes the yacht needs before the next one (product 4.3). */
export function withTurnaround({ from, to }: TimeRange, minutes: number): TimeRange {
  return { from, to: new Date(to.getTime() + minutes * 60_000) };
}

/** True when the two ranges overlap; ranges that only touch do not. */
export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to;
}

/** The kinds of entries on a yacht's calendar: a confirmed charter, a quote's hold, or a block (maintenance, owner use). */
export type EntryKind = 'charter' | 'hold' | 'block';
export type Occupied = TimeRange & { readonly kind: EntryKind };

/** Whether a slot can be requested, and if not, why. */
export const SLOT_STATES = ['free', 'past', 'booked', 'held', 'blocked', 'ask', 'closed'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

const STATE_OF = { charter: 'booked', hold: 'held', block: 'blocked' } as const satisfies Record<
  EntryKind,
  SlotState
>;

/** A slot on a day. */
export type SlotOfDay = { readonly day: CharterDay; readonly slot: SlotId };

/**
 * Whether the slot is free at that moment, the yacht's turnaround after it included. A slot that has begun is `past`, whatever
 * lies in it. If several entries lie in it, the most lasting kind decides: charter before block before hold.
 *
 * @param occupied the entries on the yacht's calendar then, without lapsed holds
 */
export function slotState(
  { day, slot }: SlotOfDay,
  occupied: readonly Occupied[],
  turnaroundMinutes: number,
  now: Date,
): SlotState {
  return timeState(slotRange(day, slot), occupied, turnaroundMinutes, now);
}

/** Like `slotState`, for any time. */
export function timeState(
  range: TimeRange,
  occupied: readonly Occupied[],
  turnaroundMinutes: number,
  now: Date,
): SlotState {
  if (range.from <= now) return 'past';
  const wanted = withTurnaround(range, turnaroundMinutes);
  const kinds = new Set(occupied.filter((entry) => overlaps(entry, wanted)).map(({ kind }) => kind));
  for (const kind of ['charter', 'block', 'hold'] as const) if (kinds.has(kind)) return STATE_OF[kind];
  return 'free';
}
