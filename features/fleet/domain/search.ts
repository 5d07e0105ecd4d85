import { type CharterDay, daysBetween, instantAt, isCharterDay } from '#core/charter-time.ts';
import { LOCATIONS, type LocationId } from './yacht.ts';

/** Length groups, in feet, both ends inclusive: a 40 ft yacht is in two of them (decisions §2). */
export const SIZES = [
  { id: '26-40', type: '26-40ft', label: '26–40 ft', minFt: 26, maxFt: 40 },
  { id: '40-55', type: '40-55ft', label: '40–55 ft', minFt: 40, maxFt: 55 },
  { id: '55+', type: '55ft+', label: '55 ft and above', minFt: 55, maxFt: null },
] as const;

/** Guest buckets by a yacht's capacity. */
export const CAPACITIES = [
  { id: '1-6', label: '1–6 guests', min: 1, max: 6 },
  { id: '7-12', label: '7–12 guests', min: 7, max: 12 },
  { id: '13+', label: '13+ guests', min: 13, max: null },
] as const;

export type SizeId = (typeof SIZES)[number]['id'];
export type YachtType = (typeof SIZES)[number]['type'];
export type CapacityId = (typeof CAPACITIES)[number]['id'];

/** What a visitor looks for. Everything is optional but the page. */
export type FleetSearch = {
  readonly type?: YachtType;
  readonly location?: LocationId;
  readonly checkin?: CharterDay;
  readonly checkout?: CharterDay;
  readonly guests?: number;
  readonly q?: string;
  readonly category?: string;
  readonly size?: SizeId;
  readonly capacity?: CapacityId;
  readonly page: number;
};

/** Why part of a query was left out, for the note beside the results. */
export type IgnoredParameter = {
  readonly name: string;
  readonly reason: 'unknown' | 'malformed' | 'reversed' | 'past';
};

export const FLEET_PAGE_SIZE = 12;
/** The farthest ahead that a date is taken seriously: two seasons. */
const LONGEST_STAY_DAYS = 366;

const only = <Item extends { id: string }>(items: readonly Item[], id: string) =>
  items.find((item) => item.id === id);

/**
 * Reads a query as visitors and old links write it. Empty values count as absent; what cannot be understood is left
 * out and named in `ignored`, never an error. A lone check-in or check-out is one day.
 */
export function readFleetSearch(
  query: { get(name: string): string | null },
  today: CharterDay,
): { search: FleetSearch; ignored: IgnoredParameter[] } {
  const ignored: IgnoredParameter[] = [];
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const pick = <Value>(name: string, find: (text: string) => Value | undefined): Value | undefined => {
    const raw = text(name);
    if (raw === undefined) return undefined;
    const value = find(raw);
    if (value === undefined) ignored.push({ name, reason: 'unknown' });
    return value;
  };
  const whole = (name: string, min: number, max: number) =>
    pick(name, (raw) =>
      /^\d{1,4}$/.test(raw) && Number(raw) >= min && Number(raw) <= max ? Number(raw) : undefined,
    );
  const day = (name: string) => {
    const raw = text(name);
    if (raw === undefined) return undefined;
    if (!isCharterDay(raw)) {
      ignored.push({ name, reason: 'malformed' });
      return undefined;
    }
    return raw;
  };

  // A plus in an address is a space once decoded, and people drop it when they type: all three mean 55 ft and above.
  const type = pick(
    'type',
    (raw) => SIZES.find((size) => size.type === (raw === '55ft' ? '55ft+' : raw))?.type,
  );
  const size = pick('size', (raw) => only(SIZES, raw === '55' ? '55+' : raw)?.id);
  const capacity = pick('capacity', (raw) => only(CAPACITIES, raw === '13' ? '13+' : raw)?.id);
  const location = pick('location', (raw) => only(LOCATIONS, raw)?.id);
  const guests = whole('guests', 1, 999);
  const q = text('q')?.slice(0, 80);
  const category = pick('category', (raw) => (/^[a-z0-9-]{1,60}$/.test(raw) ? raw : undefined));
  const page = whole('page', 1, 9999) ?? 1;

  let checkin = day('checkin');
  let checkout = day('checkout');
  if (checkin && checkout && (checkout < checkin || daysBetween(checkin, checkout) > LONGEST_STAY_DAYS)) {
    ignored.push({ name: 'checkout', reason: 'reversed' });
    checkin = checkout = undefined;
  }
  const last = checkout ?? checkin;
  if (last && last < today) {
    ignored.push({ name: checkin ? 'checkin' : 'checkout', reason: 'past' });
    checkin = checkout = undefined;
  }

  const search = Object.fromEntries(
    Object.entries({ type, location, checkin, checkout, guests, q, size, capacity }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Omit<FleetSearch, 'page'>;
  return { search: { ...search, ...(category && category !== 'all' ? { category } : {}), page }, ignored };
}

/** Which parameters raise the "Search Results Applied" banner: the spec's five and no others (decisions §7). */
export const SEARCH_PARAMETERS = ['type', 'location', 'checkin', 'checkout', 'guests'] as const;

/** True when the visitor came with a search, as opposed to having filtered the list. */
export function hasSearch(search: FleetSearch): boolean {
  return SEARCH_PARAMETERS.some((name) => search[name] !== undefined);
}

/** True when anything narrows the fleet. */
export function isNarrowed(search: FleetSearch): boolean {
  return hasSearch(search) || Boolean(search.q || search.category || search.size || search.capacity);
}

/** The shortest query that reads back as this search: no empty value, no first page. */
export function fleetQueryString(search: FleetSearch): string {
  const query = new URLSearchParams();
  for (const name of [...SEARCH_PARAMETERS, 'q', 'category', 'size', 'capacity'] as const) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  if (search.page > 1) query.set('page', String(search.page));
  return query.toString();
}

/** An inclusive range of feet or of guests; null has no upper end. */
export type Range = { readonly min: number; readonly max: number | null };

/** Every length range a yacht must lie in: the search's type and the filter's size both count. */
export function lengthRanges(search: FleetSearch): Range[] {
  return SIZES.filter((size) => size.type === search.type || size.id === search.size).map((size) => ({
    min: size.minFt,
    max: size.maxFt,
  }));
}

/** Every capacity range a yacht must lie in: room for the guests asked for, and the filter's bucket. */
export function capacityRanges(search: FleetSearch): Range[] {
  const bucket = CAPACITIES.filter((capacity) => capacity.id === search.capacity);
  return [...(search.guests ? [{ min: search.guests, max: null }] : []), ...bucket];
}

/** When a yacht must be free for a search by date: any of these ranges will do. */
export type FreeRange = { readonly from: Date; readonly to: Date };

/**
 * One day: at least one slot of it is free. Several days: free from 09:00 on check-in to 17:00 on check-out
 * (decisions §2). No dates: nothing is asked.
 */
export function freeRanges(search: FleetSearch): FreeRange[] {
  const first = search.checkin ?? search.checkout;
  const last = search.checkout ?? search.checkin;
  if (!first || !last) return [];
  if (first === last) {
    return [
      { from: instantAt(first, 9), to: instantAt(first, 12) },
      { from: instantAt(first, 12), to: instantAt(first, 17) },
      { from: instantAt(first, 17), to: instantAt(first, 20) },
    ];
  }
  return [{ from: instantAt(first, 9), to: instantAt(last, 17) }];
}

/** The earliest check-out a form may offer for a check-in: the same day (public-area §5). */
export function earliestCheckout(checkin: CharterDay | undefined, today: CharterDay): CharterDay {
  return checkin && checkin > today ? checkin : today;
}
