import { rangeAt, type TimeRange } from '#core/charter-hours.ts';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { hourOf } from '#core/half-hours.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import type { FleetSearch } from './search.ts';

/**
 * The time ranges for a search by date: the yacht must be free in one of them. For one day: its slots that have not begun; none
 * in the evening of today. With the visitor's own time: only that time. For several days: from 09:00 on check-in, or from now
 * if that has passed, to 17:00 on check-out (product 2.6). Null without dates: the calendar does not matter.
 */
export function freeRanges(search: FleetSearch, now: Date): TimeRange[] | null {
  const first = search.checkin ?? search.checkout;
  const last = search.checkout ?? search.checkin;
  if (!first || !last) return null;
  const { startTime, hours } = search;
  if (startTime !== undefined && hours !== undefined) {
    const range = rangeAt(first, { startHour: hourOf(startTime), hours });
    return range.from > now ? [range] : [];
  }
  if (first === last) {
    const slots = (['morning', 'afternoon', 'evening'] as const).map((slot) => slotRange(first, slot));
    return slots.filter(({ from }) => from > now);
  }
  const [{ from }, { to }] = [slotRange(first, 'full-day'), slotRange(last, 'full-day')];
  return to > now ? [{ from: from > now ? from : now, to }] : [];
}

/** The last day of the times that a search asks for, or today: it judges a yacht's papers by that day (product 2.15). */
export function lastDayOf(times: readonly TimeRange[] | null, now: Date): CharterDay {
  return charterDayAt(times?.at(-1)?.to ?? now);
}
