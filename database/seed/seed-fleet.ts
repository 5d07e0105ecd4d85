import type { InferInsertModel } from 'drizzle-orm';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { centsFromDollars } from '#core/money.ts';
import { yachts } from '#features/fleet/tables.ts';
import { DURATIONS, type PriceSheet, type PricingType } from '#features/pricing/domain/index.ts';
import { listingOf } from '#features/pricing/service.ts';
import { yachtPricing } from '#features/pricing/tables.ts';
import type { SeedDeps } from './deps.ts';
import { fleetSeed, type YachtSeed } from './fleet/index.ts';
import { papersOf } from './fleet/papers.ts';
import type { PriceSheetSeed } from './fleet/yacht-seed.ts';
import { picturesOf } from './fleet-pictures.ts';
import { descriptionIn, phraseIn, termsIn, translated } from './translations/index.ts';

type PricingRow = InferInsertModel<typeof yachtPricing>;

/** Yachts of at least this length do not count as small boats. */
const DAY_BOAT_FT = 34;

const cents = (dollars: number | null) => (dollars === null ? null : centsFromDollars(dollars));

function sheetOf(pricingType: PricingType, sheet: PriceSheetSeed): PriceSheet {
  const { amenitiesIncluded, gratuityPercent, salesTaxPercent, apaPercent, specialTerms, terms } = sheet;
  return {
    pricingType,
    prices: Object.fromEntries(DURATIONS.map(({ key }) => [key, cents(sheet[key])])) as PriceSheet['prices'],
    amenitiesIncluded,
    gratuityPercent,
    salesTaxPercent,
    apaPercent,
    specialTerms,
    translations: translated({ amenitiesIncluded, specialTerms }, (language) => ({
      amenitiesIncluded: amenitiesIncluded.map((amenity) => phraseIn(language, amenity)),
      specialTerms: termsIn(language, terms),
    })),
  };
}

/** A yacht's price sheets, in the form from which the prices of charters are calculated. */
export function sheetsOf({ pricing: { withAmenities, withoutAmenities } }: YachtSeed): PriceSheet[] {
  return [
    ...(withAmenities ? [sheetOf('with_amenities', withAmenities)] : []),
    ...(withoutAmenities ? [sheetOf('without_amenities', withoutAmenities)] : []),
  ];
}

/** Small open boats must be back by ten at night; all others charter at any hour. */
const hoursOf = ({ lengthFt, cabins }: YachtSeed) =>
  lengthFt !== null && lengthFt < DAY_BOAT_FT && !cabins
    ? { earliestDeparture: '08:00', latestReturn: '22:00' }
    : {};

function yachtRow(yacht: YachtSeed, today: CharterDay): InferInsertModel<typeof yachts> {
  const { primary, gallery } = picturesOf(yacht);
  const { family: _family, hullColour: _hull, pricing: _pricing, picture: _picture, ...rest } = yacht;
  const { category, pricePerDayUsd, ...same } = rest;
  const { amenities, ...price } = listingOf(sheetsOf(yacht));
  return {
    ...same,
    ...papersOf(yacht, today),
    ...hoursOf(yacht),
    categoryId: category,
    pricePerDayCents: cents(pricePerDayUsd),
    ...price,
    amenities: [...amenities],
    translations: translated(rest, (language) => ({
      description: descriptionIn(language, yacht.name),
      features: yacht.features.map((feature) => phraseIn(language, feature)),
      engineType: phraseIn(language, yacht.engineType),
    })),
    primaryImage: primary,
    galleryImages: [...gallery],
  };
}

function pricingRow(id: string, yachtId: string, { prices, ...sheet }: PriceSheet): PricingRow {
  return {
    id,
    yachtId,
    ...sheet,
    ...Object.fromEntries(DURATIONS.map(({ key }) => [`${key}Cents`, prices[key]])),
    amenitiesIncluded: [...sheet.amenitiesIncluded],
  };
}

/** Writes the whole fleet with its prices, papers and pictures into an empty database. */
export async function seedFleet({ db, newId }: SeedDeps, now: Date): Promise<void> {
  await db.insert(yachts).values(fleetSeed.map((yacht) => yachtRow(yacht, charterDayAt(now))));
  const sheets = fleetSeed.flatMap((yacht) =>
    sheetsOf(yacht).map((sheet) => pricingRow(newId(), yacht.id, sheet)),
  );
  if (sheets.length > 0) await db.insert(yachtPricing).values(sheets);
}
