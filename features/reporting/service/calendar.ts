import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { ANY_HOUR } from '#features/calendar/domain/operating-hours.ts';
import { entryVersion } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';
import { findCalendarEntries, findCalendarYachts } from '../repository/index.ts';
import type { FleetCalendarAnswer, FleetCalendarQuery } from '../schema.ts';

/** More yachts than anybody scrolls through; in a larger fleet, staff filter by name. */
const MOST_YACHTS = 500;

const midnight = (day: string) => instantAt(day, 0);

/** The fleet's calendar: the yachts by name, with the filters applied, and their entries on these days. */
export async function readFleetCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { from = charterDayAt(now()), days, q, free, slot, guests }: FleetCalendarQuery,
): Promise<FleetCalendarAnswer> {
  const { yachts, total } = await findCalendarYachts(
    db,
    { q, guests, freeIn: free === undefined ? undefined : slotRange(free, slot) },
    now(),
    MOST_YACHTS,
  );
  const entries = await findCalendarEntries(
    db,
    yachts.map(({ id }) => id),
    { from: midnight(from), to: midnight(addDays(from, days)) },
    now(),
  );
  return {
    from,
    days,
    totalYachts: total,
    yachts: yachts.map(({ earliestDeparture, latestReturn, ...yacht }) =>
      earliestDeparture === ANY_HOUR ? yacht : { ...yacht, open: { earliestDeparture, latestReturn } },
    ),
    entries: entries.map(
      ({ charterId, client, status, departsAt, returnsAt, startOn, guestCount, version, ...entry }) => ({
        ...entry,
        version: entryVersion(entry),
        from: entry.from.toISOString(),
        to: entry.to.toISOString(),
        expiresAt: entry.expiresAt?.toISOString() ?? null,
        charter:
          charterId &&
          client !== null &&
          status &&
          startOn &&
          departsAt &&
          returnsAt &&
          guestCount !== null &&
          version !== null
            ? {
                id: charterId,
                client,
                status,
                startDate: startOn,
                departsAt: departsAt.toISOString(),
                returnsAt: returnsAt.toISOString(),
                guestCount,
                version,
              }
            : null,
      }),
    ),
  };
}
