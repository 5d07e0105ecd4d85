import type { Cents } from '#core/money.ts';

/** What the estimator on /financing can be set to. The rate is the visitor's own guess, never an offer. */
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
 * What a loan repaid in equal monthly parts would cost: the annuity formula, its rate the yearly one divided by
 * twelve. The monthly part is rounded half-up to a whole dollar and the total is that part times the months, so that
 * the lines on a screen add up.
 *
 * @param principalCents above 0
 * @param annualPercent 0 to 100; at 0 the principal is simply divided
 * @param months 1 or more, whole
 */
export function estimatePayment(
  principalCents: Cents,
  annualPercent: number,
  months: number,
): PaymentEstimate {
  const rate = annualPercent / 1_200;
  const exact = rate === 0 ? principalCents / months : (principalCents * rate) / (1 - (1 + rate) ** -months);
  const monthlyCents = Math.floor(exact / 100 + 0.5) * 100;
  const totalCents = monthlyCents * months;
  return { monthlyCents, totalCents, interestCents: Math.max(0, totalCents - principalCents) };
}
