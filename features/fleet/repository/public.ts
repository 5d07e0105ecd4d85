import { and, asc, count, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { centsFromDollars } from '#core/money.ts';
import { freeBetween } from '#features/calendar/repository.ts';
import { asLetters, beginningWords, containing } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import {
  AMENITIES,
  ANYWHERE_IN_MIAMI,
  type BrandFacet,
  besidesFilters,
  CAPACITIES,
  capacityRanges,
  DEFAULT_LENGTH_FT,
  FLEET_PAGE_SIZE,
  type FleetFacets,
  type FleetSearch,
  freeRanges,
  includesUnknownLength,
  LOCATIONS,
  lastDayOf,
  lengthRanges,
  PRICES,
  type PublishedYacht,
  partOf,
  type Range,
  SIZES,
  type Yacht,
} from '../domain/index.ts';
import { yachts } from '../tables.ts';
import { publicColumns, yachtColumns } from './columns.ts';
import { offeredGuestsOn } from './offered-guests.ts';
import { openWithin } from './operating-hours.ts';

const within = (figure: SQL<number>, { min, max }: Range) =>
  and(gte(figure, min), max === null ? undefined : lte(figure, max));

const feet = sql<number>`${yachts.lengthFt}`;

/** A yacht of unknown length is found by the default length that its card shows. */
const ofLength = (range: Range) =>
  or(within(feet, range), includesUnknownLength(range) ? isNull(yachts.lengthFt) : undefined);

/** The price on a yacht's card: the all-in price, or the price that staff entered if there is none. */
export const shownPrice = sql`coalesce(${yachts.allInCents}, ${yachts.pricePerDayCents})`;

const withinPrice = ({ min, below }: (typeof PRICES)[number], price = shownPrice) =>
  and(
    sql`${price} >= ${centsFromDollars(min)}`,
    below === null ? undefined : sql`${price} < ${centsFromDollars(below)}`,
  );

/** The text that words of a search are looked up in. Must be the same expression as in the trigram index, or that is not used. */
const searchedText = sql`(lower(${yachts.name} || ' ' || ${yachts.brand} || ' ' || ${yachts.model}))`;

/**
 * A search word is looked up in yachts' names, brands and models. Only if no yacht has it there, it is looked up in the texts
 * about yachts, in any language (product 2.13): so "Riva" does not find a yacht whose text says "rival".
 */
function carrying(word: string): SQL {
  const named = sql`lower(named.name || ' ' || named.brand || ' ' || named.model) like ${containing(word)}`;
  return sql`(${searchedText} like ${containing(word)} or (
    ${yachts.words} @@ ${beginningWords(word)}
    and not exists (select from ${yachts} named where named.archived_at is null and ${named})
  ))`;
}

/**
 * Whether a yacht has a price for that many hours. Passed in, because the pricing feature depends on the fleet, not the reverse.
 */
export type PricedFor = (yachtId: typeof yachts.id, hours: number) => SQL;

/** What a search depends on beside its own parts: the current time, and the condition on prices. */
export type SearchTerms = { readonly now: Date; readonly pricedFor: PricedFor };

/** The day on which a yacht must be allowed to carry the guests. */
const dayAsked = (search: FleetSearch, now: Date) => lastDayOf(freeRanges(search, now), now);

/**
 * The condition that a search sets for a yacht; true without any part.
 *
 * @param day on which the yacht must be allowed to carry the guests
 */
function asked(search: FleetSearch, { now, pricedFor }: SearchTerms, day: CharterDay): SQL {
  const place = LOCATIONS.find((location) => location.id === search.location)?.name;
  const times = freeRanges(search, now);
  const guests = offeredGuestsOn(day);
  const conditions = and(
    ...lengthRanges(search).map(ofLength),
    ...capacityRanges(search).map((range) => within(guests, range)),
    place ? or(eq(yachts.location, place), eq(yachts.location, ANYWHERE_IN_MIAMI)) : undefined,
    ...PRICES.filter((price) => price.id === search.price).map((price) => withinPrice(price)),
    search.amenity ? sql`${search.amenity} = any(${yachts.amenities})` : undefined,
    search.category ? eq(yachts.brandSlug, search.category) : undefined,
    // Each word separately, in any order.
    ...(search.q?.split(' ') ?? []).map(carrying),
    times ? freeBetween(yachts, times, now) : undefined,
    search.startTime === undefined ? undefined : openWithin(times?.[0]),
    search.hours === undefined ? undefined : pricedFor(yachts.id, search.hours),
  );
  return conditions ?? sql`true`;
}

const inFleet = isNull(yachts.archivedAt);

/** Orders by how well the words match: exact name or brand first, then those that begin with the text, then a word that does. */
function nearestFirst(q: string): SQL {
  const text = q.toLowerCase();
  const beginning = `${asLetters(q.toLowerCase())}%`;
  const name = sql`lower(${yachts.name})`;
  const brand = sql`lower(${yachts.brand})`;
  return sql`case
    when ${name} = ${text} or ${brand} = ${text} then 0
    when ${name} like ${beginning} or ${brand} like ${beginning} then 1
    when ' ' || ${searchedText} like ${`% ${beginning}`} then 2
    else 3
  end`;
}

const longestFirst = sql`coalesce(${yachts.lengthFt}, ${DEFAULT_LENGTH_FT}) desc`;

/**
 * The order of the list. Without a chosen order: the best match for the words first, then yachts with a price, featured ones, and
 * the longest, as in a brochure.
 */
function ordered({ sort, q }: FleetSearch, day: CharterDay): SQL[] {
  switch (sort) {
    case 'price-low':
      return [sql`${shownPrice} asc nulls last`, longestFirst];
    case 'price-high':
      return [sql`${shownPrice} desc nulls last`, longestFirst];
    case 'longest':
      return [longestFirst];
    case 'shortest':
      return [sql`coalesce(${yachts.lengthFt}, ${DEFAULT_LENGTH_FT}) asc`];
    case 'most-guests':
      return [desc(offeredGuestsOn(day)), longestFirst];
    case 'newest':
      return [sql`${yachts.year} desc nulls last`, desc(yachts.createdAt), longestFirst];
    default:
      return [...(q ? [nearestFirst(q)] : []), desc(yachts.isPriced), desc(yachts.isFeatured), longestFirst];
  }
}

/** The yachts that match, and how many match in all. With `page` null, all of them. */
export async function findYachts(
  db: Database,
  search: FleetSearch,
  page: number | null,
  terms: SearchTerms,
): Promise<{ yachts: Yacht[]; total: number }> {
  const day = dayAsked(search, terms.now);
  const where = and(inFleet, asked(search, terms, day));
  const columns = publicColumns(day, charterDayAt(terms.now));
  const order = [...ordered(search, day), asc(yachts.id)];
  const base = db
    .select(columns)
    .from(yachts)
    .where(where)
    .orderBy(...order);
  if (page === null) {
    const all = await base;
    return { yachts: all, total: all.length };
  }
  // Count in a subquery, so that reading stops at the page's last yacht; read all columns only for the page's yachts.
  const total = db.select({ yachts: count() }).from(yachts).where(where);
  const here = await db
    .select({ id: yachts.id, total: sql<number>`(${total})`.mapWith(Number) })
    .from(yachts)
    .where(where)
    .orderBy(...order)
    .limit(FLEET_PAGE_SIZE)
    .offset((page - 1) * FLEET_PAGE_SIZE);
  const [first] = here;
  // A page beyond the last has no row that contains the total.
  if (!first) return { yachts: [], total: page === 1 ? 0 : await db.$count(yachts, where) };
  const ids = here.map(({ id }) => id);
  const found = await db.select(columns).from(yachts).where(inArray(yachts.id, ids));
  found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { yachts: found, total: first.total };
}

/** One yacht of the fleet, as offered on that day; undefined if it does not exist or is archived. */
export async function findYacht(db: Database, id: string, day: CharterDay): Promise<Yacht | undefined> {
  const [yacht] = await db
    .select(publicColumns(day))
    .from(yachts)
    .where(and(eq(yachts.id, id), isNull(yachts.archivedAt)));
  return yacht;
}

/** All yachts that have a page, by id. */
export async function findPublishedYachts(db: Database): Promise<PublishedYacht[]> {
  const { id, name, brand, primaryImage, galleryImages } = yachtColumns;
  return db
    .select({ id, name, brand, primaryImage, galleryImages, updatedAt: yachts.updatedAt })
    .from(yachts)
    .where(inFleet)
    .orderBy(asc(yachts.id));
}

/** The brands of the fleet, with how many yachts each has. */
export async function countBrands(db: Database): Promise<BrandFacet[]> {
  return db
    .select({ slug: yachts.brandSlug, name: sql<string>`min(${yachts.brand})`, yachts: count() })
    .from(yachts)
    .where(isNull(yachts.archivedAt))
    .groupBy(yachts.brandSlug);
}

/** The filters with a fixed list of choices. The brands are not among them: their choices come from the fleet. */
const FILTERS = ['size', 'capacity', 'location', 'price', 'amenity'] as const;

/** The condition of each choice, on the columns of `found`. */
const CHOICES: Record<(typeof FILTERS)[number], readonly { readonly id: string; readonly asks: SQL }[]> = {
  size: SIZES.map(({ id, minFt, maxFt }) => ({
    id,
    asks: sql`${within(sql`feet`, { min: minFt, max: maxFt })}`,
  })),
  capacity: CAPACITIES.map(({ id, min, max }) => ({ id, asks: sql`${within(sql`guests`, { min, max })}` })),
  location: LOCATIONS.map(({ id, name }) => ({ id, asks: sql`place in (${name}, ${ANYWHERE_IN_MIAMI})` })),
  price: PRICES.map((price) => ({ id: price.id, asks: sql`${withinPrice(price, sql`price`)}` })),
  amenity: AMENITIES.map(({ id }) => ({ id, asks: sql`${id} = any(amenities)` })),
};

type Facets = Readonly<Record<(typeof FILTERS)[number], number[]>> & {
  readonly category: FleetFacets['category'] | null;
};

/**
 * How many yachts each choice of the filters would show. One query reads calendar and fleet once, however many choices there are.
 */
export async function countFacets(
  db: Database,
  search: FleetSearch,
  terms: SearchTerms,
): Promise<FleetFacets> {
  const day = dayAsked(search, terms.now);
  /** The condition that a yacht matches all other filters. */
  const besides = (filter: string) =>
    sql.join(
      ['category', ...FILTERS].filter((other) => other !== filter).map((other) => sql.raw(`in_${other}`)),
      sql` and `,
    );
  const counted = FILTERS.map((filter) => {
    const counts = CHOICES[filter].map(
      ({ asks }) => sql`count(*) filter (where ${asks} and ${besides(filter)})`,
    );
    return sql`array[${sql.join(counts, sql`, `)}]::int[] as ${sql.raw(filter)}`;
  });
  const { rows } = await db.execute<Facets>(sql`
    with found as materialized (
      select ${yachts.brandSlug} as brand, ${offeredGuestsOn(day)} as guests, ${yachts.location} as place,
        coalesce(${yachts.lengthFt}, ${DEFAULT_LENGTH_FT}) as feet,
        ${asked(partOf(search, 'category'), terms, day)} as in_category,
        ${asked(partOf(search, 'size'), terms, day)} as in_size,
        ${asked(partOf(search, 'capacity'), terms, day)} as in_capacity,
        ${asked(partOf(search, 'location'), terms, day)} as in_location,
        ${asked(partOf(search, 'price'), terms, day)} as in_price,
        ${asked(partOf(search, 'amenity'), terms, day)} as in_amenity,
        ${shownPrice} as price, ${yachts.amenities} as amenities
      from ${yachts}
      where ${inFleet} and ${asked(besidesFilters(search), terms, day)}
    ), brands as (
      select slug, any_brand as name, count(found.brand)::int as yachts
      from (
        select ${yachts.brandSlug} as slug, min(${yachts.brand}) as any_brand
        from ${yachts} where ${inFleet} group by ${yachts.brandSlug}
      ) every
      left join found on found.brand = slug and ${besides('category')}
      group by slug, any_brand
    )
    select (select json_agg(brands) from brands) as category, ${sql.join(counted, sql`, `)} from found
  `);
  const [found] = rows;
  const counts = (filter: (typeof FILTERS)[number]) =>
    Object.fromEntries(CHOICES[filter].map(({ id }, at) => [id, found?.[filter][at] ?? 0]));
  return {
    category: found?.category ?? [],
    size: counts('size'),
    capacity: counts('capacity'),
    location: counts('location'),
    price: counts('price'),
    amenity: counts('amenity'),
  };
}
