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

/** What a charter of the yacht has to respect; undefined when there is no such yacht, or when it has been archived. */
export async function findBookableYacht(db: Database, id: string): Promise<BookableYacht | undefined> {
  const [yacht] = await bookable(db, id);
  return yacht;
}

/** What is known of these yachts' papers; of those that have been archived, too, which `isArchived` says. */
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
 * The same, and until the caller's transaction ends she stays as she is: whoever archives her (`lockYacht`) waits for it,
 * and whoever comes while she is being archived waits for that, and finds none. Many can hold her at once.
 */
export async function keepBookableYacht(db: Database, id: string): Promise<BookableYacht | undefined> {
  const [yacht] = await bookable(db, id).for('key share');
  return yacht;
}

/** Every yacht that can be booked, as a picker lists them: by name, with what she is offered for that day. */
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
