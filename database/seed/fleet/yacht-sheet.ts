import { draftOf } from './draft.ts';
import { priceSheets } from './price-sheet.ts';
import type { YachtSeed } from './yacht-seed.ts';

/**
 * The data written by hand for one yacht; its id, draft and prices follow from them. They are grouped so that a yacht fits on one
 * screen. `hire` says how the basic charter is let: with the yacht's own crew, as a bareboat charter, or on request (then the
 * yacht has no price list at all).
 */
export type YachtSheet = {
  name: string;
  boat: Pick<YachtSeed, 'brand' | 'model' | 'year'>;
  kind: Pick<YachtSeed, 'category' | 'family' | 'hullColour'>;
  berth: Pick<YachtSeed, 'location' | 'marina'>;
  size: Pick<YachtSeed, 'lengthFt' | 'beamFt' | 'capacity' | 'cabins' | 'bathrooms' | 'crew'>;
  engines: Pick<YachtSeed, 'engineType' | 'engineBrand' | 'engineModel' | 'engineHpTotal' | 'enginesCount'>;
  running: Pick<YachtSeed, 'cruisingSpeedKn' | 'maxSpeedKn' | 'fuelCapacityGal' | 'waterCapacityGal'>;
  features: string[];
  amenities: string[];
  description: string;
  hire: 'crewed' | 'bareboat' | 'on-request';
  isFeatured?: true;
  /** For a yacht on the home page: the picture there, which it has instead of one of its own, and the price of an hour. */
  onHomePage?: { picture: string; perHourUsd: number };
};

/**
 * The id of a yacht, used in its address: brand, model and name in lower case, without apostrophes, all other characters hyphens.
 * If the name is just brand and model, they appear once.
 */
export function yachtSlug(brand: string, model: string, name: string): string {
  const called = `${brand} ${model}`;
  return (name === called ? called : `${called} ${name}`)
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The full seed row of a sheet: adds the id and both price lists (none for a yacht on request). */
export function toYachtSeed(sheet: YachtSheet): YachtSeed {
  const id = yachtSlug(sheet.boat.brand, sheet.boat.model, sheet.name);
  const pricing =
    sheet.hire === 'on-request'
      ? { withAmenities: null, withoutAmenities: null }
      : priceSheets({
          id,
          brand: sheet.boat.brand,
          lengthFt: sheet.size.lengthFt,
          cabins: sheet.size.cabins,
          amenities: sheet.amenities,
          bareboat: sheet.hire === 'bareboat',
          perHourUsd: sheet.onHomePage?.perHourUsd,
        });
  return {
    id,
    name: sheet.name,
    ...sheet.boat,
    ...sheet.kind,
    ...sheet.berth,
    ...sheet.size,
    draftFt: draftOf(sheet.kind.family, sheet.size.lengthFt),
    ...sheet.engines,
    ...sheet.running,
    features: sheet.features,
    description: sheet.description,
    isFeatured: sheet.isFeatured === true,
    picture: sheet.onHomePage?.picture ?? null,
    pricing,
    pricePerDayUsd: pricing.withAmenities?.price8Hours ?? null,
  };
}
