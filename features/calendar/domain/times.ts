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

/** The word for a time: its slot's, else the nearest. From eight hours on a full day, else whose middle is nearest. */
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

/** How far around a wanted day other times are looked for. */
export const ALTERNATIVE_DAYS = { before: 30, after: 60 } as const;

const MOST_ALTERNATIVES = 3;

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
 * as long within her hours, and of a day no more than one earlier and one later.
 *
 * @param isLawful whether the charter may sail then, which the calendar does not know
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
  // Sorting is stable and candidates are made in order of time, so that equals stay so.
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
