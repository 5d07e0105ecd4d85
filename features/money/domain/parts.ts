import type { Cents } from '#core/money.ts';

/**
 * What an amount is made of. Kept apart everywhere, so that a part of the money that goes back returns its part of the tax.
 * `base` is the yacht with the extras.
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
 * Shares an amount out by weights, to the cent: each share is its exact part rounded down, and the cents that are left go to
 * those who lost most by it, the earlier first. Nobody gets more than the next whole cent above their exact part.
 *
 * @param weights none below 0; where all are 0 the first takes everything
 */
export function apportion(cents: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  // Products of two amounts pass what a number holds exactly.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(total)));
  const losers = exact
    .map((product, index) => ({ index, lost: product % BigInt(total) }))
    .sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of losers.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** An amount made of the same parts as another, in the same proportion. */
export function partsOf(cents: Cents, like: Parts): Parts {
  const [base = 0, tax = 0, gratuity = 0, apa = 0] = apportion(
    cents,
    PARTS.map((part) => like[part]),
  );
  return { base, tax, gratuity, apa };
}

/** `percent` of an amount to the cent, rounded half up. Unlike a price's lines, money that moves is not rounded to dollars. */
export function shareOf(cents: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  return Number((BigInt(cents) * BigInt(hundredths) + 5_000n) / 10_000n);
}
