import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { PriceSheet, PricingRecord, PricingType } from './domain.ts';
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

/** Names the state of a yacht's sheets: it changes with every change of one, also when one is taken away and comes back. */
export async function findSheetsVersion(db: Database, yachtId: string): Promise<string> {
  const rows = await db
    .select({ id: yachtPricing.id, type: yachtPricing.pricingType, version: yachtPricing.version })
    .from(yachtPricing)
    .where(eq(yachtPricing.yachtId, yachtId))
    .orderBy(asc(yachtPricing.pricingType));
  return rows.map(({ id, type, version }) => `${type}.${id.slice(-12)}.${version}`).join('~') || 'none';
}

/** Has whoever else changes this yacht's sheets wait until the caller's transaction ends. */
export async function lockSheets(db: Database, yachtId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pricing ' || ${yachtId}))`);
}

/** Keeps a sheet in place of the yacht's own of its kind. */
export async function putSheet(
  db: Database,
  yachtId: string,
  { pricingType, prices, amenitiesIncluded, ...same }: PriceSheet,
  id: string,
  now: Date,
): Promise<void> {
  const fields = {
    ...same,
    amenitiesIncluded: [...amenitiesIncluded],
    price3HoursCents: prices.price3Hours,
    price4HoursCents: prices.price4Hours,
    price5HoursCents: prices.price5Hours,
    price6HoursCents: prices.price6Hours,
    price8HoursCents: prices.price8Hours,
    price10HoursCents: prices.price10Hours,
    price12HoursCents: prices.price12Hours,
    price24HoursCents: prices.price24Hours,
    priceWeeklyCents: prices.priceWeekly,
    updatedAt: now,
  };
  await db
    .insert(yachtPricing)
    .values({ id, yachtId, pricingType, ...fields })
    .onConflictDoUpdate({
      target: [yachtPricing.yachtId, yachtPricing.pricingType],
      set: { ...fields, version: sql`${yachtPricing.version} + 1` },
    });
}

export async function deleteSheetsBut(
  db: Database,
  yachtId: string,
  kept: readonly PricingType[],
): Promise<void> {
  await db
    .delete(yachtPricing)
    .where(and(eq(yachtPricing.yachtId, yachtId), notInArray(yachtPricing.pricingType, [...kept])));
}
