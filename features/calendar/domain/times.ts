import { type HoursOfDay, hoursIn, rangeAt, type TimeRange } from '#core/charter-hours.ts';
import { addDays, type CharterDay } from '#core/charter-time.ts';
import { hourOf, timeOf } from '#core/half-hours.ts';
import { lengthText } from '#words/amounts.ts';
import { clockHours } from '#words/clock.ts';
import { isWithinHours, type OperatingHours } from './operating-hours.ts';
import {
  hoursOfSlotTime,
  type Occupied,
  SLOTS,
  type SlotId,
  slotAt,
  slotHours,
  slotInSentence,
  slotName,
  timeState,
} from './slots.ts';

/** The time that a call asks for: its slot's start and length, unless the call names another start or length (product 4.1). */
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

/** The slot nearest to a time. From eight hours on that is the full day; otherwise the slot with the nearest middle. */
export function slotNear({ startHour, hours }: HoursOfDay): SlotId {
  if (hours >= 8) return 'full-day';
  const middle = startHour + hours / 2;
  if (middle <= 12.5) return 'morning';
  return middle <= 16.5 ? 'afternoon' : 'evening';
}

/** A charter's time in a word or two: "Morning", "6:00–10:00 PM"; in a sentence "morning". */
export function timeName(range: TimeRange, inSentence = false): string {
  const slot = slotAt(hoursIn(range));
  if (!slot) return clockHours(range);
  return inSentence ? slotInSentence(slot) : slotName(slot);
}

/** A charter's time in words: "Morning, 9:00 AM–12:00 PM", "6:00–10:00 PM, 4 hours". */
export function timeText(range: TimeRange): string {
  const time = hoursIn(range);
  const slot = slotAt(time);
  return slot ? `${slotName(slot)}, ${slotHours(slot)}` : `${clockHours(range)}, ${lengthText(time.hours)}`;
}

/** How many days before and after the wanted day other times are looked for. */
export const ALTERNATIVE_DAYS = { before: 30, after: 60 } as const;

const MOST_ALTERNATIVES = 3;

/** The first and the last day on which `nearestFree` looks for other times. */
export function alternativeDays(day: CharterDay): { from: CharterDay; to: CharterDay } {
  return { from: addDays(day, -ALTERNATIVE_DAYS.before), to: addDays(day, ALTERNATIVE_DAYS.after) };
}

/** A time on a day. */
export type TimeOfDay = HoursOfDay & { readonly day: CharterDay };

/** A time as the API writes it: a slot as `duration` alone; any other time with start and length beside its nearest slot. */
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

/** By how many hours, and on how many days around, a wanted time that is no slot is also tried earlier or later. */
const SHIFTED = { hours: 6, days: 3 } as const;

/** The four slots of a day. The more a slot differs in length from the wanted time, the further away it counts. */
function otherSlots(day: CharterDay, away: number, wanted: HoursOfDay): Candidate[] {
  const own = slotAt(wanted);
  return SLOTS.filter(({ id }) => away !== 0 || id !== own).map(({ id }) => {
    const time = hoursOfSlotTime(id);
    const otherTime = id === own ? 0 : 0.5 + Math.abs(time.hours - wanted.hours) / 10;
    return { offer: { day, ...time }, distance: Math.abs(away) + otherTime, shift: 0 };
  });
}

/** Times as long as the wanted one, so that the price is the same: at its own hour, and on near days at other hours too. */
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
 * The times to offer in place of a taken one: free, at most three, the nearest first. Another day counts as further away than
 * another time of the same day; of two equally near times, the earlier comes first. Slots replace a slot. Times of the same
 * length within the yacht's hours replace any other time: on each day at most one earlier and one later.
 *
 * @param isLawful whether the charter may sail at a time by the yacht's papers, which the calendar does not know
 */
export function nearestFree(
  wanted: TimeOfDay,
  occupied: readonly Occupied[],
  yacht: OperatingHours & { readonly turnaroundMinutes: number },
  now: Date,
  isLawful: (range: TimeRange) => boolean = () => true,
): TimeOfDay[] {
  const candidatesOn = slotAt(wanted) ? otherSlots : otherHours;
  const { before, after } = ALTERNATIVE_DAYS;
  const candidates = Array.from({ length: before + after + 1 }, (_, index) => index - before).flatMap(
    (away) => candidatesOn(addDays(wanted.day, away), away, wanted),
  );
  // The sort is stable and the candidates are in order of time, so equally near ones stay in that order.
  candidates.sort((a, b) => a.distance - b.distance);
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    if (found.length === MOST_ALTERNATIVES) break;
    const { offer, shift } = candidate;
    if (shift !== 0 && found.some((other) => other.offer.day === offer.day && other.shift === shift))
      continue;
    const range = rangeAt(offer.day, offer);
    const isFree = timeState(range, occupied, yacht.turnaroundMinutes, now) === 'free';
    if (isFree && isWithinHours(range, yacht) && isLawful(range)) found.push(candidate);
  }
  return found.map(({ offer }) => offer);
}
