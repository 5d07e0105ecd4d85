import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { PricingRecord } from './domain.ts';
import { yachtPricing } from './tables.ts';

/** A yacht's price sheets, the one with amenities first. */
export async function findPricing(db: Database, yachtId: string): Promise<PricingRecord[]> {
  const rows = await db
    .select()
    .from(yachtPricing)
    .where(eq(yachtPricing.yachtId, yachtId))
    .orderBy(asc(yachtPricing.pricingType));
  return rows.map((row) => ({
    id: row.id,
    yachtId: row.yachtId,
    pricingType: row.pricingType,
    prices: {
      price3Hours: row.price3HoursCents,
      price4Hours: row.price4HoursCents,
      price5Hours: row.price5HoursCents,
      price6Hours: row.price6HoursCents,
      price8Hours: row.price8HoursCents,
      price10Hours: row.price10HoursCents,
      price12Hours: row.price12HoursCents,
      price24Hours: row.price24HoursCents,
      priceWeekly: row.priceWeeklyCents,
    },
    amenitiesIncluded: row.amenitiesIncluded,
    gratuityPercent: row.gratuityPercent,
    salesTaxPercent: row.salesTaxPercent,
    apaPercent: row.apaPercent,
    specialTerms: row.specialTerms,
  }));
}
