import { answer, type CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { upload } from '#core/upload.ts';
import { reading, readingIfAny, readWhile } from '#ui/reading.ts';
import { money, paymentFiles } from '../../queries.ts';
import type { PaymentInput, RefundInput, RefundStepInput, StaffMoneyAnswer } from '../../schema/index.ts';

const one = () => money().admin.charters[':charterId'].money;

/** Where staff have read the money of charters. */
export const CHARTERS_MONEY = '/api/admin/charters/:charterId/money';

/** What a charter's client owes, paid and got back. */
export const chartersMoneyQuery = (charterId: string) => ({
  ...readingIfAny(one(), { param: { charterId } }),
  ...readWhile((money: StaffMoneyAnswer | null | undefined) => money != null && isAtCardCompany(money)),
});

/** Whether the card company still has to tell us something: of a hold, of a refund, or of the answer to a dispute. */
export const isAtCardCompany = ({ hold, refunds, disputes }: StaffMoneyAnswer): boolean =>
  isAskedOf(hold) ||
  refunds.some(({ isToCard, state }) => isToCard && (state === 'wanted' || state === 'sent')) ||
  disputes.some(({ isUnderWay }) => isUnderWay);

/** Whether the card company is asked to put a hold on a card, to let go of it or to capture it. */
const isAskedOf = (hold: StaffMoneyAnswer['hold']) =>
  hold?.state === 'asked' || (hold?.ordered != null && hold.trouble === '');

/** What stands in each account of the ledger at the end of a day. */
export const trialBalanceQuery = (on: string) => ({
  ...reading(money().admin.money['trial-balance'], { query: { on } }),
  staleTime: 0,
});

export const recordPayment = (charterId: string, json: PaymentInput, options: CallOptions) =>
  answer(one().payments.$post({ param: { charterId }, json }, options));

/** Where the receipt of a payment is. */
export const receiptAddress = (charterId: string, paymentId: string) =>
  `/api/admin/charters/${charterId}/money/payments/${paymentId}/receipt`;

/** Keeps a photograph or PDF beside a payment: once, however often the same is sent. */
export const addPaymentFile = (charterId: string, paymentId: string, file: File) =>
  once(['payment-file', charterId, paymentId, file.name, file.size, file.lastModified], (_, key) =>
    upload(paymentFiles(), {
      param: { charterId, paymentId },
      file: ['file', file, file.name],
      idempotencyKey: key,
    }),
  );

/** Where a file beside a payment is. */
export const paymentFileAddress = (charterId: string, paymentId: string, fileId: string) =>
  `/api/admin/charters/${charterId}/money/payments/${paymentId}/files/${fileId}`;

export const removePaymentFile = (charterId: string, paymentId: string, fileId: string) =>
  answer(paymentFiles()[':fileId'].$delete({ param: { charterId, paymentId, fileId } }));

export const reversePayment = (charterId: string, paymentId: string, reason: string) =>
  answer(one().payments[':paymentId'].reversal.$post({ param: { charterId, paymentId }, json: { reason } }));

export const giveBack = (charterId: string, json: RefundInput, options: CallOptions) =>
  answer(one().refunds.$post({ param: { charterId }, json }, options));

export const stepRefund = (charterId: string, refundId: string, json: RefundStepInput) =>
  answer(one().refunds[':refundId'].step.$post({ param: { charterId, refundId }, json }));
