import { rangeAt } from '#core/charter-hours.ts';
import { addDays, type CharterDay, charterDayAt, daysBetween } from '#core/charter-time.ts';
import { hourOf } from '#core/half-hours.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { type HoursOfDay, hoursOfSlotTime, type SlotState } from '#features/calendar/domain/index.ts';
import { ANY_HOUR, type OperatingHours } from '#features/calendar/domain/operating-hours.ts';
import { type DayOfYacht, openCalendar, type WantedHours } from '#features/calendar/service.ts';
import { endedPaper } from '#features/fleet/domain/ending-papers.ts';
import { guestsInMode, type Mode, type YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { openBookableYacht } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { AvailabilityQuery } from '../schema/index.ts';
import { words } from '../words/index.ts';

/** Six weeks: the longest month, and the days around it that a month's grid shows. */
const DAYS_SHOWN = 42;
/** A year and a day: the most days that one call may ask for. */
const MOST_DAYS = 367;
/** The most days for which one call may ask for every half hour at which a charter could begin. */
const MOST_DAYS_OF_STARTS = 7;

/**
 * One day of a yacht's calendar, with `ask` in place of `free` wherever a paper of the yacht ends too early: then the visitor has
 * to ask us (product 2.16). The day that counts is the one on which the charter ends.
 */
function withoutPapers(
  one: DayOfYacht,
  papers: YachtPapers,
  today: CharterDay,
  wanted: WantedHours = { hours: 0 },
): DayOfYacht {
  const { hours, startHour = 0 } = wanted;
  const isEnded = (time: HoursOfDay) =>
    endedPaper(papers, charterDayAt(rangeAt(one.day, time).to), today) !== undefined;
  const asked = (state: SlotState, time: HoursOfDay): SlotState =>
    state === 'free' && isEnded(time) ? 'ask' : state;
  const { slots, range, starts, outside } = one;
  const covered = (hoursOfDay: readonly number[]) =>
    hoursOfDay.filter((start) => !isEnded({ startHour: start, hours }));
  return {
    day: one.day,
    slots: {
      morning: asked(slots.morning, hoursOfSlotTime('morning')),
      afternoon: asked(slots.afternoon, hoursOfSlotTime('afternoon')),
      evening: asked(slots.evening, hoursOfSlotTime('evening')),
      'full-day': asked(slots['full-day'], hoursOfSlotTime('full-day')),
    },
    ...(range ? { range: asked(range, { startHour, hours }) } : {}),
    ...(starts ? { starts: covered(starts) } : {}),
    ...(outside ? { outside: covered(outside) } : {}),
  };
}

/** One day of a yacht's calendar, with the most guests in each mode on that day, and the yacht's hours. */
type OfferedDay = DayOfYacht & {
  readonly guests: Readonly<Record<Mode, number>>;
  readonly open?: OperatingHours;
};

/**
 * When a yacht is free: by day and slot, and at any other time that the query asks for. Without days in the query, for six weeks
 * from today. Refused with `yacht-not-found`, or with `invalid` and the field for days in the wrong order or too many of them.
 */
export async function openAvailability(
  deps: Pick<Deps, 'db' | 'now'>,
  yachtId: string,
  query: AvailabilityQuery,
) {
  const from = query.from ?? charterDayAt(deps.now());
  const to = query.to ?? addDays(from, DAYS_SHOWN - 1);
  const days = daysBetween(from, to);
  if (days < 0 || days >= MOST_DAYS) {
    return refusedAt('invalid', 'to', days < 0 ? words.daysReversed : words.yearAtMost);
  }
  const { startTime, hours } = query;
  if (startTime !== undefined && hours === undefined) {
    return refusedAt('invalid', 'hours', words.howManyHours);
  }
  if (hours !== undefined && startTime === undefined && days >= MOST_DAYS_OF_STARTS) {
    return refusedAt('invalid', 'startTime', words.whenItBegins);
  }
  const wanted =
    hours === undefined
      ? undefined
      : { hours, startHour: startTime === undefined ? undefined : hourOf(startTime) };
  const yacht = yachtId.includes('\0') ? undefined : await openBookableYacht(deps, yachtId);
  if (!yacht?.ok) return refused('yacht-not-found');
  const offered = yacht.value;
  const found = (await openCalendar(deps, offered, from, to, wanted)).map((one) =>
    withoutPapers(one, offered.papers, charterDayAt(deps.now()), wanted),
  );
  const guestsOn = (day: CharterDay) => ({
    crewed: guestsInMode(offered, 'crewed', day),
    bareboat: guestsInMode(offered, 'bareboat', day),
  });
  const { earliestDeparture, latestReturn } = offered;
  const open = earliestDeparture === ANY_HOUR ? {} : { open: { earliestDeparture, latestReturn } };
  return ok<OfferedDay[]>(found.map((one) => ({ ...one, guests: guestsOn(one.day), ...open })));
}
