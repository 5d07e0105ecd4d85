import type { CharterDay } from '#core/charter-time.ts';
import { hourOf } from '#core/half-hours.ts';
import { formatDollars, lengthText } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { clockText } from '#words/hour.ts';
import {
  type BrandFacet,
  type FleetSearch,
  type IgnoredParameter,
  LEADING_BRANDS,
  LOCATIONS,
  type Narrowing,
  PRICES,
  type PriceId,
  SIZES,
  type SizeId,
} from '../domain/index.ts';
import { words } from '../words/index.ts';

/** "Sat, Oct 10"; with the year if it is not the current one. */
export function dayInWords(day: CharterDay, today: CharterDay): string {
  if (day.slice(0, 4) === today.slice(0, 4)) return dayText(day, 'short');
  return dayText(day, 'dated');
}

type NamedBrand = Pick<BrandFacet, 'slug' | 'name'>;

/** The name of a brand by its slug, also of a brand that no yacht of the fleet has. */
export function brandName(slug: string, brands: readonly NamedBrand[]): string {
  const known = [...brands, ...LEADING_BRANDS].find((brand) => brand.slug === slug);
  return known?.name ?? slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** One part of the search in words, for the banner and the chips. */
export function narrowingInWords(
  narrowing: Narrowing,
  search: FleetSearch,
  { today, brands }: { today: CharterDay; brands: readonly NamedBrand[] },
): string {
  const { checkin, checkout } = search;
  const first = checkin ?? checkout;
  const last = checkout ?? checkin;
  switch (narrowing) {
    case 'type':
      return sizeOf(SIZES.find(({ type }) => type === search.type)?.id);
    case 'size':
      return sizeOf(search.size);
    case 'location':
      return LOCATIONS.find(({ id }) => id === search.location)?.name ?? '';
    case 'dates':
      if (!first || !last) return '';
      if (search.startTime !== undefined && search.hours !== undefined) {
        const start = clockText(hourOf(search.startTime));
        return words.dayAndTime(dayInWords(first, today), start, lengthText(search.hours));
      }
      return first === last
        ? dayInWords(first, today)
        : words.dayToDay(dayInWords(first, today), dayInWords(last, today));
    case 'guests':
      return words.guests(search.guests ?? 0);
    case 'q':
      return `“${search.q}”`;
    case 'category':
      return brandName(search.category ?? '', brands);
    case 'capacity':
      return search.capacity ? words.carries(words.capacities[search.capacity]) : '';
    case 'price':
      return search.price ? words.allIn(priceRange(search.price)) : '';
    case 'amenity':
      return search.amenity ? words.withAmenity(words.amenities[search.amenity].toLowerCase()) : '';
  }
}

const sizeOf = (id: SizeId | undefined) => (id ? words.sizes[id] : '');

/** A price range in words: "$2,500 to $5,000". */
export function priceRange(id: PriceId): string {
  const { min, below } = PRICES.find((price) => price.id === id) ?? PRICES[0];
  if (below === null) return words.priceFrom(formatDollars(min));
  return min === 0
    ? words.priceUnder(formatDollars(below))
    : words.priceBetween(formatDollars(min), formatDollars(below));
}

/** A sentence for the visitor that says why part of the address was ignored. */
export function ignoredInWords({ name, reason }: IgnoredParameter): string {
  switch (name) {
    case 'checkin':
    case 'checkout':
      switch (reason) {
        case 'reversed':
          return words.ignoredReversed;
        case 'past':
          return words.ignoredPast(name);
        case 'too-long':
          return words.ignoredTooLong;
        default:
          return words.ignoredDay(name);
      }
    case 'startTime':
    case 'hours':
      return words.ignoredTime;
    case 'location':
      return words.ignoredLocation;
    case 'type':
    case 'size':
      return words.ignoredLength;
    case 'guests':
      return words.ignoredGuests;
    case 'capacity':
      return words.ignoredCapacity;
    case 'price':
      return words.ignoredPrice;
    case 'amenity':
      return words.ignoredAmenity;
    case 'category':
      return words.ignoredCategory;
    case 'page':
      return words.ignoredPage;
    default:
      return words.ignoredOrder;
  }
}
