import { addDays, type CharterDay, clockAt, daysBetween, instantAt } from '#core/charter-time.ts';
import { clockSpan, clockText } from '#words/clock.ts';
import { dayText } from '#words/days.ts';

/** The four times at which a charter is offered, in business time (product 4.1). */
export const SLOTS = [
  { id: 'morning', name: 'Morning', fromHour: 9, toHour: 12, hours: '9:00 AM–12:00 PM' },
  { id: 'afternoon', name: 'Afternoon', fromHour: 12, toHour: 17, hours: '12:00–5:00 PM' },
  { id: 'evening', name: 'Evening', fromHour: 17, toHour: 20, hours: '5:00–8:00 PM' },
  { id: 'full-day', name: 'Full day', fromHour: 9, toHour: 17, hours: '9:00 AM–5:00 PM' },
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

const HOUR_MS = 3_600_000;

/** The longest that can be asked for at once: four weeks. */
export const MOST_DAYS = 28;

/** When in a day a charter begins, by Miami's clocks, and how long she is wanted: 18.5 and 4 are 6:30 to 10:30 PM. */
export type HoursOfDay = { readonly startHour: number; readonly hours: number };

/** A slot's own beginning and length. */
export function hoursOfSlotTime(id: SlotId): HoursOfDay {
  const { fromHour, toHour } = slotOf(id);
  return { startHour: fromHour, hours: toHour - fromHour };
}

/** Every half hour of a day. */
export const START_HOURS: readonly number[] = Array.from({ length: 48 }, (_, index) => index / 2);

/** "18:30" as 18.5, and back. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
export const timeOf = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;

/** What a call asks for: the word says the time, as far as a beginning or a length is not named beside it (product 4.1). */
export function askedHours(asked: {
  readonly duration: SlotId;
  readonly startTime?: string | undefined;
  readonly hours?: number | undefined;
}): HoursOfDay {
  const word = hoursOfSlotTime(asked.duration);
  return {
    startHour: asked.startTime === undefined ? word.startHour : hourOf(asked.startTime),
    hours: asked.hours ?? word.hours,
  };
}

/** The same time of day by the clock, so many days later. */
function daysLater(instant: Date, days: number): Date {
  const { day, hour } = clockAt(instant.toISOString());
  return days === 0 ? instant : instantAt(addDays(day, days), hour);
}

/**
 * When a charter begins and ends. Whole days are days of the calendar: she comes back at the hour at which she left, also over
 * a night on which the clocks change. Hours of less than a day are hours that pass (product 4.13).
 */
export function rangeAt(day: CharterDay, { startHour, hours }: HoursOfDay): TimeRange {
  const from = instantAt(day, startHour);
  const lastDeparture = daysLater(from, Math.floor(hours / 24));
  return { from, to: new Date(lastDeparture.getTime() + (hours % 24) * HOUR_MS) };
}

/** The day, the beginning and the length of such a time: what `rangeAt` makes it of. */
export function hoursIn({ from, to }: TimeRange): HoursOfDay & { readonly day: CharterDay } {
  const { day, hour: startHour } = clockAt(from.toISOString());
  let days = daysBetween(day, clockAt(to.toISOString()).day);
  if (daysLater(from, days) > to) days -= 1;
  return { day, startHour, hours: days * 24 + (to.getTime() - daysLater(from, days).getTime()) / HOUR_MS };
}

/** The slot whose time that is; undefined for any other time. */
export function slotAt({ startHour, hours }: HoursOfDay): SlotId | undefined {
  return SLOTS.find(({ fromHour, toHour }) => fromHour === startHour && toHour - fromHour === hours)?.id;
}

/** The word for a time: its slot's, else the nearest. From eight hours on a full day, else whose middle is nearest. */
export function slotNear({ startHour, hours }: HoursOfDay): SlotId {
  if (hours >= 8) return 'full-day';
  const middle = startHour + hours / 2;
  if (middle <= 12.5) return 'morning';
  return middle <= 16.5 ? 'afternoon' : 'evening';
}

/** How long, in words: "4 hours", "3 days", "2 weeks". */
export function lengthText(hours: number): string {
  const [count, unit] =
    hours % 24 !== 0 || hours === 24
      ? [hours, 'hour']
      : hours % (7 * 24) === 0
        ? [hours / (7 * 24), 'week']
        : [hours / 24, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** From when to when, as a person reads it: "6:00–10:00 PM", "10:00 AM to Tue, Dec 15, 10:00 AM". */
export function clockHours(range: TimeRange): string {
  const { day, startHour, hours } = hoursIn(range);
  const end = clockAt(range.to.toISOString());
  if (hours < 24) return clockSpan(startHour, end.hour, end.day === day);
  return `${clockText(startHour)} to ${dayText(end.day, 'short')}, ${clockText(end.hour)}`;
}

/** A charter's time in a word or two: "Morning", "6:00–10:00 PM"; in a sentence "morning". */
export function timeName(range: TimeRange, inSentence = false): string {
  const slot = slotAt(hoursIn(range));
  if (!slot) return clockHours(range);
  const { name } = slotOf(slot);
  return inSentence ? name.toLowerCase() : name;
}

/** A charter's time in words: "Morning, 9:00 AM–12:00 PM", "6:00–10:00 PM, 4 hours". */
export function timeText(range: TimeRange): string {
  const time = hoursIn(range);
  const slot = slotAt(time);
  return slot
    ? `${slotOf(slot).name}, ${slotOf(slot).hours}`
    : `${clockHours(range)}, ${lengthText(time.hours)}`;
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
  return timeState(slotRange(day, slot), occupied, turnaroundMinutes, now);
}

/** The same of any other time. */
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

/** How far around a wanted day other times are looked for. */
export const ALTERNATIVE_DAYS = { before: 30, after: 60 } as const;

/** The days in which `nearestFree` looks for other times than the wanted one, and no further. */
export function alternativeDays(day: CharterDay): { from: CharterDay; to: CharterDay } {
  return { from: addDays(day, -ALTERNATIVE_DAYS.before), to: addDays(day, ALTERNATIVE_DAYS.after) };
}

/** A time on a day. */
export type TimeOfDay = HoursOfDay & { readonly day: CharterDay };

/** A time as calls say it: a slot by its word alone, any other with its beginning and length beside the nearest word. */
export type SaidTime = {
  readonly startDate: CharterDay;
  readonly duration: SlotId;
  readonly startTime?: string;
  readonly hours?: number;
};

export function saidTime({ day, ...time }: TimeOfDay): SaidTime {
  const { startHour, hours } = time;
  const said = { startDate: day, duration: slotNear(time) };
  return slotAt(time) ? said : { ...said, startTime: timeOf(startHour), hours };
}

type Candidate = { readonly offer: TimeOfDay; readonly distance: number; readonly shift: number };

/** How far from its beginning, and on how many days around, a time that is no slot is looked for at another hour. */
const SHIFTED = { hours: 6, days: 3 } as const;

/** The four slots of a day, a time as long as the wanted one before a shorter or longer one. */
function otherSlots(day: CharterDay, away: number, wanted: HoursOfDay): Candidate[] {
  const own = slotAt(wanted);
  return SLOTS.filter(({ id }) => away !== 0 || id !== own).map(({ id }) => {
    const time = hoursOfSlotTime(id);
    const otherTime = id === own ? 0 : 0.5 + Math.abs(time.hours - wanted.hours) / 10;
    return { offer: { day, ...time }, distance: Math.abs(away) + otherTime, shift: 0 };
  });
}

/** As long as the wanted one, so that it has its price: at its own hour, on near days also at others. */
function otherHours(day: CharterDay, away: number, { startHour, hours }: HoursOfDay): Candidate[] {
  const most = hours < 24 && Math.abs(away) <= SHIFTED.days ? SHIFTED.hours * 2 : 0;
  return Array.from({ length: 2 * most + 1 }, (_, index) => (index - most) / 2)
    .filter((shift) => startHour + shift >= 0 && startHour + shift < 24 && (away !== 0 || shift !== 0))
    .map((shift) => ({
      offer: { day, startHour: startHour + shift, hours },
      distance: Math.abs(away) + (shift === 0 ? 0 : 0.25 + Math.abs(shift) / 8),
      shift: Math.sign(shift),
    }));
}

/**
 * What to offer in place of a time that is taken: free ones, the nearest first. A day's distance weighs more than another
 * time of the same day; of two that are equally near, the earlier. In place of a slot, slots; in place of any other time, one
 * as long, and of a day no more than one earlier and one later.
 */
export function nearestFree(
  wanted: TimeOfDay,
  occupied: readonly Occupied[],
  turnaroundMinutes: number,
  now: Date,
  count = 3,
): TimeOfDay[] {
  const candidatesOn = slotAt(wanted) ? otherSlots : otherHours;
  const { before, after } = ALTERNATIVE_DAYS;
  const candidates = Array.from({ length: before + after + 1 }, (_, index) => index - before).flatMap(
    (away) => candidatesOn(addDays(wanted.day, away), away, wanted),
  );
  // Sorting is stable and candidates are made in order of time, so that equals stay so.
  candidates.sort((a, b) => a.distance - b.distance);
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    if (found.length === count) break;
    const { offer, shift } = candidate;
    if (shift !== 0 && found.some((other) => other.offer.day === offer.day && other.shift === shift))
      continue;
    if (timeState(rangeAt(offer.day, offer), occupied, turnaroundMinutes, now) === 'free')
      found.push(candidate);
  }
  return found.map(({ offer }) => offer);
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
