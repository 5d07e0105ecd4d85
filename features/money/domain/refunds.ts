import type { Cents } from '#core/money.ts';

/**
 * The steps of a refund. Staff send it (`sent`), and see it arrive (`succeeded`) or come back (`failed`). A refund that is not
 * sent yet can be withdrawn. A bank can return money even after it seemed to have arrived.
 */
export const REFUND_STEPS = {
  sent: { from: ['wanted'], button: 'Mark as sent', label: 'Sent' },
  succeeded: { from: ['sent'], button: 'Mark as arrived', label: 'Given back' },
  failed: { from: ['sent', 'succeeded'], button: 'It came back', label: 'Failed' },
  withdrawn: { from: ['wanted'], button: 'Withdraw', label: 'Withdrawn' },
} as const;
export type RefundStep = keyof typeof REFUND_STEPS;
export const REFUND_STEP_NAMES = Object.keys(REFUND_STEPS) as [RefundStep, ...RefundStep[]];
export type RefundState = 'wanted' | RefundStep;

/** Whether this step is possible in this state. */
export function canStep(step: RefundStep, state: RefundState): boolean {
  return (REFUND_STEPS[step].from as readonly RefundState[]).includes(state);
}

/** Whether the money has left the business. */
export const returnsMoney = (state: RefundState): boolean => state === 'sent' || state === 'succeeded';

/** Whether the refund uses up part of its payment. A failed or withdrawn one does not: its money can be given back again. */
export const isLive = (state: RefundState): boolean => state !== 'failed' && state !== 'withdrawn';

type Wanted = {
  readonly id: string;
  readonly paymentId: string;
  readonly state: RefundState;
  readonly wantedAt: Date;
  readonly steps: readonly { readonly step: string; readonly doneAt: Date }[];
};

/**
 * Whether the money of a failed refund has been given back again since, from the same payment, so that nobody must send it any
 * more. A refund ordered before the failure does not count.
 */
export function isGivenAnew(failed: Wanted, refunds: readonly Wanted[]): boolean {
  const failedAt = failed.steps.find(({ step }) => step === 'failed')?.doneAt;
  return refunds.some(
    ({ id, paymentId, state, wantedAt }) =>
      id !== failed.id &&
      paymentId === failed.paymentId &&
      failedAt !== undefined &&
      wantedAt >= failedAt &&
      state !== 'withdrawn',
  );
}

type Payment = { readonly id: string; readonly leftCents: Cents };

/**
 * Spreads a refund over payments: the newest first, each up to what is left of it.
 *
 * @param payments the oldest first
 * @returns null if less than the amount is left in all
 */
export function spreadOver(
  cents: Cents,
  payments: readonly Payment[],
): { readonly paymentId: string; readonly cents: Cents }[] | null {
  let open = cents;
  const shares = [...payments].reverse().flatMap(({ id, leftCents }) => {
    const share = Math.min(open, leftCents);
    open -= share;
    return share > 0 ? [{ paymentId: id, cents: share }] : [];
  });
  return open === 0 ? shares : null;
}

/** How much of a refund goes back to cards. The card company sends that at once. */
export function toCardsCents(
  cents: Cents,
  payments: readonly (Payment & { readonly isByCard: boolean })[],
): Cents {
  const byCard = new Set(payments.flatMap(({ id, isByCard }) => (isByCard ? [id] : [])));
  const shares = spreadOver(cents, payments) ?? [];
  return shares.reduce((sum, share) => (byCard.has(share.paymentId) ? sum + share.cents : sum), 0);
}

/** The other ways for a refund that its card did not take. Staff send it, and say which way. */
export const OTHER_WAYS = ['bank-transfer', 'zelle', 'cash'] as const;
export type OtherWay = (typeof OTHER_WAYS)[number];
