import { rangeAt, type TimeRange } from '#core/charter-hours.ts';
import { hourOf } from '#core/half-hours.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import type { FleetSearch } from './search.ts';

/**
 * When a yacht must be free for a search by date: any of these ranges will do. One day: at least one slot of it that has not
 * begun; none is left in the evening of today. With a time of the visitor's own, just that. Several days: from 09:00 on check-in to 17:00 on check-out (product 2.6).
 * No dates: null, nothing is asked.
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
  return [{ from: slotRange(first, 'full-day').from, to: slotRange(last, 'full-day').to }];
}
