import type { Columns, Public, Translations } from '#core/field-kinds.ts';
import type { Cents } from '#core/money.ts';
import type { yachtFields } from '../fields/index.ts';
import type { AmenityId } from './amenities.ts';
import type { YachtPapers } from './lawful-guests.ts';

/** What a card shows for a yacht whose length or capacity is unknown (product 2.8). */
export const DEFAULT_LENGTH_FT = 40;
export const DEFAULT_CAPACITY = 12;

/** A brand's slug and name, and how many yachts of the fleet have it. */
export type BrandFacet = { readonly slug: string; readonly name: string; readonly yachts: number };

/** A yacht with its public fields only. */
export type Yacht = Columns<Public<typeof yachtFields>> & {
  readonly id: string;
  readonly translations: Translations;
  /** The first picture of the gallery. */
  readonly primaryImage: string | null;
  /** The all-in price of a full day; null if the price is on demand. */
  readonly allInCents: Cents | null;
  /** Whether that price is a basic charter's, because a full day with full amenities has none (product 3.8). */
  readonly isAllInBasic: boolean;
  /** False if no charter is taken on that day, because a paper has ended (product 2.16). Undefined in the staff's answers. */
  readonly isBookable?: boolean;
  readonly version: number;
};

/** What a yacht's price sheets add to its listing. */
export type Listing = Pick<Yacht, 'allInCents' | 'isAllInBasic'> & {
  readonly amenities: readonly AmenityId[];
};

/** A yacht as the sitemap lists it. */
export type PublishedYacht = Pick<Yacht, 'id' | 'name' | 'brand' | 'primaryImage' | 'galleryImages'> & {
  readonly updatedAt: Date;
};

/** The limits that a charter of the yacht must respect. */
export type BookableYacht = Pick<Yacht, 'id' | 'name' | 'capacity' | 'earliestDeparture' | 'latestReturn'> & {
  /** They limit how many guests the yacht may carry, beside its capacity. */
  readonly papers: YachtPapers;
  /** Minutes that the yacht needs before its next charter. */
  readonly turnaroundMinutes: number;
};

/** A yacht in the picker of the charter form. */
export type YachtChoice = Pick<Yacht, 'id' | 'name' | 'brand' | 'lengthFt' | 'capacity' | 'location'>;

/** The four brands of the public filter, in this order (product 2.2): offered even if the fleet has none of them. */
export const LEADING_BRANDS = [
  { slug: 'sea-ray', name: 'Sea Ray' },
  { slug: 'azimut', name: 'Azimut' },
  { slug: 'pershing', name: 'Pershing' },
  { slug: 'princess', name: 'Princess' },
] as const;

/** Orders brands for the category filter: the specification's four first, then the others by name. */
export function orderBrands(brands: readonly BrandFacet[]): BrandFacet[] {
  const leading = LEADING_BRANDS.map(
    (leader) => brands.find(({ slug }) => slug === leader.slug) ?? { ...leader, yachts: 0 },
  );
  const further = brands
    .filter(({ slug }) => !LEADING_BRANDS.some((leader) => leader.slug === slug))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...leading, ...further];
}

/** The beginning of a text, cut after a whole word, with an ellipsis if something is left out. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/[\s.,;:–—-]+$/, '')}…`;
}
