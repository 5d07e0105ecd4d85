import type { InferInsertModel } from 'drizzle-orm';
import { centsFromDollars } from '#core/money.ts';
import { yachts } from '#features/fleet/tables.ts';
import { yachtPricing } from '#features/pricing/tables.ts';
import type { SeedDeps } from './deps.ts';
import { fleetSeed, type YachtSeed } from './fleet/index.ts';
import { picturesOf } from './fleet-pictures.ts';

type PriceSheet = NonNullable<YachtSeed['pricing']['withAmenities']>;
type PricingRow = InferInsertModel<typeof yachtPricing>;

const cents = (dollars: number | null) => (dollars === null ? null : centsFromDollars(dollars));

function yachtRow(yacht: YachtSeed): InferInsertModel<typeof yachts> {
  const { primary, gallery } = picturesOf(yacht.id);
  const { family: _family, hullColour: _hull, pricing: _pricing, category, pricePerDayUsd, ...same } = yacht;
  return {
    ...same,
    categoryId: category,
    pricePerDayCents: cents(pricePerDayUsd),
    primaryImage: primary,
    galleryImages: [...gallery],
  };
}

function pricingRow(
  id: string,
  yachtId: string,
  pricingType: PricingRow['pricingType'],
  sheet: PriceSheet,
): PricingRow {
  return {
    id,
    yachtId,
    pricingType,
    price3HoursCents: cents(sheet.price3Hours),
    price4HoursCents: cents(sheet.price4Hours),
    price5HoursCents: cents(sheet.price5Hours),
    price6HoursCents: cents(sheet.price6Hours),
    price8HoursCents: cents(sheet.price8Hours),
    price10HoursCents: cents(sheet.price10Hours),
    price12HoursCents: cents(sheet.price12Hours),
    price24HoursCents: cents(sheet.price24Hours),
    priceWeeklyCents: cents(sheet.priceWeekly),
    amenitiesIncluded: sheet.amenitiesIncluded,
    gratuityPercent: sheet.gratuityPercent,
    salesTaxPercent: sheet.salesTaxPercent,
    apaPercent: sheet.apaPercent,
    specialTerms: sheet.specialTerms,
  };
}

/** Puts the whole fleet with its prices and pictures into an empty database. */
export async function seedFleet({ db, newId }: SeedDeps): Promise<void> {
  await db.insert(yachts).values(fleetSeed.map(yachtRow));
  const sheets = fleetSeed.flatMap(({ id, pricing: { withAmenities, withoutAmenities } }) => [
    ...(withAmenities ? [pricingRow(newId(), id, 'with_amenities', withAmenities)] : []),
    ...(withoutAmenities ? [pricingRow(newId(), id, 'without_amenities', withoutAmenities)] : []),
  ]);
  if (sheets.length > 0) await db.insert(yachtPricing).values(sheets);
}
