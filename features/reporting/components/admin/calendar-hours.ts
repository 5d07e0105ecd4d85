import { isWithinHours, spokenHours } from '#features/calendar/domain/operating-hours.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { clockSpan } from '#words/hour.ts';
import type { FleetCalendarAnswer } from '../../schema.ts';

type CalendarEntry = FleetCalendarAnswer['entries'][number];
type CalendarYacht = FleetCalendarAnswer['yachts'][number];

/** Between which hours a yacht charters, as it stands beside her name: "8:00 AM–10:00 PM"; empty where she does at any (product 2.17). */
export function hoursOfHers({ open }: Pick<CalendarYacht, 'open'>): string {
  const hours = open && spokenHours(open);
  return hours ? clockSpan(hours.from, hours.until, hours.from < hours.until) : '';
}

/**
 * Whether a charter goes beyond its yacht's hours. The lanes have no night, in which alone she may be closed: it is the charter that
 * shows it. What has no client of ours is not held to them.
 */
export const isBeyond = ({ charter }: CalendarEntry, { open }: Pick<CalendarYacht, 'open'>): boolean =>
  charter !== null && open !== undefined && !isWithinHours(rangeOf(charter), open);

/** The same for entries of any of these yachts. Clocks cost a moment each: it is found out once for an entry. */
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
