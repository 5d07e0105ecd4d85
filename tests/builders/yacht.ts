import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { yachts } from '#features/fleet/tables.ts';
import { listByPrices } from '#features/pricing/service.ts';
import { yachtPricing } from '#features/pricing/tables.ts';
import type { Database } from '#platform/db/database.ts';

/**
 * Adds a yacht to the fleet: a plain 60 ft Azimut for twelve guests at Miami Beach, whose certificate allows many more,
 * except where the test's fields differ.
 */
export async function aYacht(db: Database, fields: Partial<InferInsertModel<typeof yachts>> = {}) {
  const [yacht] = await db
    .insert(yachts)
    .values({
      id: `yacht-${randomUUID().slice(0, 8)}`,
      name: 'Tidewater',
      brand: 'Azimut',
      model: 'Flybridge 60',
      description: 'A flybridge yacht for a quiet day on Biscayne Bay.',
      location: 'Miami Beach',
      marina: 'Miami Beach Marina',
      lengthFt: 60,
      capacity: 12,
      certificateNumber: 'MIA-0001',
      certificatePassengers: 1_000,
      certificateValidUntil: '2099-12-31',
      ...fields,
    })
    .returning();
  if (!yacht) throw new Error('The yacht was not stored');
  return yacht;
}

/**
 * Gives a yacht a price sheet: four hours at $2,000 and eight at $3,600 with amenities, except where the test's fields
 * differ.
 */
export async function aPriceRecord(
  db: Database,
  yachtId: string,
  fields: Partial<InferInsertModel<typeof yachtPricing>> = {},
) {
  const [record] = await db
    .insert(yachtPricing)
    .values({
      id: randomUUID(),
      yachtId,
      pricingType: 'with_amenities',
      price4HoursCents: 200_000,
      price8HoursCents: 360_000,
      gratuityPercent: 18,
      salesTaxPercent: 7,
      ...fields,
    })
    .returning();
  if (!record) throw new Error('The price record was not stored');
  await listByPrices({ db }, yachtId);
  return record;
}
