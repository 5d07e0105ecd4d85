import type { CharterDay } from '#core/charter-time.ts';
import { hourOf } from '#core/half-hours.ts';
import { counted, lengthText } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { clockText } from '#words/hour.ts';
import {
  AMENITIES,
  type BrandFacet,
  CAPACITIES,
  type FleetSearch,
  type IgnoredParameter,
  LEADING_BRANDS,
  LOCATIONS,
  type Narrowing,
  PRICES,
  SIZES,
} from '../domain/index.ts';

/** "Sat, Oct 10"; with its year when that is not today's. */
export function dayInWords(day: CharterDay, today: CharterDay): string {
  if (day.slice(0, 4) === today.slice(0, 4)) return dayText(day, 'short');
  return dayText(day, 'dated');
}

type NamedBrand = Pick<BrandFacet, 'slug' | 'name'>;

/** A brand by its slug, also one that the fleet has none of. */
export function brandName(slug: string, brands: readonly NamedBrand[]): string {
  const known = [...brands, ...LEADING_BRANDS].find((brand) => brand.slug === slug);
  return known?.name ?? slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** What a visitor asked for with one part of the search, as the banner and the chips name it. */
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
      return SIZES.find(({ type }) => type === search.type)?.label ?? '';
    case 'size':
      return SIZES.find(({ id }) => id === search.size)?.label ?? '';
    case 'location':
      return LOCATIONS.find(({ id }) => id === search.location)?.name ?? '';
    case 'dates':
      if (!first || !last) return '';
      if (search.startTime !== undefined && search.hours !== undefined) {
        const start = clockText(hourOf(search.startTime));
        return `${dayInWords(first, today)}, ${start}, for ${lengthText(search.hours)}`;
      }
      return first === last
        ? dayInWords(first, today)
        : `${dayInWords(first, today)} to ${dayInWords(last, today)}`;
    case 'guests':
      return counted(search.guests ?? 0, 'guest');
    case 'q':
      return `“${search.q}”`;
    case 'category':
      return brandName(search.category ?? '', brands);
    case 'capacity':
      return `Carries ${CAPACITIES.find(({ id }) => id === search.capacity)?.label ?? ''}`;
    case 'price':
      return `${PRICES.find(({ id }) => id === search.price)?.label ?? ''} all-in`;
    case 'amenity':
      return `With ${AMENITIES.find(({ id }) => id === search.amenity)?.label.toLowerCase() ?? ''}`;
  }
}

const dayName = (name: string) => (name === 'checkin' ? 'check-in' : 'check-out');

/** Why part of an address was left out, as a sentence for the visitor. */
export function ignoredInWords({ name, reason }: IgnoredParameter): string {
  switch (name) {
    case 'checkin':
    case 'checkout':
      switch (reason) {
        case 'reversed':
          return 'The check-out date is before the check-in date, so the search leaves both out.';
        case 'past':
          return `The ${dayName(name)} date has passed, so the search leaves the dates out.`;
        case 'too-long':
          return 'The dates are more than a year apart, so the search leaves them out.';
        default:
          return `The ${dayName(name)} date could not be read, so the search leaves it out.`;
      }
    case 'startTime':
    case 'hours':
      return 'A time of day needs a check-in date, a start and a length, so the search leaves it out.';
    case 'location':
      return 'We do not know that location, so yachts at every location are shown.';
    case 'type':
    case 'size':
      return 'We do not know that length, so yachts of every length are shown.';
    case 'guests':
      return 'The number of guests could not be read, so the search leaves it out.';
    case 'capacity':
      return 'We do not know that number of guests, so yachts of every capacity are shown.';
    case 'price':
      return 'We do not know that price range, so yachts at every price are shown.';
    case 'amenity':
      return 'We do not know that amenity, so yachts with and without it are shown.';
    case 'category':
      return 'We do not know that category, so every brand is shown.';
    case 'page':
      return 'We do not know that page, so this is the first one.';
    default:
      return 'We do not know that order, so the featured yachts come first.';
  }
}
