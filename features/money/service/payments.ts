import { charterDayAt } from '#core/charter-time.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { words } from '../components/admin/words/index.ts';
import { isLive, type Method, received, reversed } from '../domain/index.ts';
import { findTransaction, insertPayment, insertReversal } from '../repository/index.ts';
import { type Billed, type Doer, holdAccount, type MoneyDeps, post, settle } from './account.ts';
import { keepOnlyHeld } from './obligations.ts';

/**
 * Records a client's payment; its receipt gets the next number. In the caller's transaction. Refused with `invalid` if
 * the day is in the future.
 */
export async function recordPayment(
  deps: MoneyDeps,
  billed: Billed,
  paid: {
    readonly cents: number;
    readonly method: Method;
    readonly receivedOn: string;
    readonly reference: string;
  },
  by: Doer,
) {
  if (paid.receivedOn > charterDayAt(deps.now())) {
    return refusedAt('invalid', 'receivedOn', words.refusals.dayToCome);
  }
  await holdAccount(deps, billed.charterId);
  const payment = await insertPayment(deps.db, {
    ...paid,
    id: deps.newId(),
    charterId: billed.charterId,
    recordedBy: by.name,
    recordedByAccount: by.accountId ?? null,
    recordedAt: deps.now(),
  });
  const cause = `payment:${payment.id}`;
  await post(deps, billed, cause, by, received(payment.cents, payment.method));
  await settle(deps, billed, cause, by);
  return ok(payment);
}

/**
 * Reverses a payment that was never made or was recorded wrongly. The staff member who recorded a payment above the limit
 * cannot reverse it: a colleague must. A second call answers the same. Refused with `payment-not-found`, `own-payment`,
 * `paid-by-card` because that money is there, or `payment-given-back` while part of it is refunded.
 */
export async function reversePayment(
  deps: MoneyDeps,
  billed: Billed,
  paymentId: string,
  { reason, limitCents }: { readonly reason: string; readonly limitCents: number },
  by: Doer,
) {
  const { payments, refunds } = await holdAccount(deps, billed.charterId);
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return refused('payment-not-found');
  if (payment.isReversed) return ok({ payment, isNew: false });
  if (payment.method === 'card') return refused('paid-by-card');
  const isOwn = payment.recordedByAccount !== null && payment.recordedByAccount === by.accountId;
  if (isOwn && payment.cents > limitCents) return refused('own-payment');
  if (refunds.some((refund) => refund.paymentId === paymentId && isLive(refund.state))) {
    return refused('payment-given-back');
  }
  const made = await findTransaction(deps.db, `payment:${paymentId}`);
  if (!made) throw new Error('A payment without its transaction');
  await insertReversal(deps.db, {
    paymentId,
    reason,
    reversedBy: by.name,
    reversedByAccount: by.accountId ?? null,
    reversedAt: deps.now(),
  });
  const cause = `reversed:${paymentId}`;
  await post(deps, billed, cause, by, reversed(made.entries), made.id);
  await keepOnlyHeld(deps, billed, cause);
  await settle(deps, billed, cause, by);
  return ok({ payment, isNew: true });
}
