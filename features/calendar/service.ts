import { hoursIn, rangeAt } from '#core/charter-hours.ts';
import {
  addDays,
  type CharterDay,
  charterDayAt,
  daysBetween,
  instantAt,
  monthsBefore,
} from '#core/charter-time.ts';
import { START_HOURS } from '#core/half-hours.ts';
import type { Deps } from '#platform/deps.ts';
import {
  type HoursOfDay,
  partsOfDays,
  SLOTS,
  type SlotId,
  type SlotState,
  slotState,
  type TimeRange,
  timeState,
  withTurnaround,
} from './domain/index.ts';
import { isWithinHours, type OperatingHours } from './domain/operating-hours.ts';
import { alternativeDays, nearestFree, type TimeOfDay } from './domain/times.ts';
import {
  countHolds,
  type Entry,
  emptyReasonsBefore,
  findEntriesOf,
  findEntry,
  findOccupied,
  findTimeOf,
  foldCalendar,
  hasCharterAfter,
  holdEntry,
  isFree,
  type Occupation,
  occupy,
  release,
  removeEntry,
} from './repository.ts';

type CalendarDeps = Pick<Deps, 'db' | 'now'>;

/** What the calendar has to know of a yacht. */
export type { Entry };
export type CalendarYacht = OperatingHours & { readonly id: string; readonly turnaroundMinutes: number };

/**
 * True when nothing is on the yacht's calendar in that time. It promises nothing: until the time is taken, somebody
 * else may take it.
 *
 * @param range with the yacht's turnaround, when a charter is meant
 */
export async function isYachtFree(
  { db, now }: CalendarDeps,
  yachtId: string,
  range: TimeRange,
): Promise<boolean> {
  return isFree(db, yachtId, range, now());
}

/** A day of a yacht's calendar, slot by slot; with a time of the visitor's own, that too. */
export type DayOfYacht = {
  readonly day: CharterDay;
  readonly slots: Readonly<Record<SlotId, SlotState>>;
  readonly range?: SlotState;
  /** The hours at which a charter of that length could begin, and those that are as free beyond the yacht's own hours. */
  readonly starts?: readonly number[];
  readonly outside?: readonly number[];
};

/** What else is asked of each day: a length, and the hour at which it begins; without one, every hour at which it could. */
export type WantedHours = { readonly hours: number; readonly startHour?: number | undefined };

/** A charter that begins on a day, and her turnaround, can reach into the days after it. */
const daysAfter = (hours: number, { turnaroundMinutes }: CalendarYacht) =>
  2 + Math.floor(hours / 24) + Math.ceil(turnaroundMinutes / (24 * 60));

/** The yacht's calendar from one day to another, both included. */
export async function openCalendar(
  { db, now }: CalendarDeps,
  yacht: CalendarYacht,
  from: CharterDay,
  to: CharterDay,
  wanted?: WantedHours,
): Promise<DayOfYacht[]> {
  const last = addDays(to, daysAfter(wanted?.hours ?? 0, yacht));
  const range = { from: instantAt(from, 0), to: instantAt(last, 0) };
  const [at, occupied] = [now(), await findOccupied(db, yacht.id, range, now())];
  const stateAt = (day: CharterDay, time: HoursOfDay): SlotState => {
    const asked = rangeAt(day, time);
    const state = timeState(asked, occupied, yacht.turnaroundMinutes, at);
    return state === 'free' && !isWithinHours(asked, yacht) ? 'closed' : state;
  };
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    const ofSlots = SLOTS.map(({ id }) => [
      id,
      slotState({ day, slot: id }, occupied, yacht.turnaroundMinutes, at),
    ]);
    const slots = Object.fromEntries(ofSlots) as Record<SlotId, SlotState>;
    if (!wanted) return { day, slots };
    const { hours, startHour } = wanted;
    if (startHour !== undefined) return { day, slots, range: stateAt(day, { startHour, hours }) };
    const states = START_HOURS.map((start) => ({ start, state: stateAt(day, { startHour: start, hours }) }));
    const startsOf = (wantedState: SlotState) =>
      states.filter(({ state }) => state === wantedState).map(({ start }) => start);
    return { day, slots, starts: startsOf('free'), outside: startsOf('closed') };
  });
}

/** A time that is taken already, with its turnaround. */
type Taken = TimeRange & { readonly yachtId: string };

/**
 * What is taken already, where it is for that time: with the turnaround of when it was taken. One that has grown since takes nothing
 * from whoever has the time.
 */
const ownOf = (taken: Taken | undefined, yachtId: string, { from, to }: TimeRange) =>
  taken?.yachtId === yachtId && +taken.from === +from && taken.to >= to ? taken : undefined;

/**
 * True when the charter could have the time: nothing of somebody else's is in it or in the turnaround after it, or it has it already.
 */
export async function isTimeFree(
  deps: CalendarDeps,
  yacht: CalendarYacht,
  range: TimeRange,
  charterId: string,
): Promise<boolean> {
  const wanted = withTurnaround(range, yacht.turnaroundMinutes);
  const occupied = await findOccupied(deps.db, yacht.id, wanted, deps.now(), charterId);
  if (occupied.length === 0) return true;
  return ownOf(await findTimeOf(deps.db, charterId, deps.now()), yacht.id, range) !== undefined;
}

