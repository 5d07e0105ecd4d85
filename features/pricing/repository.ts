import { and, asc, type Column, eq, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { fieldColumns } from '#platform/db/field-columns.ts';
import {
  DURATIONS,
  isPriced,
  type PriceSheet,
  type PricingRecord,
  type PricingType,
} from './domain/index.ts';
import { sheetFields } from './fields.ts';
import { yachtPricing } from './tables.ts';

/** The columns of a sheet that are not fields of the staff form. */
const NOTED = ['id', 'yachtId', 'pricingType', 'version', 'updatedAt'] as const;

const { id: sheetId, yachtId: ofYacht, pricingType } = yachtPricing;
const columns = {
  id: sheetId,
  yachtId: ofYacht,
  pricingType,
  ...fieldColumns(yachtPricing, sheetFields, NOTED),
};

const NO_PRICES = Object.fromEntries(DURATIONS.map(({ key }) => [key, null])) as PriceSheet['prices'];

/** A yacht's price sheets, the one with amenities first. */
export async function findPricing(db: Database, yachtId: string): Promise<PricingRecord[]> {
  const rows = await db
    .select(columns)
    .from(yachtPricing)
    .where(eq(yachtPricing.yachtId, yachtId))
    .orderBy(asc(yachtPricing.pricingType));
  return rows.map((row) => {
    const { amenitiesIncluded, gratuityPercent, salesTaxPercent, apaPercent, specialTerms, translations } =
      row;
    return {
      id: row.id,
      yachtId: row.yachtId,
      pricingType: row.pricingType,
      prices: Object.fromEntries(
        DURATIONS.map(({ key }) => [key, row[`${key}Cents`]]),
      ) as PriceSheet['prices'],
      amenitiesIncluded,
      gratuityPercent,
      salesTaxPercent,
      apaPercent,
      specialTerms,
      translations,
    };
  });
}

/**
 * A condition for the fleet's search: whether one of a yacht's sheets has a price for exactly this number of hours.
 * Applies the rule of `isPriced`.
 */
export function pricedFor(yachtId: SQL | Column, hours: number): SQL {
  // Ask `isPriced` about each price alone, to find the prices that suffice.
  const enough = DURATIONS.filter(({ key }) => isPriced({ prices: { ...NO_PRICES, [key]: 1 } }, hours));
  const priced = or(...enough.map(({ key }) => isNotNull(yachtPricing[`${key}Cents`]))) ?? sql`false`;
  return sql`exists (select from ${yachtPricing} where ${yachtPricing.yachtId} = ${yachtId} and ${priced})`;
}

/** A version string of all of a yacht's sheets. It changes with every change, also when a sheet is deleted and added again. */
export async function findSheetsVersion(db: Database, yachtId: string): Promise<string> {
  const rows = await db
    .select({ id: yachtPricing.id, type: yachtPricing.pricingType, version: yachtPricing.version })
    .from(yachtPricing)
    .where(eq(yachtPricing.yachtId, yachtId))
    .orderBy(asc(yachtPricing.pricingType));
  return rows.map(({ id, type, version }) => `${type}.${id.slice(-12)}.${version}`).join('~') || 'none';
}

/** Locks a yacht's sheets: other writers that call this wait until the caller's transaction ends. */
export async function lockSheets(db: Database, yachtId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pricing ' || ${yachtId}))`);
}

/** Inserts a yacht's sheet, or replaces the one of the same pricing type. */
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
    ...Object.fromEntries(DURATIONS.map(({ key }) => [`${key}Cents`, prices[key]])),
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
