import { addDays, type CharterDay, clockAt, daysBetween } from '#core/charter-time.ts';
import type { SlotId } from '#features/calendar/domain/index.ts';
import { dayText } from '#words/days.ts';
import type { FleetCalendarAnswer } from '../../schema.ts';

export type CalendarEntry = FleetCalendarAnswer['entries'][number];
export type CalendarYacht = FleetCalendarAnswer['yachts'][number];

/** Pixels: a yacht's row, a day's column, the column of names and the row of days. */
export const ROW = 44;
export const DAY = 84;
export const NAME = 150;
export const HEAD = 44;

/** The three times of a day, side by side; a full day is the first two. */
export const THIRDS = ['morning', 'afternoon', 'evening'] as const satisfies readonly SlotId[];

const EDGES: Readonly<Record<SlotId, readonly [number, number]>> = {
  morning: [0, 1 / 3],
  afternoon: [1 / 3, 2 / 3],
  evening: [2 / 3, 1],
  'full-day': [0, 2 / 3],
};

/** Where an hour lies in a day's column, in which nights take no room. */
export function fractionOf(hour: number): number {
  if (hour <= 9) return 0;
  if (hour <= 12) return (hour - 9) / 9;
  if (hour <= 17) return 1 / 3 + (hour - 12) / 15;
  return hour < 20 ? 2 / 3 + (hour - 17) / 9 : 1;
}

/** A part of the calendar, in days from its first. */
export type Span = { readonly start: number; readonly end: number };

/** What an entry takes up: a charter its own time, anything else its hours. Never narrower than can be seen. */
export function spanOf(entry: CalendarEntry, from: CharterDay): Span {
  if (entry.charter) {
    const day = daysBetween(from, entry.charter.startDate);
    const [start, end] = EDGES[entry.charter.duration];
    return { start: day + start, end: day + end };
  }
  const [begin, finish] = [clockAt(entry.from), clockAt(entry.to)];
  const start = daysBetween(from, begin.day) + fractionOf(begin.hour);
  return { start, end: Math.max(daysBetween(from, finish.day) + fractionOf(finish.hour), start + 1 / 6) };
}

/** The day and time at a point of the calendar. */
export function timeAt(
  unit: number,
  from: CharterDay,
): { readonly day: CharterDay; readonly third: 0 | 1 | 2 } {
  const day = Math.floor(unit);
  const third = Math.min(2, Math.max(0, Math.floor((unit - day) * 3)));
  return { day: addDays(from, day), third: third as 0 | 1 | 2 };
}

/** Where a charter comes to lie that is dropped at a point: as long as it was, a full day as a full day. */
export function dropOf(
  duration: SlotId,
  unit: number,
  from: CharterDay,
): { startDate: CharterDay; duration: SlotId } {
  const { day, third } = timeAt(unit, from);
  return { startDate: day, duration: duration === 'full-day' ? duration : THIRDS[third] };
}

/** The days and hours of an entry as its form has them: an end at midnight is hour 24 of the day before. */
export function hoursOf(entry: Pick<CalendarEntry, 'from' | 'to'>) {
  const [begin, finish] = [clockAt(entry.from), clockAt(entry.to)];
  const endsAtMidnight = finish.hour === 0;
  return {
    startDate: begin.day,
    fromHour: Math.floor(begin.hour),
    endDate: endsAtMidnight ? addDays(finish.day, -1) : finish.day,
    toHour: endsAtMidnight ? 24 : Math.ceil(finish.hour),
  };
}

const KINDS = { charter: 'Booking', hold: 'Hold', block: 'Block' } as const;

/** What an entry is, in a few words. */
export function entryLabel({ kind, charter, reason }: CalendarEntry): string {
  if (charter) return `${kind === 'hold' ? 'Quoted to' : 'Booking of'} ${charter.client}`;
  return reason
    ? `${KINDS[kind]}: ${reason}`
    : kind === 'charter'
      ? 'Booking without a request'
      : KINDS[kind];
}

/** What fits on an entry: its client or reason where there is room, else initials. */
export function entryMark({ charter, reason }: CalendarEntry, hasRoom: boolean): string {
  const name = charter?.client ?? reason;
  if (hasRoom) return name;
  return name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2);
}

/** Where the keys are, and what is there, as a listener hears it. */
export function placeWords(
  yacht: CalendarYacht,
  unit: number,
  from: CharterDay,
  entry: CalendarEntry | undefined,
  carried: CalendarEntry | undefined,
): string {
  const { day, third } = timeAt(unit + 0.01, from);
  const place = `${yacht.name}, ${dayText(day, 'short')}, ${THIRDS[third]}`;
  if (carried) return `Carrying ${entryLabel(carried)}: ${place}`;
  return `${place}: ${entry ? entryLabel(entry) : 'free'}`;
}

/** The entries of each yacht. */
export function byYacht(entries: readonly CalendarEntry[]): ReadonlyMap<string, readonly CalendarEntry[]> {
  return Map.groupBy(entries, ({ yachtId }) => yachtId);
}
