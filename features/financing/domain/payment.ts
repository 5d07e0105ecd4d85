import type { Cents } from '#core/money.ts';

/** The ranges of the estimator on /financing. The rate is the visitor's own guess, never an offer. */
export const ESTIMATE_LIMITS = {
  dollars: { min: 5_000, max: 5_000_000, usual: 250_000 },
  months: { min: 12, max: 240, usual: 120 },
  percent: { min: 0, max: 30, usual: 8 },
} as const;

export type PaymentEstimate = {
  readonly monthlyCents: Cents;
  readonly totalCents: Cents;
  readonly interestCents: Cents;
};

/**
 * The cost of a loan that is repaid in equal monthly parts: the annuity formula, with a twelfth of the yearly rate. Each line is
 * rounded half-up to whole dollars from the exact figure (product 1.8). The interest is the total less the principal, so that the
 * two add up to the total; the last payment of a real loan makes up for the cents.
 *
 * @param principalCents above 0
 * @param annualPercent 0 to 100; at 0 the principal is only divided
 * @param months 1 or more, whole
 */
export function estimatePayment(
  principalCents: Cents,
  annualPercent: number,
  months: number,
): PaymentEstimate {
  const rate = annualPercent / 1_200;
  const exact = rate === 0 ? principalCents / months : (principalCents * rate) / (1 - (1 + rate) ** -months);
  const totalCents = wholeDollars(exact * months);
  return {
    monthlyCents: wholeDollars(exact),
    totalCents,
    interestCents: Math.max(0, totalCents - wholeDollars(principalCents)),
  };
}

const wholeDollars = (cents: number): Cents => Math.floor(cents / 100 + 0.5) * 100;
