import { addDays, type CharterDay, instantAt } from '#core/charter-time.ts';

/** The four times at which a charter is offered, in business time (product 4.1). */
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

/**
 * The days, cut where slots begin and end, one part after the other: three slots and the night. Every time that a search by date
 * asks for is made up of them.
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

/** What a charter occupies: its own time, and the minutes the yacht needs before the next one (product 4.3). */
export function withTurnaround({ from, to }: TimeRange, minutes: number): TimeRange {
  return { from, to: new Date(to.getTime() + minutes * 60_000) };
}

/** True when the two have an instant in common; ranges that only touch have none. */
export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to;
}

/** What can be on a yacht's calendar: a confirmed charter, a quote's hold, or a block (maintenance, owner use). */
export type EntryKind = 'charter' | 'hold' | 'block';
export type Occupied = TimeRange & { readonly kind: EntryKind };

/** Whether a slot can be asked for, and if not, why. */
export const SLOT_STATES = ['free', 'past', 'booked', 'held', 'blocked'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

const STATE_OF = { charter: 'booked', hold: 'held', block: 'blocked' } as const satisfies Record<
  EntryKind,
  SlotState
>;

/** A slot on a day. */
export type SlotOfDay = { readonly day: CharterDay; readonly slot: SlotId };

/**
 * Whether the slot could be promised at that moment, the yacht's turnaround after it included. A slot that has begun is
 * past, whatever lies in it; of several entries in it, the one that is there to stay is named: charter, block, hold.
 *
 * @param occupied what is on the yacht's calendar then; holds that have lapsed are not in it
 */
export function slotState(
  { day, slot }: SlotOfDay,
  occupied: readonly Occupied[],
  turnaroundMinutes: number,
  now: Date,
): SlotState {
  const range = slotRange(day, slot);
  if (range.from <= now) return 'past';
  const wanted = withTurnaround(range, turnaroundMinutes);
  const kinds = new Set(occupied.filter((entry) => overlaps(entry, wanted)).map(({ kind }) => kind));
  for (const kind of ['charter', 'block', 'hold'] as const) if (kinds.has(kind)) return STATE_OF[kind];
  return 'free';
}

/** How far around a wanted day other times are looked for. */
export const ALTERNATIVE_DAYS = { before: 30, after: 60 } as const;

/** The days in which `nearestFree` looks for other times than the wanted one, and no further. */
export function alternativeDays(day: CharterDay): { from: CharterDay; to: CharterDay } {
  return { from: addDays(day, -ALTERNATIVE_DAYS.before), to: addDays(day, ALTERNATIVE_DAYS.after) };
}

const hoursOf = (slot: SlotId) => slotOf(slot).toHour - slotOf(slot).fromHour;

/**
 * What to offer in place of a slot that is taken: free ones, the nearest first. A day's distance weighs more than another
 * time of the same day, and a time as long as the wanted one comes before a shorter or longer one; of two that are
 * equally near, the earlier.
 */
export function nearestFree(
  wanted: SlotOfDay,
  occupied: readonly Occupied[],
  turnaroundMinutes: number,
  now: Date,
  count = 3,
): SlotOfDay[] {
  const candidates: { offer: SlotOfDay; distance: number }[] = [];
  for (let away = -ALTERNATIVE_DAYS.before; away <= ALTERNATIVE_DAYS.after; away += 1) {
    for (const { id } of SLOTS) {
      if (away === 0 && id === wanted.slot) continue;
      const otherTime = id === wanted.slot ? 0 : 0.5 + Math.abs(hoursOf(id) - hoursOf(wanted.slot)) / 10;
      candidates.push({
        offer: { day: addDays(wanted.day, away), slot: id },
        distance: Math.abs(away) + otherTime,
      });
    }
  }
  // Sorting is stable and candidates are made in order of time, so that equals stay so.
  candidates.sort((a, b) => a.distance - b.distance);
  const found: SlotOfDay[] = [];
  for (const { offer } of candidates) {
    if (found.length === count) break;
    if (slotState(offer, occupied, turnaroundMinutes, now) === 'free') found.push(offer);
  }
  return found;
}

/** Changes with every change that staff make to an entry: guards one colleague's edit against another's. */
export function entryVersion(entry: {
  readonly yachtId: string;
  readonly from: Date;
  readonly to: Date;
  readonly reason: string;
}): string {
  const { yachtId, from, to, reason } = entry;
  return [yachtId, from.toISOString(), to.toISOString(), reason].join(' ');
}
