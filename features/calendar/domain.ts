import { type CharterDay, instantAt } from '#core/charter-time.ts';

/** The four times at which a charter is offered, in business time (decisions §2). */
export const SLOTS = [
  { id: 'morning', name: 'Morning', fromHour: 9, toHour: 12, hours: '09:00–12:00' },
  { id: 'afternoon', name: 'Afternoon', fromHour: 12, toHour: 17, hours: '12:00–17:00' },
  { id: 'evening', name: 'Evening', fromHour: 17, toHour: 20, hours: '17:00–20:00' },
  { id: 'full-day', name: 'Full day', fromHour: 9, toHour: 17, hours: '09:00–17:00' },
] as const;

export type SlotId = (typeof SLOTS)[number]['id'];
export const SLOT_IDS = ['morning', 'afternoon', 'evening', 'full-day'] as const satisfies readonly SlotId[];

/** Half-open: `from` belongs to it, `to` does not, so that one charter may begin when another ends. */
export type TimeRange = { readonly from: Date; readonly to: Date };

/** A slot's name and hours, as a person reads them. */
export function slotOf(id: SlotId): (typeof SLOTS)[number] {
  const slot = SLOTS.find((candidate) => candidate.id === id);
  if (!slot) throw new RangeError(`There is no slot ${id}`);
  return slot;
}

/** When a slot begins and ends on that day. */
export function slotRange(day: CharterDay, id: SlotId): TimeRange {
  const { fromHour, toHour } = slotOf(id);
  return { from: instantAt(day, fromHour), to: instantAt(day, toHour) };
}

/** What a charter occupies: its own time, and the minutes the yacht needs before the next one (decisions §4). */
export function withTurnaround({ from, to }: TimeRange, minutes: number): TimeRange {
  return { from, to: new Date(to.getTime() + minutes * 60_000) };
}

/** True when the two have an instant in common; ranges that only touch have none. */
export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to;
}