/**
 * The nearest three free times of the yacht around one that is taken; fewer when there are no more in the days that are
 * looked at. They are an offer and no promise.
 *
 * @param isLawful whether the charter may sail then, which the calendar does not know
 * @param exceptCharterId a charter that would give back its own time
 */
export async function findAlternatives(
  { db, now }: CalendarDeps,
  yacht: CalendarYacht,
  wanted: TimeRange,
  isLawful: (range: TimeRange) => boolean,
  exceptCharterId?: string,
): Promise<TimeOfDay[]> {
  const time = hoursIn(wanted);
  const { from, to } = alternativeDays(time.day);
  const range = { from: instantAt(from, 0), to: instantAt(addDays(to, daysAfter(time.hours, yacht)), 0) };
  const occupied = await findOccupied(db, yacht.id, range, now(), exceptCharterId);
  return nearestFree(time, occupied, yacht, now(), isLawful);
}

/**
 * Takes the time on the yacht's calendar, in the caller's own transaction: false when it is taken. Lapsed holds that lie
 * in it are deleted first, and what the same charter had before is given back; a caller that gets false undoes all of
 * it with its transaction.
 *
 * @param wanted.range without the turnaround, which is taken with it
 */
export async function takeTime(
  deps: CalendarDeps,
  wanted: Occupation & { readonly charterId: string },
  turnaroundMinutes: number,
): Promise<boolean> {
  const had = await findTimeOf(deps.db, wanted.charterId, deps.now());
  await release(deps.db, wanted.charterId);
  return takeWithTurnaround(deps, wanted, turnaroundMinutes, had);
}

/** Takes a time with the turnaround of now, else with that which it had already. */
async function takeWithTurnaround(
  { db, now }: CalendarDeps,
  wanted: Occupation,
  turnaroundMinutes: number,
  had: Taken | undefined,
): Promise<boolean> {
  const own = ownOf(had, wanted.yachtId, wanted.range);
  const take = (range: TimeRange) => occupy(db, { ...wanted, range }, now());
  return (await take(withTurnaround(wanted.range, turnaroundMinutes))) || (own !== undefined && take(own));
}

/** Gives back the time that a charter, or its quote, has on the calendar; in the caller's own transaction. */
export async function releaseTime({ db }: Pick<Deps, 'db'>, charterId: string): Promise<void> {
  await release(db, charterId);
}

/** What is on a yacht's calendar anywhere in that time; holds that have lapsed are left out. */
export async function listOccupied({ db, now }: CalendarDeps, yachtId: string, range: TimeRange) {
  return findOccupied(db, yachtId, range, now());
}

/**
 * An entry of the calendar by its id, which nobody else opens to change it before the caller's transaction ends; undefined when there
 * is none.
 */
export async function openEntry({ db }: Pick<Deps, 'db'>, id: string): Promise<Entry | undefined> {
  await holdEntry(db, id);
  return findEntry(db, id);
}

/**
 * Takes a time for the business itself: a block, or a hold without a request, with the yacht's turnaround. In the caller's own
 * transaction; false when it is taken.
 *
 * @param was what it had before it was moved, which has been given back
 */
export async function blockTime(
  deps: CalendarDeps,
  wanted: Occupation,
  turnaroundMinutes: number,
  was?: Entry,
): Promise<boolean> {
  const had = was && { yachtId: was.yachtId, from: was.from, to: was.occupiedUntil };
  return takeWithTurnaround(deps, { ...wanted, endsAt: wanted.range.to }, turnaroundMinutes, had);
}

/** Takes an entry off the calendar, in the caller's own transaction. */
export async function freeTime({ db }: Pick<Deps, 'db'>, entryId: string): Promise<void> {
  await removeEntry(db, entryId);
}

/** Whether a confirmed charter of the yacht has not ended yet. */
export async function hasCharterAhead({ db, now }: CalendarDeps, yachtId: string): Promise<boolean> {
  return hasCharterAfter(db, yachtId, now());
}

/** Everything on a yacht's calendar from one day to another, both included, in order: for staff. */
export async function listEntries(
  { db, now }: CalendarDeps,
  yachtId: string,
  from: CharterDay,
  to: CharterDay,
) {
  return findEntriesOf(db, yachtId, { from: instantAt(from, 0), to: instantAt(addDays(to, 1), 0) }, now());
}

/**
 * Forgets what staff wrote about blocks long over: a client may be named in it. That the yacht was taken then stays. Answers
 * how many.
 */
export async function forgetOldReasons({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  return emptyReasonsBefore(db, monthsBefore(now(), config.inquiryKeepMonths));
}

/** How far ahead searches by date are answered from what is kept; further ones, which are few, take longer. */
const DAYS_KEPT = 400;
/** So few at once that no statement takes long, however large the fleet. */
const PARTS_AT_ONCE = 20;

/** Brings what is kept for searches by date up to date with the calendar. No search's answer depends on it, only its speed. */
export async function keepForSearch({ db, now }: CalendarDeps): Promise<void> {
  const parts = partsOfDays(charterDayAt(now()), DAYS_KEPT);
  while ((await foldCalendar(db, parts, PARTS_AT_ONCE)) === PARTS_AT_ONCE);
}

/** How many times are held for somebody now. */
export const heldTimes = ({ db, now }: CalendarDeps): Promise<number> => countHolds(db, now());
