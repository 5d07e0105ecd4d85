import { type CharterDay, daysBetween, isCharterDay } from '#core/charter-time.ts';
import { MOST_DAYS, START_TIME } from '#core/half-hours.ts';
import { AMENITIES, type AmenityId } from './amenities.ts';
import { LOCATIONS, type LocationId, SIZES, type SizeId, type YachtType } from './choices.ts';
import { DEFAULT_LENGTH_FT } from './yacht.ts';

/** Groups of the filter by capacity, in guests, both ends inclusive. */
export const CAPACITIES = [
  { id: '1-6', min: 1, max: 6 },
  { id: '7-12', min: 7, max: 12 },
  { id: '13+', min: 13, max: null },
] as const;

/** Groups of the all-in price of a full day, in whole dollars: from `min` up to, but not including, `below`. */
export const PRICES = [
  { id: '0-2500', min: 0, below: 2_500 },
  { id: '2500-5000', min: 2_500, below: 5_000 },
  { id: '5000-10000', min: 5_000, below: 10_000 },
  { id: '10000+', min: 10_000, below: null },
] as const;

/** Orders of the list. The default, featured yachts first, is not among them and never in an address. */
export const SORTS = [
  { id: 'price-low' },
  { id: 'price-high' },
  { id: 'longest' },
  { id: 'shortest' },
  { id: 'most-guests' },
  { id: 'newest' },
] as const;

export type SortId = (typeof SORTS)[number]['id'];
export type CapacityId = (typeof CAPACITIES)[number]['id'];
export type PriceId = (typeof PRICES)[number]['id'];

/** A visitor's search. All parts but the page are optional. */
export type FleetSearch = {
  readonly type?: YachtType;
  readonly location?: LocationId;
  readonly checkin?: CharterDay;
  readonly checkout?: CharterDay;
  /** The yacht must be free for exactly these hours from this time on check-in, instead of for any slot of that day. */
  readonly startTime?: string;
  readonly hours?: number;
  readonly guests?: number;
  readonly q?: string;
  readonly category?: string;
  readonly size?: SizeId;
  readonly capacity?: CapacityId;
  readonly price?: PriceId;
  readonly amenity?: AmenityId;
  readonly sort?: SortId;
  readonly page: number;
};

/** The parts of a search, apart from the page, in the order in which an address lists them. */
export const SEARCHABLE = [
  'type',
  'location',
  'checkin',
  'checkout',
  'startTime',
  'hours',
  'guests',
  'q',
  'category',
  'size',
  'capacity',
  'price',
  'amenity',
  'sort',
] as const;

export type SearchParameter = (typeof SEARCHABLE)[number];

/** Why part of a query was ignored, for the note beside the results. */
export type IgnoredParameter = {
  readonly name: SearchParameter | 'page';
  readonly reason: 'unknown' | 'malformed' | 'reversed' | 'past' | 'too-long' | 'incomplete';
};

export const FLEET_PAGE_SIZE = 12;
/** Nobody charters for longer. Without a limit, a mistyped year would search for centuries. */
const LONGEST_STAY_DAYS = 366;

/** Longer search texts are cut: no yacht has a longer name. */
const LONGEST_TEXT = 80;

const only = <Item extends { id: string }>(items: readonly Item[], id: string) =>
  items.find((item) => item.id === id);

/** Cleans typed text for the search: no control characters, no lone surrogates, single spaces. */
function searchText(raw: string): string | undefined {
  const clean = raw
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(clean).slice(0, LONGEST_TEXT).join('').trim() || undefined;
}

const wholeNumber = (raw: string, digits: number) =>
  raw.length <= digits && /^[1-9]\d*$/.test(raw) ? Number(raw) : undefined;

/**
 * Reads a query from visitors or old links. Empty values count as absent. Whatever cannot be understood is left out and named in
 * `ignored`; it is never an error. A single check-in or check-out means that one day. If the two dates contradict each other,
 * both are left out.
 */
