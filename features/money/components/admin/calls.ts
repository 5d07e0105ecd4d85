import { ApiError, answer, type CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { upload } from '#core/upload.ts';
import { reading, readingIfAny, readWhile } from '#ui/reading.ts';
import { money, moneyFiles } from '../../queries.ts';
import type { AdditionInput } from '../../schema/additions.ts';
import type {
  PaymentInput,
  RefundElsewhereInput,
  RefundInput,
  RefundStepInput,
  StaffMoneyAnswer,
} from '../../schema/index.ts';

const one = () => money().admin.charters[':charterId'].money;

/** The path under which staff read the money of charters. */
export const CHARTERS_MONEY = '/api/admin/charters/:charterId/money';

/** Reads what a charter's client owes, paid and got back. */
export const chartersMoneyQuery = (charterId: string) => ({
  ...readingIfAny(one(), { param: { charterId } }),
  ...readWhile((money: StaffMoneyAnswer | null | undefined) => money != null && isAtCardCompany(money)),
});

/** Whether the card company's answer is still to come: about a hold, a refund, or a dispute's answer. */
export const isAtCardCompany = ({ hold, refunds, disputes }: StaffMoneyAnswer): boolean =>
  isAskedOf(hold) ||
  refunds.some(({ isToCard, state }) => isToCard && (state === 'wanted' || state === 'sent')) ||
  disputes.some(({ isUnderWay }) => isUnderWay);

/** Whether the card company has been asked to authorize, release or capture a hold. */
const isAskedOf = (hold: StaffMoneyAnswer['hold']) =>
  hold?.state === 'asked' || (hold?.ordered != null && hold.trouble === '');

/** Reads the balance of each ledger account at the end of a day. */
export const trialBalanceQuery = (on: string) => ({
  ...reading(money().admin.money['trial-balance'], { query: { on } }),
  staleTime: 0,
});

/** Whether a payment was refused because an equal one is recorded already. */
export const isRecordedAlready = (error: unknown) =>
  error instanceof ApiError && error.refusal.code === 'payment-recorded';

export const recordPayment = (charterId: string, json: PaymentInput, options: CallOptions) =>
  answer(one().payments.$post({ param: { charterId }, json }, options));

/** The address of a payment's receipt. */
export const receiptAddress = (charterId: string, paymentId: string) =>
  `/api/admin/charters/${charterId}/money/payments/${paymentId}/receipt`;

/** Adds a photo or PDF to a payment, or about damage if none is named. Sending the same again does it once. */
export const addMoneyFile = (charterId: string, payment: string | undefined, file: File) =>
  once(['money-file', charterId, payment, file.name, file.size, file.lastModified], (_, key) =>
    upload(moneyFiles(), {
      param: { charterId },
      query: payment === undefined ? {} : { payment },
      file: ['file', file, file.name],
      idempotencyKey: key,
    }),
  );

/** The address of a file beside a payment or the damage hold. */
export const moneyFileAddress = (charterId: string, fileId: string) =>
  `/api/admin/charters/${charterId}/money/files/${fileId}`;

export const removeMoneyFile = (charterId: string, fileId: string) =>
  answer(moneyFiles()[':fileId'].$delete({ param: { charterId, fileId } }));

export const reversePayment = (charterId: string, paymentId: string, reason: string) =>
  answer(one().payments[':paymentId'].reversal.$post({ param: { charterId, paymentId }, json: { reason } }));

export const giveBack = (charterId: string, json: RefundInput, options: CallOptions) =>
  answer(one().refunds.$post({ param: { charterId }, json }, options));

export const enterRefundElsewhere = (charterId: string, json: RefundElsewhereInput) =>
  answer(one().refunds.elsewhere.$post({ param: { charterId }, json }));

export const addOwed = (charterId: string, json: AdditionInput, options: CallOptions) =>
  answer(one().additions.$post({ param: { charterId }, json }, options));

export const withdrawOwed = (charterId: string, additionId: string) =>
  answer(one().additions[':additionId'].withdrawal.$post({ param: { charterId, additionId } }));

export const stepRefund = (charterId: string, refundId: string, json: RefundStepInput) =>
  answer(one().refunds[':refundId'].step.$post({ param: { charterId, refundId }, json }));
