import { rangeAt, type TimeRange } from '#core/charter-hours.ts';
import { daysBetween } from '#core/charter-time.ts';
import { hourOf, MOST_DAYS } from '#core/half-hours.ts';
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

/**
 * How many hours a search for several days asks for: as many days as the stay has nights (product 2.6). Undefined for one
 * day, for a time of the visitor's own, and for longer than anybody charters.
 */
export function stayHours({ checkin, checkout, startTime }: FleetSearch): number | undefined {
  const days = checkin && checkout ? daysBetween(checkin, checkout) : 0;
  return startTime === undefined && days > 0 && days <= MOST_DAYS ? days * 24 : undefined;
}
