import { addDays, type CharterDay, clockAt, daysBetween, isCharterDay } from '#core/charter-time.ts';
import { type SlotId, slotInSentence } from '#features/calendar/domain/index.ts';
import type { SaidTime } from '#features/calendar/domain/times.ts';
import { saidOf } from '#features/charters/components/admin/staff-time.ts';
import type { Trip } from '#features/charters/components/trip-words.ts';
import { dayText } from '#words/days.ts';
import type { FleetCalendarAnswer } from '../../schema.ts';
import { hoursOfYacht, isBeyond } from './calendar-hours.ts';
import { words } from './words/index.ts';

export type CalendarEntry = FleetCalendarAnswer['entries'][number];
export type CalendarYacht = FleetCalendarAnswer['yachts'][number];

/** In pixels, the same at every zoom: the width of the column of names and the height of the row of days. */
export const NAME = 150;
export const HEAD = 44;
/** The space above and below the lanes of a row, in pixels. */
const ROW_PAD = 3;

/** The zooms: a week or a month across the screen. */
export const ZOOMS = ['week', 'month'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The pixels of a zoom: the width of a day, the height of a lane, and the height of a yacht's row of three lanes. */
export type Scale = {
  readonly zoom: Zoom;
  readonly day: number;
  readonly lane: number;
  readonly row: number;
};

const LANES: Readonly<Record<Zoom, number>> = { week: 22, month: 17 };
export const ACROSS: Readonly<Record<Zoom, number>> = { week: 7, month: 31 };
const NARROWEST: Readonly<Record<Zoom, number>> = { week: 104, month: 40 };

/** The width of a letter-size sheet between its margins, in pixels. */
export const SHEET = 717;

/**
 * The scale at which a week or a month fits the frame, but not narrower than is readable. On paper it always fits the sheet,
 * because paper does not scroll.
 */
export function scaleOf(zoom: Zoom, frameWidth: number, onPaper = false): Scale {
  const lane = LANES[zoom];
  const narrowest = onPaper ? 0 : NARROWEST[zoom];
  const width = onPaper ? SHEET : frameWidth;
  const day = Math.max(narrowest, Math.floor((width - NAME) / ACROSS[zoom]));
  return { zoom, day, lane, row: 3 * lane + 2 * ROW_PAD };
}

/** The three slots of a day, one lane each; a full day takes the first two lanes. */
export const THIRDS = ['morning', 'afternoon', 'evening'] as const satisfies readonly SlotId[];

/** The position of an hour in a day's lanes (0 to 1). The night takes no space. */
export function fractionOf(hour: number): number {
  if (hour <= 9) return 0;
  if (hour <= 12) return (hour - 9) / 9;
  if (hour <= 17) return 1 / 3 + (hour - 12) / 15;
  return hour < 20 ? 2 / 3 + (hour - 17) / 9 : 1;
}

/** The first day of the calendar: the one in the address, or today if that is not a day. */
export const firstDayOf = (asked: string, today: CharterDay): CharterDay =>
  isCharterDay(asked) ? asked : today;

/** A part of the calendar, in days from its first day. */
export type Span = {
  readonly start: number;
  readonly end: number;
  /** Whether it continues into the night after its last day, which takes no space. */
  readonly isIntoNight?: true;
};

/**
 * The part of the calendar that an entry takes: a charter from departure to return, anything else its hours. Always wide enough
 * to see.
 */
export function spanOf(entry: CalendarEntry, from: CharterDay): Span {
  const { departsAt, returnsAt } = entry.charter ?? { departsAt: entry.from, returnsAt: entry.to };
  const [begin, finish] = [clockAt(departsAt), clockAt(returnsAt)];
  // An entry that begins at night is drawn at the end of its own day, not at the start of the next.
  const start = daysBetween(from, begin.day) + Math.min(fractionOf(begin.hour), 5 / 6);
  const until = fractionOf(finish.hour);
  return {
    start,
    // At the end of a day, rounding must not extend it into the next day.
    end: Math.max(daysBetween(from, finish.day) + until, Math.min(start + 1 / 6, Math.floor(start) + 1)),
    ...(until === 0 && finish.hour > 0 && finish.day > begin.day && { isIntoNight: true as const }),
  };
}

/** The day and the slot at a point of the calendar. */
export function timeAt(
  unit: number,
  from: CharterDay,
): { readonly day: CharterDay; readonly third: 0 | 1 | 2 } {
  return { day: addDays(from, Math.floor(unit)), third: thirdAt(unit) };
}

/** How an entry is carried: to which point, and how many days from where it was picked up. */
export type Carry = { readonly unit: number; readonly daysMoved: number };

/** An entry that is being carried, and the yacht's row over which it is. */
export type Carried = Carry & { readonly entry: CalendarEntry; readonly row: number };

const thirdAt = (unit: number) => Math.min(2, Math.max(0, Math.floor((unit % 1) * 3))) as 0 | 1 | 2;

/** A charter of one slot takes the slot on which it is dropped; a full day, or hours of its own, stay what they are. */
const takesSlot = ({ duration, hours }: SaidTime) => duration !== 'full-day' && hours === undefined;

/** The new time of a charter that is dropped. */
export function dropOf(charter: Trip, { unit, daysMoved }: Carry): SaidTime {
  const own = saidOf(charter);
  const startDate = addDays(own.startDate, daysMoved);
  return takesSlot(own) ? { startDate, duration: THIRDS[thirdAt(unit)] } : { ...own, startDate };
}

/** Where a carried entry would be drawn if it were dropped. */
export function landingOf({ charter }: CalendarEntry, span: Span, { unit, daysMoved }: Carry): Span {
  if (!charter || !takesSlot(saidOf(charter)))
    return { ...span, start: span.start + daysMoved, end: span.end + daysMoved };
  const start = Math.floor(unit) + thirdAt(unit) / 3;
  return { start, end: start + 1 / 3 };
}

/** An entry's days and hours for its form, widened to half hours. An end at midnight is hour 24 of the day before. */
export function hoursOf(entry: Pick<CalendarEntry, 'from' | 'to'>) {
  const [begin, finish] = [clockAt(entry.from), clockAt(entry.to)];
  const endsAtMidnight = finish.hour === 0;
  return {
    startDate: begin.day,
    fromHour: Math.floor(begin.hour * 2) / 2,
    endDate: endsAtMidnight ? addDays(finish.day, -1) : finish.day,
    toHour: endsAtMidnight ? 24 : Math.ceil(finish.hour * 2) / 2,
  };
}

/** An entry in a few words. */
export function entryLabel({ kind, charter, reason }: CalendarEntry): string {
  if (charter && kind === 'hold')
    return (charter.status === 'quoted' ? words.quotedTo : words.heldForClient)(charter.client);
  if (charter) return words.bookingOf(charter.client);
  if (reason) return words.because(words.kinds[kind], reason);
  return kind === 'charter' ? words.withoutRequest : words.kinds[kind];
}

/** A drawn piece of an entry: its first day, the number of whole days, and its top and bottom within the lanes (0 to 1). */
export type Piece = {
  readonly day: number;
  readonly days: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * Splits an entry into pieces: one within a single day; otherwise one for all its whole days, and one each for what is left
 * before and after.
 */
export function piecesOf({ start, end }: Span): Piece[] {
  const [first, last] = [Math.floor(start), Math.ceil(end) - 1];
  if (first >= last) return [{ day: first, days: 1, top: start - first, bottom: end - first }];
  const whole = { from: start > first ? first + 1 : first, to: end < last + 1 ? last - 1 : last };
  const pieces: Piece[] = [];
  if (whole.to >= whole.from) {
    pieces.push({ day: whole.from, days: whole.to - whole.from + 1, top: 0, bottom: 1 });
  }
  if (start > first) pieces.push({ day: first, days: 1, top: start - first, bottom: 1 });
  if (end < last + 1) pieces.push({ day: last, days: 1, top: 0, bottom: end - last });
  return pieces;
}

/** The position of a piece in its row, in pixels. */
export function boxOf({ day, days, top, bottom }: Piece, { day: width, lane }: Scale) {
  return {
    left: day * width + 1,
    width: days * width - 2,
    top: ROW_PAD + top * 3 * lane + 1,
    height: Math.max(8, (bottom - top) * 3 * lane - 2),
  };
}

/** The tint of an entry: our own charter, one booked elsewhere, a hold, or a block. */
export const tintOf = ({ kind, charter }: CalendarEntry) =>
  kind === 'charter' && !charter ? 'outside' : kind;

/** The average width of a letter on an entry, in pixels. */
const LETTER = 6.4;
const AROUND = 14;

/** The fewest letters of a reason worth showing: fewer say no more than the tint does. */
const LEAST_OF_REASON = 5;

/**
 * The text that fits on an entry of that width: the client, shortened as people do ("Rosa Delgado", "R. Delgado", "Delgado",
 * "RD"), or the reason. A reason is cut off at the end of the entry, and left out if too little of it would show; the card has
 * all of it.
 */
export function entryMark({ charter, reason }: CalendarEntry, width: number): string {
  const name = charter?.client ?? reason;
  const room = Math.max(2, Math.floor((width - AROUND) / LETTER));
  if (!charter && name.length > room && room < LEAST_OF_REASON) return '';
  const parts = name.split(/\s+/).filter(Boolean);
  const last = parts.at(-1) ?? '';
  const initials = parts
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2);
  const shorter = charter && parts.length > 1 ? [`${name.slice(0, 1)}. ${last}`, last] : [];
  return [name, ...shorter].find((text) => text.length <= room) ?? (charter ? initials : name);
}

/** The keyboard cursor's place and what is there, for screen readers. */
export function placeWords(
  yacht: CalendarYacht,
  unit: number,
  from: CharterDay,
  entry: CalendarEntry | undefined,
  carried: CalendarEntry | undefined,
): string {
  const { day, third } = timeAt(unit + 0.01, from);
  const place = `${yacht.name}, ${dayText(day, 'short')}, ${slotInSentence(THIRDS[third])}`;
  const hours = hoursOfYacht(yacht);
  const hoursNote = hours && `. ${words.chartersBetween(hours)}`;
  if (carried) return `${words.carrying(entryLabel(carried), place)}${hoursNote}`;
  if (!entry) return `${place}: ${words.free}${hoursNote}`;
  return `${place}: ${entryLabel(entry)}${isBeyond(entry, yacht) ? `. ${words.beyondHours(hours)}` : ''}`;
}

/** The entries by yacht. */
export function byYacht(entries: readonly CalendarEntry[]): ReadonlyMap<string, readonly CalendarEntry[]> {
  return Map.groupBy(entries, ({ yachtId }) => yachtId);
}
