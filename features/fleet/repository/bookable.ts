import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CharterDay } from '#core/charter-time.ts';
import type { Database } from '#platform/db/database.ts';
import type { BookableYacht, YachtChoice } from '../domain/index.ts';
import { yachts } from '../tables.ts';
import { offeredGuestsOn, papersColumns } from './offered-guests.ts';

const bookable = (db: Database, id: string) =>
  db
    .select({
      id: yachts.id,
      name: yachts.name,
      capacity: yachts.capacity,
      papers: papersColumns,
      turnaroundMinutes: yachts.turnaroundMinutes,
      earliestDeparture: yachts.earliestDeparture,
      latestReturn: yachts.latestReturn,
    })
    .from(yachts)
    .where(and(eq(yachts.id, id), isNull(yachts.archivedAt)));

/** The limits that a charter of the yacht must respect; undefined if the yacht does not exist or is archived. */
export async function findBookableYacht(db: Database, id: string): Promise<BookableYacht | undefined> {
  const [yacht] = await bookable(db, id);
  return yacht;
}

/** The papers and capacities of these yachts. Includes archived ones, which have `isArchived` set. */
export async function findPapersOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: yachts.id,
      name: yachts.name,
      capacity: yachts.capacity,
      papers: papersColumns,
      isArchived: sql<boolean>`${yachts.archivedAt} is not null`,
    })
    .from(yachts)
    .where(inArray(yachts.id, [...ids]));
}

/**
 * Like findBookableYacht, and keeps the yacht from being archived until the caller's transaction ends. If it is being archived
 * right now (`lockYacht`), waits and returns undefined. Several transactions can hold the same yacht at once.
 */
export async function keepBookableYacht(db: Database, id: string): Promise<BookableYacht | undefined> {
  const [yacht] = await bookable(db, id).for('key share');
  return yacht;
}

/** All yachts that can be booked, by name, with how many guests each is offered for on that day. */
export async function findYachtChoices(db: Database, day: CharterDay): Promise<YachtChoice[]> {
  return db
    .select({
      id: yachts.id,
      name: yachts.name,
      brand: yachts.brand,
      lengthFt: yachts.lengthFt,
      capacity: offeredGuestsOn(day),
      location: yachts.location,
    })
    .from(yachts)
    .where(isNull(yachts.archivedAt))
    .orderBy(asc(yachts.name));
}
