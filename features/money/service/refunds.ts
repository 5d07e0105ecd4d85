import { ok, refused, refusedAt } from '#core/result.ts';
import { words } from '../components/admin/words/index.ts';
import {
  allowanceFor,
  apaLeftCents,
  canStep,
  hereCents,
  isGivenAnew,
  keptParts,
  NOTHING,
  type OtherWay,
  type RefundStep,
  returned,
  reversed,
  spreadOver,
} from '../domain/index.ts';
import {
  findCalledOff,
  findTransaction,
  insertObligations,
  insertRefundStep,
  insertRefunds,
  insertWithdrawals,
  type Refund,
} from '../repository/index.ts';
import { type Billed, type Doer, holdAccount, type MoneyDeps, post, settle } from './account.ts';

/**
 * Orders a refund, from the newest payments first. What exceeds the overpaid amount is taken off what the client owes, in
 * proportion to the paid parts. Refused with `more-than-paid`, with `payment-disputed` if the client's bank holds the money, or
 * as `invalid` if the amount is 0 and nothing can be kept. Answers the refunds, and the cents that are kept.
 *
 * @param wanted.keepsRest for a cancelled charter: the business keeps the rest, which can be everything
 * @param wanted.isOfApa it is what is left of the APA, so it is taken off the APA alone
 * @param wanted.ofPayment the payment of which it is; without it the newest payments
 * @param wanted.at when it was given back, if not now: whether before or after a cancellation decides what is still to give back
 */
export async function wantRefund(
  deps: MoneyDeps,
  billed: Billed,
  wanted: {
    readonly cents: number;
    readonly reason: string;
    readonly keepsRest: boolean;
    readonly isOfApa?: boolean;
    readonly ofPayment?: string;
    readonly at?: Date;
  },
  by: Doer,
) {
  const { charterId } = billed;
  const keepsRest = wanted.keepsRest && billed.stage === 'cancelled';
  if (wanted.cents === 0 && !keepsRest) return refusedAt('invalid', 'cents', words.refusals.nothingBack);
  const { owed, payments, statement } = await holdAccount(deps, charterId);
  const { isOfApa = false, ofPayment } = wanted;
  if (isOfApa && wanted.cents > apaLeftCents(statement, billed.stage))
    return refusedAt('more-than-paid', 'cents', words.refusals.moreThanApa);
  const shares = spreadOver(
    wanted.cents,
    ofPayment === undefined ? payments : payments.filter(({ id }) => id === ofPayment),
  );
  if (!shares)
    return wanted.cents <= hereCents(statement) + statement.disputedCents
      ? refusedAt('payment-disputed', 'cents', words.refusals.paymentDisputed)
      : refusedAt('more-than-paid', 'cents', words.refusals.moreThanPaid);
  const now = deps.now();
  const wish = deps.newId();
  const made = {
    charterId,
    reason: wanted.reason,
    cause: `wanted:${wish}`,
    wantedBy: by.name,
    wantedAt: wanted.at ?? now,
  };
  const refunds = shares.map((share) => ({ ...made, ...share, id: deps.newId() }));
  await insertRefunds(deps.db, refunds);
  const held = statement.paidCents - statement.returnedCents - statement.returningCents;
  // The rest of the APA was owed, so it is no part of what was overpaid.
  let spare = isOfApa ? 0 : statement.overCents;
  let left = held;
  let remaining = owed;
  for (const { id, cents } of refunds) {
    const excess = Math.max(0, cents - spare);
    if (excess > 0) {
      const allowance = {
        id: deps.newId(),
        kind: 'allowance' as const,
        parts: isOfApa ? { ...NOTHING, apa: -excess } : allowanceFor(excess, left, remaining),
        holdCents: 0,
        dueAt: now,
        cause: `allowance:${id}`,
      };
      await insertObligations(deps.db, [allowance], { charterId, cause: allowance.cause, madeAt: now });
      remaining = [...remaining, allowance];
    }
    spare = Math.max(0, spare - cents);
    left -= cents;
  }
  const keptCents = keepsRest ? spare : 0;
  if (keptCents > 0) {
    const agreed = await findCalledOff(deps.db, charterId);
    const kept = {
      kind: 'cancellation',
      parts: keptParts(keptCents, held, agreed),
      holdCents: 0,
      dueAt: now,
    } as const;
    const cause = `kept:${wish}`;
    await insertObligations(deps.db, [{ ...kept, id: deps.newId() }], { charterId, cause, madeAt: now });
  }
  await settle(deps, billed, `wanted:${wish}`, by);
  const byCard = new Set(payments.flatMap(({ id, method }) => (method === 'card' ? [id] : [])));
  return ok({
    refunds: refunds.map((one) => ({ ...one, isToCard: byCard.has(one.paymentId) })),
    keptCents,
  });
}

