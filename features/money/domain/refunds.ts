import type { Cents } from '#core/money.ts';

/**
 * How far money on its way back is. A colleague orders it (`sent`), sees it leave (`succeeded`) or come back (`failed`); one
 * that was not sent yet can be taken back (`withdrawn`). A bank may return what seemed to have arrived.
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

/** Whether the step can be taken from that state. */
export function canStep(step: RefundStep, state: RefundState): boolean {
  return (REFUND_STEPS[step].from as readonly RefundState[]).includes(state);
}

/** Whether the money has left us. */
export const returnsMoney = (state: RefundState): boolean => state === 'sent' || state === 'succeeded';

/** Whether it uses up a part of its payment: what failed or was withdrawn may be given back again. */
export const isLive = (state: RefundState): boolean => state !== 'failed' && state !== 'withdrawn';

type Wanted = {
  readonly id: string;
  readonly paymentId: string;
  readonly state: RefundState;
  readonly wantedAt: Date;
  readonly steps: readonly { readonly step: string; readonly doneAt: Date }[];
};

/**
 * Whether money that came back to us was given back anew since, of the same payment: nobody has to send it any more. What was ordered
 * before it came back is something else.
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
 * From which payments an amount goes back: the newest first, each no more than is left of it.
 *
 * @param payments the oldest first
 * @returns null when there is not so much left in all
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

/** How money goes back that its card did not take: a colleague sends it, and says by which of these. */
export const OTHER_WAYS = ['bank-transfer', 'zelle', 'cash'] as const;
export type OtherWay = (typeof OTHER_WAYS)[number];
