import type { Cents } from '#core/money.ts';

/** Where a yacht lies. A yacht at plain "Miami" is brought to any of the others, so it matches every location. */
export const LOCATIONS = [
  { id: 'miami-beach', name: 'Miami Beach' },
  { id: 'key-biscayne', name: 'Key Biscayne' },
  { id: 'south-beach', name: 'South Beach' },
  { id: 'downtown-miami', name: 'Downtown Miami' },
] as const;

export type LocationId = (typeof LOCATIONS)[number]['id'];
export const ANYWHERE_IN_MIAMI = 'Miami';

/** Staff's own classes of yacht (not the public filter, which goes by brand: decisions §2). */
export const CATEGORIES = [
  { id: 'luxury', name: 'Luxury' },
  { id: 'sport', name: 'Sport' },
  { id: 'cruise', name: 'Cruise' },
  { id: 'premium', name: 'Premium' },
] as const;

/** What a card says of a yacht whose length or capacity nobody has entered (public-area §9). */
export const DEFAULT_LENGTH_FT = 40;
export const DEFAULT_CAPACITY = 12;

/** A brand's slug and name, with how many yachts of the fleet carry it. */
export type BrandFacet = { readonly slug: string; readonly name: string; readonly yachts: number };

export type Yacht = {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly description: string;
  readonly categoryId: string;
  readonly location: string;
  readonly marina: string;
  readonly lengthFt: number | null;
  readonly beamFt: number | null;
  readonly capacity: number;
  readonly cabins: number | null;
  readonly bathrooms: number | null;
  readonly crew: number | null;
  readonly year: number | null;
  readonly cruisingSpeedKn: number | null;
  readonly maxSpeedKn: number | null;
  readonly engineType: string | null;
  readonly engineBrand: string | null;
  readonly engineModel: string | null;
  readonly engineHpTotal: number | null;
  readonly enginesCount: number | null;
  readonly fuelCapacityGal: number | null;
  readonly waterCapacityGal: number | null;
  readonly features: readonly string[];
  readonly isFeatured: boolean;
  readonly pricePerDayCents: Cents | null;
  readonly primaryImage: string | null;
  readonly galleryImages: readonly string[];
  readonly version: number;
};

/** What search engines are told of a yacht beside her page. */
export type PublishedYacht = Pick<Yacht, 'id' | 'name' | 'brand' | 'primaryImage' | 'galleryImages'> & {
  readonly updatedAt: Date;
};

/** What a charter of a yacht has to respect. */
export type BookableYacht = Pick<Yacht, 'id' | 'name' | 'capacity'> & {
  /** What the yacht needs before its next charter, in minutes. */
  readonly turnaroundMinutes: number;
};

/** What the booking form's picker shows of a yacht. */
export type YachtChoice = Pick<Yacht, 'id' | 'name' | 'brand' | 'lengthFt' | 'capacity' | 'location'>;

/** The public filter's own four, in this order (public-area §9): offered even while the fleet has none of them. */
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
