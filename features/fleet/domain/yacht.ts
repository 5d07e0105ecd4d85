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

/** What the booking form's picker shows of a yacht. */
export type YachtChoice = Pick<Yacht, 'id' | 'name' | 'brand' | 'lengthFt' | 'capacity' | 'location'>;

/** The public filter's first five entries, in this order (public-area §9); further brands follow by name. */
const LEADING_BRANDS = ['sea-ray', 'azimut', 'pershing', 'princess'];

/** Orders brands as the category select shows them: the spec's four first, then the rest of the fleet by name. */
export function orderBrands(brands: readonly BrandFacet[]): BrandFacet[] {
  const rank = (brand: BrandFacet) => {
    const index = LEADING_BRANDS.indexOf(brand.slug);
    return index === -1 ? LEADING_BRANDS.length : index;
  };
  return [...brands].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}
