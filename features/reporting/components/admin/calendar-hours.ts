import { isWithinHours, spokenHours } from '#features/calendar/domain/operating-hours.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { clockSpan } from '#words/hour.ts';
import type { FleetCalendarAnswer } from '../../schema.ts';

type CalendarEntry = FleetCalendarAnswer['entries'][number];
type CalendarYacht = FleetCalendarAnswer['yachts'][number];

/** A yacht's hours as shown beside its name: "8:00 AM–10:00 PM"; empty if it has none (product 2.17). */
export function hoursOfYacht({ open }: Pick<CalendarYacht, 'open'>): string {
  const hours = open && spokenHours(open);
  return hours ? clockSpan(hours.from, hours.until, hours.from < hours.until) : '';
}

/**
 * Whether a charter goes beyond its yacht's hours. The calendar's lanes leave the night out, so closed hours cannot be drawn
 * and the charter itself is marked. Entries without a client of ours do not have to keep the hours.
 */
export const isBeyond = ({ charter }: CalendarEntry, { open }: Pick<CalendarYacht, 'open'>): boolean =>
  charter !== null && open !== undefined && !isWithinHours(rangeOf(charter), open);

/** Makes a cached `isBeyond` for entries of these yachts, because converting times to Miami's clock is slow. */
export function beyondAmong(yachts: readonly CalendarYacht[]): (entry: CalendarEntry) => boolean {
  const withHours = new Map(yachts.filter(({ open }) => open).map((yacht) => [yacht.id, yacht]));
  const known = new WeakMap<CalendarEntry, boolean>();
  return (entry) => {
    const yacht = withHours.get(entry.yachtId);
    if (!yacht) return false;
    const answer = known.get(entry) ?? isBeyond(entry, yacht);
    known.set(entry, answer);
    return answer;
  };
}
