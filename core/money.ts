/** An amount in US cents. Whole, never negative in a price. */
export type Cents = number;

/** Whole US dollars, as the API writes them, in cents. */
export function centsFromDollars(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Cents as whole US dollars, rounded half-up: the unit of every amount the API answers with. */
export function dollarsFromCents(cents: Cents): number {
  return Math.floor(cents / 100 + 0.5);
}

/** `percent` of `cents`, rounded half-up to a whole dollar, so that the lines on a screen add up (product 1.8). */
export function percentOf(cents: Cents, percent: number): Cents {
  // Percentages carry at most two decimals; scaling them to whole numbers keeps 7 % of 1,250 out of binary fractions.
  const hundredths = Math.round(percent * 100);
  return Math.floor((cents * hundredths) / 1_000_000 + 0.5) * 100;
}
