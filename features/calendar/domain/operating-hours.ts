import { hoursIn, type TimeRange } from '#core/charter-hours.ts';
import { type CharterDay, clockAt, daysBetween } from '#core/charter-time.ts';
import { hourOf, timeOf } from '#core/half-hours.ts';
import { clockText } from '#words/hour.ts';
import { words } from '../words/index.ts';

/** What stands for none: she charters at any hour. */
export const ANY_HOUR = 'any';

const everyHalfHour = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, index) => timeOf((from + index / 2) % 24));

/**
 * What can be chosen: however a yacht's hours are set, each of the four slots of a day lies within them, and a day of hers has
 * ended before the next one begins (product 2.17).
 */
export const EARLIEST_DEPARTURES: readonly string[] = everyHalfHour(5, 9);
export const LATEST_RETURNS: readonly string[] = everyHalfHour(20, 28);

/** Between which hours by Miami's clocks a yacht's charters of hours begin and end; both are named, or neither. */
export type OperatingHours = { readonly earliestDeparture: string; readonly latestReturn: string };

export const AT_ANY_HOUR: OperatingHours = { earliestDeparture: ANY_HOUR, latestReturn: ANY_HOUR };

/** The hours from midnight on; a return after midnight is past 24. Null where any hour will do. */
function spanOf({ earliestDeparture, latestReturn }: OperatingHours) {
  if (earliestDeparture === ANY_HOUR || latestReturn === ANY_HOUR) return null;
  const [from, until] = [hourOf(earliestDeparture), hourOf(latestReturn)];
  return { from, until: until <= from ? until + 24 : until };
}

/** What clocks show at an instant, counted from that day's midnight: half past one of the next day is 25.5. */
function hoursFrom(day: CharterDay, instant: Date): number {
  const clock = clockAt(instant.toISOString());
  return daysBetween(day, clock.day) * 24 + clock.hour;
}

/**
 * What of a charter has to lie within a day of hers, from its first day's midnight: of less than a day the whole of it; from a day on,
 * whose nights are spent aboard, the hour of departure and that of return.
 */
function heldTo(range: TimeRange): readonly (readonly [from: number, to: number])[] {
  const { day, startHour, hours } = hoursIn(range);
  if (hours < 24) return [[startHour, hoursFrom(day, range.to)]];
  const back = clockAt(range.to.toISOString()).hour;
  return [
    [startHour, startHour],
    [back, back],
  ];
}

/** A day of hers may have begun the day before. */
const isWithin = (held: ReturnType<typeof heldTo>, span: NonNullable<ReturnType<typeof spanOf>>): boolean =>
  held.every(([from, to]) =>
    [0, 24].some((earlier) => from + earlier >= span.from && to + earlier <= span.until),
  );

/** True where a charter keeps to a yacht's hours, by the clock also over a night on which clocks change. */
export function isWithinHours(range: TimeRange, hours: OperatingHours): boolean {
  const span = spanOf(hours);
  return !span || isWithin(heldTo(range), span);
}

/** Every way to set a yacht's hours, none among them, within which a charter lies. */
export function hoursAround(range: TimeRange): OperatingHours[] {
  const held = heldTo(range);
  const set = EARLIEST_DEPARTURES.flatMap((earliestDeparture) =>
    LATEST_RETURNS.map((latestReturn) => ({ earliestDeparture, latestReturn })),
  );
  return [AT_ANY_HOUR, ...set].filter((hours) => {
    const span = spanOf(hours);
    return !span || isWithin(held, span);
  });
}

/** How many ways there are: a range that lies within all of them asks for nothing. */
export const WAYS_TO_SET = 1 + EARLIEST_DEPARTURES.length * LATEST_RETURNS.length;

/** True where one end is set and the other is not. */
export const areHalfSet = ({ earliestDeparture, latestReturn }: OperatingHours): boolean =>
  (earliestDeparture === ANY_HOUR) !== (latestReturn === ANY_HOUR);

/** Her hours as figures, to be said; null where any hour will do. The return is 0 to 24 by the clock. */
export function spokenHours(hours: OperatingHours): { readonly from: number; readonly until: number } | null {
  const span = spanOf(hours);
  return span && { from: span.from, until: span.until % 24 };
}

/**
 * What is said where a time is not within a yacht's own hours, to whom they bind and to staff, who may go beyond them; null where
 * it is (product 2.17).
 */
export function hoursProblem(range: TimeRange, yacht: OperatingHours & { readonly name: string }) {
  const hours = isWithinHours(range, yacht) ? null : spokenHours(yacht);
  if (!hours) return null;
  const [from, until] = [clockText(hours.from), clockText(hours.until)];
  return {
    reason: 'outside-hours',
    path: 'startTime',
    message: words.withinHours(yacht.name, from, until),
    forStaff: words.beyondHours(yacht.name, from, until),
  } as const;
}