export function readFleetSearch(
  query: { get(name: string): string | null },
  today: CharterDay,
): { search: FleetSearch; ignored: IgnoredParameter[] } {
  const ignored: IgnoredParameter[] = [];
  const read = <Value>(
    name: IgnoredParameter['name'],
    find: (text: string) => Value | undefined,
    reason: IgnoredParameter['reason'] = 'unknown',
  ): Value | undefined => {
    const raw = query.get(name)?.trim();
    if (!raw) return undefined;
    const value = find(raw);
    if (value === undefined) ignored.push({ name, reason });
    return value;
  };
  const day = (name: 'checkin' | 'checkout') =>
    read(name, (raw) => (isCharterDay(raw) ? raw : undefined), 'malformed');

  const category = read('category', (raw) => (/^[a-z0-9-]{1,60}$/.test(raw) ? raw : undefined));
  const asked = {
    // A plus in an address decodes to a space, and people leave it out: all three spellings mean 55 ft and above.
    type: read('type', (raw) => SIZES.find((size) => size.type === (raw === '55ft' ? '55ft+' : raw))?.type),
    location: read('location', (raw) => only(LOCATIONS, raw)?.id),
    ...readTime(
      readDays(day('checkin'), day('checkout'), today, ignored),
      read('startTime', (raw) => (START_TIME.test(raw) ? raw : undefined), 'malformed'),
      read('hours', readHours, 'malformed'),
      ignored,
    ),
    guests: read('guests', (raw) => wholeNumber(raw, 9), 'malformed'),
    q: searchText(query.get('q') ?? ''),
    category: category === 'all' ? undefined : category,
    size: read('size', (raw) => only(SIZES, raw === '55' ? '55+' : raw)?.id),
    capacity: read('capacity', (raw) => only(CAPACITIES, raw === '13' ? '13+' : raw)?.id),
    price: read('price', (raw) => only(PRICES, raw === '10000' ? '10000+' : raw)?.id),
    amenity: read('amenity', (raw) => only(AMENITIES, raw)?.id),
    sort: read('sort', (raw) => only(SORTS, raw)?.id),
  };
  const page = read('page', (raw) => wholeNumber(raw, 4), 'malformed') ?? 1;
  const search: { -readonly [Name in keyof FleetSearch]: FleetSearch[Name] } = { page };
  for (const name of SEARCHABLE) {
    if (asked[name] !== undefined) Object.assign(search, { [name]: asked[name] });
  }
  return { search, ignored };
}

/** A whole number of hours, up to the longest charter that can be requested. */
function readHours(raw: string): number | undefined {
  const hours = wholeNumber(raw, 3);
  return hours !== undefined && hours <= MOST_DAYS * 24 ? hours : undefined;
}

type Days = Pick<FleetSearch, 'checkin' | 'checkout'>;

/**
 * Adds the time of day to the dates. It counts only together with its length and on a single day; otherwise it is added to
 * `ignored`.
 */
function readTime(
  days: Days,
  startTime: string | undefined,
  hours: number | undefined,
  ignored: IgnoredParameter[],
): Days & Pick<FleetSearch, 'startTime' | 'hours'> {
  const isOneDay = (days.checkin ?? days.checkout) === (days.checkout ?? days.checkin);
  const isDay = isOneDay && days.checkin !== undefined;
  if (startTime !== undefined && hours !== undefined && isDay) return { ...days, startTime, hours };
  const name = startTime !== undefined ? 'startTime' : hours !== undefined ? 'hours' : undefined;
  // Add only one entry: the note is the same for both parameters, and for one that was not understood.
  const isSaid = ignored.some((one) => one.name === 'startTime' || one.name === 'hours');
  if (name && !isSaid) ignored.push({ name, reason: 'incomplete' });
  return days;
}

