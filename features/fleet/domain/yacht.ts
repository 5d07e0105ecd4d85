import type { Columns, Public, Translations } from '#core/field-kinds.ts';
import type { Cents } from '#core/money.ts';
import type { yachtFields } from '../fields/index.ts';
import type { AmenityId } from './amenities.ts';
import type { YachtPapers } from './lawful-guests.ts';

/** What a card says of a yacht whose length or capacity nobody has entered (product 2.8). */
export const DEFAULT_LENGTH_FT = 40;
export const DEFAULT_CAPACITY = 12;

/** A brand's slug and name, with how many yachts of the fleet carry it. */
export type BrandFacet = { readonly slug: string; readonly name: string; readonly yachts: number };

/** A yacht as everybody may know her. */
export type Yacht = Columns<Public<typeof yachtFields>> & {
  readonly id: string;
  readonly translations: Translations;
  /** The first of the gallery. */
  readonly primaryImage: string | null;
  /** What a full day comes to with every fee; null where the price is on demand. */
  readonly allInCents: Cents | null;
  /** False where no charter is taken from that day on, because a paper has ended (product 2.16); staff's own reading leaves it out. */
  readonly isBookable?: boolean;
  readonly version: number;
};

/** What a yacht is listed with by her price sheets. */
export type Listing = { readonly allInCents: Cents | null; readonly amenities: readonly AmenityId[] };

/** What search engines are told of a yacht beside her page. */
export type PublishedYacht = Pick<Yacht, 'id' | 'name' | 'brand' | 'primaryImage' | 'galleryImages'> & {
  readonly updatedAt: Date;
};

/** What a charter of a yacht has to respect. */
export type BookableYacht = Pick<Yacht, 'id' | 'name' | 'capacity' | 'earliestDeparture' | 'latestReturn'> & {
  /** What she may carry beside what fits on board. */
  readonly papers: YachtPapers;
  /** What the yacht needs before its next charter, in minutes. */
  readonly turnaroundMinutes: number;
};

/** What the charter form's picker shows of a yacht. */
export type YachtChoice = Pick<Yacht, 'id' | 'name' | 'brand' | 'lengthFt' | 'capacity' | 'location'>;

/** The public filter's own four, in this order (product 2.2): offered even while the fleet has none of them. */
export const LEADING_BRANDS = [
  { slug: 'sea-ray', name: 'Sea Ray' },
  { slug: 'azimut', name: 'Azimut' },
  { slug: 'pershing', name: 'Pershing' },
  { slug: 'princess', name: 'Princess' },
] as const;

/** Orders brands as the category select shows them: the spec's four first, then the rest of the fleet by name. */
export function orderBrands(brands: readonly BrandFacet[]): BrandFacet[] {
  const leading = LEADING_BRANDS.map(
    (leader) => brands.find(({ slug }) => slug === leader.slug) ?? { ...leader, yachts: 0 },
  );
  const further = brands
    .filter(({ slug }) => !LEADING_BRANDS.some((leader) => leader.slug === slug))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...leading, ...further];
}

/** The beginning of a text in whole words, with an ellipsis where something is left out. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/[\s.,;:–—-]+$/, '')}…`;
}
