/** An amount in US cents. A whole number; prices are never negative. */
export type Cents = number;

/** Converts whole US dollars, as the API has them, to cents. */
export function centsFromDollars(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Converts cents to whole US dollars, rounded half-up: the unit of every amount in the API's answers. */
export function dollarsFromCents(cents: Cents): number {
  return Math.floor(cents / 100 + 0.5);
}

/** `percent` of `cents`, rounded half-up to a whole dollar, so that the lines on a screen add up (product 1.8). */
export function percentOf(cents: Cents, percent: number): Cents {
  // A percentage has at most two decimals. As whole hundredths, 7 % of 1,250 avoids binary fractions.
  const hundredths = Math.round(percent * 100);
  return Math.floor((cents * hundredths) / 1_000_000 + 0.5) * 100;
}
