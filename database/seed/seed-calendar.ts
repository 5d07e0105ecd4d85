import { sql } from 'drizzle-orm';
import { addDays, type CharterDay, charterDayAt, instantAt } from '#core/charter-time.ts';
import { type SlotId, slotRange, type TimeRange } from '#features/calendar/domain/index.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { chance } from './chance.ts';
import type { SeedDeps } from './deps.ts';
import { fleetSeed } from './fleet/index.ts';
import type { Agreed } from './seed-charters.ts';

/** How many days ahead a new site's calendars have entries: for high season clients book that early. */
const DAYS_AHEAD = 130;
/** The rows of one statement. PostgreSQL accepts 65,535 values at most. */
const ROWS_AT_ONCE = 2_000;

/** The share of coming charters booked with the business. The others were booked with the owner or another company. */
const OUR_SHARE = 0.02;
/** The share for tomorrow is larger, because staff who open the site look at the next departures first. */
const OUR_SHARE_TOMORROW = 0.2;
/** Only charters within so many days are booked with the business. */
const OUR_DAYS_AHEAD = 60;

type Planned = TimeRange & {
  readonly kind: 'charter' | 'block';
  readonly reason: string;
  /** Set for a charter. */
  readonly slot?: SlotId;
};

const isWeekend = (day: CharterDay) => [0, 5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The slots taken on a day: more on weekends than on other days, more on near days, and more for some yachts than for others. */
function slotsTaken(yachtId: string, day: CharterDay, ahead: number): SlotId[] {
  const demand = (isWeekend(day) ? 0.62 : 0.24) * (0.55 + 0.9 * chance(yachtId)) * (1 - ahead / 190);
  if (chance(yachtId, day) > demand) return [];
  const kind = chance(yachtId, day, 'kind');
  if (kind < 0.4) return kind < 0.12 ? ['full-day', 'evening'] : ['full-day'];
  if (kind < 0.6) return ['afternoon'];
  if (kind < 0.75) return ['morning'];
  return kind < 0.9 ? ['evening'] : ['morning', 'evening'];
}

/** The entries of one yacht's calendar for the days ahead: charters, and sometimes days in the yard or with the owner. */
export function planCalendar(yachtId: string, today: CharterDay): Planned[] {
  const planned: Planned[] = [];
  const yardFrom = 10 + Math.floor(chance(yachtId, 'yard') * 100);
  const yardDays = chance(yachtId, 'has yard') < 0.45 ? 3 + Math.floor(chance(yachtId, 'yard days') * 5) : 0;
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    if (ahead === yardFrom && yardDays > 0) {
      planned.push({
        from: instantAt(day, 0),
        to: instantAt(addDays(day, yardDays), 0),
        kind: 'block',
        reason: chance(yachtId, 'why') < 0.7 ? 'In the yard' : 'With her owner',
      });
    }
    if (ahead >= yardFrom && ahead < yardFrom + yardDays) continue;
    for (const slot of slotsTaken(yachtId, day, ahead)) {
      planned.push({ ...slotRange(day, slot), kind: 'charter', reason: 'Booked elsewhere', slot });
    }
  }
  return planned;
}

/**
 * Fills a new fleet's calendars for the coming months. Most entries were booked elsewhere, so they cause no reminders and count
 * as no revenue.
 *
 * @returns the entries booked with the business; their charters are still to be written
 */
export async function seedCalendar({ db, newId }: SeedDeps, now: Date): Promise<Agreed[]> {
  const today = charterDayAt(now);
  const ours: Agreed[] = [];
  const rows = fleetSeed.flatMap(({ id: yachtId, pricing }) =>
    planCalendar(yachtId, today).map(({ from, to, slot, ...entry }) => {
      const id = newId();
      const day = charterDayAt(from);
      const share = day === addDays(today, 1) ? OUR_SHARE_TOMORROW : OUR_SHARE;
      const isOurs = pricing.withAmenities !== null && chance(yachtId, day, 'ours') < share;
      if (slot && isOurs && day <= addDays(today, OUR_DAYS_AHEAD))
        ours.push({ entryId: id, yachtId, day, slot });
      return {
        ...entry,
        id,
        yachtId,
        occupied: sql<string>`tstzrange(${from.toISOString()}, ${to.toISOString()})`,
        createdAt: now,
      };
    }),
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await db.insert(calendarEntries).values(rows.slice(at, at + ROWS_AT_ONCE));
  }
  return ours;
}
