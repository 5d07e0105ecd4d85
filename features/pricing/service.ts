import { ok, type Result } from '#core/result.ts';
import { openYacht } from '#features/fleet/service.ts';
import type { Deps } from '#server/deps.ts';
import type { PricingRecord } from './domain.ts';
import { findPricing } from './repository.ts';

type PricingDeps = Pick<Deps, 'db' | 'now'>;

/**
 * A yacht's price sheets, the one with amenities first; none for a yacht whose price is on demand. Refused with
 * `yacht-not-found` when there is no such yacht, or when it has been archived.
 */
export async function listPricing(
  deps: PricingDeps,
  yachtId: string,
): Promise<Result<PricingRecord[], 'yacht-not-found'>> {
  const yacht = await openYacht(deps, yachtId);
  return yacht.ok ? ok(await findPricing(deps.db, yachtId)) : yacht;
}
