import type { Cents } from '#core/money.ts';

/**
 * The parts of an amount. They are kept apart everywhere, so that a refund of a part also returns its share of the tax. `base`
 * is the yacht with the extras.
 */
export const PARTS = ['base', 'tax', 'gratuity', 'apa'] as const;
export type Part = (typeof PARTS)[number];
export type Parts = Readonly<Record<Part, Cents>>;

export const NOTHING: Parts = { base: 0, tax: 0, gratuity: 0, apa: 0 };

export const sumOfParts = (parts: Parts): Cents => PARTS.reduce((sum, part) => sum + parts[part], 0);

export const mapParts = (centsOf: (part: Part) => Cents): Parts => ({
  base: centsOf('base'),
  tax: centsOf('tax'),
  gratuity: centsOf('gratuity'),
  apa: centsOf('apa'),
});

export function addParts(...all: readonly Parts[]): Parts {
  return mapParts((part) => all.reduce((sum, parts) => sum + parts[part], 0));
}

/**
 * Divides an amount by weights, to the cent: each share is rounded down, and the remaining cents go to the shares that lost
 * most, earlier ones first. No share is more than its exact value rounded up.
 *
 * @param weights none below 0; if all are 0, the first share is everything
 */
export function apportion(cents: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  // Use BigInt, because the product of two amounts can exceed the integers that a number holds exactly.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(total)));
  const losers = exact
    .map((product, index) => ({ index, lost: product % BigInt(total) }))
    .sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of losers.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Divides an amount into parts in the same proportion as another amount's parts. */
export function partsOf(cents: Cents, like: Parts): Parts {
  const [base = 0, tax = 0, gratuity = 0, apa = 0] = apportion(
    cents,
    PARTS.map((part) => like[part]),
  );
  return { base, tax, gratuity, apa };
}

/** `percent` of an amount, rounded half up to the cent. A price's lines are rounded to dollars, but money that moves is not. */
export function shareOf(cents: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  return Number((BigInt(cents) * BigInt(hundredths) + 5_000n) / 10_000n);
}