/** The dates of a search if they make sense together; otherwise none, and the reason is added to `ignored`. */
function readDays(
  checkin: CharterDay | undefined,
  checkout: CharterDay | undefined,
  today: CharterDay,
  ignored: IgnoredParameter[],
): Pick<FleetSearch, 'checkin' | 'checkout'> {
  const refuse = (name: 'checkin' | 'checkout', reason: IgnoredParameter['reason']) => {
    ignored.push({ name, reason });
    return {};
  };
  const first = checkin ?? checkout;
  if (first === undefined) return {};
  if (checkin && checkout && checkout < checkin) return refuse('checkout', 'reversed');
  if (first < today) return refuse(checkin ? 'checkin' : 'checkout', 'past');
  if (checkin && checkout && daysBetween(checkin, checkout) > LONGEST_STAY_DAYS) {
    return refuse('checkout', 'too-long');
  }
  return { ...(checkin ? { checkin } : {}), ...(checkout ? { checkout } : {}) };
}

/** The parameters that show the "Search Results Applied" banner: the specification's five only (product 2.7). */
export const SEARCH_PARAMETERS = ['type', 'location', 'checkin', 'checkout', 'guests'] as const;

/** What narrows the fleet, in the order in which the page lists it, with the query parameters of each. */
const NARROWINGS = {
  type: ['type'],
  location: ['location'],
  dates: ['checkin', 'checkout', 'startTime', 'hours'],
  guests: ['guests'],
  q: ['q'],
  category: ['category'],
  size: ['size'],
  capacity: ['capacity'],
  price: ['price'],
  amenity: ['amenity'],
} as const satisfies Record<string, readonly SearchParameter[]>;

/** One part of a search that the visitor can remove; both dates are one part. The order does not narrow the fleet. */
export type Narrowing = keyof typeof NARROWINGS;

/** True for parts of the search, which the banner names; false for filters of the list. */
export function isOfSearch(narrowing: Narrowing): boolean {
  return NARROWINGS[narrowing].some((name) => SEARCH_PARAMETERS.some((searched) => searched === name));
}

/** All parts of this search that narrow the fleet. */
export function narrowedBy(search: FleetSearch): Narrowing[] {
  return (Object.keys(NARROWINGS) as Narrowing[]).filter((narrowing) =>
    NARROWINGS[narrowing].some((name) => search[name] !== undefined),
  );
}

/** The search without one of its parts, from the first page. */
export function withoutNarrowing(search: FleetSearch, narrowing: Narrowing): FleetSearch {
  const left: readonly string[] = NARROWINGS[narrowing];
  const kept = Object.entries(search).filter(([name]) => !left.includes(name));
  return { ...Object.fromEntries(kept), page: 1 };
}

/** How many pages that many yachts fill; an empty list has one page. */
export function pagesFor(total: number): number {
  return Math.max(1, Math.ceil(total / FLEET_PAGE_SIZE));
}

/** The shortest query that gives this search again: without empty values and without the first page. */
export function fleetQueryString(search: FleetSearch): string {
  const query = new URLSearchParams();
  for (const name of SEARCHABLE) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  if (search.page > 1) query.set('page', String(search.page));
  return query.toString();
}

/** An inclusive range of feet or of guests; `max` null means no upper limit. */
export type Range = { readonly min: number; readonly max: number | null };

/** Whether the range includes a yacht of unknown length: its card shows 40 ft. */
export function includesUnknownLength({ min, max }: Range): boolean {
  return min <= DEFAULT_LENGTH_FT && (max === null || max >= DEFAULT_LENGTH_FT);
}

/** The length ranges that a yacht must match, all of them: that of the search's type and that of the filter's size. */
export function lengthRanges(search: FleetSearch): Range[] {
  return SIZES.filter((size) => size.type === search.type || size.id === search.size).map((size) => ({
    min: size.minFt,
    max: size.maxFt,
  }));
}

/** The capacity ranges that a yacht must match: at least the guests searched for, and the filter's group. */
export function capacityRanges(search: FleetSearch): Range[] {
  const bucket = CAPACITIES.filter((capacity) => capacity.id === search.capacity);
  return [...(search.guests ? [{ min: search.guests, max: null }] : []), ...bucket];
}
