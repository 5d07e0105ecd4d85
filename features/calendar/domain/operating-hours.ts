import { hoursIn, type TimeRange } from '#core/charter-hours.ts';
import { type CharterDay, clockAt, daysBetween } from '#core/charter-time.ts';
import { hourOf, timeOf } from '#core/half-hours.ts';
import { clockText } from '#words/hour.ts';
import { words } from '../words/index.ts';

/** The value of a yacht's hours that means no limit: she charters at any hour. */
export const ANY_HOUR = 'any';

const everyHalfHour = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, index) => timeOf((from + index / 2) % 24));

/**
 * The hours that staff can choose from. Whatever they choose, each of the four slots lies within the yacht's hours, and the hours
 * of one day end before those of the next begin (product 2.17).
 */
export const EARLIEST_DEPARTURES: readonly string[] = everyHalfHour(5, 9);
export const LATEST_RETURNS: readonly string[] = everyHalfHour(20, 28);

/** A yacht's earliest departure and latest return, HH:MM by Miami's clocks or `any`. Either both are set or neither is. */
export type OperatingHours = { readonly earliestDeparture: string; readonly latestReturn: string };

export const AT_ANY_HOUR: OperatingHours = { earliestDeparture: ANY_HOUR, latestReturn: ANY_HOUR };

/** The hours, counted from midnight; a return after midnight is above 24. Null when the yacht charters at any hour. */
function spanOf({ earliestDeparture, latestReturn }: OperatingHours) {
  if (earliestDeparture === ANY_HOUR || latestReturn === ANY_HOUR) return null;
  const [from, until] = [hourOf(earliestDeparture), hourOf(latestReturn)];
  return { from, until: until <= from ? until + 24 : until };
}

/** What Miami's clocks show at an instant, in hours from that day's midnight: 1:30 AM of the next day is 25.5. */
function hoursFrom(day: CharterDay, instant: Date): number {
  const clock = clockAt(instant.toISOString());
  return daysBetween(day, clock.day) * 24 + clock.hour;
}

/**
 * The parts of a charter that must lie within the yacht's hours, as hours by the clock. Under 24 hours: the whole charter,
 * counted from its first day's midnight. From 24 hours on, with nights aboard: only the hour of departure and the hour of return.
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

/** Each part is also tried 24 hours later, because an hour after midnight can belong to the hours of the day before. */
const isWithin = (held: ReturnType<typeof heldTo>, span: NonNullable<ReturnType<typeof spanOf>>): boolean =>
  held.every(([from, to]) =>
    [0, 24].some((earlier) => from + earlier >= span.from && to + earlier <= span.until),
  );

/** True when a charter is within the yacht's hours, by the clock, also over a night on which clocks change. */
export function isWithinHours(range: TimeRange, hours: OperatingHours): boolean {
  const span = spanOf(hours);
  return !span || isWithin(heldTo(range), span);
}

/** Every setting of a yacht's hours, no limit included, within which the charter lies. */
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

/** How many settings there are. A charter that is within all of them needs no condition on the yacht's hours. */
export const WAYS_TO_SET = 1 + EARLIEST_DEPARTURES.length * LATEST_RETURNS.length;

/** True when only one of the two is set. */
export const areHalfSet = ({ earliestDeparture, latestReturn }: OperatingHours): boolean =>
  (earliestDeparture === ANY_HOUR) !== (latestReturn === ANY_HOUR);

/** The yacht's hours as numbers, to be put into words; null when she charters at any hour. `until` is 0 to under 24. */
export function spokenHours(hours: OperatingHours): { readonly from: number; readonly until: number } | null {
  const span = spanOf(hours);
  return span && { from: span.from, until: span.until % 24 };
}

/**
 * The refusal of a time beyond a yacht's hours: one sentence for visitors, who are bound by them, and one for staff, who are not.
 * Null when the time is within them (product 2.17).
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
