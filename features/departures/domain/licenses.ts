import type { Option } from '#core/field-kinds.ts';

/** The Coast Guard licenses that a captain may have here, each for yachts of less than that many gross tons. */
export const LICENSES = [
  { id: 'oupv', name: 'OUPV' },
  { id: 'master-25', name: 'Master, 25 tons' },
  { id: 'master-50', name: 'Master, 50 tons' },
  { id: 'master-100', name: 'Master, 100 tons' },
  { id: 'master-200', name: 'Master, 200 tons' },
  { id: 'master-500', name: 'Master, 500 tons' },
  { id: 'master-1600', name: 'Master, 1,600 tons' },
  { id: 'master', name: 'Master, any tonnage' },
] as const satisfies readonly Option[];

export type License = (typeof LICENSES)[number]['id'];

/**
 * What each license permits: yachts below so many gross tons, and so many passengers for hire. An operator of uninspected
 * passenger vessels may carry six, below 100 tons and uninspected (46 CFR 15.605, 11.467); more passengers or an inspected
 * yacht need a master (46 CFR 15.515, 11.464).
 */
const GOOD_FOR: Readonly<Record<License, { readonly belowTons: number; readonly mostGuests: number }>> = {
  oupv: { belowTons: 100, mostGuests: 6 },
  'master-25': { belowTons: 25, mostGuests: Number.POSITIVE_INFINITY },
  'master-50': { belowTons: 50, mostGuests: Number.POSITIVE_INFINITY },
  'master-100': { belowTons: 100, mostGuests: Number.POSITIVE_INFINITY },
  'master-200': { belowTons: 200, mostGuests: Number.POSITIVE_INFINITY },
  'master-500': { belowTons: 500, mostGuests: Number.POSITIVE_INFINITY },
  'master-1600': { belowTons: 1_600, mostGuests: Number.POSITIVE_INFINITY },
  master: { belowTons: Number.POSITIVE_INFINITY, mostGuests: Number.POSITIVE_INFINITY },
};

/** A yacht without a recorded tonnage counts as the largest small one (product 2.15), so that no license passes by luck. */
const UNKNOWN_TONS = 99;

/** Whether a license suffices for a yacht of that tonnage, inspected or not, with so many guests. */
export function isEnough(
  license: License,
  {
    grossTons,
    isInspected,
    guests,
  }: { readonly grossTons: number | null; readonly isInspected: boolean; readonly guests: number },
): boolean {
  const { belowTons, mostGuests } = GOOD_FOR[license];
  if (license === 'oupv' && isInspected) return false;
  return (grossTons ?? UNKNOWN_TONS) < belowTons && guests <= mostGuests;
}
