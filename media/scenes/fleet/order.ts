import type { YachtSeed } from '#database/seed/fleet/yacht-seed.ts';

/** The order in which the site lists the fleet: the featured first, then the longest (features/fleet/repository/index.ts). */
export function inBrochureOrder(fleet: readonly YachtSeed[]): YachtSeed[] {
  return [...fleet].sort(
    (a, b) =>
      Number(b.isFeatured) - Number(a.isFeatured) || b.lengthFt - a.lengthFt || (a.id < b.id ? -1 : 1),
  );
}