/** Withdraws a refund that is not sent yet; what its allowance took off is owed again. */
export async function withdrawRefund(
  deps: MoneyDeps,
  charterId: string,
  { id }: Pick<Refund, 'id'>,
  note: string,
  by: Doer,
): Promise<void> {
  const { owed } = await holdAccount(deps, charterId);
  await insertRefundStep(deps.db, {
    refundId: id,
    step: 'withdrawn',
    note,
    doneBy: by.name,
    doneAt: deps.now(),
  });
  const own = owed.filter(({ cause }) => cause === `allowance:${id}`);
  await insertWithdrawals(
    deps.db,
    own.map((one) => ({ ...one, withdrawalId: deps.newId() })),
    { charterId, cause: `withdrawn:${id}`, madeAt: deps.now() },
  );
}

/**
 * Records a step of a refund: sent, arrived, come back, or withdrawn. A second call answers the same. Refused with
 * `refund-not-found`, or `refund-moved-on` if the step is not possible in its state.
 */
export async function stepRefund(
  deps: MoneyDeps,
  billed: Billed,
  refundId: string,
  step: RefundStep,
  note: string,
  by: Doer,
) {
  const { charterId } = billed;
  const { payments, refunds } = await holdAccount(deps, charterId);
  const refund = refunds.find(({ id }) => id === refundId);
  const payment = payments.find(({ id }) => id === refund?.paymentId);
  if (!refund || !payment) return refused('refund-not-found');
  if (refund.state === step) return ok({ refund, isNew: false });
  if (!canStep(step, refund.state)) return refused('refund-moved-on');
  if (step === 'withdrawn') await withdrawRefund(deps, charterId, refund, note, by);
  else {
    await insertRefundStep(deps.db, { refundId, step, note, doneBy: by.name, doneAt: deps.now() });
  }
  if (step === 'sent') {
    await post(
      deps,
      billed,
      `refund:${refundId}`,
      by,
      returned(refund.cents, refund.otherWay ?? payment.method),
    );
  }
  if (step === 'failed') {
    const sent = await findTransaction(deps.db, `refund:${refundId}`);
    if (sent) await post(deps, billed, `refund-failed:${refundId}`, by, reversed(sent.entries), sent.id);
  }
  await settle(deps, billed, `${step}:${refundId}`, by);
  return ok({ refund: { ...refund, state: step }, isNew: true });
}

/**
 * Records that staff sent a failed card refund in another way. It replaces the failed refund, for which the card company is not
 * asked again. Refused with `refund-not-found`, or `refund-moved-on` if it did not fail or was given back already.
 */
export async function sendInstead(
  deps: MoneyDeps,
  billed: Billed,
  refundId: string,
  { way, note }: { readonly way: OtherWay; readonly note: string },
  by: Doer,
) {
  const { charterId } = billed;
  const { payments, refunds } = await holdAccount(deps, charterId);
  const failed = refunds.find(({ id }) => id === refundId);
  const payment = payments.find(({ id }) => id === failed?.paymentId);
  if (!failed || payment?.method !== 'card') return refused('refund-not-found');
  const isHere = failed.state === 'failed' && !isGivenAnew(failed, refunds);
  if (!isHere || payment.leftCents < failed.cents) return refused('refund-moved-on');
  const { paymentId, cents, reason } = failed;
  const id = deps.newId();
  const made = { wantedBy: by.name, wantedAt: deps.now(), cause: `instead:${refundId}`, otherWay: way };
  await insertRefunds(deps.db, [{ id, charterId, paymentId, cents, reason, ...made }]);
  return stepRefund(deps, billed, id, 'sent', note, by);
}
