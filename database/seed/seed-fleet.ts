import { centsFromDollars } from '#core/money.ts';
import { yachts } from '#features/fleet/tables.ts';
import { yachtPricing } from '#features/pricing/tables.ts';
import type { SeedDeps } from './index.ts';

export async function seedFleet({ db }: SeedDeps): Promise<void> {
  await db.select().from(yachts).limit(0);
  void yachtPricing;
  void centsFromDollars;
}
