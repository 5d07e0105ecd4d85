import type { YachtSeed } from '#database/seed/fleet/yacht-seed.ts';

/** The order in which each yacht's angle and light were chosen: the featured first, then the longest. */
export function inBrochureOrder(fleet: readonly YachtSeed[]): YachtSeed[] {
  return [...fleet].sort(
    (a, b) =>
      Number(b.isFeatured) - Number(a.isFeatured) || b.lengthFt - a.lengthFt || (a.id < b.id ? -1 : 1),
  );
}

/** Whether the site can say what the yacht costs, if only roughly. */
const isPriced = ({ pricing, pricePerDayUsd }: YachtSeed) =>
  pricePerDayUsd !== null || pricing.withAmenities !== null || pricing.withoutAmenities !== null;

/** The order in which the site lists the fleet (product 2.8): as above, but yachts whose price is on demand come last. */
export const inListOrder = (fleet: readonly YachtSeed[]): YachtSeed[] =>
  inBrochureOrder(fleet).sort((a, b) => Number(isPriced(b)) - Number(isPriced(a)));
