import { and, asc, count, desc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { freeBetween } from '#features/calendar/repository.ts';
import type { Database } from '#server/db/database.ts';
import {
  ANYWHERE_IN_MIAMI,
  type BookableYacht,
  type BrandFacet,
  capacityRanges,
  DEFAULT_LENGTH_FT,
  FLEET_PAGE_SIZE,
  type FleetSearch,
  freeRanges,
  includesUnknownLength,
  LOCATIONS,
  lengthRanges,
  type Range,
  type SortId,
  type Yacht,
  type YachtChoice,
} from './domain/index.ts';
import { yachts } from './tables.ts';

const yachtColumns = {
  id: yachts.id,
  name: yachts.name,
  brand: yachts.brand,
  model: yachts.model,
  description: yachts.description,
  categoryId: yachts.categoryId,
  location: yachts.location,
  marina: yachts.marina,
  lengthFt: yachts.lengthFt,
  beamFt: yachts.beamFt,
  capacity: yachts.capacity,
  cabins: yachts.cabins,
  bathrooms: yachts.bathrooms,
  crew: yachts.crew,
  year: yachts.year,
  cruisingSpeedKn: yachts.cruisingSpeedKn,
  maxSpeedKn: yachts.maxSpeedKn,
  engineType: yachts.engineType,
  engineBrand: yachts.engineBrand,
  engineModel: yachts.engineModel,
  engineHpTotal: yachts.engineHpTotal,
  enginesCount: yachts.enginesCount,
  fuelCapacityGal: yachts.fuelCapacityGal,
  waterCapacityGal: yachts.waterCapacityGal,
  features: yachts.features,
  isFeatured: yachts.isFeatured,
  pricePerDayCents: yachts.pricePerDayCents,
  primaryImage: yachts.primaryImage,
  galleryImages: yachts.galleryImages,
  version: yachts.version,
};

const within = (column: typeof yachts.lengthFt | typeof yachts.capacity, { min, max }: Range) =>
  and(gte(column, min), max === null ? undefined : lte(column, max));

/** A yacht is found by the length its card shows, also where that is only the default. */
const ofLength = (range: Range) =>
  or(within(yachts.lengthFt, range), includesUnknownLength(range) ? isNull(yachts.lengthFt) : undefined);

/** `%` and `_` typed by a visitor are letters, not wildcards. */
const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

function matching(search: FleetSearch, now: Date): SQL | undefined {
  const place = LOCATIONS.find((location) => location.id === search.location)?.name;
  const free = freeRanges(search).map(({ from, to }) => freeBetween(yachts, from, to, now));
  return and(
    isNull(yachts.archivedAt),
    ...lengthRanges(search).map(ofLength),
    ...capacityRanges(search).map((range) => within(yachts.capacity, range)),
    place ? or(eq(yachts.location, place), eq(yachts.location, ANYWHERE_IN_MIAMI)) : undefined,
    search.category ? eq(yachts.brandSlug, search.category) : undefined,
    // Each word for itself, wherever it stands. The expression is the trigram index's own, so that it can be used.
    ...(search.q?.split(' ') ?? []).map(
      (word) =>
        sql`(lower(${yachts.name} || ' ' || ${yachts.brand} || ' ' || ${yachts.model})) like ${containing(word)}`,
    ),
    free.length > 0 ? or(...free) : undefined,
  );
}

const longestFirst = sql`coalesce(${yachts.lengthFt}, ${DEFAULT_LENGTH_FT}) desc`;

/** Without an order of the visitor's own: the featured first, then the longest, as in a brochure. */
function ordered(sort: SortId | undefined): SQL[] {
  switch (sort) {
    case 'price-low':
      return [sql`${yachts.pricePerDayCents} asc nulls last`, longestFirst];
    case 'price-high':
      return [sql`${yachts.pricePerDayCents} desc nulls last`, longestFirst];
    case 'longest':
      return [longestFirst];
    case 'shortest':
      return [sql`coalesce(${yachts.lengthFt}, ${DEFAULT_LENGTH_FT}) asc`];
    default:
      return [desc(yachts.isFeatured), longestFirst];
  }
}

/** The yachts that match, and how many there are in all. `page` null: every one of them. */
export async function findYachts(
  db: Database,
  search: FleetSearch,
  page: number | null,
  now: Date,
): Promise<{ yachts: Yacht[]; total: number }> {
  const where = matching(search, now);
  const base = db
    .select(yachtColumns)
    .from(yachts)
    .where(where)
    .orderBy(...ordered(search.sort), asc(yachts.id));
  if (page === null) {
    const all = await base;
    return { yachts: all, total: all.length };
  }
  const [found, [counted]] = await Promise.all([
    base.limit(FLEET_PAGE_SIZE).offset((page - 1) * FLEET_PAGE_SIZE),
    db.select({ total: count() }).from(yachts).where(where),
  ]);
  return { yachts: found, total: counted?.total ?? 0 };
}

/** One yacht of the fleet; undefined when there is none, or when it has been archived. */
export async function findYacht(db: Database, id: string): Promise<Yacht | undefined> {
  const [yacht] = await db
    .select(yachtColumns)
    .from(yachts)
    .where(and(eq(yachts.id, id), isNull(yachts.archivedAt)));
  return yacht;
}

/** What a charter of the yacht has to respect; undefined when there is no such yacht, or when it has been archived. */
export async function findBookableYacht(db: Database, id: string): Promise<BookableYacht | undefined> {
  const [yacht] = await db
    .select({
      id: yachts.id,
      name: yachts.name,
      capacity: yachts.capacity,
      turnaroundMinutes: yachts.turnaroundMinutes,
    })
    .from(yachts)
    .where(and(eq(yachts.id, id), isNull(yachts.archivedAt)));
  return yacht;
}

/** Every yacht that can be booked, as a picker lists them: by name. */
export async function findYachtChoices(db: Database): Promise<YachtChoice[]> {
  return db
    .select({
      id: yachts.id,
      name: yachts.name,
      brand: yachts.brand,
      lengthFt: yachts.lengthFt,
      capacity: yachts.capacity,
      location: yachts.location,
    })
    .from(yachts)
    .where(isNull(yachts.archivedAt))
    .orderBy(asc(yachts.name));
}

/** The brands of the fleet, with how many yachts each has. */
export async function countBrands(db: Database): Promise<BrandFacet[]> {
  return db
    .select({ slug: yachts.brandSlug, name: sql<string>`min(${yachts.brand})`, yachts: count() })
    .from(yachts)
    .where(isNull(yachts.archivedAt))
    .groupBy(yachts.brandSlug);
}
