import { draftOf } from './draft.ts';
import { priceSheets } from './price-sheet.ts';
import type { YachtSeed } from './yacht-seed.ts';

/**
 * What is written down for one yacht; identifier, draft and prices follow from it. The groups keep a yacht on one
 * screen. `hire` says how the basic charter is let: with the yacht's own crew, as a bareboat agreement, or
 * (no price list at all) on request.
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
  /** What the home page says of her: the picture that is hers instead of one of the fleet's, and what an hour costs. */
  onHomePage?: { picture: string; perHourUsd: number };
};

/**
 * The URL name of a yacht: brand, model and name in lower case, apostrophes dropped, all else a hyphen. One that is called by
 * brand and model has them once.
 */
export function yachtSlug(brand: string, model: string, name: string): string {
  const called = `${brand} ${model}`;
  return (name === called ? called : `${called} ${name}`)
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The full seed row of a written sheet: adds the identifier and both price lists (none for "on request"). */
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
