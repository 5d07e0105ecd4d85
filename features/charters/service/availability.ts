import { addDays, charterDayAt, daysBetween } from '#core/charter-time.ts';
import { hourOf } from '#core/half-hours.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { type DayOfYacht, openCalendar } from '#features/calendar/service.ts';
import { openBookableYacht } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { AvailabilityQuery } from '../schema/index.ts';
import { words } from '../words/index.ts';

/** Five weeks and a day: the longest month and what a grid shows around it. */
const DAYS_SHOWN = 42;
/** A year and a day; nobody looks further at once. */
const MOST_DAYS = 367;
/** So many days can be asked for every half hour at which a charter could begin. */
const MOST_DAYS_OF_STARTS = 7;

/**
 * What is free of a yacht, by day and slot, and for any other time that is asked for; from today and for six weeks unless something
 * else is asked for. Refused with
 * `yacht-not-found`, or with `invalid` and the field for days in the wrong order or too many of them.
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
  return ok<DayOfYacht[]>(await openCalendar(deps, yacht.value, from, to, wanted));
}
