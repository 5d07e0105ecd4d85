import { createHash } from 'node:crypto';
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
  countDepartures,
  countHolds,
  countQuotes,
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

export type { Entry };
/** The facts about a yacht that the calendar needs. */
export type CalendarYacht = OperatingHours & { readonly id: string; readonly turnaroundMinutes: number };

/**
 * True when nothing is on the yacht's calendar in that time. This reserves nothing: until the time is taken, another
 * request may take it.
 *
 * @param range with the yacht's turnaround, if it is for a charter
 */
export async function isYachtFree(
  { db, now }: CalendarDeps,
  yachtId: string,
  range: TimeRange,
): Promise<boolean> {
  return isFree(db, yachtId, range, now());
}

/** One day of a yacht's calendar: the state of each slot and, if a start and a length are wanted, the state of that time. */
export type DayOfYacht = {
  readonly day: CharterDay;
  readonly slots: Readonly<Record<SlotId, SlotState>>;
  readonly range?: SlotState;
  /** Start hours at which a charter of the wanted length is free: `starts` within the yacht's hours, `outside` beyond them. */
  readonly starts?: readonly number[];
  readonly outside?: readonly number[];
};

/** A wanted length in hours, and its start hour. Without a start hour, each day lists the start hours that are free. */
export type WantedHours = { readonly hours: number; readonly startHour?: number | undefined };

/** How many days past the last day to read: a charter that begins on it, and its turnaround, can reach into later days. */
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

/** A time that a charter or block has already, with its turnaround. */
type Taken = TimeRange & { readonly yachtId: string };

/**
 * The time that a charter or block has already, if it covers this range on this yacht. Its turnaround is the one of the day it
 * was taken: if the yacht's turnaround has grown since, the charter keeps its time.
 */
const ownOf = (taken: Taken | undefined, yachtId: string, { from, to }: TimeRange) =>
  taken?.yachtId === yachtId && +taken.from === +from && taken.to >= to ? taken : undefined;

/**
 * True when the charter can have the time: either no other entry lies in it or in the turnaround after it, or the charter has the
 * time already.
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
 * The three free times of the yacht that are nearest to a taken one; fewer when `alternativeDays` has no more. They are not
 * reserved.
 *
 * @param isLawful whether the charter may sail at a time by the yacht's papers, which the calendar does not know
 * @param exceptCharterId a charter whose own time counts as free, because it would give that time back
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
 * Takes the time on the yacht's calendar, in the caller's transaction; false when it is taken. First deletes lapsed holds in that
 * time, and gives back the time that the charter had before. A caller that gets false must roll back its transaction, which
 * restores both.
 *
 * @param wanted.range without the turnaround, which is added here
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

/** Takes a time with the yacht's present turnaround or, if that is not free, with the turnaround that the time had already. */
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

/** Gives back the time that a charter or its quote has on the calendar, in the caller's transaction. */
export async function releaseTime({ db }: Pick<Deps, 'db'>, charterId: string): Promise<void> {
  await release(db, charterId);
}

/** Every entry on a yacht's calendar that overlaps this time, without lapsed holds. */
export async function listOccupied({ db, now }: CalendarDeps, yachtId: string, range: TimeRange) {
  return findOccupied(db, yachtId, range, now());
}

/**
 * Changes whenever staff change an entry: what a colleague decided on an older version is refused. A digest, because a call's
 * address may contain it and the reason may name a client.
 */
export function entryVersion({
  yachtId,
  from,
  to,
  reason,
}: TimeRange & Pick<Entry, 'yachtId' | 'reason'>): string {
  const said = [yachtId, from.toISOString(), to.toISOString(), reason].join(' ');
  return createHash('sha256').update(said).digest('base64url');
}

/**
 * An entry of the calendar by its id; undefined when there is none. Locks the entry until the caller's transaction ends, so that
 * nobody else changes it meanwhile.
 */
export async function openEntry({ db }: Pick<Deps, 'db'>, id: string): Promise<Entry | undefined> {
  await holdEntry(db, id);
  return findEntry(db, id);
}

/**
 * Takes a time for the business itself, with the yacht's turnaround: a block, or a hold without a request. In the caller's
 * transaction; false when the time is taken.
 *
 * @param was the entry before it was moved; its old time must have been given back
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

/** Deletes an entry from the calendar, in the caller's transaction. */
export async function freeTime({ db }: Pick<Deps, 'db'>, entryId: string): Promise<void> {
  await removeEntry(db, entryId);
}

/** Whether the yacht has a confirmed charter that has not ended yet. */
export async function hasCharterAhead({ db, now }: CalendarDeps, yachtId: string): Promise<boolean> {
  return hasCharterAfter(db, yachtId, now());
}

/** How many confirmed charters of the yacht have not departed yet. */
export const countChartersAhead = ({ db, now }: CalendarDeps, yachtId: string): Promise<number> =>
  countDepartures(db, yachtId, now());

/** Every entry on a yacht's calendar from one day to another, both included, in order of time; for staff. */
export async function listEntries(
  { db, now }: CalendarDeps,
  yachtId: string,
  from: CharterDay,
  to: CharterDay,
) {
  const range = { from: instantAt(from, 0), to: instantAt(addDays(to, 1), 0) };
  const entries = await findEntriesOf(db, yachtId, range, now());
  return entries.map((entry) => ({ ...entry, version: entryVersion({ ...entry, yachtId }) }));
}

/**
 * Empties the reasons that staff wrote on entries long over, because a reason may name a client. The entry itself stays.
 * Answers how many it emptied.
 */
export async function forgetOldReasons({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  return emptyReasonsBefore(db, monthsBefore(now(), config.inquiryKeepMonths));
}

/** How many days ahead searches by date are prepared. Searches further ahead are few, and take longer. */
const DAYS_KEPT = 400;
/** How many parts one statement makes: few enough that no statement takes long, however large the fleet. */
const PARTS_AT_ONCE = 20;

/** Brings the prepared answers for searches by date up to date with the calendar. Results never depend on it, only speed. */
export async function keepForSearch({ db, now }: CalendarDeps): Promise<void> {
  const parts = partsOfDays(charterDayAt(now()), DAYS_KEPT);
  while ((await foldCalendar(db, parts, PARTS_AT_ONCE)) === PARTS_AT_ONCE);
}

/** How many holds are in force now. */
export const heldTimes = ({ db, now }: CalendarDeps): Promise<number> => countHolds(db, now());

/** How many quotes hold a time of each of these yachts now (product 2.10). A yacht without one is left out. */
export const quotesHolding = ({ db, now }: CalendarDeps, yachtIds: readonly string[]) =>
  countQuotes(db, now(), yachtIds);
